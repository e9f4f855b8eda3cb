"""Questions over HTTP: what a person may see of them, and attempts at them."""

from __future__ import annotations

from typing import Any, ClassVar

import django_filters
from django.db.models import QuerySet
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema, extend_schema_field
from rest_framework import generics, serializers, status
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards.access import Access, access_to
from flashcards.api.people import learner_of
from flashcards.attempts import TEXT_LIMIT, AttemptRefused, submit_attempt
from flashcards.models import Attempt, FollowUp, Level, Part, Question, RedFlag


class QuestionFilter(django_filters.FilterSet):
    topic = django_filters.CharFilter(lookup_expr="iexact")
    level = django_filters.ChoiceFilter(choices=Level.choices)
    difficulty = django_filters.ChoiceFilter(choices=Level.choices, field_name="level", label="The same as level")

    class Meta:
        model = Question
        fields = ("topic", "level", "difficulty")


class QuestionSerializer(serializers.ModelSerializer[Question]):
    class Meta:
        model = Question
        fields: tuple[str, ...] = ("slug", "prompt", "topic", "level", "reading_minutes")


class FollowUpSerializer(serializers.ModelSerializer[FollowUp]):
    attempted = serializers.SerializerMethodField()
    approach = serializers.SerializerMethodField(help_text="HTML; null until the caller has attempted the follow-up")

    class Meta:
        model = FollowUp
        fields = ("slug", "prompt", "attempted", "approach")

    def get_attempted(self, follow_up: FollowUp) -> bool:
        return follow_up.pk in self.context["access"].follow_ups

    def get_approach(self, follow_up: FollowUp) -> str | None:
        return follow_up.approach if self.get_attempted(follow_up) else None


class RedFlagSerializer(serializers.ModelSerializer[RedFlag]):
    class Meta:
        model = RedFlag
        fields = ("slug", "claim", "why_wrong", "how_to_notice", "say_instead")


class KeyPointSerializer(serializers.Serializer[Any]):
    id = serializers.CharField()
    text = serializers.CharField()


class QuestionDetailSerializer(QuestionSerializer):
    """Prompt, TL;DR and key concepts for everybody; the rest, until then null, after an attempt. Texts are HTML."""

    opened = serializers.SerializerMethodField(help_text="whether the caller has attempted the question")
    parts = serializers.SerializerMethodField(help_text="part -> HTML; before an attempt the key concepts only")
    key_points = serializers.SerializerMethodField()
    prerequisites = serializers.ListField(child=serializers.CharField(), help_text="slugs of questions to read before")
    exercises = serializers.ListField(child=serializers.CharField(), help_text="slugs")
    follow_ups = serializers.SerializerMethodField()
    red_flags = serializers.SerializerMethodField(help_text="the most common mistake first")

    class Meta(QuestionSerializer.Meta):
        fields = (
            *QuestionSerializer.Meta.fields,
            *(
                "version",
                "opened",
                "tldr",
                "parts",
                "key_points",
                "prerequisites",
                "exercises",
                "follow_ups",
                "red_flags",
            ),
        )

    @property
    def access(self) -> Access:
        access: Access = self.context["access"]
        return access

    def get_opened(self, question: Question) -> bool:
        return self.access.opened

    def get_parts(self, question: Question) -> dict[str, str]:
        in_order = question.parts_in_order
        return {part.value: html for part, html in in_order if self.access.opened or part is Part.KEY_CONCEPTS}

    @extend_schema_field(KeyPointSerializer(many=True, allow_null=True))
    def get_key_points(self, question: Question) -> Any:
        return question.key_points if self.access.opened else None

    @extend_schema_field(FollowUpSerializer(many=True, allow_null=True))
    def get_follow_ups(self, question: Question) -> Any:
        if not self.access.opened:
            return None
        rows = question.follow_ups.filter(retired=False)
        return FollowUpSerializer(rows, many=True, context=self.context).data

    @extend_schema_field(RedFlagSerializer(many=True, allow_null=True))
    def get_red_flags(self, question: Question) -> Any:
        if not self.access.opened:
            return None
        rows = question.red_flags.filter(retired=False).order_by("questionredflag__position")
        return RedFlagSerializer(rows, many=True).data


