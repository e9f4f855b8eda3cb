"""The queue of the day: frozen, within limits, counted right, and everything's turn comes."""

from __future__ import annotations

from contextlib import nullcontext
from datetime import timedelta
from random import Random
from threading import Barrier, Lock, Thread

import pytest
from django.db import connection, transaction

from flashcards.day_choice import reserved
from flashcards.day_queue import asked, due_count, freeze, outlook, queue, thaw
from flashcards.days import DayClock
from flashcards.items import Wanted, add_items, split_question
from flashcards.leeches import needs_notice
from flashcards.models import (
    Act,
    FollowUp,
    ItemKind,
    Learner,
    Phase,
    Question,
    QuestionRedFlag,
    Rating,
    RedFlag,
    Review,
    ReviewItem,
)
from flashcards.relations import family_of
from flashcards.reviews import record_act, record_review, undo
from flashcards.stats import forecast, stats

DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
FACE = {"content_hash": "0"}


@pytest.fixture
def library(db):
    """Six questions of three topics with three follow-ups each, and a red flag that each of them lists."""
    for n in range(6):
        topic = f"Topic {n % 3}"
        question = Question.objects.create(
            slug=f"q{n}", prompt=f"Q{n}?", topic=topic, reading_minutes=1, tldr="", **FACE
        )
        for k in range(3):
            FollowUp.objects.create(question=question, slug=f"f{k}", prompt="And?", approach="", position=k)
        flag = RedFlag.objects.create(slug=f"r{n}", claim="c", why_wrong="", how_to_notice="", say_instead="", **FACE)
        QuestionRedFlag.objects.create(question=question, red_flag=flag, position=0)


PLACES = [
    *((ItemKind.QUESTION, f"q{n}") for n in range(6)),
    *((ItemKind.FOLLOW_UP, f"q{n}/f{k}") for n in range(6) for k in range(3)),
    *((ItemKind.RED_FLAG, f"r{n}") for n in range(6)),
]


def put(learner, now, places=PLACES, *, overdue=None):
    """New since yesterday; or with intervals of days, due so many days ago."""
    day = DayClock.of(learner).day_of(now)
    for n, (kind, key) in enumerate(places):
        item = ReviewItem(learner=learner, kind=kind, key=key, due_at=now - DAY)
        if overdue is not None:
            late = overdue[n % len(overdue)]
            item.phase, item.stability, item.difficulty, item.reps = Phase.REVIEW, 2.0 + n, 5.0, 3
            item.due_day, item.last_review_day = day - late * DAY, day - (late + 2 + n) * DAY
            item.due_at, item.last_review_at = now - late * DAY, now - (late + 2 + n) * DAY
        item.save()


def limits(learner, *, new=20, due=200):
    learner.new_per_day, learner.reviews_per_day = new, due
    learner.save()
    thaw(learner)


def rate(learner, item_id, rating, now):
    return record_review(learner, item_id, rating, key=f"{Review.objects.count()}", now=now)


def first(learner, now):
    return queue(learner, now=now, limit=1).cards[0].item


def ids(learner, now):
    return [item.public_id for item in asked(learner, now=now)]


def answer_all(learner, now, rating=Rating.EASY):
    """Rate until the queue is empty, all in one moment; returns what was asked. Each count must come true."""
    got = []
    promised = due_count(learner, now=now)
    assert promised == stats(learner, now=now).due == forecast(learner, now=now)[0][1]
    while True:
        found = queue(learner, now=now, limit=1)
        assert found.due_count == promised - len(got)
        if not found.cards:
            assert found.due_count == 0
            return got
        got.append(found.cards[0].item)
        rate(learner, got[-1].public_id, rating, now)


def test_it_stays_as_it_was_frozen(alice, library, now):
    put(alice, now, PLACES[:6], overdue=[0])
    before = ids(alice, now)
    put(alice, now, PLACES[6:12], overdue=[0])
    assert ids(alice, now + timedelta(hours=9)) == before
    assert set(ids(alice, now + DAY)) > set(before)


