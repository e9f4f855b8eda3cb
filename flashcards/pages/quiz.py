"""Quizzes: begin one, answer question after question, see how it went. Form posts: it works without JavaScript."""

from __future__ import annotations

import secrets
import uuid
from collections import Counter
from collections.abc import Sequence
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from flashcards import quizzes
from flashcards.models import Learner, Level, Quiz, QuizAnswer
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import row_cells
from flashcards.quiz_kinds import AnswerShape, Feedback, QuizSource
from flashcards.quiz_shown import shown
from flashcards.quizzes import AnsweredBefore, AnswerProblem, NoSuchQuestion, NothingToAsk, Sent, Wishes
from grader.kept_text import signed_in

EARLIER_SHOWN = 10  # quizzes on the first page
NOT_COUNTED = "That form was not complete, so nothing was counted. Here is the question again."


@require_http_methods(["GET", "POST"])
@signed_in
def quiz_start(request: HttpRequest) -> HttpResponse:
    """What a quiz can be about, those that are open, and how the earlier ones went."""
    learner = learner_of(request)
    if request.method == "GET":
        return render(request, "flashcards/quiz_start.html", start_context(learner, Wishes()))
    wishes = wishes_of(request.POST)
    try:
        key = str(uuid.UUID(request.POST.get("key", "")))
        made = quizzes.start_quiz(learner, wishes, key=key, seed=secrets.randbelow(2**31), now=timezone.now())
    except (NothingToAsk, ValueError) as nothing:
        error = str(nothing) if isinstance(nothing, NothingToAsk) else "That form was not complete. Try again."
        context = start_context(learner, wishes) | {"error": error}
        return render(request, "flashcards/quiz_start.html", context, status=422)
    return redirect("quiz", pk=made.pk)


def wishes_of(post: QueryDict) -> Wishes:
    """What the form asks for; what it cannot have sent is taken for its default."""
    length = post.get("length", "")
    return Wishes(
        topic=post.get("topic", "")[:80],
        level=post.get("level", "") if post.get("level") in Level.values else "",
        length=int(length) if length in map(str, quizzes.LENGTHS) else quizzes.USUAL_LENGTH,
        source=QuizSource.MISSED if post.get("source") == QuizSource.MISSED else QuizSource.MIXED,
        feedback=Feedback.END if post.get("feedback") == Feedback.END else Feedback.IMMEDIATE,
    )


def start_context(learner: Learner, wishes: Wishes) -> dict[str, Any]:
    own = list(Quiz.objects.filter(learner=learner).with_counts().with_topic_title().order_by("-pk")[:EARLIER_SHOWN])
    return {
        "topics": quizzes.topics(),
        "levels": Level.choices,
        "lengths": quizzes.LENGTHS,
        "missed": quizzes.missed(learner).count(),
        "wishes": wishes,
        "key": uuid.uuid4(),
        "open": [quiz for quiz in own if quiz.finished_at is None],
        "earlier": [quiz for quiz in own if quiz.finished_at is not None],
        "same_minute": same_minute(own),
    }


def same_minute(own: Sequence[Quiz]) -> set[int]:
    """Those whose names would be the same without the second in which they began."""
    names = {
        quiz.pk: (quiz.source, quiz.topic, quiz.level, quiz.created_at.replace(second=0, microsecond=0)) for quiz in own
    }
    times = Counter(names.values())
    return {pk for pk, name in names.items() if times[name] > 1}


@require_http_methods(["GET", "POST"])
@signed_in
def quiz(request: HttpRequest, pk: int) -> HttpResponse:
    """The next open question, or how one was answered (`?question=3`), or all of them once the quiz is over."""
    found = get_object_or_404(Quiz.objects.with_topic_title(), pk=pk, learner=learner_of(request))
    if request.method == "POST":
        return post_answer(request, found)
    answers = list(found.answers.select_related("item"))
    looked_at = answered_one(answers, request.GET.get("question", ""))
    if looked_at is not None and (found.feedback == Feedback.IMMEDIATE or found.finished_at):
        return render(request, "flashcards/quiz_feedback.html", question_context(found, answers, looked_at))
    if found.finished_at is not None:
        return render(request, "flashcards/quiz_results.html", results_context(found, answers))
    current = next(answer for answer in answers if answer.is_open)
    return render(request, "flashcards/quiz_question.html", question_context(found, answers, current))


