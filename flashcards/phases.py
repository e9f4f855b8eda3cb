"""The words of review: where a memory stands, and how a recall went. Closed sets, used by rules and models alike."""

from django.db.models import IntegerChoices, TextChoices


class Phase(TextChoices):
    NEW = "new"  # never reviewed
    LEARNING = "learning"  # in the steps of minutes before the first day
    REVIEW = "review"  # has an interval of days
    RELEARNING = "relearning"  # forgotten, in the steps again


class Rating(IntegerChoices):
    AGAIN = 1  # not recalled
    HARD = 2
    GOOD = 3
    EASY = 4
