"""Acts besides ratings: an item is set aside or back, each time by one row of the log that undo takes back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from flashcards.day_queue import queue
from flashcards.days import DayClock
from flashcards.models import Act, ItemKind, Rating, Review, ReviewItem
from flashcards.reviews import (
    KeyReused,
    NoChange,
    NotDue,
    NothingToUndo,
    UnknownItem,
    record_act,
    record_pass,
    record_review,
    record_right_answer,
    undo,
)
from flashcards.stats import stats

QUESTION = "question:score-to-weight"
DAY = timedelta(days=1)

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def row_of(item):
    return ReviewItem.objects.filter(pk=item.pk).values().get()


def due(learner, now):
    """Whether the learner's one item is due; the row and the query must agree."""
    clock = DayClock.of(learner)
    found = ReviewItem.objects.due(now, clock).exists()
    assert ReviewItem.objects.get().is_due(now, clock) is found
    return found


@pytest.fixture
def item(alice, item_of):
    return item_of(alice)


def test_it_asks_nothing_that_is_suspended_until_it_is_resumed(alice, item, now):
    record_act(alice, QUESTION, Act.SUSPEND, key="s", now=now)
    assert not due(alice, now + 400 * DAY)
    record_act(alice, QUESTION, Act.RESUME, key="r", now=now + DAY)
    assert due(alice, now + DAY)


def test_it_buries_until_the_learners_next_day_and_no_longer(alice, item, now):
    record_act(alice, QUESTION, Act.BURY, key="b", now=now)
    morning = DayClock.of(alice).start_of((now + DAY).date())
    assert not due(alice, morning - timedelta(microseconds=1))
    assert due(alice, morning)


def test_it_keeps_a_mistake_from_asking_what_is_set_aside(alice, item, now):
    ReviewItem.objects.update(brought_back_at=now)
    record_act(alice, QUESTION, Act.SUSPEND, key="s", now=now)
    assert not due(alice, now)


def test_it_ends_a_bury_by_resuming(alice, item, now):
    record_act(alice, QUESTION, Act.BURY, key="b", now=now)
    record_act(alice, QUESTION, Act.RESUME, key="r", now=now)
    assert due(alice, now)


def test_it_takes_what_is_resumed_into_the_queue_that_was_frozen_without_it(alice, item_of, item, now):
    record_act(alice, QUESTION, Act.SUSPEND, key="s", now=now)
    item_of(alice, ItemKind.RED_FLAG, "scores-sum-to-one")
    assert [card.kind for card in queue(alice, now=now).cards] == [ItemKind.RED_FLAG]
    record_act(alice, QUESTION, Act.RESUME, key="r", now=now)
    assert [card.kind for card in queue(alice, now=now).cards] == [ItemKind.RED_FLAG, ItemKind.QUESTION]
    undo(alice, now=now)
    assert [card.kind for card in queue(alice, now=now).cards] == [ItemKind.RED_FLAG]


def test_it_puts_an_item_behind_all_of_todays_queue(alice, item_of, item, now):
    today = DayClock.of(alice).day_of(now)
    ReviewItem.objects.filter(pk=item.pk).update(queue_day=today, queue_position=0)
    others = [item_of(alice, ItemKind.RED_FLAG, key) for key in ("mask-after-softmax", "scores-sum-to-one")]
    for position, other in enumerate(others, start=1):
        ReviewItem.objects.filter(pk=other.pk).update(queue_day=today, queue_position=position)
    record_act(alice, QUESTION, Act.LATER, key="l", now=now)
    order = ReviewItem.objects.filter(queue_day=today).order_by("queue_position").values_list("kind", flat=True)
    assert list(order) == ["red-flag", "red-flag", "question"]


def test_it_does_not_put_off_what_is_not_due(alice, item, now):
    record_review(alice, QUESTION, Rating.EASY, key="a", now=now)
    with pytest.raises(NotDue):
        record_act(alice, QUESTION, Act.LATER, key="l", now=now)


