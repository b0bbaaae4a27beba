"""Which rules a table was played under."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from homestretch.engine import jit


@cache
def rules_hash() -> str:
    """A short hash of the sources of the engine and the games; needs no compiler, unlike the JIT's own."""
    digest = hashlib.sha256()
    for folder in ("engine", "games"):
        for path in sorted(jit.PACKAGE.glob(f"{folder}/**/*.py")):
            if path.name == "present.py":  # how a view looks to a client changes no rule
                continue
            digest.update(path.relative_to(jit.PACKAGE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


@cache
def rules_version() -> str:
    """The package's version and the hash of its rules, as `0.1.0+a1b2…`."""
    try:
        number = version("homestretch")
    except PackageNotFoundError:
        number = "0"
    return f"{number}+{rules_hash()}"
