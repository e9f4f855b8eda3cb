"""Attempts in words far from the rules', which no rule was written for: how much is found, and that few are accused.

The floors lie just under what was measured, see README.md. Whoever writes rules reads other attempts, not these.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marking.conftest import tally

FILES = sorted((Path(__file__).parent / "held").glob("*.jsonl"))
LEAST_F1, LEAST_PRECISION, LEAST_RECALL = 0.78, 0.95, 0.42  # of points, and of red flags


@pytest.fixture(scope="module")
def counts():
    return tally(FILES)


def test_it_finds_most_points(counts):
    right, wrong, missed = (counts["points", outcome] for outcome in ("right", "wrong", "missed"))
    assert 2 * right / (2 * right + wrong + missed) >= LEAST_F1


def test_it_seldom_accuses_wrongly(counts):
    assert (
        counts["red_flags", "right"] / (counts["red_flags", "right"] + counts["red_flags", "wrong"]) >= LEAST_PRECISION
    )


def test_it_finds_the_red_flags_that_it_found(counts):
    assert counts["red_flags", "right"] / (counts["red_flags", "right"] + counts["red_flags", "missed"]) >= LEAST_RECALL