@pytest.mark.parametrize("act", [Act.SUSPEND, Act.BURY, Act.LATER])
def test_it_undoes_an_act_exactly(alice, item, now, act):
    before = row_of(item)
    record_act(alice, QUESTION, act, key="k", now=now)
    assert row_of(item) != before
    undone = undo(alice, now=now)
    assert (undone.act, undone.rating, row_of(item)) == (act, None, before)


def test_it_undoes_a_resume_exactly(alice, item, now):
    record_act(alice, QUESTION, Act.BURY, key="b", now=now)
    record_act(alice, QUESTION, Act.SUSPEND, key="s", now=now + timedelta(seconds=1))
    before = row_of(item)
    record_act(alice, QUESTION, Act.RESUME, key="r", now=now + timedelta(hours=1))
    undo(alice, now=now)
    assert row_of(item) == before


@pytest.mark.parametrize("act", [Act.SUSPEND, Act.BURY])
def test_it_says_that_nothing_changes(alice, item, now, act):
    record_act(alice, QUESTION, act, key="1", now=now)
    with pytest.raises(NoChange, match="already"):
        record_act(alice, QUESTION, act, key="2", now=now + timedelta(seconds=5))
    assert Review.objects.count() == 1


def test_it_does_not_resume_what_is_not_set_aside(alice, item, now):
    with pytest.raises(NoChange, match="neither"):
        record_act(alice, QUESTION, Act.RESUME, key="r", now=now)


def test_it_counts_a_double_tap_once(alice, item, now):
    first = record_act(alice, QUESTION, Act.SUSPEND, key="s", now=now)
    again = record_act(alice, QUESTION, Act.SUSPEND, key="s", now=now + DAY)
    assert (again.pk, Review.objects.count()) == (first.pk, 1)


def test_it_refuses_a_key_of_another_act_or_of_a_rating(alice, item, now):
    record_act(alice, QUESTION, Act.BURY, key="k", now=now)
    with pytest.raises(KeyReused):
        record_act(alice, QUESTION, Act.SUSPEND, key="k", now=now)
    with pytest.raises(KeyReused):
        record_review(alice, QUESTION, Rating.GOOD, key="k", now=now + DAY)
    record_review(alice, QUESTION, Rating.GOOD, key="rated", now=now + DAY)
    with pytest.raises(KeyReused):
        record_act(alice, QUESTION, Act.SUSPEND, key="rated", now=now)
    assert Review.objects.count() == 2


@pytest.mark.parametrize("key", ["verdict:7", "quiz-answer:7"])
def test_it_lets_no_client_use_up_a_key_of_the_servers(alice, item, now, key):
    with pytest.raises(KeyReused, match="own"):
        record_act(alice, QUESTION, Act.SUSPEND, key=key, now=now)
    with pytest.raises(KeyReused, match="own"):
        record_review(alice, QUESTION, Rating.GOOD, key=key, now=now)


@pytest.mark.parametrize("item_id", ["question:nope", "nonsense", "question:\0"])
def test_it_knows_only_ones_own_items(alice, bob, item, now, item_id):
    with pytest.raises(UnknownItem):
        record_act(alice, item_id, Act.SUSPEND, key="k", now=now)
    with pytest.raises(UnknownItem):
        record_act(bob, QUESTION, Act.SUSPEND, key="k", now=now)


def test_it_takes_no_rating_as_an_act(alice, item, now):
    with pytest.raises(ValueError, match="record_review"):
        record_act(alice, QUESTION, Act.RATE, key="k", now=now)


@pytest.mark.parametrize(("act", "word"), [(Act.SUSPEND, "suspended"), (Act.BURY, "buried")])
def test_it_refuses_to_rate_what_is_set_aside_and_says_why(alice, item, now, act, word):
    record_act(alice, QUESTION, act, key="k", now=now)
    before = row_of(item)
    with pytest.raises(NotDue, match=f"{word}.*Resume it"):
        record_review(alice, QUESTION, Rating.GOOD, key="a", now=now)
    assert (row_of(item), Review.objects.count()) == (before, 1)


