"""Marks typed attempts by rules: which key points they state, which red flags they raise. No language model.

`content/questions/<slug>.marking.yaml` holds the rules of a question; vocabulary.yaml and language.yaml what they share.
"""

from __future__ import annotations

from flashcards.marking.registry import NoRulesError, has_rules, mark, marked_questions

__all__ = ["NoRulesError", "has_rules", "mark", "marked_questions"]
