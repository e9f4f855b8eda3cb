"""Quizzes over HTTP: begin one, read it, answer its questions."""

from __future__ import annotations

import secrets
import uuid
from typing import Any

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards import quizzes
from flashcards.api.errors import Conflict
from flashcards.api.people import learner_of
from flashcards.models import Level, Quiz, QuizAnswer
from flashcards.quiz_kinds import AnswerShape, Feedback, QuizKind, QuizSource
from flashcards.quiz_shown import right_answer
from flashcards.quizzes import MOST_QUESTIONS, Sent, Wishes

ANSWER_HELP = (
    "by the question's shape: one: the number of an option; several: a list of such numbers; "
    'classes: for each part the number of a class; truth: {"truth": true, "reason": 2}; numbers: text, or a list; '
    "order: the numbers of the steps in their right order"
)


class QuizInput(serializers.Serializer[Any]):
    topic = serializers.SlugField(default="", allow_blank=True, max_length=80, help_text="empty: all topics")
    level = serializers.ChoiceField(choices=Level.choices, default="", allow_blank=True, help_text="empty: all levels")
    length = serializers.IntegerField(default=10, min_value=1, max_value=MOST_QUESTIONS, help_text="questions, at most")
    source = serializers.ChoiceField(  # type: ignore[assignment]  # a field of this name, not the field's own source
        choices=QuizSource.choices, default=QuizSource.MIXED
    )
    feedback = serializers.ChoiceField(choices=Feedback.choices, default=Feedback.IMMEDIATE)
    key = serializers.CharField(
        required=False, max_length=100, help_text="new for each quiz; sent again, it gives the same quiz"
    )


