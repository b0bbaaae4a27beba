"""Editions: content in TOML files that a person can read and correct.

This module finds and reads such files for any game, lets one file extend another, and turns everything
that can be wrong with one into a sentence that names the file, the key and the fault. What an edition
holds is the game's business (a Pydantic model there).

Three things hold for every edition file:

- Every table in it carries `source`: "printed", "attested" or "house".
- `extends = "NAME"` (a built-in edition, or a path as seen from the file) takes over everything that the
  file does not say itself. Tables are merged key by key. Lists of tables are merged entry by entry: an
  entry with the same name changes that one, any other entry is added at the end.
- `replaces = ["horses"]` names what is not merged but taken from this file alone.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

SOURCES = ("printed", "attested", "house")

Tree = dict[str, Any]
Place = tuple[str | int, ...]
Fault = tuple[Place, str]


class EditionError(ValueError):
    """An edition cannot be used; `problems` lists why, one sentence each."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True)
class Document:
    """An edition as read: the merged `tree`, and where its list entries stand in their file."""

    path: Path
    tree: Tree
    origins: Mapping[tuple[str, int], int] = field(default_factory=dict)

    def problem(self, place: Place, fault: str) -> str:
        """One sentence: file, key, what is wrong, and the entry's name where it has one."""
        spelled = ""
        label = ""
        at: Any = self.tree
        for i, key in enumerate(place):
            at = _step(at, key)
            if isinstance(key, int):
                if i == 1:
                    key = self.origins.get((str(place[0]), key), key)
                    label = _label(at)
                spelled += f"[{key}]"
            else:
                spelled += f".{key}" if spelled else key
        return (
            f"{self.path}: " + (f"{spelled}: " if spelled else "") + fault + (f" ({label})" if label else "")
        )


def names(folder: Path) -> list[str]:
    """The editions that come with a game: the names of the TOML files in its folder, sorted."""
    return sorted(p.stem for p in folder.glob("*.toml"))


def find(name_or_path: str | Path, folder: Path, beside: Path | None = None) -> Path:
    """The file of an edition; raises EditionError if there is none.

    A string without a slash and without `.toml` is the name of a built-in edition and never touches
    another folder; everything else is a path (a relative one is seen from `beside`, if given).
    """
    if (
        isinstance(name_or_path, str)
        and not name_or_path.endswith(".toml")
        and not set("/\\") & set(name_or_path)
    ):
        if name_or_path in names(folder):
            return folder / f"{name_or_path}.toml"
        raise EditionError([f"{name_or_path}: no such edition; there are {', '.join(names(folder))}"])
    path = Path(name_or_path)
    if beside is not None and not path.is_absolute():
        path = beside / path
    if not path.is_file():
        raise EditionError([f"{path}: no such file"])
    return path


