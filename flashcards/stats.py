"""Figures about a learner's reviews: what is due, what comes, how well it went. Read only."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta

from django.db.models import Count, Q

from flashcards.days import DayClock
from flashcards.models import Act, Learner, Phase, Rating, Review, ReviewItem

RETENTION_DAYS = 30  # how far back the measured retention looks, today included


@dataclass(frozen=True, slots=True)
class Stats:
    """Counts of now and today. `retention` is measured over reviews of what had an interval of days."""

    due: int
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
    """Three queries, however long the history is."""
    clock = DayClock.of(learner)
    today = clock.day_of(now)
    mine = ReviewItem.objects.filter(learner=learner).live()
    phases = dict(mine.order_by().values_list("phase").annotate(Count("pk")))
    made = Review.objects.filter(learner=learner, act=Act.RATE, undone_at=None)
    asked = Q(day__gt=today - timedelta(days=RETENTION_DAYS), elapsed_days__gt=0, before__phase=Phase.REVIEW.value)
    counts = made.aggregate(
        today=Count("pk", filter=Q(day=today)),
        asked=Count("pk", filter=asked),
        recalled=Count("pk", filter=asked & Q(rating__gt=Rating.AGAIN)),
    )
    return Stats(
        due=mine.due(now, clock).count(),
        items=sum(phases.values()),
        by_phase={phase.value: phases.get(phase.value, 0) for phase in Phase},
        reviewed_today=counts["today"],
        recalled=counts["recalled"],
        asked=counts["asked"],
        target_retention=learner.target_retention,
    )


def forecast(learner: Learner, *, now: datetime, days: int = 30) -> list[tuple[date, int]]:
    """How many items come due on each of the next days; the first is today, with all that is overdue or new."""
    today = DayClock.of(learner).day_of(now)
    last = today + timedelta(days=days - 1)
    mine = ReviewItem.objects.filter(learner=learner).live()
    unforced = mine.filter(brought_back_at=None, due_day__gt=today, due_day__lte=last)
    by_day = dict(unforced.order_by().values_list("due_day").annotate(Count("pk")))
    by_day[today] = mine.filter(Q(brought_back_at__isnull=False) | Q(due_day=None) | Q(due_day__lte=today)).count()
    return [(day, by_day.get(day, 0)) for day in (today + timedelta(days=offset) for offset in range(days))]
