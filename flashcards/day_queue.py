"""The queue of the day: chosen and put in order at the day's first look, the same for whoever asks about it since.

An item of it is still to do while it is due, so a rating takes it out and an undo puts it back. What arises during the
day joins it: mistakes and steps of minutes by themselves, new things by `join`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import Count, Max, Min, OuterRef, Q, QuerySet, Subquery, Window
from django.db.models.functions import Coalesce

from flashcards import plans, reviews, scheduling
from flashcards.day_choice import Candidate, in_order, most_new, pick_new, pick_reviews, reserved
from flashcards.day_start import at_day_start, moved_today
from flashcards.days import DayClock
from flashcards.expected_memory import MemoryModel
from flashcards.faces import Card, cards
from flashcards.models import Act, Learner, Phase, Review, ReviewItem, ReviewSource, SchedulerParameters
from flashcards.models.locks import locked_learner
from flashcards.models.prepared import Prepared
from flashcards.models.review_queries import is_due, listed_exercises, not_set_aside
from flashcards.relations import family_of, relations


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is not asked today, and when the next thing comes for those who wait."""

    waiting_reviews: int  # due, but beyond the day's limit: they come on later days
    waiting_new: int
    next_due_at: datetime | None

    @property
    def waiting(self) -> int:
        return self.waiting_reviews + self.waiting_new


@dataclass(frozen=True, slots=True)
class Queue:
    """What a learner is asked now."""

    cards: list[Card]  # in order, at most as many as asked for
    due_count: int


@dataclass(frozen=True, slots=True)
class SoFar:
    """What the learner did until now, as a session needs it."""

    done: int  # reviews that they rated today
    last_key: str  # of the act that undo would take back; "" where there is none
    fitted: SchedulerParameters | None  # as `reviews.fitted_to`


def queue(learner: Learner, *, now: datetime, limit: int = 50) -> Queue:
    """The first `limit` cards, and how many there are. One query, and one for each kind among the cards."""
    freeze(learner, now=now)
    items = _QUEUE(limit, learner=learner.pk, now=now, today=DayClock.of(learner).day_of(now))
    return Queue(cards=cards(items), due_count=items[0].in_all if items else 0)


def so_far(learner: Learner, *, now: datetime) -> SoFar:
    """One query."""
    ((done, key, fitted_id, weights),) = _SO_FAR(learner=learner.pk, today=DayClock.of(learner).day_of(now))
    return SoFar(done, key or "", SchedulerParameters(pk=fitted_id, weights=weights) if fitted_id else None)


def due_count(learner: Learner, *, now: datetime) -> int:
    """How many cards the queue holds now; `queue` counts the same."""
    return asked(learner, now=now).count()


def asked(learner: Learner, *, now: datetime) -> QuerySet[ReviewItem]:
    """The items of the queue that are still to do, in order."""
    freeze(learner, now=now)
    return ReviewItem.objects.filter(learner=learner).asked_today(now, DayClock.of(learner).day_of(now))


def _queue_query(limit: int, *, learner: int, now: datetime, today: date) -> QuerySet[ReviewItem]:
    mine = ReviewItem.objects.filter(learner=learner).asked_today(now, today)
    return mine.annotate(in_all=Window(Count("pk")))[:limit]


def _so_far_query(*, learner: int, today: date) -> QuerySet[Any, Any]:
    log = Review.objects.filter(learner=OuterRef("pk"), undone_at=None).order_by("-id")
    rated = log.filter(day=today, act=Act.RATE, source=ReviewSource.REVIEW).order_by()
    fitted = reviews.adopted().filter(learner=OuterRef("pk"))[:1]
    return Learner.objects.filter(pk=learner).values_list(
        Coalesce(Subquery(rated.values("learner").annotate(made=Count("pk")).values("made")), 0),
        Subquery(log.values("key")[:1]),
        Subquery(fitted.values("pk")),
        Subquery(fitted.values("weights")),
    )


_QUEUE = Prepared(_queue_query, depends_on=listed_exercises, learner=int, now=datetime, today=date)
_SO_FAR = Prepared(_so_far_query, learner=int, today=date)


