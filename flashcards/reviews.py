"""What happens in review: a rating is recorded, a pass counts, an item is set aside, the last act is undone.

The log only grows: each act is one row of it, with all of the item before and after.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import Exists, Max, OuterRef, QuerySet, Subquery

from flashcards import scheduling
from flashcards.days import DayClock
from flashcards.item_states import (
    MEMORY_FIELDS,
    PLACE_FIELDS,
    memory_in,
    memory_of,
    put_back,
    remember,
    state_of,
)
from flashcards.models import (
    Act,
    ItemKind,
    Learner,
    Rating,
    Review,
    ReviewItem,
    ReviewSource,
    SchedulerParameters,
)
from flashcards.models.locks import locked_learner
from flashcards.models.prepared import Prepared, PreparedInsert, PreparedUpdate
from flashcards.replay import minute_steps
from flashcards.scheduling import Memory, Rules
from flashcards.splits import take_parts_back

CLOCK_TOLERANCE = timedelta(minutes=1)  # how far ahead a device's clock may be
OFFLINE_LIMIT = timedelta(days=3652)  # a review "made" before that comes from a clock that lost its date
UNDO_LIMIT = 30  # acts, the undone ones counted too
OWN_KEYS = ("verdict:", "quiz-answer:")  # keys that begin so are the server's, so that no client can use one up


class UnknownItem(LookupError):
    """The learner has no such item."""


class Refused(RuntimeError):
    """Nothing was changed; the message says why and what to do."""


class NotDue(Refused):
    """The item is not due (any more), or is set aside: another tab or device was first."""


class KeyReused(Refused):
    """The key was used before, for another item, act or rating."""


class NoChange(Refused):
    """The item is already as the act would make it."""


class NothingToUndo(Refused):
    """There is no act that is not undone already."""


def record_review(
    learner: Learner, item_id: str, rating: Rating, *, key: str, now: datetime, reviewed_at: datetime | None = None
) -> Review:
    """Record one rating of one due item; a repeat with the same key gives the same review and counts once.

    `reviewed_at`, when a review was made offline, counts if it lies after the item's last review and at most a minute
    ahead of `now`. Raises UnknownItem, NotDue, KeyReused.
    """
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        item, fitted, key_used = _item(learner, item_id, key=key)
        if key_used:
            return _earlier(learner, key, of=(item_id, Act.RATE, rating))
        at = _time_of_review(item, now=now, reviewed_at=reviewed_at)
        clock = DayClock.of(learner)
        if not item.is_due(max(now, at), clock):
            raise NotDue(_why_not_due(item, max(now, at), clock))
        return _append(learner, item, rating, key=key, at=at, source=ReviewSource.REVIEW, fitted=fitted)


def record_pass(learner: Learner, exercise: str, *, key: str, at: datetime, now: datetime) -> Review:
    """A passed exercise counts as a good review of it, due or not; once for each key."""
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        earlier = Review.objects.filter(learner=learner, key=key).select_related("item").first()
        if earlier is not None:
            return earlier
        item, _ = ReviewItem.objects.get_or_create(
            learner=learner, kind=ItemKind.EXERCISE, key=exercise, defaults={"due_at": at, "reason": "You solved it."}
        )
        at = _time_of_review(item, now=now, reviewed_at=at)
        return _append(
            learner, item, Rating.GOOD, key=key, at=at, source=ReviewSource.VERDICT, fitted=fitted_to(learner)
        )


def record_right_answer(learner: Learner, slug: str, *, key: str, now: datetime) -> Review | None:
    """A quiz item that is due counts as reviewed when it is answered right in a quiz; once for each key.

    None where the learner has no such item, or it is not due: nothing was asked of their memory too early.
    """
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        earlier = Review.objects.filter(learner=learner, key=key).first()
        if earlier is not None:
            return earlier
        item = ReviewItem.objects.filter(learner=learner, kind=ItemKind.QUIZ, key=slug).first()
        if item is None or not item.is_due(now, DayClock.of(learner)):
            return None
        at = _time_of_review(item, now=now, reviewed_at=None)
        return _append(learner, item, Rating.GOOD, key=key, at=at, source=ReviewSource.QUIZ, fitted=fitted_to(learner))


def record_act(learner: Learner, item_id: str, act: Act, *, key: str, now: datetime) -> Review:
    """Set an item aside or back; a repeat with the same key gives the same row and counts once.

    SUSPEND: not asked until RESUME, which ends a BURY too. BURY: not asked until the learner's next day.
    LATER: behind all of the day's queue, if it is due. Raises UnknownItem, KeyReused, NoChange, NotDue; ValueError for
    RATE.
    """
    if act is Act.RATE:
        raise ValueError("A rating is recorded by record_review.")
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        item, _, key_used = _item(learner, item_id, key=key)
        if key_used:
            return _earlier(learner, key, of=(item_id, act, None))
        clock = DayClock.of(learner)
        if act is Act.LATER and not item.is_due(now, clock):
            raise NotDue(_why_not_due(item, now, clock))
        before = state_of(item)
        _set_aside(learner, item, act, now=now)
        if state_of(item) == before:
            raise NoChange(_ALREADY[act])
        return _log(learner, item, act, key=key, at=now, before=before)


def undo(learner: Learner, *, now: datetime, key: str | None = None) -> Review:
    """Take the learner's last act back, whatever made it; the item is exactly what it was.

    `key` names the act that is meant: if it is undone already, nothing more is, so that a double tap undoes once.
    Raises NothingToUndo, also beyond the last thirty acts and where `key` is not the last one's.
    """
    with transaction.atomic():
        learner = locked_learner(learner.pk)
        log = Review.objects.filter(learner=learner)
        if key is not None:
            named = log.filter(key=key, undone_at__isnull=False).select_related("item").first()
            if named is not None:
                return named
        last = log.filter(undone_at=None).select_related("item").order_by("-id").first()
        if last is None:
            raise NothingToUndo("There is nothing to undo.")
        if key is not None and last.key != key:
            raise NothingToUndo(
                "You did something else since. Only the last act can be undone, then the one before it."
            )
        if log.filter(pk__gt=last.pk)[:UNDO_LIMIT].count() == UNDO_LIMIT:
            raise NothingToUndo(f"Only your last {UNDO_LIMIT} acts can be undone. What is older stays.")
        _take_back(learner, last.item, last)
        last.undone_at = now
        last.save(update_fields=["undone_at"])
        return last


def previews(
    learner: Learner, items: Sequence[ReviewItem], *, now: datetime, fitted: SchedulerParameters | None
) -> list[dict[Rating, timedelta]]:
    """For each item, in their order, the next interval that each rating would give. `fitted` as `fitted_to` says."""
    return [
        scheduling.previews(
            memory_of(item),
            _time_of_review(item, now=now, reviewed_at=None),
            rules=_rules(learner, item, ReviewSource.REVIEW, fitted),
        )
        for item in items
    ]


def memory_after(review: Review) -> Memory:
    """What a recorded review made of its item, whatever came later."""
    return memory_in(review.after)


def memory_before(review: Review) -> Memory:
    """What its item's memory was before it."""
    return memory_in(review.before)


