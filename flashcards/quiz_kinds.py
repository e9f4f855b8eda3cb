"""The words of quizzes: what kinds of items there are, how each is answered, and how a session goes. Closed sets."""

from enum import StrEnum

from django.db.models import TextChoices


class QuizKind(TextChoices):
    SINGLE = "single", "Single choice"
    MULTIPLE = "multiple", "Multiple choice"
    CLASSIFY = "classify", "Classify"  # score or weight?
    TRUE_FALSE = "true-false", "True or false, and why"
    NUMERIC = "numeric", "A number"
    HEATMAP = "heatmap", "Read a heatmap"
    RED_FLAG = "red-flag", "Spot the red flag"  # in a transcript
    BUG = "bug", "Spot the bug"  # in ten lines of code
    ORDER = "order", "Order the steps"
    PREDICT = "predict", "Predict the effect"


class AnswerShape(StrEnum):
    """What an answer looks like. Options, parts and steps are numbered from 1, as they are shown."""

    ONE = "one"  # the number of an option
    SEVERAL = "several"  # a list of such numbers
    CLASSES = "classes"  # for each part the number of a class
    TRUTH = "truth"  # {"truth": true, "reason": 2}
    NUMBERS = "numbers"  # text with one number, or a row of them
    ORDER = "order"  # the numbers of the steps in their right order


class QuizSource(TextChoices):
    """Where the items of a quiz come from."""

    MIXED = "mixed", "Mixed"  # what was seen least, and longest ago
    MISSED = "missed", "Missed"  # what was not right when it was asked last


class Feedback(TextChoices):
    IMMEDIATE = "immediate", "After each answer"
    END = "end", "At the end"