def outlook(learner: Learner, *, now: datetime) -> Outlook:
    """One query, however much waits."""
    freeze(learner, now=now)
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    found = _OUTLOOK(learner=learner.pk, now=now, today=today)
    waiting, new, step, day, unburied = found[0] if found else (0, 0, None, None, None)
    days = [each for each in (day, unburied) if each is not None]
    if waiting or (new and learner.new_per_day):
        days.append(today + timedelta(days=1))
    moments = [*map(clock.start_of, days), *([step] if step else [])]
    return Outlook(waiting, new, min(moments, default=None))


def _outlook_query(*, learner: int, now: datetime, today: date) -> QuerySet[Any, Any]:
    """One row: reviews and new things that wait, and when the next step, day and buried thing come."""
    waits = is_due(now, today) & Q(queue_day__isnull=True, brought_back_at__isnull=True)
    later = not_set_aside(today) & Q(brought_back_at__isnull=True)
    mine = ReviewItem.objects.filter(learner=learner).live().order_by().values("learner")
    return mine.annotate(
        waiting=Count("pk", filter=waits & Q(phase=Phase.REVIEW)),
        new=Count("pk", filter=waits & Q(phase=Phase.NEW)),
        step=Min("due_at", filter=later & Q(due_day__isnull=True, due_at__gt=now)),
        day=Min("due_day", filter=later & Q(due_day__gt=today)),
        unburied=Min("buried_until", filter=Q(suspended_at__isnull=True, buried_until__gt=today)),
    ).values_list("waiting", "new", "step", "day", "unburied")


_OUTLOOK = Prepared(_outlook_query, depends_on=listed_exercises, learner=int, now=datetime, today=date)


def freeze(learner: Learner, *, now: datetime) -> None:
    """Choose and order the day's queue, if nobody did yet; safe when two tabs look at once.

    It goes by what was due when the day began, so it does not matter when within the day the first look comes.
    """
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    if learner.queue_day == today:
        return
    planned = plans.todays_items(learner, now=now)  # may take its time, so before anything is locked
    with transaction.atomic():
        locked = locked_learner(learner.pk)
        if locked.queue_day != today:
            chosen = _chosen(locked, clock, today) if planned is None else _of_plan(locked, planned, clock, today)
            _take_places(locked, chosen, today)
            _join(locked, clock, now=now)
    learner.queue_day = today


def thaw(learner: Learner) -> None:
    """Let the next look choose again: after a change of limits or of the interview date, or after an import."""
    Learner.objects.filter(pk=learner.pk).update(queue_day=None)
    learner.queue_day = None


def is_chosen_by(changed: Collection[str]) -> bool:
    """Would one of these settings have made today's queue another one?"""
    return bool({"new_per_day", "reviews_per_day", "interview_date", "daily_minutes"} & set(changed))


def join(learner: Learner, *, now: datetime) -> None:
    """Take new things that arose today into the day's queue, as many as the limit for new ones still allows."""
    clock = DayClock.of(learner)
    with transaction.atomic():
        locked = locked_learner(learner.pk)
        if locked.queue_day == clock.day_of(now):  # otherwise the day's first look will see them
            _join(locked, clock, now=now)


def _chosen(learner: Learner, clock: DayClock, today: date) -> list[int]:
    """The ids of what the day asks, in order, by the state of things when it began."""
    there = at_day_start(learner, clock, today)
    known = relations(learner, [(item.kind, item.key) for item in there])
    fitted = reviews.fitted_to(learner)
    recall = MemoryModel(fitted.weights if fitted else scheduling.DEFAULT_PARAMETERS).recall
    due = [item.candidate(known, today, recall) for item in there if item.phase is Phase.REVIEW and not item.mistake]
    new = [item.candidate(known, today, recall) for item in there if item.phase is Phase.NEW and not item.mistake]
    mistakes = [item for item in there if item.mistake]
    old_mistakes = sum(item.phase is not Phase.NEW for item in mistakes)
    most_due = max(learner.reviews_per_day - old_mistakes, reserved(learner.reviews_per_day))
    new_limit = most_new(learner.new_per_day, reviews_wait=len(due) > most_due) - (len(mistakes) - old_mistakes)
    taken = {family_of(item.kind, item.key) for item in mistakes if item.phase is Phase.NEW} - {""}
    picked = pick_reviews(due, most_due) + pick_new(new, max(new_limit, 0), taken=taken)
    to_place = {item.pk for item in there if item.still_to_place}
    ordered = in_order(picked, seed=f"{learner.pk}/{today}")
    return [each.pk for each in ordered if each.pk in to_place]


