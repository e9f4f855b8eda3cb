"""What is asked next, how long it may take, and what it counts: no database."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

import pytest

from flashcards.interview_script import (
    LONGEST,
    SHORTEST,
    Clock,
    State,
    as_asked,
    choose_follow_ups,
    code_score,
    length_for,
    overall,
    shares,
    spotted,
    statements,
)
from flashcards.models import StepKind

START = datetime(2026, 3, 2, 10, tzinfo=UTC)
POOL = [
    {"slug": "first", "after_missing": []},
    {"slug": "second", "after_missing": ["axis"]},
    {"slug": "third", "after_missing": ["sum", "axis"]},
]


def at(**passed):
    return START + timedelta(**passed)


def slugs(rows):
    return [row["slug"] for row in rows]


@pytest.mark.parametrize(
    ("minutes", "follow_ups", "exercise"),
    [(10, 2, False), (17, 2, False), (18, 2, True), (29, 2, True), (30, 3, True), (45, 3, True)],
)
def test_it_asks_what_fits_into_the_minutes(minutes, follow_ups, exercise):
    length = length_for(minutes)
    assert (length.follow_ups, length.exercise) == (follow_ups, exercise)


@pytest.mark.parametrize("minutes", range(SHORTEST, LONGEST + 1, 5))
def test_it_shares_out_exactly_the_minutes(minutes):
    length = length_for(minutes)
    kinds = [StepKind.QUESTION, *[StepKind.FOLLOW_UP] * length.follow_ups, StepKind.RED_FLAG]
    kinds += [StepKind.EXERCISE] if length.exercise else []
    made = shares(kinds, minutes)
    assert sum(made) == pytest.approx(minutes)
    assert min(made) >= 1  # nothing is asked that a minute cannot hold


def test_it_asks_first_for_what_was_missed():
    assert slugs(choose_follow_ups(POOL, ["axis"], 2)) == ["second", "third"]
    assert slugs(choose_follow_ups(POOL, ["sum"], 2)) == ["third", "first"]
    assert slugs(choose_follow_ups(POOL, [], 2)) == ["first", "second"]
    assert [row["because"] for row in choose_follow_ups(POOL, ["axis", "sum"], 3)] == ["axis", "sum", ""]


def test_its_clock_stands_while_it_is_paused():
    clock = Clock(10, START, paused_at=at(minutes=3), paused_seconds=60.0)
    assert clock.used(at(hours=5)) == 120
    assert clock.state(at(hours=5)) is State.PAUSED
    assert Clock(10, START, paused_seconds=60.0).left(at(minutes=5)) == 360


def test_it_gives_a_grace_minute_and_no_more():
    clock = Clock(10, START)
    assert clock.state(at(minutes=10, seconds=59)) is State.RUNNING
    assert clock.left(at(minutes=10, seconds=59)) == -59
    assert clock.state(at(minutes=11)) is State.OVER
    assert clock.used(at(days=3)) == 660


def test_it_hides_one_wrong_claim_among_right_ones():
    points = [{"id": str(n), "text": f"true {n}"} for n in range(5)]
    seen = set()
    for seed in range(30):
        made = statements({"claim": "wrong"}, points, random.Random(seed))
        assert sorted(one["wrong"] for one in made) == [False, False, True]
        assert len({one["text"] for one in made}) == 3
        seen.add([one["wrong"] for one in made].index(True))
    assert seen == {0, 1, 2}
    assert statements({"claim": "wrong"}, points[:1], random.Random(1)) is None


@pytest.mark.parametrize(
    ("choice", "text", "score"),
    [(2, "It no longer sums to one.", 1.0), (2, "", 0.5), (1, "A long and good reason.", 0.0), (None, "", 0.0)],
)
def test_it_counts_half_what_is_chosen_without_a_reason(choice, text, score):
    asked = {"statements": [{"wrong": False}, {"wrong": True}, {"wrong": False}]}
    assert spotted(asked, choice, text)["score"] == score


def test_it_marks_by_the_points_that_were_asked():
    marked = {
        "points": [{"id": "a", "text": "new words", "covered": True, "evidence": "e"}, {"id": "new", "covered": False}],
        "red_flags": [],
    }
    assert as_asked(marked, [{"id": "a", "text": "old words"}]) == {
        "score": 1.0,
        "points": [{"id": "a", "text": "old words", "covered": True, "evidence": "e"}],
        "red_flags": [],
    }
    assert as_asked(None, []) is None


@pytest.mark.parametrize(
    ("status", "passed", "score"),
    [("passed", 4, 1.0), ("failed", 1, 0.25), ("raised", 1, 0.0), ("internal_error", 0, None)],
)
def test_it_scores_code_by_the_cases_that_are_right(status, passed, score):
    cases = [{"passed": n < passed} for n in range(4)]
    assert code_score({"status": status, "cases": cases}) == score
    assert code_score(None) is None


def test_it_leaves_out_of_the_whole_what_has_no_score():
    assert overall([("question", 1.0), ("follow-up", 0.0), ("exercise", None)]) == 0.75
    assert overall([("exercise", None)]) is None
