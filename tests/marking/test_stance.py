"""What is denied, reported, imagined, asked or taken back is not asserted."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("The weights sum to one, even if the choice is wrong.", "sum"),
        ("The weights sum to one when wrong.", "sum"),
        ("The weights sum to one, also if you set the score to zero.", "sum"),
        ("The weights sum to one, so set the score to 1.0.", ""),
        ("The scores sum to one, which is wrong.", ""),
    ],
)
def test_it_hears_no_verdict_in_a_supposition(points, text, covers):
    assert points(text) == covers


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("Scores don't sum to one; only the weights do sum to one.", "sum"),
        ("The scores do not add up to one, the weights do.", "sum"),
        ("Scores aren't bounded.", "real"),
        ("A weight can't be any real number.", ""),
        ("Not over the queries but over the keys.", "keys"),
        ("You don't divide the weights by sqrt(d); it is the dot product of query and key that gets divided.", "dot"),
        ("No weight is ever below 0 or above 1.", "unit"),
    ],
)
def test_it_covers_what_a_negation_leaves(points, text, covers):
    assert points(text) == covers


@pytest.mark.parametrize(
    "text",
    [
        "You should never apply the mask after the softmax.",
        "It isn't a softmax over the queries.",
        "Scores and weights are not the same thing.",
        "Subtracting the max doesn't change the weights at all.",
        "Neither the mask nor the scale is applied to the weights.",
        "Some people claim that you can mask the weights after softmax. That's a mistake.",
        "A common mistake is to mask after softmax.",
        "It's a myth that scaling can be done after softmax.",
        '"The scores add up to one" is a typical wrong answer.',
        "I've seen code that multiplies the weights by the mask after softmax; that is a bug.",
        "My colleague insists that score and weight are synonyms, but he is wrong.",
        "If you masked after the softmax, the rows would no longer sum to one.",
        "If the max subtraction changed the weights, nobody would use it.",
        "I don't know whether the softmax runs over the queries.",
        "Does softmax run over the queries?",
    ],
)
def test_it_accuses_nobody_of_what_they_deny_report_or_imagine(flags, text):
    assert flags(text) == ""


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("Only one read is needed and the weights sum to one.", "sum"),
        ("One reads that the weights sum to one.", ""),
        ("What is left: the weights of a row sum to one.", "sum"),
        ("What sums to one: the weights of a row?", ""),
        ("You can read them as shares that total 1 per query: the weights sum to one.", "sum"),
        ("From what I've read, the weights sum to one.", "sum"),
        ("From what I hear, the weights sum to one, which is wrong.", ""),
        ("The weights sum to one, and one must not confuse them with scores.", "sum"),
        ("Students tend to forget that the weights sum to one.", "sum"),
        ("A key that is not so relevant has a small share, and the weights sum to one.", "sum"),
        ("It is a myth of Vaswani et al. that the weights sum to one.", ""),
        ("What a score does not tell: its row. The weights sum to one.", "sum"),
        ("What you must not say: the scores are real. The weights sum to one.", ""),
    ],
)
def test_it_tells_what_is_said_from_how_it_is_introduced(points, text, covers):
    assert points(text) == covers


def test_it_takes_a_condition_for_true_when_its_consequence_is_the_claim(flags):
    assert flags("Careful: if you subtract the maximum first you get different weights.") == "max"


def test_it_hears_the_correction_behind_reported_speech(points, flags):
    text = "People sometimes think that softmax is applied over the queries. In reality it is applied over the keys."
    assert (points(text), flags(text)) == ("keys", "")


@pytest.mark.parametrize(
    ("text", "covers", "raises"),
    [
        ("softmax over the queries... no, over the keys", "keys", ""),
        ("The softmax goes over the keys... no wait, over the queries.", "", "queries"),
        ("The scores sum to one. No, the weights do.", "sum", ""),
        ("exp, then divide by the sum over the queries, I mean keys", "exp keys", ""),
        ("The mask is added before the softmax. Wait, no: it's multiplied onto the weights after it.", "", "mask"),
        ("After the softmax it's the score, before it the weight. No, the other way round.", "border", ""),
        ("Scores are between 0 and 1. Hmm, scratch that, scores can be any real number.", "real", ""),
    ],
)
def test_it_lets_the_last_word_count(points, flags, text, covers, raises):
    assert (points(text), flags(text)) == (covers, raises)


@pytest.mark.parametrize("text", ["I think the weights sum to one.", "As far as I remember the weights sum to one."])
def test_it_takes_a_hedge_for_an_assertion(points, text):
    assert points(text) == "sum"