def post_answer(request: HttpRequest, found: Quiz) -> HttpResponse:
    """One answer; then its feedback, or the next question. Whatever a stale form says, nothing is lost."""
    address = reverse("quiz", args=[found.pk])
    if request.POST.get("act") == "end":
        quizzes.end_quiz(found, now=timezone.now())
        return redirect(address)
    position = request.POST.get("question", "")
    asked = found.answers.filter(position=position).first() if position.isascii() and position.isdigit() else None
    if asked is None:
        messages.warning(request, NOT_COUNTED)
        return redirect(address)
    sent = Sent(dont_know=True) if request.POST.get("act") == "dont-know" else Sent(given_in(request.POST, asked.asked))
    try:
        quizzes.answer_question(found, asked.position, sent, now=timezone.now())
    except AnswerProblem as problem:
        answers = list(found.answers.select_related("item"))
        current = next(answer for answer in answers if answer.pk == asked.pk)
        context = question_context(found, answers, current, given=sent.given) | {"error": str(problem)}
        return render(request, "flashcards/quiz_question.html", context, status=422)
    except (AnsweredBefore, NoSuchQuestion) as stale:
        messages.warning(request, str(stale))
        return redirect(address)
    return redirect(f"{address}?question={asked.position}" if found.feedback == Feedback.IMMEDIATE else address)


def given_in(post: QueryDict, asked: dict[str, Any]) -> Any:
    """The form's answer in the shape that marking takes; what is missing stays None and is asked for there."""
    match AnswerShape(asked["shape"]):
        case AnswerShape.ONE:
            return whole(post.get("choice"))
        case AnswerShape.SEVERAL:
            return [whole(value) for value in post.getlist("choice")]
        case AnswerShape.CLASSES:
            return [whole(post.get(f"class-{n}")) for n in range(1, len(asked["parts"]) + 1)]
        case AnswerShape.TRUTH:
            truth = {"true": True, "false": False}.get(post.get("truth", ""))
            return {"truth": truth, "reason": whole(post.get("choice"))}
        case AnswerShape.ORDER:
            count = len(asked["steps"])
            places = {whole(post.get(f"place-{n}")): n for n in range(1, count + 1)}
            return [places.get(place) for place in range(1, count + 1)]
        case _:
            return post.get("number", "")


def whole(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 4 else None


def answered_one(answers: list[QuizAnswer], number: str) -> QuizAnswer | None:
    return next((answer for answer in answers if str(answer.position) == number and not answer.is_open), None)


def question_context(
    found: Quiz, answers: list[QuizAnswer], answer: QuizAnswer, *, given: Any = None
) -> dict[str, Any]:
    """One question, with the answer that was given or is being put right."""
    done = sum(not each.is_open for each in answers)
    return {
        "quiz": found,
        "answer": answer,
        "item": answer.item,
        "view": shown(answer.asked, given if answer.is_open else answer.given),
        "dont_know": not answer.is_open and answer.given is None,
        "done": done,
        "total": len(answers),
        "last": done == len(answers),
        "cells": row_cells([not each.is_open for each in answers]),
    }


def results_context(found: Quiz, answers: list[QuizAnswer]) -> dict[str, Any]:
    """All questions with how they went, and what to review."""
    given = [answer for answer in answers if not answer.is_open]
    causes = {cause["card"]: cause for answer in given for cause in answer.facts.get("causes", [])}
    # Overlooking a red flag or a bug is no sign of believing it: the card is offered and not put into the review.
    overlooked = [answer.asked["flag"] for answer in given if not answer.is_right and answer.asked.get("flag")]
    return {
        "quiz": found,
        "answers": answers,
        "given": given,
        "total": len(answers),
        "right": sum(answer.is_right for answer in given),
        "points": sum(answer.credit or 0.0 for answer in given),
        "missed": [answer for answer in given if not answer.is_right],
        "causes": list(causes.values()),
        "overlooked": list({flag["card"]: flag for flag in overlooked if flag["card"] not in causes}.values()),
        "cells": row_cells([answer.is_right for answer in answers]),
    }
