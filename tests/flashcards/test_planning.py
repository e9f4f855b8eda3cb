"""The plan before an interview: near the best there is, never above the minutes, true to FSRS."""

from __future__ import annotations

import itertools
import random
import time
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.planning import DAYS, Entry, by_fsrs, by_fsrs_worth_first, by_plan, simulate
from flashcards.days import DayClock
from flashcards.expected_memory import MemoryModel
from flashcards.phases import Phase, Rating
from flashcards.plan_courses import Courses, Effort, Thing, blocks
from flashcards.planning import Planner, reserve
from flashcards.scheduling import DEFAULT_PARAMETERS, Memory, Rules, schedule

MODEL = MemoryModel(DEFAULT_PARAMETERS)
QUESTION, FOLLOW_UP, QUIZ, EXERCISE = Effort(200, 80), Effort(120, 50), Effort(60, 30), Effort(600, 300, repeats=False)
KINDS = ((12.0, QUESTION), (5.0, FOLLOW_UP), (2.0, QUIZ), (12.0, EXERCISE))


def some_things(count: int, seed: int, *, known: float = 0.5) -> list[Thing]:
    draw = random.Random(seed)
    found = []
    for number in range(count):
        worth, effort = draw.choices(KINDS, (2, 6, 9, 2))[0]
        memory = (draw.lognormvariate(1.5, 1), draw.uniform(1, 10), -draw.randrange(1, 20))
        found.append(Thing(str(number), worth, effort, *(memory if draw.random() < known else ())))
    return found


def plan_of(things, *, days, seconds, **more):
    return Planner(things, days=days, model=MODEL).plan(seconds, **more)


# --- the model of memory ---


@pytest.mark.parametrize("rating", list(Rating))
def test_it_knows_what_the_scheduler_makes_of_each_rating(rating):
    rules = Rules(clock=DayClock(ZoneInfo("UTC"), 4), retention=0.9, seed="a", minute_steps=False)
    start = datetime(2026, 3, 2, 10, tzinfo=UTC)
    memory, _ = schedule(Memory(due_at=start), Rating.GOOD, start, rules=rules)
    assert (memory.stability, memory.difficulty) == pytest.approx(MODEL.first_of(Rating.GOOD))
    for days in (1, 4, 0, 30):
        recall = MODEL.recall(memory.stability, days)
        if days == 0 and rating > Rating.AGAIN:
            expected = MODEL.short_term(memory.stability, rating)
        elif rating is Rating.AGAIN:
            expected = None if days == 0 else MODEL.lapsed(memory.stability, memory.difficulty, recall)
        else:
            expected = MODEL.recalled(memory.stability, memory.difficulty, recall, rating)
        difficulty = MODEL.next_difficulty(memory.difficulty, rating - 3)
        start += timedelta(days=days)
        memory, _ = schedule(memory, rating, start, rules=rules)
        assert memory.difficulty == pytest.approx(difficulty)
        if expected is not None:
            assert memory.stability == pytest.approx(expected)


def test_it_expects_what_drawn_ratings_give_on_average():
    """The mean memory over ratings stands for all of them: recall a week later, to two hundredths."""
    draw, rules = random.Random(4), Rules(clock=DayClock(ZoneInfo("UTC"), 4), retention=0.9, seed="a")
    start = datetime(2026, 3, 2, 10, tzinfo=UTC)
    memory = Memory(start, Phase.REVIEW, None, 6.0, 5.0, start.date(), start, start.date(), 3)
    stability, _, recalled = MODEL.review(6.0, 5.0, 5, minute_steps=True)
    found = []
    for _ in range(400):
        good = draw.choices((Rating.HARD, Rating.GOOD, Rating.EASY), (22, 63, 15))[0]
        rating = good if draw.random() < recalled else Rating.AGAIN
        at = start + timedelta(days=5)
        after, _ = schedule(memory, rating, at, rules=rules)
        while after.phase is not Phase.REVIEW:
            at += timedelta(minutes=10)
            after, _ = schedule(after, Rating.GOOD, at, rules=rules)
        found.append(MODEL.recall(after.stability, 7))
    assert sum(found) / len(found) == pytest.approx(MODEL.recall(stability, 7), abs=0.02)


# --- the choice ---


def best_of_all(things: list[Thing], days: int, seconds: float) -> float:
    """The greatest worth-weighted recall of all choices of days there are, found by trying each."""
    courses = Courses(things, days, MODEL)
    subsets = [tuple(each) for size in range(days + 1) for each in itertools.combinations(range(days), size)]

    def best_from(index: int, means: list[float], variances: list[float]) -> float:
        if index == len(things):
            return 0.0
        found = 0.0
        for chosen in subsets:
            family = courses.families[index]
            course = courses.course(family, chosen)
            m, v = list(means), list(variances)
            for day, (mean, variance) in zip(chosen, course.costs, strict=True):
                m[day], v[day] = m[day] + mean, v[day] + variance
            if all(a + reserve(b, seconds) <= seconds for a, b in zip(m, v, strict=True)):
                found = max(found, things[index].worth * course.recall + best_from(index + 1, m, v))
        return found

    return best_from(0, *([0.0] * days for _ in range(2))) / sum(thing.worth for thing in things)


