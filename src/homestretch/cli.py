"""The command line: thin commands over the rulebook, the server and the lab.

Everything heavy is imported inside the commands: help and rules are there at once, and a command decides
whether its process runs plain or compiled rules (`HOMESTRETCH_JIT`) before anything loads them.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any, NoReturn

from cyclopts import App, Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from homestretch import rulebook
from homestretch.rulebook import Entry, Rulebook

PORT = 8137

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def _version() -> str:
    try:
        return version("homestretch")
    except PackageNotFoundError:
        return "0 (not installed)"


app = App(
    name="homestretch",
    help="Classic horse-racing family games: play them in a browser, look up rules, measure odds.",
    version=_version,
)
editions = App(name="editions", help="Boards, cards, prices and race programmes: the files in editions/.")
app.command(editions)

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON and nothing else.")]
Edition = Annotated[str | None, Parameter(help="Name of an edition, or a file of your own.")]
Seed = Annotated[int | None, Parameter(help="Makes the run repeatable.")]
Host = Annotated[str, Parameter(help="Address to listen on; the default is this machine alone.")]
Port = Annotated[int, Parameter(help="Port to listen on.")]
DataDir = Annotated[Path | None, Parameter(help="Where the tables are kept; default: your data folder.")]


def fail(message: str, code: int = 2) -> NoReturn:
    """Say what is wrong and end with `code` (2: asked for something that is not there; 1: it went wrong)."""
    err.print(Text("✗ ", style="bold red") + Text(message))
    sys.exit(code)


def print_json(value: Any) -> None:
    """The answer of `--json`."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


