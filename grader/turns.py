"""The order in which submissions are judged: in rounds, one program of each learner a round.

A submission is given its round when it is handed in: the one that is being judged, or the one after the learner's own
last that is still open, whichever is later. Within a round, who came first is first. So whoever hands in one program
waits for one of each other learner at most, however many those have handed in; and the order is known, and can be
shown, from the start (start-time fair queueing: Goyal, Vin and Cheng, 1996). Reads rows and changes none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db.models import Count, Max, Min, Q, QuerySet

from grader.models import Submission
from grader.statuses import Device, SubmissionStatus

QUEUED = Q(status=SubmissionStatus.QUEUED)
RUNNING = Q(status=SubmissionStatus.RUNNING)


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand in a device's queue for one learner."""

    open_count: int  # of everybody
    own_count: int  # of this learner
    turn: int  # of the next one that they hand in


def waiting(device: Device) -> QuerySet[Submission]:
    """What waits for this device, in the order of judging."""
    return Submission.with_runs.filter(QUEUED, device=device).order_by("turn", "pk")


def standing(learner: Any, device: Device) -> Standing:
    """One look at the open submissions of a device, of which there are never more than the queue may hold."""
    own = Q(learner=learner)
    found = Submission.with_runs.filter(QUEUED | RUNNING, device=device).aggregate(
        open_count=Count("pk"),
        own_count=Count("pk", filter=own),
        own_last=Max("turn", filter=own),
        judged_now=Max("turn", filter=RUNNING),
        judged_next=Min("turn", filter=QUEUED),
    )
    next_of_own = 0 if found["own_last"] is None else found["own_last"] + 1
    turn = max(next_of_own, found["judged_now"] or 0, found["judged_next"] or 0)
    return Standing(found["open_count"], found["own_count"], turn)


def ahead_of(submission: Submission) -> int:
    """How many open submissions come before this one, which waits: those being judged, and those in front of it."""
    in_front = QUEUED & (Q(turn__lt=submission.turn) | Q(turn=submission.turn, pk__lt=submission.pk))
    return Submission.with_runs.filter(RUNNING | in_front, device=submission.device).count()