def parse(path: Path) -> Tree:
    """A TOML file as it stands; raises EditionError if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError([f"{path}: cannot be read: {error.strerror}"]) from error
    except UnicodeDecodeError as error:
        raise EditionError([f"{path}: not UTF-8 text: {error.reason} at byte {error.start}"]) from error
    except tomllib.TOMLDecodeError as error:
        raise EditionError([f"{path}: not TOML: {error}"]) from error


def read(path: Path, folder: Path, keys: Mapping[str, str], trail: tuple[Path, ...] = ()) -> Document:
    """Read an edition file and merge it with what it extends.

    `folder` holds the built-in editions; `keys` says by which key the entries of each list of tables
    are told apart (`{"horses": "name"}`). Raises EditionError.
    """
    tree = parse(path)
    plain = Document(path, tree)
    faults = list(_sourceless(tree))
    base_name = tree.pop("extends", None)
    replaces = tree.pop("replaces", [])
    if not (base_name is None or isinstance(base_name, str)):
        faults.append((("extends",), "the name or path of one edition expected"))
    if not isinstance(replaces, list) or not all(isinstance(r, str) for r in replaces):
        faults.append((("replaces",), "a list of keys expected"))
    elif replaces and base_name is None:
        faults.append((("replaces",), "there is nothing to replace without `extends`"))
    else:
        faults += [(("replaces",), f"{r} is not in this file") for r in replaces if r not in tree]
    if faults:
        raise EditionError(plain.problem(*f) for f in faults)
    if base_name is None:
        return plain
    trail = (*trail, path.resolve())
    try:
        base_path = find(base_name, folder, path.parent)
    except EditionError as error:
        raise EditionError([f"{path}: extends: {error}"]) from error
    if base_path.resolve() in trail:
        raise EditionError([f"{path}: extends: {base_name} extends this file in turn"])
    base = read(base_path, folder, keys, trail)
    origins: dict[tuple[str, int], int] = {}
    merged = _merge(base.tree, tree, set(replaces), keys, origins)
    return Document(path, merged, origins)


def content_hash(tree: Any) -> str:
    """The SHA-256 of a tree of plain values, whatever the order of its keys; sources do not count."""
    text = json.dumps(_without_sources(tree), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def explain(error: ValidationError, document: Document) -> EditionError:
    """The complaints of a Pydantic model as an EditionError in plain words."""
    return EditionError(document.problem(e["loc"], _words(e)) for e in error.errors(include_url=False))


def _words(e: ErrorDetails) -> str:
    given, context = e.get("input"), e.get("ctx", {})
    match e["type"]:
        case "missing":
            return "missing"
        case "extra_forbidden":
            return "no such key"
        case "literal_error":
            return f"{given!r} is none of {context['expected']}"
        case "value_error":
            return str(context["error"])
        case "int_type" | "int_from_float":
            return f"a whole number expected, found {_short(given)}"
        case "bool_type":
            return f"true or false expected, found {_short(given)}"
        case "string_type":
            return f"a text in quotes expected, found {_short(given)}"
        case "list_type":
            return f"a list expected, found {_short(given)}"
        case "model_type" | "dict_type":
            return f"a table expected, found {_short(given)}"
        case "greater_than_equal":
            return f"at least {context['ge']} expected, found {_short(given)}"
        case "less_than_equal":
            return f"at most {context['le']} expected, found {_short(given)}"
        case "string_pattern_mismatch":
            return f"{given!r} is not of the form {context['pattern']}"
        case _:
            return e["msg"][0].lower() + e["msg"][1:] + f", found {_short(given)}"


def _short(value: Any) -> str:
    text = "true" if value is True else "false" if value is False else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _step(at: Any, key: str | int) -> Any:
    try:
        return at[key]
    except (KeyError, IndexError, TypeError):
        return None


def _label(entry: Any) -> str:
    """What a person calls the entry of a list."""
    if isinstance(entry, dict):
        for key in ("name", "id", "horse", "code"):
            if isinstance(entry.get(key), str):
                return str(entry[key])
    return ""


def _sourceless(at: Any, place: Place = ()) -> Iterable[Fault]:
    """Every table below the top that does not say where its figures come from."""
    if isinstance(at, dict):
        if place:
            source = at.get("source")
            if source is None:
                yield (*place, "source"), "missing; it must be one of " + ", ".join(SOURCES)
            elif source not in SOURCES:
                yield (*place, "source"), f"{source!r} is none of " + ", ".join(SOURCES)
        for key, value in at.items():
            yield from _sourceless(value, (*place, key))
    elif isinstance(at, list):
        for i, value in enumerate(at):
            yield from _sourceless(value, (*place, i))


def _merge(
    base: Tree, own: Tree, replaces: set[str], keys: Mapping[str, str], origins: dict[tuple[str, int], int]
) -> Tree:
    merged = dict(base)
    for key, value in own.items():
        before = base.get(key)
        if key in replaces:
            merged[key] = value
        elif isinstance(value, dict) and isinstance(before, dict):
            merged[key] = before | value
        elif key in keys and isinstance(value, list) and isinstance(before, list):
            merged[key] = _merge_entries(key, before, value, keys[key], origins)
        else:
            merged[key] = value
    return merged


def _merge_entries(
    list_name: str, before: list[Any], own: list[Any], key: str, origins: dict[tuple[str, int], int]
) -> list[Any]:
    merged = list(before)
    known = {
        e[key]: i for i, e in enumerate(before) if isinstance(e, dict) and isinstance(e.get(key), (str, int))
    }
    for i, entry in enumerate(own):
        name = entry.get(key) if isinstance(entry, dict) else None
        at = known.get(name) if isinstance(name, (str, int)) else None
        if at is None:
            origins[list_name, len(merged)] = i
            merged.append(entry)
        else:
            origins[list_name, at] = i
            merged[at] = merged[at] | entry
    return merged


def _without_sources(at: Any) -> Any:
    if isinstance(at, dict):
        return {k: _without_sources(v) for k, v in at.items() if k != "source"}
    if isinstance(at, list):
        return [_without_sources(v) for v in at]
    return at
