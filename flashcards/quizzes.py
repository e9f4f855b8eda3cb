"""What happens in quizzes: one begins, an answer is given once, the last one ends it. Misses feed the review queue."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import Count, Max, OuterRef, QuerySet, Subquery

from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind, Learner, Quiz, QuizAnswer, QuizItem
from flashcards.models.locks import locked_learner
from flashcards.quiz_asking import ask, turn_of
from flashcards.quiz_kinds import Feedback, QuizSource
from flashcards.quiz_marking import AnswerProblem, Mark, mark
from flashcards.reviews import record_right_answer

LENGTHS = (5, 10, 20)  # questions; what pages offer
USUAL_LENGTH = 10
MOST_QUESTIONS = 50
DONT_KNOW = None  # what is kept as `given` where the learner says so

__all__ = ["AnswerProblem"]


class NothingToAsk(LookupError):
    """No item fits the wishes; the message says what to change."""


class NoSuchQuestion(LookupError):
    """The quiz has no question of this number."""


class AnsweredBefore(RuntimeError):
    """The question has another answer already, or the quiz is over. Nothing was changed."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a quiz should be about; empty topic and level mean all of them."""

    topic: str = ""
    level: str = ""
    length: int = USUAL_LENGTH
    source: QuizSource = QuizSource.MIXED
    feedback: Feedback = Feedback.IMMEDIATE


@dataclass(frozen=True, slots=True)
class Topic:
    slug: str
    title: str
    size: int  # items


@dataclass(frozen=True, slots=True)
class Sent:
    """An answer as it arrives: `given` in the shape that the question asks for, or "don't know"."""

    given: Any = None
    dont_know: bool = False


def start_quiz(learner: Learner, wishes: Wishes, *, key: str, seed: int, now: datetime) -> Quiz:
    """Begin a quiz; the same key gives the same quiz again. `seed` decides all that is drawn. Raises NothingToAsk."""
    with transaction.atomic():
        learner = locked_learner(learner.pk)  # a double tap waits for the first
        earlier = Quiz.objects.filter(learner=learner, key=key).first()
        if earlier is not None:
            return earlier
        chosen = _chosen(learner, wishes, random.Random(seed))
        quiz = Quiz.objects.create(
            learner=learner,
            key=key,
            source=wishes.source,
            topic=wishes.topic,
            level=wishes.level,
            feedback=wishes.feedback,
            seed=seed,
        )
        QuizAnswer.objects.bulk_create(
            _question(quiz, item, position, times_seen) for position, (item, times_seen) in enumerate(chosen, start=1)
        )
    return quiz


def answer_question(quiz: Quiz, position: int, sent: Sent, *, now: datetime) -> QuizAnswer:
    """Give the answer to one question, once. The same again returns the same; another one raises AnsweredBefore.

    Raises NoSuchQuestion too, and AnswerProblem for an answer that has not the asked-for form, which costs nothing.
    """
    with transaction.atomic():
        learner = locked_learner(quiz.learner_id)
        answer = quiz.answers.select_related("item").filter(position=position).first()
        if answer is None:
            raise NoSuchQuestion(f"This quiz has no question {position}.")
        given = DONT_KNOW if sent.dont_know else sent.given
        if not answer.is_open:
            if answer.given == given:
                return answer
            raise AnsweredBefore(f"Question {position} is answered already. Your first answer stands.")
        if Quiz.objects.filter(pk=quiz.pk, finished_at__isnull=False).exists():
            raise AnsweredBefore("This quiz is over. Begin another one.")
        made = Mark(0.0) if sent.dont_know else mark(answer.asked, given)
        answer.given, answer.mark, answer.credit, answer.answered_at = given, made.as_json(), made.credit, now
        answer.save(update_fields=["given", "mark", "credit", "answered_at"])
        _feed_queue(learner, answer, made, dont_know=sent.dont_know, now=now)
        if not quiz.answers.filter(answered_at=None).exists():
            _finish(quiz, now=now)
    return answer


