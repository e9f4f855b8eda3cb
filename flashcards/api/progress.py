"""A learner's progress over HTTP: the figures of the page."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards.api.people import learner_of
from flashcards.models import Level
from flashcards.progress import progress
from flashcards.progress_figures import ENOUGH, Origin, Progress, Retention

FEW = f"null below {ENOUGH}: too few to say"


class ProgressDayOutput(serializers.Serializer[Any]):
    day = serializers.DateField()
    due = serializers.IntegerField()


class RetentionOutput(serializers.Serializer[Any]):
    recalled = serializers.IntegerField()
    asked = serializers.IntegerField(help_text="reviews of what had an interval of days, rated by the learner")
    share = serializers.FloatField(allow_null=True, help_text=FEW)


class RetentionWeekOutput(RetentionOutput):
    first = serializers.DateField(help_text="a Monday")


class CalibrationOutput(RetentionOutput):
    low = serializers.FloatField(help_text="the recall that FSRS predicted lay from here")
    high = serializers.FloatField(help_text="up to here")
    predicted = serializers.FloatField(allow_null=True, help_text="the mean prediction")
    again = serializers.IntegerField()
    hard = serializers.IntegerField()
    good = serializers.IntegerField()
    easy = serializers.IntegerField()


class ScoreWeekOutput(serializers.Serializer[Any]):
    first = serializers.DateField(help_text="a Monday")
    attempts = serializers.IntegerField(help_text="typed answers that were marked")
    mean = serializers.FloatField(allow_null=True, help_text="share of their key points covered")


class TopicOutput(serializers.Serializer[Any]):
    title = serializers.CharField()
    questions = serializers.IntegerField()
    attempted = serializers.IntegerField()
    points = serializers.IntegerField(help_text="key points of the questions attempted, by the latest attempts")
    covered = serializers.IntegerField()
    exercises = serializers.IntegerField()
    passed = serializers.IntegerField()
    answers = serializers.IntegerField(help_text="to quiz items")
    right = serializers.IntegerField()


class MisconceptionOutput(serializers.Serializer[Any]):
    origin = serializers.ChoiceField(choices=[(each.value, each.value) for each in Origin])
    name = serializers.CharField(help_text="id of the misconception, or slug of the red flag")
    place = serializers.CharField(help_text="slug of the exercise or of the question")
    title = serializers.CharField()
    red_flag = serializers.CharField(help_text="slug of its card; may be empty")
    times = serializers.IntegerField()
    last_on = serializers.DateField()
    closed_on = serializers.DateField(allow_null=True, help_text="null while it is open")


class ActivityOutput(serializers.Serializer[Any]):
    day = serializers.DateField()
    reviews = serializers.IntegerField()
    other = serializers.IntegerField(help_text="typed answers, programs handed in, quiz answers")


class LevelOutput(serializers.Serializer[Any]):
    level = serializers.ChoiceField(choices=Level.choices)
    questions = serializers.IntegerField()
    met = serializers.IntegerField()
    ready = serializers.IntegerField(help_text="recalled today at least as surely as the target retention")


class ReadinessOutput(serializers.Serializer[Any]):
    on = serializers.DateField(help_text="the interview, or today where none lies ahead")
    planned = serializers.BooleanField(help_text="whether an interview lies ahead")
    recall = serializers.FloatField(help_text="expected on that day, by worth; with the plan where there is one")
    recall_without = serializers.FloatField(help_text="the same if nothing were reviewed any more")
    levels = LevelOutput(many=True)


class FitOutput(serializers.Serializer[Any]):
    made_at = serializers.DateTimeField()
    reviews = serializers.IntegerField()
    held_out = serializers.IntegerField()
    loss_before = serializers.FloatField(help_text="mean log loss on the held-out reviews")
    loss_after = serializers.FloatField()
    loss_moving_average = serializers.FloatField()
    adopted = serializers.BooleanField()


class ProgressOutput(serializers.Serializer[Any]):
    today = serializers.DateField(help_text="the learner's day")
    due = serializers.IntegerField(help_text="cards in today's queue now")
    forecast = ProgressDayOutput(many=True, help_text="30 days from today")
    target_retention = serializers.FloatField()
    retention = RetentionOutput(help_text="of the last 30 days")
    retention_weeks = RetentionWeekOutput(many=True)
    calibration = CalibrationOutput(many=True)
    scores = ScoreWeekOutput(many=True)
    topics = TopicOutput(many=True)
    misconceptions = MisconceptionOutput(many=True, help_text="open ones first")
    activity = ActivityOutput(many=True, help_text="a year of days, from a Monday up to today")
    readiness = ReadinessOutput()
    fit = FitOutput(allow_null=True, help_text="the newest fit of the scheduler to the learner's reviews")
    next_day_reviews = serializers.IntegerField(help_text="reviews that a fit can learn from")
    reviews_for_fit = serializers.IntegerField(help_text="how many a fit takes")


class MyProgress(APIView):
    @extend_schema(responses=ProgressOutput)
    def get(self, request: Request) -> Response:
        """The caller's progress, as their page shows it."""
        return Response(ProgressOutput(_answer(progress(learner_of(request), now=timezone.now()))).data)


def _answer(found: Progress) -> dict[str, Any]:
    return {field.name: getattr(found, field.name) for field in fields(Progress)} | {
        "forecast": [{"day": day, "due": due} for day, due in found.forecast],
        "retention_weeks": [{"first": week.first, **_retention(week.retention)} for week in found.retention_weeks],
        "calibration": [
            {
                **{name: getattr(each, name) for name in ("low", "high", "predicted", "again", "hard", "good", "easy")},
                **_retention(each.retention),
            }
            for each in found.calibration
        ],
    }


def _retention(found: Retention) -> dict[str, Any]:
    return {"recalled": found.recalled, "asked": found.asked, "share": found.share}
