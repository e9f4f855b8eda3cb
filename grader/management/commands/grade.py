"""`manage.py grade`: judge files from a terminal, in the sandbox of the queue, with no web, database or broker."""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from grader.catalogue import Exercise, UnknownExercise, exercise_after, get_exercise
from grader.report import verdict_text
from grader.statuses import VerdictStatus
from grader.walls import UNSANDBOXED, sandboxed

if TYPE_CHECKING:
    from grader.worker.prepared import PreparedPool
    from grader.worker.sandbox import Sandbox

logger = logging.getLogger(__name__)

UNUSABLE = 2  # exit code: the arguments cannot be used


class Command(BaseCommand):
    help = "Judge a Python file against an exercise. Exit code 0: passed, 1: any other verdict, 2: unusable arguments."
    requires_system_checks: tuple[str, ...] = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("exercise", nargs="?", help="slug of the exercise, e.g. causal-attention")
        parser.add_argument("file", nargs="?", type=Path, help="the Python file")
        parser.add_argument("--json", action="store_true", help="print the verdict as one JSON object and nothing else")
        parser.add_argument("--seed", type=_seed, help="seed of the inputs, to repeat an earlier verdict")
        parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
        parser.add_argument(
            "--batch",
            type=Path,
            metavar="FILE.jsonl",
            help='many submissions, each line {"exercise": slug, "source": text}; one verdict a line, in order',
        )

    def handle(self, *args: Any, **options: Any) -> None:
        jobs = _batch(options["batch"]) if options["batch"] else [_single(options["exercise"], options["file"])]
        if options["batch"] and options["exercise"]:
            raise CommandError("Give either an exercise and a file, or --batch; not both.", returncode=UNUSABLE)
        if not sandboxed(settings.SANDBOX_LAYER):
            self.stderr.write(UNSANDBOXED)
        if options["device"] == "cuda":
            _insist_on_gpu()
        passed = True
        for verdict in _verdicts(jobs, seed=options["seed"], device=options["device"]):
            passed &= verdict["status"] == VerdictStatus.PASSED
            following = exercise_after(verdict["exercise"]) if verdict["status"] == VerdictStatus.PASSED else None
            if options["json"]:
                offered = None if following is None else {"slug": following.slug, "title": following.title}
                self.stdout.write(json.dumps({**verdict, "next": offered}, allow_nan=False))
            else:
                colour = self._wants_colour(options)
                self.stdout.write(verdict_text(verdict, colour=colour, following=following))
            self.stdout.flush()
        sys.exit(0 if passed else 1)

    def _wants_colour(self, options: dict[str, Any]) -> bool:
        """On a terminal, unless it was asked not to: https://no-color.org."""
        return self.stdout.isatty() and not options["no_color"] and not os.environ.get("NO_COLOR")


def _insist_on_gpu() -> None:
    from grader.worker.hardware import find_gpu

    if find_gpu() is None:
        raise CommandError("torch sees no CUDA device on this machine; use --device cpu.", returncode=UNUSABLE)


def _seed(text: str) -> int:
    seed = int(text) if text.isdecimal() else -1
    if not 0 <= seed < 1 << 63:
        raise argparse.ArgumentTypeError("a seed is a whole number from 0 to 2^63 - 1")
    return seed


def _exercise(slug: str) -> Exercise:
    try:
        return get_exercise(slug)
    except UnknownExercise as error:
        raise CommandError(str(error), returncode=UNUSABLE) from None


def _single(slug: str | None, file: Path | None) -> tuple[Exercise, bytes]:
    if slug is None or file is None:
        raise CommandError("Give an exercise and a file, or --batch FILE.jsonl. See --help.", returncode=UNUSABLE)
    exercise = _exercise(slug)
    try:
        # One byte more than may be is enough to see that it is too much.
        with file.open("rb") as stream:
            return exercise, stream.read(settings.SOURCE_LIMIT_BYTES + 1)
    except OSError as error:
        raise CommandError(f"Cannot read {file}: {error.strerror}.", returncode=UNUSABLE) from None


def _batch(file: Path) -> list[tuple[Exercise, str]]:
    """All lines of the file, checked before the first is judged."""
    try:
        lines = file.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"Cannot read {file}: {error}.", returncode=UNUSABLE) from None
    jobs = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            job = json.loads(line)
            slug, source = job["exercise"], job["source"]
        except (ValueError, KeyError, TypeError):
            slug = source = None
        if not (isinstance(slug, str) and isinstance(source, str)):
            wanted = '{"exercise": slug, "source": text}'
            raise CommandError(f"{file}, line {number}: not an object like {wanted}.", returncode=UNUSABLE)
        jobs.append((_exercise(slug), source))
    return jobs


def _verdicts(jobs: list[tuple[Exercise, Any]], *, seed: int | None, device: str) -> Iterator[dict[str, Any]]:
    from grader.worker.sandbox import Layer, Sandbox

    sandbox: Sandbox = Sandbox(layer=Layer(settings.SANDBOX_LAYER), on_gpu=device == "cuda")
    try:
        sandbox.warm()  # its process imports torch while ours does, below
        from grader.worker.judge import internal_error, judge
        from grader.worker.prepared import PreparedPool

        pool: PreparedPool = PreparedPool()
        for exercise, source in jobs:
            try:
                verdict = judge(exercise, source, runner=sandbox, pool=pool, seed=seed, device=device)
            except Exception:  # the outermost call: whatever went wrong is ours, and the rest of a batch goes on
                logger.exception("judging a submission for %s failed", exercise.slug)
                verdict = internal_error(exercise.slug, detail="") | {"seed": seed}
            yield verdict
    finally:
        sandbox.close()
