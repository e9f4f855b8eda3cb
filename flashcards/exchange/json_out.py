"""Everything of one's own as JSON. `json_in` takes it back without loss; docs/import-export.md describes the format."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from flashcards.exchange import json_tables as t
from flashcards.exchange.natural_keys import KeyNames
from flashcards.exchange.proofs import proved
from flashcards.models import (
    Attempt,
    Interview,
    Learner,
    OwnCard,
    Plan,
    Quiz,
    Review,
    ReviewItem,
    SchedulerParameters,
)
from grader.models import OpenedHints, Submission


def document(learner: Learner, *, now: datetime) -> dict[str, Any]:
    """All of it. Rows stand in the order in which they were made; what names another row names it by its place."""
    submissions = list(Submission.with_runs.filter(learner=learner).order_by("pk"))
    parameters = list(SchedulerParameters.objects.filter(learner=learner).order_by("pk"))
    submission_refs = _places(submissions)
    names = KeyNames.of(learner)
    return {
        "format": t.FORMAT,
        "version": t.VERSION,
        "exported_at": now.isoformat(),
        "settings": t.plain(t.SETTINGS, learner),
        "parameters": [t.plain(t.PARAMETERS, row) for row in parameters],
        "submissions": [_submission(row, names) for row in submissions],
        "opened_hints": [t.plain(t.HINTS, row) for row in OpenedHints.objects.filter(learner=learner).order_by("pk")],
        "attempts": list(_attempts(learner)),
        "quizzes": list(_quizzes(learner)),
        "interviews": _interviews(learner, submission_refs),
        "plans": [t.plain(t.PLANS, row) for row in Plan.objects.filter(learner=learner).order_by("day")],
        "cards": [t.plain(t.CARDS, row) for row in OwnCard.objects.filter(learner=learner).order_by("pk")],
        "items": [t.plain(t.ITEMS, row) for row in ReviewItem.objects.filter(learner=learner).order_by("pk")],
        "reviews": _reviews(learner, _places(parameters), names),
    }


def as_text(made: dict[str, Any]) -> str:
    """One row a line: small, and two files can be compared line by line."""
    lines = []
    for name, value in made.items():
        if isinstance(value, list) and value:
            rows = ",\n".join(_compact(row) for row in value)
            lines.append(f"{json.dumps(name)}: [\n{rows}\n]")
        else:
            lines.append(f"{json.dumps(name)}: {_compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _places(rows: Iterable[Any]) -> dict[int, int]:
    """Primary key -> place in the file, from 0."""
    return {row.pk: place for place, row in enumerate(rows)}


def _submission(row: Submission, names: KeyNames) -> dict[str, Any]:
    made = {**t.plain(t.SUBMISSIONS, row), "key": names.outward(row.key) if row.key else None}
    return made if row.imported else proved("submissions", made)


def _attempts(learner: Learner) -> Iterable[dict[str, Any]]:
    rows = Attempt.objects.filter(learner=learner).order_by("pk")
    rows = rows.select_related("question", "follow_up").prefetch_related("disagreements")
    for row in rows:
        made = {
            "question": row.question.slug,
            "follow_up": row.follow_up.slug if row.follow_up else None,
            **t.plain(t.ATTEMPTS, row),
            "disagreements": [t.plain(t.DISAGREEMENTS, each) for each in row.disagreements.all()],
        }
        yield made if row.imported else proved("attempts", made)


def _quizzes(learner: Learner) -> Iterable[dict[str, Any]]:
    rows = Quiz.objects.filter(learner=learner).order_by("pk").prefetch_related("answers__item")
    for row in rows:
        made = {
            **t.plain(t.QUIZZES, row),
            "answers": [{"item": each.item.slug, **t.plain(t.ANSWERS, each)} for each in row.answers.all()],
        }
        yield made if row.imported else proved("quizzes", made)


def _interviews(learner: Learner, submission_refs: dict[int, int]) -> list[dict[str, Any]]:
    rows = Interview.objects.filter(learner=learner).order_by("pk").prefetch_related("steps")
    return [
        {
            **t.plain(t.INTERVIEWS, row),
            "steps": [
                {
                    **t.plain(t.STEPS, step),
                    "submission": submission_refs.get(step.submission_id) if step.submission_id else None,
                }
                for step in row.steps.all()
            ],
        }
        for row in rows
    ]


def _reviews(learner: Learner, parameter_refs: dict[int, int], names: KeyNames) -> list[dict[str, Any]]:
    rows = Review.objects.filter(learner=learner).order_by("pk").select_related("item")
    return [
        {
            "item": row.item.public_id,
            **t.plain(t.REVIEWS, row),
            "key": names.outward(row.key),
            "parameters": parameter_refs[row.parameters_id] if row.parameters_id else None,
        }
        for row in rows.iterator(chunk_size=2000)
    ]
