"""How many parts of questions a learner may unlock a day, where the host limits it, and unlocking one.

A part stays unlocked. Nothing is limited on a local instance, by default, and for who has the plan "pro".
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction

from flashcards.days import DayClock
from flashcards.models import AccessPlan, Attempt, Learner, Question, Unlock, UnlockPart
from flashcards.models.locks import locked_learner

ALL_PARTS = frozenset(UnlockPart)


class UnlockRefused(ValueError):
    """The part stays locked; the message says what to do."""


class NoneLeft(UnlockRefused):
    """The day's are used up; `again_at` is when the learner's next day begins."""

    def __init__(self, text: str, again_at: datetime) -> None:
        super().__init__(text)
        self.again_at = again_at


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a limited learner may unlock on their day."""

    per_day: int
    left: int
    again_at: datetime  # when the learner's next day begins


def is_limited(learner: Learner) -> bool:
    return settings.UNLOCKS_PER_DAY is not None and learner.access_plan != AccessPlan.PRO


def unlocked_parts(learner: Learner, question: Question) -> frozenset[UnlockPart]:
    """Those that the learner has unlocked of this question; all of them, without a query, where nothing is limited."""
    if not is_limited(learner):
        return ALL_PARTS
    found = Unlock.objects.filter(learner=learner, question=question).values_list("part", flat=True)
    return frozenset(UnlockPart(part) for part in found)


def allowance_of(learner: Learner, *, now: datetime) -> Allowance | None:
    """None where nothing is limited."""
    if not is_limited(learner):
        return None
    per_day: int = settings.UNLOCKS_PER_DAY or 0
    clock = DayClock.of(learner)
    day = clock.day_of(now)
    used = Unlock.objects.filter(learner=learner, day=day).count()
    again_at = clock.start_of(day + timedelta(days=1))
    return Allowance(per_day, max(0, per_day - used), again_at)


def unlock(learner: Learner, question: Question, part: UnlockPart, *, now: datetime) -> None:
    """Unlock a part of a question that the learner has attempted; again changes nothing. Raises UnlockRefused."""
    with transaction.atomic():
        learner = locked_learner(learner.pk)  # two tabs cannot both take the last one
        if not Attempt.objects.filter(learner=learner, question=question, follow_up=None).exists():
            raise UnlockRefused("Answer the question first: its parts open after an attempt.")
        if part in unlocked_parts(learner, question):
            return
        allowance = allowance_of(learner, now=now)
        if allowance is not None and not allowance.left:
            said = f"You have unlocked {allowance.per_day} today, which is all. The next day brings new ones."
            raise NoneLeft(said, allowance.again_at)
        day = DayClock.of(learner).day_of(now)
        Unlock.objects.create(learner=learner, question=question, part=part, day=day, created_at=now)
