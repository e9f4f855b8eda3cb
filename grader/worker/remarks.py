"""Few remarks to a verdict, told apart by what they are for: what must change, what to think about, what is good to
know, what is well done. Pure: from what was judged, measured or read; never the repair."""

from __future__ import annotations

import math
from collections.abc import Sequence

from torch import Tensor

from grader.catalogue import Exercise
from grader.wording import Remark, RemarkKind
from grader.worker.checking import CaseResult, Comparison, Problem
from grader.worker.fact_kinds import QUESTIONS, Fact, FactKind
from grader.worker.findings import Finding
from grader.worker.mistakes import MISTAKES
from grader.worker.program import RULES, Call, Failure, FailureKind
from grader.worker.reading import first_while
from grader.worker.summary import cut

MOST = 3  # who is under stress reads no more
NAMES_SHOWN = 2  # of cases


def entries(remarks: Sequence[Remark]) -> list[dict[str, str]]:
    """The remarks as JSON, in the order in which they are read; of more than are read, the first."""
    order = list(RemarkKind)
    kept = sorted(remarks[:MOST], key=lambda remark: order.index(remark.kind))  # stable
    return [remark.entry() for remark in kept]


# --- programs that were stopped --------------------------------------------------------------------------------------

_AFTER_FAILURE = {
    FailureKind.SYNTAX: "What opens before that place and is not closed: a bracket, a quote, a colon's block?",
    FailureKind.NO_FUNCTION: "Is the name spelled as asked, and does the function stand outside of every class?",
    FailureKind.WRONG_PARAMETERS: "Which arguments does the statement list, in which order?",
    FailureKind.RAISED: "What is the shape of each tensor on that line for this input, and what does the line need?",
    FailureKind.BANNED: "What does that function compute, as a formula? Each of its steps can be written by hand.",
    FailureKind.NOT_BY_A_KERNEL: "Which of your steps run on the host, and which inside a function with @triton.jit?",
    FailureKind.BLOCKED: "The arguments are all that the function needs: what was that line to get from outside?",
    FailureKind.TIMED_OUT: "Which line runs most often for this input, and how often?",
    FailureKind.OUT_OF_MEMORY: "Which tensor of your program is the largest, and how many numbers does it hold here?",
    FailureKind.OUTPUT_TOO_LARGE: "Which shape is asked for, and which shape did you return?",
    FailureKind.CRASHED: "Which line leaves Python's own world: ctypes, an exit, a recursion without end?",
}
_ABOUT_SHAPES = ("size", "shape", "dimension", "mat1", "broadcast", "dim ")


def of_load_failure(exercise: Exercise, failure: Failure) -> list[Remark]:
    """Of a program that could not be used at all."""
    remarks = [Remark(RemarkKind.ESSENTIAL, "No case was run: the file has to load first.", failure.kind)]
    if failure.kind is FailureKind.RAISED:
        text = "That line runs when the file is loaded, before any call: what does it need that is not there?"
    else:
        text = _AFTER_FAILURE[failure.kind]
    return [*remarks, Remark(RemarkKind.ACTIONABLE, text, failure.kind)]


def of_stopped(exercise: Exercise, source: str, results: Sequence[CaseResult], failure: Failure) -> list[Remark]:
    """Of a program that did not come to its end in some call."""
    first = next((r for r in results if r.failure is failure), None)
    remarks = [Remark(RemarkKind.ESSENTIAL, _why_it_counts(results, failure), failure.kind)]
    remarks.append(Remark(RemarkKind.ACTIONABLE, _question_after(source, failure), failure.kind))
    if first is not None and failure.kind not in RULES:
        spec = first.case.spec
        text = f"In “{spec.name}” the arguments are {_shapes(exercise, first.case.call)}."
        if not spec.visible:
            text = f"“{spec.name}” is a hidden case: {spec.description}."
        remarks.append(Remark(RemarkKind.INFORMATIVE, text, "input"))
    return remarks


def _why_it_counts(results: Sequence[CaseResult], failure: Failure) -> str:
    ran = sum(r.failure is None for r in results)
    passed = sum(r.passed for r in results)
    if failure.kind is FailureKind.NOT_BY_A_KERNEL:
        return "Numbers count here only if a kernel made them."
    if failure.kind is FailureKind.BANNED:
        return "While that call is in the program, no number of it counts."
    if failure.kind is FailureKind.RAISED and ran:
        return f"Every case has to run to its end; {ran} of {len(results)} do, and {passed or 'none'} of them pass."
    if failure.kind is FailureKind.RAISED:
        return "No case ran to its end, so nothing can be said about your numbers yet."
    return f"Every case has to run to its end; {ran or 'none'} of {len(results)} did before the process was over."


