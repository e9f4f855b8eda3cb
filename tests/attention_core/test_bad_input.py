"""Bad input is refused by name, with what was found and what was expected, before anything is computed."""

import math
import re

import pytest
import torch

from attention_core import attention
from attention_core.options import Implementation, check_arguments

FINE = {
    "q": torch.zeros(2, 4, 3, 8),
    "k": torch.zeros(2, 2, 5, 8),
    "v": torch.zeros(2, 2, 5, 6),
}
BOOL = torch.bool

# (the argument, its value, the error, what was found, what was expected), the last two as the message says them
REFUSED = [
    # operands
    ("q", [1.0], TypeError, "list", "a tensor"),
    ("k", None, TypeError, "NoneType", "a tensor"),
    ("q", torch.zeros(2, 3, 4), ValueError, "shape (2, 3, 4)", "4 dimensions (batch, heads, length, width)"),
    ("v", torch.zeros(1, 2, 2, 5, 6), ValueError, "shape (1, 2, 2, 5, 6)", "4 dimensions"),
    (
        "q",
        torch.zeros(2, 4, 3, 8, dtype=torch.int64),
        TypeError,
        "torch.int64",
        "float16, bfloat16, float32 or float64",
    ),
    ("q", torch.zeros(2, 4, 3, 8, dtype=torch.complex64), TypeError, "torch.complex64", "float16, bfloat16"),
    ("q", torch.zeros(2, 4, 3, 8, dtype=torch.float8_e4m3fn), TypeError, "torch.float8_e4m3fn", "float16, bfloat16"),
    ("k", torch.zeros(2, 2, 5, 8, dtype=torch.float64), ValueError, "torch.float64 on cpu", "q's torch.float32 on cpu"),
    ("v", torch.zeros(2, 2, 5, 6, dtype=torch.bfloat16), ValueError, "torch.bfloat16 on cpu", "q's torch.float32"),
    ("k", torch.zeros(2, 2, 5, 8, device="meta"), ValueError, "torch.float32 on meta", "q's torch.float32 on cpu"),
    ("v", torch.zeros(2, 2, 5, 6, device="meta"), ValueError, "torch.float32 on meta", "q's torch.float32 on cpu"),
    ("k", torch.zeros(2, 3, 5, 8), ValueError, "3 heads", "a number that divides q's 4"),
    ("k", torch.zeros(2, 8, 5, 8), ValueError, "8 heads", "a number that divides q's 4"),
    ("k", torch.zeros(2, 0, 5, 8), ValueError, "0 heads", "a number that divides q's 4"),
    ("k", torch.zeros(2, 2, 5, 9), ValueError, "shape (2, 2, 5, 9)", "(2, Hkv, Tk, 8) to match q (2, 4, 3, 8)"),
    ("k", torch.zeros(1, 2, 5, 8), ValueError, "shape (1, 2, 5, 8)", "(2, Hkv, Tk, 8) to match q (2, 4, 3, 8)"),
    ("v", torch.zeros(2, 2, 4, 6), ValueError, "shape (2, 2, 4, 6)", "(2, 2, 5, Dv) to match k (2, 2, 5, 8)"),
    ("v", torch.zeros(2, 4, 5, 6), ValueError, "shape (2, 4, 5, 6)", "(2, 2, 5, Dv) to match k (2, 2, 5, 8)"),
    ("v", torch.zeros(2, 2, 5, 0), ValueError, "shape (2, 2, 5, 0)", "sizes of at least 1"),
    ("q", torch.zeros(2, 4, 0, 8), ValueError, "shape (2, 4, 0, 8)", "sizes of at least 1"),
    ("q", torch.zeros(2, 0, 3, 8), ValueError, "shape (2, 0, 3, 8)", "sizes of at least 1"),
    # masks and bias
    ("keep", [[True]], TypeError, "list", "a tensor or None"),
    ("keep", torch.zeros(3, 5), TypeError, "torch.float32", "bool"),
    ("keep", torch.zeros(3, 5, dtype=torch.int64), TypeError, "torch.int64", "bool"),
    (
        "keep",
        torch.zeros(2, 2, 3, 5, dtype=BOOL),
        ValueError,
        "shape (2, 2, 3, 5)",
        "one that broadcasts to (2, 4, 3, 5)",
    ),
    ("keep", torch.zeros(2, 5, dtype=BOOL), ValueError, "shape (2, 5)", "one that broadcasts to (2, 4, 3, 5)"),
    ("keep", torch.zeros(3, 5, dtype=BOOL, device="meta"), ValueError, "on meta", "q's cpu"),
    ("bias", torch.zeros(3, 5, dtype=BOOL), TypeError, "torch.bool", "float16, bfloat16, float32 or float64"),
    ("bias", torch.zeros(3, 5, dtype=torch.int32), TypeError, "torch.int32", "float16, bfloat16"),
    ("bias", torch.zeros(1, 1, 1, 3, 5), ValueError, "shape (1, 1, 1, 3, 5)", "one that broadcasts to (2, 4, 3, 5)"),
    ("bias", torch.zeros(5, 3), ValueError, "shape (5, 3)", "one that broadcasts to (2, 4, 3, 5)"),
    ("bias", torch.zeros(3, 5, device="meta"), ValueError, "on meta", "q's cpu"),
    # numbers
    ("scale", math.nan, ValueError, "nan", "a finite number"),
    ("scale", -math.inf, ValueError, "-inf", "a finite number"),
    ("scale", 10**400, ValueError, "inf", "a finite number"),
    ("scale", 1e39, ValueError, "1e+39", "a finite number, for float32"),
    ("scale", "0.5", TypeError, "str", "a number or None"),
    ("scale", True, TypeError, "bool", "a number or None"),
    ("scale", torch.tensor(0.5), TypeError, "Tensor", "a number or None"),
    ("softcap", 0.0, ValueError, "0.0", "a finite number above 0"),
    ("softcap", -30, ValueError, "-30.0", "a finite number above 0"),
    ("softcap", math.inf, ValueError, "inf", "a finite number above 0"),
    ("softcap", math.nan, ValueError, "nan", "a finite number above 0"),
    ("softcap", 1e39, ValueError, "1e+39", "a finite number above 0, for float32"),
    ("softcap", 1e-40, ValueError, "1e-40", "a finite number above 0, for float32"),
    ("softcap", True, TypeError, "bool", "a number or None"),
    ("window", 0, ValueError, "0", "at least 1 (the query's own key)"),
    ("window", -1, ValueError, "-1", "at least 1 (the query's own key)"),
    ("window", 2.0, TypeError, "float", "an int or None"),
    ("window", True, TypeError, "bool", "an int or None"),
    ("window", (2, 0), TypeError, "tuple", "an int or None"),
    ("causal", 1, TypeError, "int", "True or False"),
    ("causal", None, TypeError, "NoneType", "True or False"),
    # per head and per batch item
    ("alibi_slopes", [0.5] * 4, TypeError, "list", "a tensor or None"),
    ("alibi_slopes", torch.ones(4, dtype=torch.int64), TypeError, "torch.int64", "float16, bfloat16"),
    ("alibi_slopes", torch.ones(2), ValueError, "shape (2,)", "(4,) or (2, 4)"),
    ("alibi_slopes", torch.ones(4, 2), ValueError, "shape (4, 2)", "(4,) or (2, 4)"),
    ("alibi_slopes", torch.ones(4, device="meta"), ValueError, "on meta", "q's cpu"),
    ("sinks", 1.0, TypeError, "float", "a tensor or None"),
    ("sinks", torch.ones(4, dtype=BOOL), TypeError, "torch.bool", "float16, bfloat16"),
    ("sinks", torch.ones(2), ValueError, "shape (2,)", "(4,)"),
    ("sinks", torch.ones(2, 4), ValueError, "shape (2, 4)", "(4,)"),
    ("sinks", torch.ones(4, device="meta"), ValueError, "on meta", "q's cpu"),
    ("key_lengths", [5, 5], TypeError, "list", "a tensor or None"),
    ("key_lengths", torch.tensor([5.0, 4.0]), TypeError, "torch.float32", "an integer dtype"),
    ("key_lengths", torch.tensor([True, True]), TypeError, "torch.bool", "an integer dtype"),
    ("key_lengths", torch.tensor([5]), ValueError, "shape (1,)", "(2,), one length for each batch item"),
    ("key_lengths", torch.tensor([6, 5]), ValueError, "[6, 5]", "0 to Tk = 5"),
    ("key_lengths", torch.tensor([5, -1]), ValueError, "[5, -1]", "0 to Tk = 5"),
    ("key_lengths", torch.tensor([5, 5], device="meta"), ValueError, "on meta", "q's cpu"),
]
ids = [f"{name}-{found}" for name, _, _, found, _ in REFUSED]