class QuestionList(generics.ListAPIView[Question]):
    """Every question; `search` looks into prompt, topic and TL;DR."""

    permission_classes = (AllowAny,)
    serializer_class = QuestionSerializer
    filterset_class = QuestionFilter
    search_fields: ClassVar = ("prompt", "topic", "tldr")
    queryset = Question.objects.filter(retired=False).defer("parts", "tldr", "key_points")


class QuestionDetail(APIView):
    permission_classes = (AllowAny,)

    @extend_schema(responses=QuestionDetailSerializer)
    def get(self, request: Request, slug: str) -> Response:
        """One question, as far as the caller may see it."""
        question = question_or_404(slug)
        return Response(shown(question, access_to(request.user, question)))


class AttemptInput(serializers.Serializer[Any]):
    text = serializers.CharField(
        allow_blank=True, default="", trim_whitespace=False, help_text=f"the answer; at most {TEXT_LIMIT:,} characters"
    )
    dont_know = serializers.BooleanField(default=False, help_text="opens the answer without a text")
    follow_up = serializers.SlugField(default="", allow_blank=True, help_text="to attempt that follow-up instead")


class MarkedPoint(KeyPointSerializer):
    covered = serializers.BooleanField()
    evidence = serializers.CharField(allow_blank=True, help_text="the caller's own words")


class MarkedRedFlag(serializers.Serializer[Any]):
    id = serializers.CharField()
    text = serializers.CharField(help_text="what is wrong with it")
    evidence = serializers.CharField(help_text="the caller's own words")


class MarkOutput(serializers.Serializer[Any]):
    """The mark, and what the attempt opened; a follow-up and "don't know" have no points."""

    attempt = serializers.IntegerField(help_text="number of the attempt")
    question = serializers.CharField()
    score = serializers.FloatField(allow_null=True, help_text="share of the key points that are covered")
    points = MarkedPoint(many=True)
    red_flags = MarkedRedFlag(many=True)
    missing = serializers.ListField(child=serializers.CharField(), help_text="ids of the points not covered")
    reveals = QuestionDetailSerializer()


class QuestionAttempts(APIView):
    @extend_schema(request=AttemptInput, responses={201: MarkOutput})
    def post(self, request: Request, slug: str) -> Response:
        """Attempt a question: the answer is marked, and the rest of the question opens."""
        learner, question = learner_of(request), question_or_404(slug)
        given = AttemptInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = given.validated_data
        follow_up = None
        if values["follow_up"]:
            follow_up = get_object_or_404(question.follow_ups.filter(retired=False), slug=values["follow_up"])
        try:
            attempt = submit_attempt(
                learner,
                question,
                values["text"],
                now=timezone.now(),
                dont_know=values["dont_know"],
                follow_up=follow_up,
            )
        except AttemptRefused as refused:
            raise serializers.ValidationError({"text": str(refused)}) from None
        reveals = shown(question, access_to(learner, question))
        return Response(marked(attempt) | {"reveals": reveals}, status=status.HTTP_201_CREATED)


def marked(attempt: Attempt) -> dict[str, Any]:
    """The mark of an attempt; the same keys where there is none."""
    unmarked: dict[str, Any] = {"score": None, "points": [], "red_flags": [], "missing": []}
    return {"question": attempt.question.slug} | (attempt.mark or unmarked) | {"attempt": attempt.pk}


def shown(question: Question, access: Access) -> dict[str, Any]:
    data: dict[str, Any] = QuestionDetailSerializer(question, context={"access": access}).data
    return data


def question_or_404(slug: str) -> Question:
    live: QuerySet[Question] = Question.objects.filter(retired=False)
    return get_object_or_404(live, slug=slug)
