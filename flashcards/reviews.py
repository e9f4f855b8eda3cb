"""What happens in review: a rating is recorded, a pass counts, the last one is undone. The log only grows."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

from flashcards import scheduling
from flashcards.days import DayClock
from flashcards.models import ItemKind, Learner, Phase, Rating, Review, ReviewItem, ReviewSource
from flashcards.scheduling import Memory, Rules

CLOCK_TOLERANCE = timedelta(minutes=1)  # how far ahead a device's clock may be
MEMORY_FIELDS = tuple(field.name for field in fields(Memory))


class UnknownItem(LookupError):
    """The learner has no such item."""


class NotDue(RuntimeError):
    """The item is not due (any more): another tab or device was first. Nothing was changed."""


class KeyReused(RuntimeError):
    """The key was used before, for another item or rating. Nothing was changed."""


class NothingToUndo(RuntimeError):
    """There is no review that is not undone already."""


def record_review(
    learner: Learner, item_id: str, rating: Rating, *, key: str, now: datetime, reviewed_at: datetime | None = None
) -> Review:
    """Record one rating of one due item; a repeat with the same key gives the same review and counts once.

    `reviewed_at`, when a review was made offline, counts if it lies after the item's last review and at most a minute
    ahead of `now`. Raises UnknownItem, NotDue, KeyReused.
    """
    kind, _, item_key = item_id.partition(":")
    with transaction.atomic():
        learner = _locked(learner)
        earlier = Review.objects.filter(learner=learner, key=key).select_related("item").first()
        if earlier is not None:
            if (earlier.item.public_id, earlier.rating) != (item_id, rating):
                raise KeyReused("This key belongs to another review. Send a new key with each rating.")
            return earlier
        item = ReviewItem.objects.filter(learner=learner, kind=kind, key=item_key).first()
        if item is None:
            raise UnknownItem(f"There is no {item_id!r} in your reviews.")
        at = _time_of_review(item, now=now, reviewed_at=reviewed_at)
        if not item.is_due(max(now, at), DayClock.of(learner)):
            raise NotDue(f"This was reviewed already and is due again {_when(item)}. Your earlier rating stands.")
        return _append(learner, item, rating, key=key, at=at, source=ReviewSource.REVIEW)


def record_pass(learner: Learner, exercise: str, *, key: str, at: datetime, now: datetime) -> Review:
    """A passed exercise counts as a good review of it, due or not; once for each key."""
    with transaction.atomic():
        learner = _locked(learner)
        earlier = Review.objects.filter(learner=learner, key=key).select_related("item").first()
        if earlier is not None:
            return earlier
        item, _ = ReviewItem.objects.get_or_create(
            learner=learner, kind=ItemKind.EXERCISE, key=exercise, defaults={"due_at": at, "reason": "You solved it."}
        )
        at = _time_of_review(item, now=now, reviewed_at=at)
        return _append(learner, item, Rating.GOOD, key=key, at=at, source=ReviewSource.VERDICT)


def record_right_answer(learner: Learner, slug: str, *, key: str, now: datetime) -> Review | None:
    """A quiz item that is due counts as reviewed when it is answered right in a quiz; once for each key.

    None where the learner has no such item, or it is not due: nothing was asked of their memory too early.
    """
    with transaction.atomic():
        learner = _locked(learner)
        earlier = Review.objects.filter(learner=learner, key=key).first()
        if earlier is not None:
            return earlier
        item = ReviewItem.objects.filter(learner=learner, kind=ItemKind.QUIZ, key=slug).first()
        if item is None or not item.is_due(now, DayClock.of(learner)):
            return None
        at = _time_of_review(item, now=now, reviewed_at=None)
        return _append(learner, item, Rating.GOOD, key=key, at=at, source=ReviewSource.QUIZ)


def undo(learner: Learner, *, now: datetime) -> Review:
    """Take the learner's last review back, whatever made it; the item is exactly what it was. Raises NothingToUndo."""
    with transaction.atomic():
        learner = _locked(learner)
        last = Review.objects.filter(learner=learner, undone_at=None).select_related("item").order_by("-id").first()
        if last is None:
            raise NothingToUndo("There is no review to undo.")
        item = last.item
        brought_back_at = item.brought_back_at  # by a mistake made after this review: undo must not lose that
        _put(item, last.before)
        item.brought_back_at = item.brought_back_at or brought_back_at
        item.save()
        last.undone_at = now
        last.save(update_fields=["undone_at"])
        return last


