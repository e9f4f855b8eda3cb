"""The import rules cover everything there is to cover, and notice what breaks them."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from tests.conftest import ROOT

RULES = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]


def test_it_knows_every_package_of_the_project():
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert sorted(packages) == RULES["root_packages"]


def test_it_lists_every_module_of_the_rooms_that_have_layers():
    layered = {name: contract for contract in RULES["contracts"] for name in contract.get("containers", ())}
    assert {"grader", "grader.worker", "flashcards", "attention_core"} <= set(layered)
    assert all(contract["exhaustive"] for contract in layered.values())


def test_it_notices_torch_in_the_web(tmp_path):
    (tmp_path / "config").mkdir()
    for room in RULES["root_packages"]:
        (tmp_path / room).mkdir(exist_ok=True)
        (tmp_path / room / "__init__.py").touch()
    (tmp_path / "flashcards" / "pages.py").write_text("def page():\n    import torch\n    return torch\n")
    rules = str(ROOT / "pyproject.toml")
    lint = str(Path(sys.executable).with_name("lint-imports"))
    done = subprocess.run(
        [lint, rules, "--no-logo", "--no-cache", "--contract", "web-without-torch"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "flashcards.pages -> torch" in done.stdout
