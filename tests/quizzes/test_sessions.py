"""Quizzes: begun once, answered once, and missed items brought back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from flashcards.day_queue import queue
from flashcards.models import ItemKind, Quiz, QuizAnswer, QuizItem, Rating, Review, ReviewItem, ReviewSource
from flashcards.quiz_kinds import Feedback, QuizSource
from flashcards.quiz_shown import right_answer
from flashcards.quizzes import (
    AnsweredBefore,
    AnswerProblem,
    NoSuchQuestion,
    NothingToAsk,
    Sent,
    Wishes,
    answer_question,
    end_quiz,
    missed,
    start_quiz,
)
from flashcards.reviews import record_review
from tests.quizzes.sample import SLUGS


def asked_about(quiz):
    return [answer.item.slug for answer in quiz.answers.select_related("item")]


def right(answer):
    given = right_answer(answer.asked)
    return Sent(given)


def test_it_asks_every_kind_and_takes_the_right_answers(alice, begin, now):
    quiz = begin(alice)
    assert sorted(asked_about(quiz)) == sorted(SLUGS)
    for answer in quiz.answers.all():
        made = answer_question(quiz, answer.position, right(answer), now=now)
        assert made.credit == 1.0, answer.item.slug
    quiz.refresh_from_db()
    assert quiz.finished_at == now
    assert not ReviewItem.objects.exists()


def test_it_keeps_what_it_asked_when_the_item_is_edited(alice, begin, quiz_items, now):
    quiz = begin(alice, "second-weight")
    before = quiz.answers.get()
    assert before.parameters == {"a": before.parameters["a"], "b": before.parameters["b"]}
    assert (before.item_version, before.variant_seed in range(20 * 20)) == (1, True)
    QuizItem.objects.filter(slug="second-weight").update(body={}, variants=[], version=2)
    made = answer_question(quiz, 1, right(before), now=now)
    assert (made.credit, made.item_version, made.asked) == (1.0, 1, before.asked)


def test_it_begins_once_for_each_key(alice, bob, begin, quiz_items, now):
    first = start_quiz(alice, Wishes(), key="a", seed=1, now=now)
    assert start_quiz(alice, Wishes(length=5), key="a", seed=2, now=now) == first
    assert start_quiz(bob, Wishes(), key="a", seed=1, now=now) != first
    assert Quiz.objects.count() == 2


def test_it_asks_for_topic_level_and_length(alice, quiz_items, now):
    QuizItem.objects.filter(slug="bug").update(topic="other")
    quiz = start_quiz(alice, Wishes(topic="other"), key="a", seed=1, now=now)
    assert asked_about(quiz) == ["bug"]
    quiz = start_quiz(alice, Wishes(level="senior", length=3), key="b", seed=1, now=now)
    assert {answer.item.level for answer in quiz.answers.all()} == {"senior"}
    assert quiz.answers.count() == 3
    with pytest.raises(NothingToAsk, match="Choose another"):
        start_quiz(alice, Wishes(topic="other", level="junior"), key="c", seed=1, now=now)


def test_it_asks_what_was_seen_least(alice, quiz_items, now):
    asked = []
    for key in "abc":
        asked += asked_about(start_quiz(alice, Wishes(length=4), key=key, seed=3, now=now))
    assert sorted(asked) == sorted(SLUGS)


def test_it_draws_another_variant_each_time_until_all_were_seen(alice, begin, quiz_items, now):
    QuizItem.objects.exclude(slug="which-number").update(retired=True)
    for turn in range(20):
        start_quiz(alice, Wishes(length=1), key=f"t{turn}", seed=turn, now=now)
    seeds = list(QuizAnswer.objects.values_list("variant_seed", flat=True))
    assert (len(seeds), len(set(seeds))) == (20, 20)


def test_it_shuffles_the_options_by_the_quizs_seed(alice, quiz_items, now):
    QuizItem.objects.exclude(slug="one-right").update(retired=True)
    places = []
    for seed in range(60):
        quiz = start_quiz(alice, Wishes(length=1), key=str(seed), seed=seed, now=now)
        places.append(right_answer(quiz.answers.get().asked))
    assert all(12 <= places.count(place) <= 28 for place in (1, 2, 3))  # three places, sixty quizzes


def test_it_counts_a_double_tap_once(alice, begin, now):
    quiz = begin(alice, "whole-row")
    first = answer_question(quiz, 1, Sent("0.5, 0.5, 0"), now=now)
    again = answer_question(quiz, 1, Sent("0.5, 0.5, 0"), now=now + timedelta(minutes=1))
    assert (again.pk, again.answered_at) == (first.pk, now)
    with pytest.raises(AnsweredBefore, match="first answer stands"):
        answer_question(quiz, 1, Sent("1, 0, 0"), now=now)
    assert quiz.answers.get().credit == 1.0


def test_it_costs_nothing_to_be_misread(alice, begin, now):
    quiz = begin(alice, "second-weight", "whole-row")
    position = quiz.answers.get(item__slug="whole-row").position
    with pytest.raises(AnswerProblem, match="3 numbers are asked for"):
        answer_question(quiz, position, Sent("0.5"), now=now)
    answer = quiz.answers.get(item__slug="whole-row")
    assert (answer.is_open, answer.given) == (True, None)
    assert answer_question(quiz, position, Sent("1/2; 1/2; 0"), now=now).mark["read_as"] == "0.500, 0.500, 0"


def test_it_knows_no_other_question(alice, begin, now):
    with pytest.raises(NoSuchQuestion):
        answer_question(begin(alice, "steps"), 2, Sent([1, 2, 3, 4]), now=now)


def test_it_can_be_ended_and_takes_no_answer_after(alice, begin, now):
    quiz = begin(alice, "steps", "bug")
    end_quiz(quiz, now=now)
    end_quiz(quiz, now=now + timedelta(hours=1))
    quiz.refresh_from_db()
    assert quiz.finished_at == now
    with pytest.raises(AnsweredBefore, match="over"):
        answer_question(quiz, 1, Sent(dont_know=True), now=now)


def test_it_brings_a_missed_item_and_its_red_flag_into_the_queue(alice, begin, now):
    quiz = begin(alice, "second-weight")
    b = quiz.answers.get().parameters["b"]
    made = answer_question(quiz, 1, Sent(str(b)), now=now)
    assert [cause["id"] for cause in made.mark["causes"]] == ["scores-sum-to-one"]
    items = {item.public_id: item for item in ReviewItem.objects.filter(learner=alice)}
    assert set(items) == {"quiz:second-weight", "red-flag:scores-sum-to-one"}
    assert items["quiz:second-weight"].reason == "You missed this in a quiz."
    assert "The second weight" in items["red-flag:scores-sum-to-one"].reason


def test_it_brings_back_what_was_not_known(alice, begin, now):
    quiz = begin(alice, "steps")
    made = answer_question(quiz, 1, Sent(dont_know=True), now=now)
    assert (made.credit, made.given) == (0.0, None)
    assert answer_question(quiz, 1, Sent(dont_know=True), now=now).pk == made.pk
    assert queue(alice, now=now).cards[0].item.reason == "You did not know this in a quiz."


def test_it_shows_a_missed_item_in_review_another_variant_each_time(alice, begin, now):
    quiz = begin(alice, "second-weight")
    answer_question(quiz, 1, Sent(dont_know=True), now=now)
    card = queue(alice, now=now).cards[0]
    assert (card.kind, card.title) == (ItemKind.QUIZ, "The second weight")
    assert "What is the second weight?" in card.front
    assert "[[" not in card.front + card.back
    assert "Right is" in card.back
    assert queue(alice, now=now).cards[0].front == card.front
    record_review(alice, card.item.public_id, Rating.AGAIN, key="a", now=now)
    later = queue(alice, now=now + timedelta(minutes=2)).cards[0]
    assert later.front != card.front


def test_it_counts_a_right_answer_as_a_review_of_what_is_due(alice, begin, now):
    for day in range(2):
        quiz = start_quiz(alice, Wishes(length=20), key=f"d{day}", seed=1, now=now)
        answer = quiz.answers.get(item__slug="steps")
        sent = right(answer) if day else Sent(dont_know=True)
        answer_question(quiz, answer.position, sent, now=now + timedelta(minutes=day))
    review = Review.objects.get()
    assert (review.rating, review.source, review.item.key) == (Rating.GOOD, ReviewSource.QUIZ, "steps")
    assert queue(alice, now=now + timedelta(minutes=1)).due_count == 0


def test_it_asks_again_what_was_missed_last_time(alice, bob, begin, now):
    quiz = begin(alice, "steps", "bug")
    for answer in quiz.answers.select_related("item"):
        sent = right(answer) if answer.item.slug == "bug" else Sent(dont_know=True)
        answer_question(quiz, answer.position, sent, now=now)
    assert [item.slug for item in missed(alice)] == ["steps"]
    assert not missed(bob).exists()
    wishes = Wishes(source=QuizSource.MISSED, feedback=Feedback.END)
    again = start_quiz(alice, wishes, key="again", seed=1, now=now)
    assert asked_about(again) == ["steps"]
    answer_question(again, 1, right(again.answers.get()), now=now + timedelta(minutes=1))
    assert not missed(alice).exists()
    with pytest.raises(NothingToAsk, match="Nothing that you missed is left"):
        start_quiz(alice, wishes, key="more", seed=1, now=now)


def test_it_leaves_out_retired_items_also_in_review(alice, begin, now):
    answer_question(begin(alice, "steps"), 1, Sent(dont_know=True), now=now)
    QuizItem.objects.update(retired=True)
    assert queue(alice, now=now).due_count == 0
    with pytest.raises(NothingToAsk):
        start_quiz(alice, Wishes(), key="a", seed=1, now=now)


def test_it_takes_as_many_queries_for_a_long_quiz_as_for_a_short_one(alice, quiz_items, now, django_assert_num_queries):
    with django_assert_num_queries(9):  # savepoint, learner, key, pool, seen, items, quiz, answers, release
        start_quiz(alice, Wishes(length=2), key="short", seed=1, now=now)
    with django_assert_num_queries(9):
        start_quiz(alice, Wishes(length=12), key="long", seed=1, now=now)
