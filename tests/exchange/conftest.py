"""A learner who did a bit of everything, through the real verbs, and short ways to send files in."""

from __future__ import annotations

import io
from datetime import timedelta

import pytest

from flashcards import day_queue
from flashcards.attempts import submit_attempt
from flashcards.exchange import imports
from flashcards.exchange.json_out import as_text, document
from flashcards.exchange.outcome import Choices
from flashcards.models import (
    Act,
    Disagreement,
    Interview,
    InterviewStep,
    ItemKind,
    Learner,
    Plan,
    Rating,
    ReviewItem,
    SchedulerParameters,
)
from flashcards.quizzes import Sent, Wishes, answer_question, start_quiz
from flashcards.reviews import record_act, record_review, undo
from flashcards.scheduling import ALGORITHM, DEFAULT_PARAMETERS
from flashcards.verdicts import verdict_landed
from grader.models import OpenedHints, Submission
from tests.conftest import PASSWORD
from tests.flashcards.conftest import folder, now, question
from tests.pages import factories
from tests.quizzes.factories import quiz_item

__all__ = ["folder", "now", "question"]


@pytest.fixture
def rich(question, alice, now):
    """alice, after eleven days."""
    return enrich(alice, question, now)


def enrich(learner, question, now):
    settings = {"time_zone": "Asia/Kathmandu", "day_start_hour": 3, "target_retention": 0.92, "new_per_day": 50}
    for name, value in settings.items():
        setattr(learner, name, value)
    learner.interview_date = (now + timedelta(days=30)).date()
    learner.save()
    item = quiz_item()
    attempt = submit_attempt(learner, question, "A softmax row: mask after softmax, they sum to two.", now=now)
    Disagreement.objects.create(attempt=attempt, point="rows-sum-to-one")
    submit_attempt(learner, question, "So that rows sum to one.", now=now, follow_up=question.follow_ups.first())
    submit_attempt(learner, question, now=now + timedelta(hours=1), dont_know=True)
    quiz = start_quiz(learner, Wishes(length=1), key="quiz-1", seed=3, now=now)
    answer_question(quiz, 1, Sent("0.5"), now=now)
    weights = [weight * 1.01 for weight in DEFAULT_PARAMETERS]
    SchedulerParameters.objects.create(
        learner=learner, weights=weights, algorithm=ALGORITHM, reviews=500, held_out=100,
        loss_before=0.4, loss_after=0.39, loss_moving_average=0.5, adopted=True,
    )  # fmt: skip
    for day in range(11):
        _practise(learner, now + timedelta(days=day, hours=2), day)
    again = start_quiz(learner, Wishes(length=1), key="quiz-2", seed=4, now=now + timedelta(days=11))
    ReviewItem.objects.filter(learner=learner, kind=ItemKind.QUIZ).update(brought_back_at=now)  # so that it is due
    answer_question(again, 1, Sent("1.0"), now=now + timedelta(days=11))
    _submissions(learner, now)
    _interview(learner, item, now)
    Plan.objects.create(
        learner=learner, day=now.date(), interview_date=learner.interview_date, daily_minutes=20,
        target_retention=0.9, content={
            "loads": [[60.0, 1, 1]], "today": [], "left_out": [], "other_minutes": {"30": 0.5}, "things": 3,
            "recall": 0.4, "recall_without": 0.1, "recall_of_fitting": 0.4,
        },
    )  # fmt: skip
    table = b"#separator:Tab\n#html:true\nWhat is <b>1+1</b>?\t\\(2\\)\n"
    imports.apply(learner, imports.prepare(learner, io.BytesIO(table), name="t.tsv", now=now).pk, Choices(), now=now)
    OpenedHints.objects.create(learner=learner, exercise="causal-attention", count=2)
    return Learner.objects.get(pk=learner.pk)


def _practise(learner, at, day):
    day_queue.freeze(Learner.objects.get(pk=learner.pk), now=at)
    due = list(day_queue.asked(Learner.objects.get(pk=learner.pk), now=at)[:4])
    for place, item in enumerate(due):
        rating = list(Rating)[(day + place) % 4]
        record_review(learner, item.public_id, rating, key=f"r-{day}-{place}", now=at + timedelta(minutes=place))
    if day == 3:
        undo(learner, now=at + timedelta(minutes=9))
    if day == 5 and due:
        record_act(learner, due[-1].public_id, Act.SUSPEND, key="act-5", now=at + timedelta(minutes=9))
    if day == 6 and due:
        record_act(learner, due[0].public_id, Act.BURY, key="act-6", now=at + timedelta(minutes=9))


def _submissions(learner, now):
    for place, status in enumerate(("failed", "passed")):
        verdict = factories.verdict(status, misconceptions=[factories.TOP_LEFT] if status == "failed" else [])
        made = Submission.objects.create(
            learner=learner, exercise="causal-attention", source="def causal_attention(q, k, v): ...\n", status=status,
            verdict=verdict, seed=7, key=f"s-{place}", finished_at=now + timedelta(days=11, hours=place + 1),
        )  # fmt: skip
        verdict_landed(made, now=now + timedelta(days=11, hours=place + 1))


def _interview(learner, item, now):
    made = Interview.objects.create(
        learner=learner, key="i-1", minutes=20, seed=5, started_at=now, finished_at=now + timedelta(minutes=20)
    )
    step = {"interview": made, "asked_at": now, "answered_at": now + timedelta(minutes=3), "seconds": 180.0}
    InterviewStep.objects.create(
        **step, position=1, kind="question", key="score-to-weight",
        asked={
            "prompt": "What does softmax do?", "key_points": [{"id": "sum", "text": "Rows sum to one."}],
            "follow_ups": [], "follow_up_count": 0,
        },
        given={"text": "It sums to one.", "choice": None, "source": ""},
        mark={
            "how": "answered", "key": "", "answered": True,
            "marked": {
                "score": 0.5, "red_flags": [],
                "points": [{"id": "sum", "text": "Rows sum to one.", "covered": True, "evidence": "sums to one"}],
            },
        },
    )  # fmt: skip
    handed_in = Submission.objects.filter(learner=learner).first()
    second = InterviewStep.objects.create(
        **step, position=2, kind="exercise", key="causal-attention", submission=handed_in,
        asked={"title": "Causal", "statement": "<p>Write it.</p>", "signature": "f(x)", "starter": ""},
        given={"text": "", "choice": None, "source": "x"},
        mark={"how": "answered", "key": "", "answered": True, "marked": None},
    )  # fmt: skip
    handed_in.key = f"interview-step:{second.pk}"
    handed_in.save()


@pytest.fixture
def later(now):
    return now + timedelta(days=12)


@pytest.fixture
def exported(later):
    """`exported(alice)`: her JSON, as bytes."""
    return lambda learner: as_text(document(learner, now=later)).encode()


@pytest.fixture
def send(later):
    """`send(alice, data)`: the file's preview, as an Import."""

    def make(learner, data, name="file"):
        return imports.prepare(learner, io.BytesIO(data), name=name, now=later)

    return make


@pytest.fixture
def take_in(send, later):
    """`take_in(alice, data)`: the file is previewed and applied."""

    def make(learner, data, choices=Choices(), name="file"):  # noqa: B008 - it is frozen
        return imports.apply(learner, send(learner, data, name).pk, choices, now=later)

    return make


@pytest.fixture
def anew(django_user_model):
    """`anew("alice")`: an account that was just made."""
    return lambda name: django_user_model.objects.create_user(username=name, password=PASSWORD)
