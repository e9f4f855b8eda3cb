"""A verdict as a reader sees it: bars, tables and heatmaps from the JSON of a verdict. Pure: a dict in, values out."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.statuses import SubmissionKind, SubmissionStatus
from grader.wording import Number, milliseconds, number, ratio_text, size, times

BAR_DECADES = (-3, 8)  # the log bar runs from 1e-3 of the budget to 1e8 times it, both inclusive
BAR_WIDTH = 180.0
SCALE = ((-3, "0.1%"), (0, "budget"), (3, "1000 ×"), (6, "10⁶ ×"))  # decades that the log bar's scale names
NOT_RUN = "not run"  # how the judge begins the message of a case that it never came to
_NAMES_AN_ELEMENT = re.compile(r"\b[Aa]t \[")

TITLES = {
    SubmissionStatus.QUEUED: "Waiting for a judge",
    SubmissionStatus.RUNNING: "Being judged",
    SubmissionStatus.PASSED: "Passed",
    SubmissionStatus.FAILED: "Failed",
    SubmissionStatus.RAISED: "Your code raised an exception",
    SubmissionStatus.INVALID: "This cannot be run",
    SubmissionStatus.RULE_BROKEN: "A rule of the exercise is broken",
    SubmissionStatus.BLOCKED: "The sandbox said no",
    SubmissionStatus.TIMED_OUT: "Out of time",
    SubmissionStatus.OUT_OF_MEMORY: "Out of memory",
    SubmissionStatus.OUTPUT_TOO_LARGE: "Too much came back",
    SubmissionStatus.CRASHED: "The process crashed",
    SubmissionStatus.INTERNAL_ERROR: "Our mistake, not yours",
}


@dataclass(frozen=True, slots=True)
class Fact:
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class CaseRow:
    """One line of the case table."""

    name: str
    description: str  # the case in words
    hidden: bool  # its inputs are not shown anywhere
    dtype: str  # empty where the name says it
    passed: bool
    ratio: str  # error against budget, in words and digits
    limit: str  # the two numbers behind it, and of what
    bar: float | None  # width on the log bar; None where there is no number
    fused_bar: float | None  # where the fused implementation's error lies on the same bar
    message: str
    facts: list[Fact] = field(default_factory=list)

    @property
    def ran(self) -> bool:
        return self.passed or not self.message.startswith(NOT_RUN)

    @property
    def word(self) -> str:
        """The case's result in a word; it is "wrong" only where there are numbers that are."""
        return "ok" if self.passed else "wrong" if self.ratio else "failed"


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the learner's file something happened."""

    line: int
    source: str
    caret: str  # blanks up to the column and a caret; empty where only the line is known


@dataclass(frozen=True, slots=True)
class Comparison:
    label: str
    yours: str
    fused: str
    ratio: str


def tone(status: str) -> str:
    """The CSS class that colours a status."""
    if status == SubmissionStatus.PASSED:
        return "good"
    return "" if SubmissionStatus(status).is_open else "bad"


def title_of(status: str, kind: str = SubmissionKind.SUBMIT) -> str:
    """The status in words; a run whose cases pass has not passed the exercise."""
    if kind == SubmissionKind.RUN and status == SubmissionStatus.PASSED:
        return "Visible cases right"
    return TITLES[SubmissionStatus(status)]


def bar_width(ratio: Number) -> float | None:
    """Where an error lies on the log bar, in units of the drawing; non-finite errors fill it."""
    if ratio is None:
        return None
    low, high = BAR_DECADES
    if isinstance(ratio, str) or not math.isfinite(ratio):
        return BAR_WIDTH
    exponent = math.log10(ratio) if ratio > 0 else low
    share = (min(max(exponent, low), high) - low) / (high - low)
    return round(max(share * BAR_WIDTH, 2.0), 1)


def budget_mark() -> float:
    """Where the budget itself lies on the log bar."""
    low, high = BAR_DECADES
    return round(-low / (high - low) * BAR_WIDTH, 1)


def scale_marks() -> list[tuple[float, str]]:
    """What the scale above the log bars says: percent of the width, and words."""
    low, high = BAR_DECADES
    return [(round(100 * (decade - low) / (high - low), 1), text) for decade, text in SCALE]


def case_rows(cases: Sequence[dict[str, Any]]) -> list[CaseRow]:
    """The lines of the case table, failing ones first, in the verdict's order otherwise."""
    return [case_row(case) for case in sorted(cases, key=lambda case: bool(case["passed"]))]


def case_row(case: dict[str, Any]) -> CaseRow:
    ratio, by_gradient = worst_ratio(case)
    hidden = not case.get("visible", True)
    return CaseRow(
        name=case["name"],
        description=case.get("description") or "",
        hidden=hidden,
        dtype="" if case["dtype"] in case["name"] else case["dtype"],
        passed=case["passed"],
        ratio=ratio_text(ratio) + (" (gradient)" if by_gradient else ""),
        limit=limit_text(case, by_gradient=by_gradient),
        bar=bar_width(ratio),
        fused_bar=None if by_gradient else bar_width(fused_ratio(case)),
        message=shown_message(case, hidden=hidden),
        facts=case_facts(case, hidden=hidden),
    )


