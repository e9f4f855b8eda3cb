"""Which review items count, are due, are asked today: the one answer that queue, counts and forecast share."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Self

from django.db.models import Case, Exists, F, IntegerField, OuterRef, Q, QuerySet, Value, When
from django.db.models.functions import Greatest, StrIndex, Substr

from flashcards.days import DayClock
from flashcards.models.own import OwnCard
from flashcards.models.question import FollowUp, Question, RedFlag
from flashcards.models.quiz import QuizItem
from flashcards.phases import Phase
from grader.catalogue import exercises

if TYPE_CHECKING:
    from flashcards.models.review import ReviewItem  # noqa: F401 - the type parameter below


class ReviewItemQuerySet(QuerySet["ReviewItem"]):
    def live(self) -> Self:
        """Those whose content is there and not retired."""
        key = OuterRef("key")
        slash = StrIndex(key, Value("/"))
        follow_up = FollowUp.objects.filter(
            question__slug=Substr(key, 1, Greatest(slash - 1, Value(0))),  # keys of other kinds have no slash
            slug=Substr(key, slash + 1),
            question__retired=False,
            retired=False,
        )
        return self.filter(
            Q(kind="question") & Exists(Question.objects.filter(slug=key, retired=False))
            | Q(kind="follow-up") & Exists(follow_up)
            | Q(kind="red-flag") & Exists(RedFlag.objects.filter(slug=key, retired=False))
            | Q(kind="exercise", key__in=list(exercises()))
            | Q(kind="quiz") & Exists(QuizItem.objects.filter(slug=key, retired=False))
            | Q(kind="card") & Exists(OwnCard.objects.filter(learner=OuterRef("learner"), guid=key))
        )

    def due(self, now: datetime, clock: DayClock) -> Self:
        """What may be asked at `now`; agrees with ReviewItem.is_due."""
        return self.filter(is_due(now, clock))

    def asked_today(self, now: datetime, clock: DayClock) -> Self:
        """What the day's frozen queue still asks at `now`, in order.

        A place in the middle is for what the day chose. What has none goes first: steps of minutes, then mistakes.
        """
        rank = Case(
            When(queue_position__isnull=True, phase__in=STEPS, then=0),
            When(queue_position__isnull=True, brought_back_at__isnull=False, then=1),
            default=2,
            output_field=IntegerField(),
        )
        return (
            self.live()
            .due(now, clock)
            .filter(IN_QUEUE)
            .order_by(rank, F("queue_position").asc(nulls_first=True), F("brought_back_at").asc(), "due_at", "id")
        )

    def set_aside_or_leech(self, today: date) -> Self:
        """Suspended, buried until a later day, or a leech; what was set aside last comes first."""
        wanted = Q(suspended_at__isnull=False) | Q(buried_until__gt=today) | Q(lapses__gte=LEECH_LAPSES)
        return self.filter(wanted).order_by(F("suspended_at").desc(nulls_last=True), "-lapses", "id")


LEECH_LAPSES = 8  # forgotten so often, a thing is called a leech
STEPS = (Phase.LEARNING, Phase.RELEARNING)
# Where a day is frozen, only what it chose has a queue_day; a rating that is undone gives it back.
IN_QUEUE = Q(queue_day__isnull=False) | Q(phase__in=STEPS) | Q(brought_back_at__isnull=False)


def not_set_aside(today: date) -> Q:
    """Neither suspended nor buried until a later day."""
    return Q(suspended_at__isnull=True) & (Q(buried_until__isnull=True) | Q(buried_until__lte=today))


def is_due(now: datetime, clock: DayClock) -> Q:
    """As a condition, for counts."""
    today = clock.day_of(now)
    return (
        Q(due_day__lte=today) | Q(due_day__isnull=True, due_at__lte=now) | Q(brought_back_at__isnull=False)
    ) & not_set_aside(today)
