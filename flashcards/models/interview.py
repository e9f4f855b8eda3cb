"""Mock interviews: a timed session, and each thing that was asked in it."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from flashcards.models.question import Level


class StepKind(models.TextChoices):
    QUESTION = "question"
    FOLLOW_UP = "follow-up"
    EXERCISE = "exercise"  # at the whiteboard
    RED_FLAG = "red-flag"  # a wrong claim to spot among right ones


class Interview(models.Model):
    """One mock interview. The clock is the server's: time passes while it runs, not while it is paused."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="interviews")
    key = models.CharField(max_length=100)  # idempotency key of the start, from the client
    minutes = models.PositiveSmallIntegerField()  # 10 to 45
    level = models.CharField(max_length=10, choices=Level.choices, blank=True)  # "": all
    topic = models.CharField(max_length=80, blank=True)  # "": all
    seed = models.PositiveIntegerField()  # of what is asked
    started_at = models.DateTimeField()
    paused_at = models.DateTimeField(null=True, blank=True)  # it stands still since
    paused_seconds = models.FloatField(default=0.0)  # of earlier pauses
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering: ClassVar = ["-id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "key"], name="interview_key_once")]
        indexes: ClassVar = [models.Index(fields=["learner", "-id"])]


class InterviewStep(models.Model):
    """One thing that was asked, as it was asked, and what came of it."""

    interview = models.ForeignKey(Interview, on_delete=models.CASCADE, related_name="steps")
    position = models.PositiveSmallIntegerField()  # from 1
    kind = models.CharField(max_length=10, choices=StepKind.choices)
    key = models.CharField(max_length=170)  # as ReviewItem.key
    asked = models.JSONField()  # a copy: an edit of the content changes neither an open interview nor a report
    given = models.JSONField(null=True, blank=True)  # text, choice, source; while it is open: what the browser saved
    mark = models.JSONField(null=True, blank=True)  # how it was closed and what the rules say; null while it is open
    submission = models.ForeignKey(  # of an exercise
        "grader.Submission", on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    asked_at = models.DateTimeField(null=True, blank=True)
    answered_at = models.DateTimeField(null=True, blank=True)
    seconds = models.FloatField(null=True, blank=True)  # that it took, pauses not counted

    class Meta:
        ordering: ClassVar = ["position"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["interview", "position"], name="position_once_an_interview")
        ]
