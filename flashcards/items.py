"""How things get into a learner's review queue."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.db.models import Q

from flashcards import day_queue, reviews
from flashcards.models import Act, FollowUp, ItemKind, Learner, ReviewItem
from flashcards.splits import SPLIT_REASON

REASON_LIMIT = 200  # characters; longer reasons are cut


@dataclass(frozen=True, slots=True)
class Wanted:
    """One thing that should be in the queue, and why."""

    kind: ItemKind
    key: str  # as ReviewItem.key
    reason: str
    mistake_at: datetime | None = None  # asks it first, even where it is not due, unless it was reviewed since


def add_items(learner: Learner, wanted: Iterable[Wanted], *, now: datetime) -> None:
    """Put things into the queue; what is there already keeps its memory. Calling it again changes nothing."""
    by_place = {(each.kind.value, each.key): each for each in wanted}
    if not by_place:
        return
    places = Q()
    for kind, key in by_place:
        places |= Q(kind=kind, key=key)
    there = {(item.kind, item.key): item for item in ReviewItem.objects.filter(places, learner=learner)}
    missing = {place: each for place, each in by_place.items() if place not in there}
    ReviewItem.objects.bulk_create(
        [
            ReviewItem(
                learner=learner,
                kind=kind,
                key=key,
                due_at=now,
                reason=each.reason[:REASON_LIMIT],
                brought_back_at=each.mistake_at,  # new or not: what was just got wrong is asked first
            )
            for (kind, key), each in missing.items()
        ],
        ignore_conflicts=True,  # another request may have added the same a moment ago
    )
    for place, item in there.items():
        _bring_back(item, by_place[place])
    if any(each.mistake_at is None for each in missing.values()):
        day_queue.join(learner, now=now)


def _bring_back(item: ReviewItem, wanted: Wanted) -> None:
    if wanted.mistake_at is None:
        return
    reviewed_since = item.last_review_at is not None and item.last_review_at >= wanted.mistake_at
    if not reviewed_since and item.brought_back_at is None:
        item.brought_back_at, item.reason = wanted.mistake_at, wanted.reason[:REASON_LIMIT]
        item.queue_day = item.queue_position = None  # a place in the middle of the day's queue would hold it back
        item.save(update_fields=["brought_back_at", "reason", "queue_day", "queue_position"])


def split_question(learner: Learner, item_id: str, *, key: str, now: datetime) -> int:
    """Suspend a question and put its follow-ups into the queue in its place; returns how many follow-ups it has.

    A repeat with the same key changes nothing. Undo takes both back. Raises as `reviews.record_act`.
    """
    with transaction.atomic():
        row = reviews.record_act(learner, item_id, Act.SUSPEND, key=key, now=now)
        question = row.item.key if row.item.kind == ItemKind.QUESTION else None
        follow_ups = FollowUp.objects.filter(question__slug=question, question__retired=False, retired=False)
        slugs = list(follow_ups.values_list("slug", flat=True))
        if row.reviewed_at == now:  # otherwise an earlier request did it
            wanted = [Wanted(ItemKind.FOLLOW_UP, f"{question}/{each}", SPLIT_REASON) for each in slugs]
            add_items(learner, wanted, now=now)
        return len(slugs)
