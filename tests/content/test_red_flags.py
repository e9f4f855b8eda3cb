"""Every mistake that a verdict can name has a card that explains it."""

from __future__ import annotations

import re

from django.conf import settings

from attention_core import MISCONCEPTIONS
from flashcards.content.library import read_library

# What no edit of one formula says: a program's memory, its graph, its dtype, what it does over several steps.
BEYOND_FORMULAS = {
    "cache-overwritten",
    "dropout-in-eval",
    "dropout-not-rescaled",
    "dropout-renormalized",
    "gradient-detached",
    "input-modified",
    "low-precision-inside",
    "nan-for-infinity",
    "scores-materialized",
    "wrong-dtype",
    "wrong-shape",
}


def test_it_explains_every_mistake_that_has_a_name() -> None:
    cards = read_library(settings.CONTENT_DIR).red_flags
    explained = {misconception for card in cards for misconception in card.misconceptions}
    assert {*MISCONCEPTIONS, *BEYOND_FORMULAS} - explained == set()


def test_it_shows_every_number_that_it_computes() -> None:
    library = read_library(settings.CONTENT_DIR)
    assert library.problems == []
    for card in library.red_flags:
        shown = set(re.findall(r"\[\[(\w+)\]\]", card.document.text))
        assert shown == {number.name for number in card.numbers}, card.document.slug
