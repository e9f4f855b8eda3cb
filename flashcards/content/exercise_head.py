"""The head of an exercise, `exercise.yaml`: is everything there that its page and its judge read?"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from flashcards.content.problems import Problem, instead
from flashcards.content.quiz_entry import Entry, read_yaml
from flashcards.models.question import Level

NEEDED = ("number", "title", "topic", "level", "summary", "function", "parameters")
OPTIONAL = ("bans", "hints", "questions", "family", "inputs", "returns")
BANS = ("softmax", "fused-attention", "work-outside-kernels")


def exercise_problems(folder: Path, questions: Collection[str]) -> list[Problem]:
    """What is wrong in the heads of all exercises of a content folder; `questions` are the slugs that there are."""
    found: list[Problem] = []
    numbered: dict[int, str] = {}
    for path in sorted(folder.glob("exercises/*/exercise.yaml")):
        file = read_yaml(path)
        if file.data:
            top = Entry(file, file.data, "")
            _read(top, questions)
            number = file.data.get("number")
            if isinstance(number, int) and numbered.setdefault(number, path.parent.name) != path.parent.name:
                top.report("number", f"the exercise {numbered[number]!r} has the number {number} already")
        found += file.problems
    return found


def _read(top: Entry, questions: Collection[str]) -> None:
    top.expect(needed=NEEDED, optional=OPTIONAL)
    top.whole("number", least=1, most=10_000, default=1)
    for key in ("title", "topic", "summary", "function"):
        top.text(key)
    top.choice("level", [level.value for level in Level], default=Level.JUNIOR)
    top.texts("parameters", least=1, most=20)
    top.texts("hints", least=0, most=10)
    for position, ban in enumerate(top.texts("bans", least=0, most=len(BANS))):
        if ban not in BANS:
            top.report(f"bans.{position}", f"there is no ban {ban!r}{instead(ban, BANS)}")
    for position, slug in enumerate(top.texts("questions", least=0, most=20)):
        if slug not in questions:
            top.report(f"questions.{position}", f"there is no question {slug!r}{instead(slug, questions)}")
