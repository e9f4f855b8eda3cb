"""The order of judging: fair to each learner, and the one that learners are shown."""

from __future__ import annotations

import random

import pytest
from django.utils import timezone

from grader import judging, submissions, turns
from grader.models import Submission
from grader.statuses import Device

pytestmark = [pytest.mark.django_db, pytest.mark.database]

BY = judging.Claimant("celery@here", 1)
VERDICT = {"status": "failed", "seed": 1}


def hand_in(learner, count=1, device=Device.CPU):
    return [
        submissions.submit(learner=learner, exercise_slug="softmax", source="x = 1", device=device)
        for _ in range(count)
    ]


def judge_next(device=Device.CPU):
    """The submission whose turn it is, judged."""
    claim = judging.claim_next(device, BY, now=timezone.now())
    assert judging.finish(claim, VERDICT, now=timezone.now())
    return claim.submission


def judged_before(submission):
    """How many are judged until it has its verdict."""
    count = 0
    while judge_next() != submission:
        count += 1
    return count


def test_it_lets_nobody_wait_behind_a_learner_who_hands_in_many(alice, bob):
    hand_in(alice, 200)
    for _ in range(30):
        judge_next()
    (one,) = hand_in(bob)
    assert judged_before(one) <= 1


def test_it_is_as_fair_to_whoever_hands_in_one_after_the_other(alice, bob):
    hand_in(alice, 50)
    for _ in range(10):
        (one,) = hand_in(bob)
        assert judged_before(one) <= 1
    assert Submission.objects.filter(learner=alice, status="queued").count() >= 38  # and alice is served in between
    assert Submission.objects.filter(learner=alice, status="failed").count() >= 9


def test_it_serves_learners_in_turns(alice, bob, charlie):
    hand_in(alice, 6)
    hand_in(bob, 4)
    hand_in(charlie, 2)
    order = [judge_next().learner.username[0] for _ in range(12)]
    assert "".join(order) == "abcabcababaa"


def test_it_keeps_a_learners_own_in_their_order(alice, bob):
    own = hand_in(alice, 5)
    hand_in(bob, 5)
    judged = [judge_next() for _ in range(10)]
    assert [one for one in judged if one.learner_id == alice.pk] == own


def test_it_does_not_hold_earlier_programs_against_a_learner(alice, bob):
    hand_in(alice, 20)
    for _ in range(20):
        judge_next()
    hand_in(bob, 20)
    (one,) = hand_in(alice)
    assert judged_before(one) <= 1


def test_it_counts_what_is_judged_now_when_nothing_else_waits(alice, bob):
    hand_in(alice, 40)
    for _ in range(39):
        judge_next()
    judging.claim_next(Device.CPU, BY, now=timezone.now())  # the last of forty, and still at it
    hand_in(bob, 30)
    (one,) = hand_in(alice)
    assert judged_before(one) <= 2  # and not behind all thirty


def test_it_has_an_order_for_each_device(alice, bob):
    hand_in(alice, 5, Device.CUDA)
    (one,) = hand_in(bob)
    assert one.turn == 0
    assert submissions.queue_position(one) == 0


@pytest.mark.parametrize("seed", range(4))
def test_it_shows_the_place_in_the_queue_that_comes_true(alice, bob, charlie, seed):
    draw = random.Random(seed)
    for _ in range(25):
        hand_in(draw.choices((alice, bob, charlie), (6, 2, 1))[0], draw.randint(1, 3))
        if draw.random() < 0.7:
            judge_next()
    waiting = list(turns.waiting(Device.CPU))
    told = {one.pk: submissions.queue_position(one) for one in waiting}
    came = [judge_next().pk for _ in waiting]
    assert [told[pk] for pk in came] == list(range(len(came)))


def test_it_counts_what_is_being_judged_as_ahead(alice):
    _, second = hand_in(alice, 2)
    assert submissions.queue_position(second) == 1
    claim = judging.claim_next(Device.CPU, BY, now=timezone.now())
    assert submissions.queue_position(second) == 1
    judging.finish(claim, VERDICT, now=timezone.now())
    assert submissions.queue_position(second) == 0
    judge_next()
    second.refresh_from_db()
    assert submissions.queue_position(second) is None
