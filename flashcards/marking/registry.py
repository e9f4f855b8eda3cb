"""Which questions and follow-ups have rules, and marking by their slugs."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from flashcards.marking.marker import mark_with
from flashcards.marking.rules import RULES_SUFFIX, Rules, last_change, load_rules, question_file, ruled_follow_ups

QUESTIONS = Path(__file__).resolve().parents[2] / "content" / "questions"


class NoRulesError(LookupError):
    """The question has no rules to mark by (or there is no such question)."""


def marked_questions() -> list[str]:
    return sorted(p.name.removesuffix(RULES_SUFFIX) for p in QUESTIONS.glob(f"*{RULES_SUFFIX}"))


def has_rules(slug: str, follow_up: str = "") -> bool:
    """Can answers to this question be marked, or, with a follow-up's slug, answers to that follow-up?"""
    there = _path(slug).is_file() if re.fullmatch(r"[a-z0-9-]+", slug) else False
    return there and (not follow_up or follow_up in ruled_follow_ups(_path(slug)))


def mark(question_slug: str, text: str) -> dict[str, Any]:
    """The mark of a typed attempt. Raises NoRulesError, or RulesError for a broken rules file."""
    if not has_rules(question_slug):
        raise NoRulesError(
            f"no marking rules for {question_slug!r}; there are some for: {', '.join(marked_questions())}"
        )
    return mark_with(_current_rules(_path(question_slug), ""), text)


def mark_follow_up(question_slug: str, follow_up_slug: str, text: str) -> dict[str, Any]:
    """The mark of a typed answer to a follow-up; also has its slug, as "follow_up". Raises as `mark` does."""
    if not has_rules(question_slug, follow_up_slug):
        known = ", ".join(marked_follow_ups(question_slug)) or "none of its follow-ups"
        raise NoRulesError(f"no marking rules for {f'{question_slug}/{follow_up_slug}'!r}; there are some for: {known}")
    return mark_with(_current_rules(_path(question_slug), follow_up_slug), text)


def marked_follow_ups(question_slug: str) -> list[str]:
    """Slugs of the follow-ups of a question whose answers can be marked."""
    return ruled_follow_ups(_path(question_slug)) if has_rules(question_slug) else []


def _path(slug: str) -> Path:
    return QUESTIONS / f"{slug}{RULES_SUFFIX}"


def _current_rules(path: Path, follow_up: str) -> Rules:
    question = question_file(path)
    changed = last_change(path), question.stat().st_mtime_ns if question.is_file() else 0
    return _rules(path, follow_up, changed)


@lru_cache(maxsize=256)
def _rules(path: Path, follow_up: str, changed_ns: tuple[int, int]) -> Rules:
    """Read again when a file changed, so that an author sees an edit at once."""
    return load_rules(path, follow_up)
