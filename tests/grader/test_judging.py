"""Claims, verdicts, and what becomes of a submission whose worker died."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from grader import judging, submissions, worker_list
from grader.models import Submission
from grader.statuses import Device, SubmissionStatus

pytestmark = [pytest.mark.django_db, pytest.mark.database]

VERDICT = {"status": "passed", "seed": 7}
SOURCE = "def softmax(scores, dim):\n    return scores\n"
US, OTHERS = judging.Claimant("celery@here", 11), judging.Claimant("celery@there", 12)
LONG = timedelta(hours=1)


def handed_in(learner, **options):
    return submissions.submit(learner=learner, exercise_slug="softmax", source=SOURCE, **options)


def claimed(by=US, *, now=None, device=Device.CPU):
    return judging.claim_next(device, by, now=now or timezone.now())


def connect(*claimants, now):
    for claimant in claimants:
        worker_list.announce(claimant.worker, [], now=now)


def test_it_gives_a_submission_to_one_claim_only(alice):
    submission = handed_in(alice)
    assert claimed().submission == submission
    assert claimed() is None


def test_it_takes_the_next_one_when_another_claim_was_quicker(alice):
    first, second = handed_in(alice), handed_in(alice)
    quicker = []

    def another_comes_first(execute, sql, *rest):
        if sql.startswith("UPDATE") and not quicker:
            quicker.append(None)
            quicker[0] = claimed(OTHERS)
        return execute(sql, *rest)

    with connection.execute_wrapper(another_comes_first):
        slower = claimed(US)
    assert (quicker[0].submission, slower.submission) == (first, second)
    assert all(judging.finish(claim, VERDICT, now=timezone.now()) for claim in (*quicker, slower))


def test_it_claims_only_what_is_for_the_device(alice):
    on_gpu, on_cpu = handed_in(alice, device=Device.CUDA), handed_in(alice)
    assert claimed().submission == on_cpu
    assert claimed() is None
    assert claimed(device=Device.CUDA).submission == on_gpu


def test_it_never_claims_what_is_finished(alice):
    submission = handed_in(alice)
    assert judging.finish(claimed(), VERDICT, now=timezone.now())
    assert claimed() is None
    judging.put_back_from_earlier_life(None)
    judging.put_back_abandoned(now=timezone.now() + LONG)
    assert claimed() is None
    submission.refresh_from_db()
    assert (submission.status, submission.verdict, submission.seed) == ("passed", VERDICT, 7)


def test_it_lets_only_the_latest_claim_write_the_verdict(alice):
    submission = handed_in(alice)
    first = claimed()
    judging.put_back_from_processes(US.worker, [US.process])
    assert not judging.finish(first, {"status": "failed", "seed": 1}, now=timezone.now())
    second = claimed()
    assert not judging.finish(first, {"status": "failed", "seed": 1}, now=timezone.now())
    assert judging.finish(second, VERDICT, now=timezone.now())
    assert not judging.finish(second, {"status": "failed", "seed": 1}, now=timezone.now())
    submission.refresh_from_db()
    assert (submission.status, submission.verdict) == ("passed", VERDICT)


def test_it_puts_back_only_what_the_dead_process_had(alice):
    for _ in range(3):
        handed_in(alice)
    kept = [claimed(OTHERS), claimed(judging.Claimant(US.worker, 99))]
    lost = claimed(US)
    assert sorted(judging.processes_at_work(US.worker)) == [US.process, 99]
    assert judging.put_back_from_processes(US.worker, [US.process]) == 1
    again = claimed(OTHERS)
    assert again.submission == lost.submission
    assert (again.submission.claims, again.submission.crashes) == (2, 1)
    assert all(judging.finish(claim, VERDICT, now=timezone.now()) for claim in (*kept, again))


def test_it_judges_first_what_was_put_back(alice, bob):
    first = handed_in(alice)
    claimed()
    handed_in(bob)
    handed_in(alice)
    judging.put_back_from_earlier_life(US.worker)
    assert claimed().submission == first


def test_it_puts_back_what_a_worker_had_before_it_was_started_again(alice):
    for _ in range(2):
        handed_in(alice)
    claimed(US)
    claimed(OTHERS)
    assert judging.put_back_from_earlier_life(US.worker) == 1
    assert judging.put_back_from_earlier_life(None) == 1
    assert not Submission.objects.filter(crashes__gt=0).exists()


def test_it_puts_back_what_a_worker_has_that_is_not_heard_of_any_more(alice, settings):
    settings.GRADE_LEASE_SECONDS = 10 * worker_list.GONE_AFTER.total_seconds()
    now = timezone.now()
    for _ in range(2):
        handed_in(alice)
    connect(US, OTHERS, now=now)
    lost, _ = claimed(US, now=now), claimed(OTHERS, now=now)
    assert judging.put_back_abandoned(now=now + worker_list.GONE_AFTER / 2) == 0
    later = now + worker_list.GONE_AFTER + timedelta(seconds=1)
    connect(OTHERS, now=later)
    assert judging.put_back_abandoned(now=later) == 1
    again = claimed(OTHERS, now=later)
    assert again.submission == lost.submission
    assert again.submission.crashes == 0


def test_it_puts_back_what_takes_longer_than_anything_can(alice, settings):
    now = timezone.now()
    handed_in(alice)
    claimed(now=now)
    later = now + timedelta(seconds=settings.GRADE_LEASE_SECONDS + 1)
    connect(US, now=later)
    assert judging.put_back_abandoned(now=later) == 1
    assert Submission.objects.get().crashes == 1


def test_it_gives_up_after_the_second_crash(alice):
    handed_in(alice)
    for crashes in range(judging.MOST_CRASHES):
        claim = claimed()
        assert not claim.is_hopeless, crashes
        judging.put_back_from_processes(US.worker, [US.process])
    assert claimed().is_hopeless


def test_it_does_not_blame_a_submission_for_a_worker_that_was_restarted_but_not_forever_either(alice):
    handed_in(alice)
    for _ in range(judging.MOST_CLAIMS):
        assert not claimed().is_hopeless
        judging.put_back_from_earlier_life(US.worker)
    assert claimed().is_hopeless


def test_it_wakes_workers_for_what_the_broker_has_forgotten(alice, sent_ids):
    first, second = handed_in(alice), handed_in(alice)  # their messages wait for a commit that does not come
    handed_in(alice, device=Device.CUDA)
    assert judging.sweep(now=timezone.now()) == 3
    assert sent_ids() == [("grader.grade", first.pk), ("grader.grade", second.pk)]
    assert judging.messages_at_broker(Device.CUDA) == 1


def test_it_sends_no_more_messages_than_there_are_submissions(alice, sent_ids):
    for _ in range(3):
        handed_in(alice)
    claimed()
    assert judging.sweep(now=timezone.now()) == 2
    assert judging.sweep(now=timezone.now()) == 0
    assert len(sent_ids()) == 2


def test_it_sweeps_without_a_broker(alice, no_broker):
    handed_in(alice)
    assert judging.sweep(now=timezone.now()) == 0
    assert claimed()


def test_it_announces_a_finished_submission_that_was_not_announced(alice, sent_ids):
    now = timezone.now()
    submission = Submission.objects.create(
        learner=alice, exercise="softmax", source=SOURCE, status="failed", finished_at=now - timedelta(minutes=1)
    )
    judging.sweep(now=now)
    judging.sweep(now=now)
    assert sent_ids() == [("flashcards.verdict_landed", submission.pk)]


def test_it_knows_whether_anybody_waits(alice):
    assert not judging.any_waiting(Device.CPU)
    handed_in(alice)
    assert judging.any_waiting(Device.CPU)
    assert not judging.any_waiting(Device.CUDA)
    claimed()
    assert not judging.any_waiting(Device.CPU)
    assert Submission.objects.get().status == SubmissionStatus.RUNNING
