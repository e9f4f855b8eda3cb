"""One sentence that a learner under stress understands."""

from __future__ import annotations

from collections.abc import Sequence

from grader.catalogue import Exercise
from grader.statuses import VerdictStatus
from grader.worker.checking import CaseResult, Problem
from grader.worker.findings import Finding
from grader.worker.program import Failure, FailureKind

SHOWN_CHARACTERS = 300


def cut(text: str, limit: int = SHOWN_CHARACTERS) -> str:
    """One line, not longer than `limit` characters."""
    line = " ".join(text.split())
    return line if len(line) <= limit else line[: limit - 1] + "…"


def of_load_failure(exercise: Exercise, failure: Failure) -> str:
    """Why the program could not be used at all."""
    match failure.kind:
        case FailureKind.SYNTAX:
            place = f" on line {failure.line}" if failure.line else ""
            place += f", column {failure.column}" if failure.line and failure.column else ""
            return f"This is not valid Python{place}: {cut(failure.message)}."
        case FailureKind.NO_FUNCTION:
            return f"The file has no function {exercise.function}; define {exercise.signature}."
        case FailureKind.WRONG_PARAMETERS:
            return f"{_capital(cut(failure.message))}."
        case _:
            return of_failure(failure, where="while the file was loaded")


def of_failure(failure: Failure, *, where: str) -> str:
    """What stopped the program."""
    line = f" on line {failure.line}" if failure.line else ""
    match failure.kind:
        case FailureKind.BANNED:
            return f"{_capital(cut(failure.message))}{line}: this exercise wants it done by hand."
        case FailureKind.NOT_BY_A_KERNEL:
            return f"A Triton kernel has to do the work here, but {cut(failure.message)}{line}."
        case FailureKind.BLOCKED:
            return f"Your code asked the system for what the sandbox does not allow{line}: {cut(failure.message)}."
        case FailureKind.TIMED_OUT:
            return f"Your code did not finish in time, {where}."
        case FailureKind.OUT_OF_MEMORY:
            return f"Your code needed more memory than it may use, {where}."
        case FailureKind.OUTPUT_TOO_LARGE:
            return f"What came back is larger than can be taken, {where}: {cut(failure.message)}."
        case FailureKind.CRASHED:
            return f"The process of your code ended, {where}: {cut(failure.message)}."
        case _:
            return f"Your code raised {cut(f'{failure.exception}: {failure.message}')}{line}, {where}."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def of_stopped(results: Sequence[CaseResult], failure: Failure) -> str:
    """What stopped the program in its cases, and whether other cases ran."""
    stopped = [r for r in results if r.failure is not None]
    first = next(r for r in stopped if r.failure is failure)
    text = of_failure(failure, where=f"in the case “{first.case.spec.name}”")
    ran = len(results) - len(stopped)
    if failure.kind is FailureKind.RAISED and len(stopped) > 1:
        text += f" {len(stopped)} of {len(results)} cases end this way" + (f"; the other {ran} ran." if ran else ".")
    return text


def of_failed(results: Sequence[CaseResult], findings: Sequence[Finding], facts: Sequence[str]) -> str:
    """What is wrong, by name where it has one."""
    failing = [r for r in results if not r.passed]
    share = f"{len(failing)} of {len(results)} cases fail"
    if findings:
        said = [f"{f.title} ({f.detail})" if f.detail else f.title for f in findings]
        names = "; and: ".join(text[:1].lower() + text[1:] if i else text for i, text in enumerate(said))
        return f"{names} ({share})."
    if facts:
        return f"Not right yet, {share}. {facts[0]}"
    first = failing[0]
    what = {
        Problem.WRONG_VALUES: "the numbers are off",
        Problem.GRADIENT_WRONG: "the gradient is off",
        Problem.GRADIENT_RAISED: "no gradient could be taken",
        Problem.NOT_A_TENSOR: "no tensor came back",
    }.get(first.problems[0], "something is off")
    detail = f" {cut(first.message)}" if first.message else ""
    return f"Not right yet, {share}: in “{first.case.spec.name}” {what}.{detail}"


def of_passed(results: Sequence[CaseResult], slowdown: float | None) -> str:
    """It is right; and how fast."""
    text = f"Right: all {len(results)} cases are within their error budgets"
    if slowdown is None:
        return f"{text}."
    if slowdown < 1.5:
        return f"{text}, and about as fast as the fused implementation."
    return f"{text}; the fused implementation is {slowdown:.1f} times as fast."


def of_visible_passed(count: int) -> str:
    """What is shown is right; whether the program is, nobody knows yet."""
    cases = "The one visible case is right" if count == 1 else f"All {count} visible cases are right"
    return f"{cases}. Submit to have the hidden ones run too."


STATUS_OF_FAILURE = {
    FailureKind.SYNTAX: VerdictStatus.INVALID,
    FailureKind.NO_FUNCTION: VerdictStatus.INVALID,
    FailureKind.WRONG_PARAMETERS: VerdictStatus.INVALID,
    FailureKind.RAISED: VerdictStatus.RAISED,
    FailureKind.BANNED: VerdictStatus.RULE_BROKEN,
    FailureKind.NOT_BY_A_KERNEL: VerdictStatus.RULE_BROKEN,
    FailureKind.BLOCKED: VerdictStatus.BLOCKED,
    FailureKind.TIMED_OUT: VerdictStatus.TIMED_OUT,
    FailureKind.OUT_OF_MEMORY: VerdictStatus.OUT_OF_MEMORY,
    FailureKind.OUTPUT_TOO_LARGE: VerdictStatus.OUTPUT_TOO_LARGE,
    FailureKind.CRASHED: VerdictStatus.CRASHED,
}
