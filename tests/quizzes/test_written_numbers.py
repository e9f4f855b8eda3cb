"""Numbers as people write them."""

from __future__ import annotations

import math
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flashcards.written_numbers import Precision, Unreadable, fixed, read_numbers

THIRD = 1 / 3


@pytest.mark.parametrize(
    ("text", "value", "echo"),
    [
        ("1/3", THIRD, "0.333"),
        ("0.333", 0.333, "0.333"),
        ("33.3%", 0.333, "0.333"),
        ("33,3 %", 0.333, "0.333"),
        ("33.3 percent", 0.333, "0.333"),
        ("0,33", 0.33, "0.33"),
        ("0,333", 0.333, "0.333"),
        ("12,5", 12.5, "12.5"),
        (",5", 0.5, "0.5"),
        (".5", 0.5, "0.5"),
        ("5.", 5.0, "5"),
        ("+0.5", 0.5, "0.5"),
        ("  0.5\u00a0", 0.5, "0.5"),
        ("0.5.", 0.5, "0.5"),
        ("−0.5", -0.5, "−0.5"),
        ("– 0.5", -0.5, "−0.5"),
        ("minus 2", -2.0, "−2"),
        ("1e-3", 0.001, "0.001"),
        ("1E-3", 0.001, "0.001"),
        ("10^-3", 0.001, "0.001"),
        ("10**-3", 0.001, "0.001"),
        ("10⁻³", 0.001, "0.001"),
        ("3·10^-4", 0.0003, "0.0003"),
        ("3 x 10^-4", 0.0003, "0.0003"),
        ("2.5×10⁻¹", 0.25, "0.250"),
        ("√2/2", math.sqrt(2) / 2, "0.707"),
        ("sqrt(2)/2", math.sqrt(2) / 2, "0.707"),
        ("1/√(2)", math.sqrt(2) / 2, "0.707"),
        ("e^-1", math.exp(-1), "0.368"),
        ("e^{-1}", math.exp(-1), "0.368"),
        ("e⁻¹", math.exp(-1), "0.368"),
        ("exp(-1)", math.exp(-1), "0.368"),
        ("1/e", math.exp(-1), "0.368"),
        ("1/(1+e^-1)", 1 / (1 + math.exp(-1)), "0.731"),
        ("ln 2", math.log(2), "0.693"),
        ("log(2)", math.log(2), "0.693"),
        ("π/4", math.pi / 4, "0.785"),
        ("-2^2", -4.0, "−4.000"),
        ("2^3^2", 512.0, "512.000"),
        ("½", 0.5, "0.500"),
        ("１／３", THIRD, "0.333"),
        ("٠.٥", 0.5, "0.5"),
        ("≈ 0.33", 0.33, "0.33"),
        ("= 0.33", 0.33, "0.33"),
        ("about 0.33", 0.33, "0.33"),
        ("0.333…", 0.333, "0.333"),
        ("$0.5$", 0.5, "0.5"),
        ("-inf", -math.inf, "−∞"),
        ("−∞", -math.inf, "−∞"),
        ("minus infinity", -math.inf, "−∞"),
        ("∞", math.inf, "∞"),
        ("1234.567", 1234.567, "1234.567"),
    ],
)
def test_it_reads_a_number(text, value, echo):
    reading = read_numbers(text)
    assert reading.values == (pytest.approx(value, rel=1e-12),)
    assert reading.text == echo


def test_it_reads_what_is_no_number_as_such():
    assert math.isnan(read_numbers("NaN").values[0])


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("", "no answer yet"),
        ("  ", "no answer yet"),
        ("1,234", "could be 1.234 or 1234"),
        ("12,345", "could be 12.345 or 12345"),
        ("1,000,000", "Write it without: 1000000"),
        ("1.000.000", "Write it without: 1000000"),
        ("1 000", "Write it without: 1000"),
        ("1'000", "Write it without: 1000"),
        ("1_000", "Write it without: 1000"),
        ("0.3 0.4", "more than one number"),
        ("1½", "more than one number"),
        ("0.3 or 0.4", "do not understand"),
        ("abc", "do not understand “abc”. Write"),
        (":", "do not understand “:”. Write"),
        ("2 abc", "do not understand"),
        ("0.5 nats", "do not understand"),
        ("w = 0.5", "do not understand"),
        ("1:3", "do not understand “:”"),
        ("(1/3", "does not close"),
        ("1/3)", "from “)” on"),
        ("1/", "the end of"),
        ("1/0", "divides by zero"),
        ("e^1000", "no finite value"),
        ("9^9^9^9", "no finite value"),
        ("1e400", "too large"),
        ("ln 0", "no finite value"),
        ("sqrt(-1)", "no finite value"),
        ("(-8)^(1/3)", "no real number"),
        ("50%%", "percent sign inside"),
        ("0x10", "hexadecimal"),
        ("__import__('os')", "do not understand"),
        ("1" * 401, "401 characters"),
        ("-" * 100 + "1", "nested too deeply"),
        ("(" * 100 + "1" + ")" * 100, "nested too deeply"),
    ],
)
def test_it_asks_where_it_cannot_tell(text, asks):
    with pytest.raises(Unreadable) as refused:
        read_numbers(text)
    assert asks in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "0.1, 0.2, 0.7",
        "0.1,0.2,0.7",
        "0.1 0.2 0.7",
        "0.1; 0.2; 0.7",
        "0.1 | 0.2 | 0.7",
        "0,1; 0,2; 0,7",
        "0,1 0,2 0,7",
        "0,1, 0,2, 0,7",
        "[0.1, 0.2, 0.7]",
        "(0.1, 0.2, 0.7)",
        "tensor([0.1, 0.2, 0.7])",
        "torch.tensor([0.1000, 0.2000, 0.7000])",
        "10%, 20%, 70%",
        "10 % 20 % 70 %",
        "1/10, 2/10 and 7/10",
        "1/10  2/10\n7/10",
    ],
)
def test_it_reads_a_row(text):
    assert read_numbers(text, count=3).values == pytest.approx((0.1, 0.2, 0.7))


