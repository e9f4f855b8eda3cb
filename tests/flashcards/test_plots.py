"""Plots as geometry: everything lies inside its picture, and says the numbers that it was given."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from flashcards import plots

DAY = timedelta(days=1)


def test_it_draws_every_bar_inside_the_picture():
    days = [(date(2026, 3, 2) + number * DAY, number * 7 % 23) for number in range(30)]
    plot = plots.columns(days)
    assert all(plot.left <= bar.x and bar.x + bar.width <= plot.right + 0.01 for bar in plot.bars)
    bottom = plot.rows[0].at
    assert all(bar.y >= 0 and bar.y + bar.height <= bottom + 0.01 for bar in plot.bars)
    assert [label.text for label in plot.labels] == ["Today", "9 Mar", "16 Mar", "23 Mar", "30 Mar"]
    assert plot.rows[-1].text == "25"


@pytest.mark.parametrize(
    ("most", "top"), [(0, 4), (1, 1), (3, 3), (4, 4), (5, 5), (6, 6), (23, 25), (97, 100), (1234, 1500)]
)
def test_it_ends_an_axis_on_a_round_number(most, top):
    found, step = plots.nice_top(most)
    assert found == top
    assert found % step == 0
    assert found // step <= 5


def test_it_breaks_the_line_where_there_is_nothing_to_say():
    weeks = [(date(2026, 3, 2) + number * 7 * DAY, share) for number, share in enumerate((0.9, 0.8, None, 0.7, 0.75))]
    plot = plots.course(weeks, target=0.9)
    assert [dot.text for dot in plot.dots] == ["90", "80", "–", "70", "75"]
    assert len(plot.lines) == 2
    assert plot.target == plot.dots[0].y
    assert plot.rows[0].text == "50%"
    assert all(0 < dot.text_y < plot.height for dot in plot.dots)


def test_it_stacks_shares_to_a_full_row():
    plot = plots.stacks([("85–90%", [(0.25, "easy"), (0.5, "good"), (0.25, "again")], 0.9, "75% of 40")])
    (row,) = plot.rows
    assert sum(bar.width for bar in row.bars) == pytest.approx(plot.ticks[-1].at - plot.ticks[0].at)
    assert plot.ticks[0].at < row.mark < plot.ticks[-1].at


def test_it_puts_each_day_into_its_week():
    first = date(2026, 3, 2)
    plot = plots.calendar([(first + number * DAY, number) for number in range(10)], weeks=2, cell=10.0)
    assert {shade.kind: shade.path.count("M") for shade in plot.shades} == {"level-0": 1, "level-1": 9}
    assert plots.calendar([(first, 60)], weeks=1, cell=10.0).shades[0].kind == "level-4"


def test_it_rounds_shares_to_all_or_nothing_only_where_they_are():
    assert [plots.percent(share) for share in (0.0, 0.001, 0.494, 0.999, 1.0)] == [0, 1, 49, 99, 100]


@pytest.mark.parametrize("last", range(7))
def test_it_fills_the_first_and_the_last_column_on_any_day_of_the_week(last):
    first = date(2026, 3, 2)
    days = [(first + number * DAY, 1) for number in range(14 + last + 1)]
    (shade,) = plots.calendar(days, weeks=3, cell=10.0).shades
    assert shade.path.count("M") == len(days)
    assert {square.split(" ")[0] for square in shade.path.split("M")[1:]} == {"32.0", "42.0", "52.0"}
