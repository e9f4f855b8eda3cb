"""The grader over HTTP: exercises to read, submissions to hand in and to look at."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from django.http import Http404
from django.urls import reverse
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import generics, serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from config.problems import TooBusy, TooLate, TooManyOfYours
from grader.catalogue import Exercise, UnknownExercise, exercises, get_exercise
from grader.models import Submission
from grader.page_contexts import next_exercise, remarks_of
from grader.report import verdict_text
from grader.statuses import Device, SubmissionKind
from grader.submissions import (
    LearnerQueueFull,
    QueueFull,
    SourceRefused,
    move_to,
    queue_position,
    submit,
    take_back,
    waits_for,
)


class ExerciseSerializer(serializers.Serializer[Any]):
    slug = serializers.CharField()
    number = serializers.IntegerField()
    title = serializers.CharField()
    topic = serializers.CharField()
    level = serializers.CharField()
    summary = serializers.CharField()
    signature = serializers.CharField()


class ExerciseDetailSerializer(ExerciseSerializer):
    statement = serializers.CharField(help_text="Markdown with TeX formulas")
    starter = serializers.CharField(help_text="Python source to begin with")
    hints = serializers.ListField(child=serializers.CharField())


class SourceSerializer(serializers.Serializer[Any]):
    source = serializers.CharField(  # type: ignore[assignment]  # DRF takes it off the class, where `source` is its own
        trim_whitespace=False, allow_blank=True, help_text="The whole Python file, at most 64 KiB of UTF-8"
    )

    visible_only = serializers.BooleanField(
        default=False, help_text="run the visible cases only: not part of your submissions, and never a pass"
    )
    device = serializers.ChoiceField(
        choices=list(Device), default=Device.CPU, help_text="`cuda` waits for a worker with a GPU"
    )
    key = serializers.CharField(
        max_length=64,
        required=False,
        help_text="of your choosing, such as a UUID: a repeat with the same key hands nothing in and answers as before",
    )


class DeviceSerializer(serializers.Serializer[Any]):
    device = serializers.ChoiceField(choices=list(Device))


class SubmissionSerializer(serializers.ModelSerializer[Submission]):
    url = serializers.SerializerMethodField()
    visible_only = serializers.BooleanField(source="is_run", read_only=True)

    class Meta:
        model = Submission
        fields: tuple[str, ...] = (
            "id", "exercise", "visible_only", "device", "status", "url", "created_at", "finished_at",
        )  # fmt: skip

    def get_url(self, submission: Submission) -> str:
        path = reverse("api-submission", args=[submission.pk])
        request = self.context.get("request")
        return request.build_absolute_uri(path) if request else path


class VerdictSerializer(SubmissionSerializer):
    verdict = serializers.JSONField(allow_null=True, help_text="null while the status is queued or running")
    text = serializers.SerializerMethodField(help_text="the verdict as a terminal shows it; empty while there is none")
    ahead = serializers.SerializerMethodField(help_text="how many are judged before it, while it is queued")
    waits_for = serializers.SerializerMethodField(
        help_text="while it is queued and no worker is connected that could judge it: what it waits for, else null"
    )

    class Meta(SubmissionSerializer.Meta):
        fields = (
            *SubmissionSerializer.Meta.fields,
            "ahead", "waits_for", "cases_done", "cases_total", "source", "verdict", "text",
        )  # fmt: skip

    def get_text(self, submission: Submission) -> str:
        request = self.context.get("request")
        colour = request is not None and request.query_params.get("colour") == "yes"
        if not submission.verdict:
            return ""
        following = next_exercise(submission.learner_id, submission.exercise) if submission.is_pass else None
        told = {**submission.verdict, "remarks": remarks_of(submission)}
        return verdict_text(told, colour=colour, following=following)

    def get_ahead(self, submission: Submission) -> int | None:
        return queue_position(submission)

    def get_waits_for(self, submission: Submission) -> str | None:
        return waits_for(submission)


def exercise_or_404(slug: str) -> Exercise:
    try:
        return get_exercise(slug)
    except UnknownExercise as error:
        raise Http404(str(error)) from None


class ExerciseList(APIView):
    @extend_schema(responses=ExerciseSerializer(many=True))
    def get(self, request: Request) -> Response:
        """Every exercise, in order; `topic` and `level` narrow the list."""
        wanted = {name: request.query_params[name] for name in ("topic", "level") if name in request.query_params}
        found = [e for e in exercises().values() if all(getattr(e, name) == value for name, value in wanted.items())]
        return Response(ExerciseSerializer(found, many=True).data)


class ExerciseDetail(APIView):
    @extend_schema(responses=ExerciseDetailSerializer)
    def get(self, request: Request, slug: str) -> Response:
        """One exercise with its statement and starter code."""
        return Response(ExerciseDetailSerializer(exercise_or_404(slug)).data)


class ExerciseSubmissions(generics.ListCreateAPIView[Submission]):
    """The caller's own submissions for one exercise."""

    serializer_class = SubmissionSerializer
    filter_backends = ()

    def get_queryset(self) -> QuerySet[Submission]:
        if getattr(self, "swagger_fake_view", False):
            return Submission.objects.none()
        exercise = exercise_or_404(self.kwargs["slug"])
        return Submission.objects.filter(learner=self.request.user.pk, exercise=exercise.slug).defer(
            "source", "verdict"
        )

    @extend_schema(request=SourceSerializer, responses={202: SubmissionSerializer})
    def create(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """Hand a program in; the verdict is at `url` in a moment."""
        exercise = exercise_or_404(self.kwargs["slug"])
        given = SourceSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        kind = SubmissionKind.RUN if given.validated_data["visible_only"] else SubmissionKind.SUBMIT
        try:
            submission = submit(
                learner=request.user,
                exercise_slug=exercise.slug,
                source=given.validated_data["source"],
                kind=kind,
                device=given.validated_data["device"],
                key=given.validated_data.get("key"),
            )
        except SourceRefused as error:
            raise serializers.ValidationError({"source": str(error)}) from None
        except LearnerQueueFull:
            raise TooManyOfYours from None
        except QueueFull:
            raise TooBusy from None
        data = SubmissionSerializer(submission, context={"request": request}).data
        return Response(data, status=status.HTTP_202_ACCEPTED, headers={"Location": data["url"]})


COLOUR = OpenApiParameter("colour", description="`yes` puts ANSI colours into `text`")


class SubmissionDetail(generics.RetrieveAPIView[Submission]):
    """One of the caller's own submissions or runs, with its verdict once there is one."""

    serializer_class = VerdictSerializer

    def get_queryset(self) -> QuerySet[Submission]:
        if getattr(self, "swagger_fake_view", False):
            return Submission.objects.none()
        return Submission.with_runs.filter(learner=self.request.user.pk)

    @extend_schema(parameters=[COLOUR])
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """The submission, with its verdict once there is one."""
        return self.retrieve(request, *args, **kwargs)

    @extend_schema(request=DeviceSerializer, responses=VerdictSerializer)
    def patch(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """Have it judged on another device, while it waits; 409 afterwards."""
        submission = self.get_object()
        given = DeviceSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            moved = move_to(submission, Device(given.validated_data["device"]))
        except LearnerQueueFull:
            raise TooManyOfYours from None
        except QueueFull:
            raise TooBusy from None
        if not moved:
            raise TooLate
        return Response(self.get_serializer(submission).data)

    @extend_schema(responses={204: None})
    def delete(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        """Take it back, while it waits; 409 afterwards."""
        if not take_back(self.get_object()):
            raise TooLate
        return Response(status=status.HTTP_204_NO_CONTENT)
