"""Attempts in words far from the rules', which no rule was written for: how much is found, and that few are accused.

`held` and `held_whole` have whole answers to every question, `held_claims` single claims, `held_right` right sentences
of which none accuses, `held_answers` answers to the flagship as candidates type them. The floors lie just under what
was measured, see README.md. Whoever writes rules reads other attempts, not these.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.marking.conftest import read_lines, tally

FLOORS = {  # F1 of points, precision and recall of red flags
    "held": (0.82, 0.95, 0.70),
    "held_claims": (0.70, 0.95, 0.50),
    "held_answers": (0.92, 0.95, 0.80),
    "held_whole": (0.92, 0.93, 0.78),
}
MOST_ACCUSED = {"held_right": 0.028, "right": 0.001}  # share of right sentences; those in `right` were read


@pytest.fixture(scope="module", params=FLOORS)
def kind(request):
    return request.param


@pytest.fixture(scope="module")
def counts(kind: str) -> Counter[tuple[str, str]]:
    files = sorted((Path(__file__).parent / kind).glob("*.jsonl"))
    assert files
    return tally(files)


def test_it_finds_most_points(kind, counts):
    right, wrong, missed = (counts["points", outcome] for outcome in ("right", "wrong", "missed"))
    assert 2 * right / (2 * right + wrong + missed) >= FLOORS[kind][0]


def test_it_seldom_accuses_wrongly(kind, counts):
    right, wrong = counts["red_flags", "right"], counts["red_flags", "wrong"]
    assert right / (right + wrong) >= FLOORS[kind][1]


def test_it_finds_the_red_flags_that_it_found(kind, counts):
    right, missed = counts["red_flags", "right"], counts["red_flags", "missed"]
    assert right / (right + missed) >= FLOORS[kind][2]


@pytest.mark.parametrize("kind", MOST_ACCUSED)
def test_it_seldom_accuses_a_right_sentence(kind):
    files = sorted((Path(__file__).parent / kind).glob("*.jsonl"))
    assert tally(files)["red_flags", "wrong"] <= MOST_ACCUSED[kind] * sum(len(read_lines(path)) for path in files)
