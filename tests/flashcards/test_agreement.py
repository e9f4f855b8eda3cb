"""The same memory as FSRS-6 has in fsrs-rs, the reference in Rust that Anki uses, by `fsrs-rs-python`.

The two agree by definition on all histories of ratings and whole days, reviews on the same day included: both take the
short-term formula at zero days, and never let hard, good or easy lower the stability there. fsrs-rs also bounds
stability to 36,500 days, which `fsrs` does not; `scheduling` adds that. What is left is rounding: fsrs-rs counts in 32
bits, so that stability comes out within 1e-5 of its 64-bit value, and difficulty within 2e-6.

They differ, and nothing is compared, in what is no memory: fsrs-rs knows no phases, no steps of minutes and no clock;
its intervals are fractions of days, without fuzz.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

import fsrs_rs_python as fsrs_rs
import pytest

from flashcards.days import DayClock
from flashcards.phases import Rating
from flashcards.scheduling import DEFAULT_PARAMETERS, Memory, Rules, schedule

START = datetime(2020, 1, 1, 12, tzinfo=UTC)
GAPS = [
    lambda draw: 0,
    lambda draw: 0,
    lambda draw: 1,
    lambda draw: draw.randint(2, 60),
    lambda draw: draw.randint(60, 400),
]


def history(seed, longest=25):
    """Pairs of a rating and the days since the review before it."""
    draw = random.Random(seed)
    return [(draw.choice(list(Rating)), draw.choice(GAPS)(draw) if n else 0) for n in range(draw.randint(1, longest))]


def ours(reviews, *, parameters=None, minute_steps=True):
    rules = Rules(DayClock(ZoneInfo("Asia/Kathmandu"), 4), 0.9, "item", minute_steps, parameters)
    memory, now = Memory(due_at=START), START
    for rating, days in reviews:
        now += timedelta(days=days, minutes=1)
        memory, _ = schedule(memory, rating, now, rules=rules)
    return memory


def theirs(reviews, parameters=DEFAULT_PARAMETERS):
    rows = [fsrs_rs.FSRSReview(int(rating), days) for rating, days in reviews]
    return engine(parameters).memory_state(fsrs_rs.FSRSItem(rows))


@lru_cache
def engine(parameters):
    return fsrs_rs.FSRS(list(parameters))


def assert_agree(mine, other):
    assert mine.stability == pytest.approx(other.stability, rel=1e-5)
    assert mine.difficulty == pytest.approx(other.difficulty, rel=2e-6)


def test_it_agrees_on_a_thousand_random_histories():
    for seed in range(1000):
        reviews = history(seed)
        assert_agree(ours(reviews, minute_steps=seed % 2 == 0), theirs(reviews))


@pytest.mark.parametrize("seed", range(3))
def test_it_agrees_with_fitted_parameters(seed):
    draw = random.Random(seed)
    fitted = tuple(max(w * draw.uniform(0.8, 1.2), 0.001) for w in DEFAULT_PARAMETERS)
    for n in range(100):
        reviews = history(1000 * seed + n)
        assert_agree(ours(reviews, parameters=fitted), theirs(reviews, fitted))


@pytest.mark.parametrize("rating", Rating)
@pytest.mark.parametrize("days", [0, 1])
def test_it_agrees_on_every_second_rating_of_the_same_day_and_the_next(rating, days):
    for first in Rating:
        reviews = [(first, 0), (rating, days), (rating, 0), (Rating.GOOD, 5)]
        assert_agree(ours(reviews), theirs(reviews))


def test_it_agrees_that_stability_has_a_bound():
    reviews = [(Rating.EASY, 0)] + [(Rating.EASY, 4000)] * 9
    assert theirs(reviews).stability == 36_500
    assert ours(reviews).stability == 36_500
