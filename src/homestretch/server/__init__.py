"""The server: an ASGI app, the store of move logs, live updates."""
