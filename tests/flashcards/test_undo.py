"""Undo and replay: the log has all that is needed to go back, and to come to the same place again."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from flashcards import scheduling
from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind, Rating, Review, ReviewItem, ReviewSource
from flashcards.reviews import NotDue, NothingToUndo, memory_of, record_pass, record_review, rules_for, undo
from flashcards.scheduling import Memory

ITEMS = [
    (ItemKind.QUESTION, "score-to-weight"),
    (ItemKind.FOLLOW_UP, "score-to-weight/why-scores"),
    (ItemKind.EXERCISE, "causal-attention"),
]
PAUSES = [timedelta(minutes=3), timedelta(minutes=12), timedelta(days=1), timedelta(days=40)]
moves = st.lists(
    st.tuples(
        st.sampled_from(["rate", "rate", "repeat", "pass", "mistake", "undo"]),
        st.sampled_from(ITEMS),
        st.sampled_from(list(Rating)),
        st.sampled_from(PAUSES),
    ),
    max_size=14,
)
few = hypothesis_settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


def snapshot(learner):
    """All that a review changes, of every item."""
    rows = ReviewItem.objects.filter(learner=learner).order_by("kind").values_list("kind", *Memory.__dataclass_fields__)
    return list(rows)


def play(learner, now, move, item, rating):
    """One move; what is not allowed at the time is refused and changes nothing."""
    kind, key = item
    count = Review.objects.count()
    try:
        if move == "rate":
            record_review(learner, f"{kind}:{key}", rating, key=f"key {count}", now=now)
        elif move == "pass":
            record_pass(learner, "causal-attention", key=f"verdict:{count}", at=now, now=now)
        elif move == "mistake":
            add_items(learner, [Wanted(kind, key, "A mistake.", mistake_at=now)], now=now)
        elif move == "repeat":
            repeat_the_last(learner, now)
    except NotDue:
        pass


def repeat_the_last(learner, now):
    last = Review.objects.filter(learner=learner, source=ReviewSource.REVIEW).first()
    if last is not None:
        before = snapshot(learner)
        record_review(learner, last.item.public_id, Rating(last.rating), key=last.key, now=now)
        assert snapshot(learner) == before


def start(learner, now):
    Review.objects.all().delete()
    ReviewItem.objects.all().delete()
    add_items(learner, [Wanted(kind, key, "Begun.") for kind, key in ITEMS], now=now)


@few
@given(moves=moves)
def test_it_undoes_exactly_whatever_happened(alice, question, now, moves):
    start(alice, now)
    earlier, time = [], now
    for move, item, rating, pause in moves:
        time += pause
        before, live = snapshot(alice), Review.objects.filter(undone_at=None).count()
        if move == "undo" and live:
            undo(alice, now=time)
            assert snapshot(alice) == earlier.pop()
            continue
        play(alice, time, move, item, rating)
        if Review.objects.filter(undone_at=None).count() > live:
            earlier.append(before)
    while earlier:
        undo(alice, now=time)
        assert snapshot(alice) == earlier.pop()


@few
@given(moves=moves)
def test_it_comes_to_the_same_memory_by_replaying_the_log(alice, question, now, moves):
    start(alice, now)
    time = now
    for move, item, rating, pause in moves:
        time += pause
        if move == "undo" and Review.objects.filter(undone_at=None).exists():
            undo(alice, now=time)
        play(alice, time, move, item, rating)
    for item in ReviewItem.objects.all():
        memory = Memory(due_at=now)
        for review in item.reviews.filter(undone_at=None).order_by("id"):
            rules = rules_for(alice, item, source=ReviewSource(review.source))
            memory, days = scheduling.schedule(memory, Rating(review.rating), review.reviewed_at, rules=rules)
            assert days == review.elapsed_days
        assert memory == memory_of(item)


def test_it_says_when_there_is_nothing_to_undo(alice, bob, item_of, now):
    item_of(bob)
    record_review(bob, "question:score-to-weight", Rating.GOOD, key="a", now=now)
    with pytest.raises(NothingToUndo):
        undo(alice, now=now)


def test_it_keeps_the_undone_review_in_the_log_and_its_key_spent(alice, item_of, now):
    item = item_of(alice)
    made = record_review(alice, item.public_id, Rating.EASY, key="a", now=now)
    undo(alice, now=now)
    again = record_review(alice, item.public_id, Rating.EASY, key="a", now=now)
    item.refresh_from_db()
    assert (again.pk, again.undone_at, item.reps) == (made.pk, now, 0)


def test_it_does_not_lose_a_mistake_made_after_the_review_that_is_undone(alice, item_of, now):
    item = item_of(alice)
    record_review(alice, item.public_id, Rating.EASY, key="a", now=now)
    mistake = now + timedelta(minutes=1)
    add_items(alice, [Wanted(ItemKind.QUESTION, item.key, "A mistake.", mistake_at=mistake)], now=mistake)
    undo(alice, now=mistake)
    item.refresh_from_db()
    assert (item.reps, item.brought_back_at) == (0, mistake)


def test_it_brings_a_mistake_back_that_the_undone_review_had_answered(alice, item_of, now):
    item = item_of(alice)
    record_review(alice, item.public_id, Rating.EASY, key="a", now=now)
    mistake = now + timedelta(hours=1)
    add_items(alice, [Wanted(ItemKind.QUESTION, item.key, "A mistake.", mistake_at=mistake)], now=mistake)
    record_review(alice, item.public_id, Rating.GOOD, key="b", now=mistake)
    item.refresh_from_db()
    assert item.brought_back_at is None
    undo(alice, now=mistake)
    item.refresh_from_db()
    assert item.brought_back_at == mistake