def _of_plan(learner: Learner, planned: Sequence[int], clock: DayClock, today: date) -> list[int]:
    """What the plan asks, in its order, without what was reviewed or got wrong since the day began."""
    since = Q(last_review_day=today) | Q(brought_back_at__gte=clock.start_of(today))
    there = ReviewItem.objects.filter(learner=learner, pk__in=planned).exclude(since)
    left = set(there.values_list("pk", flat=True))
    return [pk for pk in dict.fromkeys(planned) if pk in left]


def _take_places(learner: Learner, chosen: Sequence[int], today: date) -> None:
    mine = ReviewItem.objects.filter(learner=learner)
    mine.filter(queue_day__isnull=False).update(queue_day=None, queue_position=None)
    # What was put off today stays behind all others, and what was resumed today is asked: also in a queue made since.
    behind = moved_today(learner, today, chosen=set(chosen))
    row = [*(pk for pk in chosen if pk not in behind), *behind]
    places = [ReviewItem(pk=pk, queue_day=today, queue_position=position) for position, pk in enumerate(row)]
    ReviewItem.objects.bulk_update(places, ["queue_day", "queue_position"], batch_size=200)
    learner.queue_day = today
    learner.save(update_fields=["queue_day"])


def _join(learner: Learner, clock: DayClock, *, now: datetime) -> None:
    today = clock.day_of(now)
    mine = ReviewItem.objects.filter(learner=learner)
    arisen = mine.live().filter(
        not_set_aside(today),
        phase=Phase.NEW,
        queue_day__isnull=True,
        brought_back_at__isnull=True,
        due_at__gte=clock.start_of(today),
        due_at__lte=now,
    )
    waiting = [_arisen(item) for item in arisen.only("pk", "kind", "key", "due_at")]
    if not waiting:
        return
    begun = {*mine.filter(queue_day=today, phase=Phase.NEW).values_list("kind", "key"), *_first_seen(learner, today)}
    taken = {family_of(kind, key) for kind, key in begun} - {""}
    # A plan's minutes have weighed reviews against new things already.
    reviews_wait = not plans.days_left(learner, now=now) and _reviews_wait(learner, now=now, today=today)
    limit = most_new(learner.new_per_day, reviews_wait=reviews_wait)
    picked = pick_new(waiting, max(0, limit - len(begun)), taken=taken)
    last = mine.filter(queue_day=today).aggregate(last=Max("queue_position"))["last"]
    start = 0 if last is None else last + 1
    places = [ReviewItem(pk=each.pk, queue_day=today, queue_position=start + i) for i, each in enumerate(picked)]
    ReviewItem.objects.bulk_update(places, ["queue_day", "queue_position"], batch_size=200)


def _reviews_wait(learner: Learner, *, now: datetime, today: date) -> bool:
    beyond = Q(phase=Phase.REVIEW, queue_day__isnull=True, brought_back_at__isnull=True)
    return ReviewItem.objects.filter(is_due(now, today) & beyond, learner=learner).live().exists()


def _arisen(item: ReviewItem) -> Candidate:
    family = family_of(item.kind, item.key)
    return Candidate(item.pk, True, "", family, frozenset({family} - {""}), item.due_at)


def _first_seen(learner: Learner, today: date) -> Iterable[tuple[str, str]]:
    """Kind and key of what was new when it was rated today."""
    made = Review.objects.filter(
        learner=learner, day=today, act=Act.RATE, undone_at=None, before__phase=Phase.NEW.value
    )
    return made.values_list("item__kind", "item__key")