def _question_after(source: str, failure: Failure) -> str:
    if failure.kind is FailureKind.TIMED_OUT and (line := first_while(source)) is not None:
        return f"What ends the while loop on line {line}, and does that ever happen for this input?"
    if failure.exception == "NotImplementedError":
        return "The statement has an example with numbers: which steps lead from its input to its output?"
    if failure.kind is FailureKind.RAISED and not any(word in failure.message.lower() for word in _ABOUT_SHAPES):
        return "What is the value and the type of each name on that line when it fails?"
    return _AFTER_FAILURE[failure.kind]


def _shapes(exercise: Exercise, call: Call) -> str:
    """The tensors among the arguments by name and shape."""
    shown = []
    for name, argument in zip(exercise.parameters, call.arguments, strict=True):
        if isinstance(argument, Tensor):
            shown.append(f"{name} {tuple(argument.shape)}")
        elif not isinstance(argument, tuple):
            shown.append(f"{name} = {argument:g}" if isinstance(argument, float) else f"{name} = {argument}")
        else:
            shown.append(f"{name}: {len(argument)} tiles")
    return ", ".join(shown)


# --- programs that ran and are wrong ---------------------------------------------------------------------------------


def of_failed(results: Sequence[CaseResult], findings: Sequence[Finding], told: Sequence[Fact]) -> list[Remark]:
    """Of wrong numbers, shapes, dtypes or gradients."""
    remarks = [Remark(RemarkKind.ESSENTIAL, _first_in_words(results), "numbers")]
    for finding in findings[: MOST - 1]:
        if finding.id in MISTAKES:
            remarks.append(Remark(RemarkKind.ACTIONABLE, MISTAKES[finding.id].question, finding.id))
    if not findings:
        remarks.append(_question_of(results, told))
    elif told:
        remarks.append(Remark(RemarkKind.INFORMATIVE, told[0].text, told[0].kind))
    passing = _what_passes(results)
    return [*remarks, Remark(RemarkKind.INFORMATIVE, passing, "passing")] if passing else remarks


def _question_of(results: Sequence[CaseResult], told: Sequence[Fact]) -> Remark:
    """What to think about where no mistake has a name."""
    if not told and not any(r.outputs for r in results):
        text = "What does your last line hand back, and what does the statement ask for?"
        return Remark(RemarkKind.ACTIONABLE, text, Problem.NOT_A_TENSOR)
    kind = told[0].kind if told else FactKind.FIRST
    return Remark(RemarkKind.ACTIONABLE, QUESTIONS[kind], kind)


def _first_in_words(results: Sequence[CaseResult]) -> str:
    """The first failing case in numbers; a visible one before hidden ones, of which no element is shown."""
    first = min((r for r in results if not r.passed), key=lambda r: not r.case.spec.visible)
    spec, message = first.case.spec, cut(first.message or "something is off.").removeprefix("At [] ")
    of_elements = first.problems[0] in (Problem.WRONG_VALUES, Problem.GRADIENT_WRONG)
    if of_elements and not spec.visible:
        message = f"the {'output' if first.problems[0] is Problem.WRONG_VALUES else 'gradient'} is wrong."
    text = f"In “{spec.name}”: {message}" if spec.visible else f"In “{spec.name}” ({spec.description}): {message}"
    compared = [c for c in (first.comparison, *first.gradients) if c is not None and not c.passed]
    worst = max(compared, key=Comparison.badness, default=None)
    if worst is None or not 1 < worst.over_budget < math.inf:  # NaN and infinity speak for themselves
        return text
    return f"{text} The error is {_times(worst.over_budget)} what rounding explains."


def _times(ratio: float) -> str:
    if ratio >= 1e6:
        return f"{float(f'{ratio / 1e6:.2g}'):g} million times" if ratio < 1e9 else "billions of times"
    return f"{float(f'{ratio:.2g}'):,g} times"


def _what_passes(results: Sequence[CaseResult]) -> str | None:
    """Which cases are right already; where the search need not go."""
    passing = [r for r in results if r.passed]
    if not passing:
        return None
    names = [f"“{r.case.spec.name}”" for r in passing[:NAMES_SHOWN]]
    more = len(passing) - len(names)
    listed = " and ".join(names) if not more else f"{', '.join(names)} and {more} more"
    return f"Right already: {listed}."
