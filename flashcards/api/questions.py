"""Questions over HTTP: what a person may see of them, and attempts at them."""

from __future__ import annotations

from typing import Any, ClassVar

import django_filters
from django.contrib.auth.models import AnonymousUser
from django.db.models import QuerySet
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema, extend_schema_field
from rest_framework import generics, serializers, status
from rest_framework.exceptions import Throttled
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards.access import Access, access_to
from flashcards.api.errors import Conflict
from flashcards.api.people import learner_of
from flashcards.attempts import TEXT_LIMIT, AttemptRefused, agree_again, disagree, submit_attempt
from flashcards.marks import counted_mark, follow_ups_in_order
from flashcards.models import Attempt, FollowUp, Learner, Level, Part, Question, RedFlag, UnlockPart
from flashcards.unlocks import Allowance, NoneLeft, UnlockRefused, allowance_of, unlock

UNLOCKED_PARTS = {Part.DETAILED_ANSWER: UnlockPart.DETAILED_ANSWER, Part.CHEAT_SHEET: UnlockPart.CHEAT_SHEET}


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
    because = serializers.SerializerMethodField(
        help_text="the key point that the caller's latest attempt left out, for which it is asked first; often empty"
    )

    class Meta:
        model = FollowUp
        fields = ("slug", "prompt", "attempted", "approach", "because")

    def get_because(self, follow_up: FollowUp) -> str:
        reasons: dict[int, str] = self.context.get("because", {})
        return reasons.get(follow_up.pk, "")

    def get_attempted(self, follow_up: FollowUp) -> bool:
        return follow_up.pk in self.context["access"].follow_ups

    def get_approach(self, follow_up: FollowUp) -> str | None:
        return follow_up.approach if self.get_attempted(follow_up) else None


class AllowanceSerializer(serializers.Serializer[Allowance]):
    per_day = serializers.IntegerField()
    left = serializers.IntegerField()
    again_at = serializers.DateTimeField(help_text="when the caller's next day begins, and with it a new allowance")


class RedFlagSerializer(serializers.ModelSerializer[RedFlag]):
    class Meta:
        model = RedFlag
        fields = ("slug", "claim", "why_wrong", "how_to_notice", "say_instead")


class KeyPointSerializer(serializers.Serializer[Any]):
    id = serializers.CharField()
    text = serializers.CharField()


class QuestionDetailSerializer(QuestionSerializer):
    """Prompt, TL;DR and key concepts for everybody; the rest, until then null, after an attempt. Texts are HTML.

    Where the host limits it, some parts are still missing then: `locked` names them, unlocks/ opens one.
    """

    opened = serializers.SerializerMethodField(help_text="whether the caller has attempted the question")
    parts = serializers.SerializerMethodField(help_text="part -> HTML; before an attempt the key concepts only")
    key_points = serializers.SerializerMethodField()
    prerequisites = serializers.ListField(child=serializers.CharField(), help_text="slugs of questions to read before")
    exercises = serializers.ListField(child=serializers.CharField(), help_text="slugs")
    follow_ups = serializers.SerializerMethodField(
        help_text="those first that ask for what the latest attempt left out"
    )
    red_flags = serializers.SerializerMethodField(help_text="the most common mistake first")
    locked = serializers.SerializerMethodField(help_text="parts that the attempt did not open; one a time by unlocks/")
    allowance = serializers.SerializerMethodField(help_text="what may be unlocked today; null where nothing is limited")

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
                "locked",
                "allowance",
            ),
        )

    @property
    def access(self) -> Access:
        access: Access = self.context["access"]
        return access

    def get_opened(self, question: Question) -> bool:
        return self.access.opened

    def get_parts(self, question: Question) -> dict[str, str]:
        return {part.value: html for part, html in question.parts_in_order if self._shows(part)}

    def _shows(self, part: Part) -> bool:
        limited = UNLOCKED_PARTS.get(part)
        opened = self.access.opened if limited is None else self.access.opens(limited)
        return opened or part is Part.KEY_CONCEPTS

    @extend_schema_field(serializers.ListField(child=serializers.ChoiceField(choices=UnlockPart.choices)))
    def get_locked(self, question: Question) -> list[str]:
        return [part.value for part in UnlockPart if self.access.opened and not self.access.opens(part)]

    @extend_schema_field(AllowanceSerializer(allow_null=True))
    def get_allowance(self, question: Question) -> Any:
        allowance: Allowance | None = self.context["allowance"]
        return allowance and AllowanceSerializer(allowance).data

    @extend_schema_field(KeyPointSerializer(many=True, allow_null=True))
    def get_key_points(self, question: Question) -> Any:
        return question.key_points if self.access.opened else None

    @extend_schema_field(FollowUpSerializer(many=True, allow_null=True))
    def get_follow_ups(self, question: Question) -> Any:
        if not self.access.opens(UnlockPart.FOLLOW_UPS):
            return None
        ordered = follow_ups_in_order(question.follow_ups.filter(retired=False), self.access.latest)
        because = {row.follow_up.pk: row.because for row in ordered}
        rows = [row.follow_up for row in ordered]
        return FollowUpSerializer(rows, many=True, context={**self.context, "because": because}).data

    @extend_schema_field(RedFlagSerializer(many=True, allow_null=True))
    def get_red_flags(self, question: Question) -> Any:
        if not self.access.opens(UnlockPart.RED_FLAGS):
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
        return Response(shown(question, request.user))


