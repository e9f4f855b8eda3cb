"""Judge one program: run every case, compare, name the mistake, and say it in one verdict."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from grader.catalogue import Exercise, get_exercise
from grader.statuses import VerdictStatus
from grader.worker import summary, verdict
from grader.worker.cases import ExerciseCases, read_cases
from grader.worker.checking import CaseResult, Problem, check_case
from grader.worker.diagnosis import explain
from grader.worker.draws import check_draws, draw_facts
from grader.worker.fact_kinds import Fact, FactKind
from grader.worker.findings import find
from grader.worker.fused import fused_program, measure
from grader.worker.passes import Measured, of_passed
from grader.worker.prepared import Prepared, PreparedPool, difference
from grader.worker.program import RULES, Failure, FailureKind, LearnerProcess, Program, Returned, Runner, Timing
from grader.worker.remarks import entries, of_load_failure, of_stopped
from grader.worker.sandbox.errors import SandboxError
from grader.worker.source import Unreadable, read_source
from grader.worker.telling import facts_of, tell_failed, tell_random

logger = logging.getLogger(__name__)

CALL_SECONDS = 5.0  # of one case
TOTAL_SECONDS = 20.0  # of all cases of one program together; both are multiplied by a family's patience
RESULT_BYTES = 1 << 20  # that one call may return, unless four times the right answer is more
ATTEMPTS = 2  # the second only after a failure of ours

_ENDS_THE_PROCESS = frozenset(
    {FailureKind.TIMED_OUT, FailureKind.OUT_OF_MEMORY, FailureKind.OUTPUT_TOO_LARGE, FailureKind.CRASHED}
)
_PRECEDENCE = (
    FailureKind.BANNED,
    FailureKind.NOT_BY_A_KERNEL,
    FailureKind.BLOCKED,
    FailureKind.TIMED_OUT,
    FailureKind.OUT_OF_MEMORY,
    FailureKind.OUTPUT_TOO_LARGE,
    FailureKind.CRASHED,
    FailureKind.RAISED,
)


def judge(
    exercise: Exercise,
    source: bytes | str,
    *,
    runner: Runner,
    pool: PreparedPool,
    seed: int | None = None,
    exclude_seeds: Collection[int] = (),
    visible_only: bool = False,
    device: str = "cpu",
) -> dict[str, Any]:
    """The verdict of one program, as JSON values; its tensors lie on `device`, which `runner` must be able to use.

    A given `seed` replays its cases; otherwise they come from a secret seed that is not among `exclude_seeds`.
    `visible_only` runs the visible cases, on the same inputs each time, and measures no time. Never raises for anything
    the program does.
    """
    started = time.perf_counter()
    try:
        text = read_source(source)
    except Unreadable as error:
        found = verdict.empty_verdict(exercise, VerdictStatus.INVALID, str(error))
        found["seed"] = seed
    else:
        if visible_only:
            prepared = pool.visible(exercise, seed=seed)
        else:
            prepared = pool.get(exercise, seed=seed, exclude=exclude_seeds)
        found = _with_retry(prepared, text, runner=runner, pool=pool, compare_speed=not visible_only, device=device)
        found["seed"] = prepared.seed
        if visible_only and found["status"] == VerdictStatus.PASSED:
            found["summary"] = summary.of_visible_passed(len(prepared.cases))
    found["wall_ms"] = round((time.perf_counter() - started) * 1000, 3)
    return found


def internal_error(slug: str, *, detail: str) -> dict[str, Any]:
    """The verdict that says: this was our fault."""
    text = "Something on our side went wrong; your program was not judged. Please submit it again."
    return verdict.empty_verdict(get_exercise(slug), VerdictStatus.INTERNAL_ERROR, f"{text} {detail}".strip())


def _with_retry(
    prepared: Prepared, source: str, *, runner: Runner, pool: PreparedPool, compare_speed: bool, device: str
) -> dict[str, Any]:
    for _ in range(ATTEMPTS):
        try:
            return _judge(prepared, source, runner=runner, pool=pool, compare_speed=compare_speed, device=device)
        except SandboxError:
            logger.exception("the sandbox failed while judging %s", prepared.exercise.slug)
    return internal_error(prepared.exercise.slug, detail="")


def _judge(
    prepared: Prepared, source: str, *, runner: Runner, pool: PreparedPool, compare_speed: bool, device: str
) -> dict[str, Any]:
    exercise = prepared.exercise
    rules = read_cases(exercise)
    process = runner.start(Program(source, exercise.function, exercise.parameters, frozenset(exercise.bans), device))
    try:
        failure = process.load()
        if failure is not None:
            found = _not_loaded(exercise, process.incident() or failure)
        else:
            results = _run_cases(rules, prepared, process)
            found = _of_results(rules, results, process.incident(), source=source)
            if found["status"] == VerdictStatus.FAILED and not found["misconceptions"] and not rules.family.draws:
                _call_again(found, results, process)
            if found["status"] == VerdictStatus.PASSED:
                timed = prepared.timing if compare_speed else None
                measured = None if timed is None else measure(rules, process, timed)
                # A ban that is broken only on the timed input is broken as well.
                incident = process.incident()
                if incident is not None:
                    found = _of_results(rules, results, incident, source=source)
                else:
                    both = _beside_fused(rules, prepared, measured, runner=runner, pool=pool, device=device)
                    _tell_passed(found, rules, results, source, both, whole=compare_speed)
        found["stdout"] = process.stdout[: verdict.STDOUT_CHARACTERS]
        return found
    finally:
        process.close()


def _has_backward(source: str) -> bool:
    """True where the program says itself what its gradient is."""
    return re.search(r"\bdef\s+(backward|vjp)\b|\bregister_hook\b", source) is not None


def _call_again(found: dict[str, Any], results: Sequence[CaseResult], process: LearnerProcess) -> None:
    """The first wrong case once more: a program that answers otherwise now is random, or keeps something."""
    first = next((r for r in results if r.comparison is not None and not r.comparison.passed), None)
    if first is None or not first.outputs or process.incident() is not None:
        return
    again = process.call(replace(first.case.call, wall_seconds=CALL_SECONDS))
    if not isinstance(again, Returned) or None in again.outputs:
        return
    pairs = zip(again.outputs, first.outputs, strict=False)
    if any(now is None or difference(now.double(), before) > 0 for now, before in pairs):
        tell_random(found, results, case=first.case.spec.name)


def _not_loaded(exercise: Exercise, failure: Failure) -> dict[str, Any]:
    found = verdict.empty_verdict(
        exercise, summary.STATUS_OF_FAILURE[failure.kind], summary.of_load_failure(exercise, failure)
    )
    found["details"] = verdict.failure_details(failure)
    found["remarks"] = entries(of_load_failure(exercise, failure))
    return found


def _run_cases(rules: ExerciseCases, prepared: Prepared, process: LearnerProcess) -> list[CaseResult]:
    """All cases, until the process is gone or the time is used up.

    First all calls, then all checks: the process that waits for its next call stays warm, which is worth a fifth.
    """
    outcomes = _call_all(prepared, process)
    results = [check_case(rules, case, outcome) for case, outcome in zip(prepared.cases, outcomes, strict=False)]
    check_draws(results)
    for case in prepared.cases[len(outcomes) :]:
        results.append(CaseResult(case, failure=results[-1].failure))
        results[-1].blame(Problem.STOPPED, "not run: the process had ended")
    return results


def _call_all(prepared: Prepared, process: LearnerProcess) -> list[Returned | Failure]:
    """What each case gave; shorter than the cases when one of them was the last that could be called."""
    outcomes: list[Returned | Failure] = []
    patience = prepared.rules.family.patience
    left = TOTAL_SECONDS * patience
    for case in prepared.cases:
        began = time.perf_counter()
        seconds = min(CALL_SECONDS * patience, max(left, 0.1))
        # Kept until all are checked, as float64 besides: so not more than a wrong shape of these sizes may take.
        result_bytes = max(RESULT_BYTES, 4 * sum(output.nbytes for output in case.exact.outputs))
        outcomes.append(process.call(replace(case.call, wall_seconds=seconds, result_bytes=result_bytes)))
        left -= time.perf_counter() - began
        last = outcomes[-1]
        if isinstance(last, Failure) and last.kind in _ENDS_THE_PROCESS | RULES:
            break
    return outcomes


def _stopping(results: Sequence[CaseResult], incident: Failure | None) -> Failure | None:
    """The failure that decides the status: the worst kind, its first occurrence."""
    failures = ([] if incident is None else [incident]) + [r.failure for r in results if r.failure is not None]
    return min(failures, key=lambda failure: _PRECEDENCE.index(failure.kind), default=None)


def _of_results(
    rules: ExerciseCases, results: Sequence[CaseResult], incident: Failure | None, *, source: str
) -> dict[str, Any]:
    """Status, summary, cases and names."""
    failure = _stopping(results, incident)
    if failure is not None and failure.kind is not FailureKind.RAISED:
        where = "in one of the calls"
        said = summary.of_failure(failure, where=where) if incident is failure else summary.of_stopped(results, failure)
        found = verdict.empty_verdict(rules.exercise, summary.STATUS_OF_FAILURE[failure.kind], said)
        found["remarks"] = entries(of_stopped(rules.exercise, source, results, failure))
    elif all(r.passed for r in results):
        found = verdict.empty_verdict(rules.exercise, VerdictStatus.PASSED, summary.of_passed(results, None))
    else:
        status = VerdictStatus.FAILED if failure is None else VerdictStatus.RAISED
        text = "" if failure is None else summary.of_stopped(results, failure)
        found = verdict.empty_verdict(rules.exercise, status, text)
        named = find(rules, results, explain(rules, results), own_backward=_has_backward(source))
        told: list[Fact] = facts_of(rules, results, named)
        told = [*(Fact(FactKind.DRAWS, text) for text in draw_facts(results)), *told]
        tell_failed(found, rules, results, named=named, told=told, failure=failure, source=source)
    found["cases"] = verdict.case_entries(rules, results)
    found["details"] = None if failure is None else verdict.failure_details(failure)
    return found


def _beside_fused(
    rules: ExerciseCases, prepared: Prepared, learner: Timing | None, *, runner: Runner, pool: PreparedPool, device: str
) -> Measured | None:
    """The learner's time and memory beside those of the fused implementation; None where either was not measured."""
    program = fused_program(rules.exercise, device)
    if learner is None or program is None or prepared.timing is None:
        return None
    fused = pool.fused.get(rules, prepared.timing, runner, device)
    return None if fused is None else Measured(prepared.timing, learner, fused, program.name, device)


def _tell_passed(
    found: dict[str, Any],
    rules: ExerciseCases,
    results: Sequence[CaseResult],
    source: str,
    measured: Measured | None,
    *,
    whole: bool,
) -> None:
    """The comparison with the fused implementation, and what could be better; not of the visible cases alone."""
    if measured is not None:
        found["fused"] = verdict.fused_entry(measured.name, measured.learner, measured.fused, device=measured.device)
        found["summary"] = summary.of_passed(results, measured.slowdown)
    if whole:
        found["remarks"] = entries(of_passed(rules, results, source, measured))
