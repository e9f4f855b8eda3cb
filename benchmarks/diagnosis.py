"""How often the judge names the mistake of a wrong program that it was not made for, and how long it takes.

Two sets: `tests/judge/second_style`, in which each mistake of `content/exercises/*/wrong` is made once more by other
means, and the public submissions, where they lie beside the checkout. Every program runs in the warm sandbox, on secret
seeds, as `manage.py grade --batch` runs it. `python -m benchmarks.diagnosis [EXERCISE ...]` also prints each miss.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from benchmarks.cold import ROOT
from benchmarks.table import Row, print_table
from grader.catalogue import exercises
from grader.statuses import VerdictStatus
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool
from grader.worker.sandbox import Sandbox

SECOND_STYLE = ROOT / "tests" / "judge" / "second_style"
SUBMISSIONS = ROOT.parent / "shared" / "cases" / "submissions"
RIGHT = "right"  # the part before __ of a right program's file name
ENOUGH = 0.95  # of the wrong programs are named right


@dataclass(frozen=True, slots=True)
class Labelled:
    """A program and what its author says of it."""

    name: str  # for a reader: exercise/file
    exercise: str
    source: str
    statuses: frozenset[str]  # any of these
    mistakes: tuple[frozenset[str], ...] = ()  # each should be named, by any one of its ids
    also_true: frozenset[str] = frozenset()  # ids that are no error besides

    @property
    def right(self) -> bool:
        return VerdictStatus.PASSED in self.statuses


class Outcome(StrEnum):
    """What the judge made of a labelled program. A name among others is counted apart from the name alone."""

    PASSED = "right programs passed"
    REJECTED = "right programs rejected"
    ACCUSED = "right programs with a name"
    NAMED = "wrong programs named right"
    NAMED_AMONG_OTHERS = "wrong programs named right among other names"
    NAMED_WRONGLY = "wrong programs named wrongly"
    UNEXPLAINED = "wrong programs without a name"
    ACCEPTED = "wrong programs passed"
    STATUS_RIGHT = "programs to be stopped, stopped"  # nothing in them to name: a broken ban, a program that raises
    STATUS_WRONG = "programs to be stopped, with another verdict"


@dataclass(frozen=True, slots=True)
class Judged:
    """A labelled program with its verdict."""

    program: Labelled
    verdict: dict[str, Any]

    @property
    def ids(self) -> list[str]:
        return [entry["id"] for entry in self.verdict["misconceptions"]]

    @property
    def outcome(self) -> Outcome:
        named, status = frozenset(self.ids), self.verdict["status"]
        if self.program.right:
            if named:
                return Outcome.ACCUSED
            return Outcome.PASSED if status == VerdictStatus.PASSED else Outcome.REJECTED
        if status == VerdictStatus.PASSED:
            return Outcome.ACCEPTED
        return _of_names(self.program, named, status_fits=status in self.program.statuses)

    @property
    def line(self) -> str:
        """The program, what was expected, and what came."""
        wanted = " and ".join("|".join(sorted(group)) for group in self.program.mistakes)
        expected = wanted or " or ".join(sorted(self.program.statuses))
        got = ", ".join(self.ids) or self.verdict["status"]
        return f"{self.program.name}: {expected} -> {got} (seed {self.verdict['seed']}) {self.verdict['summary']}"


def _of_names(program: Labelled, named: frozenset[str], *, status_fits: bool) -> Outcome:
    others = named - program.also_true - frozenset().union(*program.mistakes)
    if not program.mistakes:
        if others:
            return Outcome.NAMED_WRONGLY
        return Outcome.STATUS_RIGHT if status_fits else Outcome.STATUS_WRONG
    if all(group & named for group in program.mistakes):
        return Outcome.NAMED_AMONG_OTHERS if others else Outcome.NAMED
    return Outcome.NAMED_WRONGLY if named else Outcome.UNEXPLAINED


def second_style() -> Iterator[Labelled]:
    """All programs of `tests/judge/second_style` whose exercise exists; a file is named for its mistake."""
    for path in sorted(SECOND_STYLE.glob("*/*.py")):
        slug, label = path.parent.name, path.stem.partition("__")[0]
        if slug not in exercises():
            continue
        right = label == RIGHT
        statuses = frozenset({VerdictStatus.PASSED if right else VerdictStatus.FAILED})
        mistakes = () if right else (frozenset({label}),)
        yield Labelled(f"{slug}/{path.stem}", slug, path.read_text(encoding="utf-8"), statuses, mistakes)


def without_second_style() -> list[str]:
    """The wrong programs of `content/exercises` that nobody has written a second time."""
    return [
        f"{exercise.slug}/{path.stem}"
        for exercise in exercises().values()
        for path in sorted((exercise.folder / "wrong").glob("*.py"))
        if not (SECOND_STYLE / exercise.slug / path.name).is_file()
    ]


def submissions(folder: Path = SUBMISSIONS) -> Iterator[Labelled]:
    """The public submissions by their labels; none where the folder is missing."""
    labels = folder / "labels.json"
    if not labels.is_file():
        return
    for name, label in json.loads(labels.read_text(encoding="utf-8")).items():
        if label["exercise"] not in exercises():
            continue
        yield Labelled(
            name,
            label["exercise"],
            (folder / name).read_bytes().decode("utf-8", "surrogateescape"),
            frozenset({label["status"], *label["status_also"]}),
            tuple(frozenset(group) for group in label["misconceptions"]),
            frozenset(label["also_true"]),
        )


def judge_all(programs: Iterable[Labelled]) -> list[Judged]:
    """All verdicts, from one warm sandbox. The programs of an exercise come together, so that they share its cases."""
    pool = PreparedPool()
    judged = []
    with Sandbox() as sandbox:
        sandbox.warm(wait=True)
        for program in sorted(programs, key=lambda one: one.exercise):
            verdict = judge(exercises()[program.exercise], program.source, runner=sandbox, pool=pool)
            judged.append(Judged(program, verdict))
    return judged


def rows() -> list[Row]:
    """Both sets, as rows of the benchmarks' table."""
    found = _rows("second style", judge_all(second_style()))
    missing = without_second_style()
    found.append(Row("second style: mistakes of content/exercises without one", str(len(missing)), "0", not missing))
    public = list(submissions())
    return found + (_rows("public submissions", judge_all(public)) if public else [])


