"""Quiz items as jobs for the runner, and its answers as variants to keep or problems to report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from flashcards.content.problems import Problem
from flashcards.content.process import Runner
from flashcards.content.quiz import QuizItemContent, QuizTopicContent
from flashcards.content.quiz_variants import LEAST_VARIANTS

Variant = dict[str, Any]  # {"seed", "parameters", "show", "values", "matrix"}
AT_ONCE = 200  # items in one job, so that processes can share a long topic
SOLE: Variant = {"seed": 0, "parameters": {}, "show": {}, "values": {}, "matrix": None}  # of an item without numbers


@dataclass(frozen=True, slots=True)
class Work:
    """Items of one topic that are to be computed."""

    topic: QuizTopicContent
    items: list[QuizItemContent]

    def job(self) -> dict[str, Any]:
        """What flashcards.content.runner takes."""
        quiz = [item.job for item in self.items]
        return {"setup": self.topic.setup, "expressions": [], "blocks": [], "quiz": quiz}

    def read(self, answer: dict[str, Any]) -> tuple[dict[str, list[Variant]], list[Problem]]:
        """Variants by item, and what is wrong."""
        file = self.topic.file
        before = len(file.problems)
        variants: dict[str, list[Variant]] = {}
        if answer["setup_error"]:
            line = file.text_lines.get("setup", 1) + answer["setup_error"]["line"] - 1
            if "setup." not in file.lines:  # else it is no Python, which is said already
                file.lines[f"setup.{line}"] = line
                file.report(f"setup.{line}", f"the setup raises {answer['setup_error']['text']}")
            return {}, file.problems[before:]
        for item, made in zip(self.items, answer["quiz"], strict=True):
            variants[item.slug] = made["variants"]
            if made["error"]:
                file.report(f"{item.place}.{made['error']['place']}", f"{item.slug}: {made['error']['text']}")
            elif item.job is not None and len(made["variants"]) < min(item.job["count"], LEAST_VARIANTS):
                file.report(f"{item.place}.draw", _too_few(item, made))
        return variants, file.problems[before:]


class Computation:
    """Variants of quiz items, which a process with torch computes while its parent does something else."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._works: list[Work] = []

    def begin(self, topics: Sequence[QuizTopicContent], wanted: Iterable[str]) -> None:
        """Begin with the items of these slugs; where none of them needs computing, nothing is started."""
        self._works = works(topics, wanted)
        self._runner.begin([work.job() for work in self._works])

    def finish(self) -> tuple[dict[str, list[Variant]], list[Problem]]:
        """The variants by slug, and every problem. Raises RunnerDied."""
        variants: dict[str, list[Variant]] = {}
        problems: list[Problem] = []
        for work, answer in zip(self._works, self._runner.answers(), strict=True):
            made, wrong = work.read(answer)
            variants |= made
            problems += wrong
        return variants, problems


def compute(
    topics: Sequence[QuizTopicContent], wanted: Iterable[str]
) -> tuple[dict[str, list[Variant]], list[Problem]]:
    """The variants of the wanted items, by slug, and every problem. Raises RunnerDied."""
    with Runner() as runner:
        computation = Computation(runner)
        computation.begin(topics, wanted)
        return computation.finish()


def works(topics: Sequence[QuizTopicContent], wanted: Iterable[str] | None = None) -> list[Work]:
    """The items that need the runner, topic by topic in parts; `wanted` leaves only those slugs."""
    chosen = None if wanted is None else set(wanted)
    found = []
    for topic in topics:
        items = [item for item in topic.items if item.job and (chosen is None or item.slug in chosen)]
        found += [Work(topic, items[first : first + AT_ONCE]) for first in range(0, len(items), AT_ONCE)]
    return found


def _too_few(item: QuizItemContent, made: dict[str, Any]) -> str:
    reasons = "; ".join(f"{reason}: {count}" for reason, count in made["refused"].items())
    if item.job and not item.job["draw"]:
        return f"{item.slug}: this cannot be asked. {reasons}"
    return (
        f"{item.slug}: only {len(made['variants'])} variants, at least {LEAST_VARIANTS} are needed. "
        f"Draw from more values. Refused were {reasons or 'none'}"
    )
