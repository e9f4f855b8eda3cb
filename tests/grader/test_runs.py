"""A run of the visible cases: through the queue like a submission, and without its consequences."""

from __future__ import annotations

import pytest
from django.utils import timezone

from flashcards import tasks
from flashcards.models import ReviewItem
from grader import submissions
from grader.models import Submission
from grader.statuses import SubmissionKind, SubmissionStatus

pytestmark = [pytest.mark.django_db, pytest.mark.database]

SOURCE = "def softmax(scores, dim):\n    return scores\n"


def run(learner, slug="softmax"):
    return submissions.submit(learner=learner, exercise_slug=slug, source=SOURCE, kind=SubmissionKind.RUN)


def finished(submission, status="passed"):
    token = submissions.claim(submission.pk, now=timezone.now())
    flag = {"id": "returns-scores", "title": "Scores returned", "evidence": "x", "red_flag": "returns-scores"}
    verdict = {"status": status, "seed": 0, "misconceptions": [flag]}
    assert submissions.finish(submission.pk, token=token, verdict=verdict, now=timezone.now())
    return Submission.with_runs.get(pk=submission.pk)


def test_it_waits_in_the_queue_like_a_submission(alice, settings, sent_ids, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        made = run(alice)
    assert sent_ids() == [("grader.grade", made.pk)]
    assert submissions.any_waiting()
    settings.QUEUE_LIMIT = 1
    with pytest.raises(submissions.QueueFull):
        run(alice)


def test_it_is_no_submission_and_no_pass(alice):
    made = finished(run(alice))
    assert made.status == SubmissionStatus.PASSED
    assert not made.is_pass
    assert not Submission.objects.exists()
    assert not alice.submissions.exists()


@pytest.mark.parametrize("status", ["passed", "failed"])
def test_it_feeds_no_review(alice, sent_ids, status):
    made = finished(run(alice), status)
    submissions.sweep(now=timezone.now() + 10 * submissions.RESEND_AFTER)
    assert sent_ids() == []
    tasks.verdict_landed(made.pk)
    assert not ReviewItem.objects.exists()


def test_it_takes_the_place_of_earlier_runs_only(alice, bob):
    submitted = submissions.submit(learner=alice, exercise_slug="softmax", source=SOURCE)
    others = [run(bob), run(alice, "causal-attention")]
    finished(run(alice))
    run(alice)  # waits
    judged_now = run(alice)
    submissions.claim(judged_now.pk, now=timezone.now())
    last = run(alice)
    left = set(Submission.with_runs.values_list("pk", flat=True))
    assert left == {submitted.pk, *(other.pk for other in others), judged_now.pk, last.pk}


def test_it_goes_with_its_learner(alice):
    run(alice)
    alice.delete()
    assert not Submission.with_runs.exists()


def test_it_notes_progress_for_the_claim_that_holds(alice):
    made = run(alice)
    first = submissions.claim(made.pk, now=timezone.now())
    submissions.note_progress(made.pk, token=first, done=2, total=3)
    made = Submission.with_runs.get(pk=made.pk)
    assert (made.cases_done, made.cases_total) == (2, 3)
    submissions.claim(made.pk, now=timezone.now(), redelivered=True)
    submissions.note_progress(made.pk, token=first, done=3, total=3)
    made = Submission.with_runs.get(pk=made.pk)
    assert made.cases_done is None
