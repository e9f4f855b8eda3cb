"""A verdict as a reader sees it: bars, tables and heatmaps from the JSON of a verdict. Pure: a dict in, values out."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.statuses import SubmissionKind, SubmissionStatus
from grader.wording import Number, Remark, RemarkKind, milliseconds, number, ratio_text, size, times

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


@dataclass(frozen=True, slots=True)
class Beside:
    """One line about the first wrong element: itself, a neighbour, or a key of its row."""

    where: str
    score: str  # empty where it has none
    weight: str
    yours: str  # empty for a key of a row, of which the output shows no number
    expected: str
    word: str  # "first wrong", "wrong", "right", or nothing


@dataclass(frozen=True, slots=True)
class FirstWrong:
    """The first wrong element of a visible case, and what lies around it."""

    text: str
    elements: list[Beside]
    keys: list[Beside]
    has_scores: bool  # of the elements


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


def first_wrong(verdict: dict[str, Any]) -> FirstWrong | None:
    """What is known about the first wrong element; None where it is in a hidden case, or nothing is."""
    found = verdict.get("first_difference")
    if not found or not found["visible"]:
        return None
    around = [*found["neighbours"], found["element"]]
    elements = [_beside(one, is_first=one is found["element"]) for one in sorted(around, key=lambda one: one["index"])]
    keys = [
        Beside(f"key {one['key']}", _score(one), number(one["weight"]), yours="", expected="", word="")
        for one in found["keys"]
    ]
    return FirstWrong(found["text"], elements, keys, has_scores=found["element"]["score"] is not None)


def _beside(one: dict[str, Any], *, is_first: bool) -> Beside:
    word = "first wrong" if is_first else "right" if one["right"] else "wrong"
    weight = "" if one["weight"] is None else number(one["weight"])
    return Beside(str(one["index"]), _score(one), weight, number(one["got"]), number(one["expected"]), word)


def _score(one: dict[str, Any]) -> str:
    return "" if one["score"] is None else number(one["score"]) + (", hidden" if one["masked"] else "")


def facts_beyond(verdict: dict[str, Any]) -> list[str]:
    """The facts that are told neither by the first sentence nor by the table of the first wrong element."""
    elsewhere = (verdict.get("first_difference") or {}).get("text")
    return [fact for fact in verdict["facts"] if fact not in verdict["summary"] and fact != elsewhere]


def progress(before: dict[str, Any] | None, now: dict[str, Any]) -> list[dict[str, str]]:
    """What changed since the learner's last submission, for the better or the worse: remarks as a verdict has them."""
    if not before or not now["cases"]:
        return []
    then = {case["name"] for case in before["cases"] if case["passed"]}
    right = {case["name"] for case in now["cases"] if case["passed"]}
    more = len(right) - len(then)
    remarks = []
    if more > 0:
        cases = "1 more case passes" if more == 1 else f"{more} more cases pass"
        since = f"{cases} than last time" if before["cases"] else "Last time no case was run"
        text = f"{since}: {len(right)} of {len(now['cases'])} pass now."
        remarks.append(Remark(RemarkKind.CELEBRATORY, text, "progress"))
    elif more == 0 and (gone := _gone(before, now)):
        remarks.append(Remark(RemarkKind.CELEBRATORY, f"Last time’s mistake is gone: “{gone}”.", "progress"))
    lost = sorted(then - right)
    if lost:
        text = f"Right last time and wrong now: “{lost[0]}”" + (f" and {len(lost) - 1} more." if lost[1:] else ".")
        remarks.append(Remark(RemarkKind.INFORMATIVE, text, "progress"))
    return [remark.entry() for remark in remarks]


def _gone(before: dict[str, Any], now: dict[str, Any]) -> str | None:
    """The title of a mistake that was named last time, while this time others are named."""
    named = {one["id"] for one in now["misconceptions"]}
    return next((one["title"] for one in before["misconceptions"] if one["id"] not in named and named), None)


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
