"""What a learner reviews, and the append-only log of how it went."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils import timezone

from flashcards.days import DayClock
from flashcards.models.review_queries import ReviewItemQuerySet
from flashcards.phases import Phase, Rating


class ItemKind(models.TextChoices):
    QUESTION = "question"
    FOLLOW_UP = "follow-up"
    RED_FLAG = "red-flag"
    EXERCISE = "exercise"
    QUIZ = "quiz"  # a quiz item
    CARD = "card"  # one of the learner's own, e.g. imported from Anki


class Act(models.TextChoices):
    """What a row of the log did to its item. All of them are undone the same way."""

    RATE = "rate"  # the only one with a rating
    SUSPEND = "suspend"  # out of the queue until resumed
    RESUME = "resume"
    BURY = "bury"  # until the next day
    LATER = "later"  # to the end of the day's queue


class ReviewSource(models.TextChoices):
    REVIEW = "review"  # rated by the learner
    VERDICT = "verdict"  # a passed exercise counts as a review of it
    QUIZ = "quiz"  # answered right in a quiz while it was due


class ReviewItem(models.Model):
    """One thing that one learner recalls. Its memory fields are the reduction of its reviews."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="review_items")
    kind = models.CharField(max_length=12, choices=ItemKind.choices)
    key = models.CharField(max_length=170)  # slug; for a follow-up "<question>/<follow-up>"
    phase = models.CharField(max_length=12, choices=Phase.choices, default=Phase.NEW)
    step = models.PositiveSmallIntegerField(null=True, blank=True)  # index of the learning step
    stability = models.FloatField(null=True, blank=True)  # days
    difficulty = models.FloatField(null=True, blank=True)  # 1 to 10
    due_at = (
        models.DateTimeField()
    )  # when it may be asked; phase REVIEW goes by due_day, in whatever zone the learner is
    due_day = models.DateField(null=True, blank=True)  # the learner's day, phase REVIEW only
    last_review_at = models.DateTimeField(null=True, blank=True)
    last_review_day = models.DateField(null=True, blank=True)
    reps = models.PositiveIntegerField(default=0)
    lapses = models.PositiveIntegerField(default=0)
    brought_back_at = models.DateTimeField(null=True, blank=True)  # a mistake asked for it before it was due
    suspended_at = models.DateTimeField(null=True, blank=True)  # not asked until it is resumed
    buried_until = models.DateField(null=True, blank=True)  # the first of the learner's days on which it is asked again
    queue_day = models.DateField(null=True, blank=True)  # the day whose frozen queue holds it
    queue_position = models.PositiveIntegerField(null=True, blank=True)  # in that queue
    reason = models.CharField(max_length=200, blank=True)  # why it is in the queue, for the learner
    created_at = models.DateTimeField(auto_now_add=True)

    objects = ReviewItemQuerySet.as_manager()

    class Meta:
        ordering: ClassVar = ["due_at", "id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "kind", "key"], name="item_once_a_learner")]
        indexes: ClassVar = [
            models.Index(fields=["learner", "due_at"]),
            models.Index(fields=["learner", "queue_day", "queue_position"]),
        ]

    @property
    def public_id(self) -> str:
        """The id that the API uses, e.g. `red-flag:causal-top-left`."""
        return f"{self.kind}:{self.key}"

    def is_due(self, now: datetime, clock: DayClock) -> bool:
        """May it be asked at `now`? Phase REVIEW goes by days, so that moving to another zone moves what is due."""
        today = clock.day_of(now)
        if self.suspended_at is not None or (self.buried_until is not None and self.buried_until > today):
            return False
        if self.brought_back_at is not None:
            return True
        if self.due_day is not None:
            return self.due_day <= today
        return self.due_at <= now


class Review(models.Model):
    """One row of the log: a rating or another act, with the item's whole state before it, so that undo restores exactly
    and a replay reproduces it."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="reviews")
    item = models.ForeignKey(ReviewItem, on_delete=models.CASCADE, related_name="reviews")
    key = models.CharField(max_length=100)  # idempotency key, from the client
    act = models.CharField(max_length=8, choices=Act.choices, default=Act.RATE)
    rating = models.PositiveSmallIntegerField(choices=Rating.choices, null=True, blank=True)  # of the act RATE only
    source = models.CharField(max_length=10, choices=ReviewSource.choices, default=ReviewSource.REVIEW)
    reviewed_at = models.DateTimeField()
    day = models.DateField()  # the learner's day when it was made; never recomputed
    elapsed_days = models.PositiveIntegerField()
    retention = models.FloatField()  # the target that the interval was made for
    before = models.JSONField()  # the item's state before: undo puts it back
    after = models.JSONField()  # and after: what a repeat of the same key is answered with
    algorithm = models.CharField(max_length=40)  # name and version of the scheduler
    parameters = models.ForeignKey(  # null: the scheduler's own
        "flashcards.SchedulerParameters", on_delete=models.RESTRICT, null=True, blank=True, related_name="+"
    )
    time_zone = models.CharField(max_length=64, default="UTC")  # the learner's, when it was made
    day_start_hour = models.PositiveSmallIntegerField(default=4)
    created_at = models.DateTimeField(default=timezone.now, editable=False)  # an import brings its own
    undone_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering: ClassVar = ["-id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "key"], name="review_key_once_a_learner")]
        indexes: ClassVar = [
            models.Index(fields=["item", "-id"]),
            models.Index(fields=["learner", "-id"]),
            models.Index(fields=["learner", "day"]),
        ]