def limit_text(case: dict[str, Any], *, by_gradient: bool) -> str:
    """The error and what it may be; empty where there is no number."""
    error, budget = (
        ("gradient_max_abs_error", "gradient_error_budget") if by_gradient else ("max_abs_error", "error_budget")
    )
    if case.get(error) is None or case.get(budget) is None:
        return ""
    return f"{number(case[error])}, limit {number(case[budget])}"


def fused_ratio(case: dict[str, Any]) -> Number:
    """The fused implementation's error against the budget of the case."""
    error, budget = case.get("fused_error"), case.get("error_budget")
    return error / budget if isinstance(error, int | float) and budget else None


def shown_message(case: dict[str, Any], *, hidden: bool) -> str:
    """What the judge says of the case; of a hidden one no element."""
    message = case.get("message") or ""
    return "" if hidden and _NAMES_AN_ELEMENT.search(message) else message


def worst_ratio(case: dict[str, Any]) -> tuple[Number, bool]:
    """The larger error, each against its own budget: the output's (False) or the gradient's (True)."""
    output, gradient = case.get("error_over_budget"), case.get("gradient_error_over_budget")
    if gradient is None or (output is not None and badness(output) >= badness(gradient)):
        return output, False
    return gradient, True


def badness(ratio: Number) -> float:
    """A number to compare by; what is not finite is worst."""
    value = float(ratio) if ratio is not None else 0.0
    return value if math.isfinite(value) else math.inf


def case_facts(case: dict[str, Any], *, hidden: bool = False) -> list[Fact]:
    """The numbers behind a case, those that say something; of a hidden one no element."""
    labels = [
        ("max_abs_error", "largest error"),
        ("error_budget", "budget for it"),
        ("mean_abs_error", "mean error"),
        ("fused_error", "error of the fused implementation"),
        ("gradient_max_abs_error", "largest error of a gradient"),
        ("gradient_error_budget", "budget for it"),
    ]
    facts = [Fact(label, number(case[key])) for key, label in labels if case.get(key) is not None]
    if case.get("worst_index") is not None and not case["passed"] and not hidden:
        where = ", ".join(str(i) for i in case["worst_index"])
        facts.append(Fact(f"worst element [{where}]", f"{number(case['got'])} instead of {number(case['expected'])}"))
    deviation = case.get("row_sum_max_deviation")
    if deviation is not None:
        facts.append(Fact("row sums differ from theirs by up to", number(deviation)))
    counts = [("nan_count", "NaN values"), ("inf_count", "infinite values"), ("negative_count", "negative values")]
    facts += [Fact(label, f"{case[key]:,}") for key, label in counts if case.get(key)]
    if case.get("checks"):
        facts.append(Fact("checked", ", ".join(str(check).replace("_", " ") for check in case["checks"])))
    return facts


def place_of(details: dict[str, Any] | None) -> Place | None:
    """The learner's line that a failure names, with a caret under its column; None where no line is known."""
    if not details or not details.get("line") or details.get("source_line") is None:
        return None
    source, column = details["source_line"].rstrip("\n"), details.get("column")
    # Tabs stay tabs, so that the caret stands where the reader sees the column.
    blanks = "".join("\t" if letter == "\t" else " " for letter in source[: column - 1]) if column else ""
    return Place(details["line"], source, f"{blanks}^" if column else "")


def comparisons(verdict: dict[str, Any]) -> list[Comparison]:
    """The learner's program beside the fused one: time and memory where both were measured, the largest error by
    dtype."""
    return speed_comparisons(verdict.get("fused")) + error_comparisons(verdict["cases"])


def speed_comparisons(fused: dict[str, Any] | None) -> list[Comparison]:
    if not fused:
        return []
    rows = [
        Comparison("time", milliseconds(fused["learner_ms"]), milliseconds(fused["fused_ms"]), times(fused["slowdown"]))
    ]
    yours, theirs = fused.get("learner_peak_memory_bytes"), fused.get("fused_peak_memory_bytes")
    if yours and theirs:  # 0 is less than can be measured
        rows.append(Comparison("memory at its peak", size(yours), size(theirs), times(yours / theirs)))
    return rows


def error_comparisons(cases: Sequence[dict[str, Any]]) -> list[Comparison]:
    rows = []
    for dtype in dict.fromkeys(case["dtype"] for case in cases):
        pairs = [(c["max_abs_error"], c["fused_error"]) for c in cases if c["dtype"] == dtype]
        known = [p for p in pairs if all(isinstance(v, int | float) for v in p)]
        if known:
            mine, fast = max(p[0] for p in known), max(p[1] for p in known)
            rows.append(
                Comparison(f"largest error, {dtype}", number(mine), number(fast), times(mine / fast) if fast else "")
            )
    return rows
