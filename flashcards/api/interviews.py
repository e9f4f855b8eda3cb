"""Mock interviews over HTTP: begin one, answer step after step, stop the clock, read the report."""

from __future__ import annotations

import secrets
import uuid
from datetime import datetime
from typing import Any

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards import interviews
from flashcards.api.errors import Conflict
from flashcards.api.people import learner_of
from flashcards.attempts import TEXT_LIMIT
from flashcards.interview_reading import past, report_of, standing
from flashcards.interview_script import LONGEST, SHORTEST, State
from flashcards.interviews import Sent, Wishes
from flashcards.models import Interview, InterviewStep, Level, StepKind

LISTED = 50  # interviews, the latest


class InterviewInput(serializers.Serializer[Any]):
    minutes = serializers.IntegerField(
        min_value=SHORTEST,
        max_value=LONGEST,
        default=interviews.USUAL_MINUTES,
        help_text="from 18 on with an exercise, from 30 on with three follow-ups",
    )
    level = serializers.ChoiceField(choices=Level.choices, default="", allow_blank=True, help_text="empty: all levels")
    topic = serializers.CharField(
        default="", allow_blank=True, max_length=80, help_text="as questions/ names it; empty: all topics"
    )
    key = serializers.CharField(
        required=False, max_length=100, help_text="new for each interview; sent again, it gives the same one"
    )


class StatementOutput(serializers.Serializer[Any]):
    number = serializers.IntegerField(help_text="what an answer's choice is")
    text = serializers.CharField()


class DraftOutput(serializers.Serializer[Any]):
    text = serializers.CharField()
    choice = serializers.IntegerField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # a field of this name, not the field's own source


class StepOutput(serializers.Serializer[Any]):
    """What is asked now. What it is marked by is told in the report, once the interview is over."""

    step = serializers.IntegerField(help_text="its number; what POST answers/ takes")
    kind = serializers.ChoiceField(choices=StepKind.choices)
    prompt = serializers.CharField(help_text="the question, or the exercise's title")
    share_minutes = serializers.FloatField(help_text="how long it is meant to take")
    statement = serializers.CharField(help_text="HTML, of an exercise")
    signature = serializers.CharField(help_text="of an exercise's function")
    starter = serializers.CharField(help_text="Python, of an exercise")
    statements = StatementOutput(many=True, help_text="of a red flag to spot: one is wrong")
    draft = DraftOutput(help_text="what was typed and not handed in")


class PointOutput(serializers.Serializer[Any]):
    id = serializers.CharField()
    text = serializers.CharField()
    covered = serializers.BooleanField()
    evidence = serializers.CharField(allow_blank=True)
    later = serializers.CharField(allow_blank=True, help_text="your words in a follow-up, where it came only then")


class SaidOutput(serializers.Serializer[Any]):
    id = serializers.CharField(help_text="slug of the red flag's card")
    claim = serializers.CharField()
    text = serializers.CharField(help_text="what is wrong with it")
    evidence = serializers.CharField()


class JudgedStatementOutput(serializers.Serializer[Any]):
    text = serializers.CharField()
    wrong = serializers.BooleanField()
    chosen = serializers.BooleanField()


class CodeMisconceptionOutput(serializers.Serializer[Any]):
    title = serializers.CharField()
    evidence = serializers.CharField()
    red_flag = serializers.CharField(allow_blank=True)


class CodeOutput(serializers.Serializer[Any]):
    status = serializers.CharField(help_text="of the verdict, or waiting")
    summary = serializers.CharField()
    misconceptions = CodeMisconceptionOutput(many=True)
    submission = serializers.IntegerField(allow_null=True)
    path = serializers.CharField(allow_blank=True)


class ReportStepOutput(serializers.Serializer[Any]):
    step = serializers.IntegerField()
    kind = serializers.ChoiceField(choices=StepKind.choices)
    name = serializers.CharField()
    title = serializers.CharField()
    path = serializers.CharField()
    because = serializers.CharField(help_text="the key point left out that it was asked for")
    score = serializers.FloatField(allow_null=True, help_text="0 to 1; null: no rules, or no verdict yet")
    seconds = serializers.FloatField(allow_null=True)
    share_seconds = serializers.IntegerField()
    closed = serializers.CharField(help_text="how, where it was not handed in")
    answered = serializers.BooleanField()
    text = serializers.CharField()
    source = serializers.CharField()  # type: ignore[assignment]  # as above
    also_sent = serializers.ListField(child=serializers.CharField(), help_text="came too late, or from another tab")
    unmarked = serializers.BooleanField(help_text="answered, and there are no rules to mark it by")
    points = PointOutput(many=True)
    red_flags = SaidOutput(many=True)
    statements = JudgedStatementOutput(many=True)
    verdict = CodeOutput(allow_null=True)


