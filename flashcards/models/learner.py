"""The person who practises: Django's user, with the settings of their day."""

from __future__ import annotations

import zoneinfo

from django.contrib.auth.models import AbstractUser
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models

NOT_ZONES = {"localtime", "posixrules", "Factory"}  # some systems list them; they mean another zone on each machine


def validate_time_zone(name: str) -> None:
    if name in NOT_ZONES or name not in zoneinfo.available_timezones():
        raise ValidationError(f"{name!r} is no IANA time zone; write it like Europe/Berlin.")


class AccessPlan(models.TextChoices):
    """What a host has given a learner; it counts where the host limits unlocks."""

    FREE = "free"
    PRO = "pro"


class Learner(AbstractUser):
    time_zone = models.CharField(max_length=64, default="UTC", validators=[validate_time_zone])
    day_start_hour = models.PositiveSmallIntegerField(default=4, validators=[MaxValueValidator(23)])
    interview_date = models.DateField(null=True, blank=True)
    daily_minutes = models.PositiveSmallIntegerField(
        default=20, validators=[MinValueValidator(1), MaxValueValidator(600)]
    )
    target_retention = models.FloatField(default=0.90, validators=[MinValueValidator(0.70), MaxValueValidator(0.97)])
    new_per_day = models.PositiveSmallIntegerField(default=20, validators=[MaxValueValidator(500)])
    reviews_per_day = models.PositiveSmallIntegerField(
        default=200, validators=[MinValueValidator(1), MaxValueValidator(2000)]
    )
    access_plan = models.CharField(max_length=8, choices=AccessPlan.choices, default=AccessPlan.FREE)
    queue_day = models.DateField(null=True, blank=True)  # the learner's day for which the queue is frozen
