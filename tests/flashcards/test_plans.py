"""The plan in the database: made once a day, remade when wishes change, and what it asks."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from flashcards import day_queue, plans, tasks
from flashcards.days import DayClock
from flashcards.models import Act, ItemKind, Phase, Plan, Question, Rating, Review, ReviewItem
from flashcards.plan_courses import Effort
from flashcards.reviews import record_review
from flashcards.worth import EFFORTS, effort, own_seconds, pauses, question_worths
from tests.quizzes import factories as quiz_factories

pytestmark = [pytest.mark.django_db, pytest.mark.database]


@pytest.fixture(autouse=True)
def content(question):
    quiz_factories.quiz_item("row-sum")
    Question.objects.update(prerequisites=[])


@pytest.fixture
def learner(alice, now):
    """Ten days to her interview, ten minutes a day."""
    alice.interview_date = DayClock.of(alice).day_of(now) + timedelta(days=10)
    alice.daily_minutes = 10
    alice.save()
    return alice


def known(learner, now, *, key="mask-after-softmax", kind=ItemKind.RED_FLAG, due_in=9, **fields):
    today = DayClock.of(learner).day_of(now)
    last = today - timedelta(days=4)
    return ReviewItem.objects.create(
        learner=learner,
        kind=kind,
        key=key,
        phase=Phase.REVIEW,
        stability=2.0,
        difficulty=6.0,
        due_at=now + timedelta(days=due_in),
        due_day=today + timedelta(days=due_in),
        last_review_at=now - timedelta(days=4),
        last_review_day=last,
        reps=3,
        **fields,
    )


def test_it_holds_each_kind_of_the_content(learner, now):
    found = {each.kind: each for each in plans.entries(learner)}
    assert set(found) == {
        ItemKind.QUESTION,
        ItemKind.FOLLOW_UP,
        ItemKind.RED_FLAG,
        ItemKind.EXERCISE,
        ItemKind.QUIZ,
    }
    assert found[ItemKind.FOLLOW_UP].after == ("score-to-weight",)
    assert found[ItemKind.QUESTION].worth > found[ItemKind.FOLLOW_UP].worth > found[ItemKind.QUIZ].worth


def test_it_asks_for_what_is_new_and_puts_it_into_the_reviews(learner, now):
    asked = plans.todays_items(learner, now=now)
    items = list(ReviewItem.objects.filter(learner=learner))
    assert sorted(asked) == sorted(item.pk for item in items)
    assert ("question", "score-to-weight") in {(item.kind, item.key) for item in items}
    assert {item.reason for item in items} == {plans.NEW_REASON}
    assert plans.todays_items(learner, now=now + timedelta(hours=1)) == asked
    assert Plan.objects.count() == 1


def test_it_keeps_to_the_minutes(learner, now):
    learner.daily_minutes = 3
    learner.save()
    content = plans.current(learner, now=now).content
    assert all(seconds <= 180 for seconds, _, _ in content["loads"])
    assert content["left_out"]


@pytest.mark.parametrize("days", [None, 0, -3])
def test_it_asks_nothing_without_an_interview_ahead(alice, now, days):
    today = DayClock.of(alice).day_of(now)
    alice.interview_date = None if days is None else today + timedelta(days=days)
    alice.save()
    assert plans.todays_items(alice, now=now) is None
    assert plans.days_left(alice, now=now) == 0
    assert not plans.more_today(alice, now=now)
    assert not Plan.objects.exists()


@pytest.mark.parametrize(
    "change", [{"daily_minutes": 25}, {"target_retention": 0.8}, {"interview_date": timezone.now().date()}]
)
def test_it_is_kept_for_the_day_until_wishes_change(learner, now, change):
    first = plans.current(learner, now=now)
    assert plans.current(learner, now=now + timedelta(hours=3)).created_at == first.created_at
    if "interview_date" in change:
        change = {"interview_date": learner.interview_date + timedelta(days=5)}
    for name, value in change.items():
        setattr(learner, name, value)
    learner.save()
    again = plans.current(learner, now=now + timedelta(hours=3))
    assert {name: getattr(again, name) for name in change} == change
    assert Plan.objects.count() == 1


def test_it_replaces_the_plan_of_yesterday(learner, now):
    plans.current(learner, now=now)
    plan = plans.current(learner, now=now + timedelta(days=1))
    assert list(Plan.objects.values_list("day", flat=True)) == [DayClock.of(learner).day_of(now) + timedelta(days=1)]
    assert plan.content["days"] == 9


def test_it_lets_what_it_wants_early_be_rated_and_forgets_what_was_not_done(learner, now):
    learner.interview_date = DayClock.of(learner).day_of(now) + timedelta(days=1)
    learner.daily_minutes = 90
    learner.save()
    item = known(learner, now)
    assert item.pk in plans.todays_items(learner, now=now)
    item.refresh_from_db()
    assert item.brought_back_at < DayClock.of(learner).start_of(DayClock.of(learner).day_of(now))
    assert item.is_due(now, DayClock.of(learner))
    learner.interview_date = DayClock.of(learner).day_of(now) + timedelta(days=2)
    learner.save()
    ReviewItem.objects.filter(pk=item.pk).update(buried_until=learner.interview_date)
    plans.todays_items(learner, now=now)
    item.refresh_from_db()
    assert item.brought_back_at is None


def test_it_has_a_rating_take_an_early_card_out_of_the_queue(learner, now):
    learner.interview_date = DayClock.of(learner).day_of(now) + timedelta(days=1)
    learner.daily_minutes = 90
    learner.save()
    item = known(learner, now)
    plans.todays_items(learner, now=now)
    record_review(learner, item.public_id, Rating.GOOD, key="a", now=now)
    item.refresh_from_db()
    assert not item.is_due(now, DayClock.of(learner))


def test_it_does_not_plan_what_is_suspended(learner, now):
    item = known(learner, now, suspended_at=now)
    assert item.pk not in plans.todays_items(learner, now=now)


def test_it_counts_a_mistake_more_and_asks_it_today(learner, now):
    item = known(learner, now, brought_back_at=now - timedelta(days=1), reason="You wrote it.")
    usual = {each.key: each.worth for each in plans.entries(learner)}["mask-after-softmax"]
    assert item.pk in plans.todays_items(learner, now=now)
    row = next(each for each in Plan.objects.get().content["today"] if each["key"] == item.key)
    assert row["worth"] == pytest.approx(1.5 * usual, abs=0.1)


def test_it_is_the_queue_of_the_day(learner, now):
    asked = plans.todays_items(learner, now=now)
    assert [item.pk for item in day_queue.asked(learner, now=now)] == asked


def test_it_plans_only_what_is_left_of_today(learner, now):
    for pk in plans.todays_items(learner, now=now):
        item = ReviewItem.objects.get(pk=pk)
        record_review(learner, item.public_id, Rating.EASY, key=f"k{pk}", now=now)
    spent = Plan.objects.get().content["loads"][0][0]
    plans.more_today(learner, now=now + timedelta(minutes=10))
    assert Plan.objects.get().content["loads"][0][0] <= 600 - spent / 2


def test_it_gives_each_learner_their_own(learner, bob, now):
    plans.todays_items(learner, now=now)
    assert not ReviewItem.objects.filter(learner=bob).exists()
    assert plans.current(bob, now=now) is None


def test_its_task_makes_each_plan_once(learner, bob):
    learner.interview_date = timezone.now().date() + timedelta(days=10)
    learner.save()
    assert list(plans.without_plan(now=timezone.now())) == [learner.pk]
    tasks.make_plan(learner.pk)
    made = Plan.objects.get()
    assert list(plans.without_plan(now=timezone.now())) == []
    tasks.make_plan(learner.pk)
    assert Plan.objects.get().created_at == made.created_at
    tasks.make_plan(0)


def test_it_takes_as_many_queries_for_much_as_for_little(learner, now):
    counted = []
    for day in range(2):
        with CaptureQueriesContext(connection) as queries:
            plans.todays_items(learner, now=now + timedelta(days=day))
        counted.append(len(queries))
        for number in range(30):
            quiz_factories.quiz_item(f"sum-{day}-{number}")
    assert counted[1] <= counted[0] <= 26
    with CaptureQueriesContext(connection) as queries:
        plans.todays_items(learner, now=now + timedelta(days=1))
    assert len(queries) <= 4


# --- worth and seconds ---


def test_it_values_what_others_build_on():
    levels = {"a": "senior", "b": "senior", "c": "senior", "d": "junior"}
    worths = question_worths(levels, {"b": ["a"], "c": ["b"]})
    assert worths["a"] > worths["b"] > worths["c"]
    assert worths["d"] > worths["c"]


def test_it_goes_by_the_learners_own_seconds_once_there_are_enough():
    quick = [(ItemKind.QUIZ, 10.0)] * 19
    assert own_seconds(quick) == {}
    found = own_seconds([*quick, (ItemKind.QUIZ, 10_000.0)])  # went for lunch
    assert found[ItemKind.QUIZ] == pytest.approx(11.0)
    assert effort(ItemKind.QUIZ, found) == Effort(22, 11)
    assert effort(ItemKind.QUESTION, found) == EFFORTS[ItemKind.QUESTION]


def test_it_takes_a_pause_between_reviews_for_no_review():
    moments = [(ItemKind.QUIZ, 0.0), (ItemKind.QUIZ, 25.0), (ItemKind.QUIZ, 5000.0), (ItemKind.RED_FLAG, 5040.0)]
    assert pauses(moments) == [(ItemKind.QUIZ, 25.0), (ItemKind.RED_FLAG, 40.0)]


def test_it_counts_no_act_but_ratings_as_time_spent(learner, now):
    plan = plans.current(learner, now=now)
    item = known(learner, now, key="scores-sum-to-one")
    Review.objects.create(
        learner=learner, item=item, key="s", act=Act.SUSPEND, reviewed_at=now, day=plan.day, elapsed_days=0,
        retention=0.9, before={}, after={}, algorithm="x",
    )  # fmt: skip
    plans.more_today(learner, now=now)
    assert Plan.objects.get().content["loads"][0][0] > 0
