"""Which review items count, are due, are asked today: the one answer that queue, counts and forecast share."""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Self

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import BooleanField, Case, F, Func, IntegerField, Q, QuerySet, When
from django.db.models.sql.compiler import SQLCompiler

from flashcards.days import DayClock
from flashcards.models.own import OwnCard
from flashcards.models.question import FollowUp, Question, RedFlag
from flashcards.models.quiz import QuizItem
from flashcards.phases import Phase
from grader.catalogue import exercises

if TYPE_CHECKING:
    from flashcards.models.review import ReviewItem  # noqa: F401 - the type parameter below


SLUG = re.compile(r"[a-z0-9-]+")


class IsLive(Func):
    """Is the content of (kind, key) of this learner there, and not retired?

    In SQL by hand: as five subqueries of Django's, putting the statement together took longer than running it. What is
    not retired is looked up once for a statement, not once for each row.
    """

    output_field = BooleanField()
    conditional = True

    def as_sql(
        self,
        compiler: SQLCompiler,
        connection: BaseDatabaseWrapper,
        function: str | None = None,
        template: str | None = None,
        arg_joiner: str | None = None,
        **extra_context: Any,
    ) -> tuple[str, tuple[str | int, ...]]:
        """The statement's part; it has no parameters."""
        kind, key, learner = (compiler.compile(column)[0] for column in self.get_source_expressions())
        slugs = listed_exercises()
        listed = f"{key} IN ({', '.join(map(_literal, slugs))})" if slugs else "1 = 0"
        cases = [f"WHEN '{name}' THEN {key} IN ({slugs})" for name, slugs in _LIVE_KEYS.items()]
        mine = f"own.learner_id = {learner} AND own.guid = {key} AND own.deleted_at IS NULL"
        own = f"EXISTS(SELECT 1 FROM {_OWN} own WHERE {mine})"
        return f"(CASE {kind} {' '.join(cases)} WHEN 'exercise' THEN {listed} WHEN 'card' THEN {own} END)", ()


def _literal(slug: str) -> str:
    if not SLUG.fullmatch(slug):
        raise ValueError(f"{slug!r} is no slug.")
    return f"'{slug}'"


def listed_exercises() -> tuple[str, ...]:
    """Slugs of the exercises that are there; they stand in the text of each statement that asks for live items."""
    return tuple(exercises())


_QUESTION, _FOLLOW_UP, _OWN = (model._meta.db_table for model in (Question, FollowUp, OwnCard))
_LIVE_KEYS = {
    "question": f"SELECT slug FROM {_QUESTION} WHERE NOT retired",
    "follow-up": f"SELECT q.slug || '/' || f.slug FROM {_FOLLOW_UP} f JOIN {_QUESTION} q ON q.id = f.question_id "
    "WHERE NOT f.retired AND NOT q.retired",
    "red-flag": f"SELECT slug FROM {RedFlag._meta.db_table} WHERE NOT retired",
    "quiz": f"SELECT slug FROM {QuizItem._meta.db_table} WHERE NOT retired",
}


class ReviewItemQuerySet(QuerySet["ReviewItem"]):
    def live(self) -> Self:
        """Those whose content is there and not retired."""
        return self.filter(IsLive("kind", "key", "learner_id"))

    def due(self, now: datetime, clock: DayClock) -> Self:
        """What may be asked at `now`; agrees with ReviewItem.is_due."""
        return self.filter(is_due(now, clock.day_of(now)))

    def asked_today(self, now: datetime, today: date) -> Self:
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
            .filter(is_due(now, today), IN_QUEUE)
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


def is_due(now: datetime, today: date) -> Q:
    """As a condition, for counts."""
    return (
        Q(due_day__lte=today) | Q(due_day__isnull=True, due_at__lte=now) | Q(brought_back_at__isnull=False)
    ) & not_set_aside(today)