def in_words(interval: timedelta) -> str:
    """An interval as a button shows it: `1 min`, `10 min`, `3 d`, `2.1 mo`, `1.4 y`."""
    days = interval.days
    if days < 1:
        return f"{max(1, round(interval.total_seconds() / 60))} min"
    if days < 31:
        return f"{days} d"
    return f"{days / 30.4:.1f} mo" if days < 365 else f"{days / 365.25:.1f} y"


def rules_for(learner: Learner, item: ReviewItem, *, source: ReviewSource) -> Rules:
    """How this learner's item is scheduled now. One query."""
    return _rules(learner, item, source, fitted_to(learner))


def fitted_to(learner: Learner) -> SchedulerParameters | None:
    """The parameters that hold for the learner: the newest adopted ones for this scheduler; None: its own."""
    return next(iter(_FITTED(learner=learner.pk)), None)


def _rules(learner: Learner, item: ReviewItem, source: ReviewSource, fitted: SchedulerParameters | None) -> Rules:
    return Rules(
        clock=DayClock.of(learner),
        retention=learner.target_retention,
        seed=item.public_id,
        minute_steps=minute_steps(source),
        parameters=tuple(fitted.weights) if fitted else None,
    )


def _time_of_review(item: ReviewItem, *, now: datetime, reviewed_at: datetime | None) -> datetime:
    last = item.last_review_at
    earliest = now - OFFLINE_LIMIT if last is None else max(last, now - OFFLINE_LIMIT)
    if reviewed_at is not None and earliest < reviewed_at <= now + CLOCK_TOLERANCE:
        return reviewed_at
    # The last review may carry the time of a clock that ran up to a minute ahead.
    return max(now, last) if last is not None else now


def adopted() -> QuerySet[SchedulerParameters]:
    """Everybody's, for this scheduler, the newest first."""
    return SchedulerParameters.objects.filter(adopted=True, algorithm=scheduling.ALGORITHM).order_by("-id")


def _fitted_query(*, learner: int) -> QuerySet[SchedulerParameters]:
    return adopted().filter(learner=learner)[:1]


_FITTED = Prepared(_fitted_query, learner=int)


def _item(learner: Learner, item_id: str, *, key: str) -> tuple[ReviewItem, SchedulerParameters | None, bool]:
    """The item, the parameters that hold for it, and whether a row has the client's key already. One query."""
    if key.startswith(OWN_KEYS):
        raise KeyReused(f"Keys that begin with {' or '.join(OWN_KEYS)} are the server's own. Send another key.")
    kind, _, item_key = item_id.partition(":")
    # PostgreSQL takes no NUL.
    found = [] if "\0" in item_id else _ITEM(learner=learner.pk, kind=kind, key=item_key, client_key=key)
    if not found:
        raise UnknownItem(f"There is no {item_id!r} in your reviews.")
    item = found[0]
    fitted = SchedulerParameters(pk=item.fitted_id, weights=item.fitted_weights) if item.fitted_id else None
    return item, fitted, item.key_used


