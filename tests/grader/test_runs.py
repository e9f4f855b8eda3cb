"""A run of the visible cases: through the queue like a submission, and without its consequences."""

from __future__ import annotations

import pytest
from django.utils import timezone

from flashcards import tasks
from flashcards.models import ReviewItem
from grader import judging, submissions
from grader.models import Submission
from grader.statuses import Device, SubmissionKind, SubmissionStatus

pytestmark = [pytest.mark.django_db, pytest.mark.database]

SOURCE = "def softmax(scores, dim):\n    return scores\n"


def run(learner, slug="softmax"):
    return submissions.submit(learner=learner, exercise_slug=slug, source=SOURCE, kind=SubmissionKind.RUN)


def claimed():
    return judging.claim_next(Device.CPU, judging.Claimant("celery@here", 1), now=timezone.now())


def finished(submission, status="passed"):
    claim = claimed()
    assert claim.submission == submission
    flag = {"id": "returns-scores", "title": "Scores returned", "evidence": "x", "red_flag": "returns-scores"}
    verdict = {"status": status, "seed": 0, "misconceptions": [flag]}
    assert judging.finish(claim, verdict, now=timezone.now())
    return Submission.with_runs.get(pk=submission.pk)


def test_it_waits_in_the_queue_like_a_submission(alice, bob, settings, sent_ids, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        made = run(alice)
    assert sent_ids() == [("grader.grade", made.pk)]
    assert judging.any_waiting(Device.CPU)
    settings.QUEUE_LIMIT = 1
    with pytest.raises(submissions.QueueFull):
        run(bob)


def test_it_is_no_submission_and_no_pass(alice):
    made = finished(run(alice))
    assert made.status == SubmissionStatus.PASSED
    assert not made.is_pass
    assert not Submission.objects.exists()
    assert not alice.submissions.exists()


@pytest.mark.parametrize("status", ["passed", "failed"])
def test_it_feeds_no_review(alice, sent_ids, status):
    made = finished(run(alice), status)
    judging.sweep(now=timezone.now() + 10 * judging.ANNOUNCE_AGAIN_AFTER)
    assert sent_ids() == []
    tasks.verdict_landed(made.pk)
    assert not ReviewItem.objects.exists()


def test_it_takes_the_place_of_earlier_runs_only(alice, bob):
    judged = finished(run(alice))
    judged_now = run(alice)
    claimed()
    submitted = submissions.submit(learner=alice, exercise_slug="softmax", source=SOURCE)
    others = [run(bob), run(alice, "causal-attention")]
    run(alice)  # waits
    last = run(alice)
    left = set(Submission.with_runs.values_list("pk", flat=True))
    assert left == {submitted.pk, *(other.pk for other in others), judged_now.pk, last.pk}
    assert judged.pk not in left


def test_it_goes_with_its_learner(alice):
    run(alice)
    alice.delete()
    assert not Submission.with_runs.exists()


def test_it_notes_progress_for_the_claim_that_holds(alice):
    made = run(alice)
    first = claimed()
    judging.note_progress(first, done=2, total=3)
    made.refresh_from_db()
    assert (made.cases_done, made.cases_total) == (2, 3)
    judging.put_back_from_earlier_life(None)
    claimed()
    judging.note_progress(first, done=3, total=3)
    made.refresh_from_db()
    assert made.cases_done is None
