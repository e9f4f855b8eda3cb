"""What a new piece of content begins with: files that load_content and check_content lead an author through."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import yaml

from flashcards.content.document import SLUG
from grader.yaml_loader import LOADER

SKELETONS = Path(__file__).parent / "skeletons"


class Kind(StrEnum):
    QUESTION = "question"
    RED_FLAG = "red-flag"
    EXERCISE = "exercise"
    QUIZ = "quiz"


class CannotBegin(ValueError):
    """The files cannot be written; the message says why and what to do."""


def begin(folder: Path, kind: Kind, slug: str) -> list[Path]:
    """Write the skeleton below the content `folder`; returns its files. Raises CannotBegin; overwrites nothing."""
    if not SLUG.fullmatch(slug):
        raise CannotBegin(f"{slug!r} is no slug: lower-case words joined by hyphens, as in causal-mask")
    texts = _texts(folder, kind, slug)
    there = [path for path in texts if path.exists()]
    if there:
        raise CannotBegin(f"{there[0]} is there already; edit it, or choose another name")
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(texts)


def _texts(folder: Path, kind: Kind, slug: str) -> dict[Path, str]:
    if kind is Kind.QUESTION:
        questions = folder / "questions"
        return {
            questions / f"{slug}.md": _read("question.md"),
            questions / f"{slug}.marking.yaml": _read("question.marking.yaml").format(slug=slug),
        }
    if kind is Kind.RED_FLAG:
        return {folder / "red_flags" / f"{slug}.md": _read("red_flag.md")}
    if kind is Kind.QUIZ:
        text = _read("quiz.yaml").format(slug=slug, title=slug.replace("-", " ").capitalize())
        return {folder / "quizzes" / f"{slug}.yaml": text}
    names = {"function": slug.replace("-", "_"), "number": _next_number(folder)}
    home = folder / "exercises" / slug
    return {
        home / path.name.removesuffix(".txt"): path.read_text(encoding="utf-8").format(**names)
        for path in sorted((SKELETONS / "exercise").iterdir())
        if path.is_file()
    }


def _read(name: str) -> str:
    return (SKELETONS / name).read_text(encoding="utf-8")


def _next_number(folder: Path) -> int:
    files = folder.glob("exercises/*/exercise.yaml")
    numbers = [yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)["number"] for path in files]
    return max(numbers, default=0) + 1
