"""What a learner with an interview date means to review, day by day."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class Plan(models.Model):
    """The plan that was made on one of the learner's days; each day makes the next one."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="plans")
    day = models.DateField()  # the learner's day on which it was made
    interview_date = models.DateField()
    daily_minutes = models.PositiveSmallIntegerField()
    target_retention = models.FloatField()
    content = models.JSONField()  # flashcards.planning's result
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar = ["-day", "-id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "day"], name="plan_once_a_day")]
