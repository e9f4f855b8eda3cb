"""Short ways to ask the marker what an answer covers, which flags it raises, and where its words stand."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from flashcards.marking import mark, mark_follow_up

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


def tally(files: Iterable[Path]) -> Counter[tuple[str, str]]:
    """How many points and red flags of labelled attempts are found (right), said too much (wrong), or missed."""
    found: Counter[tuple[str, str]] = Counter()
    for path in files:
        for row in read_lines(path):
            follow_up = row.get("follow_up")
            made = mark_follow_up(path.stem, follow_up, row["text"]) if follow_up else mark(path.stem, row["text"])
            for kind, given in (
                ("points", {point["id"] for point in made["points"] if point["covered"]}),
                ("red_flags", {flag["id"] for flag in made["red_flags"]}),
            ):
                wanted = set(row[kind])
                found[kind, "right"] += len(given & wanted)
                found[kind, "wrong"] += len(given - wanted)
                found[kind, "missed"] += len(wanted - given)
    return found


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
