"""Claims that a learner breaks off are not held against them; claims beside an excuse, a `no` or a `well` are.

A line of breaks.txt is `- | question | text` where nobody may be accused, or `+flag | question | text`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from flashcards.marking import mark

LINES = [line.split(" | ", 2) for line in Path(__file__).with_name("breaks.txt").read_text("utf-8").splitlines()]


@pytest.mark.parametrize(("wanted", "question", "text"), LINES)
def test_it_accuses_of_what_is_meant_and_not_of_what_is_broken_off(wanted, question, text):
    flags = {flag["id"] for flag in mark(question, text)["red_flags"]}
    assert wanted[1:] in flags if wanted.startswith("+") else not flags


def test_what_comes_behind_a_break_counts():
    made = mark("score-to-weight", "The scores sum to one... no wait, sorry: the weights of a row sum to one.")
    assert made["red_flags"] == []
    assert "rows-sum-to-one" not in made["missing"]


def test_what_was_broken_off_covers_nothing():
    made = mark("kv-cache", "The queries are not cached... no, wrong, they are, all three of them.")
    assert "queries-not-cached" in made["missing"]
