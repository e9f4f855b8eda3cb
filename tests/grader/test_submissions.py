"""What happens to a submission between the hand-in and the verdict."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from grader import submissions
from grader.catalogue import UnknownExercise
from grader.models import Submission
from grader.statuses import SubmissionStatus

pytestmark = [pytest.mark.django_db, pytest.mark.database]

VERDICT = {"status": "passed", "seed": 7}
SOURCE = "def softmax(scores, dim):\n    return scores\n"


def handed_in(learner, **fields):
    return Submission.objects.create(learner=learner, exercise="softmax", source=SOURCE, **fields)


def test_it_keeps_a_submission_while_the_broker_is_down(alice):
    submission = submissions.submit(learner=alice, exercise_slug="softmax", source=SOURCE)
    submission.refresh_from_db()
    assert submission.status == SubmissionStatus.QUEUED
    assert submission.source == SOURCE


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("", "no code"),
        (" \n\t\n", "no code"),
        ("x" * (64 * 1024 + 1), "65,537 bytes"),
        ("é" * (32 * 1024 + 1), "65,538 bytes"),
        ("x = '\ud800'", "UTF-8"),
        ("x = 1\0", "NUL"),
    ],
)
def test_it_refuses_a_source_that_no_judge_needs_to_see(alice, source, says):
    with pytest.raises(submissions.SourceRefused, match=says):
        submissions.submit(learner=alice, exercise_slug="softmax", source=source)
    assert not Submission.objects.exists()


def test_it_takes_a_source_of_exactly_64_kib(alice):
    source = SOURCE + "#" * (64 * 1024 - len(SOURCE))
    assert submissions.submit(learner=alice, exercise_slug="softmax", source=source).pk


def test_it_refuses_an_unknown_exercise(alice):
    with pytest.raises(UnknownExercise, match=r"There are: .*softmax"):
        submissions.submit(learner=alice, exercise_slug="sofmax", source=SOURCE)


def test_it_refuses_more_than_the_queue_holds(alice, settings):
    settings.QUEUE_LIMIT = 1
    handed_in(alice)
    with pytest.raises(submissions.QueueFull):
        submissions.submit(learner=alice, exercise_slug="softmax", source=SOURCE)


def test_it_gives_a_submission_to_one_claim_only(alice):
    submission = handed_in(alice)
    now = timezone.now()
    assert submissions.claim(submission.pk, now=now)
    assert submissions.claim(submission.pk, now=now) is None


def test_it_gives_an_abandoned_submission_to_a_new_claim(alice, settings):
    submission = handed_in(alice)
    now = timezone.now()
    submissions.claim(submission.pk, now=now)
    lease = timedelta(seconds=settings.GRADE_LEASE_SECONDS)
    assert submissions.claim(submission.pk, now=now + lease / 2) is None
    assert submissions.claim(submission.pk, now=now + lease + timedelta(seconds=1))


def test_it_lets_a_redelivered_id_take_over_at_once(alice):
    submission = handed_in(alice)
    submissions.claim(submission.pk, now=timezone.now())
    assert submissions.claim(submission.pk, now=timezone.now(), redelivered=True)


def test_it_never_claims_what_is_finished(alice):
    submission = handed_in(alice, status=SubmissionStatus.PASSED)
    assert submissions.claim(submission.pk, now=timezone.now(), redelivered=True) is None


def test_it_lets_only_the_latest_claim_write_the_verdict(alice):
    submission = handed_in(alice)
    now = timezone.now()
    first = submissions.claim(submission.pk, now=now)
    second = submissions.claim(submission.pk, now=now, redelivered=True)
    assert not submissions.finish(submission.pk, token=first, verdict={"status": "failed", "seed": 1}, now=now)
    assert submissions.finish(submission.pk, token=second, verdict=VERDICT, now=now)
    assert not submissions.finish(submission.pk, token=second, verdict={"status": "failed", "seed": 1}, now=now)
    submission.refresh_from_db()
    assert (submission.status, submission.verdict, submission.seed) == ("passed", VERDICT, 7)


def test_it_sweeps_what_waits_and_what_was_abandoned(alice, settings, sent_ids):
    now = timezone.now()
    waiting, running, fresh = handed_in(alice), handed_in(alice), handed_in(alice)
    handed_in(alice, status=SubmissionStatus.PASSED, announced=True)
    submissions.claim(running.pk, now=now)
    assert submissions.sweep(now=now) == 0
    later = now + timedelta(seconds=settings.GRADE_LEASE_SECONDS + 20)
    Submission.objects.filter(pk=fresh.pk).update(created_at=later)
    assert submissions.sweep(now=later) == 2
    assert sent_ids() == [("grader.grade", waiting.pk), ("grader.grade", running.pk)]


def test_it_announces_a_finished_submission_that_was_not_announced(alice, sent_ids):
    now = timezone.now()
    submission = handed_in(alice, status=SubmissionStatus.FAILED, finished_at=now - timedelta(minutes=1))
    submissions.sweep(now=now)
    submissions.sweep(now=now)
    assert sent_ids() == [("flashcards.verdict_landed", submission.pk)]


def test_it_puts_running_ones_back_when_the_only_worker_starts(alice, sent_ids):
    submission = handed_in(alice)
    submissions.claim(submission.pk, now=timezone.now())
    assert submissions.release_all() == 1
    assert submissions.sweep(now=timezone.now()) == 1
    assert sent_ids() == [("grader.grade", submission.pk)]


def test_it_counts_those_before_in_the_queue(alice):
    first, second = handed_in(alice), handed_in(alice)
    assert submissions.queue_position(first) == 0
    assert submissions.queue_position(second) == 1


def test_it_knows_whether_anybody_waits(alice):
    assert not submissions.any_waiting()
    submission = handed_in(alice)
    assert submissions.any_waiting()
    submissions.claim(submission.pk, now=timezone.now())
    assert not submissions.any_waiting()
