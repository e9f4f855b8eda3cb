"""A property counts for what it is said of."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("Attention scores lie between 0 and 1.", ""),
        ("What comes out of the softmax lies between 0 and 1.", "unit"),
        ("The weights are dot products of queries and keys.", ""),
        ("Scores are real-valued while weights are confined to [0, 1].", "real unit"),
        ("The weights can be any real number.", ""),
        ("each column sums to one", ""),
        ("All entries of the whole matrix sum to one after the softmax.", ""),
        ("The exponential makes the scores positive, and the weights sum to one.", "sum"),
        ("Softmax gives positive numbers that sum to one.", "sum unit"),
        ("Softmax squashes the scores into a probability distribution.", "sum unit"),
    ],
)
def test_it_finds_whose_property_it_is(points, text, covers):
    assert points(text) == covers


@pytest.mark.parametrize(
    ("text", "raises"),
    [
        ("The scores sum to one for each query.", "scores-sum"),
        ("Softmax turns the scores into probabilities that sum to one.", ""),
        ("The weights come from q·k and the softmax turns them into scores.", "same"),
        ("In the weight matrix all columns add up to one.", "queries"),
        ("Subtracting the max makes the exponentials smaller, but the ratio is the same.", ""),
        ("Subtracting the row max changes the scores but leaves the weights as they are.", ""),
    ],
)
def test_it_accuses_only_of_what_is_said_of_the_right_thing(flags, text, raises):
    assert flags(text) == raises


@pytest.mark.parametrize(
    "text",
    [
        "score: pre-softmax. weight: post-softmax.",
        "A score is what goes into softmax; a weight is what comes out of it.",
        "Masks and biases come before the softmax, dropout and the product with V after it.",
        "It's not a weight until it has gone through the softmax.",
        "Don't call it a weight before the softmax, and don't call it a score after it.",
    ],
)
def test_it_sees_the_two_sides(points, text):
    assert points(text) == "border"


@pytest.mark.parametrize("text", ["softmax turns scores into weights", "weights = softmax(scores)", "They differ."])
def test_it_wants_the_sides_named(points, text):
    assert points(text) == ""


@pytest.mark.parametrize(
    ("text", "raises"),
    [
        ("First do the softmax, then set the weights of the future tokens to zero.", "mask"),
        ("Once the softmax is done, we mask out the padding positions.", "mask"),
        ("The mask adds -inf to the scores, so the masked positions have weight zero after the softmax.", ""),
        ("- softmax\n- then mask\n- then divide by sqrt(d_k)", "mask scale"),
        ("Scale first, softmax second.", ""),
        ("After softmax, dropout may zero some weights.", ""),
    ],
)
def test_it_follows_the_order_of_steps(flags, text, raises):
    assert flags(text) == raises
