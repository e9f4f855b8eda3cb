"""Short ways to ask the marker what an answer covers, which flags it raises, and where its words stand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flashcards.marking import mark

QUESTION = "score-to-weight"
POINTS = {
    "dot": "score-is-raw-scaled-dot-product",
    "real": "score-any-real",
    "keys": "softmax-along-keys",
    "exp": "exponentiate-and-normalize",
    "unit": "weight-in-unit-interval",
    "sum": "rows-sum-to-one",
    "border": "softmax-is-the-boundary",
}
FLAGS = {
    "same": "score-weight-interchangeable",
    "scores-sum": "scores-sum-to-one",
    "mask": "mask-after-softmax",
    "queries": "softmax-over-queries",
    "max": "max-subtraction-changes-weights",
    "scale": "scale-after-softmax",
}
SHORT = {long: short for short, long in (POINTS | FLAGS).items()}


def read_lines(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


@pytest.fixture
def points():
    """The short names of the points that a text covers, sorted and joined."""

    def covered(text):
        return " ".join(sorted(SHORT[p["id"]] for p in mark(QUESTION, text)["points"] if p["covered"]))

    return covered


@pytest.fixture
def flags():
    """The short names of the red flags that a text raises, sorted and joined."""

    def raised(text):
        return " ".join(sorted(SHORT[f["id"]] for f in mark(QUESTION, text)["red_flags"]))

    return raised
