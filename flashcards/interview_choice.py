"""What a new interview is about: a question that fits the wishes, with copies of all that may be asked. Reads only."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from django.db.models import Max, QuerySet

from flashcards.interview_script import Length, statements
from flashcards.models import InterviewStep, Learner, Question, StepKind
from grader.catalogue import Exercise, exercises
from grader.models import Submission
from grader.rendering import render
from grader.statuses import SubmissionStatus

NEEDS_MORE = "triton-"  # such exercises need a compiler or a GPU beside the whiteboard


@dataclass(frozen=True, slots=True)
class Script:
    """Copies of what is asked; `follow_ups` says how many there will be, chosen when the question is answered."""

    question: tuple[str, dict[str, Any]]  # key and copy, like the others
    follow_ups: int
    exercise: tuple[str, dict[str, Any]] | None
    red_flag: tuple[str, dict[str, Any]] | None


def fitting(topic: str, level: str) -> QuerySet[Question]:
    live = Question.objects.filter(retired=False)
    live = live.filter(topic=topic) if topic else live
    return live.filter(level=level) if level else live


def draw(learner: Learner, *, topic: str, level: str, length: Length, rng: random.Random) -> Script | None:
    """A question that no interview asked yet, or the one asked longest ago; None where none fits."""
    found = {question.slug: question for question in fitting(topic, level).defer("parts", "tldr").order_by("slug")}
    if not found:
        return None
    own = InterviewStep.objects.filter(interview__learner=learner, kind=StepKind.QUESTION, key__in=found).order_by()
    last = dict(own.values_list("key").annotate(Max("interview")))
    slugs = list(found)
    rng.shuffle(slugs)
    question = found[min(slugs, key=lambda slug: last.get(slug, 0))]
    pool = [
        {
            "slug": each.slug,
            "prompt": each.prompt,
            "key_points": each.key_points,
            "after_missing": each.after_missing,
        }
        for each in question.follow_ups.filter(retired=False)
    ]
    asked = {
        "prompt": question.prompt,
        "topic": question.topic,
        "level": question.level,
        "key_points": question.key_points,
        "follow_ups": pool,
    }
    exercise = _exercise(learner, question, level=level or question.level, rng=rng) if length.exercise else None
    flag = _red_flag(question, rng)
    return Script((question.slug, asked), min(length.follow_ups, len(pool)), exercise, flag)


def _exercise(
    learner: Learner, question: Question, *, level: str, rng: random.Random
) -> tuple[str, dict[str, Any]] | None:
    """One of the question's exercises: rather one not passed yet, then one of the level."""
    known = exercises()
    slugs = [slug for slug in question.exercises if slug in known and not slug.startswith(NEEDS_MORE)]
    if not slugs:
        return None
    own = Submission.objects.filter(learner=learner, status=SubmissionStatus.PASSED, exercise__in=slugs).order_by()
    passed = set(own.values_list("exercise", flat=True).distinct())
    rng.shuffle(slugs)
    chosen = known[min(slugs, key=lambda slug: (slug in passed, known[slug].level != level))]
    return chosen.slug, _exercise_copy(chosen)


def _exercise_copy(exercise: Exercise) -> dict[str, Any]:
    return {
        "title": exercise.title,
        "level": exercise.level,
        "signature": exercise.signature,
        "statement": render(exercise.statement).html,
        "starter": exercise.starter,
    }


def _red_flag(question: Question, rng: random.Random) -> tuple[str, dict[str, Any]] | None:
    flags = list(question.red_flags.filter(retired=False).order_by("questionredflag__position"))
    if not flags:
        return None
    flag = rng.choice(flags)
    made = statements({"claim": flag.claim}, question.key_points, rng)
    if made is None:
        return None
    card = {"claim": flag.claim, "why_wrong": flag.why_wrong, "say_instead": flag.say_instead}
    return flag.slug, {"statements": made, **card}
