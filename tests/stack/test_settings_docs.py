"""docs/settings.md and config/settings.py name the same variables."""

from __future__ import annotations

import ast
import re

from tests.conftest import ROOT


def _variables_read():
    tree = ast.parse((ROOT / "config" / "settings.py").read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if isinstance(owner, ast.Name) and owner.id == "env":
                yield node.args[0].value


def _variables_documented():
    return re.findall(r"^\| `([A-Z_]+)` \|", (ROOT / "docs" / "settings.md").read_text(), re.MULTILINE)


def test_it_documents_every_variable_and_no_other():
    assert sorted(_variables_documented()) == sorted(_variables_read())


def test_it_reads_each_variable_once():
    read = list(_variables_read())
    assert len(read) == len(set(read))
