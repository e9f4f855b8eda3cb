"""The Celery tasks of the grader, and what a worker does when it starts.

Beat and the web process may import this file: torch comes in only where a worker begins to work.
"""

from __future__ import annotations

from typing import Any

from celery import Task, shared_task
from celery.signals import worker_init, worker_process_init, worker_process_shutdown, worker_ready
from django.conf import settings
from django.utils import timezone

from grader import submissions


@shared_task(name="grader.grade", bind=True)
def grade(self: Task, submission_id: int) -> None:
    from grader.worker import grading

    redelivered = bool((self.request.delivery_info or {}).get("redelivered"))
    if grading.grade(submission_id, redelivered=redelivered) and not submissions.any_waiting():
        grading.pool().refill()


@shared_task(name="grader.sweep")
def sweep() -> None:
    submissions.sweep(now=timezone.now())


@worker_init.connect
def load_the_judge(**kwargs: Any) -> None:
    """Before the pool forks, so that its processes share torch's memory and start at once."""
    import grader.worker.grading  # noqa: F401


@worker_process_init.connect
def warm_up(**kwargs: Any) -> None:
    """Start the sandbox before the first submission comes. Cases are prepared for exercises that are asked for: all of
    them would take minutes."""
    from grader.worker import grading

    grading.sandbox().warm()


@worker_process_shutdown.connect
def cool_down(**kwargs: Any) -> None:
    from grader.worker import grading

    grading.sandbox().close()


@worker_ready.connect
def take_up_what_was_left(**kwargs: Any) -> None:
    """A local instance has one worker: what runs when it starts was left by one that died."""
    if not settings.HOSTED:
        submissions.release_all()
    submissions.sweep(now=timezone.now())
