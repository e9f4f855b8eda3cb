"""The figures of progress: by hand on small rows, from the log, and at the same number of queries for any history."""

from __future__ import annotations

import uuid
from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from flashcards import day_queue, progress_figures, scheduling
from flashcards.expected_memory import MemoryModel
from flashcards.models import (
    Act,
    Attempt,
    Disagreement,
    Interview,
    InterviewStep,
    ItemKind,
    Quiz,
    QuizAnswer,
    Rating,
    Review,
    ReviewItem,
    ReviewSource,
    SchedulerParameters,
)
from flashcards.progress import progress
from flashcards.progress_figures import Misconception, Origin, Sighting
from flashcards.reviews import record_act, record_review, undo
from grader.models import Submission
from tests.pages.factories import TOP_LEFT, verdict
from tests.quizzes.factories import quiz_item

DAY = timedelta(days=1)
MARK = {
    "score": 0.3333,
    "points": [
        {"id": "rows-sum-to-one", "text": "Rows.", "covered": True, "evidence": "x"},
        {"id": "softmax-along-keys", "text": "Keys.", "covered": False, "evidence": None},
        {"id": "exponentiate-and-normalize", "text": "Exp.", "covered": False, "evidence": None},
    ],
    "red_flags": [{"id": "mask-after-softmax", "text": "Mask after softmax.", "evidence": "y"}],
    "missing": ["softmax-along-keys", "exponentiate-and-normalize"],
}


@pytest.fixture
def add_reviews(item_of):
    """`add_reviews(alice, now, count)`: rows of the log as the verbs write them, made at once to be quick."""

    def make(learner, at, count, *, rating=Rating.GOOD, elapsed=10, stability=10.0, phase="review", **fields):
        item = ReviewItem.objects.filter(learner=learner).first() or item_of(learner)
        day = (at - timedelta(hours=4)).date()
        values = {
            "rating": rating,
            "reviewed_at": at,
            "day": day,
            "elapsed_days": elapsed,
            "retention": 0.9,
            "before": {"phase": phase, "stability": stability},
            "after": {},
            "algorithm": scheduling.ALGORITHM,
        } | fields
        Review.objects.bulk_create(
            [Review(learner=learner, item=item, key=uuid.uuid4().hex, **values) for _ in range(count)]
        )

    return make


@pytest.fixture
def submit(question):
    def make(learner, status, at, misconceptions=()):
        made = Submission.objects.create(
            learner=learner,
            exercise="causal-attention",
            source="x",
            status=status,
            verdict=verdict(status, misconceptions=misconceptions),
        )
        Submission.objects.filter(pk=made.pk).update(created_at=at)

    return make


def attempt(learner, question, at, mark=MARK):
    made = Attempt.objects.create(learner=learner, question=question, text="x", mark=mark, question_version=1)
    Attempt.objects.filter(pk=made.pk).update(created_at=at)
    return made


# --- retention ---


def test_it_counts_what_was_recalled_of_what_had_an_interval(alice, add_reviews, now):
    add_reviews(alice, now - DAY, 9)
    add_reviews(alice, now - DAY, 3, rating=Rating.AGAIN)
    found = progress(alice, now=now)
    assert (found.retention.recalled, found.retention.asked) == (9, 12)
    assert found.retention.share == 0.75
    assert sum(week.retention.asked for week in found.retention_weeks) == 12


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "learning"},
        {"phase": "relearning"},
        {"elapsed": 0},
        {"source": ReviewSource.VERDICT},  # only a pass is in the log, never a failure
        {"source": ReviewSource.QUIZ},
        {"act": Act.BURY, "rating": None},
        {"undone_at": datetime(2026, 3, 2, tzinfo=UTC)},
    ],
)
def test_it_leaves_out_what_says_nothing_about_memory(alice, add_reviews, now, fields):
    add_reviews(alice, now - DAY, 12, **fields)
    found = progress(alice, now=now)
    assert found.retention.asked == 0
    assert all(each.retention.asked == 0 for each in found.calibration)


def test_it_says_no_share_of_fewer_than_ten(alice, add_reviews, now):
    add_reviews(alice, now - DAY, 9)
    assert progress(alice, now=now).retention.share is None
    add_reviews(alice, now - DAY, 1)
    assert progress(alice, now=now).retention.share == 1.0


