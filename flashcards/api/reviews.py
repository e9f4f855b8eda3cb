"""Reviews over HTTP: what is due, ratings, undo, figures."""

from __future__ import annotations

from typing import Any

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards import items, reviews, scheduling, stats
from flashcards.api.errors import Conflict
from flashcards.api.people import learner_of
from flashcards.items import Card
from flashcards.models import ItemKind, Learner, Phase, Rating, Review

DUE_LIMIT = 50  # cards in one answer


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


class DueOutput(serializers.Serializer[Any]):
    due = serializers.IntegerField(help_text=f"how many are due; the first {DUE_LIMIT} are in items")
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


class UndoneOutput(serializers.Serializer[Any]):
    item = serializers.CharField(help_text="is again as it was before")
    rating = serializers.IntegerField(help_text="the rating that was taken back")
    key = serializers.CharField()


class StatsOutput(serializers.Serializer[stats.Stats]):
    due = serializers.IntegerField()
    items = serializers.IntegerField()
    by_phase = serializers.DictField(child=serializers.IntegerField())
    reviewed_today = serializers.IntegerField()
    asked = serializers.IntegerField(help_text="reviews in the last 30 days of items that had an interval of days")
    recalled = serializers.IntegerField(help_text="those of them rated 2 or better")
    retention = serializers.FloatField(allow_null=True, help_text="recalled / asked")
    target_retention = serializers.FloatField()


class ForecastDayOutput(serializers.Serializer[Any]):
    day = serializers.DateField(help_text="the learner's day; the first is today, with all that is overdue")
    due = serializers.IntegerField()


class ReviewsDue(APIView):
    @extend_schema(responses=DueOutput)
    def get(self, request: Request) -> Response:
        """What can be reviewed now, in order."""
        learner, now = learner_of(request), timezone.now()
        queue = items.queue(learner, now=now, limit=DUE_LIMIT)
        data = {
            "due": queue.due_count,
            "next_due_at": queue.next_due_at,
            "items": [_card(learner, card) for card in queue.cards],
        }
        return Response(DueOutput(data).data)


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
        except (reviews.NotDue, reviews.KeyReused) as conflict:
            raise Conflict(str(conflict)) from None
        return Response(ReviewOutput(_review(review)).data, status=status.HTTP_201_CREATED)


class ReviewsUndo(APIView):
    @extend_schema(request=None, responses=UndoneOutput)
    def post(self, request: Request) -> Response:
        """Take the last review back; again for the one before it. 409 where there is none."""
        try:
            review = reviews.undo(learner_of(request), now=timezone.now())
        except reviews.NothingToUndo as nothing:
            raise Conflict(str(nothing)) from None
        return Response({"item": review.item.public_id, "rating": review.rating, "key": review.key})


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


def _card(learner: Learner, card: Card) -> dict[str, Any]:
    intervals = reviews.previews(learner, card.item, now=timezone.now())
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
