"""Today: what is due, one main button, and where to go next."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET

from flashcards import day_queue
from flashcards.days import DayClock
from flashcards.interviews import open_interview
from flashcards.models import Attempt, Learner, Question, Quiz, QuizItem
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import share_cells
from flashcards.question_map import in_order_of_use
from grader.catalogue import exercises
from grader.models import Submission
from grader.statuses import SubmissionStatus

SHOWN_DUE = 5  # titles of what is due, under the button
SHOWN_NEXT = 3  # of each kind of thing to go on with


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that can be done now."""

    kind: str
    title: str
    url: str
    button: str


@require_GET
def today(request: HttpRequest) -> HttpResponse:
    """The first page. A visitor of a hosted instance reads what the site is."""
    if not request.user.is_authenticated:
        asked = Question.objects.filter(retired=False).only("slug", "prompt", "level", "prerequisites")
        return render(request, "flashcards/welcome.html", {"questions": in_order_of_use(asked)[: 2 * SHOWN_NEXT]})
    learner, now = learner_of(request), timezone.now()
    queue = day_queue.queue(learner, now=now, limit=SHOWN_DUE)
    done = day_queue.so_far(learner, now=now).done
    steps = begun_interview(learner) + next_questions(learner) + next_exercises(learner) + next_quiz(learner)
    context = {
        "queue": queue,
        "outlook": day_queue.outlook(learner, now=now),
        "done": done,
        "cells": share_cells(done, queue.due_count),
        "main": None if queue.due_count else (steps[0] if steps else None),
        "interview": learner.interview_date,
        "days_left": days_until_interview(learner),
        "steps": steps if queue.due_count else steps[1:],
    }
    return render(request, "flashcards/today.html", context)


def days_until_interview(learner: Learner) -> int | None:
    """Days from the learner's own day to the interview; None once it is over, and where there is none."""
    if learner.interview_date is None:
        return None
    left = (learner.interview_date - DayClock.of(learner).day_of(timezone.now())).days
    return left if left >= 0 else None


def next_questions(learner: Learner) -> list[Step]:
    """Questions never attempted, those first that most others build on."""
    attempted = set(Attempt.objects.filter(learner=learner, follow_up=None).values_list("question", flat=True))
    asked = Question.objects.filter(retired=False).only("slug", "prompt", "level", "prerequisites")
    open_ones = [question for question in in_order_of_use(asked) if question.pk not in attempted]
    return [Step("Question", q.prompt, reverse("question", args=[q.slug]), "Answer it") for q in open_ones[:SHOWN_NEXT]]


def next_exercises(learner: Learner) -> list[Step]:
    """Exercises not passed yet, in their order."""
    own = Submission.objects.filter(learner=learner, status=SubmissionStatus.PASSED).order_by()
    passed = set(own.values_list("exercise", flat=True).distinct())
    left = [e for e in exercises().values() if e.slug not in passed][:SHOWN_NEXT]
    return [Step("Exercise", e.title, reverse("exercise", args=[e.slug]), "Write it") for e in left]


def begun_interview(learner: Learner) -> list[Step]:
    """The mock interview that is open: its clock may be running."""
    begun = open_interview(learner)
    if begun is None:
        return []
    return [
        Step("Interview", "The mock interview that you began", reverse("interview", args=[begun.pk]), "Go on with it")
    ]


def next_quiz(learner: Learner) -> list[Step]:
    """The quiz that is open, or a new one; nothing where there are no items."""
    begun = Quiz.objects.filter(learner=learner, finished_at=None).first()
    if begun is not None:
        return [Step("Quiz", "The quiz that you began", reverse("quiz", args=[begun.pk]), "Go on with it")]
    if not QuizItem.objects.filter(retired=False).exists():
        return []
    return [Step("Quiz", "Ten short questions, mixed", reverse("quiz-start"), "Take a quiz")]
