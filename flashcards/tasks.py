"""Celery tasks of the flashcards; the grader knows them by name only."""

from __future__ import annotations

from celery import shared_task
from django.utils import timezone

from flashcards import optimisation, own_cards, plans, verdicts
from flashcards.models import Learner
from grader.models import Submission


@shared_task(name="flashcards.verdict_landed")
def verdict_landed(submission_id: int) -> None:
    """A submission has its verdict: feed its learner's queue. Delivered twice, it counts once."""
    submission = Submission.objects.select_related("learner").filter(pk=submission_id).first()
    if submission is not None:  # deleted in the meantime, with its account
        verdicts.verdict_landed(submission, now=timezone.now())


@shared_task(name="flashcards.fit_schedulers")
def fit_schedulers() -> None:
    """Have the scheduler fitted to each learner with enough new reviews, one task each. Safe to run twice."""
    for pk in optimisation.due_for_a_fit():
        fit_scheduler.delay(pk)


@shared_task(name="flashcards.fit_scheduler", acks_late=False)
def fit_scheduler(learner_id: int) -> None:
    """Fit it to one learner's reviews. Not tried again if its worker dies: the next round does."""
    learner = Learner.objects.filter(pk=learner_id).first()
    if learner is not None:  # deleted in the meantime
        optimisation.optimise(learner)


@shared_task(name="flashcards.make_plans")
def make_plans() -> None:
    """Have a plan made for each learner whose interview lies ahead and whose day has none yet."""
    for learner_id in plans.without_plan(now=timezone.now()):
        make_plan.delay(learner_id)


@shared_task(name="flashcards.make_plan")
def make_plan(learner_id: int) -> None:
    """Make the plan of one learner's day. A day that has its plan keeps it, so running twice changes nothing."""
    learner = Learner.objects.filter(pk=learner_id).first()
    if learner is not None:  # deleted in the meantime
        plans.current(learner, now=timezone.now())


@shared_task(name="flashcards.forget_deleted_cards")
def forget_deleted_cards() -> None:
    """Drop for good the own cards whose deletion can no longer be taken back. Safe to run twice."""
    own_cards.forget_deleted(now=timezone.now())
