"""One sentence that a learner under stress understands."""

from __future__ import annotations

from collections.abc import Sequence

from attention_core.misconceptions import MISCONCEPTIONS
from grader.catalogue import Exercise
from grader.statuses import VerdictStatus
from grader.worker.checking import CaseResult, Problem
from grader.worker.findings import TITLES, Finding
from grader.worker.mistakes import MISTAKES
from grader.worker.program import Failure, FailureKind

SHOWN_CHARACTERS = 300
SIGNALS = {
    "SIGSEGV": "which is sent to who touches memory that is not theirs",
    "SIGBUS": "which is sent to who touches memory that is not there",
    "SIGABRT": "which a library sends to itself when it gives up",
    "SIGFPE": "which is sent to who divides a whole number by 0",
}
ABOUT_AS_FAST = 1.5  # times as long as the fused implementation


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
    told = cut(failure.message).rstrip(".")
    match failure.kind:
        case FailureKind.BANNED:
            return f"Your code {_as_predicate(told)}{line}; here you write that yourself."
        case FailureKind.NOT_BY_A_KERNEL:
            return f"A Triton kernel has to do the work here, but {told}{line}."
        case FailureKind.BLOCKED:
            what = _as_predicate(told) if told.startswith("it ") else f"did what is not allowed ({told})"
            return f"Your code {what}{line}, and it may not do that here."
        case FailureKind.TIMED_OUT:
            return f"Your code did not finish in time, {where}: {told}."
        case FailureKind.OUT_OF_MEMORY:
            return f"Your code needed more memory than it may use{line}, {where}."
        case FailureKind.OUTPUT_TOO_LARGE:
            return f"Your code gave more than can be taken, {where}: {told}."
        case FailureKind.CRASHED:
            return f"Your program's process ended early, {where}: {_signal_in_words(told)}."
        case _:
            return f"Your code raised {_raised(failure)}{line}, {where}."


def _signal_in_words(text: str) -> str:
    """The text with what the signal in it stands for."""
    return next((f"{text}, {words}" for name, words in SIGNALS.items() if text.endswith(name)), text)


def _as_predicate(text: str) -> str:
    """What the failure says that the program did, to be said of "your code"."""
    return text.removeprefix("it ")


def _raised(failure: Failure) -> str:
    message = cut(failure.message).rstrip(".")
    return f"{failure.exception} ({message})" if message else str(failure.exception)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def share_that_fails(results: Sequence[CaseResult]) -> str:
    """How many of the cases fail, as a clause."""
    failing = sum(not r.passed for r in results)
    if failing == len(results):
        return "every case fails" if failing > 1 else "the only case fails"
    return f"{failing} of {len(results)} cases {'fails' if failing == 1 else 'fail'}"


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
    share = share_that_fails(results)
    if findings:
        return f"{_capital(', and '.join(_mistake(f) for f in findings))}; {share}."
    if facts:
        return f"Not right yet, {share}. {facts[0]}"
    first = next(r for r in results if not r.passed)
    name = first.case.spec.name
    if first.problems[0] in (Problem.WRONG_VALUES, Problem.GRADIENT_WRONG) or not first.message:
        return f"Not right yet, {share}, the first in “{name}”."
    return f"Not right yet, {share}. In “{name}”: {cut(first.message)}"


def _mistake(finding: Finding) -> str:
    """The mistake as a clause about the program; a finding with a title of its own says it better than its name."""
    told, registered = MISTAKES.get(finding.id), MISCONCEPTIONS.get(finding.id)
    usual = {TITLES.get(finding.id), registered and registered.title}
    clause = told.clause if told is not None and finding.title in usual else finding.title
    return f"{clause[:1].lower()}{clause[1:]}" + (f" ({finding.detail})" if finding.detail else "")


def of_passed(results: Sequence[CaseResult], slowdown: float | None) -> str:
    """It is right; and how fast."""
    text = f"Right: all {len(results)} cases pass" if len(results) > 1 else "Right: the case passes"
    if slowdown is None:
        return f"{text}."
    if slowdown < ABOUT_AS_FAST:
        return f"{text}, and it is about as fast as the fused implementation."
    return f"{text}; the fused implementation is {times_as_fast(slowdown)} times as fast."


def times_as_fast(slowdown: float) -> str:
    """A measured ratio with the digits that mean something."""
    return f"{slowdown:.1f}" if slowdown < 10 else f"{float(f'{slowdown:.2g}'):,.0f}"


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
