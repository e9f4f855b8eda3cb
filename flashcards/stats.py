"""Figures about a learner's reviews: what is due, what comes, how well it went. The queue answers what is due."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from django.db.models import Case, Count, DateField, Q, When
from django.db.models.functions import Coalesce, Greatest

from flashcards import day_queue
from flashcards.day_choice import most_new
from flashcards.days import DayClock
from flashcards.models import Act, Learner, Phase, Rating, Review, ReviewItem, ReviewSource
from flashcards.models.review_queries import STEPS

RETENTION_DAYS = 30  # how far back the measured retention looks, today included


@dataclass(frozen=True, slots=True)
class Stats:
    """Counts of now and today. `retention` is measured over reviews of what had an interval of days."""

    due: int  # in today's queue now
    waiting: int  # due too, but beyond the day's limits
    items: int
    by_phase: dict[str, int]
    reviewed_today: int
    recalled: int  # of `asked`, rated hard or better, in the last 30 days
    asked: int
    target_retention: float

    @property
    def retention(self) -> float | None:
        """None until something with an interval of days was asked."""
        return self.recalled / self.asked if self.asked else None


def stats(learner: Learner, *, now: datetime) -> Stats:
    """Four queries, however long the history is."""
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    mine = ReviewItem.objects.filter(learner=learner).live()
    phases = dict(mine.order_by().values_list("phase").annotate(Count("pk")))
    first = today - timedelta(days=RETENTION_DAYS - 1)
    made = Review.objects.filter(learner=learner, act=Act.RATE, undone_at=None, day__gte=first)
    # A pass or a right quiz answer that counts as a review is no rating: it could not have gone wrong.
    asked = Q(source=ReviewSource.REVIEW, elapsed_days__gt=0, before__phase=Phase.REVIEW.value)
    counts = made.aggregate(
        today=Count("pk", filter=Q(day=today)),
        asked=Count("pk", filter=asked),
        recalled=Count("pk", filter=asked & Q(rating__gt=Rating.AGAIN)),
    )
    return Stats(
        due=day_queue.due_count(learner, now=now),
        waiting=day_queue.outlook(learner, now=now).waiting,
        items=sum(phases.values()),
        by_phase={phase.value: phases.get(phase.value, 0) for phase in Phase},
        reviewed_today=counts["today"],
        recalled=counts["recalled"],
        asked=counts["asked"],
        target_retention=learner.target_retention,
    )


def forecast(learner: Learner, *, now: datetime, days: int = 30) -> list[tuple[date, int]]:
    """How many cards each of the next days asks; the first is today: what its queue holds now, and the steps of minutes
    that are still to come.

    What a day's limits leave over is carried to the next one, as the queue does it.
    """
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    outlook = day_queue.outlook(learner, now=now)
    mine = ReviewItem.objects.filter(learner=learner, suspended_at=None).live()
    unburied = Coalesce("buried_until", today)
    comes = Case(
        When(brought_back_at__isnull=False, then=unburied),
        default=Greatest(Coalesce("due_day", today), unburied),
        output_field=DateField(),
    )
    coming = mine.annotate(comes=comes).filter(comes__gt=today).order_by().values("comes", "phase")
    by_day = Counter[tuple[date, bool]]()
    for each in coming.annotate(count=Count("pk")):
        by_day[each["comes"], each["phase"] == Phase.NEW] += each["count"]
    steps = mine.filter(phase__in=STEPS, brought_back_at=None, due_at__gt=now).exclude(buried_until__gt=today)
    steps_of = Counter(clock.day_of(moment) for moment in steps.values_list("due_at", flat=True))
    reviews, new = outlook.waiting_reviews, outlook.waiting_new
    found = [(today, day_queue.due_count(learner, now=now) + steps_of[today])]
    for day in (today + timedelta(days=offset) for offset in range(1, days)):
        reviews += by_day[day, False]
        new += by_day[day, True]
        asked = min(reviews, learner.reviews_per_day)
        begun = min(new, most_new(learner.new_per_day, reviews_wait=reviews > asked))
        reviews, new = reviews - asked, new - begun
        found.append((day, asked + begun + steps_of[day]))
    return found
