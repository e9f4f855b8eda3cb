"""Parts of a question that a learner has unlocked, where the host limits how many a day."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class UnlockPart(models.TextChoices):
    """The parts that a host may limit."""

    DETAILED_ANSWER = "detailed_answer", "the detailed answer"
    FOLLOW_UPS = "follow_ups", "the follow-ups"
    RED_FLAGS = "red_flags", "what not to say"
    CHEAT_SHEET = "cheat_sheet", "the cheat sheet"


class Unlock(models.Model):
    """One part of one question, unlocked for good."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="unlocks")
    question = models.ForeignKey("flashcards.Question", on_delete=models.CASCADE, related_name="unlocks")
    part = models.CharField(max_length=20, choices=UnlockPart.choices)
    day = models.DateField()  # the learner's, when it was unlocked
    created_at = models.DateTimeField()

    class Meta:
        ordering: ClassVar = ["id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "question", "part"], name="unlocked_once")]
        indexes: ClassVar = [models.Index(fields=["learner", "day"])]
