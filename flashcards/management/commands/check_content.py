"""`manage.py check_content`: is everything true that the content says?"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from flashcards.content.check import RunnerDied, check_runs
from flashcards.content.library import read_library


class Command(BaseCommand):
    help = "Checks all content: every link resolved, every number recomputed, all code run, every exercise judged."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--folder", type=Path, default=settings.CONTENT_DIR, help="the folder with the content")
        parser.add_argument("--no-exercises", action="store_true", help="leave out the judge, which takes longest")

    def handle(self, *args: Any, folder: Path, no_exercises: bool, **options: Any) -> None:
        library = read_library(folder)
        errors = [str(problem) for problem in library.problems]
        try:
            errors += [str(problem) for problem in check_runs(library)]
        except RunnerDied as died:
            errors.append(f"{folder}:1: {died}")
        if not no_exercises:
            errors += _exercise_errors()
        if errors:
            raise CommandError("\n".join(errors) + f"\n{len(errors)} error{'s' * (len(errors) > 1)}.")
        numbers = sum(len(content.numbers) for content in library.contents)
        blocks = sum(len(content.code) for content in library.contents)
        questions = len(library.questions)
        self.stdout.write(
            f"{questions} question{'s' * (questions != 1)}, {len(library.red_flags)} red flags, {numbers} numbers and "
            f"{blocks} piece{'s' * (blocks != 1)} of code are right{'' if no_exercises else '; the exercises too'}."
        )


def _exercise_errors() -> list[str]:
    """What the judge finds wrong, in the sandbox that learners' programs run in."""
    # These load torch: only where they are asked for.
    from grader.worker.exercise_check import check_exercises
    from grader.worker.sandbox import Layer, Sandbox

    with closing(Sandbox(layer=Layer(settings.SANDBOX_LAYER))) as sandbox:
        return check_exercises(sandbox)
