"""Numbers in texts: shown as one writes them, compared as one rounds."""

from __future__ import annotations

import pytest

from flashcards.content.numbers import Number, rounds_to


@pytest.mark.parametrize(
    ("shown", "value"),
    [
        ("0.659", 0.6590011),
        ("0.659", 0.65949),
        ("1", 1.0000000002),
        ("1,024", 1024.0),
        ("−0.5", -0.51),
        ("1e-7", 1.04e-7),
        ("2.5e-3", 0.002451),
        ("0.25", 0.245),
        ("0.24", 0.245),  # a tie may go either way
    ],
)
def test_it_accepts_what_rounds_to_it(shown, value):
    assert rounds_to(shown, value)


@pytest.mark.parametrize(
    ("shown", "value"),
    [("0.659", 0.6596), ("0.659", 0.6584), ("1", 1.6), ("1e-7", 1.6e-7), ("0.66", float("nan")), ("1", float("inf"))],
)
def test_it_refuses_what_does_not(shown, value):
    assert not rounds_to(shown, value)


def test_it_compares_rows_number_by_number():
    row = Number("row", 1, "0.7, 0.3", "weights")
    assert row.disagrees([0.71, 0.29]) is None
    assert row.disagrees([0.71, 0.39]) == "[[row]] shows 0.3, but the expression gives 0.39"
    assert row.disagrees([0.71]) == "[[row]] shows 2 numbers, but the expression gives 1"
