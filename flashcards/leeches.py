"""Leeches: things that are forgotten again and again. They are named, with a suggestion; nothing is hidden."""

from __future__ import annotations

from flashcards.models import ReviewItem
from flashcards.models.review_queries import LEECH_LAPSES
from flashcards.phases import Phase

NOTICE_EACH = 4  # lapses more


def is_leech(item: ReviewItem) -> bool:
    return item.lapses >= LEECH_LAPSES


def needs_notice(item: ReviewItem) -> bool:
    """Just forgotten for the eighth time, the twelfth, and so on. Said while it is learned again, then no more."""
    return is_leech(item) and (item.lapses - LEECH_LAPSES) % NOTICE_EACH == 0 and item.phase == Phase.RELEARNING