@contextmanager
def progress(text: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on the terminal's error stream; call what it yields with (done, total)."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(text, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def load_lab(name: str, *, counting: bool = False) -> Any:
    """A module of the lab, in compiled rules unless HOMESTRETCH_JIT says otherwise.

    `counting` makes the rules tally which of them acted. Both hold for the whole process, so this must come
    before anything loads the rules.
    """
    os.environ.setdefault("HOMESTRETCH_JIT", "1")
    if counting:
        os.environ["HOMESTRETCH_COUNT"] = "1"
    try:
        return importlib.import_module(f"homestretch.lab.{name}")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("homestretch.lab"):
            raise
        fail(f"this version of Homestretch has no {error.name}", 1)


# --- playing ---------------------------------------------------------------------------------------------


@app.command
def play(
    *,
    host: Host = "127.0.0.1",
    port: Port = PORT,
    data_dir: DataDir = None,
    browser: Annotated[bool, Parameter(help="Open the lobby in a browser.")] = True,
) -> None:
    """Start the server and open the lobby in a browser; Ctrl+C ends it, tables are kept."""
    _serve(host, port, browser, data_dir)


@app.command
def serve(*, host: Host = "127.0.0.1", port: Port = PORT, data_dir: DataDir = None) -> None:
    """Start the server alone, as on a machine that others reach."""
    _serve(host, port, False, data_dir)


def _serve(host: str, port: int, open_browser: bool, data_dir: Path | None) -> None:
    # People wait for single moves here: plain rules start at once and say where a fault is.
    os.environ["HOMESTRETCH_JIT"] = "0"
    from homestretch.server.run import serve as run_server

    try:
        run_server(host=host, port=port, open_browser=open_browser, data_dir=data_dir)
    except (OSError, ValueError) as error:
        fail(f"The server cannot start: {error}", 1)


# --- looking up ------------------------------------------------------------------------------------------

TAG_STYLES = {"printed": "green", "attested": "cyan", "resolved": "yellow", "house": "magenta"}


@app.command
def rules(
    game: Annotated[str, Parameter(help="The game, e.g. jagersro.")],
    *ids: Annotated[str, Parameter(help="Rules such as J-041 (or just 41); none: the whole ledger.")],
    json: Json = False,
) -> None:
    """Print a game's rules, all or some, as the ledger has them."""
    try:
        book = rulebook.load(game)
        wanted = [book.find(rule) for rule in ids] or list(book.entries.values())
    except rulebook.UnknownRuleError as error:
        near = f"; did you mean {' or '.join(error.near)}?" if error.near else ""
        fail(f"{error}{near}")
    if json:
        print_json([_entry_json(book, entry) for entry in wanted])
        return
    part = ""
    for entry in wanted:
        if not ids and entry.part != part:
            part = entry.part
            out.print()
            out.rule(f"[bold]{part} {entry.part_title}", align="left")
        _print_entry(book, entry, full=bool(ids))


def _entry_json(book: Rulebook, entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "part": entry.part,
        "part_title": entry.part_title,
        "tag": entry.tag,
        "info": entry.info,
        "later": entry.later,
        "text": entry.text,
        "options": {option.key: list(option.values) for option in entry.options},
        "topic": rulebook.topic_of(book.game, entry.id),
        "codes": [code.code for code in book.codes.values() if entry.id in code.rules],
    }


def _print_entry(book: Rulebook, entry: Entry, full: bool) -> None:
    head = Text.assemble((entry.id, "bold"), "  ", (entry.tag, TAG_STYLES[entry.tag]))
    if entry.info:
        head.append("  for information", style="dim")
    if entry.later:
        head.append("  not played yet", style="dim")
    if not full:
        out.print(head)
        out.print(Markdown(entry.text))
        return
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    facts.add_row("part", f"{entry.part} {entry.part_title}")
    if topic := rulebook.topic_of(book.game, entry.id):
        facts.add_row("help topic", topic)
    for option in entry.options:
        values = Text(", ").join(
            Text(value, style="bold" if i == 0 else "") for i, value in enumerate(option.values)
        )
        facts.add_row("option", Text.assemble((option.key, "cyan"), ": ", values))
    for code in book.codes.values():
        if entry.id in code.rules:
            facts.add_row(code.code, Text(code.input))
    if entry.references:
        facts.add_row("see", ", ".join(entry.references))
    body = Table.grid()
    body.add_row(Markdown(entry.text))
    body.add_row("")
    body.add_row(facts)
    out.print(Panel(body, title=head, title_align="left", border_style=TAG_STYLES[entry.tag], padding=(1, 2)))


@app.command
def ledger(
    *,
    tests_only: Annotated[bool, Parameter(negative="", help="Play no games, only count tests.")] = False,
    json: Json = False,
) -> None:
    """Report each game's rules: tests, how often they act in random games; 1 if a test is missing."""
    from homestretch import ledger as report

    try:
        with err.status("Collecting the tests …"):
            tests = report.collect_tests()
    except report.LedgerError as error:
        fail(str(error), 1)
    reports = []
    for game in rulebook.games():
        fired = None if tests_only else _fired(game)
        reports.append(report.build(rulebook.load(game), tests, fired, rulebook.reasons(game)))
    if json:
        print_json({made.book.game: made.as_json() for made in reports})
    else:
        for made in reports:
            report.show(made, out)
    if any(made.untested for made in reports):
        sys.exit(1)


def _fired(game: str) -> dict[int, int]:
    lab = load_lab("ledger", counting=True)
    with err.status(f"Playing random games of {rulebook.TITLES[game]} …"):
        found: dict[int, int] = lab.fired(game)
    return found


@editions.command
def check(
    file: Annotated[Path, Parameter(help="An edition file (TOML).")],
    *,
    game: Annotated[str, Parameter(help="The game that it is for.")] = "jagersro",
    json: Json = False,
) -> None:
    """Check an edition file; says in plain words, with file and key, what is wrong."""
    os.environ.setdefault("HOMESTRETCH_JIT", "0")
    from homestretch.games.jagersro import edition

    if game != "jagersro":
        fail(f"{game!r} has no editions yet; there is jagersro")
    problems = edition.check(file)
    if problems:
        if json:
            print_json({"ok": False, "problems": problems})
        for problem in () if json else problems:
            err.print(Text("✗ ", style="bold red") + Text(problem))
        sys.exit(1)
    found = edition.load(file)
    if json:
        print_json({"ok": True, "problems": [], "title": found.title, "hash": found.hash})
    else:
        out.print(f"[green]✓[/] {file}: {found.title}, an edition of {rulebook.TITLES[game]}")


# --- measuring -------------------------------------------------------------------------------------------


@app.command
def soak(
    game: str,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 10_000,
    players: Annotated[int | None, Parameter(help="2 to 5; default: all of them in turn.")] = None,
    edition: Edition = None,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Play random games in compiled rules, checking the ledger's invariants after every ply."""
    lab = load_lab("soak")

    with progress(f"Random games of {game}") as tick:
        found = lab.soak(game, games=games, players=players, edition=edition, seed=seed, progress=tick)
    if json:
        print_json(found)
    else:
        _print_facts(found)
    if found["dead_ends"] or found["broken_invariants"]:
        sys.exit(1)


@app.command
def odds(
    game: str,
    *horses: Annotated[str, Parameter(help="The horses of the race, in their order of play.")],
    races: Annotated[int, Parameter(help="How many races.")] = 100_000,
    edition: Edition = None,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Run one line-up many times: chances to win, to be placed and to drop out, and the fair odds."""
    lab = load_lab("odds")

    with progress("Races") as tick:
        found = lab.odds(game, horses, races=races, edition=edition, seed=seed, progress=tick)
    if json:
        print_json(found)
    else:
        out.print(lab.table(found))


@app.command
def rank(
    game: str,
    *,
    edition: Edition = None,
    seed: Seed = None,
    sample: Annotated[int | None, Parameter(help="Run only so many line-ups, drawn at random.")] = None,
    json: Json = False,
) -> None:
    """Run every ordered five-horse race once and print how each horse fared."""
    lab = load_lab("rank")

    with progress("Five-horse races") as tick:
        found = lab.rank(game, edition=edition, seed=seed, sample=sample, progress=tick)
    if json:
        print_json(found)
    else:
        out.print(lab.table(found))


@app.command
def bench(*, json: Json = False) -> None:
    """Measure the rules on this machine: games, transitions and races a second, compiling, starting."""
    lab = load_lab("bench")

    with progress("Measuring") as tick:
        found = lab.bench(progress=tick)
    if json:
        print_json(found)
        return
    for game, figures in found.items():
        out.rule(f"[bold]{rulebook.TITLES[game]}", align="left")
        _print_facts(figures)


def _print_facts(facts: dict[str, Any]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right", style="bold")
    for key, value in facts.items():
        shown = (
            f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else value
        )
        table.add_row(key.replace("_", " "), str(shown).replace(",", "\N{THIN SPACE}"))
    out.print(table)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `homestretch`."""
    try:
        app(arguments)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
