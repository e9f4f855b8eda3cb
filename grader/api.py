"""The grader over HTTP: exercises to read, submissions to hand in and to look at."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from django.http import Http404
from django.urls import reverse
from drf_spectacular.utils import extend_schema
from rest_framework import generics, serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from config.problems import TooBusy
from grader.catalogue import Exercise, UnknownExercise, exercises, get_exercise
from grader.models import Submission
from grader.submissions import QueueFull, SourceRefused, submit


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


class SubmissionSerializer(serializers.ModelSerializer[Submission]):
    url = serializers.SerializerMethodField()

    class Meta:
        model = Submission
        fields: tuple[str, ...] = ("id", "exercise", "status", "url", "created_at", "finished_at")

    def get_url(self, submission: Submission) -> str:
        path = reverse("api-submission", args=[submission.pk])
        request = self.context.get("request")
        return request.build_absolute_uri(path) if request else path


class VerdictSerializer(SubmissionSerializer):
    verdict = serializers.JSONField(allow_null=True, help_text="null while the status is queued or running")

    class Meta(SubmissionSerializer.Meta):
        fields = (*SubmissionSerializer.Meta.fields, "source", "verdict")


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
        try:
            submission = submit(
                learner=request.user, exercise_slug=exercise.slug, source=given.validated_data["source"]
            )
        except SourceRefused as error:
            raise serializers.ValidationError({"source": str(error)}) from None
        except QueueFull:
            raise TooBusy from None
        data = SubmissionSerializer(submission, context={"request": request}).data
        return Response(data, status=status.HTTP_202_ACCEPTED, headers={"Location": data["url"]})


class SubmissionDetail(generics.RetrieveAPIView[Submission]):
    """One of the caller's own submissions, with its verdict once there is one."""

    serializer_class = VerdictSerializer

    def get_queryset(self) -> QuerySet[Submission]:
        if getattr(self, "swagger_fake_view", False):
            return Submission.objects.none()
        return Submission.objects.filter(learner=self.request.user.pk)