def test_it_echoes_a_row():
    assert read_numbers("1/3 0,5 −∞", count=3).text == "0.333, 0.5, −∞"


@pytest.mark.parametrize(
    ("text", "count", "asks"),
    [
        ("0.1, 0.2", 3, "3 numbers are asked for"),
        ("0.1", 2, "2 numbers are asked for"),
        ("1,234, 2, 3", 3, "could be 1.234 or 1234"),
        ("0,1 1,0", 3, "more than one number"),
        ("", 3, "3 numbers, such as"),
        ("a, b, c", 3, "do not understand"),
    ],
)
def test_it_asks_where_a_row_is_none(text, count, asks):
    with pytest.raises(Unreadable, match=asks):
        read_numbers(text, count=count)


@given(st.text(max_size=40))
def test_it_reads_or_asks_and_never_fails(text):
    for count in (1, 3):
        with suppress(Unreadable):
            assert len(read_numbers(text, count=count).values) == count


@given(st.text("0123456789.,+-*/^()e πlnx%∞ ", max_size=25))
def test_it_reads_or_asks_for_arithmetic_too(text):
    with suppress(Unreadable):
        assert len(read_numbers(text).values) == 1


@given(st.floats(-1e6, 1e6))
def test_it_reads_what_python_writes(value):
    assert read_numbers(repr(value)).values == (value,)


@pytest.mark.parametrize(
    ("precision", "value", "right", "wrong"),
    [
        (Precision(decimals=3), THIRD, (THIRD, 0.333, 0.334, 0.3325), (0.335, 0.33)),
        (Precision(decimals=2), 0.2447, (0.24, 0.25, 0.2447), (0.26, 0.23)),
        (Precision(decimals=0), 2980.96, (2981, 2980.96), (2980, 2982)),
        (Precision(digits=2), 54.6, (55, 54.6, 54), (56, 53)),
        (Precision(digits=2), 1e-7, (1e-7, 1.1e-7), (1.3e-7, 0)),
        (Precision(decimals=2, tolerance=0.005), 0.5, (0.505, 0.495), (0.51, 0.49)),
        (Precision(decimals=2), -math.inf, (-math.inf,), (math.inf, -1e9, math.nan)),
        (Precision(decimals=2), math.nan, (math.nan,), (0.0, math.inf)),
        (Precision(digits=2), 0.0, (0.0,), (0.1,)),
    ],
)
def test_it_takes_what_is_as_exact_as_asked(precision, value, right, wrong):
    assert all(precision.matches(given_, value) for given_ in right)
    assert not any(precision.matches(given_, value) for given_ in wrong)


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (-0.5, 2, "−0.50"),
        (-0.001, 2, "0.00"),
        (2.0, 0, "2"),
        (-math.inf, 1, "−∞"),
        (math.inf, 1, "∞"),
        (math.nan, 1, "NaN"),
    ],
)
def test_it_prints_a_number(value, decimals, text):
    assert fixed(value, decimals) == text


def test_it_says_how_exactly_it_asks():
    assert Precision(decimals=1).in_words() == "to 1 decimal"
    assert Precision(decimals=2).in_words() == "to 2 decimals"
    assert Precision(decimals=0).in_words() == "as a whole number"
    assert Precision(digits=2).in_words() == "to 2 significant digits"
    assert Precision(decimals=2, tolerance=0.005).leeway() == "up to 0.005"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (54.598, "55"),
        (35333.0, "35000"),
        (131.07, "130"),
        (0.2973, "0.30"),
        (9.96, "10"),
        (-4.04, "−4.0"),
        (0.0, "0.0"),
        (3e-7, "3e−07"),
        (4.4e15, "4.4e+15"),
    ],
)
def test_it_prints_significant_digits_without_powers_of_ten(value, text):
    assert Precision(digits=2).shown(value) == text
