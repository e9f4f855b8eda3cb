"""`manage.py mark`: marks typed attempts from files, by the same rules as the web, with no database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from flashcards.marking import (
    MAX_CHARACTERS,
    has_rules,
    mark,
    mark_follow_up,
    marked_follow_ups,
    marked_questions,
)

UNUSABLE = 2  # exit code: the arguments cannot be used
_MOST_BYTES = 4 * MAX_CHARACTERS  # no character takes more in UTF-8


class Command(BaseCommand):
    help = "Mark typed attempts at a question: key points and red flags, with the learner's own words."
    requires_system_checks: tuple[str, ...] = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("question", help="slug of the question, e.g. score-to-weight, or question/follow-up")
        parser.add_argument(
            "files", nargs="+", type=Path, metavar="file", help="a text file with one attempt, in UTF-8"
        )
        parser.add_argument("--json", action="store_true", help="print one JSON object a file, one a line, in order")

    def handle(self, *args: Any, question: str, files: list[Path], **options: Any) -> None:
        slug, slash, follow_up = question.partition("/")
        if not has_rules(slug, follow_up) or bool(slash) != bool(follow_up):
            raise CommandError(_unmarked(question), returncode=UNUSABLE)
        texts = [_read(file) for file in files]  # all of them first, so that no half of an output is printed
        for file, text in zip(files, texts, strict=True):
            made = mark_follow_up(slug, follow_up, text) if follow_up else mark(slug, text)
            if options["json"]:
                self.stdout.write(json.dumps(made))
            else:
                self.stdout.write(_readable(file, made))


def _unmarked(question: str) -> str:
    """That there are no rules, and for what there are some."""
    slug, slash, _ = question.partition("/")
    known = [f"{slug}/{each}" for each in marked_follow_ups(slug)] if slash else []
    what = "follow-up" if slash else "question"
    return f"No {what} {question!r} has marking rules. There are: {', '.join(known or marked_questions())}"


def _read(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            source = stream.read(_MOST_BYTES + 1)
        text = source.decode("utf-8-sig")
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror}", returncode=UNUSABLE) from None
    except UnicodeDecodeError:
        if len(source) <= _MOST_BYTES:
            raise CommandError(f"{file}: not text in UTF-8", returncode=UNUSABLE) from None
        text = "x" * _MOST_BYTES
    if len(text) > MAX_CHARACTERS:
        raise CommandError(f"{file}: more than {MAX_CHARACTERS} characters", returncode=UNUSABLE)
    return text.replace("\r\n", "\n")


def _readable(file: Path, made: dict[str, Any]) -> str:
    covered = sum(point["covered"] for point in made["points"])
    lines = [f"{file}: {covered} of {len(made['points'])} points"]
    for point in made["points"]:
        lines.append(f"  {'+' if point['covered'] else '-'} {point['text']}")
        if point["evidence"]:
            lines.append(f"      you said: {point['evidence']}")
    for flag in made["red_flags"]:
        lines += [f"  ! {flag['text']}", f"      you said: {flag['evidence']}"]
    return "\n".join(lines)
