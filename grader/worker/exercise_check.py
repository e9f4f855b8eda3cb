"""What an exercise must show before it ships: its solution passes, every wrong program fails under its own name, and
every case set has signal, so that nothing wrong hides inside the error budget."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

from attention_core.error_budget import within
from attention_core.formula import Axis, Formula, MaskUse, Normalisation, Product
from attention_core.misconceptions import Misconception
from grader.catalogue import Exercise, exercises
from grader.statuses import VerdictStatus
from grader.worker.cases import BadCases, read_cases
from grader.worker.diagnosis import distinguishable
from grader.worker.judge import judge
from grader.worker.prepared import Prepared, PreparedPool, difference, prepare
from grader.worker.program import Runner

SEEDS = (1, 2)  # fixed, so that a check says the same each time
SAME_AXIS = frozenset({frozenset({Axis.LAST, Axis.GIVEN}), frozenset({Axis.SECOND, Axis.HEADS})})  # in attention
WITHOUT_WEIGHTS = (Product.SCORES, Product.MASKED_SCORES, Product.LSE, Product.ROW_STATISTICS)
SIGNAL = 100.0  # budgets that every wrong answer must exceed in at least one case


class _SameCases(PreparedPool):
    """Keeps what it prepared, so that all programs of an exercise are judged on the same few seeds."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: dict[int, Prepared] = {}

    def get(self, exercise: Exercise, *, seed: int | None = None, exclude: Collection[int] = ()) -> Prepared:
        assert seed is not None
        if seed not in self._kept:
            self._kept[seed] = prepare(exercise, seed)
        return self._kept[seed]


def check_exercises(runner: Runner, slugs: Collection[str] | None = None) -> list[str]:
    """All that is wrong with these exercises, or with all, one line each with the file it is about."""
    chosen = [exercise for slug, exercise in exercises().items() if slugs is None or slug in slugs]
    return [problem for exercise in chosen for problem in check_exercise(exercise, runner)]


def check_exercise(exercise: Exercise, runner: Runner) -> Iterator[str]:
    """What is wrong with one exercise."""
    pool = _SameCases()
    try:
        read_cases(exercise)
    except BadCases as error:
        yield str(error)
        return
    yield from check_solution(exercise, runner, pool)
    for path in sorted((exercise.folder / "wrong").glob("*.py")):
        yield from check_wrong_program(exercise, path, runner, pool)
    for seed in SEEDS:
        yield from check_signal(pool.get(exercise, seed=seed))


def check_solution(exercise: Exercise, runner: Runner, pool: PreparedPool) -> Iterator[str]:
    """The solution passes; the starter, which does nothing yet, does not."""
    for name, wanted in (("solution.py", True), ("starter.py", False)):
        path = exercise.folder / name
        for seed in SEEDS:
            found = judge(exercise, path.read_bytes(), runner=runner, pool=pool, seed=seed)
            if (found["status"] == VerdictStatus.PASSED) != wanted:
                yield f"{path}: seed {seed}: {found['status']}: {found['summary']}"


def check_wrong_program(exercise: Exercise, path: Path, runner: Runner, pool: PreparedPool) -> Iterator[str]:
    """A file of wrong/ fails, and exactly the mistake it is called after is named; `__` begins a variant's own part."""
    wanted = path.stem.partition("__")[0]
    for seed in SEEDS:
        found = judge(exercise, path.read_bytes(), runner=runner, pool=pool, seed=seed)
        named = [entry["id"] for entry in found["misconceptions"]]
        if found["status"] not in (VerdictStatus.FAILED, VerdictStatus.RAISED):
            yield f"{path}: seed {seed}: {found['status']}, not failed: {found['summary']}"
        elif named != [wanted]:
            yield f"{path}: seed {seed}: named {named or 'nothing'}, not {wanted}"


def check_signal(prepared: Prepared) -> Iterator[str]:
    """Answers without work in them, and every listed misconception, stand far outside the budget somewhere; and no two
    misconceptions are the same on all cases."""
    rules = prepared.rules
    path = prepared.exercise.folder / "cases.yaml"
    right = rules.formula
    idle: dict[str, Any] = {"zeros": None}
    if isinstance(right, Formula) and right.product not in WITHOUT_WEIGHTS:
        uniform = replace(right, normalisation=Normalisation.UNIFORM)
        idle["uniform weights"] = uniform
        idle["uniform weights without a mask"] = replace(uniform, mask_use=MaskUse.IGNORED)
        idle["hard argmax"] = replace(right, normalisation=Normalisation.ARGMAX)
    for case in prepared.cases:
        if case.fused_error is not None and not within(case.fused_error, case.budget):
            yield f"{path.with_name('fused.py')}: seed {prepared.seed}: is beyond the budget in “{case.spec.name}”"
    for name, formula in idle.items():
        if signal(prepared, formula) < SIGNAL:
            yield f"{path}: seed {prepared.seed}: {name} come within {SIGNAL:g} budgets in every case"
    masked = any(bool((case.exact.evaluation.masked != case.exact.evaluation.scores).any()) for case in prepared.cases)
    listed: list[tuple[str, Any]] = []
    for misconception in rules.misconceptions:
        name = misconception.id
        edits = [(base, wrong) for base in rules.bases for wrong in _commonest(misconception, base, masked=masked)]
        edits = [(base, formula) for base, formula in edits if not _alike(formula, base)]
        # An edit of something that this exercise lacks is the right formula in other words: another must show.
        first = [formula for base, formula in edits if distinguishable(prepared, formula, base)]
        if edits and (not first or any(signal(prepared, formula) < SIGNAL for formula in first)):
            yield f"{path}: seed {prepared.seed}: {name} comes within {SIGNAL:g} budgets in every case"
        listed += [(name, formula) for formula in first]
    for (one, first), (other, second) in combinations(listed, 2):
        if one != other and not distinguishable(prepared, first, second) and not _alike(first, second):
            yield f"{path}: seed {prepared.seed}: {one} and {other} give the same in every case"


def _commonest(misconception: Misconception, base: Any, *, masked: bool) -> list[Any]:
    """The edits that are tried with others; without those of a mask where nothing masks."""
    edits = misconception.edits(base)
    if not masked and isinstance(base, Formula):
        edits = [formula for formula in edits if formula.mask_rule is base.mask_rule]
    return edits[: misconception.combined]


def signal(prepared: Prepared, formula: Any) -> float:
    """The largest error of a formula (None: of zeros) in units of the budget; inf where it raises, or has another
    shape."""
    ratios: list[float] = []
    for case in prepared.cases:
        if not case.explains:
            continue
        right = case.exact.outputs
        outputs = tuple(one * 0 for one in right) if formula is None else case.predict(formula).outputs
        if outputs is None or len(outputs) != len(right):
            return float("inf")
        rows = zip(outputs, right, case.budgets, strict=True)
        ratios.extend(difference(output, exact) / budget for output, exact, budget in rows)
    return max(ratios)


def _alike(one: Any, other: Any) -> bool:
    """The same function under two names of one axis, of whichever kind of right program; the exercise lists first what
    that is to be called."""
    if not isinstance(one, Formula) or not isinstance(other, Formula):
        return False
    return frozenset({one.axis, other.axis}) in SAME_AXIS and one.changed_fields(other) <= {"axis", "apart"}