def test_it_comes_near_the_best_of_all_choices():
    """By what it gains over doing nothing, on instances that are small enough to try everything."""
    ratios = []
    for seed in range(16):
        things, seconds = some_things(4, seed), (200, 300, 450)[seed % 3]
        plan = plan_of(things, days=3, seconds=seconds)
        best = best_of_all(things, 3, seconds)
        assert plan.recall <= best + 1e-9
        if best > plan.recall_without + 1e-6:
            ratios.append((plan.recall - plan.recall_without) / (best - plan.recall_without))
    assert len(ratios) > 10
    assert min(ratios) > 0.9
    assert sum(ratios) / len(ratios) > 0.985


@given(
    seed=st.integers(0, 10**6),
    count=st.integers(0, 40),
    days=st.integers(1, 45),
    seconds=st.integers(0, 3600),
    known=st.sampled_from([0.0, 0.5, 1.0]),
    spent=st.integers(0, 2000),
)
@settings(max_examples=40, deadline=None)
def test_it_never_plans_more_than_the_minutes_of_a_day(seed, count, days, seconds, known, spent):
    things = some_things(count, seed, known=known)
    plan = plan_of(things, days=days, seconds=seconds, spent_today=spent)
    assert [load.day for load in plan.loads] == list(range(days))
    assert all(load.seconds <= seconds + 1e-6 for load in plan.loads)
    assert plan.loads[0].seconds <= max(0, seconds - spent) + 1e-6
    assert plan.recall_without - 1e-9 <= plan.recall <= 1
    assert all(list(each.days) == sorted(set(each.days)) for each in plan.planned)
    assert set(plan.today) == {each.thing.id for each in plan.planned if each.days[:1] == (0,)}


def test_it_spends_nothing_where_there_are_no_minutes():
    plan = plan_of(some_things(20, 1), days=5, seconds=0)
    assert plan.today == ()
    assert plan.recall == plan.recall_without


@pytest.mark.parametrize("days", [1, 2, 14, 15, 30, 90, 365])
def test_its_blocks_hold_each_day_once(days):
    covered = [day for block in blocks(days) for day in range(block.first, block.first + block.width)]
    assert covered == list(range(days))
    assert len(blocks(days)) <= 14
    assert all(block.width == 1 for block in blocks(days)[:2])


def test_it_asks_a_single_thing_last_where_only_one_review_fits():
    plan = plan_of([Thing("a", 5, QUIZ, 5.0, 5.0, -3)], days=4, seconds=60)
    assert 3 in plan.planned[0].days


def test_it_spreads_backwards_where_the_last_day_is_full():
    things = [Thing(str(n), 5, QUIZ, 5.0, 5.0, -3) for n in range(8)]
    plan = plan_of(things, days=6, seconds=100)
    used = [load.seconds > 0 for load in plan.loads]
    assert sum(used) >= 4
    assert used[-1]


def test_it_prefers_what_is_worth_more_for_its_time():
    things = [Thing("slow", 5, EXERCISE), Thing("dear", 9, QUIZ), Thing("cheap", 1, QUIZ)]
    plan = plan_of(things, days=1, seconds=120)
    assert plan.today == ("dear",)
    assert [each.thing.id for each in plan.left_out] == ["slow", "cheap"]  # the first is dropped first
    assert plan.recall < plan.recall_of_fitting


def test_it_meets_nothing_before_what_it_comes_after():
    things = [Thing("q", 12, QUESTION), *(Thing(f"f{n}", 9, FOLLOW_UP, after=("q",)) for n in range(12))]
    plan = plan_of(things, days=6, seconds=500)
    first = {each.thing.id: each.days[0] for each in plan.planned if each.days}
    assert len(first) > 6
    assert all(first["q"] <= day for day in first.values())


def test_it_counts_what_is_asked_anyway_and_asks_it_first_of_all_today():
    mistake = Thing("mistake", 1, FOLLOW_UP, 3.0, 5.0, -2, forced=True)
    plan = plan_of([mistake, *some_things(20, 3)], days=5, seconds=200)
    assert "mistake" in plan.today
    assert plan.loads[0].seconds <= 200


def test_it_waits_for_what_is_set_aside_or_was_reviewed_today():
    buried = Thing("buried", 9, QUIZ, 1.0, 5.0, -5, earliest=2)
    done = Thing("done", 9, QUIZ, 1.0, 5.0, 0)
    plan = plan_of([buried, done], days=4, seconds=600)
    by_id = {each.thing.id: each.days for each in plan.planned}
    assert min(by_id["buried"]) == 2
    assert min(by_id["done"]) >= 1


def test_it_gives_the_same_plan_each_time():
    assert plan_of(some_things(60, 5), days=12, seconds=900) == plan_of(some_things(60, 5), days=12, seconds=900)


def test_it_plans_hundreds_of_things_in_a_moment():
    things = some_things(600, 9)
    begin = time.process_time()
    plan_of(things, days=30, seconds=1200)
    assert time.process_time() - begin < 2  # 0.3 s on a quiet machine


# --- simulated learners ---


def test_its_learners_recall_more_than_those_of_fsrs_alone_and_keep_to_their_minutes():
    entries = [
        Entry(f"{kind}-{number}", worth, effort)
        for number in range(12)
        for kind, (worth, effort) in enumerate((*KINDS[:3], KINDS[1]))
    ]
    outcomes = [simulate(entries, way, minutes=6, learners=3) for way in (by_plan, by_fsrs, by_fsrs_worth_first)]
    plan, fsrs, by_worth = outcomes
    assert DAYS == 21
    assert plan.by_worth > fsrs.by_worth + 0.04
    assert plan.by_worth > by_worth.by_worth
    assert plan.longest_day <= 6 * 60
    assert plan.cut_short <= 0.15  # of days so short that one card more is a third of them
