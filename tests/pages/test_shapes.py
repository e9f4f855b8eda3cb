from __future__ import annotations

import pytest

from flashcards.pages.shapes import Highlight, highlighted, row_cells, share_cells
from tests.pages import factories

MARK = {
    "points": [{"covered": True, "evidence": "sum to one"}, {"covered": False, "evidence": None}],
    "red_flags": [{"id": "x", "text": "y", "evidence": "to one key"}],
}


def test_it_cuts_an_attempt_where_the_mark_quotes_it():
    pieces = highlighted("The weights sum to one.", MARK)
    assert [(p.text, p.kind) for p in pieces] == [
        ("The weights ", Highlight.NONE),
        ("sum to one", Highlight.COVERED),
        (".", Highlight.NONE),
    ]


def test_it_lets_a_red_flag_win_where_quotes_overlap():
    pieces = highlighted("they sum to one key", MARK)
    assert [(p.text, p.kind) for p in pieces][1:] == [("sum ", Highlight.COVERED), ("to one key", Highlight.FLAGGED)]


def test_it_keeps_every_letter_of_an_attempt():
    assert "".join(p.text for p in highlighted(factories.LONG_ENOUGH, MARK)) == factories.LONG_ENOUGH
    assert highlighted("", MARK) == []


@pytest.mark.parametrize("count", [1, 3, 7])
def test_it_shares_a_row_of_one_equally(count):
    cells = row_cells([True] * count)
    assert cells[0].x == 0
    assert cells[-1].x + cells[-1].width == pytest.approx(100, abs=0.7)


def test_it_shows_a_cell_for_each_card_of_a_day_until_there_are_too_many():
    assert [c.filled for c in share_cells(1, 2)] == [True, False, False]
    many = share_cells(30, 90)
    assert [(c.width, c.filled) for c in many] == [(25.0, True), (75.0, False)]
    assert share_cells(0, 0) == []