def _rows(title: str, judged: Sequence[Judged]) -> list[Row]:
    count: dict[Outcome, int] = dict.fromkeys(Outcome, 0)
    for one in judged:
        count[one.outcome] += 1
    right = sum(one.program.right for one in judged)
    wrong = [one for one in judged if one.program.mistakes]
    milliseconds = [one.verdict["wall_ms"] for one in judged]
    share = count[Outcome.NAMED] / len(wrong) if wrong else 0.0
    stopped = count[Outcome.STATUS_RIGHT] + count[Outcome.STATUS_WRONG]
    found = [
        Row(
            f"{title}: {Outcome.NAMED}",
            f"{count[Outcome.NAMED]} of {len(wrong)} ({share:.1%})",
            f">= {ENOUGH:.0%}",
            share >= ENOUGH,
        ),
        Row(f"{title}: {Outcome.NAMED_AMONG_OTHERS}", str(count[Outcome.NAMED_AMONG_OTHERS])),
        Row(f"{title}: {Outcome.NAMED_WRONGLY}", str(count[Outcome.NAMED_WRONGLY])),
        Row(f"{title}: {Outcome.UNEXPLAINED}", str(count[Outcome.UNEXPLAINED])),
        _none(title, Outcome.ACCEPTED, count),
        Row(
            f"{title}: {Outcome.PASSED}",
            f"{count[Outcome.PASSED]} of {right}",
            "all",
            count[Outcome.PASSED] == right,
        ),
        _none(title, Outcome.ACCUSED, count),
        Row(f"{title}: median and worst time of a verdict", _times(milliseconds)),
    ]
    if stopped:
        found.append(Row(f"{title}: {Outcome.STATUS_RIGHT}", f"{count[Outcome.STATUS_RIGHT]} of {stopped}"))
    return found + _below_all(title, wrong)


def _none(title: str, outcome: Outcome, count: dict[Outcome, int]) -> Row:
    return Row(f"{title}: {outcome}", str(count[outcome]), "0", count[outcome] == 0)


def _times(milliseconds: Sequence[float]) -> str:
    if not milliseconds:
        return "no program"
    return f"{statistics.median(milliseconds):.0f} ms, {max(milliseconds):.0f} ms"


def _below_all(title: str, wrong: Iterable[Judged]) -> list[Row]:
    """One row for each exercise in which not all wrong programs are named right."""
    by_exercise: dict[str, list[Judged]] = defaultdict(list)
    for one in wrong:
        by_exercise[one.program.exercise].append(one)
    found = []
    for slug, ones in sorted(by_exercise.items()):
        named = sum(one.outcome is Outcome.NAMED for one in ones)
        if named < len(ones):
            found.append(Row(f"{title}, {slug}: named right", f"{named} of {len(ones)}"))
    return found


SLOWEST = 3  # verdicts of each set that are printed besides
AS_THEY_SHOULD = frozenset({Outcome.PASSED, Outcome.NAMED, Outcome.STATUS_RIGHT})


def _print(chosen: Collection[str]) -> None:
    found: list[Row] = []
    for title, programs in (("second style", second_style()), ("public submissions", submissions())):
        judged = judge_all(one for one in programs if not chosen or one.exercise in chosen)
        for one in judged:
            if one.outcome not in AS_THEY_SHOULD:
                print(f"{one.outcome}: {one.line}")
        for one in sorted(judged, key=lambda one: -one.verdict["wall_ms"])[:SLOWEST]:
            print(f"slow: {one.verdict['wall_ms']:.0f} ms, {one.program.name}")
        found += _rows(title, judged) if judged else []
    for name in without_second_style():
        if not chosen or name.partition("/")[0] in chosen:
            print(f"no second style: {name}")
    print_table(found)


if __name__ == "__main__":
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    _print(frozenset(sys.argv[1:]))
