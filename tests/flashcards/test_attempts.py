"""Attempts: kept with their mark, and what they put into the queue."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from flashcards.attempts import TEXT_LIMIT, AttemptRefused, submit_attempt
from flashcards.items import queue
from flashcards.models import Attempt, ItemKind, ReviewItem

RIGHT = "Softmax exponentiates each score and divides by the sum over the keys, so the weights of a query sum to one."
WRONG = "You apply the mask after the softmax, to the weights."


def queued(learner):
    return set(ReviewItem.objects.filter(learner=learner).values_list("kind", "key"))


def test_it_keeps_the_attempt_with_mark_and_version(alice, question):
    attempt = submit_attempt(alice, question, f"  {RIGHT}\r\nSo.\n", now=timezone.now())
    attempt.refresh_from_db()
    assert (attempt.text, attempt.question_version) == (f"{RIGHT}\nSo.", question.version)
    assert attempt.mark["question"] == "score-to-weight"
    assert 0 < attempt.mark["score"] <= 1


def test_it_puts_the_question_and_its_follow_ups_into_the_queue(alice, question):
    submit_attempt(alice, question, RIGHT, now=timezone.now())
    follow_ups = {(ItemKind.FOLLOW_UP, f"score-to-weight/{s}") for s in ("why-scores", "row-maximum", "attention-map")}
    assert queued(alice) == {(ItemKind.QUESTION, "score-to-weight")} | follow_ups


def test_it_brings_the_red_flag_that_it_found_with_the_learners_words(alice, question):
    attempt = submit_attempt(alice, question, WRONG, now=timezone.now())
    item = ReviewItem.objects.get(learner=alice, kind=ItemKind.RED_FLAG)
    assert item.key == "mask-after-softmax"
    assert attempt.mark["red_flags"][0]["evidence"] in item.reason
    assert queue(alice, now=timezone.now()).cards[0].item == item  # asked first


def test_it_opens_without_a_text_for_who_does_not_know(alice, question):
    attempt = submit_attempt(alice, question, "", now=timezone.now(), dont_know=True)
    assert (attempt.dont_know, attempt.mark) == (True, None)
    assert (ItemKind.QUESTION, "score-to-weight") in queued(alice)


def test_it_takes_an_attempt_at_a_follow_up(alice, question):
    follow_up = question.follow_ups.get(slug="row-maximum")
    attempt = submit_attempt(alice, question, "No, it cancels.", now=timezone.now(), follow_up=follow_up)
    assert (attempt.follow_up, attempt.mark) == (follow_up, None)
    assert queued(alice) == {(ItemKind.FOLLOW_UP, "score-to-weight/row-maximum")}


@pytest.mark.parametrize(
    ("text", "says"),
    [("", "no answer yet"), (" \n\t", "no answer yet"), ("x" * (TEXT_LIMIT + 1), "20,001 characters"), ("a\0b", "NUL")],
)
def test_it_refuses_what_is_no_answer_and_keeps_nothing(alice, question, text, says):
    with pytest.raises(AttemptRefused, match=says):
        submit_attempt(alice, question, text, now=timezone.now())
    assert not Attempt.objects.exists()
    assert queued(alice) == set()


def test_it_takes_an_answer_of_just_the_limit(alice, question):
    assert submit_attempt(alice, question, "x" * TEXT_LIMIT, now=timezone.now()).pk


def test_it_counts_a_double_tap_once_and_a_second_try_twice(alice, question):
    now = timezone.now()
    first = submit_attempt(alice, question, RIGHT, now=now)
    assert submit_attempt(alice, question, RIGHT, now=now + timedelta(seconds=5)) == first
    assert submit_attempt(alice, question, RIGHT + " Indeed.", now=now + timedelta(seconds=6)) != first
    assert submit_attempt(alice, question, RIGHT, now=now + timedelta(days=1)) != first
