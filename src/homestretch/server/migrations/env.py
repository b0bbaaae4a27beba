"""Alembic's entry point: runs on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from homestretch.server.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise RuntimeError("migrations are run by the server's store, which passes its connection")
# Batch mode: SQLite cannot alter a column in place.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