def test_it_looks_back_thirty_days_and_twelve_weeks(alice, add_reviews, now):
    for days in (29, 30, 76, 78):  # `now` is a Monday: the twelve weeks begin 77 days before
        add_reviews(alice, now - days * DAY, 10)
    found = progress(alice, now=now)
    assert found.retention.asked == 10
    assert len(found.retention_weeks) == 12
    assert found.retention_weeks[-1].first == date(2026, 3, 2)
    assert sum(week.retention.asked for week in found.retention_weeks) == 30


# --- calibration ---


def test_it_sorts_reviews_by_the_recall_that_was_predicted(alice, add_reviews, now):
    add_reviews(alice, now, 10)  # as many days as the stability: 0.9 by definition
    add_reviews(alice, now, 2, rating=Rating.AGAIN)
    add_reviews(alice, now, 4, elapsed=1, stability=100.0)
    found = {(each.low, each.high): each for each in progress(alice, now=now).calibration}
    at_target = found[0.9, 0.95]
    assert (at_target.again, at_target.good, at_target.retention.asked) == (2, 10, 12)
    assert at_target.predicted == pytest.approx(0.9)
    fresh = found[0.95, 1.0]
    assert fresh.good == 4
    assert fresh.predicted == pytest.approx(MemoryModel(scheduling.DEFAULT_PARAMETERS).recall(100.0, 1))
    assert fresh.retention.share is None


def test_it_predicts_with_the_parameters_that_held_then(alice, add_reviews, now):
    weights = [*scheduling.DEFAULT_PARAMETERS[:20], 0.5]
    losses = {"loss_before": 0.4, "loss_after": 0.3, "loss_moving_average": 0.5}
    fitted = SchedulerParameters.objects.create(
        learner=alice, weights=weights, algorithm=scheduling.ALGORITHM, reviews=600, held_out=90, adopted=True, **losses
    )
    add_reviews(alice, now, 1, elapsed=40, parameters=fitted)
    found = progress(alice, now=now)
    (only,) = [each for each in found.calibration if each.retention.asked]
    assert only.predicted == pytest.approx(MemoryModel(weights).recall(10.0, 40))
    assert (found.fit.reviews, found.fit.loss_after, found.fit.adopted) == (600, 0.3, True)
    assert found.next_day_reviews == 1


# --- attempts and topics ---


def test_it_counts_a_point_that_the_learner_says_they_stated(alice, question, now):
    made = attempt(alice, question, now)
    assert progress(alice, now=now).scores[-1].mean == pytest.approx(0.3333)
    Disagreement.objects.create(attempt=made, point="softmax-along-keys")
    found = progress(alice, now=now)
    assert (found.scores[-1].attempts, found.scores[-1].mean) == (1, pytest.approx(0.6667))
    (topic,) = [each for each in found.topics if each.title == "Softmax"]
    assert (topic.questions, topic.attempted, topic.covered, topic.points) == (1, 1, 2, 3)


def test_it_counts_the_latest_attempt_and_each_exercise_once(alice, bob, question, submit, now):
    attempt(alice, question, now - DAY)
    attempt(
        alice, question, now, mark={**MARK, "missing": [], "score": 1.0, "red_flags": [], "points": MARK["points"][:1]}
    )
    attempt(bob, question, now)
    for _ in range(2):
        submit(alice, "passed", now)
    (topic,) = [each for each in progress(alice, now=now).topics if each.title == "Softmax"]
    assert (topic.covered, topic.points, topic.exercises, topic.passed) == (1, 1, 1, 1)


def test_it_counts_quiz_answers(alice, question, now):
    quiz = Quiz.objects.create(learner=alice, key="a", source="mixed", feedback="end", seed=1)
    for position, credit in enumerate((1.0, 0.5, None), start=1):
        QuizAnswer.objects.create(
            quiz=quiz,
            item=quiz_item(f"item-{position}"),
            position=position,
            item_version=1,
            variant_seed=0,
            asked={},
            credit=credit,
            answered_at=now if credit is not None else None,
        )
    found = progress(alice, now=now)
    (topic,) = [each for each in found.topics if each.title == "Rows"]
    assert (topic.answers, topic.right) == (2, 1)
    assert found.activity[-1].other == 2


# --- misconceptions ---


