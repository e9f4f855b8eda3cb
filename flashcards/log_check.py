"""Do the items stand where their log says? Read only; nothing is repaired."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from django.db.models import Prefetch

from flashcards.models import Act, Learner, Rating, Review, ReviewItem, ReviewSource
from flashcards.replay import LogRow, State, steps
from flashcards.reviews import memory_after, memory_before, memory_of
from flashcards.scheduling import ReviewBeforeLast

CHUNK = 500  # items read at a time


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing about an item that its log does not explain."""

    learner: str
    item: str
    where: str  # a row of the log, or the item itself
    field: str
    replayed: Any
    stored: Any

    def __str__(self) -> str:
        values = f"the log gives {self.replayed}, stored is {self.stored}"
        return f"{self.learner}, {self.item}, {self.where}: {self.field}: {values}"


def differences(learner: Learner | None = None) -> Iterator[Difference]:
    """One for each item that is not the replay of its log, over one learner's items or everybody's."""
    log = Review.objects.order_by("id").select_related("parameters")
    items = ReviewItem.objects.select_related("learner").prefetch_related(Prefetch("reviews", queryset=log))
    if learner is not None:
        items = items.filter(learner=learner)
    for item in items.order_by("id").iterator(chunk_size=CHUNK):
        found = _difference(item, list(item.reviews.all()))
        if found is not None:
            yield Difference(item.learner.get_username(), item.public_id, *found)


def log_row(review: Review) -> LogRow:
    """A row as the replay takes it."""
    return LogRow(
        act=Act(review.act),
        at=review.reviewed_at,
        time_zone=review.time_zone,
        day_start_hour=review.day_start_hour,
        retention=review.retention,
        rating=None if review.rating is None else Rating(review.rating),
        source=ReviewSource(review.source),
        parameters=tuple(review.parameters.weights) if review.parameters else None,
    )


def _difference(item: ReviewItem, log: list[Review]) -> tuple[str, str, Any, Any] | None:
    if not log:
        return None  # nothing is known of it but itself
    state = State(memory_before(log[0]))
    held = [review for review in log if review.undone_at is None]
    try:
        for review, step in zip(held, steps(map(log_row, held), state, seed=item.public_id), strict=True):
            state = step.state
            wrong = _unequal(state.memory, memory_after(review))
            if wrong is None and step.elapsed_days != review.elapsed_days:
                wrong = "elapsed_days", step.elapsed_days, review.elapsed_days
            if wrong is not None:
                return f"row {review.pk} ({review.algorithm})", *wrong
    except ReviewBeforeLast as backwards:
        return "its rows", "times", str(backwards), "as they are"
    stored = State(memory_of(item), item.suspended_at, item.buried_until)
    wrong = _unequal(state.memory, stored.memory) or _unequal(state, stored)
    return None if wrong is None else ("the item", *wrong)


def _unequal(replayed: Any, stored: Any) -> tuple[str, Any, Any] | None:
    for field in fields(replayed):
        pair = getattr(replayed, field.name), getattr(stored, field.name)
        if pair[0] != pair[1]:
            return field.name, *pair
    return None
