"""Plots and long tables as markup. A template takes several times as long for a value, and here are thousands.

What goes in are numbers, and texts of `flashcards.plots`, which are escaped.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from flashcards.plots import Calendar, Columns, Course, Dot, StackRow, Stacks, Tick


def columns(plot: Columns) -> SafeString:
    bars = (
        f'<rect class="{bar.kind}" x="{bar.x}" y="{bar.y}" width="{bar.width}" height="{bar.height}">'
        f"<title>{escape(bar.tip)}</title></rect>"
        for bar in plot.bars
    )
    return _markup([*_axes(plot), *bars])


def course(plot: Course) -> SafeString:
    parts = _axes(plot)
    if plot.target is not None:
        y = plot.target
        parts.append(f'<line class="target" x1="{plot.left}" x2="{plot.right}" y1="{y}" y2="{y}"/>')
    parts += [f'<polyline class="course" points="{points}"/>' for points in plot.lines]
    return _markup([*parts, *map(_dot, plot.dots)])


def stacks(plot: Stacks) -> SafeString:
    rows = (_stack_row(plot, row) for row in plot.rows)
    return _markup([*rows, *(_text("axis", tick.at, plot.axis_y, tick.text, "middle") for tick in plot.ticks)])


def calendar(plot: Calendar) -> SafeString:
    months = (_text("axis", month.at, 11, month.text) for month in plot.months)
    days = (_text("axis", 0, day.at, day.text) for day in plot.days)
    shades = (f'<path class="{shade.kind}" d="{shade.path}"/>' for shade in plot.shades)
    return _markup([*months, *days, *shades])


def rows(table: Iterable[tuple[str, Iterable[int | str]]]) -> SafeString:
    """Rows of a table: a name, then numbers; "" leaves a cell empty."""
    return _markup(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f'<td class="number">{escape(str(value))}</td>' for value in values)
        + "</tr>"
        for name, values in table
    )


def day_name(day: date, *, weekday: bool = False) -> str:
    return f"{day:%a} {day.day} {day:%b}" if weekday else f"{day.day} {day:%b %Y}"


def _axes(plot: Columns | Course) -> list[str]:
    return [
        *(
            f'<line class="grid" x1="{plot.left}" x2="{plot.right}" y1="{row.at}" y2="{row.at}"/>'
            + _text("axis", plot.rows_x, row.baseline, row.text, "end")
            for row in plot.rows
        ),
        *(_label(plot, tick) for tick in plot.labels),
    ]


def _label(plot: Columns | Course, tick: Tick) -> str:
    return _text("axis", tick.at, plot.labels_y, tick.text, tick.anchor)


def _dot(dot: Dot) -> str:
    if dot.y is None:
        return _text("axis", dot.x, dot.text_y, dot.text, "middle")
    circle = f'<circle class="dot" cx="{dot.x}" cy="{dot.y}" r="3.5"/>'
    return circle + _text("value", dot.x, dot.text_y, dot.text, "middle")


def _stack_row(plot: Stacks, row: StackRow) -> str:
    bars = "".join(
        f'<rect class="rating {bar.kind}" x="{bar.x}" y="{bar.y}" width="{bar.width}" height="{bar.height}"/>'
        for bar in row.bars
    )
    mark = ""
    if row.mark is not None:
        ends = f'y1="{row.mark_top}" y2="{row.mark_bottom}"'
        mark = f'<line class="expected" x1="{row.mark}" x2="{row.mark}" {ends}/>'
    label, value = (
        _text("value", x, row.text_y, text) for x, text in ((plot.label_x, row.label), (plot.value_x, row.value))
    )
    return label + bars + mark + value


def _text(kind: str, x: float, y: float, text: str, anchor: str = "") -> str:
    anchored = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text class="{kind}" x="{x}" y="{y}"{anchored}>{escape(text)}</text>'


def _markup(parts: Iterable[str]) -> SafeString:
    return mark_safe("".join(parts))
