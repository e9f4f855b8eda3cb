"""`manage.py mark`"""

from __future__ import annotations

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from flashcards.marking import MAX_CHARACTERS
from tests.marking.conftest import QUESTION


@pytest.fixture
def write(tmp_path):
    def write_one(name, content):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return write_one


def run(*args):
    out = StringIO()
    call_command("mark", *args, stdout=out)
    return out.getvalue()


def test_it_prints_one_object_a_line_in_order(write):
    files = [write("a", "The weights sum to one."), write("b", ""), write("c", "Scores can be any real number.")]
    marks = [json.loads(line) for line in run(QUESTION, *files, "--json").splitlines()]
    assert [[p["id"] for p in m["points"] if p["covered"]] for m in marks] == [
        ["rows-sum-to-one"],
        [],
        ["score-any-real"],
    ]


def test_it_is_readable_without_json(write):
    out = run(QUESTION, write("a", "The scores sum to one. Scores can be any real number."))
    assert "1 of 7 points" in out
    assert "you said: Scores can be any real number" in out
    assert "! Scores are raw numbers" in out


@pytest.mark.parametrize(
    ("question", "content", "says"),
    [
        ("nope", b"x", "There are: .*score-to-weight"),
        (QUESTION, b"\xff\xfe", "not text in UTF-8"),
        (QUESTION, b"x" * (MAX_CHARACTERS + 1), "more than"),
        (QUESTION, "ä".encode() * (3 * MAX_CHARACTERS), "more than"),
        (QUESTION, None, "No such file"),
    ],
)
def test_it_refuses_what_it_cannot_mark(write, tmp_path, question, content, says):
    file = write("a", content) if content is not None else str(tmp_path / "gone")
    with pytest.raises(CommandError, match=says) as refused:
        run(question, file, "--json")
    assert refused.value.returncode == 2
