"""The learner's own settings over HTTP."""

from __future__ import annotations

from rest_framework import generics, serializers

from flashcards import day_queue
from flashcards.api.people import learner_of
from flashcards.models import Learner


class MeSerializer(serializers.ModelSerializer[Learner]):
    class Meta:
        model = Learner
        fields = (
            "username",
            "time_zone",
            "day_start_hour",
            "interview_date",
            "daily_minutes",
            "target_retention",
            "new_per_day",
            "reviews_per_day",
        )
        read_only_fields = ("username",)


class Me(generics.RetrieveUpdateAPIView[Learner]):
    """The caller's settings: zone and start of their day, interview date, minutes a day, target retention, limits.

    A change of limits, of the interview date or of the minutes makes today's queue anew.
    """

    serializer_class = MeSerializer
    http_method_names = ("get", "patch", "head", "options")

    def perform_update(self, serializer: serializers.BaseSerializer[Learner]) -> None:
        learner = serializer.save()
        if day_queue.is_chosen_by(serializer.validated_data):
            day_queue.thaw(learner)

    def get_object(self) -> Learner:
        return learner_of(self.request)
