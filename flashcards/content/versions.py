"""What each version of a question says, kept so that attempts can be read beside it and versions be compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flashcards.content.question import QuestionContent
from flashcards.models import Question, QuestionVersion


def missing_versions(pairs: Sequence[tuple[Question, QuestionContent]]) -> list[QuestionVersion]:
    """Unsaved rows for the current versions of which there is none yet; one query."""
    there = set(QuestionVersion.objects.values_list("question_id", "version"))
    return [
        QuestionVersion(question=question, version=question.version, content=content_of(content))
        for question, content in pairs
        if (question.pk, question.version) not in there
    ]


def content_of(content: QuestionContent) -> dict[str, Any]:
    """The fields of a question and its follow-ups, as JSON."""
    return {
        "prompt": content.prompt,
        "topic": content.topic,
        "level": content.level,
        "reading_minutes": content.reading_minutes,
        "key_points": content.key_points,
        "prerequisites": content.prerequisites,
        "exercises": content.exercises,
        "red_flags": content.red_flags,
        "tldr": content.tldr,
        "parts": content.parts,
        "follow_ups": [
            {
                "slug": each.slug,
                "prompt": each.prompt,
                "approach": each.approach,
                "key_points": each.key_points,
                "after_missing": each.after_missing,
            }
            for each in content.follow_ups
        ],
    }