@pytest.mark.parametrize("due_limit", [5, 200])
def test_it_does_not_matter_when_within_the_day_the_first_look_comes(alice, library, now, due_limit):
    put(alice, now, PLACES[:20], overdue=[0, 3, 9])
    put(alice, now, PLACES[20:])
    limits(alice, new=3, due=due_limit)
    night = DayClock.of(alice).start_of(DayClock.of(alice).day_of(now))
    seen = []
    for look in (night, now + timedelta(hours=15)):
        with transaction.atomic():
            alice.refresh_from_db()
            if look == night:
                freeze(alice, now=night)
            # Meanwhile: one is rated, one put off and taken back, one got wrong, one arises.
            rate(alice, "question:q1", Rating.EASY, night + 2 * MINUTE)
            record_act(alice, "question:q2", Act.BURY, key="bury", now=night + 3 * MINUTE)
            undo(alice, now=night + 4 * MINUTE)
            add_items(alice, [Wanted(ItemKind.RED_FLAG, "r1", "x", mistake_at=night + MINUTE)], now=night + MINUTE)
            seen.append(ids(alice, now + timedelta(hours=15)))
            transaction.set_rollback(True)
    assert seen[0] == seen[1]
    new = 1 if due_limit < 19 else 3  # while reviews wait, a quarter
    most = min(due_limit, 20 - 1) + new + 1  # without what was rated; with the new ones, and the mistake
    assert most - 2 <= len(seen[0]) <= most


def test_it_holds_the_limits_and_says_how_many_wait(alice, library, now):
    put(alice, now, PLACES[:24], overdue=[0, 1, 2])
    put(alice, now, PLACES[24:])
    limits(alice, new=2, due=7)
    assert due_count(alice, now=now) == 8  # while reviews wait, a quarter of the new ones
    found = outlook(alice, now=now)
    assert (found.waiting_reviews, found.waiting_new) == (17, 5)
    assert len(answer_all(alice, now)) == 8
    assert outlook(alice, now=now).next_due_at == DayClock.of(alice).start_of(DayClock.of(alice).day_of(now) + DAY)
    assert [count for _, count in forecast(alice, now=now)[:4]] == [0, 8, 8, 5]


def test_it_always_asks_a_mistake_first_and_lets_it_take_a_place(alice, library, now):
    put(alice, now, PLACES[:12], overdue=[0])
    limits(alice, due=8)
    add_items(alice, [Wanted(*PLACES[11], "Yesterday.", mistake_at=now - DAY)], now=now - DAY)
    assert (due_count(alice, now=now), first(alice, now).key) == (8, PLACES[11][1])
    add_items(alice, [Wanted(*PLACES[10], "Just now.", mistake_at=now)], now=now)
    assert [item.key for item in asked(alice, now=now)][:2] == [PLACES[11][1], PLACES[10][1]]


def test_it_takes_in_what_is_new_during_the_day_within_the_limit(alice, library, now):
    limits(alice, new=3)
    put(alice, now, PLACES[:1])
    assert due_count(alice, now=now) == 1
    rate(alice, "question:q0", Rating.EASY, now)
    later = now + MINUTE
    add_items(alice, [Wanted(*place, "") for place in PLACES[1:6]], now=later)
    assert ids(alice, later) == ["question:q1", "question:q2"]
    assert outlook(alice, now=later).waiting_new == 3


def test_it_takes_in_fewer_new_things_during_the_day_while_reviews_wait(alice, library, now):
    put(alice, now, PLACES[:12], overdue=[0])
    limits(alice, new=4, due=5)
    freeze(alice, now=now)
    add_items(alice, [Wanted(*place, "") for place in PLACES[24:28]], now=now)
    assert (due_count(alice, now=now), outlook(alice, now=now).waiting_new) == (5 + 1, 3)


def test_it_begins_one_of_a_family_a_day(alice, library, now):
    put(alice, now)
    begun = []
    for day in range(4):
        got = answer_all(alice, now + day * DAY)
        begun.append([item for item in got if item.reps == 0])
        families = [family_of(item.kind, item.key) for item in begun[-1] if item.kind != ItemKind.RED_FLAG]
        assert len(families) == len(set(families)) == 6
    assert sum(map(len, begun)) == 30


def test_it_puts_an_act_where_it_belongs_and_undoes_it(alice, library, now):
    put(alice, now, overdue=[0])
    before = ids(alice, now)
    for act, after in (
        (Act.LATER, [*before[1:], before[0]]),
        (Act.BURY, before[1:]),
        (Act.SUSPEND, before[1:]),
    ):
        record_act(alice, before[0], act, key=str(act), now=now)
        assert ids(alice, now) == after
        assert due_count(alice, now=now) == len(after)
        undo(alice, now=now)
        assert ids(alice, now) == before


def test_it_puts_even_a_step_of_minutes_off(alice, library, now):
    put(alice, now, PLACES[:3], overdue=[0])
    one = first(alice, now).public_id
    rate(alice, one, Rating.AGAIN, now)
    soon = now + 11 * MINUTE
    assert ids(alice, soon)[0] == one
    record_act(alice, one, Act.LATER, key="later", now=soon)
    assert ids(alice, soon)[-1] == one


