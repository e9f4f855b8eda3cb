"""`manage.py check_content`: is everything true that the content says?"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from flashcards.content.check import RunnerDied, check_runs
from flashcards.content.exercise_head import exercise_problems
from flashcards.content.kept import kept_for
from flashcards.content.library import Library, read_library
from flashcards.content.problems import Problem
from flashcards.content.process import Runner
from flashcards.content.sharing import few_collections
from flashcards.content.watch import LOOK_SECONDS, changed_names, name_of, saved_at
from grader import catalogue


class Command(BaseCommand):
    help = "Checks all content: every link resolved, every number recomputed, all code run, every exercise judged."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "names", nargs="*", help="only these questions, red flags, exercises or topics of quizzes, by slug"
        )
        parser.add_argument("--folder", type=Path, default=settings.CONTENT_DIR, help="the folder with the content")
        parser.add_argument("--no-exercises", action="store_true", help="leave out the judge, which takes longest")
        parser.add_argument("--watch", action="store_true", help="go on, and check what is saved; Ctrl-C ends it")

    def handle(
        self, *args: Any, names: list[str], folder: Path, no_exercises: bool, watch: bool, **options: Any
    ) -> None:
        judged = not no_exercises
        if not watch:
            self._check(folder, set(names), judged=judged)
            return
        with suppress(KeyboardInterrupt):
            self._watch(folder, set(names), judged=judged)

    def _watch(self, folder: Path, names: set[str], *, judged: bool) -> None:
        seen = saved_at(folder)
        wanted = names
        self.stdout.write(f"Waiting for changes in {folder}; Ctrl-C ends it.")
        while True:
            with Runner() as runner:
                runner.start()  # it loads torch while the author writes
                while not wanted:
                    time.sleep(LOOK_SECONDS)
                    now = saved_at(folder)
                    there = {name_of(folder, path) for path in now}
                    wanted, seen = changed_names(folder, seen, now) & there, now
                catalogue.forget()
                try:
                    self._check(folder, wanted, judged=judged, runner=runner)
                except CommandError as error:
                    self.stderr.write(str(error))
            wanted = set()

    def _check(self, folder: Path, names: Collection[str], *, judged: bool, runner: Runner | None = None) -> None:
        kept = kept_for(folder)
        with few_collections():
            library = read_library(folder, kept)
        kept.save()
        _expect_known(folder, names)
        contents = [c for c in library.contents if not names or c.document.slug in names]
        topics = [topic for topic in library.quizzes if not names or topic.slug in names]
        errors = [str(problem) for problem in library.problems if _concerns(problem, folder, names)]
        try:
            errors += [str(problem) for problem in check_runs(contents, topics, runner=runner)]
        except RunnerDied as died:
            errors.append(f"{folder}:1: {died}")
        heads = exercise_problems(folder, {question.document.slug for question in library.questions})
        errors += [str(problem) for problem in heads if _concerns(problem, folder, names)]
        if judged and not heads:  # a head that cannot be read keeps the judge from all exercises
            errors += _exercise_errors(names)
        if errors:
            raise CommandError("\n".join(errors) + f"\n{len(errors)} error{'s' * (len(errors) > 1)}.")
        self.stdout.write(_all_right(library, names, judged=judged))


def _expect_known(folder: Path, names: Collection[str]) -> None:
    known = {name_of(folder, path) for path in saved_at(folder)}
    for name in sorted(set(names) - known):
        raise CommandError(f"There is nothing called {name!r} in {folder}. Names are those of the files, without .md.")


def _concerns(problem: Problem, folder: Path, names: Collection[str]) -> bool:
    return not names or name_of(folder, problem.path) in names


def _exercise_errors(names: Collection[str]) -> list[str]:
    """What the judge finds wrong, in the sandbox that learners' programs run in."""
    chosen = [slug for slug in catalogue.exercises() if not names or slug in names]
    if not chosen:
        return []
    # These load torch: only where they are asked for.
    from grader.worker.exercise_check import check_exercises
    from grader.worker.sandbox import Layer, Sandbox

    with closing(Sandbox(layer=Layer(settings.SANDBOX_LAYER))) as sandbox:
        return [problem for slug in chosen for problem in _judged(slug, partial(check_exercises, sandbox, [slug]))]


def _judged(slug: str, check: Callable[[], list[str]]) -> list[str]:
    """What the judge says; where it cannot even begin, as with a case that lacks a size, what it stumbled over."""
    try:
        return [_placed(text) for text in check()]
    except Exception as error:  # noqa: BLE001 - whatever a case makes it raise is its author's to read
        path = catalogue.get_exercise(slug).folder / "cases.yaml"
        text = f"the cases cannot be made or judged: {type(error).__name__}: {error}; see docs/content-format.md"
        return [str(Problem(path, 1, text))]


def _all_right(library: Library, names: Collection[str], *, judged: bool) -> str:
    if names:
        return f"{', '.join(sorted(names))}: right."
    numbers = sum(len(content.numbers) for content in library.contents)
    blocks = sum(len(content.code) for content in library.contents)
    questions = len(library.questions)
    items = sum(len(topic.items) for topic in library.quizzes)
    quizzes = f"{items} quiz item{'s' * (items != 1)}, " if items else ""
    return (
        f"{questions} question{'s' * (questions != 1)}, {len(library.red_flags)} red flags, {quizzes}"
        f"{numbers} numbers and {blocks} piece{'s' * (blocks != 1)} of code are right"
        f"{'; the exercises too' if judged else ''}."
    )


def _placed(text: str) -> str:
    """The judge says which file it is about, and no line."""
    path, _, problem = text.partition(": ")
    return str(Problem(Path(path), 1, problem))