class ReviewPlaceOutput(serializers.Serializer[Any]):
    text = serializers.CharField()
    why = serializers.CharField()
    path = serializers.CharField()


class QueuedOutput(serializers.Serializer[Any]):
    item = serializers.CharField()
    title = serializers.CharField()
    when = serializers.CharField()
    path = serializers.CharField()


class ReportOutput(serializers.Serializer[Any]):
    score = serializers.FloatField(allow_null=True, help_text="0 to 1, over all steps by their points")
    minutes = serializers.IntegerField()
    used_seconds = serializers.IntegerField()
    paused_seconds = serializers.IntegerField()
    strengths = serializers.ListField(child=serializers.CharField())
    notes = serializers.ListField(child=serializers.CharField(), help_text="what an interviewer would have noted")
    review = ReviewPlaceOutput(many=True)
    queue = QueuedOutput(many=True)
    steps = ReportStepOutput(many=True)


class InterviewSummaryOutput(serializers.Serializer[Any]):
    id = serializers.IntegerField()
    url = serializers.CharField(help_text="its page")
    minutes = serializers.IntegerField()
    level = serializers.ChoiceField(choices=Level.choices, allow_blank=True)
    topic = serializers.CharField(allow_blank=True)
    started_at = serializers.DateTimeField()
    finished_at = serializers.DateTimeField(allow_null=True)
    score = serializers.FloatField(allow_null=True, help_text="0 to 1; null while it is open")


class InterviewOutput(InterviewSummaryOutput):
    state = serializers.ChoiceField(
        choices=[state.value for state in State],
        help_text="over: the time and the grace minute are gone; finish/ gives the report",
    )
    seconds_left = serializers.FloatField(help_text="by the server's clock; negative in the grace minute")
    step_count = serializers.IntegerField()
    step = StepOutput(allow_null=True, help_text="null unless it is running")
    report = ReportOutput(allow_null=True, help_text="null until it is finished")


class StepAnswerInput(serializers.Serializer[Any]):
    step = serializers.IntegerField(min_value=1, max_value=100)
    text = serializers.CharField(default="", allow_blank=True, max_length=TEXT_LIMIT, trim_whitespace=False)
    choice = serializers.IntegerField(default=None, allow_null=True, min_value=1, max_value=100)
    source = serializers.CharField(default="", allow_blank=True, trim_whitespace=False)  # type: ignore[assignment]
    key = serializers.CharField(default="", allow_blank=True, max_length=100, help_text="makes a repeat harmless")

    def get_fields(self) -> dict[str, Any]:
        passed = serializers.BooleanField(default=False, help_text="true: go on without an answer")
        return {**super().get_fields(), "pass": passed}  # a name that a class body cannot have


class AwayInput(serializers.Serializer[Any]):
    minutes = serializers.IntegerField(min_value=1, max_value=24 * 60)


class Interviews(APIView):
    @extend_schema(responses=InterviewSummaryOutput(many=True))
    def get(self, request: Request) -> Response:
        """The caller's latest interviews; the open one, if there is one, comes first."""
        learner = learner_of(request)
        current = interviews.open_interview(learner)
        rows = ([current] if current else []) + past(learner, limit=LISTED)
        return Response(InterviewSummaryOutput([_summary(row) for row in rows], many=True).data)

    @extend_schema(request=InterviewInput, responses={201: InterviewOutput})
    def post(self, request: Request) -> Response:
        """Begin an interview. 404 where no question fits; 409 while another one is open."""
        given = InterviewInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = dict(given.validated_data)
        key = values.pop("key", None) or str(uuid.uuid4())
        now = timezone.now()
        try:
            made = interviews.start(
                learner_of(request), Wishes(**values), key=key, seed=secrets.randbelow(2**31), now=now
            )
        except interviews.NothingToAsk as nothing:
            raise NotFound(str(nothing)) from None
        except interviews.AlreadyOpen as already:
            raise Conflict(f"{already} It is /interview/{already.interview.pk}/.") from None
        return Response(_interview(made, now), status=status.HTTP_201_CREATED)