def test_it_counts_a_pass_of_a_suspended_exercise_and_leaves_it_suspended(alice, item_of, now):
    exercise = item_of(alice, ItemKind.EXERCISE, "causal-attention")
    record_act(alice, "exercise:causal-attention", Act.SUSPEND, key="s", now=now)
    passed = record_pass(alice, "causal-attention", key="verdict:1", at=now, now=now)
    exercise.refresh_from_db()
    assert (passed.rating, exercise.reps, exercise.suspended_at) == (Rating.GOOD, 1, now)
    assert not due(alice, now + 400 * DAY)


def test_it_counts_no_right_answer_of_what_is_set_aside(alice, item_of, now):
    item_of(alice, ItemKind.QUIZ, "row-sum")
    record_act(alice, "quiz:row-sum", Act.SUSPEND, key="s", now=now)
    assert record_right_answer(alice, "row-sum", key="quiz-answer:1", now=now) is None


def test_it_counts_no_act_as_a_review(alice, item, now):
    for n, act in enumerate([Act.LATER, Act.BURY, Act.SUSPEND, Act.RESUME]):
        record_act(alice, QUESTION, act, key=str(n), now=now)
    found = stats(alice, now=now)
    assert (found.reviewed_today, found.asked) == (0, 0)


def test_it_keeps_what_came_since_when_an_act_is_undone(alice, item, now):
    """Another day's queue was frozen, and a mistake was made: neither belongs to the act."""
    record_act(alice, QUESTION, Act.LATER, key="l", now=now)
    tomorrow = (now + DAY).date()
    ReviewItem.objects.update(queue_day=tomorrow, queue_position=5, brought_back_at=now)
    undo(alice, now=now + DAY)
    item.refresh_from_db()
    assert (item.queue_day, item.queue_position, item.brought_back_at) == (tomorrow, 5, now)


def test_it_undoes_rows_written_before_there_were_acts(alice, item, now):
    """Their states know nothing of suspending, burying or the queue: undo leaves these as they are."""
    record_review(alice, QUESTION, Rating.EASY, key="a", now=now)
    review = Review.objects.get()
    for state in (review.before, review.after):
        for name in ("suspended_at", "buried_until", "queue_day", "queue_position"):
            del state[name]
    review.save()
    ReviewItem.objects.update(queue_day=now.date(), queue_position=3)
    undo(alice, now=now)
    item.refresh_from_db()
    assert (item.reps, item.queue_day, item.queue_position) == (0, now.date(), 3)


def test_it_undoes_the_last_thirty_acts_and_no_more(alice, item, now):
    states = []
    for n in range(31):
        states.append(row_of(item))
        record_act(alice, QUESTION, Act.RESUME if n % 2 else Act.SUSPEND, key=str(n), now=now + n * DAY)
    for n in range(30, 0, -1):
        assert undo(alice, now=now).key == str(n)
        assert row_of(item) == states[n]
    with pytest.raises(NothingToUndo, match="last 30"):
        undo(alice, now=now)
    assert row_of(item) == states[1]


def test_it_undoes_once_for_a_double_tap_that_names_the_act(alice, item, now):
    record_act(alice, QUESTION, Act.BURY, key="1", now=now)
    record_act(alice, QUESTION, Act.SUSPEND, key="2", now=now)
    assert [undo(alice, now=now, key="2").key for _ in range(2)] == ["2", "2"]
    assert Review.objects.filter(undone_at=None).count() == 1
    record_act(alice, QUESTION, Act.SUSPEND, key="3", now=now)
    with pytest.raises(NothingToUndo, match="something else since"):
        undo(alice, now=now, key="1")


def test_it_puts_what_is_undone_a_day_later_at_the_head_of_the_new_queue(alice, item, now):
    today = DayClock.of(alice).day_of(now)
    ReviewItem.objects.update(queue_day=today, queue_position=4)
    record_review(alice, QUESTION, Rating.EASY, key="a", now=now)
    alice.queue_day = today + DAY
    alice.save()
    undo(alice, now=now + DAY)
    item.refresh_from_db()
    assert (item.queue_day, item.queue_position) == (today + DAY, 0)
