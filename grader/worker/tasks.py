"""The Celery tasks of the grader, and what a worker process does when it starts."""

from __future__ import annotations

from typing import Any

from celery import Task, shared_task
from celery.signals import worker_process_init, worker_process_shutdown, worker_ready
from django.conf import settings
from django.utils import timezone

from grader import submissions
from grader.worker import grading


@shared_task(name="grader.grade", bind=True)
def grade(self: Task, submission_id: int) -> None:
    redelivered = bool((self.request.delivery_info or {}).get("redelivered"))
    grading.grade(submission_id, redelivered=redelivered)


@shared_task(name="grader.sweep")
def sweep() -> None:
    submissions.sweep(now=timezone.now())


@worker_process_init.connect
def warm_up(**kwargs: Any) -> None:
    """Start the sandbox and prepare cases before the first submission comes."""
    grading.sandbox().warm()
    grading.pool().warm()


@worker_process_shutdown.connect
def cool_down(**kwargs: Any) -> None:
    grading.sandbox().close()


@worker_ready.connect
def take_up_what_was_left(**kwargs: Any) -> None:
    """A local instance has one worker: what runs when it starts was left by one that died."""
    if not settings.HOSTED:
        submissions.release_all()
    submissions.sweep(now=timezone.now())
