"""The learner's own settings over HTTP."""

from __future__ import annotations

from rest_framework import generics, serializers

from flashcards.api.people import learner_of
from flashcards.models import Learner


class MeSerializer(serializers.ModelSerializer[Learner]):
    class Meta:
        model = Learner
        fields = ("username", "time_zone", "day_start_hour", "interview_date", "daily_minutes", "target_retention")
        read_only_fields = ("username",)


class Me(generics.RetrieveUpdateAPIView[Learner]):
    """The caller's settings: the zone and start of their day, interview date, minutes a day, target retention."""

    serializer_class = MeSerializer
    http_method_names = ("get", "patch", "head", "options")

    def get_object(self) -> Learner:
        return learner_of(self.request)
