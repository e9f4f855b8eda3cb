"""A verdict as a reader sees it: bars, tables and heatmaps from the JSON of a verdict. Pure: a dict in, values out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.statuses import SubmissionStatus, VerdictStatus

BAR_DECADES = (-3, 8)  # the log bar runs from 1e-3 of the budget to 1e8 times it, both inclusive
BAR_WIDTH = 180.0
CELL = 34  # side of a heatmap's cell, in the units of its drawing
SUM_COLUMN = 56  # width of the column of row sums at its edge
HEAD_ROW = 20
NOT_RUN = "not run"  # how the judge begins the message of a case that it never came to
SUM_TOLERANCE = 5e-3  # row sums that differ by less look the same at two decimals

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

Number = float | int | str | None


@dataclass(frozen=True, slots=True)
class Fact:
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Square:
    """One cell of a heatmap: where it lies, how dark it is (0 to 1), what it says."""

    x: int
    y: int
    shade: float
    text: str
    kind: str  # a CSS class: "", "off" (negative or not finite)
    worst: bool = False

    @property
    def text_x(self) -> float:
        return self.x + CELL / 2

    @property
    def text_y(self) -> float:
        return self.y + CELL / 2 + 4

    @property
    def dark(self) -> bool:
        return self.shade > 0.6


@dataclass(frozen=True, slots=True)
class RowSum:
    y: float
    text: str
    off: bool


@dataclass(frozen=True, slots=True)
class Heatmap:
    title: str
    description: str
    squares: list[Square]
    sums: list[RowSum]
    width: int
    height: int
    sum_x: int
    head_x: int


@dataclass(frozen=True, slots=True)
class CaseRow:
    """One line of the case table."""

    name: str
    description: str  # the case in words
    hidden: bool  # its inputs are not shown anywhere
    dtype: str  # empty where the name says it
    passed: bool
    ratio: str  # error against budget, in words and digits
    bar: float | None  # width on the log bar; None where there is no number
    message: str
    facts: list[Fact] = field(default_factory=list)
    heatmaps: list[Heatmap] = field(default_factory=list)
    note: str = ""

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


def title_of(status: str) -> str:
    return TITLES[SubmissionStatus(status)]


def number(value: Number) -> str:
    """Three significant digits; non-finite values by their names."""
    if value is None:
        return "none"
    if isinstance(value, str):
        return {"nan": "NaN", "inf": "∞", "-inf": "−∞"}.get(value, value)
    return f"{value:.3g}".replace("e-0", "e-").replace("e+0", "e")


def ratio_text(ratio: Number) -> str:
    """How far from the limit, in words."""
    if ratio is None:
        return ""
    if isinstance(ratio, str):
        return "not a number" if ratio == "nan" else "infinitely far off"
    if ratio == 0:
        return "exact"
    if ratio < 0.01:
        return "under 1% of the budget"
    if ratio <= 1:
        return f"{ratio:.0%} of the budget"
    return f"{ratio:,.0f} × the budget" if ratio >= 10 else f"{ratio:.1f} × the budget"


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


def case_rows(cases: Sequence[dict[str, Any]]) -> list[CaseRow]:
    """The lines of the case table, failing ones first, in the verdict's order otherwise."""
    return [case_row(case) for case in sorted(cases, key=lambda case: bool(case["passed"]))]


def case_row(case: dict[str, Any]) -> CaseRow:
    heat = case.get("heatmap")
    ratio, by_gradient = worst_ratio(case)
    return CaseRow(
        name=case["name"],
        description=case.get("description") or "",
        hidden=not case.get("visible", True),
        dtype="" if case["dtype"] in case["name"] else case["dtype"],
        passed=case["passed"],
        ratio=ratio_text(ratio) + (" (gradient)" if by_gradient else ""),
        bar=bar_width(ratio),
        message=case.get("message") or "",
        facts=case_facts(case),
        heatmaps=heatmaps(heat) if heat else [],
        note=heat.get("note", "") if heat else "",
    )


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


def case_facts(case: dict[str, Any]) -> list[Fact]:
    """The numbers behind a case, those that say something."""
    labels = [
        ("max_abs_error", "largest error"),
        ("error_budget", "budget for it"),
        ("mean_abs_error", "mean error"),
        ("fused_error", "error of the fused implementation"),
        ("gradient_max_abs_error", "largest error of a gradient"),
        ("gradient_error_budget", "budget for it"),
    ]
    facts = [Fact(label, number(case[key])) for key, label in labels if case.get(key) is not None]
    if case.get("worst_index") is not None and not case["passed"]:
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


