"""What a learner typed before reading."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class Attempt(models.Model):
    """A typed answer to a question or one of its follow-ups, with the mark it got and the version it was made at."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="attempts")
    question = models.ForeignKey("flashcards.Question", on_delete=models.CASCADE, related_name="attempts")
    follow_up = models.ForeignKey(
        "flashcards.FollowUp", on_delete=models.CASCADE, null=True, blank=True, related_name="attempts"
    )
    text = models.TextField(blank=True)
    dont_know = models.BooleanField(default=False)
    mark = models.JSONField(null=True, blank=True)  # null: not marked (a follow-up, or "don't know")
    question_version = models.PositiveIntegerField()
    created_at = models.DateTimeField(auto_now_add=True)
    imported = models.BooleanField(default=False)  # came with a file that does not prove that it was made here

    class Meta:
        ordering: ClassVar = ["-id"]
        indexes: ClassVar = [models.Index(fields=["learner", "question", "-id"])]


class Disagreement(models.Model):
    """A key point that the learner says they did state although the mark missed it. It counts for them."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="disagreements")
    point = models.SlugField(max_length=80)  # id of the key point
    created_at = models.DateTimeField(auto_now_add=True)
    read_at = models.DateTimeField(null=True, blank=True)  # by an author

    class Meta:
        ordering: ClassVar = ["id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["attempt", "point"], name="disagreed_once_a_point")]
