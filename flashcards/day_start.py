"""What could be asked when the learner's day began, read back from the log where something was done since."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from django.db.models import Q

from flashcards.day_choice import Candidate
from flashcards.days import DayClock
from flashcards.models import Act, Learner, Phase, Review, ReviewItem
from flashcards.relations import Relations, family_of


@dataclass(frozen=True, slots=True)
class AtDayStart:
    """One thing of which a day can ask, by its state when the day began. Neither a step of minutes nor set aside."""

    pk: int
    kind: str
    key: str
    phase: Phase  # NEW or REVIEW
    due_at: datetime
    stability: float | None
    last_review_day: date | None
    mistake: bool  # one made before the day began asks for it
    still_to_place: bool  # nothing that happened since has moved it, so the queue gives it a place

    def candidate(self, known: Relations, today: date, recall: Callable[[float, int], float]) -> Candidate:
        """`recall(stability, elapsed days)` says how likely it is to be recalled."""
        place = (self.kind, self.key)
        loss = 0.0
        if self.stability is not None and self.last_review_day is not None:
            days = max(0, (today - self.last_review_day).days)
            loss = recall(self.stability, days) - recall(self.stability, days + 1)
        return Candidate(
            pk=self.pk,
            is_new=self.phase is Phase.NEW,
            topic=known.topic_of(place),
            family=family_of(*place),
            relatives=known.questions_of(place),
            waits_since=self.due_at,
            loss=loss,
        )


def at_day_start(learner: Learner, clock: DayClock, today: date) -> list[AtDayStart]:
    """What was due when the day began, or new and there already. Two queries."""
    start = clock.start_of(today)
    states = _states_before_today(learner, today)
    due = Q(phase=Phase.NEW) | Q(phase=Phase.REVIEW, due_day__lte=today)
    items = ReviewItem.objects.filter(learner=learner).filter(due | Q(pk__in=states)).live()
    found = []
    for item in items.order_by("pk"):
        reps, brought_back_at = item.reps, item.brought_back_at
        _put(item, states.get(item.pk, {}))
        moved = item.reps != reps or brought_back_at is not None  # rated today, or asked first by a mistake
        aside = item.suspended_at is not None or (item.buried_until is not None and item.buried_until > today)
        new = item.phase == Phase.NEW and item.due_at < start
        if not aside and (new or (item.phase == Phase.REVIEW and item.due_day is not None and item.due_day <= today)):
            mistake = item.brought_back_at is not None and item.brought_back_at < start
            found.append(_at_day_start(item, mistake=mistake, still_to_place=not moved))
    return found


def moved_today(learner: Learner, today: date, *, chosen: Collection[int]) -> list[int]:
    """Ids of what stands behind all of the day's queue, in order: what was put off today and not rated since, and what
    was resumed today where the day did not choose it. Two queries at most.

    A mistake made since brings its item to the front again.
    """
    acts = (Act.RATE, Act.LATER, Act.RESUME)
    rows = Review.objects.filter(learner=learner, day=today, undone_at=None, act__in=acts).order_by("id")
    moved: dict[int, datetime] = {}
    for item, act, at in rows.values_list("item_id", "act", "reviewed_at"):
        if act == Act.RESUME and (item in moved or item in chosen):
            continue  # it has its place
        moved.pop(item, None)
        if act != Act.RATE:
            moved[item] = at
    if not moved:
        return []
    mistakes = dict(ReviewItem.objects.filter(learner=learner, pk__in=moved).values_list("pk", "brought_back_at"))
    return [pk for pk, at in moved.items() if (mistake := mistakes[pk]) is None or mistake <= at]


def _at_day_start(item: ReviewItem, *, mistake: bool, still_to_place: bool) -> AtDayStart:
    return AtDayStart(
        pk=item.pk,
        kind=item.kind,
        key=item.key,
        phase=Phase(item.phase),
        due_at=item.due_at,
        stability=item.stability,
        last_review_day=item.last_review_day,
        mistake=mistake,
        still_to_place=still_to_place,
    )


def _states_before_today(learner: Learner, today: date) -> dict[int, dict[str, Any]]:
    """Of what has a row of today in the log: its state before the first of them that stands."""
    rows = Review.objects.filter(learner=learner, day=today, undone_at=None).order_by("id")
    states: dict[int, dict[str, Any]] = {}
    for item, before in rows.values_list("item_id", "before"):
        states.setdefault(item, before)
    return states


def _put(item: ReviewItem, state: dict[str, Any]) -> None:
    """Only in memory. Rows of the log that are older than acts do not know all of the fields."""
    for name, value in state.items():
        if name in _FROM_JSON:
            setattr(item, name, None if value is None else _FROM_JSON[name](value))


_FROM_JSON: dict[str, Callable[[Any], Any]] = {
    "phase": str,
    "reps": int,
    "stability": float,
    "due_at": datetime.fromisoformat,
    "due_day": date.fromisoformat,
    "last_review_day": date.fromisoformat,
    "brought_back_at": datetime.fromisoformat,
    "suspended_at": datetime.fromisoformat,
    "buried_until": date.fromisoformat,
}
