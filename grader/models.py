"""A learner's submission and its verdict, the hints that they opened, the tokens of their programs, and the workers
that judge."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models

from grader.statuses import Device, SubmissionKind, SubmissionStatus


class SubmittedManager(models.Manager["Submission"]):
    """Without runs: whoever does not think of them must not take one for a submission."""

    def get_queryset(self) -> models.QuerySet[Submission]:
        return super().get_queryset().filter(kind=SubmissionKind.SUBMIT)


class Submission(models.Model):
    """One program, handed in for one exercise; the row is the truth, the broker only carries its id."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="submissions")
    exercise = models.SlugField(max_length=80)  # slug in grader.catalogue
    kind = models.CharField(
        max_length=6, choices=[(k.value, k.value) for k in SubmissionKind], default=SubmissionKind.SUBMIT
    )
    source = models.TextField()
    device = models.CharField(max_length=4, choices=[(d.value, d.value) for d in Device], default=Device.CPU)
    key = models.CharField(max_length=64, null=True, blank=True)  # noqa: DJ001 -- none given is no key; see submit
    status = models.CharField(
        max_length=20,
        choices=[(s.value, s.value.replace("_", " ")) for s in SubmissionStatus],
        default=SubmissionStatus.QUEUED,
    )
    verdict = models.JSONField(null=True, blank=True)  # the whole of it, as the API gives it
    seed = models.BigIntegerField(null=True, blank=True)  # kept so that a failure can be replayed
    created_at = models.DateTimeField(auto_now_add=True)
    turn = models.PositiveBigIntegerField(default=0)  # the round in which it is judged; see grader.turns
    claim = models.UUIDField(null=True, blank=True)  # of who is judging it now; compared when the verdict is written
    claimed_at = models.DateTimeField(null=True, blank=True)
    worker = models.CharField(max_length=200, blank=True)  # name of the worker that has it, and there the process
    process = models.PositiveBigIntegerField(null=True, blank=True)
    claims = models.PositiveSmallIntegerField(default=0)  # how often judging was begun
    crashes = models.PositiveSmallIntegerField(default=0)  # how often the process that judged it died or hung
    cases_done = models.PositiveSmallIntegerField(
        null=True, blank=True
    )  # while it is judged, and only if that takes long
    cases_total = models.PositiveSmallIntegerField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    announced = models.BooleanField(default=False)  # whether those who act on verdicts have been told of this one
    imported = models.BooleanField(default=False)  # came with a file that does not prove that this instance judged it

    objects = SubmittedManager()
    with_runs = models.Manager["Submission"]()  # for the queue, and for a learner's own programs

    class Meta:
        ordering: ClassVar = ["-id"]
        # None is partial: SQLite does not use such an index for values that are bound, as Django's are.
        indexes: ClassVar = [
            models.Index(fields=["learner", "exercise", "-id"]),
            models.Index(fields=["device", "status", "turn", "id", "learner"], name="submission_queue"),
            models.Index(fields=["announced", "finished_at"], name="submission_unannounced"),
        ]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "key"], name="submission_once_a_key")]

    @property
    def is_open(self) -> bool:
        return SubmissionStatus(self.status).is_open

    @property
    def is_run(self) -> bool:
        return self.kind == SubmissionKind.RUN

    @property
    def is_pass(self) -> bool:
        """Whether it passes the exercise: all cases, not only the visible ones, by the judgement of this instance."""
        return self.status == SubmissionStatus.PASSED and not self.is_run and not self.imported


class OpenedHints(models.Model):
    """How many hints of an exercise a learner has opened; they are opened in their order."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="opened_hints")
    exercise = models.SlugField(max_length=80)
    count = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["learner", "exercise"], name="hints_once_an_exercise"),
        ]


class ApiToken(models.Model):
    """What a learner's program signs in with. Of the token itself only a digest is kept."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="api_tokens")
    name = models.CharField(max_length=60)  # the learner's own, to know which one to revoke
    digest = models.CharField(max_length=64, unique=True)  # see grader.tokens
    created_at = models.DateTimeField(auto_now_add=True)
    last_used_at = models.DateTimeField(null=True, blank=True)  # to the hour

    class Meta:
        ordering: ClassVar = ["-id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "name"], name="token_name_once_a_learner")]


class Worker(models.Model):
    """A worker that judges, as it tells of itself every few seconds; one that was not heard of lately is gone."""

    name = models.CharField(max_length=200, unique=True)  # Celery's node name
    devices = models.JSONField(default=list)  # see grader.worker_list.Offer
    seen_at = models.DateTimeField()

    class Meta:
        ordering: ClassVar = ["name"]