def test_it_brings_back_tomorrow_what_was_buried(alice, library, now):
    put(alice, now, PLACES[:3], overdue=[0])
    record_act(alice, "question:q0", Act.BURY, key="a", now=now)
    answer_all(alice, now)
    assert outlook(alice, now=now).next_due_at == DayClock.of(alice).start_of(DayClock.of(alice).day_of(now) + DAY)
    assert ids(alice, now + DAY) == ["question:q0"]


@pytest.mark.parametrize("looked_before", [True, False])
@pytest.mark.parametrize("overdue", [[3], None])
def test_it_asks_what_is_resumed_though_the_day_began_without_it(alice, library, now, looked_before, overdue):
    put(alice, now, PLACES[:3], overdue=overdue)
    record_act(alice, "question:q0", Act.SUSPEND, key="s", now=now - 2 * DAY)
    if looked_before:
        freeze(alice, now=now - MINUTE)
    record_act(alice, "question:q0", Act.RESUME, key="r", now=now)
    assert ids(alice, now)[-1] == "question:q0"
    assert due_count(alice, now=now) == 3
    undo(alice, now=now)
    assert due_count(alice, now=now) == 2


def test_it_keeps_behind_all_others_what_was_put_off_though_the_queue_is_made_again(alice, library, now):
    put(alice, now, PLACES[:5], overdue=[0])
    put(alice, now, [PLACES[24]])
    add_items(alice, [Wanted(*PLACES[24], "Got wrong.", mistake_at=now)], now=now)
    for n, one in enumerate(("question:q1", "red-flag:r0", "question:q3")):  # the first before the day's first look
        record_act(alice, one, Act.LATER, key=f"later {n}", now=now + n * MINUTE)
    soon = now + 5 * MINUTE
    before = ids(alice, soon)
    assert before[-3:] == ["question:q1", "red-flag:r0", "question:q3"]
    limits(alice, due=100)
    assert ids(alice, soon) == before
    rate(alice, "question:q1", Rating.AGAIN, soon)
    add_items(alice, [Wanted(*PLACES[24], "Again.", mistake_at=soon)], now=soon)
    limits(alice, due=90)
    assert ids(alice, soon + 11 * MINUTE)[0] == "question:q1"  # a step of minutes since
    assert ids(alice, soon)[-1] == "question:q3"


def test_it_foresees_what_is_buried_and_the_steps_to_come(alice, library, now):
    put(alice, now, PLACES[:2], overdue=[0])
    put(alice, now, PLACES[2:4])
    record_act(alice, "question:q0", Act.BURY, key="a", now=now)
    record_act(alice, "question:q2", Act.BURY, key="b", now=now)
    assert [count for _, count in forecast(alice, now=now)[:3]] == [2, 2, 0]
    rate(alice, "question:q3", Rating.AGAIN, now)
    assert [count for _, count in forecast(alice, now=now)[:3]] == [2, 2, 0]
    assert due_count(alice, now=now) == 1


def test_it_puts_a_rating_of_yesterday_back_into_todays_queue(alice, library, now):
    put(alice, now, PLACES[:2], overdue=[0])
    freeze(alice, now=now)
    rate(alice, "question:q0", Rating.EASY, now)
    assert ids(alice, now + DAY) == ["question:q1"]
    undo(alice, now=now + DAY)
    assert sorted(ids(alice, now + DAY)) == ["question:q0", "question:q1"]


def test_it_chooses_again_when_the_learner_flies_over_the_date_line(alice, library, now):
    put(alice, now, PLACES[:12], overdue=[0])
    limits(alice, due=4)
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Kiritimati"):
        alice.time_zone = zone
        alice.save()
        assert due_count(alice, now=now) in (0, 4)


@pytest.mark.parametrize("lapses", [7, 8, 9, 11, 12, 13, 16])
def test_it_names_a_leech_at_the_eighth_lapse_and_each_four_more(alice, library, now, lapses):
    put(alice, now, PLACES[:1], overdue=[0])
    ReviewItem.objects.update(lapses=lapses - 1)
    rate(alice, "question:q0", Rating.AGAIN, now)
    soon = now + 11 * MINUTE
    assert needs_notice(first(alice, soon)) is (lapses in (8, 12, 16))
    rate(alice, "question:q0", Rating.GOOD, soon)
    assert not needs_notice(ReviewItem.objects.get())


def test_it_undoes_a_split_with_all_that_it_added(alice, library, now):
    put(alice, now, PLACES[:1], overdue=[0])
    put(alice, now, [(ItemKind.FOLLOW_UP, "q0/f1")])
    before = list(ReviewItem.objects.order_by("pk").values())
    for _ in range(2):  # the form sent twice
        split_question(alice, "question:q0", key="a", now=now)
        assert ReviewItem.objects.count() == 4
        now += MINUTE
    undo(alice, now=now)
    assert list(ReviewItem.objects.order_by("pk").values()) == before
    split_question(alice, "question:q0", key="a", now=now)  # and once more from an old page: that key was used
    assert list(ReviewItem.objects.order_by("pk").values()) == before


