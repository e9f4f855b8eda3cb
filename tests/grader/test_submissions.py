"""What a learner does with a submission: hand it in, take it back, have it judged elsewhere."""

from __future__ import annotations

import threading

import pytest
from django.db import connection

from grader import submissions, turns
from grader.catalogue import UnknownExercise
from grader.models import Submission
from grader.statuses import Device, SubmissionKind, SubmissionStatus

pytestmark = [pytest.mark.django_db, pytest.mark.database]

SOURCE = "def softmax(scores, dim):\n    return scores\n"


def handed_in(learner, **options):
    return submissions.submit(learner=learner, exercise_slug="softmax", source=SOURCE, **options)


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


def test_it_refuses_more_than_the_queue_holds(alice, bob, settings):
    settings.QUEUE_LIMIT = 1
    handed_in(alice)
    with pytest.raises(submissions.QueueFull) as refused:
        handed_in(bob)
    assert not isinstance(refused.value, submissions.LearnerQueueFull)


def test_it_refuses_a_learner_whose_part_is_full_and_no_other(alice, bob, settings):
    settings.LEARNER_QUEUE_LIMIT = 2
    handed_in(alice)
    handed_in(alice)
    with pytest.raises(submissions.LearnerQueueFull):
        handed_in(alice)
    assert handed_in(bob).pk


def test_it_counts_what_waits_for_another_device_apart(alice, settings):
    settings.QUEUE_LIMIT = settings.LEARNER_QUEUE_LIMIT = 1
    handed_in(alice, device=Device.CUDA)
    assert handed_in(alice).pk
    with pytest.raises(submissions.QueueFull):
        handed_in(alice, device=Device.CUDA)


def test_it_keeps_an_earlier_run_where_there_is_no_room_for_the_next(alice, settings):
    first = handed_in(alice, kind=SubmissionKind.RUN)
    settings.QUEUE_LIMIT = 0
    with pytest.raises(submissions.QueueFull):
        handed_in(alice, kind=SubmissionKind.RUN)
    assert list(Submission.with_runs.all()) == [first]


def test_it_has_room_for_a_run_in_the_place_of_the_one_before(alice, settings):
    settings.QUEUE_LIMIT = 1
    handed_in(alice, kind=SubmissionKind.RUN)
    assert handed_in(alice, kind=SubmissionKind.RUN).turn == 0


def test_it_counts_the_queue_by_its_index(alice):
    handed_in(alice)
    open_ones = Submission.with_runs.filter(turns.QUEUED | turns.RUNNING, device=Device.CPU).order_by()
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET LOCAL enable_seqscan = off")  # else a table of one row is read as it lies
        for asked in (open_ones, turns.waiting(Device.CPU)[:1]):
            assert "submission_queue" in asked.explain()


def test_it_hands_nothing_in_twice_with_one_key(alice, bob, settings):
    first = handed_in(alice, key="a")
    settings.QUEUE_LIMIT = 0  # a repeat needs no room
    assert handed_in(alice, key="a") == first
    settings.QUEUE_LIMIT = 10
    assert len({first.pk, handed_in(alice, key="b").pk, handed_in(bob, key="a").pk, handed_in(alice).pk}) == 4


def test_it_takes_back_what_waits_and_nothing_else(alice):
    waiting, running = handed_in(alice), handed_in(alice)
    Submission.objects.filter(pk=running.pk).update(status=SubmissionStatus.RUNNING)
    assert submissions.take_back(waiting)
    assert not submissions.take_back(waiting)
    assert not submissions.take_back(running)
    assert list(Submission.objects.all()) == [running]


def test_it_moves_what_waits_to_the_end_of_the_learners_own_on_the_other_device(
    alice, sent_ids, django_capture_on_commit_callbacks
):
    ours = [handed_in(alice) for _ in range(2)]
    moved = handed_in(alice, device=Device.CUDA)
    with django_capture_on_commit_callbacks(execute=True):
        assert submissions.move_to(moved, Device.CPU)
    assert sent_ids() == [("grader.grade", moved.pk)]
    assert list(turns.waiting(Device.CPU)) == [*ours, moved]
    assert not turns.waiting(Device.CUDA).exists()


def test_it_moves_nothing_that_is_being_judged_or_finds_no_room(alice, settings):
    running, waiting = (handed_in(alice, device=Device.CUDA) for _ in range(2))
    Submission.objects.filter(pk=running.pk).update(status=SubmissionStatus.RUNNING)
    assert not submissions.move_to(running, Device.CPU)
    settings.QUEUE_LIMIT = 0
    with pytest.raises(submissions.QueueFull):
        submissions.move_to(waiting, Device.CPU)
    assert Submission.objects.filter(device=Device.CUDA).count() == 2


@pytest.mark.django_db(transaction=True)
def test_it_gives_each_a_turn_of_its_own_when_a_learner_hands_in_many_at_once(alice):
    def hand_in():
        handed_in(alice)
        connection.close()

    threads = [threading.Thread(target=hand_in) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(Submission.objects.values_list("turn", flat=True)) == list(range(6))
