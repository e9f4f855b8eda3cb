"""docs/import-export.md lists every refusal that the code has, in the code's own words."""

from __future__ import annotations

import ast
import re

import pytest

from tests.conftest import ROOT

FOLDER = ROOT / "flashcards" / "exchange"
RAISED = {"FileRefused", "SideRefused", "TooManyAtOnce", "WrongPassword"}
# Errors that only say inside "does not hold together: …" what is wrong.
INNER = {"json_in.py", "interview_shapes.py"}
LEAST = 4  # characters of a part between two values that must be found


def refusals():
    """(file, line, the texts between the values) of each message."""
    for path in sorted(FOLDER.glob("*.py")):
        tree = ast.parse(path.read_text())
        constants = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        wanted = RAISED | ({"ValueError"} if path.name in INNER else set())
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in wanted and node.args:
                yield path.name, node.lineno, list(texts(node.args[0], constants))
        if path.name == "sniffing.py":
            yield from (
                (path.name, row.lineno, list(texts(row.elts[1], constants))) for row in constants["_REFUSED"].elts
            )


def texts(node, constants):
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            for value in values:
                yield from texts(value, constants)
        case ast.FormattedValue(value=ast.Name() as name) | (ast.Name() as name) if name.id in constants:
            yield from texts(constants[name.id], constants)


FOUND = list(refusals())


def test_it_finds_the_refusals():
    assert len(FOUND) > 60
    said = ["".join(parts) for _, _, parts in FOUND]
    assert any("it seems to be a text" in each for each in said)
    assert any("an interview begins with its one question" in each for each in said)


@pytest.fixture(scope="module")
def documented():
    return re.sub(r"\s+", " ", (ROOT / "docs" / "import-export.md").read_text())


def test_it_lists_each_of_them(documented):
    missing = [
        f"{name}:{line}: {part.strip()}"
        for name, line, parts in FOUND
        for part in parts
        if len(part.strip()) >= LEAST and re.sub(r"\s+", " ", part.strip()) not in documented
    ]
    assert missing == []
