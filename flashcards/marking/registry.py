"""Which questions have rules, and marking by a question's slug."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from flashcards.marking.marker import mark_with
from flashcards.marking.rules import RULES_SUFFIX, Rules, load_rules, question_file

QUESTIONS = Path(__file__).resolve().parents[2] / "content" / "questions"


class NoRulesError(LookupError):
    """The question has no rules to mark by (or there is no such question)."""


def marked_questions() -> list[str]:
    return sorted(p.name.removesuffix(RULES_SUFFIX) for p in QUESTIONS.glob(f"*{RULES_SUFFIX}"))


def has_rules(slug: str) -> bool:
    return _path(slug).is_file() if re.fullmatch(r"[a-z0-9-]+", slug) else False


def mark(question_slug: str, text: str) -> dict[str, Any]:
    """The mark of a typed attempt. Raises NoRulesError, or RulesError for a broken rules file."""
    if not has_rules(question_slug):
        raise NoRulesError(
            f"no marking rules for {question_slug!r}; there are some for: {', '.join(marked_questions())}"
        )
    path = _path(question_slug)
    question = question_file(path)
    changed = path.stat().st_mtime_ns, question.stat().st_mtime_ns if question.is_file() else 0
    return mark_with(_rules(path, changed), text)


def _path(slug: str) -> Path:
    return QUESTIONS / f"{slug}{RULES_SUFFIX}"


@lru_cache(maxsize=128)
def _rules(path: Path, changed_ns: tuple[int, int]) -> Rules:
    """Read again when a file changed, so that an author sees an edit at once."""
    return load_rules(path)