def end_quiz(quiz: Quiz, *, now: datetime) -> None:
    """Stop before the last question; what was not answered counts as nothing. Again, it changes nothing."""
    with transaction.atomic():
        locked_learner(quiz.learner_id)
        _finish(quiz, now=now)


def topics() -> list[Topic]:
    """The topics there are, by title."""
    live = QuizItem.objects.filter(retired=False).order_by("topic_title", "topic")
    return [Topic(*row) for row in live.values_list("topic", "topic_title").annotate(Count("pk"))]


def missed(learner: Learner) -> QuerySet[QuizItem]:
    """Items whose latest answer by this learner was not wholly right."""
    latest = QuizAnswer.objects.filter(item=OuterRef("pk"), quiz__learner=learner, answered_at__isnull=False)
    credit = Subquery(latest.order_by("-answered_at", "-id").values("credit")[:1])
    return QuizItem.objects.filter(retired=False).annotate(last_credit=credit).filter(last_credit__lt=1.0)


def _finish(quiz: Quiz, *, now: datetime) -> None:
    if Quiz.objects.filter(pk=quiz.pk, finished_at=None).update(finished_at=now):
        quiz.finished_at = now


def _chosen(learner: Learner, wishes: Wishes, rng: random.Random) -> list[tuple[QuizItem, int]]:
    """Items to ask, in order, each with how often it was asked before: what was seen least and longest ago comes in."""
    pool = missed(learner) if wishes.source == QuizSource.MISSED else QuizItem.objects.filter(retired=False)
    if wishes.topic:
        pool = pool.filter(topic=wishes.topic)
    if wishes.level:
        pool = pool.filter(level=wishes.level)
    keys = list(pool.order_by("pk").values_list("pk", flat=True))
    if not keys:
        raise NothingToAsk(_nothing(wishes))
    asked = QuizAnswer.objects.filter(quiz__learner=learner).order_by()
    seen = {pk: (times, last) for pk, times, last in asked.values_list("item").annotate(Count("pk"), Max("pk"))}
    rng.shuffle(keys)  # before the sort, which keeps the order of what is alike
    keys.sort(key=lambda pk: seen.get(pk, (0, 0)))
    wanted = keys[: min(wishes.length, MOST_QUESTIONS)]
    rng.shuffle(wanted)
    items = QuizItem.objects.in_bulk(wanted)
    return [(items[pk], seen.get(pk, (0, 0))[0]) for pk in wanted]


def _nothing(wishes: Wishes) -> str:
    if wishes.source == QuizSource.MISSED:
        return "Nothing that you missed is left here. Take a mixed quiz, or choose another topic or level."
    return "There are no quiz items for this topic and level. Choose another one."


def _question(quiz: Quiz, item: QuizItem, position: int, times_seen: int) -> QuizAnswer:
    variant = item.variants[turn_of(len(item.variants), f"{quiz.learner_id}/{item.slug}", times_seen)]
    return QuizAnswer(
        quiz=quiz,
        item=item,
        position=position,
        item_version=item.version,
        variant_seed=variant["seed"],
        parameters=variant["parameters"],
        asked=ask(item.body, variant, seed=f"{quiz.seed}/{item.slug}"),
    )


def _feed_queue(learner: Learner, answer: QuizAnswer, made: Mark, *, dont_know: bool, now: datetime) -> None:
    """A miss brings the item back, and the red flags that explain it; a right answer counts as a review."""
    item = answer.item
    if made.credit == 1.0:
        record_right_answer(learner, item.slug, key=f"quiz-answer:{answer.pk}", now=now)
        return
    how = "You did not know this in a quiz." if dont_know else "You missed this in a quiz."
    wanted = [Wanted(ItemKind.QUIZ, item.slug, how, mistake_at=now)]
    wanted += [
        Wanted(ItemKind.RED_FLAG, cause["card"], f"Your answer to “{item.title}” showed it.", mistake_at=now)
        for cause in made.causes
    ]
    add_items(learner, wanted, now=now)
