"""Single sentences: the points they state (`dot keys | text`), the flag they raise (`! mask | text`), or no flag."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def lines(name):
    text = (HERE / name).read_text(encoding="utf-8")
    return [line.replace("\\n", "\n") for line in text.splitlines() if line.strip()]


SENTENCES = [line.split(" | ", 1) for line in lines("sentences.txt")]


@pytest.mark.parametrize(("expected", "text"), [s for s in SENTENCES if not s[0].startswith("!")])
def test_it_covers_just_what_a_sentence_states(points, flags, expected, text):
    assert (points(text) or "nothing", flags(text)) == (expected, "")


@pytest.mark.parametrize(("expected", "text"), [s for s in SENTENCES if s[0].startswith("!")])
def test_it_raises_just_the_flag_that_a_sentence_earns(flags, expected, text):
    assert f"! {flags(text)}" == expected


@pytest.mark.parametrize("text", lines("not_accused.txt"))
def test_it_accuses_no_right_denied_or_reported_sentence(flags, text):
    assert flags(text) == ""
