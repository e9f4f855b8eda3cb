"""Verdicts feed the queue, once each."""

from __future__ import annotations

from datetime import timedelta

import pytest

from flashcards import tasks
from flashcards.day_queue import queue
from flashcards.models import ItemKind, Phase, Rating, Review, ReviewItem, ReviewSource
from flashcards.reviews import record_review
from flashcards.verdicts import verdict_landed
from grader.models import Submission
from grader.statuses import SubmissionStatus

TOP_LEFT = {
    "id": "causal-top-left",
    "title": "the causal mask begins in the top-left corner",
    "evidence": "your output equals what top-left alignment gives, in 3 of 3 cases that tell them apart",
    "red_flag": "causal-top-left",
}


@pytest.fixture
def submit(question, now):
    def make(learner, status, *misconceptions, at=now):
        verdict = {"status": status, "misconceptions": list(misconceptions)}
        return Submission.objects.create(
            learner=learner,
            exercise="causal-attention",
            source="def causal_attention(q, k, v): ...",
            status=status,
            verdict=verdict,
            finished_at=at,
        )

    return make


def items(learner):
    return {item.kind: item for item in ReviewItem.objects.filter(learner=learner)}


def test_it_brings_the_red_flag_and_the_exercise_of_a_failure(alice, submit, now):
    verdict_landed(submit(alice, SubmissionStatus.FAILED, TOP_LEFT), now=now)
    found = items(alice)
    assert set(found) == {ItemKind.RED_FLAG, ItemKind.EXERCISE}
    assert found[ItemKind.RED_FLAG].reason == "Your “Causal attention”: the causal mask begins in the top-left corner"
    assert queue(alice, now=now).due_count == 2


def test_it_names_the_exercise_only_where_nothing_explains_the_failure(alice, submit, now):
    verdict_landed(submit(alice, SubmissionStatus.FAILED), now=now)
    assert set(items(alice)) == {ItemKind.EXERCISE}


@pytest.mark.parametrize(
    "status", [SubmissionStatus.INVALID, SubmissionStatus.TIMED_OUT, SubmissionStatus.INTERNAL_ERROR]
)
def test_it_learns_nothing_from_what_did_not_get_to_numbers(alice, submit, now, status):
    verdict_landed(submit(alice, status), now=now)
    assert items(alice) == {}


def test_it_counts_a_pass_as_a_good_review_once(alice, submit, now):
    submission = submit(alice, SubmissionStatus.PASSED)
    for _ in range(2):
        verdict_landed(submission, now=now)
    review = Review.objects.get()
    assert (review.rating, review.source, review.key) == (Rating.GOOD, ReviewSource.VERDICT, f"verdict:{submission.pk}")
    item = items(alice)[ItemKind.EXERCISE]
    assert (item.phase, item.reps) == (Phase.REVIEW, 1)  # not in ten minutes once more
    assert queue(alice, now=now).due_count == 0


def test_it_takes_an_exercise_out_of_the_queue_that_passes_after_failing(alice, submit, now):
    verdict_landed(submit(alice, SubmissionStatus.FAILED), now=now)
    passed_at = now + timedelta(minutes=5)
    verdict_landed(submit(alice, SubmissionStatus.PASSED, at=passed_at), now=passed_at)
    assert queue(alice, now=passed_at).due_count == 0


def test_it_brings_back_what_was_not_due_and_only_once(alice, submit, now):
    submission = submit(alice, SubmissionStatus.FAILED, TOP_LEFT)
    verdict_landed(submission, now=now)
    record_review(alice, "red-flag:causal-top-left", Rating.EASY, key="a", now=now + timedelta(minutes=1))
    verdict_landed(submission, now=now + timedelta(minutes=2))  # delivered again: it was reviewed since
    assert queue(alice, now=now + timedelta(minutes=2)).due_count == 1

    again = submit(alice, SubmissionStatus.FAILED, TOP_LEFT, at=now + timedelta(hours=1))
    verdict_landed(again, now=now + timedelta(hours=1))
    flag = items(alice)[ItemKind.RED_FLAG]
    assert (flag.brought_back_at, flag.reps) == (now + timedelta(hours=1), 1)  # asked again, its memory untouched
    assert queue(alice, now=now + timedelta(hours=1)).due_count == 2


def test_it_waits_for_the_verdict(alice, submit, now):
    verdict_landed(submit(alice, SubmissionStatus.RUNNING), now=now)
    assert items(alice) == {}


def test_it_is_a_task_that_the_grader_knows_by_name(alice, submit):
    assert tasks.verdict_landed.name == "flashcards.verdict_landed"
    submission = submit(alice, SubmissionStatus.FAILED, TOP_LEFT)
    tasks.verdict_landed.apply(args=(submission.pk,), throw=True)
    assert set(items(alice)) == {ItemKind.RED_FLAG, ItemKind.EXERCISE}


def test_it_does_not_mind_a_submission_that_was_deleted(question):
    tasks.verdict_landed.apply(args=(0,), throw=True)
