"""Content as learners will see it, for whoever writes it: a version of a question, a variant of a quiz item."""

from __future__ import annotations

from typing import Any

from flashcards.models import Attempt, FollowUp, Question, QuestionVersion, QuizItem, RedFlag
from flashcards.pages.shapes import FollowUpRow, sections
from flashcards.quiz_asking import ask
from flashcards.quiz_shown import shown
from grader.catalogue import exercises

_OF_FOLLOW_UPS = ("slug", "prompt", "approach", "key_points", "after_missing")
_OF_QUESTION = (
    *("prompt", "topic", "level", "reading_minutes", "key_points"),
    *("prerequisites", "exercises", "tldr", "parts"),
)


def question_preview(question: Question, version: QuestionVersion | None) -> dict[str, Any]:
    """The whole page with every approach open; of an earlier version where one is given. Writes nothing."""
    if version is None:
        follow_ups = list(question.follow_ups.filter(retired=False))
        flags = [row.red_flag for row in question.questionredflag_set.select_related("red_flag")]
    else:
        follow_ups = [
            FollowUp(question=question, **{name: each[name] for name in _OF_FOLLOW_UPS})
            for each in version.content["follow_ups"]
        ]
        by_slug = {flag.slug: flag for flag in RedFlag.objects.filter(slug__in=version.content["red_flags"])}
        flags = [by_slug[slug] for slug in version.content["red_flags"] if slug in by_slug]
        fields = {name: version.content[name] for name in _OF_QUESTION}
        question = Question(slug=question.slug, version=version.version, retired=question.retired, **fields)
    linked = [exercises()[slug] for slug in question.exercises if slug in exercises()]
    read = Attempt(dont_know=True)
    return {
        "question": question,
        "note": f"version {question.version} of this question, as it is after an attempt",
        "parts": sections(question, practise=bool(linked)),
        "follow_ups": [FollowUpRow(follow_up=each, attempt=read) for each in follow_ups],
        "red_flags": flags,
        "exercises": linked,
    }


def quiz_item_preview(item: QuizItem, number: int) -> dict[str, Any]:
    """The variant with this number, from 1; the last one where there are fewer."""
    number = max(1, min(number, len(item.variants)))
    variant = item.variants[number - 1]
    return {
        "item": item,
        "variant": variant,
        "number": number,
        "next": number + 1 if number < len(item.variants) else None,
        "view": shown(ask(item.body, variant, seed=f"preview/{item.slug}/{number}")),
    }
