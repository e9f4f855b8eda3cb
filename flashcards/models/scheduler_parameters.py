"""Parameters of the scheduler that were fitted to one learner's own reviews."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class SchedulerParameters(models.Model):
    """One fit, kept whether it was adopted or not. Losses are mean log losses over held-out later reviews."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="scheduler_parameters")
    weights = models.JSONField()  # the numbers w0, w1, ... of the algorithm
    algorithm = models.CharField(max_length=40)  # name and version of the scheduler that they are for
    reviews = models.PositiveIntegerField()  # that it was fitted to
    held_out = models.PositiveIntegerField()  # later ones that it was tried on
    loss_before = models.FloatField()  # with the parameters that held until then
    loss_after = models.FloatField()
    loss_moving_average = models.FloatField()  # of a guess that knows nothing but how the last reviews went
    adopted = models.BooleanField()  # only what is better on the held-out reviews is
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar = ["-id"]
        verbose_name_plural = "scheduler parameters"
        indexes: ClassVar = [models.Index(fields=["learner", "adopted", "-id"])]