def test_it_keeps_a_misconception_open_until_the_exercise_passes_later(alice, submit, now):
    submit(alice, "passed", now - 3 * DAY)
    submit(alice, "failed", now - 2 * DAY, [TOP_LEFT])
    submit(alice, "failed", now - 1 * DAY, [TOP_LEFT])
    (found,) = progress(alice, now=now).misconceptions
    assert (found.name, found.place, found.times, found.is_open) == ("causal-top-left", "causal-attention", 2, True)
    assert found.last_on == date(2026, 3, 1)
    submit(alice, "passed", now)
    (found,) = progress(alice, now=now).misconceptions
    assert found.closed_on == date(2026, 3, 2)
    submit(alice, "failed", now + DAY, [TOP_LEFT])
    assert progress(alice, now=now + DAY).misconceptions[0].is_open


def test_it_closes_what_was_said_when_its_card_is_recalled_on_a_later_day(alice, item_of, question, now):
    attempt(alice, question, now - DAY)
    item = item_of(alice, ItemKind.RED_FLAG, "mask-after-softmax")
    ReviewItem.objects.update(due_at=now - DAY)
    record_review(alice, item.public_id, Rating.GOOD, key="same-day", now=now - DAY + timedelta(hours=1))
    assert progress(alice, now=now).misconceptions[0].is_open
    record_review(alice, item.public_id, Rating.AGAIN, key="forgotten", now=now)
    assert progress(alice, now=now).misconceptions[0].is_open
    record_review(alice, item.public_id, Rating.GOOD, key="recalled", now=now + timedelta(hours=1))
    (found,) = progress(alice, now=now + timedelta(hours=1)).misconceptions
    assert (found.origin, found.place, found.closed_on) == (Origin.ATTEMPT, "score-to-weight", date(2026, 3, 2))
    undo(alice, now=now + timedelta(hours=1))
    assert progress(alice, now=now + timedelta(hours=1)).misconceptions[0].is_open


def test_it_reads_what_was_said_in_an_interview(alice, question, now):
    interview = Interview.objects.create(learner=alice, key="a", minutes=20, seed=1, started_at=now)
    for position, mark in enumerate(({"marked": {"red_flags": MARK["red_flags"]}}, {"marked": None}, None), start=1):
        InterviewStep.objects.create(
            interview=interview,
            position=position,
            kind="question",
            key="score-to-weight",
            asked={},
            mark=mark,
            answered_at=now if mark else None,
        )
    (found,) = progress(alice, now=now).misconceptions
    assert (found.title, found.place, found.times) == ("Mask after softmax.", "score-to-weight", 1)


def test_it_lists_open_ones_first_and_the_latest_of_them_first():
    days = [datetime(2026, 3, number, tzinfo=UTC) for number in range(1, 5)]
    seen = [
        Sighting(Origin.ATTEMPT, "old", "q", "Old", "old", days[0]),
        Sighting(Origin.ATTEMPT, "new", "q", "New", "new", days[2]),
        Sighting(Origin.ATTEMPT, "closed", "q", "Closed", "closed", days[1]),
    ]
    found = progress_figures.misconceptions(seen, {}, {"closed": [days[3].date()]}, {at: at.date() for at in days})
    assert [each.name for each in found] == ["new", "old", "closed"]
    assert isinstance(found[0], Misconception)


# --- activity ---


@pytest.mark.parametrize(("zone", "hour", "day"), [("UTC", 4, 1), ("UTC", 2, 2), ("Asia/Kolkata", 4, 2)])
def test_it_counts_on_the_learners_own_day(alice, question, now, zone, hour, day):
    alice.time_zone, alice.day_start_hour = zone, hour
    alice.save()
    attempt(alice, question, datetime(2026, 3, 2, 3, 15, tzinfo=UTC))
    found = progress(alice, now=now)
    assert [each.day for each in found.activity if each.other] == [date(2026, 3, day)]


def test_it_shows_whole_weeks_of_a_year(alice, add_reviews, now):
    add_reviews(alice, now - 400 * DAY, 3)
    add_reviews(alice, now - 300 * DAY, 3)
    found = progress(alice, now=now)
    assert found.activity[0].day.weekday() == 0
    assert found.activity[-1].day == found.today
    assert 364 <= len(found.activity) <= 371
    assert sum(each.reviews for each in found.activity) == 3
    assert found.next_day_reviews == 6


# --- readiness ---


def test_it_says_how_much_would_be_recalled_today(alice, item_of, question, now):
    before = progress(alice, now=now).readiness
    assert (before.recall, before.planned, before.levels[0].met) == (0.0, False, 0)
    item = item_of(alice)
    record_review(alice, item.public_id, Rating.EASY, key="a", now=now)
    found = progress(alice, now=now).readiness
    assert 0 < found.recall < 1
    assert found.recall == found.recall_without
    (level,) = found.levels
    assert (level.level, level.questions, level.met, level.ready) == ("junior", 1, 1, 1)
    later = progress(alice, now=now + 365 * DAY).readiness
    assert later.recall < found.recall
    assert (later.levels[0].met, later.levels[0].ready) == (1, 0)


