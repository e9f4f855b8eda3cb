"""Questions with their follow-ups, and red flags. Written by the content loader; read by pages and API."""

from __future__ import annotations

from typing import ClassVar

from django.db import models


class Level(models.TextChoices):
    JUNIOR = "junior"
    SENIOR = "senior"
    STAFF = "staff"


class Part(models.TextChoices):
    """The parts of a question that open after an attempt, in reading order, with the headings they have in the files.

    TL;DR, follow-ups and red flags have fields and tables of their own.
    """

    MEMORY_AID = "memory_aid", "Memory aid"
    ANALOGY = "analogy", "Analogy"
    KEY_CONCEPTS = "key_concepts", "Key concepts"
    DETAILED_ANSWER = "detailed_answer", "Detailed answer"
    QUICK_SCAN = "quick_scan", "Quick scan"
    EXAMPLES = "examples", "Real-world examples"
    CHEAT_SHEET = "cheat_sheet", "Cheat sheet"
    REFERENCES = "references", "References"


class RedFlag(models.Model):
    """A wrong claim worth recognising; its slug is what a verdict's `red_flag` and a mark's `id` name."""

    slug = models.SlugField(max_length=80, unique=True)
    claim = models.CharField(max_length=300)  # the wrong sentence, as one hears it
    why_wrong = models.TextField()  # HTML, made and cleaned at load time, like the next two
    how_to_notice = models.TextField()
    say_instead = models.TextField()
    misconceptions = models.JSONField(default=list)  # ids of misconceptions that this card explains
    content_hash = models.CharField(max_length=64)
    retired = models.BooleanField(default=False)  # not shown or asked: its file is gone, or a host said so
    retired_by_host = models.BooleanField(default=False)  # stays so when content is loaded

    class Meta:
        ordering: ClassVar = ["slug"]

    def __str__(self) -> str:
        return self.slug


class Question(models.Model):
    """An interview question."""

    slug = models.SlugField(max_length=80, unique=True)
    prompt = models.CharField(max_length=300)
    topic = models.CharField(max_length=80)
    level = models.CharField(max_length=10, choices=Level.choices)
    reading_minutes = models.PositiveSmallIntegerField()
    tldr = models.TextField()  # HTML; what an anonymous visitor may see, with the key concepts
    parts = models.JSONField(default=dict)  # Part -> cleaned HTML; databases lose the order, so go by Part
    key_points = models.JSONField(default=list)  # [{"id", "text"}], in marking order
    prerequisites = models.JSONField(default=list)  # slugs of questions that are better read before
    exercises = models.JSONField(default=list)  # slugs
    red_flags: models.ManyToManyField[RedFlag, QuestionRedFlag] = models.ManyToManyField(
        RedFlag, through="QuestionRedFlag", related_name="questions"
    )
    version = models.PositiveIntegerField(default=1)  # grows with each change of the content
    content_hash = models.CharField(max_length=64)
    retired = models.BooleanField(default=False)  # not shown or asked: its file is gone, or a host said so
    retired_by_host = models.BooleanField(default=False)  # stays so when content is loaded

    class Meta:
        ordering: ClassVar = ["slug"]

    def __str__(self) -> str:
        return self.slug

    @property
    def parts_in_order(self) -> list[tuple[Part, str]]:
        return [(part, self.parts[part]) for part in Part if part in self.parts]


class QuestionRedFlag(models.Model):
    """A red flag in a question's list; the most common mistake has position 0."""

    question = models.ForeignKey(Question, on_delete=models.CASCADE)
    red_flag = models.ForeignKey(RedFlag, on_delete=models.CASCADE)
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering: ClassVar = ["position"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["question", "red_flag"], name="red_flag_once_a_question")
        ]


class FollowUp(models.Model):
    """What the interviewer asks next."""

    question = models.ForeignKey(Question, on_delete=models.CASCADE, related_name="follow_ups")
    slug = models.SlugField(max_length=80)
    prompt = models.CharField(max_length=300)
    approach = models.TextField()  # HTML; opens after an attempt at this follow-up
    key_points = models.JSONField(default=list)  # [{"id", "text"}], in marking order; [] where it is not marked
    after_missing = models.JSONField(default=list)  # key points of the question; who missed one is asked this first
    position = models.PositiveSmallIntegerField()
    retired = models.BooleanField(default=False)

    class Meta:
        ordering: ClassVar = ["position"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["question", "slug"], name="follow_up_slug_once_a_question")
        ]

    def __str__(self) -> str:
        return self.slug

    @property
    def public_key(self) -> str:
        """What a review item names it by: "<question>/<follow-up>"."""
        return f"{self.question.slug}/{self.slug}"


class QuestionVersion(models.Model):
    """What a question said at one version, so that an attempt can be read beside it and versions can be compared."""

    question = models.ForeignKey(Question, on_delete=models.CASCADE, related_name="versions")
    version = models.PositiveIntegerField()
    content = models.JSONField()  # the fields of the question and its follow-ups
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering: ClassVar = ["-version"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["question", "version"], name="version_once_a_question")
        ]

    def __str__(self) -> str:
        return f"version {self.version}"
