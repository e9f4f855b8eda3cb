"""What of a learner goes into the JSON: for each table its fields, and what is left out and why.

The keys are written out, so that a renamed field does not change the format in silence. A test compares them with the
models: a field or a table that is new fails it until it is either here or in `LEFT_OUT`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db.models import Model

from flashcards.models import (
    Attempt,
    Disagreement,
    Import,
    Interview,
    InterviewStep,
    Learner,
    OwnCard,
    Plan,
    Quiz,
    QuizAnswer,
    Review,
    ReviewItem,
    SchedulerParameters,
    Unlock,
)
from grader.models import ApiToken, OpenedHints, Submission

FORMAT = "rowsum-export"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Table:
    """One model. `links` are foreign keys, written as what they name; `left_out` stays on its instance."""

    model: type[Model]
    fields: tuple[str, ...]
    links: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


PROVED = ("imported",)  # a row's proof says it; see proofs

SETTINGS = Table(
    Learner,
    fields=(
        "time_zone",
        "day_start_hour",
        "interview_date",
        "daily_minutes",
        "target_retention",
        "new_per_day",
        "reviews_per_day",
        "queue_day",
    ),
    left_out=(
        "password",
        "last_login",
        "is_superuser",
        "username",
        "first_name",
        "last_name",
        "email",
        "is_staff",
        "is_active",
        "date_joined",
        "access_plan",
    ),  # who somebody is, and what they may do here
)
PARAMETERS = Table(
    SchedulerParameters,
    fields=(
        "weights",
        "algorithm",
        "reviews",
        "held_out",
        "loss_before",
        "loss_after",
        "loss_moving_average",
        "adopted",
        "created_at",
    ),
    links=("learner",),
)
ITEMS = Table(
    ReviewItem,
    fields=(
        "kind",
        "key",
        "phase",
        "step",
        "stability",
        "difficulty",
        "due_at",
        "due_day",
        "last_review_at",
        "last_review_day",
        "reps",
        "lapses",
        "brought_back_at",
        "suspended_at",
        "buried_until",
        "queue_day",
        "queue_position",
        "reason",
        "created_at",
    ),
    links=("learner",),
)
REVIEWS = Table(
    Review,
    fields=(
        "key",
        "act",
        "rating",
        "source",
        "reviewed_at",
        "day",
        "elapsed_days",
        "retention",
        "before",
        "after",
        "algorithm",
        "time_zone",
        "day_start_hour",
        "created_at",
        "undone_at",
    ),
    links=("learner", "item", "parameters"),
)
ATTEMPTS = Table(
    Attempt,
    fields=("text", "dont_know", "mark", "question_version", "created_at"),
    links=("learner", "question", "follow_up"),
    left_out=PROVED,
)
DISAGREEMENTS = Table(
    Disagreement,
    fields=("point", "created_at", "read_at"),
    links=("attempt",),
)
QUIZZES = Table(
    Quiz,
    fields=("key", "source", "topic", "level", "feedback", "seed", "created_at", "finished_at"),
    links=("learner",),
    left_out=PROVED,
)
ANSWERS = Table(
    QuizAnswer,
    fields=(
        "position",
        "item_version",
        "variant_seed",
        "parameters",
        "asked",
        "given",
        "mark",
        "credit",
        "answered_at",
    ),
    links=("quiz", "item"),
)
INTERVIEWS = Table(
    Interview,
    fields=("key", "minutes", "level", "topic", "seed", "started_at", "paused_at", "paused_seconds", "finished_at"),
    links=("learner",),
)
STEPS = Table(
    InterviewStep,
    fields=("position", "kind", "key", "asked", "given", "mark", "asked_at", "answered_at", "seconds"),
    links=("interview", "submission"),
)
PLANS = Table(
    Plan,
    fields=("day", "interview_date", "daily_minutes", "target_retention", "content", "created_at"),
    links=("learner",),
)
SUBMISSIONS = Table(
    Submission,
    fields=("exercise", "kind", "source", "device", "key", "status", "verdict", "seed", "created_at", "finished_at"),
    links=("learner",),
    left_out=(
        "turn",
        "claim",
        "claimed_at",
        "worker",
        "process",
        "claims",
        "crashes",
        "cases_done",
        "cases_total",
        "announced",
        *PROVED,
    ),  # how the queue of this instance stands
)
HINTS = Table(
    OpenedHints,
    fields=("exercise", "count"),
    links=("learner",),
)
CARDS = Table(
    OwnCard,
    fields=("guid", "front", "back", "deck", "tags", "imported_hash", "created_at", "updated_at"),
    links=("learner",),
    left_out=("deleted_at",),  # what is deleted stays behind
)
TABLES = (
    SETTINGS,
    PARAMETERS,
    ITEMS,
    REVIEWS,
    ATTEMPTS,
    DISAGREEMENTS,
    QUIZZES,
    ANSWERS,
    INTERVIEWS,
    STEPS,
    PLANS,
    SUBMISSIONS,
    HINTS,
    CARDS,
)

LEFT_OUT: dict[type[Model], str] = {
    ApiToken: "a token opens one instance, and only its digest is kept",
    Import: "a file that waits is on the learner's own disk",
    Unlock: "what the host of this instance allows; another one decides for itself",
}


def plain(table: Table, row: Model) -> dict[str, Any]:
    """The row's fields as JSON: moments and days as ISO 8601."""
    values = ((name, getattr(row, name)) for name in table.fields)
    return {name: value.isoformat() if hasattr(value, "isoformat") else value for name, value in values}
