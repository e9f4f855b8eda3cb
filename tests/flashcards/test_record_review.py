"""Recording a review: due, in time, once."""

from __future__ import annotations

from datetime import timedelta
from threading import Barrier, Thread

import pytest
from django.db import connection

from flashcards import scheduling
from flashcards.models import Phase, Rating, Review, ReviewItem, SchedulerParameters
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


@pytest.mark.parametrize("years", [10, 30, 56, 2000])
def test_it_does_not_believe_a_clock_that_lost_its_date(alice, item_of, now, years):
    """One that fell back to 1970 would have the next review come after decades."""
    item_of(alice)
    claimed = now.replace(year=now.year - years) - timedelta(days=1)
    review = record_review(alice, QUESTION, Rating.GOOD, key="a", now=now, reviewed_at=claimed)
    assert (review.reviewed_at, review.day) == (now, now.date())


def test_it_keeps_the_time_where_the_servers_clock_goes_back(alice, item_of, now):
    item_of(alice)
    record_review(alice, QUESTION, Rating.AGAIN, key="a", now=now, reviewed_at=now + timedelta(seconds=50))
    ReviewItem.objects.update(due_at=now - timedelta(minutes=5))
    again = record_review(alice, QUESTION, Rating.AGAIN, key="b", now=now - timedelta(minutes=4))
    assert again.reviewed_at == now + timedelta(seconds=50)


def test_it_keeps_all_reviews_of_a_day_offline_at_their_own_times(alice, item_of, now):
    item_of(alice)
    minutes = [0, 2, 13]
    for n, (minute, rating) in enumerate(zip(minutes, (Rating.AGAIN, Rating.GOOD, Rating.GOOD), strict=True)):
        made = now - timedelta(days=1) + timedelta(minutes=minute)
        record_review(alice, QUESTION, rating, key=str(n), now=now, reviewed_at=made)
    log = Review.objects.order_by("id")
    assert [(r.reviewed_at - now + timedelta(days=1)) / timedelta(minutes=1) for r in log] == minutes
    assert ReviewItem.objects.get().phase == Phase.REVIEW


def test_it_writes_what_held_then_into_the_row(alice, item_of, now):
    item_of(alice)
    alice.time_zone, alice.day_start_hour, alice.target_retention = "Asia/Kathmandu", 23, 0.8
    alice.save()
    fitted = fit(alice, adopted=True)
    review = record_review(alice, QUESTION, Rating.EASY, key="a", now=now)
    held = (review.time_zone, review.day_start_hour, review.retention, review.parameters)
    assert held == ("Asia/Kathmandu", 23, 0.8, fitted)


def fit(learner, *, adopted, algorithm=scheduling.ALGORITHM, w2=20.0):
    weights = [w2 if n == 2 else w for n, w in enumerate(scheduling.DEFAULT_PARAMETERS)]
    figures = {"reviews": 600, "held_out": 100, "loss_before": 0.4, "loss_after": 0.3, "loss_moving_average": 0.5}
    return SchedulerParameters.objects.create(
        learner=learner, weights=weights, algorithm=algorithm, adopted=adopted, **figures
    )


def test_it_schedules_by_the_newest_adopted_parameters_of_this_scheduler(alice, bob, item_of, now):
    item = item_of(alice)
    fit(alice, adopted=True, w2=10.0)
    newest = fit(alice, adopted=True, w2=20.0)
    fit(alice, adopted=False, w2=30.0)
    fit(alice, adopted=True, algorithm="FSRS-5", w2=40.0)
    fit(bob, adopted=True, w2=50.0)
    review = record_review(alice, QUESTION, Rating.GOOD, key="a", now=now)
    item.refresh_from_db()
    assert (review.parameters, item.stability) == (newest, 20.0)


def test_it_takes_four_queries_however_long_the_history(alice, item_of, now, django_assert_num_queries):
    item_of(alice)
    fit(alice, adopted=True)
    for n in range(3):
        # savepoint and release (in production BEGIN and COMMIT); lock, item, update, insert
        with django_assert_num_queries(6):
            record_review(alice, QUESTION, Rating.AGAIN, key=str(n), now=now + timedelta(minutes=2 * n))


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

    def tap():
        barrier.wait()
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
