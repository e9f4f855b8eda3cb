"""Scheduling: FSRS-6 by its formulas, written out again here, and what the package leaves to its caller."""

from __future__ import annotations

import math
import random
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from flashcards.days import DayClock
from flashcards.phases import Phase, Rating
from flashcards.scheduling import MAXIMUM_INTERVAL_DAYS, Memory, ReviewBeforeLast, Rules, interval, previews, schedule

W = (
    0.212,
    1.2931,
    2.3065,
    8.2956,
    6.4133,
    0.8334,
    3.0194,
    0.001,
    1.8722,
    0.1666,
    0.796,
    1.4835,
    0.0614,
    0.2629,
    1.6483,
)
W += (0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542)
UTC_DAYS = DayClock(ZoneInfo("UTC"), 4)
AGAIN, HARD, GOOD, EASY = Rating


def rules(**changes):
    return Rules(**{"clock": UTC_DAYS, "retention": 0.9, "seed": "question:score-to-weight", **changes})


def at(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def fresh(now):
    return Memory(due_at=now)


def reviewed(now, *, stability=3.0, difficulty=5.0, day=None, due_in=3):
    """A memory in phase REVIEW whose last review was at `now`."""
    day = day or UTC_DAYS.day_of(now)
    return Memory(
        due_at=now + timedelta(days=due_in),
        phase=Phase.REVIEW,
        stability=stability,
        difficulty=difficulty,
        due_day=day + timedelta(days=due_in),
        last_review_at=now,
        last_review_day=day,
        reps=2,
    )


# --- the formulas of FSRS-6, from the algorithm's description --------------------------------------------------------


def initial(rating):
    difficulty = W[4] - math.exp(W[5] * (rating - 1)) + 1
    return W[rating - 1], min(max(difficulty, 1), 10)


def recall_chance(stability, days):
    factor = 0.9 ** (-1 / W[20]) - 1
    return (1 + factor * days / stability) ** -W[20]


def next_difficulty(difficulty, rating):
    damped = difficulty - W[6] * (rating - 3) * (10 - difficulty) / 9
    easiest = W[4] - math.exp(W[5] * 3) + 1
    return min(max(W[7] * easiest + (1 - W[7]) * damped, 1), 10)


def next_stability(stability, difficulty, days, rating):
    if days == 0:
        growth = math.exp(W[17] * (rating - 3 + W[18])) * stability ** -W[19]
        return stability * (growth if rating == AGAIN else max(growth, 1))
    chance = recall_chance(stability, days)
    if rating == AGAIN:
        forgotten = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * math.exp(W[14] * (1 - chance))
        return min(forgotten, stability / math.exp(W[17] * W[18]))
    bonus = {HARD: W[15], GOOD: 1, EASY: W[16]}[rating]
    gain = math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (math.exp(W[10] * (1 - chance)) - 1) * bonus
    return stability * (1 + gain)


@pytest.mark.parametrize("seed", range(40))
def test_it_agrees_with_the_formulas_over_random_histories(seed):
    draw = random.Random(seed)
    now = at("2026-01-05T12:00:00")
    memory, stability, difficulty = fresh(now), None, None
    for _ in range(12):
        rating = draw.choice(list(Rating))
        memory, days = schedule(memory, rating, now, rules=rules())
        if stability is None:
            stability, difficulty = initial(rating)
        else:
            stability = max(next_stability(stability, difficulty, days, rating), 0.001)
            difficulty = next_difficulty(difficulty, rating)
        assert memory.stability == pytest.approx(stability, rel=1e-9)
        assert memory.difficulty == pytest.approx(difficulty, rel=1e-9)
        now += draw.choice([timedelta(minutes=10), timedelta(days=1), timedelta(days=draw.randint(2, 90))])


def test_it_counts_days_of_the_learner_not_spans_of_24_hours():
    evening, morning = at("2026-03-02T22:00:00"), at("2026-03-03T08:00:00")
    memory, days = schedule(reviewed(evening), GOOD, morning, rules=rules())
    assert days == 1
    assert memory.stability == pytest.approx(next_stability(3.0, 5.0, 1, GOOD))
    assert memory.stability > 3.0  # what fsrs by itself makes of these ten hours


def test_it_counts_a_night_before_the_day_start_as_the_same_day():
    memory, days = schedule(reviewed(at("2026-03-02T22:00:00")), GOOD, at("2026-03-03T03:59:00"), rules=rules())
    assert days == 0
    assert memory.stability == pytest.approx(next_stability(3.0, 5.0, 0, GOOD))


@pytest.mark.parametrize(
    ("zone", "last", "now", "days"),
    [
        ("Asia/Kolkata", "2026-03-02T17:00:00", "2026-03-02T23:00:00", 1),  # 22:30, then 04:30
        ("Europe/Berlin", "2026-03-28T20:00:00", "2026-03-29T19:30:00", 1),  # a day of 23 hours
        ("Europe/Berlin", "2026-10-24T20:00:00", "2026-10-25T20:30:00", 1),  # a day of 25 hours
        ("America/New_York", "2024-02-28T20:00:00", "2024-03-01T20:00:00", 2),  # over the leap day
        ("Asia/Kathmandu", "2026-03-02T17:45:00", "2026-03-02T22:14:59", 0),  # 23:30, then 03:59:59
        ("Asia/Kathmandu", "2026-03-02T17:45:00", "2026-03-02T22:15:00", 1),  # and 04:00
        ("Australia/Lord_Howe", "2026-10-03T12:00:00", "2026-10-03T16:59:59", 0),  # 22:30, then 03:59:59 summer time
        ("Australia/Lord_Howe", "2026-10-03T12:00:00", "2026-10-03T17:00:00", 1),
        ("Australia/Lord_Howe", "2026-04-04T12:00:00", "2026-04-04T17:29:59", 0),  # and back
        ("Australia/Lord_Howe", "2026-04-04T12:00:00", "2026-04-04T17:30:00", 1),
        (
            "Pacific/Apia",
            "2011-12-29T20:00:00",
            "2011-12-30T20:00:00",
            2,
        ),  # the 29th, then the 31st: a date was skipped
        ("Europe/Berlin", "2026-03-02T21:00:00", "2026-03-03T02:59:00", 0),  # 22:00, then 03:59
        ("Europe/Berlin", "2026-03-02T21:00:00", "2026-03-03T07:00:00", 1),  # 22:00, then 08:00
    ],
)
def test_it_counts_days_over_zones_and_clock_changes(zone, last, now, days):
    clock = DayClock(ZoneInfo(zone), 4)
    memory = reviewed(at(last), day=clock.day_of(at(last)))
    assert schedule(memory, GOOD, at(now), rules=rules(clock=clock))[1] == days


def test_it_keeps_the_day_of_a_review_when_the_learner_moves():
    tokyo, honolulu = (DayClock(ZoneInfo(name), 4) for name in ("Asia/Tokyo", "Pacific/Honolulu"))
    last = at("2026-03-02T22:00:00")  # already the 3rd in Tokyo
    memory = reviewed(last, day=tokyo.day_of(last))
    after, days = schedule(memory, GOOD, at("2026-03-03T02:00:00"), rules=rules(clock=honolulu))
    assert (memory.last_review_day, after.last_review_day) == (date(2026, 3, 3), date(2026, 3, 2))
    assert days == 0  # never less, though the calendar went back


def test_it_walks_through_the_learning_steps_and_graduates():
    now = at("2026-03-02T10:00:00")
    memory, _ = schedule(fresh(now), GOOD, now, rules=rules())
    assert (memory.phase, memory.step, memory.due_at - now) == (Phase.LEARNING, 1, timedelta(minutes=10))
    memory, _ = schedule(memory, GOOD, memory.due_at, rules=rules())
    assert (memory.phase, memory.step) == (Phase.REVIEW, None)
    assert memory.due_at == UTC_DAYS.start_of(memory.due_day)


def test_it_offers_one_minute_and_then_ten():
    now = at("2026-03-02T10:00:00")
    shown = previews(fresh(now), now, rules=rules())
    assert (shown[AGAIN], shown[HARD]) == (timedelta(minutes=1), timedelta(minutes=5, seconds=30))
    assert (shown[GOOD], shown[EASY].days > 1) == (timedelta(minutes=10), True)


def test_it_relearns_in_ten_minutes_and_counts_the_lapse():
    now = at("2026-03-05T10:00:00")
    memory, _ = schedule(reviewed(at("2026-03-02T10:00:00")), AGAIN, now, rules=rules())
    assert (memory.phase, memory.due_at - now, memory.lapses) == (Phase.RELEARNING, timedelta(minutes=10), 1)
    assert memory.due_day is None


def test_it_goes_straight_to_days_without_the_minute_steps():
    now = at("2026-03-02T10:00:00")
    memory, _ = schedule(fresh(now), GOOD, now, rules=rules(minute_steps=False))
    assert (memory.phase, interval(memory)) == (Phase.REVIEW, timedelta(days=2))


@hypothesis_settings(max_examples=50, deadline=None)
@given(
    stability=st.floats(0.01, 100_000),
    difficulty=st.floats(1, 10),
    days=st.integers(0, 4000),
    retention=st.floats(0.70, 0.97),
    seed=st.text(max_size=5),
)
def test_it_keeps_hard_below_good_below_easy(stability, difficulty, days, retention, seed):
    last = at("2026-03-02T10:00:00")
    memory = reviewed(last, stability=stability, difficulty=difficulty)
    shown = previews(memory, last + timedelta(days=days), rules=rules(retention=retention, seed=seed))
    assert timedelta(days=1) <= shown[HARD] < shown[GOOD] < shown[EASY] <= timedelta(days=MAXIMUM_INTERVAL_DAYS)


@pytest.mark.parametrize(("hour", "days"), [(0, 1), (4, 0), (23, 0)])
def test_it_goes_by_the_day_start(hour, days):
    clock = DayClock(ZoneInfo("UTC"), hour)
    evening, night = at("2026-03-02T23:30:00"), at("2026-03-03T00:30:00")
    memory = reviewed(evening, day=clock.day_of(evening))
    after, elapsed = schedule(memory, GOOD, night, rules=rules(clock=clock))
    assert elapsed == days
    assert after.due_at == clock.start_of(after.due_day)


@pytest.mark.parametrize("retention", [0.70, 0.9, 0.97])
@pytest.mark.parametrize("difficulty", [1.0, 5.0, 10.0])
@pytest.mark.parametrize("stability", [0.001, 0.4, 1.0, 2.4, 2.6, 6.9, 20.0, 365.0, 6000.0, 30_000.0, 36_500.0])
def test_it_keeps_the_order_on_a_grid_up_to_the_longest_interval(stability, difficulty, retention):
    last = at("2026-03-02T10:00:00")
    memory = reviewed(last, stability=stability, difficulty=difficulty)
    for days in (0, 1, 30, 36_500):
        shown = previews(memory, last + timedelta(days=days), rules=rules(retention=retention))
        got = [shown[rating].days for rating in (HARD, GOOD, EASY)]
        assert got == sorted(set(got))
        assert got[0] >= 1
        assert got[2] <= MAXIMUM_INTERVAL_DAYS


def test_it_gives_items_of_one_history_different_days():
    last = at("2026-03-02T10:00:00")
    memory = reviewed(last, stability=50)
    days = {interval(schedule(memory, HARD, last, rules=rules(seed=f"item {n}"))[0]).days for n in range(20)}
    assert len(days) > 3


def test_it_schedules_by_fitted_parameters():
    last, now = at("2026-03-02T10:00:00"), at("2026-03-05T10:00:00")
    fitted = tuple(w * 1.5 if n == 8 else w for n, w in enumerate(W))  # w8: how much a recall adds
    usual, _ = schedule(reviewed(last), GOOD, now, rules=rules())
    same, _ = schedule(reviewed(last), GOOD, now, rules=rules(parameters=W))
    other, _ = schedule(reviewed(last), GOOD, now, rules=rules(parameters=fitted))
    assert same == usual
    assert other.stability > usual.stability


def test_it_refuses_parameters_that_are_none():
    with pytest.raises(ValueError, match="Expected 21"):
        schedule(fresh(at("2026-03-02T10:00:00")), GOOD, at("2026-03-02T10:00:00"), rules=rules(parameters=W[:19]))


@pytest.mark.parametrize("exact", [3, 7, 20, 50, 400])
def test_it_fuzzes_within_bounds_and_the_same_each_time(exact):
    last = at("2026-03-02T10:00:00")
    memory = reviewed(last, stability=exact)  # hard on the same day leaves it: the interval is the stability, fuzzed
    got = set()
    for number in range(200):
        named = rules(seed=f"item {number}")
        after, _ = schedule(memory, HARD, last, rules=named)
        assert schedule(memory, HARD, last, rules=named)[0] == after
        got.add(interval(after).days)
    spread = 1 + 0.15 * (min(exact, 7) - 2.5) + 0.1 * max(0, min(exact, 20) - 7) + 0.05 * max(0, exact - 20)
    assert (min(got), max(got)) == (round(exact - spread), round(exact + spread))


def test_it_leaves_the_global_generator_alone():
    random.seed(7)
    before = random.getstate()
    schedule(reviewed(at("2026-03-02T10:00:00"), stability=50), GOOD, at("2026-04-20T10:00:00"), rules=rules())
    assert random.getstate() == before


def test_it_leaves_the_given_memory_alone_and_survives_json():
    memory = reviewed(at("2026-03-02T10:00:00"))
    copy = Memory.from_json(memory.as_json())
    after, _ = schedule(memory, EASY, at("2026-03-06T10:00:00"), rules=rules())
    assert memory == copy
    assert Memory.from_json(after.as_json()) == after


def test_it_refuses_a_review_before_the_last_one():
    with pytest.raises(ReviewBeforeLast):
        schedule(reviewed(at("2026-03-02T10:00:00")), GOOD, at("2026-03-02T09:59:59"), rules=rules())


def test_it_takes_times_of_other_zones_than_utc():
    now = datetime(2026, 3, 2, 10, tzinfo=ZoneInfo("Asia/Kolkata"))
    memory, _ = schedule(fresh(now), GOOD, now, rules=rules())
    assert memory.last_review_at == now
    assert memory.last_review_at.tzinfo is UTC


@pytest.mark.parametrize("retention", [0.70, 0.97])
def test_it_takes_a_retention_at_either_end(retention):
    assert rules(retention=retention).retention == retention


@pytest.mark.parametrize("retention", [0.69, 0.6999, 0.9701, 0.971, 1.0, 0.0, -1.0, float("nan"), float("inf")])
def test_it_refuses_a_retention_out_of_range(retention):
    with pytest.raises(ValueError, match="between"):
        rules(retention=retention)


def test_it_asks_sooner_where_more_shall_be_recalled():
    last, now = at("2026-03-02T10:00:00"), at("2026-04-02T10:00:00")
    memory = reviewed(last, stability=30)
    days = [interval(schedule(memory, GOOD, now, rules=rules(retention=r))[0]).days for r in (0.97, 0.9, 0.8, 0.7)]
    assert days == sorted(set(days))
