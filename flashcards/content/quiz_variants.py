"""What a variant of a quiz item must be: its right answer told apart from every wrong one. No Django, no torch."""

from __future__ import annotations

import math
from typing import Any

from flashcards.quiz_asking import filled
from flashcards.written_numbers import Precision, numbers, precision_of, shown_row

LEAST_VARIANTS = 20


def collision(job: dict[str, Any], variant: dict[str, Any]) -> str:
    """Why a variant cannot be asked: a wrong number would pass for right, or two options are alike. "" where it can."""
    values = variant["values"]
    if job.get("precision") and "answer" in values:
        precision, right = precision_of(job["precision"]), numbers(values["answer"])
        for place in job["rivals"]:
            if not apart(right, numbers(values[place]), precision):
                return f"{job['causes'][place]} gives the right answer within the tolerance"
    shown: dict[str, int] = {}
    for position, option in enumerate(job["options"], start=1):
        if option["value"]:
            text = shown_row(values[option["value"]], precision_of(job["precision"] or {"decimals": 2}))
        else:
            text = filled(option["text"], variant["show"])
        other = shown.setdefault(" ".join(text.split()).casefold(), position)
        if other != position:
            return f"options {other} and {position} look the same"
    return ""


def apart(right: list[float], wrong: list[float], precision: Precision) -> bool:
    """Can no answer be within the tolerance of both?"""
    if len(right) != len(wrong):
        return True
    for a, b in zip(right, wrong, strict=True):
        if math.isfinite(a) and math.isfinite(b):
            # Just as much will do: what lies in the middle is then right, and whole numbers may be neighbours.
            if abs(a - b) >= (precision.allowed(a) + precision.allowed(b)) * (1 - 1e-9) > 0:
                return True
        elif not (a == b or (math.isnan(a) and math.isnan(b))):
            return True
    return False
