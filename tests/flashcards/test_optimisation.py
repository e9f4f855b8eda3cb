"""The fit in the background: for whom, kept how, and used by the next review."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from config import celery_app
from flashcards import fitting, optimisation, reviews
from flashcards.models import Act, ItemKind, Learner, Phase, Rating, Review, ReviewItem, SchedulerParameters
from flashcards.tasks import fit_schedulers
from tests.flashcards.test_fitting import RETENTIVE, histories

pytestmark = [pytest.mark.django_db, pytest.mark.database]
START = datetime(2026, 1, 5, 9, tzinfo=UTC)


@pytest.fixture
def run_at_once():
    """Tasks run where they are sent."""
    celery_app.conf.task_always_eager = True
    yield
    celery_app.conf.task_always_eager = False


@pytest.fixture
def retentive() -> Learner:
    """A learner with a history long enough."""
    learner = Learner.objects.create_user("retentive")
    known = histories(RETENTIVE, seed=1)
    items = ReviewItem.objects.bulk_create(
        ReviewItem(learner=learner, kind=ItemKind.RED_FLAG, key=f"claim-{number}", due_at=START)
        for number in range(len(known))
    )
    Review.objects.bulk_create(
        Review(
            learner=learner,
            item=item,
            key=f"{recall.order}",
            rating=recall.rating,
            reviewed_at=START + timedelta(hours=recall.order),
            day=START.date(),
            elapsed_days=recall.elapsed_days,
            retention=0.9,
            before={},
            after={},
            algorithm="",
        )
        for item, history in zip(items, known, strict=True)
        for recall in history
    )
    return learner


def test_it_keeps_a_better_fit_and_schedules_by_it(retentive):
    found = optimisation.optimise(retentive)
    assert found is not None
    assert found.adopted
    assert found.loss_after < found.loss_before
    item = ReviewItem.objects.create(learner=retentive, kind=ItemKind.QUIZ, key="fresh", due_at=START)
    other = Learner.objects.create_user("other")
    same = ReviewItem.objects.create(learner=other, kind=ItemKind.QUIZ, key="fresh", due_at=START)
    days = {}
    for learner, its in ((retentive, item), (other, same)):
        reviews.record_review(learner, its.public_id, Rating.EASY, key="first", now=START)
        its.refresh_from_db()
        assert its.phase == Phase.REVIEW
        days[learner.username] = its.stability
    assert days["retentive"] > days["other"] * 2
    assert Review.objects.get(learner=retentive, key="first").parameters == found


def test_it_does_nothing_the_second_time(retentive):
    optimisation.optimise(retentive)
    assert optimisation.optimise(retentive) is None
    assert SchedulerParameters.objects.count() == 1
    assert optimisation.due_for_a_fit() == []


def test_it_fits_those_with_enough_reviews_and_leaves_the_others(retentive, run_at_once):
    beginner = Learner.objects.create_user("beginner")
    fit_schedulers()
    fit_schedulers()
    assert SchedulerParameters.objects.filter(learner=retentive).count() == 1
    assert not SchedulerParameters.objects.filter(learner=beginner).exists()


def test_it_fits_again_once_there_is_a_tenth_more(retentive):
    optimisation.optimise(retentive)
    known = SchedulerParameters.objects.get()
    SchedulerParameters.objects.update(reviews=int((known.reviews + known.held_out) / 1.2) - known.held_out)
    assert optimisation.due_for_a_fit() == [retentive.pk]


def test_it_counts_neither_what_was_undone_nor_other_acts(retentive):
    too_many = Review.objects.filter(elapsed_days__gt=0).count() - fitting.LEAST_REVIEWS + 1
    rows = list(Review.objects.filter(elapsed_days__gt=0).values_list("pk", flat=True)[:too_many])
    half = len(rows) // 2
    Review.objects.filter(pk__in=rows[:half]).update(undone_at=START)
    Review.objects.filter(pk__in=rows[half:]).update(act=Act.BURY, rating=None)
    assert optimisation.due_for_a_fit() == []
    assert optimisation.optimise(retentive) is None
