"""Reviews over HTTP: what is due, ratings and other acts, undo, figures."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards import day_queue, reviews, scheduling, stats
from flashcards.api.errors import Conflict
from flashcards.api.people import learner_of
from flashcards.faces import Card
from flashcards.models import Act, ItemKind, Phase, Rating, Review

DUE_LIMIT = 50  # cards in one answer


# What is answered is made below as it is sent. The serializers of answers say in the schema what that is: running them
# over each card would cost a fifth of the answer's time.


class IntervalsOutput(serializers.Serializer[Any]):
    """What each rating would give, as a button shows it."""

    again = serializers.CharField()
    hard = serializers.CharField()
    good = serializers.CharField()
    easy = serializers.CharField()


class CardOutput(serializers.Serializer[Any]):
    item = serializers.CharField(help_text="the id that POST reviews/ takes")
    kind = serializers.ChoiceField(choices=ItemKind.choices)
    prompt = serializers.CharField(help_text="what to do with it")
    title = serializers.CharField(help_text="the question, claim or exercise")
    front = serializers.CharField(help_text="HTML below the title, where the title is not all that is asked")
    back = serializers.CharField(help_text="HTML, for the reveal")
    url = serializers.CharField()
    reason = serializers.CharField(help_text="why it is in the queue")
    phase = serializers.ChoiceField(choices=Phase.choices)
    intervals = IntervalsOutput()


class DueInput(serializers.Serializer[Any]):
    limit = serializers.IntegerField(
        min_value=1, max_value=DUE_LIMIT, default=DUE_LIMIT, help_text="how many cards are wanted"
    )


class DueOutput(serializers.Serializer[Any]):
    due = serializers.IntegerField(help_text="how many cards today's queue holds now; the first of them are in items")
    waiting = serializers.IntegerField(help_text="due or new too, but beyond the day's limits: they come on later days")
    next_due_at = serializers.DateTimeField(allow_null=True, help_text="when the next one comes that is not due yet")
    items = CardOutput(many=True)


class RatingInput(serializers.Serializer[Any]):
    item = serializers.CharField(max_length=200, help_text="an id of reviews/due/")
    rating = serializers.ChoiceField(
        choices=Rating.choices, help_text="1 not recalled, 2 with effort, 3 recalled, 4 without effort"
    )
    key = serializers.CharField(max_length=100, help_text="new for each rating; sent again, it counts once")
    reviewed_at = serializers.DateTimeField(
        required=False, help_text="when it was rated, if that was offline; otherwise now"
    )


class ReviewOutput(serializers.Serializer[Any]):
    item = serializers.CharField()
    rating = serializers.IntegerField()
    key = serializers.CharField()
    reviewed_at = serializers.DateTimeField()
    phase = serializers.ChoiceField(choices=Phase.choices)
    due_at = serializers.DateTimeField()
    due_day = serializers.DateField(allow_null=True, help_text="the learner's day; null within the steps of minutes")
    interval = serializers.CharField(help_text="for people, such as 3 d")


class ActInput(serializers.Serializer[Any]):
    item = serializers.CharField(max_length=200, help_text="an id of reviews/due/")
    act = serializers.ChoiceField(
        choices=[act for act in Act.choices if act[0] != Act.RATE],
        help_text="suspend: not asked until resume; bury: not asked until tomorrow; later: behind all of today's queue",
    )
    key = serializers.CharField(max_length=100, help_text="new for each act; sent again, it counts once")


class ActOutput(serializers.Serializer[Any]):
    item = serializers.CharField()
    act = serializers.ChoiceField(choices=Act.choices)
    key = serializers.CharField()
    at = serializers.DateTimeField()
    suspended_at = serializers.DateTimeField(allow_null=True, help_text="set: not asked until it is resumed")
    buried_until = serializers.DateField(allow_null=True, help_text="the first day on which it is asked again")


class UndoInput(serializers.Serializer[Any]):
    key = serializers.CharField(
        max_length=100, required=False, help_text="of the act that is meant; sent again, it undoes no second one"
    )


class UndoneOutput(serializers.Serializer[Any]):
    item = serializers.CharField(help_text="is again as it was before")
    act = serializers.ChoiceField(choices=Act.choices, help_text="what was taken back")
    rating = serializers.IntegerField(allow_null=True, help_text="the rating that was taken back, if it was one")
    key = serializers.CharField()


class StatsOutput(serializers.Serializer[stats.Stats]):
    due = serializers.IntegerField(help_text="cards in today's queue now")
    waiting = serializers.IntegerField(help_text="due or new too, but beyond the day's limits")
    items = serializers.IntegerField()
    by_phase = serializers.DictField(child=serializers.IntegerField())
    reviewed_today = serializers.IntegerField()
    asked = serializers.IntegerField(help_text="reviews in the last 30 days of items that had an interval of days")
    recalled = serializers.IntegerField(help_text="those of them rated 2 or better")
    retention = serializers.FloatField(allow_null=True, help_text="recalled / asked")
    target_retention = serializers.FloatField()


class ForecastDayOutput(serializers.Serializer[Any]):
    day = serializers.DateField(help_text="the learner's day; the first is today")
    due = serializers.IntegerField()


class ReviewsDue(APIView):
    @extend_schema(parameters=[DueInput], responses=DueOutput)
    def get(self, request: Request) -> Response:
        """What today's queue asks now, in order; the queue is made at the day's first look."""
        given = DueInput(data=request.query_params)
        given.is_valid(raise_exception=True)
        learner, now = learner_of(request), timezone.now()
        queue = day_queue.queue(learner, now=now, limit=given.validated_data["limit"])
        outlook = day_queue.outlook(learner, now=now)
        data = {
            "due": queue.due_count,
            "waiting": outlook.waiting,
            "next_due_at": outlook.next_due_at,
            "items": [
                _card(card, intervals)
                for card, intervals in zip(
                    queue.cards,
                    reviews.previews(
                        learner, [card.item for card in queue.cards], now=now, fitted=reviews.fitted_to(learner)
                    ),
                    strict=True,
                )
            ],
        }
        return Response(data)


class Reviews(APIView):
    @extend_schema(request=RatingInput, responses={201: ReviewOutput})
    def post(self, request: Request) -> Response:
        """Rate one due item. 409, and no change, where it is not due any more or the key was used for another."""
        given = RatingInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = given.validated_data
        try:
            review = reviews.record_review(
                learner_of(request),
                values["item"],
                Rating(values["rating"]),
                key=values["key"],
                now=timezone.now(),
                reviewed_at=values.get("reviewed_at"),
            )
        except reviews.UnknownItem as unknown:
            raise NotFound(str(unknown)) from None
        except reviews.Refused as conflict:
            raise Conflict(str(conflict)) from None
        return Response(_review(review), status=status.HTTP_201_CREATED)


class ReviewsActs(APIView):
    @extend_schema(request=ActInput, responses={201: ActOutput})
    def post(self, request: Request) -> Response:
        """Set one item aside, or back. 409 where that changes nothing or the key was used for something else."""
        given = ActInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = given.validated_data
        try:
            row = reviews.record_act(
                learner_of(request), values["item"], Act(values["act"]), key=values["key"], now=timezone.now()
            )
        except reviews.UnknownItem as unknown:
            raise NotFound(str(unknown)) from None
        except reviews.Refused as conflict:
            raise Conflict(str(conflict)) from None
        return Response(ActOutput(_act(row)).data, status=status.HTTP_201_CREATED)


class ReviewsUndo(APIView):
    @extend_schema(request=UndoInput, responses=UndoneOutput)
    def post(self, request: Request) -> Response:
        """Take the last rating or act back; again for the one before it, thirty at most. 409 where there is none."""
        given = UndoInput(data=request.data)
        given.is_valid(raise_exception=True)
        try:
            row = reviews.undo(learner_of(request), now=timezone.now(), key=given.validated_data.get("key"))
        except reviews.Refused as conflict:
            raise Conflict(str(conflict)) from None
        return Response({"item": row.item.public_id, "act": row.act, "rating": row.rating, "key": row.key})


class ReviewsStats(APIView):
    @extend_schema(responses=StatsOutput)
    def get(self, request: Request) -> Response:
        """Counts of now, and how much was recalled in the last 30 days."""
        return Response(StatsOutput(stats.stats(learner_of(request), now=timezone.now())).data)


class ReviewsForecast(APIView):
    @extend_schema(responses=ForecastDayOutput(many=True))
    def get(self, request: Request) -> Response:
        """What comes due on each of the next 30 days."""
        days = stats.forecast(learner_of(request), now=timezone.now())
        return Response(ForecastDayOutput([{"day": day, "due": due} for day, due in days], many=True).data)


def _card(card: Card, intervals: dict[Rating, timedelta]) -> dict[str, Any]:
    return {
        "item": card.item.public_id,
        "kind": card.kind,
        "prompt": card.prompt,
        "title": card.title,
        "front": card.front,
        "back": card.back,
        "url": card.url,
        "reason": card.item.reason,
        "phase": card.item.phase,
        "intervals": {rating.label.lower(): reviews.in_words(interval) for rating, interval in intervals.items()},
    }


def _act(row: Review) -> dict[str, Any]:
    """The answer to an act: from the log's row alone, so that a repeat is answered the same."""
    return {
        "item": row.item.public_id,
        "act": row.act,
        "key": row.key,
        "at": row.reviewed_at,
        "suspended_at": row.after["suspended_at"] and datetime.fromisoformat(row.after["suspended_at"]),
        "buried_until": row.after["buried_until"],
    }


def _review(review: Review) -> dict[str, Any]:
    """The answer to a rating: from the log's row alone, so that a repeat is answered the same."""
    after = reviews.memory_after(review)
    return {
        "item": review.item.public_id,
        "rating": review.rating,
        "key": review.key,
        "reviewed_at": review.reviewed_at,
        "phase": after.phase,
        "due_at": after.due_at,
        "due_day": after.due_day,
        "interval": reviews.in_words(scheduling.interval(after)),
    }
