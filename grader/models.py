"""A learner's submission and its verdict."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from grader.statuses import SubmissionStatus


class Submission(models.Model):
    """One program, handed in for one exercise; the row is the truth, the broker only carries its id."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="submissions")
    exercise = models.SlugField(max_length=80)  # slug in grader.catalogue
    source = models.TextField()
    status = models.CharField(
        max_length=20,
        choices=[(s.value, s.value.replace("_", " ")) for s in SubmissionStatus],
        default=SubmissionStatus.QUEUED,
    )
    verdict = models.JSONField(null=True, blank=True)  # the whole of it, as the API gives it
    seed = models.BigIntegerField(null=True, blank=True)  # kept so that a failure can be replayed
    created_at = models.DateTimeField(auto_now_add=True)
    claim = models.UUIDField(null=True, blank=True)  # who is judging it now; compared when the verdict is written
    claimed_at = models.DateTimeField(null=True, blank=True)
    claims = models.PositiveSmallIntegerField(default=0)  # how often judging was begun
    finished_at = models.DateTimeField(null=True, blank=True)
    announced = models.BooleanField(default=False)  # whether those who act on verdicts have been told of this one

    class Meta:
        ordering: ClassVar = ["-id"]
        indexes: ClassVar = [
            models.Index(fields=["learner", "exercise", "-id"]),
            models.Index(
                fields=["status", "created_at"],
                name="submission_open",
                condition=models.Q(status__in=[SubmissionStatus.QUEUED.value, SubmissionStatus.RUNNING.value]),
            ),
            models.Index(
                fields=["finished_at"],
                name="submission_unannounced",
                condition=models.Q(announced=False, finished_at__isnull=False),
            ),
        ]

    @property
    def is_open(self) -> bool:
        return SubmissionStatus(self.status).is_open
