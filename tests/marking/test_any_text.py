"""Whatever a learner types gets a mark: no order of words, signs and lines may end in an error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flashcards.marking import mark
from flashcards.marking.lexicon import STANCE_KINDS
from flashcards.marking.registry import QUESTIONS
from flashcards.marking.rules import load_rules
from tests.marking.conftest import QUESTION

RULES = load_rules(QUESTIONS / f"{QUESTION}.marking.yaml")
SIGNS = [*""".,;:?!-–()[]{}"'`=~|*/\\^_$<>→\n""", "...", "->", "\n\n", "\n- ", "1. ", "```", "$$"]
SAID = [
    "mask", "the weights", "scores", "sum to one", "after the softmax", "before it", "exp(s)", "w = w * mask",
    "a", "answer", "q", "yes", "true", "0", "1/2", "softmax(qk/sqrt(d))",
]  # fmt: skip
# The words that turn what others say: where a sentence is cut, and whose statement it is, depends on them.
TURNS = sorted({word for concept in RULES.lexicon.concepts if concept.kind in STANCE_KINDS for word in concept.words})
OPENINGS = [
    "Do the weights sum to one? ", "The scale? ", "Mask: ", "People say that ", "Not ", "I thought ",
    "def f(s):\n", "- Is it?\n- ",
]  # fmt: skip


@pytest.mark.parametrize("opening", OPENINGS)
def test_every_bit_alone_behind_an_opening_gets_a_mark(opening):
    for bit in (*SIGNS, *SAID, *TURNS):
        assert_marked(opening + bit)


@given(st.lists(st.sampled_from([*SIGNS, *SAID, *TURNS]), min_size=2, max_size=24), st.sampled_from(("", " ")))
def test_bits_in_any_order_get_a_mark(bits, between):
    assert_marked(between.join(bits))


@given(st.text(max_size=80))
def test_any_characters_get_a_mark(text):
    assert_marked(text)


def assert_marked(text: str) -> None:
    made = mark(QUESTION, text)
    assert 0 <= made["score"] <= 1
    found = [item["evidence"] for item in (*made["points"], *made["red_flags"]) if item.get("covered", True)]
    assert all(evidence and evidence in text for evidence in found), (text, found)