def heatmaps(heat: dict[str, Any]) -> list[Heatmap]:
    """The learner's weights and the expected ones, drawn on one scale."""
    worst = (heat["worst"][0], heat["worst"][1])
    wanted = [float(total) for total in heat["expected_row_sums"]]
    finite = [abs(v) for name in ("got", "expected") for row in heat[name] for v in row if not isinstance(v, str)]
    top = max([1.0, *finite])
    return [
        one_heatmap(heat[name], title, worst, top=top, sums=row_sums(heat[f"{name}_row_sums"], wanted))
        for name, title in (("got", "Yours"), ("expected", "Expected"))
    ]


def row_sums(given: Sequence[float | str], wanted: Sequence[float]) -> list[RowSum]:
    """The column at the edge; a sum that is not the one expected stands out."""
    totals = [float(total) for total in given]
    return [
        RowSum(
            y=HEAD_ROW + i * CELL + CELL / 2 + 4,
            text=f"{total:.2f}" if math.isfinite(total) else number(str(total)),
            off=not abs(total - wanted[i]) <= SUM_TOLERANCE,
        )
        for i, total in enumerate(totals)
    ]


def one_heatmap(
    rows: list[list[Any]], title: str, worst: tuple[int, int], *, top: float, sums: list[RowSum]
) -> Heatmap:
    columns = max((len(row) for row in rows), default=0)
    squares = [
        square(value, j * CELL, HEAD_ROW + i * CELL, top=top, worst=worst == (i, j))
        for i, row in enumerate(rows)
        for j, value in enumerate(row)
    ]
    spoken = ", ".join(f"row {i} sums to {s.text}" for i, s in enumerate(sums))
    where = f"worst element at row {worst[0]}, column {worst[1]}"
    return Heatmap(
        title=title,
        description=f"{title}: {len(rows)} rows by {columns} columns; {where}; {spoken}",
        squares=squares,
        sums=sums,
        width=columns * CELL + SUM_COLUMN,
        height=HEAD_ROW + len(rows) * CELL + 2,
        sum_x=columns * CELL + SUM_COLUMN - 4,
        head_x=columns * CELL // 2,
    )


def square(value: float | str, x: int, y: int, *, top: float, worst: bool) -> Square:
    if isinstance(value, str):
        return Square(x, y, 0.0, number(value), "off", worst)
    text = "0" if value == 0 else f"{value:.2f}".replace("0.", ".", 1)
    return Square(x, y, round(min(abs(value) / top, 1.0), 3), text, "off" if value < 0 else "", worst)


def place_of(details: dict[str, Any] | None) -> Place | None:
    """The learner's line that a failure names, with a caret under its column; None where no line is known."""
    if not details or not details.get("line") or details.get("source_line") is None:
        return None
    source, column = details["source_line"].rstrip("\n"), details.get("column")
    # Tabs stay tabs, so that the caret stands where the reader sees the column.
    blanks = "".join("\t" if letter == "\t" else " " for letter in source[: column - 1]) if column else ""
    return Place(details["line"], source, f"{blanks}^" if column else "")


def comparisons(verdict: dict[str, Any]) -> list[Comparison]:
    """The learner's program beside the fused one: time, memory, and the largest error by dtype."""
    fused = verdict.get("fused")
    if not fused:
        return []
    rows = [
        Comparison("time", milliseconds(fused["learner_ms"]), milliseconds(fused["fused_ms"]), times(fused["slowdown"]))
    ]
    yours, theirs = fused.get("learner_peak_memory_bytes"), fused.get("fused_peak_memory_bytes")
    if yours and theirs:  # 0 is less than can be measured
        rows.append(Comparison("memory at its peak", size(yours), size(theirs), times(yours / theirs)))
    for dtype in dict.fromkeys(case["dtype"] for case in verdict["cases"]):
        pairs = [(c["max_abs_error"], c["fused_error"]) for c in verdict["cases"] if c["dtype"] == dtype]
        known = [p for p in pairs if all(isinstance(v, int | float) for v in p)]
        if known:
            mine, fast = max(p[0] for p in known), max(p[1] for p in known)
            rows.append(
                Comparison(f"largest error, {dtype}", number(mine), number(fast), times(mine / fast) if fast else "")
            )
    return rows


def milliseconds(value: Number) -> str:
    return f"{value:.2f} ms" if isinstance(value, int | float) else number(value)


def times(ratio: Number) -> str:
    return f"{number(ratio)} ×"


def size(count: int) -> str:
    """Bytes as people read them."""
    amount, unit = float(count), "bytes"
    for bigger in ("KiB", "MiB", "GiB"):
        if amount < 1024:
            break
        amount, unit = amount / 1024, bigger
    return f"{amount:,.0f} {unit}" if unit == "bytes" or amount >= 100 else f"{amount:.1f} {unit}"


def is_pass(status: str) -> bool:
    return status == VerdictStatus.PASSED
