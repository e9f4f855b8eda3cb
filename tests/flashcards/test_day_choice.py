"""What a day asks where there is too much, and in which order. Pure."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from flashcards.day_choice import SIBLING_GAP, Candidate, in_order, pick_new, pick_reviews, reserved

START = datetime(2026, 3, 1, tzinfo=UTC)


def candidate(pk, *, is_new=False, topic="t", question="", family=None, hours=0, loss=0.0):
    relatives = frozenset({question} - {""})
    family = question if family is None else family
    return Candidate(pk, is_new, topic, family, relatives, START + timedelta(hours=hours), loss)


def many(seed, count=120, topics=6, questions=40):
    """Reviews and new things of some topics, each of some question."""
    random = Random(seed)
    made = []
    for pk in range(count):
        question = f"q{random.randrange(questions)}" if random.random() < 0.7 else ""
        topic = f"t{int(question[1:]) % topics if question else pk % topics}"
        made.append(candidate(pk, is_new=random.random() < 0.2, topic=topic, question=question))
    return made


def pks(picked):
    return [each.pk for each in picked]


def test_it_asks_all_where_the_limit_allows():
    assert pks(pick_reviews([candidate(n) for n in range(5)], 5)) == [0, 1, 2, 3, 4]


def test_it_takes_what_loses_most_and_a_quarter_of_what_has_waited_longest():
    # The later it came due, the more it loses until tomorrow.
    there = [candidate(n, hours=n, loss=n / 100) for n in range(20)]
    assert pks(pick_reviews(there, 8)) == [0, 1, 19, 18, 17, 16, 15, 14]


@pytest.mark.parametrize(("limit", "share"), [(1, 1), (4, 1), (5, 2), (200, 50)])
def test_it_always_reserves_a_place_for_what_has_waited_longest(limit, share):
    assert reserved(limit) == share


def test_it_begins_new_things_first_come_first_served():
    there = [candidate(n, is_new=True, hours=-n) for n in range(5)]
    assert pks(pick_new(there, 3)) == [4, 3, 2]
    assert pick_new(there, 0) == []


def test_it_never_begins_two_of_a_family_on_one_day():
    there = [candidate(n, is_new=True, question="q", hours=n) for n in range(3)] + [candidate(9, is_new=True, hours=9)]
    assert pks(pick_new(there, 10)) == [0, 9]
    assert pks(pick_new(there, 10, taken={"q"})) == [9]


def test_it_begins_a_red_flag_beside_its_question_only_where_a_place_would_stay_empty():
    question, flag = (
        candidate(0, is_new=True, question="q"),
        candidate(1, is_new=True, question="q", family="", hours=1),
    )
    other = candidate(2, is_new=True, question="r", hours=2)
    assert pks(pick_new([question, flag, other], 2)) == [0, 2]
    assert pks(pick_new([question, flag, other], 3)) == [0, 2, 1]


@pytest.mark.parametrize("seed", range(20))
def test_it_keeps_everything_and_gives_the_same_order_again(seed):
    there = many(seed)
    ordered = in_order(there, seed=str(seed))
    assert sorted(pks(ordered)) == pks(there)
    assert pks(in_order(there[::-1], seed=str(seed))) == pks(ordered)
    assert pks(in_order(there, seed="another day")) != pks(ordered)


@pytest.mark.parametrize("seed", range(20))
def test_it_spreads_new_things_evenly_among_reviews(seed):
    ordered = in_order(many(seed), seed=str(seed))
    new = [i for i, each in enumerate(ordered) if each.is_new]
    width = len(ordered) / len(new)
    assert all(abs(place - (i + 0.5) * width) <= 1.5 for i, place in enumerate(new))


@pytest.mark.parametrize("seed", range(20))
def test_it_keeps_siblings_apart_and_mixes_topics(seed):
    ordered = in_order(many(seed), seed=str(seed))
    close = sum(
        bool(ordered[i].relatives & ordered[j].relatives)
        for i in range(len(ordered))
        for j in range(max(0, i - SIBLING_GAP), i)
    )
    assert close == 0
    for topic in {each.topic for each in ordered}:
        halves = [sum(each.topic == topic for each in ordered[part]) for part in (slice(60), slice(60, None))]
        assert abs(halves[0] - halves[1]) <= 4


def test_it_puts_the_members_of_a_lone_family_as_far_apart_as_they_go():
    family = [candidate(n, question="q") for n in range(3)]
    ordered = in_order([*family, *(candidate(n, topic="u") for n in range(10, 40))], seed="x")
    places = [i for i, each in enumerate(ordered) if each.family]
    assert min(b - a for a, b in itertools.pairwise(places)) >= SIBLING_GAP


@pytest.mark.parametrize("place", range(0, 24, 3))
def test_it_keeps_one_new_thing_from_its_sibling_among_reviews(place):
    there = [candidate(n, topic=str(n % 5)) for n in range(24)]
    there[place] = candidate(place, question="q")
    ordered = in_order([*there, candidate(99, is_new=True, question="q")], seed="x")
    first, second = (i for i, each in enumerate(ordered) if each.family)
    assert second - first > SIBLING_GAP
