"""Weights as pictures, and as the tables behind them: from the JSON of a verdict. Pure: a dict in, values out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grader.wording import number

CELL = 40  # side of a heatmap's cell, in the units of its drawing
LABEL_COLUMN = 22  # width of the column with the numbers of the queries
SUM_COLUMN = 46  # width of the column of row sums at the edge
HEAD_ROW = 22  # height of the row with the numbers of the keys
BASELINE = 4.5  # from the middle of a line of text to where it stands
SUM_TOLERANCE = 5e-3  # row sums that differ by less look the same at two decimals


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
        return self.y + CELL / 2 + BASELINE

    @property
    def dark(self) -> bool:
        return self.shade > 0.6


@dataclass(frozen=True, slots=True)
class RowSum:
    y: float
    text: str
    off: bool


@dataclass(frozen=True, slots=True)
class Label:
    """The number of a key (along x) or of a query (along y)."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Heatmap:
    title: str
    description: str
    squares: list[Square]
    sums: list[RowSum]
    keys: list[Label]
    queries: list[Label]
    rows: list[tuple[str, list[str], str]]  # the same as a table: query, weights, row sum
    width: int
    height: int
    sum_x: int


@dataclass(frozen=True, slots=True)
class Picture:
    """The weights of one failing case: the learner's and the expected ones."""

    case: str
    note: str
    heatmaps: list[Heatmap]


def pictures(cases: Sequence[dict[str, Any]]) -> list[Picture]:
    """One for each visible failing case that the judge pictured; hidden ones show no data."""
    return [
        Picture(case["name"], case["heatmap"].get("note", ""), heatmaps(case["heatmap"]))
        for case in cases
        if case.get("heatmap") and case.get("visible", True) and not case["passed"]
    ]


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
            y=HEAD_ROW + (i + 0.5) * CELL + BASELINE,
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
        square(value, LABEL_COLUMN + j * CELL, HEAD_ROW + i * CELL, top=top, worst=worst == (i, j))
        for i, row in enumerate(rows)
        for j, value in enumerate(row)
    ]
    spoken = ", ".join(f"row {i} sums to {s.text}" for i, s in enumerate(sums))
    where = f"worst element at row {worst[0]}, column {worst[1]}"
    width = LABEL_COLUMN + columns * CELL + SUM_COLUMN
    return Heatmap(
        title=title,
        description=f"{title}: {len(rows)} rows by {columns} columns; {where}; {spoken}",
        squares=squares,
        sums=sums,
        keys=[Label(LABEL_COLUMN + (j + 0.5) * CELL, str(j)) for j in range(columns)],
        queries=[Label(HEAD_ROW + (i + 0.5) * CELL + BASELINE, str(i)) for i in range(len(rows))],
        rows=[(str(i), [number(value) for value in row], sums[i].text) for i, row in enumerate(rows)],
        width=width,
        height=HEAD_ROW + len(rows) * CELL + 2,
        sum_x=width - 4,
    )


def square(value: float | str, x: int, y: int, *, top: float, worst: bool) -> Square:
    if isinstance(value, str):
        return Square(x, y, 0.0, number(value), "off", worst)
    text = "0" if value == 0 else f"{value:.2f}".replace("0.", ".", 1)
    return Square(x, y, round(min(abs(value) / top, 1.0), 3), text, "off" if value < 0 else "", worst)
