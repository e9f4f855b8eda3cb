"""What a worker does with submissions: claim the next one, note progress, finish, announce; and what becomes of those
that a worker left unfinished. Every move of a row is a compare-and-set, so that nothing is judged twice at a time and
only one verdict is written."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from celery import current_app
from django.conf import settings
from django.db.models import F, QuerySet
from kombu.exceptions import OperationalError

from grader import turns, worker_list
from grader.models import Submission
from grader.statuses import Device, SubmissionStatus
from grader.submissions import QUEUE_OF, send, wake_a_worker

logger = logging.getLogger(__name__)

MOST_CRASHES = 2  # of the process that judged it: such a submission is not tried again
MOST_CLAIMS = 5  # whatever ended them: even a worker that is restarted all the time gets past a submission
ANNOUNCE_AGAIN_AFTER = timedelta(seconds=10)
SWEEP_LIMIT = 500  # messages a sweep sends, so that one sweep never holds up the queue


@dataclass(frozen=True, slots=True)
class Claimant:
    """Who judges: a worker by its name, and the process of it."""

    worker: str
    process: int


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to write the verdict of one submission, until somebody else claims it."""

    submission: Submission
    token: uuid.UUID

    @property
    def is_hopeless(self) -> bool:
        """Judging it ended too often without a verdict."""
        return self.submission.crashes >= MOST_CRASHES or self.submission.claims > MOST_CLAIMS


def claim_next(device: Device, by: Claimant, *, now: datetime) -> Claim | None:
    """Take the submission whose turn it is; None where nothing waits for this device."""
    while (pk := turns.waiting(device).values_list("pk", flat=True).first()) is not None:
        token = uuid.uuid4()
        taken = Submission.with_runs.filter(pk=pk, status=SubmissionStatus.QUEUED).update(
            status=SubmissionStatus.RUNNING,
            claim=token,
            claimed_at=now,
            worker=by.worker,
            process=by.process,
            claims=F("claims") + 1,
            cases_done=None,
            cases_total=None,
        )
        submission = Submission.with_runs.filter(pk=pk, claim=token).first() if taken else None
        if submission is not None:
            return Claim(submission, token)
    return None


def finish(claim: Claim, verdict: dict[str, Any], *, now: datetime) -> bool:
    """Write the verdict if this claim still holds; False where another claim took over, whose verdict will count."""
    written = _held(claim).update(status=verdict["status"], verdict=verdict, seed=verdict["seed"], finished_at=now)
    return bool(written)


def note_progress(claim: Claim, *, done: int, total: int) -> None:
    """Write how many cases have run, for whoever waits; nothing where this claim no longer holds."""
    _held(claim).update(cases_done=done, cases_total=total)


def _held(claim: Claim) -> QuerySet[Submission]:
    return Submission.with_runs.filter(pk=claim.submission.pk, claim=claim.token, status=SubmissionStatus.RUNNING)


def announce(submission_id: int) -> None:
    """Tell those who act on verdicts; they are known by the name of their task only."""
    if send("flashcards.verdict_landed", submission_id):
        Submission.objects.filter(pk=submission_id).update(announced=True)


def any_waiting(device: Device) -> bool:
    """Whether a submission waits for this device."""
    return turns.waiting(device).exists()


# --- what was left unfinished ----------------------------------------------------------------------------------------


def _put_back(left: QuerySet[Submission], *, crashed: bool) -> int:
    """Running submissions wait again, at the place they had; whoever had them cannot write a verdict any more."""
    return left.filter(status=SubmissionStatus.RUNNING).update(
        status=SubmissionStatus.QUEUED, claim=None, process=None, crashes=F("crashes") + int(crashed)
    )


def put_back_from_processes(worker: str, dead: Collection[int]) -> int:
    """What these processes of a worker had: they died in mid-grade."""
    return _put_back(Submission.with_runs.filter(worker=worker, process__in=dead), crashed=True)


def processes_at_work(worker: str) -> list[int]:
    """The processes of this worker that have a submission, whether or not they live."""
    held = Submission.with_runs.filter(status=SubmissionStatus.RUNNING, worker=worker)
    return [process for process in held.values_list("process", flat=True) if process is not None]


def put_back_from_earlier_life(worker: str | None) -> int:
    """What a worker of this name had before it started, or all workers: it died, whatever from."""
    left = Submission.with_runs.all() if worker is None else Submission.with_runs.filter(worker=worker)
    return _put_back(left, crashed=False)


def put_back_abandoned(*, now: datetime) -> int:
    """What a worker has that was not heard of lately, and what was being judged for longer than anything can take."""
    there = {worker.name for worker in worker_list.connected(now=now)}
    begun_long_ago = Submission.with_runs.filter(claimed_at__lt=now - worker_list.GONE_AFTER)
    gone = _put_back(begun_long_ago.exclude(worker="").exclude(worker__in=there), crashed=False)
    lease = timedelta(seconds=settings.GRADE_LEASE_SECONDS)
    return gone + _put_back(Submission.with_runs.filter(claimed_at__lt=now - lease), crashed=True)


def sweep(*, now: datetime) -> int:
    """Put back what was abandoned, wake workers for what the broker has forgotten, announce what was not announced.

    Safe to run twice. Returns how many messages were sent to workers.
    """
    put_back_abandoned(now=now)
    sent = sum(wake_for_all_that_waits(device) for device in Device)
    unannounced = Submission.objects.filter(announced=False, finished_at__lt=now - ANNOUNCE_AGAIN_AFTER)
    for pk in unannounced.order_by("pk").values_list("pk", flat=True)[:SWEEP_LIMIT]:
        announce(pk)
    return sent


def wake_for_all_that_waits(device: Device) -> int:
    """As many messages as there are submissions that wait; one too many finds nothing to do."""
    waiting = turns.waiting(device).values_list("pk", flat=True)
    missing = waiting.count() - messages_at_broker(device) if waiting.exists() else 0
    sent = 0
    for pk in waiting[: min(max(missing, 0), SWEEP_LIMIT)]:
        if not wake_a_worker(device, pk):
            break
        sent += 1
    return sent


def messages_at_broker(device: Device) -> int:
    """How many messages wait in a device's queue at the broker; 0 where it does not answer."""
    with current_app.connection_for_write() as connection:
        try:
            return int(connection.default_channel.queue_declare(QUEUE_OF[device], passive=True).message_count)
        except connection.channel_errors:  # a queue that is empty does not exist
            return 0
        except (OperationalError, *connection.connection_errors) as error:
            logger.warning("broker does not answer: %s", error)
            return 0