def test_it_takes_the_interview_day_from_the_plan(alice, question, now):
    alice.interview_date = date(2026, 3, 20)
    alice.save()
    found = progress(alice, now=now).readiness
    assert (found.on, found.planned) == (date(2026, 3, 20), True)
    assert 0 == found.recall_without < found.recall


# --- the queue, and its cost ---


def test_it_agrees_with_the_queue(alice, item_of, now):
    item_of(alice)
    item_of(alice, ItemKind.RED_FLAG, "mask-after-softmax")
    assert progress(alice, now=now).due == day_queue.due_count(alice, now=now) == 2
    record_act(alice, "question:score-to-weight", Act.SUSPEND, key="a", now=now)
    found = progress(alice, now=now)
    assert found.due == found.forecast[0][1] == 1
    assert len(found.forecast) == 30


def test_it_needs_as_many_queries_for_a_thousand_reviews_as_for_ten(alice, question, add_reviews, submit, now):
    def history(reviews, rest):
        add_reviews(alice, now - DAY, reviews)
        for _ in range(rest):
            Disagreement.objects.create(attempt=attempt(alice, question, now - DAY), point="softmax-along-keys")
            submit(alice, "failed", now - DAY, [TOP_LEFT])
            submit(alice, "passed", now - DAY)

    history(10, 1)
    progress(alice, now=now)  # the day's first look
    history(1, 1)
    with CaptureQueriesContext(connection) as few:
        progress(alice, now=now)
    history(990, 30)
    with CaptureQueriesContext(connection) as many:
        progress(alice, now=now)
    with CaptureQueriesContext(connection) as again:
        progress(alice, now=now)
    assert len(again) < len(many) == len(few) <= 36


def test_it_sees_a_rating_and_its_undo_at_once(alice, item_of, add_reviews, now):
    item = item_of(alice)
    add_reviews(alice, now - DAY, 40)
    before = progress(alice, now=now)
    assert progress(alice, now=now) == before
    record_review(alice, item.public_id, Rating.GOOD, key="one-more", now=now)
    assert progress(alice, now=now).activity[-1].reviews == before.activity[-1].reviews + 1
    undo(alice, now=now)
    assert progress(alice, now=now).activity == before.activity


def test_it_sees_at_once_what_is_added_answered_or_judged(alice, question, now):
    def judge():
        waiting.update(status="passed", verdict=verdict("passed"), finished_at=now)

    made = attempt(alice, question, now - DAY)
    waiting = Submission.objects.filter(
        pk=Submission.objects.create(learner=alice, exercise="causal-attention", source="x").pk
    )
    quiz = Quiz.objects.create(learner=alice, key="q", source="mixed", feedback="end", seed=1)
    open_answers = QuizAnswer.objects.filter(
        pk=QuizAnswer.objects.create(
            quiz=quiz, item=quiz_item(), position=1, item_version=1, variant_seed=1, asked={}
        ).pk
    )
    interview = Interview.objects.create(learner=alice, key="i", minutes=10, seed=1, started_at=now)
    flags = {"marked": {"red_flags": [{"id": "mask-after-softmax", "text": "Mask after softmax."}]}}
    for change in (
        judge,
        lambda: open_answers.update(answered_at=now, credit=1.0),
        lambda: Disagreement.objects.create(attempt=made, point="softmax-along-keys"),
        lambda: Disagreement.objects.all().delete(),
        lambda: attempt(alice, question, now, mark=MARK | {"score": 1.0}),
        lambda: InterviewStep.objects.create(
            interview=interview, position=1, kind="question", key="q", asked={}, mark=flags, answered_at=now
        ),
        lambda: SchedulerParameters.objects.create(
            learner=alice, weights=list(scheduling.DEFAULT_PARAMETERS), algorithm=scheduling.ALGORITHM, reviews=500,
            held_out=100, loss_before=0.4, loss_after=0.39, loss_moving_average=0.5, adopted=True,
        ),
        lambda: question.__class__.objects.update(topic="Another topic"),
    ):  # fmt: skip
        before = progress(alice, now=now)
        change()
        assert progress(alice, now=now) != before