@pytest.mark.parametrize(("name", "value", "error", "found", "expected"), REFUSED, ids=ids)
def test_it_names_the_argument_that_is_wrong(name, value, error, found, expected):
    with pytest.raises(error, match=f"^{name}: {re.escape(found)}; expected {re.escape(expected)}"):
        check_arguments(**{**FINE, name: value})


def test_no_key_at_all_is_refused():
    none = {"k": torch.zeros(2, 2, 0, 8), "v": torch.zeros(2, 2, 0, 6)}
    with pytest.raises(ValueError, match=r"^k: shape \(2, 2, 0, 8\); expected sizes of at least 1"):
        check_arguments(**{**FINE, **none})


def test_no_width_at_all_is_refused():
    none = {"q": torch.zeros(2, 4, 3, 0), "k": torch.zeros(2, 2, 5, 0)}
    with pytest.raises(ValueError, match=r"^q: shape \(2, 4, 3, 0\); expected sizes of at least 1"):
        check_arguments(**{**FINE, **none})


def test_an_unknown_implementation_is_refused_with_those_that_there_are():
    with pytest.raises(ValueError, match=r"^impl: unknown 'fast'; expected one of auto, reference, "):
        attention(**FINE, impl="fast")


ONE_OF_EACH = {case[0]: case for case in REFUSED}.values()


