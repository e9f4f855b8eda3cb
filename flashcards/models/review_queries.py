"""Which review items count, and which are due: the one answer that queue, counts and forecast share."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Self

from django.db.models import Case, Exists, IntegerField, OuterRef, Q, QuerySet, Value, When
from django.db.models.functions import Greatest, StrIndex, Substr

from flashcards.days import DayClock
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
        )

    def due(self, now: datetime, clock: DayClock) -> Self:
        """What may be asked at `now`; agrees with ReviewItem.is_due."""
        today = clock.day_of(now)
        return self.filter(
            Q(due_day__lte=today) | Q(due_day__isnull=True, due_at__lte=now) | Q(brought_back_at__isnull=False),
            Q(buried_until__isnull=True) | Q(buried_until__lte=today),
            suspended_at__isnull=True,
        )

    def in_queue_order(self) -> Self:
        """What cannot wait first: steps of minutes, mistakes just made, then by due day, new things last."""
        rank = Case(
            When(phase__in=[Phase.LEARNING, Phase.RELEARNING], then=0),
            When(brought_back_at__isnull=False, then=1),
            When(phase=Phase.REVIEW, then=2),
            default=3,
            output_field=IntegerField(),
        )
        return self.order_by(rank, "due_at", "id")
