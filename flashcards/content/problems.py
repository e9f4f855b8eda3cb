"""What is wrong in a content file, and where."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

import yaml

QUOTES = "Quote a text with a colon and a blank in it, and inside braces one with commas, brackets or braces"
_TABS = "Indent with blanks, not with tabs, and quote a text that begins with %, @, ` or *"
_SHOWN = 12  # names that a message lists; of more, those that look alike


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """One error; printed as `file:line: text`."""

    path: Path
    line: int  # from 1
    text: str

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{path}:{self.line}: {self.text}"


def yaml_problem(error: yaml.YAMLError) -> tuple[int, str]:
    """The line, from 1, on which to mend what is no YAML, and a message that says how."""
    mark = getattr(error, "problem_mark", None)
    text = str(getattr(error, "problem", None) or error)
    opened = getattr(error, "context_mark", None)
    context = str(getattr(error, "context", ""))
    if opened and ("flow" in context or "quoted" in context):  # it is noticed only where the next line begins
        return (
            opened.line + 1,
            f"{text}. Close what this line opens, or quote a text that has a bracket, brace or comma",
        )
    return (mark.line + 1 if mark else 1), f"{text}. {_TABS if 'cannot start any token' in text else QUOTES}"


def instead(name: object, known: Collection[str]) -> str:
    """What an author may have meant by a name that there is not: the end of a message."""
    alike = get_close_matches(str(name), known, n=3)
    if alike:
        return f"; do you mean {' or '.join(repr(each) for each in alike)}?"
    listed = sorted(known)[:_SHOWN]
    return f"; there are: {', '.join(listed) or 'none'}{', ...' if len(known) > _SHOWN else ''}"
