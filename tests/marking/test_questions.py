"""A question states nothing, unless its answer is yes."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("Do the weights of a row sum to one? Yes.", "sum"),
        ("So do the weights of a row sum to one? Yes, always.", "sum"),
        ("The weights of a row sum to one? True.", "sum"),
        ("Q: do the weights of a row sum to one? A: yep.", "sum"),
        ("Is a score confined? No. Do the weights of a row sum to one? Indeed they do.", "sum"),
        ("Do the weights of a row sum to one?", ""),
        ("Do the weights of a row sum to one? No.", ""),
        ("Do the weights of a row sum to one? Yes and no.", ""),
        ("Do the weights of a row sum to one? Yes, but only without dropout.", ""),
        ("Do the weights of a row sum to one? Yes?", ""),
        ("Don't the weights of a row sum to one? Yes.", ""),
        ("Do the weights of a row or of a column sum to one? Yes.", ""),
        ("Do people say that the weights of a row sum to one? Yes.", ""),
        ("Why do the weights of a row sum to one? Exactly.", ""),
        ("Do the weights of a row sum to one? A yes is expected.", ""),
        ("Do the weights of a row sum to one? a", ""),
        ("Do the weights of a row sum to one? A:", ""),
        ("Would the weights of a row sum to one? Yes.", ""),
        ("If you scale, do the weights of a row sum to one? Yes.", ""),
    ],
)
def test_a_yes_states_what_was_asked(points, text, covers):
    assert points(text) == covers


@pytest.mark.parametrize(
    "text",
    [
        "Why is that? To make the weights of a row sum to one.",
        "Is that so? To be sure, the weights of a row sum to one.",
        "No: after the softmax the weights of a row sum to one.",
        "Not quite: after the softmax the weights of a row sum to one.",
    ],
)
def test_what_stands_behind_a_short_question_or_a_no_is_stated(points, text):
    assert "sum" in points(text).split()


@pytest.mark.parametrize(
    ("text", "raised"),
    [
        ("Is the mask applied after the softmax? Yes, to the weights.", "mask"),
        ("Scores sum to one? Correct.", "scores-sum"),
        ("Is the mask applied after the softmax? No, before.", ""),
        ("Is the mask applied before or after the softmax? Yes.", ""),
    ],
)
def test_a_yes_to_a_wrong_claim_is_one(flags, text, raised):
    assert flags(text) == raised


@pytest.mark.parametrize(
    "text",
    [
        "Columns sum to one? On the contrary.",
        "Mask the weights? After all, rows must sum to one.",
        "Score and weight interchangeable? To some people.",
        "Softmax over the queries? Over the keys.",
        "The scores sum to one? After the softmax the weights do.",
        "Max subtraction changes weights? On paper it doesn't.",
    ],
)
def test_a_question_is_no_topic_whose_place_follows(flags, text):
    assert flags(text) == ""
