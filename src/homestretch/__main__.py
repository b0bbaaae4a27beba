"""`python -m homestretch` is the same as `homestretch`."""

from homestretch.cli import main

main()
