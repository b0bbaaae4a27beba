"""`make test`: every check of the project, pytest last, whose own summary is the last line of all.

    python scripts/check.py [arguments of pytest]

All checks run even if one fails. Ends with 1 if anything failed; if that was one of the checks before
pytest, the last line counts it among the failures.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
STAMPS = ROOT / ".stamps"


def checks(node: Path) -> list[tuple[str, list[str | Path], Path]]:
    """Name, command and folder of every check but pytest, quick ones first."""
    return [
        ("ruff check", [BIN / "ruff", "check"], ROOT),
        ("ruff format", [BIN / "ruff", "format", "--check"], ROOT),
        ("layers (import-linter)", [BIN / "lint-imports", "--no-logo"], ROOT),
        ("types (mypy)", [BIN / "mypy"], ROOT),
        (
            "client types",
            ["env", "HOMESTRETCH_JIT=0", BIN / "python", "scripts/protocol_types.py", "--check"],
            ROOT,
        ),
        ("web client (svelte-check)", [node / "npm", "run", "check"], ROOT / "web"),
    ]


def title(text: str) -> None:
    """A heading between the steps."""
    print(f"\n━━ {text} {'━' * max(0, 76 - len(text))}", flush=True)


def run(command: Sequence[str | Path], folder: Path, node: Path) -> int:
    """Run one step with its output on the screen."""
    path = os.pathsep.join([str(BIN), str(node), os.environ.get("PATH", "")])
    try:
        return subprocess.run(
            [str(w) for w in command], cwd=folder, env={**os.environ, "PATH": path}
        ).returncode
    except OSError as error:
        print(error, file=sys.stderr)
        return 127


def counts(report: Path) -> tuple[int, int]:
    """How many tests passed and failed, by pytest's JUnit report."""
    passed = failed = 0
    for suite in ET.parse(report).getroot().iter("testsuite"):  # noqa: S314  (our own file)
        tests, bad = int(suite.get("tests", 0)), int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        passed += tests - bad - int(suite.get("skipped", 0))
        failed += bad
    return passed, failed


def main(arguments: Sequence[str]) -> int:
    """Run everything; see the module's docstring."""
    recorded = STAMPS / "node-path"
    node = Path(recorded.read_text()) if recorded.is_file() else Path("/usr/bin")
    failed: list[str] = []
    times: list[str] = []
    for name, command, folder in checks(node):
        title(name)
        began = time.monotonic()
        if run(command, folder, node) != 0:
            failed.append(name)
        times.append(f"{name} {time.monotonic() - began:.0f} s")
    title("pytest")
    print(f"(so far: {', '.join(times)})", flush=True)
    report = STAMPS / "junit.xml"
    report.unlink(missing_ok=True)
    code = run([BIN / "pytest", f"--junitxml={report}", *arguments], ROOT, node)
    if failed:
        passed, bad = counts(report) if report.is_file() else (0, 1)
        print(f"\nfailed besides: {', '.join(failed)}")
        print(f"{passed} passed, {bad + len(failed)} failed", flush=True)
    return 1 if failed or code else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
