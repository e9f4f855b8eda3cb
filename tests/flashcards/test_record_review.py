"""Recording a review: due, in time, once."""

from __future__ import annotations

from contextlib import nullcontext
from datetime import timedelta
from threading import Barrier, Lock, Thread

import pytest
from django.db import connection

from flashcards.models import Phase, Rating, Review, ReviewItem
from flashcards.reviews import KeyReused, NotDue, UnknownItem, record_review

QUESTION = "question:score-to-weight"


def test_it_records_the_rating_and_moves_the_item(alice, item_of, now):
    item = item_of(alice)
    review = record_review(alice, QUESTION, Rating.EASY, key="a", now=now)
    item.refresh_from_db()
    assert (item.phase, item.reps, item.last_review_at) == (Phase.REVIEW, 1, now)
    assert item.due_day > review.day
    assert (review.before["phase"], review.after["phase"], review.retention) == ("new", "review", 0.9)
    assert review.algorithm.startswith("FSRS-6")


def test_it_counts_a_repeat_once_and_gives_the_same_review(alice, item_of, now):
    item_of(alice)
    first = record_review(alice, QUESTION, Rating.GOOD, key="a", now=now)
    again = record_review(alice, QUESTION, Rating.GOOD, key="a", now=now + timedelta(hours=1))
    assert (again.pk, again.after, Review.objects.count()) == (first.pk, first.after, 1)


def test_it_refuses_a_key_of_another_rating(alice, item_of, now):
    item_of(alice)
    record_review(alice, QUESTION, Rating.GOOD, key="a", now=now)
    with pytest.raises(KeyReused):
        record_review(alice, QUESTION, Rating.AGAIN, key="a", now=now)


def test_it_lets_two_learners_use_the_same_key(alice, bob, item_of, now):
    for learner in (alice, bob):
        item_of(learner)
        record_review(learner, QUESTION, Rating.GOOD, key="a", now=now)
    assert Review.objects.count() == 2


def test_it_refuses_what_is_not_due_and_changes_nothing(alice, item_of, now):
    item = item_of(alice)
    record_review(alice, QUESTION, Rating.EASY, key="a", now=now)
    item.refresh_from_db()
    before = vars(item).copy()
    with pytest.raises(NotDue, match="Your earlier rating stands"):
        record_review(alice, QUESTION, Rating.AGAIN, key="b", now=now + timedelta(minutes=5))
    item.refresh_from_db()
    assert {k: v for k, v in vars(item).items() if k != "_state"} == {k: v for k, v in before.items() if k != "_state"}


@pytest.mark.parametrize("item_id", [QUESTION, "question:", "nonsense", "exercise:causal-attention"])
def test_it_knows_only_ones_own_items(alice, bob, item_of, now, item_id):
    item_of(bob)
    with pytest.raises(UnknownItem):
        record_review(alice, item_id, Rating.GOOD, key="a", now=now)


def test_it_uses_the_time_of_a_review_made_offline(alice, item_of, now):
    item_of(alice)
    made = now - timedelta(hours=9)
    review = record_review(alice, QUESTION, Rating.EASY, key="a", now=now, reviewed_at=made)
    assert review.reviewed_at == made
    assert review.day == (now - timedelta(days=1)).date()


@pytest.mark.parametrize("seconds_ahead", [61, 86_400])
def test_it_does_not_believe_a_clock_of_the_future(alice, item_of, now, seconds_ahead):
    item_of(alice)
    claimed = now + timedelta(seconds=seconds_ahead)
    assert record_review(alice, QUESTION, Rating.GOOD, key="a", now=now, reviewed_at=claimed).reviewed_at == now


def test_it_believes_a_clock_that_is_a_little_ahead(alice, item_of, now):
    item_of(alice)
    claimed = now + timedelta(seconds=60)
    assert record_review(alice, QUESTION, Rating.GOOD, key="a", now=now, reviewed_at=claimed).reviewed_at == claimed


def test_it_does_not_believe_a_time_before_the_last_review(alice, item_of, now):
    item_of(alice)
    record_review(alice, QUESTION, Rating.AGAIN, key="a", now=now)
    later = now + timedelta(minutes=2)
    for claimed in (now, now - timedelta(days=1)):
        key = str(claimed)
        review = record_review(alice, QUESTION, Rating.AGAIN, key=key, now=later, reviewed_at=claimed)
        assert review.reviewed_at == later
        later += timedelta(minutes=2)


@pytest.mark.django_db(transaction=True)
def test_it_counts_a_double_tap_once_though_both_come_at_the_same_time(alice, item_of, now):
    item_of(alice)
    barrier, got = Barrier(2), []
    # An SQLite database in memory fails at once where one in a file, as instances have it, or PostgreSQL waits.
    turn = Lock() if connection.vendor == "sqlite" else nullcontext()

    def tap():
        barrier.wait()
        with turn:
            got.append(record_review(alice, QUESTION, Rating.GOOD, key="tap", now=now).pk)
            connection.close()

    taps = [Thread(target=tap) for _ in range(2)]
    for thread in taps:
        thread.start()
    for thread in taps:
        thread.join()
    assert len(got) == 2
    assert set(got) == {Review.objects.get().pk}
    assert ReviewItem.objects.get().reps == 1