def previews(learner: Learner, item: ReviewItem, *, now: datetime) -> dict[Rating, timedelta]:
    """The next interval that each rating would give."""
    rules = rules_for(learner, item, source=ReviewSource.REVIEW)
    at = _time_of_review(item, now=now, reviewed_at=None)
    return scheduling.previews(memory_of(item), at, rules=rules)


def memory_after(review: Review) -> Memory:
    """What a recorded review made of its item, whatever came later."""
    return _memory(review.after)


def in_words(interval: timedelta) -> str:
    """An interval as a button shows it: `1 min`, `10 min`, `3 d`, `2.1 mo`, `1.4 y`."""
    days = interval.days
    if days < 1:
        return f"{max(1, round(interval.total_seconds() / 60))} min"
    if days < 31:
        return f"{days} d"
    return f"{days / 30.4:.1f} mo" if days < 365 else f"{days / 365.25:.1f} y"


def rules_for(learner: Learner, item: ReviewItem, *, source: ReviewSource) -> Rules:
    """How this learner's item is scheduled. A pass took minutes of work: it is not asked again after ten more."""
    return Rules(
        clock=DayClock.of(learner),
        retention=learner.target_retention,
        seed=item.public_id,
        minute_steps=source is not ReviewSource.VERDICT,
    )


def memory_of(item: ReviewItem) -> Memory:
    # A row from the database has its phase as plain text; the rules compare by identity.
    return Memory(**{name: getattr(item, name) for name in MEMORY_FIELDS} | {"phase": Phase(item.phase)})


def _locked(learner: Learner) -> Learner:
    """One learner's reviews happen one after the other, so that a double tap or two tabs cannot interleave."""
    return Learner.objects.select_for_update(no_key=True).get(pk=learner.pk)


def _time_of_review(item: ReviewItem, *, now: datetime, reviewed_at: datetime | None) -> datetime:
    last = item.last_review_at
    if reviewed_at is not None and reviewed_at <= now + CLOCK_TOLERANCE and (last is None or reviewed_at > last):
        return reviewed_at
    # The last review may carry the time of a clock that ran up to a minute ahead.
    return max(now, last) if last is not None else now


def _append(
    learner: Learner, item: ReviewItem, rating: Rating, *, key: str, at: datetime, source: ReviewSource
) -> Review:
    rules = rules_for(learner, item, source=source)
    before = _state(item)
    memory, elapsed_days = scheduling.schedule(memory_of(item), rating, at, rules=rules)
    _put(item, memory.as_json() | {"brought_back_at": None})
    item.save()
    return Review.objects.create(
        learner=learner,
        item=item,
        key=key,
        rating=rating,
        source=source,
        reviewed_at=at,
        day=rules.clock.day_of(at),
        elapsed_days=elapsed_days,
        retention=rules.retention,
        before=before,
        after=_state(item),
        algorithm=scheduling.ALGORITHM,
    )


def _state(item: ReviewItem) -> dict[str, Any]:
    """All that a review changes in an item, as JSON."""
    return memory_of(item).as_json() | {
        "brought_back_at": item.brought_back_at.isoformat() if item.brought_back_at else None
    }


def _put(item: ReviewItem, state: dict[str, Any]) -> None:
    memory = _memory(state)
    for name in MEMORY_FIELDS:
        setattr(item, name, getattr(memory, name))
    brought_back_at = state["brought_back_at"]
    item.brought_back_at = datetime.fromisoformat(brought_back_at) if brought_back_at else None


def _memory(state: dict[str, Any]) -> Memory:
    return Memory.from_json({name: state[name] for name in MEMORY_FIELDS})


def _when(item: ReviewItem) -> str:
    return f"on {item.due_day:%d %B %Y}" if item.due_day else f"at {item.due_at:%H:%M} UTC"
