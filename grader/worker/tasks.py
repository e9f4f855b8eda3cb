"""The Celery tasks of the grader, and what a worker does when it starts.

Beat and the web process may import this file: torch comes in only where a worker begins to work.
"""

from __future__ import annotations

import os
from typing import Any

from celery import Task, current_app, shared_task
from celery.signals import worker_init, worker_process_init, worker_process_shutdown, worker_ready, worker_shutdown
from django.conf import settings
from django.db import connections
from django.utils import timezone

from grader import judging
from grader.statuses import Device
from grader.submissions import QUEUE_OF

DEVICE_OF = {queue: device for device, queue in QUEUE_OF.items()}


@shared_task(name="grader.grade", bind=True)
def grade(self: Task, submission_id: int) -> None:
    """Judge the submission whose turn it is in the queue that this message came through; the id only wakes."""
    from grader.worker import grading
    from grader.worker.presence import put_back_what_died_here

    delivery = self.request.delivery_info or {}
    device = DEVICE_OF.get(delivery.get("routing_key", ""), Device.CPU)
    worker = self.request.hostname or ""
    if delivery.get("redelivered"):  # perhaps because a process of this worker died
        put_back_what_died_here(worker)
    claimant = judging.Claimant(worker, os.getpid())
    if grading.grade_next(device, claimant) and not judging.any_waiting(device):
        grading.pool().refill()


@shared_task(name="grader.sweep")
def sweep() -> None:
    judging.sweep(now=timezone.now())


@worker_init.connect
def load_the_judge(sender: Any, **kwargs: Any) -> None:
    """Before the pool forks, so that its processes share torch's memory and start at once. What this worker has is
    looked at now as well: a queue that it cannot serve ends it before it takes anything."""
    import grader.worker.grading  # noqa: F401
    from grader.catalogue import red_flag_of_misconception
    from grader.worker.hardware import NoSuchDevice, offers
    from grader.worker.presence import Presence

    red_flag_of_misconception()  # reads every card once, before the first failed program needs one
    try:
        sender.presence = Presence(sender.hostname, offers(_devices_served()))
    except NoSuchDevice as problem:  # Celery only logs what a signal's receiver raises; SystemExit is let through
        raise SystemExit(f"Rowsum does not start: {problem}") from None


@worker_process_init.connect
def warm_up(**kwargs: Any) -> None:
    """Start the sandbox before the first submission comes. Cases are prepared for exercises that are asked for: all of
    them would take minutes."""
    from grader.worker import grading

    for device in _devices_served():
        grading.sandbox(device).warm()


@worker_process_shutdown.connect
def cool_down(**kwargs: Any) -> None:
    from grader.worker import grading

    for device in _devices_served():
        grading.sandbox(device).close()


def _devices_served() -> list[Device]:
    """By the queues that this worker was told to take from."""
    taken_from = current_app.amqp.queues.consume_from
    return [device for queue, device in DEVICE_OF.items() if queue in taken_from]


@worker_ready.connect
def take_up_what_was_left(sender: Any, **kwargs: Any) -> None:
    """Before the first message is taken. What a worker of this name has was left by its earlier life; a local instance
    has one worker, whatever its name."""
    presence = sender.controller.presence
    judging.put_back_from_earlier_life(presence.name if settings.HOSTED else None)
    presence.begin()
    judging.sweep(now=timezone.now())
    connections.close_all()


@worker_shutdown.connect
def say_goodbye(sender: Any, **kwargs: Any) -> None:
    sender.presence.end()