def test_it_keeps_what_of_a_split_has_a_row_in_the_log(alice, library, now):
    put(alice, now, PLACES[:1], overdue=[0])
    split_question(alice, "question:q0", key="a", now=now)
    rate(alice, first(alice, now).public_id, Rating.GOOD, now)
    undo(alice, now=now)
    undo(alice, now=now)
    assert sorted(ReviewItem.objects.values_list("key", flat=True)) == ["q0", "q0/f0"]
    assert Review.objects.count() == 2


def test_it_learns_a_question_by_its_follow_ups(alice, library, now):
    put(alice, now, PLACES[:1], overdue=[0])
    assert split_question(alice, "question:q0", key="a", now=now) == 3
    assert sorted(item.key for item in ReviewItem.objects.exclude(suspended_at=None)) == ["q0"]
    assert [ids(alice, now + n * DAY) for n in range(2)] == [["follow-up:q0/f0"], ["follow-up:q0/f0"]]


@pytest.mark.parametrize("seed", range(3))
def test_it_asks_everything_in_its_turn_whatever_the_days_bring(alice, library, now, seed):
    """Random days: each count comes true, nothing is asked twice, limits hold, and whoever waits is asked in time."""
    random = Random(seed)
    put(alice, now, PLACES[:24], overdue=[0, 1, 4, 20])
    put(alice, now, PLACES[24:])
    due_limit, new_limit = random.choice([4, 6, 9]), random.choice([1, 3])
    limits(alice, new=new_limit, due=due_limit)
    waits_since = {}  # id -> days on which it was due and not asked
    for day in range(7):
        at = now + day * DAY + random.randrange(0, 17) * timedelta(hours=1)
        freeze(alice, now=at)
        mistakes = set(ReviewItem.objects.exclude(brought_back_at=None).values_list("pk", flat=True))
        due = {item.public_id for item in ReviewItem.objects.filter(phase=Phase.REVIEW).due(at, DayClock.of(alice))}
        got = answer_all(alice, at)
        assert len({item.pk for item in got}) == len(got)
        planned = [item for item in got if item.pk not in mistakes]
        assert sum(item.reps == 0 for item in planned) <= new_limit
        assert sum(item.reps > 0 for item in planned) <= due_limit
        waits_since = {one: waits_since.get(one, 0) + 1 for one in due - {item.public_id for item in got}}
        # A quarter of the places, at least one, goes to who has waited longest: nobody waits longer than all before.
        assert max(waits_since.values(), default=0) <= len(PLACES) // reserved(due_limit)
        kind, key = random.choice(PLACES)
        add_items(alice, [Wanted(kind, key, "Got wrong.", mistake_at=at + MINUTE)], now=at + MINUTE)
        if random.random() < 0.5:
            answer_all(alice, at + 2 * MINUTE)


@pytest.mark.parametrize("seed", range(2))
def test_it_counts_right_through_steps_of_minutes_too(alice, library, now, seed):
    random = Random(seed)
    put(alice, now, PLACES[:8], overdue=[0, 2])
    put(alice, now, PLACES[8:])
    at, expected = now, due_count(alice, now=now)
    for _ in range(25):
        at += random.choice([MINUTE, 4 * MINUTE])
        found = queue(alice, now=at, limit=1)
        item = next(iter(found.cards), None)
        if item is None:
            break
        before = found.due_count
        assert before == len(ids(alice, at)) == due_count(alice, now=at)
        rate(alice, item.item.public_id, random.choice(list(Rating)), at)
        assert due_count(alice, now=at) == before - 1
    assert stats(alice, now=at).due == due_count(alice, now=at)
    assert expected == 8 + 6 + 6  # of each family one is new, and all of the red flags


@pytest.mark.django_db(transaction=True)
def test_it_is_frozen_once_though_two_tabs_look_at_the_same_time(alice, library, now):
    put(alice, now, overdue=[0])
    limits(alice, due=6)
    barrier, seen = Barrier(2), []
    turn = Lock() if connection.vendor == "sqlite" else nullcontext()

    def look():
        learner = Learner.objects.get(pk=alice.pk)
        barrier.wait()
        with turn:
            seen.append(ids(learner, now))
            connection.close()

    tabs = [Thread(target=look) for _ in range(2)]
    for tab in tabs:
        tab.start()
    for tab in tabs:
        tab.join()
    assert len(seen) == 2
    assert seen[0] == seen[1]
    assert len(seen[0]) == 6
