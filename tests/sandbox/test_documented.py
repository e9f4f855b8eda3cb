"""The table of known escapes in docs/threat-model.md: each test that it names is there, and none is left out."""

from __future__ import annotations

import ast
import re

import pytest

from tests.conftest import ROOT

from .test_known_escapes import ESCAPES

FOLDER = ROOT / "tests" / "sandbox"
NAMED = re.findall(r"`(test_\w+\.py)::(test_\w+)(?:\[(.+?)\])?`", (ROOT / "docs" / "threat-model.md").read_text())


@pytest.mark.parametrize(("file", "function"), sorted({(file, function) for file, function, _ in NAMED}))
def test_it_names_a_test_that_is_there(file, function):
    tree = ast.parse((FOLDER / file).read_text(encoding="utf-8"))
    assert function in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_it_names_every_escape_and_no_other():
    assert {name for _, _, name in NAMED if name} == set(ESCAPES)
