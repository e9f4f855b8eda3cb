"""Real threads with connections of their own: one learner's phone, tabs and passes at the same moment."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from django.db import connection

from flashcards.items import Wanted, add_items
from flashcards.log_check import differences
from flashcards.models import Act, ItemKind, Rating, Review, ReviewItem
from flashcards.reviews import Refused, record_act, record_pass, record_review, undo
from flashcards.verdicts import verdict_landed
from grader.models import Submission
from grader.statuses import SubmissionStatus

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]

FLAGS = ["mask-after-softmax", "scores-sum-to-one", "causal-top-left"]
THREADS = 6


def together(*calls):
    """Run all calls at once, each in a thread with its own connection; their results in order."""
    barrier = Barrier(len(calls))

    def run(call):
        barrier.wait()
        try:
            return call()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


@pytest.fixture
def flags(alice, question, now):
    add_items(alice, [Wanted(ItemKind.RED_FLAG, key, "") for key in FLAGS], now=now)
    return [f"red-flag:{key}" for key in FLAGS]


def hammer(learner, flags, now, seed):
    """A device that rates, sends again, sets aside, passes and undoes; returns the rows that it was given by key."""
    draw, got, undone = random.Random(seed), {}, []
    for n in range(12):
        at = now + timedelta(hours=n)
        item, rating = draw.choice(flags), draw.choice(list(Rating))
        shared = f"shared {draw.randrange(8)}"  # other devices use these keys too, for the same or another thing
        move = draw.choice(["rate", "rate", "shared", "shared", "act", "pass", "undo"])
        try:
            match move:
                case "rate":
                    row = record_review(learner, item, rating, key=f"{seed}/{n}", now=at)
                case "shared":
                    row = record_review(learner, flags[0], Rating.AGAIN, key=shared, now=at)
                case "act":
                    act = draw.choice([Act.SUSPEND, Act.RESUME, Act.BURY, Act.LATER])
                    row = record_act(learner, item, act, key=f"{seed}/{n}", now=at)
                case "pass":
                    row = record_pass(learner, "causal-attention", key=f"verdict:{n % 3}", at=at, now=at)
                case _:
                    undone.append(undo(learner, now=at).pk)
                    continue
        except Refused:
            continue
        assert got.setdefault(row.key, row.pk) == row.pk
    return got, undone


def test_it_counts_everything_once_under_many_threads(alice, flags, now):
    calls = [lambda seed=seed: hammer(alice, flags, now, seed) for seed in range(THREADS)]
    results = together(*calls)
    given, undone = {}, []
    for got, taken_back in results:
        undone += taken_back
        for key, pk in got.items():
            assert given.setdefault(key, pk) == pk  # whoever asked with a key was given the same row
    assert dict(Review.objects.values_list("key", "pk")) == given
    assert sorted(undone) == sorted(Review.objects.exclude(undone_at=None).values_list("pk", flat=True))
    assert [str(difference) for difference in differences(alice)] == []
    assert len(given) > THREADS


def test_it_lets_one_of_two_tabs_rate_a_card(alice, flags, now):
    def tab(n):
        try:
            return record_review(alice, flags[0], Rating.EASY, key=f"tab {n}", now=now).pk
        except Refused:
            return None

    got = together(*(lambda n=n: tab(n) for n in range(THREADS)))
    assert [pk for pk in got if pk is not None] == [Review.objects.get().pk]


def test_it_loses_no_mistake_that_is_found_while_its_card_is_rated(alice, flags, now):
    """Either the rating saw the mistake and answers it, or the mistake came after and stands."""
    found = [{"id": FLAGS[0], "title": "a mistake", "evidence": "", "red_flag": FLAGS[0]}]
    for n in range(8):
        at = now + timedelta(days=n)
        later = at + timedelta(seconds=1)
        ReviewItem.objects.update(brought_back_at=None, due_day=at.date())
        failed = Submission.objects.create(
            learner=alice,
            exercise="causal-attention",
            source="",
            status=SubmissionStatus.FAILED,
            verdict={"misconceptions": found},
            finished_at=later,
        )
        together(
            lambda n=n, at=at: record_review(alice, flags[0], Rating.EASY, key=str(n), now=at),
            lambda failed=failed, later=later: verdict_landed(failed, now=later),
        )
        seen = Review.objects.get(key=str(n)).before["brought_back_at"]
        assert ReviewItem.objects.get(key=FLAGS[0]).brought_back_at == later or seen == later.isoformat()
