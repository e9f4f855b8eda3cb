"""Judging one submission, from its claim to its verdict. One sandbox and one pool of prepared cases per process."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from celery.exceptions import SoftTimeLimitExceeded
from django.conf import settings
from django.db import DatabaseError
from django.utils import timezone

from grader import judging
from grader.catalogue import get_exercise
from grader.judging import Claim, Claimant
from grader.models import Submission
from grader.statuses import Device
from grader.worker.cases import read_cases
from grader.worker.judge import internal_error, judge
from grader.worker.prepared import PreparedPool
from grader.worker.progress import Tell, ToldRunner
from grader.worker.sandbox import Layer, Sandbox

logger = logging.getLogger(__name__)

ATTEMPTS = 2  # the second only after a failure of ours
SEEDS_REMEMBERED = 50  # a learner's latest submissions whose seeds, shown to them, are not used for them again


@cache
def sandbox(device: Device = Device.CPU) -> Sandbox:
    """This process's sandbox for a device; started on first use, or by the worker when the process begins."""
    return Sandbox(layer=Layer(settings.SANDBOX_LAYER), on_gpu=device is Device.CUDA)


@cache
def pool() -> PreparedPool:
    return PreparedPool()


def grade_next(device: Device, by: Claimant) -> bool:
    """Claim, judge and finish one submission; False where there was nothing to do or another claim took over."""
    claim = judging.claim_next(device, by, now=timezone.now())
    if claim is None:
        return False
    submission = claim.submission
    if claim.is_hopeless:
        verdict = internal_error(submission.exercise, detail="Judging it ended twice without a verdict.")
    else:
        verdict = _verdict(claim)
    if not judging.finish(claim, verdict, now=timezone.now()):
        return False
    if not submission.is_run:
        judging.announce(submission.pk)
    return True


def _teller(claim: Claim) -> Tell:
    """Writes the progress of this submission where its learner sees it."""
    specs = read_cases(get_exercise(claim.submission.exercise)).specs
    total = len([spec for spec in specs if spec.visible or not claim.submission.is_run])

    def tell(done: int) -> None:
        try:
            judging.note_progress(claim, done=min(done, total), total=total)
        except DatabaseError as error:  # nobody is told, and the judging goes on
            logger.warning("progress of submission %s could not be written: %s", claim.submission.pk, error)

    return tell


def _verdict(claim: Claim) -> dict[str, Any]:
    submission = claim.submission
    seen = (
        Submission.objects.filter(learner=submission.learner_id, exercise=submission.exercise)
        .exclude(seed=None)
        .values_list("seed", flat=True)[:SEEDS_REMEMBERED]
    )
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return judge(
                get_exercise(submission.exercise),
                submission.source,
                runner=ToldRunner(sandbox(Device(submission.device)), _teller(claim)),
                pool=pool(),
                visible_only=submission.is_run,
                device=submission.device,
                exclude_seeds=frozenset(seed for seed in seen if seed is not None),
            )
        except SoftTimeLimitExceeded:
            logger.exception("judging submission %s took too long", submission.pk)
            break
        except Exception:  # the outermost call: whatever went wrong here is ours, and must end in a verdict
            logger.exception("judging submission %s failed, attempt %s", submission.pk, attempt)
    return internal_error(submission.exercise, detail="")
