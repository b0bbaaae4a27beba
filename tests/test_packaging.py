"""What a clean clone relies on: pinned files without addresses, and the set-up's own decisions."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("homestretch_setup", ROOT / "scripts" / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "constraints" / f"{name}.txt").read_text()
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    return dict(line.split("==") for line in lines if line)


@pytest.mark.parametrize("name", ["run", "dev"])
def test_constraints_hold_pins_and_no_address(name: str) -> None:
    text = (ROOT / "constraints" / f"{name}.txt").read_text()
    assert "://" not in text
    assert not re.search(r"^\s*--", text, re.MULTILINE)
    assert len(pins(name)) > 30


def test_the_two_constraint_files_agree() -> None:
    run, dev = pins("run"), pins("dev")
    assert {name: dev.get(name) for name in run} == run


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [
        *project["dependencies"],
        *(d for extra in project["optional-dependencies"].values() for d in extra),
    ]
    names = {re.split(r"[><=\[]", d)[0].lower().replace(".", "-").replace("_", "-") for d in wanted}
    assert names <= set(pins("dev"))


def test_the_clients_lock_holds_no_address_and_is_whole() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = lock["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    # `npm ci` refuses a lock in which an optional dependency is missing.
    for package in packages.values():
        for name in package.get("optionalDependencies", {}):
            assert any(path.endswith(f"node_modules/{name}") for path in packages), name


def test_stamps_follow_contents(setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "STAMPS", tmp_path)
    source, product = tmp_path / "source", tmp_path / "product"
    source.write_text("one")

    def step() -> bool:
        made: bool = setup.Step("stamp", "Making it", setup.fingerprint([source])).due(product)
        return made

    assert step()
    product.write_text("made")
    with setup.Step("stamp", "Making it", setup.fingerprint([source])):
        pass
    assert not step()
    source.write_text("two")
    assert step()
    source.write_text("one")
    assert not step()
    product.unlink()
    assert step()


def test_a_failed_step_is_due_again(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "STAMPS", tmp_path)
    monkeypatch.setattr(setup, "LOG", tmp_path / "log")
    with (
        pytest.raises(setup.SetupError, match="ended with 3"),
        setup.Step("stamp", "Failing", "same"),
    ):
        setup.run([sys.executable, "-c", "raise SystemExit(3)"])
    assert setup.Step("stamp", "Failing", "same").due()


@pytest.mark.parametrize(
    ("version", "good"),
    [((), False), ((18, 20, 4), False), ((20, 18, 9), False), ((20, 19, 0), True), ((21, 7, 0), False),
     ((22, 11, 0), False), ((22, 12, 0), True), ((24, 1, 0), True)],
)  # fmt: skip
def test_which_node_will_do(setup: ModuleType, version: tuple[int, ...], good: bool) -> None:
    assert setup.good(version) is good