class InterviewDetail(APIView):
    @extend_schema(responses=InterviewOutput)
    def get(self, request: Request, pk: int) -> Response:
        """The step that is open and the time left; the report once it is finished."""
        return Response(_interview(_own(request, pk), timezone.now()))


class InterviewAnswers(APIView):
    @extend_schema(request=StepAnswerInput, responses={201: InterviewOutput})
    def post(self, request: Request, pk: int) -> Response:
        """Answer the open step, once. A repeat gives the same.

        409 where it is closed, paused or over: nothing is counted then, and what was sent is kept.
        """
        interview = _own(request, pk)
        given = StepAnswerInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = given.validated_data
        sent = Sent(values["text"], values["choice"], values["source"], values["pass"])
        now = timezone.now()
        try:
            step = interviews.answer(interview, values["step"], sent, key=values["key"], now=now)
        except interviews.NoSuchStep as unknown:
            raise serializers.ValidationError({"step": str(unknown)}) from None
        except interviews.StepRefused as refused:
            raise serializers.ValidationError({refused.field: str(refused)}) from None
        except interviews.NotNow as not_now:
            raise Conflict(str(not_now)) from None
        return Response(_interview(_own(request, step.interview_id), now), status=status.HTTP_201_CREATED)


class InterviewPause(APIView):
    @extend_schema(request=None, responses=InterviewOutput)
    def post(self, request: Request, pk: int) -> Response:
        """Stop the clock. While it stands nothing is asked."""
        now = timezone.now()
        return Response(_interview(interviews.pause(_own(request, pk), now=now), now))


class InterviewResume(APIView):
    @extend_schema(request=None, responses=InterviewOutput)
    def post(self, request: Request, pk: int) -> Response:
        """Let the clock go on."""
        now = timezone.now()
        return Response(_interview(interviews.resume(_own(request, pk), now=now), now))


class InterviewAway(APIView):
    @extend_schema(request=AwayInput, responses=InterviewOutput)
    def post(self, request: Request, pk: int) -> Response:
        """Take time off the clock for having left without a pause; at most since the step was asked or last saved."""
        interview = _own(request, pk)
        given = AwayInput(data=request.data)
        given.is_valid(raise_exception=True)
        now = timezone.now()
        interviews.away(interview, given.validated_data["minutes"], now=now)
        return Response(_interview(_own(request, pk), now))


class InterviewFinish(APIView):
    @extend_schema(request=None, responses=InterviewOutput)
    def post(self, request: Request, pk: int) -> Response:
        """End it; the open step is closed with what was saved. The answer has the report."""
        now = timezone.now()
        return Response(_interview(interviews.finish(_own(request, pk), now=now), now))


def _own(request: Request, pk: int) -> Interview:
    return get_object_or_404(Interview.objects.select_related("learner"), pk=pk, learner=learner_of(request))


def _summary(interview: Interview) -> dict[str, Any]:
    return {
        "id": interview.pk,
        "url": f"/interview/{interview.pk}/",
        "minutes": interview.minutes,
        "level": interview.level,
        "topic": interview.topic,
        "started_at": interview.started_at,
        "finished_at": interview.finished_at,
        "score": getattr(interview, "score", None),
    }


def _interview(interview: Interview, now: datetime) -> dict[str, Any]:
    found = standing(interview, now)
    report = report_of(interview, now) if found.state is State.FINISHED else None
    asks = found.step is not None and found.state is State.RUNNING
    data = {
        **_summary(interview),
        "score": report["score"] if report else None,
        "state": found.state.value,
        "seconds_left": round(found.left, 1),
        "step_count": found.count,
        "step": _step(found.step, found.share) if found.step is not None and asks else None,
        "report": report,
    }
    output: dict[str, Any] = InterviewOutput(data).data
    return output


def _step(step: InterviewStep, share: float) -> dict[str, Any]:
    asked = step.asked
    draft = Sent.shown(step.given)
    return {
        "step": step.position,
        "kind": step.kind,
        "prompt": asked.get("prompt") or asked.get("title") or "One of these statements is wrong. Which, and why?",
        "share_minutes": round(share, 1),
        "statement": asked.get("statement", ""),
        "signature": asked.get("signature", ""),
        "starter": asked.get("starter", ""),
        "statements": [
            {"number": number, "text": one["text"]} for number, one in enumerate(asked.get("statements", []), start=1)
        ],
        "draft": draft.as_json(),
    }
