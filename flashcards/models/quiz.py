"""Quiz items, written by the content loader; and the quizzes that learners take, each answer with what it was asked."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from django.conf import settings
from django.db import models

from flashcards.models.question import Level
from flashcards.quiz_kinds import Feedback, QuizKind, QuizSource


class QuizItem(models.Model):
    """One thing that a quiz asks. Its variants were computed when it was loaded, none is when it is asked."""

    slug = models.SlugField(max_length=80, unique=True)
    topic = models.SlugField(max_length=80)  # name of the file it is from
    topic_title = models.CharField(max_length=80)
    title = models.CharField(max_length=80)  # plain text; what lists call it
    kind = models.CharField(max_length=12, choices=QuizKind.choices)
    level = models.CharField(max_length=10, choices=Level.choices)
    position = models.PositiveIntegerField()  # in its file
    body = models.JSONField()  # cleaned HTML and answers, with [[name]] where a variant puts a value
    variants = models.JSONField()  # [{"seed", "parameters", "show", "values", "matrix"}]; one without parameters
    version = models.PositiveIntegerField(default=1)  # grows with each change of what is asked
    own_hash = models.CharField(max_length=64)  # of the author's text
    computed_hash = models.CharField(max_length=64)  # of all that the variants follow from
    retired = models.BooleanField(default=False)  # not shown or asked: its file is gone, or a host said so
    retired_by_host = models.BooleanField(default=False)  # stays so when content is loaded

    class Meta:
        ordering: ClassVar = ["topic", "position"]
        indexes: ClassVar = [models.Index(fields=["retired", "topic"])]

    def __str__(self) -> str:
        return self.slug


class QuizQuerySet(models.QuerySet["Quiz"]):
    def with_counts(self) -> Self:
        """With `asked`, `answered` and `points`, the sum of the credits."""
        answered = models.Q(answers__answered_at__isnull=False)
        return self.annotate(
            asked=models.Count("answers"),
            answered=models.Count("answers", filter=answered),
            points=models.Sum("answers__credit", default=0.0),
        )

    def with_topic_title(self) -> Self:
        """With `topic_title`, what its topic is called; None where it is about all of them."""
        of_topic = QuizItem.objects.filter(topic=models.OuterRef("topic")).order_by("retired", "pk")
        return self.annotate(topic_title=models.Subquery(of_topic.values("topic_title")[:1]))


class Quiz(models.Model):
    """One session of a learner. It is resumed wherever its answers stopped, on any device."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="quizzes")
    key = models.CharField(max_length=100)  # idempotency key of the start, from the client
    source = models.CharField(max_length=10, choices=QuizSource.choices)
    topic = models.SlugField(max_length=80, blank=True)  # "": all topics
    level = models.CharField(max_length=10, choices=Level.choices, blank=True)  # "": all levels
    feedback = models.CharField(max_length=10, choices=Feedback.choices)
    seed = models.PositiveIntegerField()  # of items, their order and the order of their options
    created_at = models.DateTimeField(auto_now_add=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    imported = models.BooleanField(default=False)  # came with a file that does not prove that it was taken here

    objects = QuizQuerySet.as_manager()

    class Meta:
        ordering: ClassVar = ["-id"]
        verbose_name_plural = "quizzes"
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "key"], name="quiz_key_once_a_learner")]
        indexes: ClassVar = [models.Index(fields=["learner", "-id"])]


class QuizAnswer(models.Model):
    """One question of a quiz, and the answer to it once there is one.

    `asked` is the whole question with its right answer, copied when the quiz began: an edit of the item changes neither
    an open question nor the history.
    """

    quiz = models.ForeignKey(Quiz, on_delete=models.CASCADE, related_name="answers")
    item = models.ForeignKey(QuizItem, on_delete=models.PROTECT, related_name="answers")
    position = models.PositiveSmallIntegerField()  # from 1
    item_version = models.PositiveIntegerField()
    variant_seed = models.PositiveIntegerField()
    parameters = models.JSONField(default=dict)  # what the seed drew
    asked = models.JSONField()
    given = models.JSONField(null=True, blank=True)  # as it was sent; null with an answered_at: "don't know"
    mark = models.JSONField(null=True, blank=True)  # flashcards.quiz_marking.Mark
    credit = models.FloatField(null=True, blank=True)  # 0 to 1
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering: ClassVar = ["position"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["quiz", "position"], name="position_once_a_quiz")]
        indexes: ClassVar = [models.Index(fields=["item", "-id"])]

    @property
    def is_open(self) -> bool:
        return self.answered_at is None

    @property
    def is_right(self) -> bool:
        return self.credit == 1.0

    @property
    def facts(self) -> dict[str, Any]:
        """The mark, empty where there is none."""
        return self.mark or {}
