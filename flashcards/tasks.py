"""Celery tasks of the flashcards; the grader knows them by name only."""

from __future__ import annotations

from celery import shared_task
from django.utils import timezone

from flashcards import verdicts
from grader.models import Submission


@shared_task(name="flashcards.verdict_landed")
def verdict_landed(submission_id: int) -> None:
    """A submission has its verdict: feed its learner's queue. Delivered twice, it counts once."""
    submission = Submission.objects.select_related("learner").filter(pk=submission_id).first()
    if submission is not None:  # deleted in the meantime, with its account
        verdicts.verdict_landed(submission, now=timezone.now())
