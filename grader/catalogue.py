"""The exercises, as read from content/exercises/<slug>/: what the web shows and the worker judges by. Never torch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from django.conf import settings

from grader.yaml_loader import LOADER


@dataclass(frozen=True, slots=True, eq=False)
class Exercise:
    """One exercise; `exercise.yaml` and its neighbours."""

    slug: str
    number: int  # position in the list, 1-based
    title: str
    topic: str
    level: str  # junior, senior, staff
    summary: str  # one sentence for the list
    function: str
    parameters: tuple[str, ...]
    family: str  # how inputs are made and results read; see grader/worker/families
    inputs: Mapping[str, str]  # parameter -> what it is to the formula, where that has another name
    returns: tuple[str, ...]  # what the function returns, in order
    bans: tuple[str, ...]  # ban groups, see grader/learner_side/bans.py
    hints: tuple[str, ...]
    questions: tuple[str, ...]  # slugs of the questions it practises
    statement: str  # Markdown with TeX
    starter: str
    folder: Path

    @property
    def signature(self) -> str:
        return f"{self.function}({', '.join(self.parameters)})"


class UnknownExercise(LookupError):
    """There is no exercise with this slug; the message lists those there are."""


def read_exercise(folder: Path) -> Exercise:
    """Read one exercise folder; raises KeyError, OSError or yaml.YAMLError with the file's name."""
    data = yaml.load((folder / "exercise.yaml").read_text(encoding="utf-8"), Loader=LOADER)
    return Exercise(
        slug=folder.name,
        number=data["number"],
        title=data["title"],
        topic=data["topic"],
        level=data["level"],
        summary=data["summary"],
        function=data["function"],
        parameters=tuple(data["parameters"]),
        family=data.get("family", "formula"),
        inputs=dict(data.get("inputs", {})),
        returns=tuple(data.get("returns", ("output",))),
        bans=tuple(data.get("bans", ())),
        hints=tuple(data.get("hints", ())),
        questions=tuple(data.get("questions", ())),
        statement=(folder / "statement.md").read_text(encoding="utf-8"),
        starter=(folder / "starter.py").read_text(encoding="utf-8"),
        folder=folder,
    )


def exercises() -> dict[str, Exercise]:
    """All exercises by slug, in the order of their numbers; each folder of content is read once per process."""
    return _exercises_in(settings.CONTENT_DIR)


@cache
def _exercises_in(folder: Path) -> dict[str, Exercise]:
    found = [read_exercise(path.parent) for path in folder.glob("exercises/*/exercise.yaml")]
    return {exercise.slug: exercise for exercise in sorted(found, key=lambda e: e.number)}


def forget() -> None:
    """Read what is asked for next from the files again: for a folder in which somebody writes."""
    for kept in (_exercises_in, _red_flag_fronts_in, _red_flags_by_misconception):
        kept.cache_clear()


def get_exercise(slug: str) -> Exercise:
    """The exercise with this slug; raises UnknownExercise."""
    try:
        return exercises()[slug]
    except KeyError:
        raise UnknownExercise(f"There is no exercise {slug!r}. There are: {', '.join(exercises())}.") from None


def exercise_after(slug: str) -> Exercise | None:
    """The next one in the list; None after the last."""
    here = exercises()[slug].number
    return next((exercise for exercise in exercises().values() if exercise.number > here), None)


def red_flag_of_misconception() -> dict[str, str]:
    """Misconception id -> slug of the red-flag card that explains it, from the front matter of content/red_flags."""
    return _red_flags_by_misconception(settings.CONTENT_DIR)


@cache
def _red_flags_by_misconception(folder: Path) -> dict[str, str]:
    fronts = _red_flag_fronts_in(folder)
    return {name: slug for slug, front in fronts.items() for name in front.get("misconceptions", ())}


def red_flag_fronts() -> dict[str, dict[str, Any]]:
    """The front matter of each red-flag card by its slug; `claim` is the wrong sentence."""
    return _red_flag_fronts_in(settings.CONTENT_DIR)


@cache
def _red_flag_fronts_in(folder: Path) -> dict[str, dict[str, Any]]:
    fronts: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.glob("red_flags/*.md")):
        fronts[path.stem] = yaml.load(path.read_text(encoding="utf-8").split("---\n", 2)[1], Loader=LOADER)
    return fronts
