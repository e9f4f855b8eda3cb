"""What happens to a submission: handed in, claimed, finished, swept up.

The row is the truth, the broker only carries ids; every move of a row is a compare-and-set.
"""

from __future__ import annotations

import logging
import uuid
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from celery import signature
from django.conf import settings
from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone
from kombu.exceptions import OperationalError

from grader.catalogue import get_exercise
from grader.models import Submission
from grader.statuses import SubmissionKind, SubmissionStatus

logger = logging.getLogger(__name__)

OPEN = (SubmissionStatus.QUEUED, SubmissionStatus.RUNNING)
MOST_CLAIMS = 2  # a submission whose judging dies twice is not tried again
RESEND_AFTER = timedelta(seconds=10)  # how long a submission may wait before its id is sent again
SWEEP_LIMIT = 500  # rows a sweep touches, so that one sweep never holds up the queue


class SourceRefused(ValueError):
    """The source cannot be handed in; the message says what to do."""


class QueueFull(RuntimeError):
    """Too many submissions wait already; try again later."""


def check_source(source: str) -> None:
    """Raise SourceRefused for what no judge needs to see: nothing, too much, or what is not text."""
    if not source.strip():
        raise SourceRefused("There is no code in this submission. Write the function, then submit.")
    try:
        size = len(source.encode("utf-8"))
    except UnicodeEncodeError:
        raise SourceRefused("This is not valid text. Save the file as UTF-8 and submit it again.") from None
    if "\0" in source:
        raise SourceRefused("This is not text: it holds a NUL character. Submit the Python source itself.")
    if size > settings.SOURCE_LIMIT_BYTES:
        limit = settings.SOURCE_LIMIT_BYTES // 1024
        raise SourceRefused(
            f"The source is {size:,} bytes; {limit} KiB is the limit. Remove what the function does not need."
        )


def submit(
    *, learner: Any, exercise_slug: str, source: str, kind: SubmissionKind = SubmissionKind.SUBMIT
) -> Submission:
    """Keep a submission and send its id to the queue.

    Raises UnknownExercise, SourceRefused, QueueFull. A broker that is down loses nothing: the sweeper sends later.
    """
    exercise = get_exercise(exercise_slug)
    check_source(source)
    if Submission.with_runs.filter(status__in=OPEN).count() >= settings.QUEUE_LIMIT:
        raise QueueFull
    submission = Submission.with_runs.create(
        learner=learner,
        exercise=exercise.slug,
        kind=kind,
        source=source,
        announced=kind is SubmissionKind.RUN,  # nobody acts on a run
    )
    if submission.is_run:
        replace_earlier_runs(submission)
    transaction.on_commit(partial(send, "grader.grade", submission.pk))
    return submission


def replace_earlier_runs(run: Submission) -> None:
    """Forget the learner's earlier runs of this exercise; those that wait are not worth judging any more."""
    earlier = Submission.with_runs.filter(
        learner=run.learner, exercise=run.exercise, kind=SubmissionKind.RUN, pk__lt=run.pk
    )
    earlier.exclude(status=SubmissionStatus.RUNNING).delete()


def send(task: str, submission_id: int) -> bool:
    """Send one id to a task by its name; False, and a log line, where the broker does not answer."""
    try:
        signature(task, args=(submission_id,)).apply_async(ignore_result=True)
    except OperationalError as error:
        logger.warning("broker does not answer, submission %s waits for the sweeper: %s", submission_id, error)
        return False
    return True


def claim(submission_id: int, *, now: datetime, redelivered: bool = False) -> uuid.UUID | None:
    """Take a waiting submission; None where another worker has it or it is finished.

    A running one may be taken over when its claim is older than the lease, or when the broker says that it delivers the
    id again: it does so only after the process that had it died.
    """
    free = Q(status=SubmissionStatus.QUEUED)
    abandoned = Q(status=SubmissionStatus.RUNNING)
    if not redelivered:
        abandoned &= Q(claimed_at__lt=now - timedelta(seconds=settings.GRADE_LEASE_SECONDS))
    token = uuid.uuid4()
    taken = Submission.with_runs.filter(free | abandoned, pk=submission_id).update(
        status=SubmissionStatus.RUNNING,
        claim=token,
        claimed_at=now,
        claims=F("claims") + 1,
        cases_done=None,
        cases_total=None,
    )
    return token if taken else None


def finish(submission_id: int, *, token: uuid.UUID, verdict: dict[str, Any], now: datetime) -> bool:
    """Write the verdict if this claim still holds; False where another claim took over, whose verdict will count."""
    written = Submission.with_runs.filter(pk=submission_id, claim=token, status=SubmissionStatus.RUNNING).update(
        status=verdict["status"], verdict=verdict, seed=verdict["seed"], finished_at=now
    )
    return bool(written)


def note_progress(submission_id: int, *, token: uuid.UUID, done: int, total: int) -> None:
    """Write how many cases have run, for whoever waits; nothing where this claim no longer holds."""
    Submission.with_runs.filter(pk=submission_id, claim=token, status=SubmissionStatus.RUNNING).update(
        cases_done=done, cases_total=total
    )


def announce(submission_id: int) -> None:
    """Tell those who act on verdicts; they are known by the name of their task only."""
    if send("flashcards.verdict_landed", submission_id):
        Submission.objects.filter(pk=submission_id).update(announced=True)


def sweep(*, now: datetime) -> int:
    """Send again what waits too long, was claimed by a worker that died, or was not announced; safe to run twice.

    Returns how many ids were sent.
    """
    waiting = Q(status=SubmissionStatus.QUEUED, created_at__lt=now - RESEND_AFTER)
    abandoned = Q(status=SubmissionStatus.RUNNING, claimed_at__lt=now - timedelta(seconds=settings.GRADE_LEASE_SECONDS))
    sent = 0
    for pk in (
        Submission.with_runs.filter(waiting | abandoned).order_by("pk").values_list("pk", flat=True)[:SWEEP_LIMIT]
    ):
        if not send("grader.grade", pk):
            return sent
        sent += 1
    unannounced = Submission.objects.filter(announced=False, finished_at__lt=now - RESEND_AFTER)
    for pk in unannounced.order_by("pk").values_list("pk", flat=True)[:SWEEP_LIMIT]:
        announce(pk)
    return sent


def release_all() -> int:
    """Put every running submission back into the queue: for the start of a worker that is known to be the only one."""
    return Submission.with_runs.filter(status=SubmissionStatus.RUNNING).update(
        status=SubmissionStatus.QUEUED, created_at=timezone.now() - 2 * RESEND_AFTER
    )


def any_waiting() -> bool:
    """Whether a submission waits for a worker."""
    return Submission.with_runs.filter(status=SubmissionStatus.QUEUED).exists()


def queue_position(submission: Submission) -> int:
    """How many open submissions were handed in before this one."""
    return Submission.with_runs.filter(status__in=OPEN, pk__lt=submission.pk).count()
