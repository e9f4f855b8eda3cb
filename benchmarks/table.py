"""The one table that `make bench` prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: what was measured, what came out, and what it should be where somebody relies on it."""

    subject: str
    figure: str
    target: str = ""
    met: bool | None = None  # None where there is no target


def print_table(rows: Sequence[Row]) -> None:
    marks = {None: "", True: "yes", False: "NO"}
    lines = [("measured", "figure", "target", "met")]
    lines += [(row.subject, row.figure, row.target, marks[row.met]) for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(4)]
    for index, line in enumerate(lines):
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())
        if index == 0:
            print("  ".join("-" * width for width in widths))
