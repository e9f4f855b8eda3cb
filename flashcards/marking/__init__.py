"""Marks typed attempts by rules: which key points they state, which red flags they raise. No language model.

`content/questions/<slug>.marking.yaml` holds the rules of a question and its follow-ups; vocabulary.yaml and
language.yaml hold what all questions share.
"""

from __future__ import annotations

from flashcards.marking.clauses import MAX_CHARACTERS
from flashcards.marking.registry import (
    NoRulesError,
    has_rules,
    mark,
    mark_follow_up,
    marked_follow_ups,
    marked_questions,
)

__all__ = [
    "MAX_CHARACTERS",
    "NoRulesError",
    "has_rules",
    "mark",
    "mark_follow_up",
    "marked_follow_ups",
    "marked_questions",
]
