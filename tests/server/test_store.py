"""The store: its layout, its promises, and the editions that tables keep."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from homestretch.games.jagersro import edition
from homestretch.server.catalogue import Catalogue
from homestretch.server.editions import to_toml
from homestretch.server.schema import metadata
from homestretch.server.store import ConflictError, MoveRow, SeatRow, SnapshotRow, Store, TableRow
from tests.server.conftest import settings_for

ROW = TableRow("t", "toy", "plain", "h", "text", {"a": "b"}, 2, None, "v", b"s" * 32, "x", False, 1, 1)
SEATS = [SeatRow(0, "human", None, None, "h"), SeatRow(1, "bot", None, "random", None)]


def line(seq: int, key: str | None = None, seat: int | None = 0) -> MoveRow:
    return MoveRow(seq, "a", seat, None, 1, key, seq)


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    store = Store(settings_for(tmp_path).database)
    await store.open()
    await store.create(ROW, SEATS, [MoveRow(1, "c", None, "die", 3, None, 1)])
    yield store
    await store.close()


async def test_migrations_give_what_the_code_expects(store: Store) -> None:
    def differences(connection: Any) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.open()  # a second start finds everything done


async def test_what_was_written_comes_back(store: Store) -> None:
    assert await store.table("t") == ROW
    assert await store.table("other") is None
    assert await store.seats("t") == SEATS
    assert [r.entry for r in await store.moves("t")] == [("c", "die", 3)]
    await store.rename("t", 0, "Åsa")
    assert (await store.seats("t"))[0] == replace(SEATS[0], name="Åsa")


async def test_a_place_in_the_log_is_taken_once_and_a_move_is_whole_or_not_at_all(store: Store) -> None:
    await store.append("t", [line(2, "k"), MoveRow(3, "c", None, "die", 1, None, 3)], False)
    with pytest.raises(ConflictError):
        await store.append("t", [line(4), line(3)], False)
    with pytest.raises(ConflictError):  # the same key twice
        await store.append("t", [line(4, "k")], False)
    assert [r.seq for r in await store.moves("t")] == [1, 2, 3]
    assert await store.key_used("t", 0, "k")
    assert not await store.key_used("t", 1, "k")
    assert await store.unfinished(0, 9) == ["t"]
    await store.append("t", [line(4)], True)
    assert await store.unfinished(0, 9) == []
    assert [r.seq for r in await store.moves("t", 2)] == [3, 4]


async def test_only_the_newest_snapshots_are_kept(store: Store) -> None:
    for seq in (1, 5, 3, 9):
        await store.add_snapshot("t", SnapshotRow(seq, "v", b"r", b"e"))
    assert await store.snapshot("t", "v") == SnapshotRow(9, "v", b"r", b"e")
    assert await store.snapshot("t", "other rules") is None


async def test_sqlite_is_set_up_to_survive(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar() == 1


@pytest.mark.parametrize("name", edition.names())
def test_an_editions_text_says_all_of_it(name: str, tmp_path: Path) -> None:
    loaded = edition.load(name)
    text = to_toml(loaded.model.model_dump(mode="json", exclude_none=True, exclude_defaults=True))
    tomllib.loads(text)
    path = tmp_path / "copy.toml"
    path.write_text(text, encoding="utf-8")
    copy = edition.load(path)
    assert copy.hash == loaded.hash
    assert copy.record.tobytes() == loaded.record.tobytes()


def test_text_that_toml_could_misread() -> None:
    tree = {
        "a": 'q"\\\n\x7fö',
        "t": {"source": "printed", "n": -1, "yes": True, "list": [1, [2]]},
        "l": [{"x": "1"}],
    }
    read = tomllib.loads(to_toml(tree))
    assert read["a"] == tree["a"]
    assert read["t"] == tree["t"]
    assert read["l"] == [{"source": "house", "x": "1"}]
    with pytest.raises(TypeError):
        to_toml({"x": 1.5})


def test_a_built_in_edition_that_still_says_the_same_is_opened_by_name(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path)
    game = catalogue.open("jagersro", 2, None, {})
    text = catalogue.text(game)
    assert catalogue.edition("jagersro", "alga-1992", game.edition.hash, text) == "alga-1992"
    path = catalogue.edition("jagersro", "alga-1992", "f" * 64, text)
    assert Path(path).is_relative_to(tmp_path)
    assert catalogue.open("jagersro", 2, path, {}).edition.hash == game.edition.hash
