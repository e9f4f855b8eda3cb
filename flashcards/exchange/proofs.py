"""What a row of a JSON export proves: that this instance saw it happen.

Anybody can edit a file. So a row that was made here carries a code over itself that only this instance can make, with a
key that follows from SECRET_KEY. Where it is missing or wrong the row still comes in, marked `imported`: it opens no
model solution and counts in no figure of a class. A proved row counts for one account at a time: as long as another one
here has it, it is a copy, and marked too. An account that was deleted and is made anew has its own back.
"""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from django.conf import settings
from django.db.models import QuerySet
from django.utils.crypto import constant_time_compare, salted_hmac

from flashcards.models import Attempt, Learner, Quiz
from grader.models import Submission

PROOF = "proof"
PROVABLE = ("submissions", "attempts", "quizzes")  # what opens solutions or counts in a class; children included
_SALT = "flashcards.exchange.proofs"
_AT_ONCE = 5000  # values in one statement


def proved(table: str, row: dict[str, Any]) -> dict[str, Any]:
    """The row with its proof. Only for what happened here."""
    return row | {PROOF: _code(table, row, settings.SECRET_KEY)}


def is_proved(table: str, row: dict[str, Any]) -> bool:
    """Is it, to the letter, what this instance wrote?"""
    given = row.get(PROOF)
    if not isinstance(given, str):
        return False
    said = {name: value for name, value in row.items() if name != PROOF}
    keys = (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)
    return any(constant_time_compare(given, _code(table, said, secret)) for secret in keys)


def mark_copies(made: dict[str, Any], learner: Learner) -> None:
    """Mark the proved rows that another account here has. `made` is json_in.validated's."""
    there: dict[str, QuerySet[Any]] = {
        "submissions": Submission.with_runs.all(),
        "attempts": Attempt.objects.all(),
        "quizzes": Quiz.objects.all(),
    }
    for name in PROVABLE:
        rows = [row for row in made[name] if not row["imported"]]
        moments = sorted({row["created_at"] for row in rows})
        others = there[name].filter(imported=False).exclude(learner=learner).order_by()
        held: set[datetime] = set()  # to the microsecond, so they name a row
        for first in range(0, len(moments), _AT_ONCE):
            some = moments[first : first + _AT_ONCE]
            held.update(others.filter(created_at__in=some).values_list("created_at", flat=True))
        for row in rows:
            row["imported"] = row["created_at"] in held


def _code(table: str, row: dict[str, Any], secret: str | bytes) -> str:
    said = json.dumps([table, row], sort_keys=True, separators=(",", ":"))
    return salted_hmac(_SALT, said, secret=secret, algorithm="sha256").hexdigest()