@pytest.mark.parametrize(("name", "value", "error", "found", "expected"), ONE_OF_EACH, ids=[c[0] for c in ONE_OF_EACH])
@pytest.mark.parametrize("impl", ["auto", *Implementation])
def test_every_implementation_refuses_in_the_same_words(impl, name, value, error, found, expected):
    with pytest.raises(error, match=f"^{name}: {re.escape(found)}; expected {re.escape(expected)}"):
        attention(**{**FINE, name: value}, impl=impl)


DOUBLE = {name: tensor.double() for name, tensor in FINE.items()}
WIDE = {"q": torch.zeros(2, 4, 3, 257), "k": torch.zeros(2, 2, 5, 257), "v": torch.zeros(2, 2, 5, 6)}


@pytest.mark.parametrize(
    ("impl", "arguments", "text"),
    [
        ("sdpa", {**FINE, "softcap": 30.0}, "cannot cap the scores"),
        ("sdpa", {**FINE, "sinks": torch.zeros(4)}, "has no sinks"),
        ("sdpa", {**FINE, "return_lse": True}, "does not return the LSE"),
        ("triton", DOUBLE, "has no torch.float64"),
        ("triton", WIDE, "takes D and Dv up to 256, not 257 and 6"),
        ("triton", {**FINE, "alibi_slopes": torch.ones(4, requires_grad=True)}, "gives no gradient of alibi_slopes"),
        ("triton", {**FINE, "bias": torch.zeros(3, 5, requires_grad=True)}, "gives no gradient of bias"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_what_an_implementation_cannot_do_it_refuses_and_another_can(impl, arguments, text):
    with pytest.raises(NotImplementedError, match=f"^impl='{impl}' {re.escape(text)}; use impl='tiled'$"):
        attention(**arguments, impl=impl)
    attention(**arguments, impl="tiled")


@pytest.mark.parametrize(
    "change",
    [
        {"scale": 0},
        {"scale": -1.5},
        {"window": 1, "softcap": 1, "causal": True},
        {"keep": torch.ones((), dtype=BOOL), "bias": torch.zeros(4, 1, 1, dtype=torch.float64)},
        {"alibi_slopes": torch.ones(2, 4), "sinks": torch.ones(4, dtype=torch.float64)},
        {"key_lengths": torch.tensor([0, 5], dtype=torch.int32)},
        {"k": torch.zeros(2, 1, 5, 8), "v": torch.zeros(2, 1, 5, 1)},
    ],
    ids=str,
)
def test_what_is_unusual_but_meaningful_is_accepted(change):
    assert check_arguments(**{**FINE, **change}).scale == change.get("scale", 8**-0.5)


def test_a_window_beyond_every_key_fits_any_integer_type():
    assert check_arguments(**FINE, window=2**70).window == 5
