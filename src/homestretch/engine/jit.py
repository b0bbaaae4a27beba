"""Two ways to run the same rules: plain Python, or compiled by Numba.

`HOMESTRETCH_JIT=0` leaves every rule a plain Python function. Otherwise rules are compiled lazily and
cached in a folder whose name is a hash of everything that can change the machine code.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

JIT: bool = os.environ.get("HOMESTRETCH_JIT", "1") != "0"
"""True if rules are compiled in this process."""

COUNTING: bool = os.environ.get("HOMESTRETCH_COUNT", "0") == "1"
"""True if the record carries a tally of the ledger ids that acted (see `events.note`)."""

CHECKED: bool = os.environ.get("HOMESTRETCH_CHECK", "0") == "1"
"""True if compiled rules check every index, as plain ones always do. Costs a third of the speed and doubles
the time of compiling; for tests and soaks."""

PACKAGE = Path(__file__).resolve().parent.parent


def sources_hash() -> str:
    """A short hash of the package's Python sources, Numba's version and the CPU.

    Numba notices a change in a function's own file but not in those of its callees, so the whole
    package takes part: a stale compilation can never run.
    """
    import llvmlite.binding as llvm
    import numba

    digest = hashlib.sha256()
    for path in sorted(PACKAGE.glob("engine/**/*.py")) + sorted(PACKAGE.glob("games/**/*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    for path in sorted(PACKAGE.glob("bots/**/*.py")) + sorted(PACKAGE.glob("lab/**/*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    facts = (
        numba.__version__,
        llvm.get_host_cpu_name(),
        platform.machine(),
        platform.python_version(),
        str(COUNTING),
        str(CHECKED),
    )
    digest.update("|".join(facts).encode())
    return digest.hexdigest()[:20]


def cache_dir() -> Path:
    """The folder of this version's compiled rules, in the user's cache folder."""
    root = os.environ.get("HOMESTRETCH_CACHE") or platformdirs.user_cache_dir("homestretch")
    return Path(root) / "compiled" / sources_hash()


if JIT:
    # Read by Numba when it is first imported. Level 2 was measured to run as fast as 3 and compiles quicker.
    os.environ.setdefault("NUMBA_OPT", "2")
    import numba
    from numba.types import unliteral

    numba.config.CACHE_DIR = str(cache_dir())
    _njit = numba.njit

    def widened(dispatcher: Any) -> Any:
        """Have a compiled function see plain integers where its callers write constants.

        Numba compiles a function anew for every combination of literal arguments; `tell` alone came to 75
        versions. One is enough, and halves the time that compiling takes.
        """
        resolve = dispatcher.get_call_template

        def get_call_template(args: Any, kws: Any) -> Any:
            plain = {key: unliteral(value) for key, value in kws.items()}
            return resolve(tuple(unliteral(value) for value in args), plain)

        dispatcher.get_call_template = get_call_template
        return dispatcher

    def rule(function: F) -> F:
        """Mark a function as part of the rules: compiled if `JIT`."""
        compiled: F = widened(_njit(boundscheck=CHECKED)(function))
        return compiled

    def entry(function: F) -> F:
        """Like `rule`, and cached on disk: for the functions that Python code calls."""
        compiled: F = _njit(cache=True, boundscheck=CHECKED, nogil=True)(function)
        return compiled

else:

    def rule(function: F) -> F:
        """Mark a function as part of the rules: plain Python in this process."""
        return function

    entry = rule
