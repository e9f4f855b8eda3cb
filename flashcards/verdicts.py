"""What a verdict means for the learner's queue: a pass is a review, a mistake brings its red flag."""

from __future__ import annotations

from datetime import datetime

from django.db import transaction

from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind
from flashcards.models.locks import locked_learner
from flashcards.reviews import record_pass
from grader.catalogue import exercises
from grader.models import Submission
from grader.statuses import SubmissionStatus


def verdict_landed(submission: Submission, *, now: datetime) -> None:
    """Feed the queue with a finished submission's verdict; again for the same submission changes nothing."""
    if submission.is_open or submission.verdict is None:
        return
    at = submission.finished_at or now
    if submission.status == SubmissionStatus.PASSED:
        record_pass(submission.learner, submission.exercise, key=f"verdict:{submission.pk}", at=at, now=now)
        return
    with transaction.atomic():
        locked_learner(submission.learner_id)  # a rating now must not overlook it
        add_items(submission.learner, _wanted(submission, at=at), now=now)


def _wanted(submission: Submission, *, at: datetime) -> list[Wanted]:
    """Red flags for named misconceptions; the exercise too where it was the numbers or the rules that were wrong.

    A program that did not compile or ran out of time shows nothing about what its author knows.
    """
    misconceptions = submission.verdict["misconceptions"] if submission.verdict else []
    exercise = exercises().get(submission.exercise)
    title = exercise.title if exercise else submission.exercise
    wanted = [
        Wanted(ItemKind.RED_FLAG, found["red_flag"], f"Your “{title}”: {found['title']}", mistake_at=at)
        for found in misconceptions
        if found.get("red_flag")
    ]
    if wanted or submission.status in (SubmissionStatus.FAILED, SubmissionStatus.RULE_BROKEN):
        reason = "Your last submission did not pass."
        wanted.append(Wanted(ItemKind.EXERCISE, submission.exercise, reason, mistake_at=at))
    return wanted