class UnlockInput(serializers.Serializer[Any]):
    part = serializers.ChoiceField(choices=UnlockPart.choices)


class QuestionUnlocks(APIView):
    @extend_schema(request=UnlockInput, responses={201: QuestionDetailSerializer})
    def post(self, request: Request, slug: str) -> Response:
        """Unlock a part of an attempted question, where the host limits how many a day; again changes nothing."""
        question, learner, now = question_or_404(slug), learner_of(request), timezone.now()
        given = UnlockInput(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            unlock(learner, question, UnlockPart(given.validated_data["part"]), now=now)
        except NoneLeft as refused:
            raise Throttled((refused.again_at - now).total_seconds(), detail=str(refused)) from None
        except UnlockRefused as refused:
            raise Conflict(str(refused)) from None
        return Response(shown(question, learner), status=status.HTTP_201_CREATED)


class FollowUpAttemptInput(serializers.Serializer[Any]):
    text = serializers.CharField(
        allow_blank=True, default="", trim_whitespace=False, help_text=f"the answer; at most {TEXT_LIMIT:,} characters"
    )
    dont_know = serializers.BooleanField(default=False, help_text="opens the answer without a text")


class AttemptInput(FollowUpAttemptInput):
    follow_up = serializers.SlugField(default="", allow_blank=True, help_text="to attempt that follow-up instead")


class MarkedPoint(KeyPointSerializer):
    covered = serializers.BooleanField()
    evidence = serializers.CharField(allow_blank=True, allow_null=True, help_text="the caller's own words")
    disagreed = serializers.BooleanField(help_text="covered because the caller says so")


class MarkedRedFlag(serializers.Serializer[Any]):
    id = serializers.CharField()
    text = serializers.CharField(help_text="what is wrong with it")
    evidence = serializers.CharField(help_text="the caller's own words")


class MarkSerializer(serializers.Serializer[Any]):
    """The mark of one attempt; "don't know", and a follow-up without rules, have no points."""

    attempt = serializers.IntegerField(help_text="number of the attempt")
    question = serializers.CharField()
    follow_up = serializers.CharField(allow_blank=True, help_text="empty for the question itself")
    version = serializers.IntegerField(help_text="version of the question at which it was made")
    score = serializers.FloatField(allow_null=True, help_text="share of the key points that are covered")
    points = MarkedPoint(many=True)
    red_flags = MarkedRedFlag(many=True)
    missing = serializers.ListField(child=serializers.CharField(), help_text="ids of the points not covered")


class MarkOutput(MarkSerializer):
    """The mark, and what the attempt opened."""

    reveals = QuestionDetailSerializer()


class QuestionAttempts(APIView):
    @extend_schema(request=AttemptInput, responses={201: MarkOutput})
    def post(self, request: Request, slug: str) -> Response:
        """Attempt a question: the answer is marked, and the rest of the question opens."""
        question = question_or_404(slug)
        given = AttemptInput(data=request.data)
        given.is_valid(raise_exception=True)
        wanted = given.validated_data["follow_up"]
        return _answered(request, question, _follow_up_or_404(question, wanted) if wanted else None, given)


class FollowUpAttempts(APIView):
    @extend_schema(request=FollowUpAttemptInput, responses={201: MarkOutput})
    def post(self, request: Request, slug: str, follow_up: str) -> Response:
        """Attempt a follow-up: the answer is marked where the follow-up has key points, and its approach opens."""
        question = question_or_404(slug)
        given = FollowUpAttemptInput(data=request.data)
        given.is_valid(raise_exception=True)
        return _answered(request, question, _follow_up_or_404(question, follow_up), given)


def _follow_up_or_404(question: Question, slug: str) -> FollowUp:
    return get_object_or_404(question.follow_ups.filter(retired=False), slug=slug)


def _answered(
    request: Request, question: Question, follow_up: FollowUp | None, given: serializers.Serializer[Any]
) -> Response:
    learner, values = learner_of(request), given.validated_data
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
    reveals = shown(question, learner)
    return Response(marked(attempt) | {"reveals": reveals}, status=status.HTTP_201_CREATED)


class DisagreementInput(serializers.Serializer[Any]):
    point = serializers.SlugField(help_text="id of a key point that the mark calls missing")


class Disagreements(APIView):
    @extend_schema(request=DisagreementInput, responses={201: MarkSerializer})
    def post(self, request: Request, pk: int) -> Response:
        """Say that the attempt did state a point: it counts as covered, and an author reads about it."""
        given = DisagreementInput(data=request.data)
        given.is_valid(raise_exception=True)
        attempt = _own_attempt(request, pk)
        try:
            disagree(attempt, given.validated_data["point"])
        except AttemptRefused as refused:
            raise serializers.ValidationError({"point": str(refused)}) from None
        return Response(marked(attempt), status=status.HTTP_201_CREATED)


class DisagreementDetail(APIView):
    @extend_schema(responses=MarkSerializer)
    def delete(self, request: Request, pk: int, point: str) -> Response:
        """Take it back: the mark counts again."""
        return Response(marked(agree_again(_own_attempt(request, pk), point)))


def _own_attempt(request: Request, pk: int) -> Attempt:
    own = Attempt.objects.filter(learner=learner_of(request)).select_related("question", "follow_up")
    return get_object_or_404(own, pk=pk)


def marked(attempt: Attempt) -> dict[str, Any]:
    """The mark of an attempt, with the learner's objections; the same keys where there is none."""
    unmarked: dict[str, Any] = {"score": None, "points": [], "red_flags": [], "missing": []}
    return (counted_mark(attempt) or unmarked) | {
        "question": attempt.question.slug,
        "follow_up": attempt.follow_up.slug if attempt.follow_up else "",
        "attempt": attempt.pk,
        "version": attempt.question_version,
    }


def shown(question: Question, person: Learner | AnonymousUser) -> dict[str, Any]:
    allowance = allowance_of(person, now=timezone.now()) if isinstance(person, Learner) else None
    context = {"access": access_to(person, question), "allowance": allowance}
    data: dict[str, Any] = QuestionDetailSerializer(question, context=context).data
    return data


def question_or_404(slug: str) -> Question:
    live: QuerySet[Question] = Question.objects.filter(retired=False)
    return get_object_or_404(live, slug=slug)
