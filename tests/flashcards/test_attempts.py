"""Attempts: kept with their mark, and what they put into the queue."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from flashcards.attempts import TEXT_LIMIT, AttemptRefused, agree_again, disagree, submit_attempt
from flashcards.marks import counted_mark, covered_count, follow_ups_in_order
from flashcards.models import Attempt, Disagreement, FollowUp, ItemKind, ReviewItem

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
    assert item.brought_back_at is not None  # asked first


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


# -- follow-ups


@pytest.fixture
def marked_follow_up(question):
    """One with the slug of a follow-up that the project's own question has, whose rules mark it."""
    points = [
        {"id": "weights-unchanged", "text": "The weights stay."},
        {"id": "factor-cancels", "text": "It cancels."},
        {"id": "no-overflow", "text": "No overflow."},
    ]
    return FollowUp.objects.create(
        question=question, slug="subtract-row-maximum", prompt="And the maximum?", key_points=points, position=9
    )


def test_it_marks_a_follow_up_that_has_rules(alice, question, marked_follow_up):
    text = "The weights stay the same, because the factor cancels."
    attempt = submit_attempt(alice, question, text, now=timezone.now(), follow_up=marked_follow_up)
    attempt.refresh_from_db()
    assert (attempt.mark["follow_up"], covered_count(attempt)) == ("subtract-row-maximum", (2, 3))
    assert queued(alice) == {(ItemKind.FOLLOW_UP, "score-to-weight/subtract-row-maximum")}


def test_it_brings_the_red_flag_of_a_follow_ups_answer(alice, question, marked_follow_up):
    text = "Subtracting the maximum changes the weights a little."
    submit_attempt(alice, question, text, now=timezone.now(), follow_up=marked_follow_up)
    assert (ItemKind.RED_FLAG, "max-subtraction-changes-weights") in queued(alice)


def asked_first(question, **missing):
    for slug, points in missing.items():
        question.follow_ups.filter(slug=slug.replace("_", "-")).update(after_missing=points)


def order(question, attempt):
    return [(row.follow_up.slug, row.because) for row in follow_ups_in_order(question.follow_ups.all(), attempt)]


def test_it_asks_first_for_what_the_attempt_left_out(alice, question):
    asked_first(question, attention_map=["score-any-real"], row_maximum=["exponentiate-and-normalize"])
    attempt = submit_attempt(alice, question, RIGHT, now=timezone.now())
    text = next(point["text"] for point in attempt.mark["points"] if point["id"] == "score-any-real")
    assert order(question, attempt) == [("attention-map", text), ("why-scores", ""), ("row-maximum", "")]
    assert [slug for slug, _ in order(question, None)] == ["why-scores", "row-maximum", "attention-map"]
    disagree(attempt, "score-any-real")
    assert [slug for slug, _ in order(question, attempt)] == ["why-scores", "row-maximum", "attention-map"]


def waiting(learner):
    items = ReviewItem.objects.filter(learner=learner, kind=ItemKind.FOLLOW_UP).order_by("due_at", "id")
    return [item.key.partition("/")[2] for item in items]


def test_new_follow_ups_wait_in_the_order_that_the_latest_attempt_calls_for(alice, question):
    asked_first(question, attention_map=["score-any-real"], row_maximum=["exponentiate-and-normalize"])
    now = timezone.now()
    submit_attempt(alice, question, RIGHT, now=now)
    assert waiting(alice) == ["attention-map", "why-scores", "row-maximum"]
    submit_attempt(alice, question, "A score can be any real number.", now=now + timedelta(minutes=5))
    assert waiting(alice) == ["row-maximum", "why-scores", "attention-map"]
    assert all(item.due_at <= now for item in ReviewItem.objects.filter(kind=ItemKind.FOLLOW_UP))


# -- "I did say this"


def test_it_counts_what_the_learner_says_they_said(alice, question):
    attempt = submit_attempt(alice, question, RIGHT, now=timezone.now())
    before = counted_mark(attempt)
    point = before["missing"][0]
    disagree(attempt, point)
    disagree(attempt, point)
    after = counted_mark(attempt)
    assert Disagreement.objects.count() == 1
    assert after["missing"] == before["missing"][1:]
    assert after["score"] == pytest.approx(before["score"] + 1 / 7, abs=1e-4)
    assert covered_count(attempt) == (7 - len(after["missing"]), 7)
    assert [p["id"] for p in after["points"] if p["disagreed"]] == [point]
    attempt.refresh_from_db()
    assert point in attempt.mark["missing"]  # what the rules said stays
    agree_again(attempt, point)
    assert counted_mark(attempt) == before


def test_it_takes_no_disagreement_about_what_was_not_missed(alice, question):
    attempt = submit_attempt(alice, question, RIGHT, now=timezone.now())
    covered = next(point["id"] for point in attempt.mark["points"] if point["covered"])
    for point in (covered, "no-such-point"):
        with pytest.raises(AttemptRefused):
            disagree(attempt, point)
    unmarked = submit_attempt(alice, question, "", now=timezone.now(), dont_know=True)
    with pytest.raises(AttemptRefused):
        disagree(unmarked, "rows-sum-to-one")
    assert counted_mark(unmarked) is None
