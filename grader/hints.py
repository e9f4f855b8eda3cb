"""Hints, one after the other: which a learner has opened is remembered."""

from __future__ import annotations

from grader.catalogue import Exercise
from grader.models import OpenedHints


def opened_count(learner_id: int, exercise: Exercise) -> int:
    """How many hints the learner has opened; the first ones."""
    count = (
        OpenedHints.objects.filter(learner=learner_id, exercise=exercise.slug).values_list("count", flat=True).first()
    )
    return min(count or 0, len(exercise.hints))


def open_hint(learner_id: int, exercise: Exercise, *, number: int) -> None:
    """Open hint `number` (from 1) if it is the next one; anything else changes nothing, so a double click opens one."""
    if not 1 <= number <= len(exercise.hints):
        return
    row, _ = OpenedHints.objects.get_or_create(learner_id=learner_id, exercise=exercise.slug)
    OpenedHints.objects.filter(pk=row.pk, count=number - 1).update(count=number)
