"""What a learner does with a submission: hand it in, take it back, have it judged on another device.

The row is the truth. The broker carries one integer for each, which only says that there is something to judge: which
row a worker takes then is decided by grader.turns. What a worker does with a row stands in grader.judging.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from celery import signature
from django.conf import settings
from django.contrib.auth import get_user_model
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError

from grader import turns, worker_list
from grader.catalogue import get_exercise
from grader.models import Submission
from grader.statuses import Device, SubmissionKind, SubmissionStatus

logger = logging.getLogger(__name__)

QUEUE_OF = {Device.CPU: "grade.cpu", Device.CUDA: "grade.gpu"}  # at the broker


class SourceRefused(ValueError):
    """The source cannot be handed in; the message says what to do."""


class QueueFull(RuntimeError):
    """Too many submissions wait already; try again later."""


class LearnerQueueFull(QueueFull):
    """There is room, but this learner's own programs take up their part of it."""


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
    *,
    learner: Any,
    exercise_slug: str,
    source: str,
    kind: SubmissionKind = SubmissionKind.SUBMIT,
    device: Device = Device.CPU,
    key: str | None = None,
) -> Submission:
    """Keep a submission and tell the workers of its device.

    `key` makes a repeat harmless: what the learner handed in with this key before is returned as it stands. Raises
    UnknownExercise, SourceRefused, QueueFull. A broker that is down loses nothing: the sweeper tells the workers later.
    """
    exercise = get_exercise(exercise_slug)
    check_source(source)
    with transaction.atomic():
        _one_at_a_time(learner)
        known = Submission.with_runs.filter(learner=learner, key=key).first() if key else None
        if known is not None:
            return known
        if kind is SubmissionKind.RUN:
            forget_earlier_runs(learner, exercise.slug)
        submission = Submission.with_runs.create(
            learner=learner,
            exercise=exercise.slug,
            kind=kind,
            source=source,
            device=device,
            key=key,
            turn=next_turn(learner, device),
            announced=kind is SubmissionKind.RUN,  # nobody acts on a run
        )
        transaction.on_commit(partial(wake_a_worker, device, submission.pk))
    return submission


def _one_at_a_time(learner: Any) -> None:
    """Until the transaction ends, nobody else hands in for this learner: two at once would get one turn."""
    get_user_model().objects.select_for_update(no_key=True).filter(pk=learner.pk).values_list("pk").first()


def next_turn(learner: Any, device: Device) -> int:
    """The turn of what this learner hands in now; raises QueueFull. Requests of several learners at the same moment may
    overfill it by their number."""
    found = turns.standing(learner, device)
    if found.open_count >= settings.QUEUE_LIMIT:
        raise QueueFull
    if found.own_count >= settings.LEARNER_QUEUE_LIMIT:
        raise LearnerQueueFull
    return found.turn


def forget_earlier_runs(learner: Any, exercise_slug: str) -> None:
    """A learner's earlier runs of this exercise; those that wait are not worth judging any more."""
    earlier = Submission.with_runs.filter(learner=learner, exercise=exercise_slug, kind=SubmissionKind.RUN)
    earlier.exclude(status=SubmissionStatus.RUNNING).delete()


def take_back(submission: Submission) -> bool:
    """Forget a submission that waits; False where a worker has it already, or it is judged."""
    gone, _ = Submission.with_runs.filter(pk=submission.pk, status=SubmissionStatus.QUEUED).delete()
    return bool(gone)


def move_to(submission: Submission, device: Device) -> bool:
    """Have a submission that waits judged on another device, behind what the learner has there.

    False where a worker has it already, or it is judged. Raises QueueFull.
    """
    if submission.device == device:
        return submission.status == SubmissionStatus.QUEUED
    with transaction.atomic():
        _one_at_a_time(submission.learner)
        moved = Submission.with_runs.filter(pk=submission.pk, status=SubmissionStatus.QUEUED).update(
            device=device, turn=next_turn(submission.learner, device)
        )
        if moved:
            transaction.on_commit(partial(wake_a_worker, device, submission.pk))
    submission.refresh_from_db()
    return bool(moved)


def wake_a_worker(device: Device, submission_id: int) -> bool:
    """Tell the workers of a device that there is something to judge; False where the broker does not answer."""
    return send("grader.grade", submission_id, queue=QUEUE_OF[device])


def send(task: str, submission_id: int, *, queue: str | None = None) -> bool:
    """Send one id to a task by its name; False, and a log line, where the broker does not answer."""
    try:
        signature(task, args=(submission_id,)).apply_async(queue=queue, ignore_result=True)
    except OperationalError as error:
        logger.warning("broker does not answer, submission %s waits for the sweeper: %s", submission_id, error)
        return False
    return True


def queue_position(submission: Submission) -> int | None:
    """How many are judged before this one; None where it does not wait."""
    return turns.ahead_of(submission) if submission.status == SubmissionStatus.QUEUED else None


def waits_for(submission: Submission) -> str | None:
    """What it waits for besides its turn, in words; None where nothing is missing."""
    if submission.status != SubmissionStatus.QUEUED:
        return None
    return worker_list.why_it_waits(submission.device, now=timezone.now())
