"""What all tests share: plain rules by default, ledger ids on tests, a browser if there is one.

Rules run as plain Python here (`HOMESTRETCH_JIT=0`); a test of the compiled rules starts a process of its
own through the fixture `compiled`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("HOMESTRETCH_JIT", "0")

from homestretch import rulebook

ROOT = Path(__file__).resolve().parent.parent
CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
BROWSER_FIXTURES = {"browser", "page", "context", "new_context", "launch_browser", "browser_type"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


# --- the ledger ------------------------------------------------------------------------------------------


def cited(item: pytest.Item) -> list[str]:
    """The ledger ids of a test's `rule` marks."""
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rule-map FILE`: write which tests cite which rule, for the ledger report."""
    parser.addoption("--rule-map", metavar="FILE", help="write a JSON of rule -> tests after collection")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse ids that no ledger holds; put the browser tests last.

    Playwright's synchronous API keeps an event loop running in its thread for the rest of the session,
    in which asynchronous tests cannot run any more.
    """
    known = {rule for game in rulebook.games() for rule in rulebook.load(game).entries}
    wrong = sorted({f"{item.nodeid}: {rule}" for item in items for rule in cited(item) if rule not in known})
    if wrong:
        raise pytest.UsageError("no ledger has these rules:\n  " + "\n  ".join(wrong))
    for item in items:
        if BROWSER_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write the rule map if it was asked for."""
    target = session.config.getoption("--rule-map")
    if not target:
        return
    tests: dict[str, list[str]] = {}
    for item in session.items:
        for rule in cited(item):
            tests.setdefault(rule, []).append(item.nodeid)
    Path(str(target)).write_text(json.dumps(tests), encoding="utf-8")


# --- skipping --------------------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """In CI nothing may be skipped: a skipped test counts as failed."""
    report: Any = yield
    if CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped although CI=true: {report.longrepr}"
    return report


# --- the browser -----------------------------------------------------------------------------------------


@cache
def chromium() -> str | None:
    """An installed Chromium or Chrome: `HOMESTRETCH_CHROMIUM`, or the first one on the path."""
    named = os.environ.get("HOMESTRETCH_CHROMIUM")
    if named:
        return named if Path(named).is_file() else shutil.which(named)
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip browser tests where no browser is installed."""
    if item.get_closest_marker("browser") and chromium() is None:
        pytest.skip("no Chromium or Chrome: install one, or set HOMESTRETCH_CHROMIUM to its path")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the installed browser, not one that Playwright would have to download."""
    args = [
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")  # Chromium's sandbox refuses to run as root
    return {**browser_type_launch_args, "executable_path": chromium(), "args": args}


# --- the compiled rules ----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def compiled() -> Callable[..., str]:
    """Run Python with compiled rules in a process of its own: `compiled("-c", code)` gives its output."""

    def run(*arguments: str, timeout: float = 600, **environment: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "HOMESTRETCH_JIT": "1", **environment},
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )
        if done.returncode != 0:
            pytest.fail(f"python {' '.join(arguments)} ended with {done.returncode}:\n{done.stderr}")
        return done.stdout

    return run