def _item_query(*, learner: int, kind: str, key: str, client_key: str) -> QuerySet[ReviewItem]:
    fitted = adopted().filter(learner=OuterRef("learner"))[:1]
    return ReviewItem.objects.filter(learner=learner, kind=kind, key=key).annotate(
        key_used=Exists(Review.objects.filter(learner=learner, key=client_key)),
        fitted_id=Subquery(fitted.values("pk")),
        fitted_weights=Subquery(fitted.values("weights")),
    )


_ITEM = Prepared(_item_query, learner=int, kind=str, key=str, client_key=str)


def _earlier(learner: Learner, key: str, *, of: tuple[str, Act, Rating | None]) -> Review:
    """The row that a client's key made before; refused where that was of something else."""
    earlier = Review.objects.select_related("item").get(learner=learner, key=key)
    if (earlier.item.public_id, earlier.act, earlier.rating) != of:
        raise KeyReused("This key belongs to something else that you did. Send a new key with each rating or act.")
    return earlier


def _append(
    learner: Learner,
    item: ReviewItem,
    rating: Rating,
    *,
    key: str,
    at: datetime,
    source: ReviewSource,
    fitted: SchedulerParameters | None,
) -> Review:
    """Rate the item: its memory becomes what the scheduler says, and the mistake that asked for it is answered."""
    rules = _rules(learner, item, source, fitted)
    before = state_of(item)
    memory, elapsed_days = scheduling.schedule(memory_of(item), rating, at, rules=rules)
    remember(item, memory)
    item.brought_back_at = None
    item.queue_day = item.queue_position = None  # it has had its turn; what is left of the steps is asked by the clock
    rated = {"rating": rating, "source": source, "elapsed_days": elapsed_days, "parameters": fitted}
    return _log(learner, item, Act.RATE, key=key, at=at, before=before, **rated)


def _set_aside(learner: Learner, item: ReviewItem, act: Act, *, now: datetime) -> None:
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    match act:
        case Act.SUSPEND:
            item.suspended_at = item.suspended_at or now
        case Act.RESUME:
            was_aside = not item.is_due(now, clock)
            item.suspended_at = item.buried_until = None
            # A queue that was frozen without it takes it in, so that resuming it asks it.
            if was_aside and item.queue_day is None and learner.queue_day == today and item.is_due(now, clock):
                _queue_last(learner, item, today)
        case Act.BURY:
            item.buried_until = today + timedelta(days=1)
        case Act.LATER:
            _queue_last(learner, item, max(today, learner.queue_day or today))


def _queue_last(learner: Learner, item: ReviewItem, day: date) -> None:
    last = ReviewItem.objects.filter(learner=learner, queue_day=day).aggregate(last=Max("queue_position"))["last"]
    item.queue_day, item.queue_position = day, 0 if last is None else last + 1


def _log(
    learner: Learner, item: ReviewItem, act: Act, *, key: str, at: datetime, before: dict[str, Any], **rated: Any
) -> Review:
    """Save the item and the row that tells what was done to it."""
    _SAVE_ITEM(item)
    clock = DayClock.of(learner)
    row = Review(
        learner=learner,
        item=item,
        key=key,
        act=act,
        reviewed_at=at,
        day=clock.day_of(at),
        retention=learner.target_retention,
        before=before,
        after=state_of(item),
        algorithm=scheduling.ALGORITHM,
        time_zone=learner.time_zone,
        day_start_hour=learner.day_start_hour,
        **{"elapsed_days": 0, **rated},
    )
    _ADD_ROW(row)
    return row


_SAVE_ITEM = PreparedUpdate(ReviewItem, [*MEMORY_FIELDS, *PLACE_FIELDS])
_ADD_ROW = PreparedInsert(Review)


def _take_back(learner: Learner, item: ReviewItem, row: Review) -> None:
    put_back(item, row.before, row.after)
    _rejoin(learner, item, row)
    _SAVE_ITEM(item)
    take_parts_back(row)


def _rejoin(learner: Learner, item: ReviewItem, row: Review) -> None:
    """What stood in the queue of an earlier day, when it was answered, stands at the head of the present one again."""
    today = learner.queue_day
    if today is not None and item.queue_day == row.day and row.day < today:
        item.queue_day, item.queue_position = today, 0


_ALREADY = {
    Act.SUSPEND: "This is suspended already. Nothing was changed.",
    Act.RESUME: "This is neither suspended nor buried. Nothing was changed.",
    Act.BURY: "This is buried until tomorrow already. Nothing was changed.",
}


def _why_not_due(item: ReviewItem, now: datetime, clock: DayClock) -> str:
    if item.suspended_at is not None:
        return "This is suspended, so it is not asked. Resume it first, then rate it. Nothing was counted."
    if item.buried_until is not None and item.buried_until > clock.day_of(now):
        return f"This is buried until {item.buried_until:%d %B %Y}. Resume it to rate it before. Nothing was counted."
    when = f"on {item.due_day:%d %B %Y}" if item.due_day else f"at {item.due_at.astimezone(clock.zone):%H:%M}"
    if item.last_review_at is None:
        return f"This is asked for the first time {when}. Nothing was counted."
    return f"This was reviewed already and is due again {when}. Your earlier rating stands."