class OptionOutput(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    html = serializers.CharField()
    before = serializers.ListField(child=serializers.CharField(), help_text="what is said before it, in a transcript")


class PieceOutput(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    html = serializers.CharField()


class CauseOutput(serializers.Serializer[Any]):
    id = serializers.CharField(help_text="the misconception")
    red_flag = serializers.CharField(help_text="slug of the card that explains it")
    claim = serializers.CharField()


class ResultOutput(serializers.Serializer[Any]):
    credit = serializers.FloatField(help_text="0 to 1")
    right = serializers.BooleanField()
    read_as = serializers.CharField(help_text="how a number was understood")
    misconceptions = CauseOutput(many=True)
    notes = serializers.ListField(child=serializers.CharField(), help_text="HTML: on the wrong answers that were given")
    right_answer = serializers.JSONField(help_text="in the form of an answer")
    explanation = serializers.CharField(help_text="HTML")


class QuestionOutput(serializers.Serializer[Any]):
    number = serializers.IntegerField(help_text="what POST answers/ takes as question")
    kind = serializers.ChoiceField(choices=QuizKind.choices)
    shape = serializers.ChoiceField(choices=[shape.value for shape in AnswerShape])
    title = serializers.CharField()
    topic = serializers.CharField()
    level = serializers.ChoiceField(choices=Level.choices)
    prompt = serializers.CharField(help_text="HTML")
    figure = serializers.JSONField(help_text="a heatmap as a table: caption, keys, rows of cells; null where none is")
    options = OptionOutput(many=True)
    classes = serializers.ListField(child=serializers.CharField())
    parts = PieceOutput(many=True)
    steps = PieceOutput(many=True)
    count = serializers.IntegerField(help_text="how many numbers are asked for; 0 where none are")
    precision = serializers.CharField(help_text="how exactly they are asked for", allow_blank=True)
    answered = serializers.BooleanField()
    given = serializers.JSONField(help_text="the answer as it was sent; null before, and for “don't know”")
    result = ResultOutput(allow_null=True, help_text="null until answered, and with feedback at the end until the end")


class QuizOutput(serializers.Serializer[Any]):
    id = serializers.IntegerField()
    url = serializers.CharField(help_text="its page")
    source = serializers.ChoiceField(choices=QuizSource.choices)  # type: ignore[assignment]
    feedback = serializers.ChoiceField(choices=Feedback.choices)
    finished = serializers.BooleanField()
    answered = serializers.IntegerField()
    credit = serializers.FloatField(allow_null=True, help_text="sum over the answers; null while it must not be told")
    questions = QuestionOutput(many=True)


class AnswerInput(serializers.Serializer[Any]):
    question = serializers.IntegerField(min_value=1, max_value=MOST_QUESTIONS, help_text="its number in the quiz")
    answer = serializers.JSONField(required=False, allow_null=True, help_text=ANSWER_HELP)
    dont_know = serializers.BooleanField(default=False)


class Quizzes(APIView):
    @extend_schema(request=QuizInput, responses={201: QuizOutput})
    def post(self, request: Request) -> Response:
        """Begin a quiz. 404 where no item fits."""
        given = QuizInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = dict(given.validated_data)
        key = values.pop("key", None) or str(uuid.uuid4())
        wishes = Wishes(**values)
        seed = secrets.randbelow(2**31)
        try:
            quiz = quizzes.start_quiz(learner_of(request), wishes, key=key, seed=seed, now=timezone.now())
        except quizzes.NothingToAsk as nothing:
            raise NotFound(str(nothing)) from None
        return Response(_quiz(quiz), status=status.HTTP_201_CREATED)


class QuizDetail(APIView):
    @extend_schema(responses=QuizOutput)
    def get(self, request: Request, pk: int) -> Response:
        """One quiz of the caller's, with every question and what is known of its answer."""
        return Response(_quiz(get_object_or_404(Quiz, pk=pk, learner=learner_of(request))))


class QuizAnswers(APIView):
    @extend_schema(request=AnswerInput, responses={201: QuestionOutput})
    def post(self, request: Request, pk: int) -> Response:
        """Answer one question, once. A repeat gives the same; 409, and no change, for another answer.

        What cannot be read as an answer is a 400 that says what to write, and costs nothing.
        """
        quiz = get_object_or_404(Quiz, pk=pk, learner=learner_of(request))
        given = AnswerInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = given.validated_data
        sent = Sent(values.get("answer"), values["dont_know"])
        if sent.given is None and not sent.dont_know:
            raise serializers.ValidationError({"answer": "There is no answer. Send one, or dont_know: true."})
        try:
            answer = quizzes.answer_question(quiz, values["question"], sent, now=timezone.now())
        except quizzes.AnswerProblem as problem:
            raise serializers.ValidationError({"answer": str(problem)}) from None
        except quizzes.NoSuchQuestion as unknown:
            raise serializers.ValidationError({"question": str(unknown)}) from None
        except quizzes.AnsweredBefore as before:
            raise Conflict(str(before)) from None
        quiz.refresh_from_db()
        return Response(_question(quiz, answer), status=status.HTTP_201_CREATED)


def _quiz(quiz: Quiz) -> dict[str, Any]:
    answers = list(quiz.answers.select_related("item"))
    told = _is_told(quiz)
    data = {
        "id": quiz.pk,
        "url": f"/quiz/{quiz.pk}/",
        "source": quiz.source,
        "feedback": quiz.feedback,
        "finished": quiz.finished_at is not None,
        "answered": sum(not answer.is_open for answer in answers),
        "credit": sum(answer.credit or 0.0 for answer in answers) if told else None,
        "questions": [_question(quiz, answer) for answer in answers],
    }
    output: dict[str, Any] = QuizOutput(data).data
    return output


def _question(quiz: Quiz, answer: QuizAnswer) -> dict[str, Any]:
    asked = answer.asked
    return {
        "number": answer.position,
        "kind": answer.item.kind,
        "shape": asked["shape"],
        "title": answer.item.title,
        "topic": answer.item.topic,
        "level": answer.item.level,
        "prompt": asked["prompt"],
        "figure": asked.get("figure"),
        "options": [
            {"number": n, "html": option["html"], "before": option.get("before", [])}
            for n, option in enumerate(asked.get("options", []), start=1)
        ],
        "classes": asked.get("classes", []),
        "parts": _pieces([part["html"] for part in asked.get("parts", [])]),
        "steps": _pieces(asked.get("steps", [])),
        "count": len(asked.get("answer", [])),
        "precision": asked.get("how", ""),
        "answered": not answer.is_open,
        "given": answer.given,
        "result": _result(answer) if not answer.is_open and _is_told(quiz) else None,
    }


def _result(answer: QuizAnswer) -> dict[str, Any]:
    facts = answer.facts
    causes = [{"id": each["id"], "red_flag": each["card"], "claim": each["claim"]} for each in facts["causes"]]
    return {
        "credit": answer.credit,
        "right": answer.is_right,
        "read_as": facts["read_as"],
        "misconceptions": causes,
        "notes": facts["whys"],
        "right_answer": right_answer(answer.asked),
        "explanation": answer.asked["explanation"],
    }


def _is_told(quiz: Quiz) -> bool:
    """May answers be told right or wrong yet?"""
    return quiz.feedback == Feedback.IMMEDIATE or quiz.finished_at is not None


def _pieces(texts: list[str]) -> list[dict[str, Any]]:
    return [{"number": n, "html": html} for n, html in enumerate(texts, start=1)]
