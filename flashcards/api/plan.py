"""The plan until the interview over HTTP."""

from __future__ import annotations

from typing import Any

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards import plans
from flashcards.api.people import learner_of
from flashcards.models import ItemKind, Plan


class PlannedOutput(serializers.Serializer[Any]):
    item = serializers.CharField(help_text="the id that reviews use")
    kind = serializers.ChoiceField(choices=ItemKind.choices)
    title = serializers.CharField()
    worth = serializers.FloatField(help_text="how much it counts; a question of middle level is worth 12")
    seconds = serializers.IntegerField(help_text="what it usually takes, without repeats")
    new = serializers.BooleanField(help_text="never reviewed")


class LoadOutput(serializers.Serializer[Any]):
    seconds = serializers.IntegerField(help_text="expected, with repeats")
    reviews = serializers.FloatField(help_text="days far off are planned together and given as their mean")
    new = serializers.FloatField()


class PlanOutput(serializers.Serializer[Any]):
    day = serializers.DateField(help_text="the learner's day that it was made for")
    interview_date = serializers.DateField()
    daily_minutes = serializers.IntegerField()
    target_retention = serializers.FloatField()
    recall = serializers.FloatField(help_text="the share that is expected to be recalled on the day, by worth")
    recall_without = serializers.FloatField(help_text="the same if nothing were reviewed any more")
    recall_of_fitting = serializers.FloatField(help_text="the same of what will have been met")
    other_minutes = serializers.DictField(
        child=serializers.FloatField(), help_text="minutes a day, and the recall that they would give"
    )
    today = PlannedOutput(many=True)
    days = LoadOutput(many=True, help_text="from today to the day before the interview")
    left_out = PlannedOutput(many=True, help_text="what will not be met; what to drop first comes first")


class MePlanOutput(serializers.Serializer[Any]):
    interview_date = serializers.DateField(allow_null=True)
    days_left = serializers.IntegerField(help_text="0 on its day, when it is over, and where there is none")
    plan = PlanOutput(allow_null=True, help_text="null where no interview lies ahead")


class MePlan(APIView):
    @extend_schema(responses=MePlanOutput)
    def get(self, request: Request) -> Response:
        """The plan of the caller's day until their interview."""
        learner, now = learner_of(request), timezone.now()
        made = plans.current(learner, now=now)
        answer = {
            "interview_date": learner.interview_date,
            "days_left": plans.days_left(learner, now=now),
            "plan": _plan(made) if made is not None else None,
        }
        return Response(MePlanOutput(answer).data)


def _plan(made: Plan) -> dict[str, Any]:
    content = made.content
    names = ("recall", "recall_without", "recall_of_fitting", "other_minutes")
    return {name: content[name] for name in names} | {
        "day": made.day,
        "interview_date": made.interview_date,
        "daily_minutes": made.daily_minutes,
        "target_retention": made.target_retention,
        "today": [_thing(row) for row in content["today"]],
        "days": [dict(zip(("seconds", "reviews", "new"), row, strict=True)) for row in content["loads"]],
        "left_out": [_thing(row) for row in content["left_out"]],
    }


def _thing(row: dict[str, Any]) -> dict[str, Any]:
    return {"item": f"{row['kind']}:{row['key']}", **row}
