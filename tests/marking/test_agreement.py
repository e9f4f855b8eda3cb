"""Whoever agrees with what others say says it too; who agrees in part, or with a verdict, does not."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    "text",
    [
        "My professor said the scores sum to one and so do I.",
        "My professor says scores sum to one. I agree with him.",
        "Some say that scores sum to one. They are right.",
        "Some say that scores sum to one and I agree, but others say it of the weights.",
        "Everybody says scores sum to one and I believe it too.",
        "I used to think that scores sum to one. I still do.",
        "Scores sum to one, they say; that's fine.",
    ],
)
def test_what_the_learner_agrees_with_is_the_learners(flags, text):
    assert flags(text) == "scores-sum"


@pytest.mark.parametrize(
    "text",
    [
        "Some say that scores sum to one. They are not right.",
        "Some say that scores sum to one. They are right about the weights.",
        "Some say that scores sum to one. They are right?",
        "Some say that scores sum to one. They are half right.",
        "Some say that scores sum to one, which is wrong. I agree.",
        "Some say that scores sum to one is a mistake, and I agree.",
        "Some say scores sum to one, and I don't agree.",
        "Some say scores sum to one. I used to agree.",
        "Some say scores sum to one. They're right, but only after softmax.",
        "Some say scores sum to one, and they are right, provided you mean the weights.",
        "It is often said that the scores sum to one, that's fine for the weights.",
    ],
)
def test_less_than_agreement_leaves_it_to_others(flags, text):
    assert flags(text) == ""


def test_agreement_earns_points_too(points):
    assert points("Some say that the weights of a row sum to one, and they are right.") == "sum"
