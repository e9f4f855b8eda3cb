"""Numbers as people write them: `1/3`, `0,333`, `33.3%`, `1e-3`, `√2/2`, `e^-1`, `−∞`, and rows of such numbers.

Pure. What cannot be read, or can be read in two ways, raises Unreadable with a sentence that says what to write
instead: a matter of form, which costs the learner nothing. Nothing here evaluates Python.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flashcards.written_arithmetic import ArithmeticProblem, evaluate

MOST_CHARACTERS = 400
INFINITY = "∞"

_DASHES = dict.fromkeys(map(ord, "−–—‒﹣－"), "-")
_SUPERSCRIPT = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-")
_SUPERSCRIPTS = re.compile(r"[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+")
_PLAIN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?")
_COMMA = re.compile(r"(?<![\d.,])(\d*),(\d+)(?![\d.,])")
_GROUPED = re.compile(r"(?<![\d.,])\d{1,3}([ ,.'’_]\d{3})+(?!\d)")
_WORDS = (
    (re.compile(r"\b(minus|negative)\s+(?=\S)"), "-"),
    (re.compile(r"\b(plus|positive)\s+(?=\S)"), ""),
    (re.compile(r"\b(infinity|infinite|inf)\b"), INFINITY),
    (re.compile(r"\s*(percent\b|per cent\b|pct\b|%)"), "%"),
    (re.compile(r"^(about|approximately|approx\.?|roughly|it is|it's)\s+"), ""),
    (re.compile(r"^[=≈~≃≅]\s*"), ""),
    (re.compile(r"(\.\.\.|…)$"), ""),
    (re.compile(r"^[$`]+|[$`]+$"), ""),  # of TeX and Markdown
)


class Unreadable(ValueError):
    """The text is no number, or more than one; the message says what to write."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was understood."""

    values: tuple[float, ...]
    text: str  # for the echo: “read as 0.333”


@dataclass(frozen=True, slots=True)
class Precision:
    """How exactly a number is asked for, and so how far off an answer may be: one unit of the last digit that is asked,
    half a one where a whole number is.

    Exactly one of `decimals` and `digits` (significant ones) is given; `tolerance` replaces what follows from it.
    """

    decimals: int | None = None
    digits: int | None = None
    tolerance: float | None = None

    def allowed(self, value: float) -> float:
        """The largest error that still counts as right."""
        if self.tolerance is not None:
            return self.tolerance
        if self.decimals is not None:
            return 10.0**-self.decimals if self.decimals else 0.5  # of a whole number the next one is wrong
        if value == 0 or not math.isfinite(value):
            return 0.0
        return 10.0 ** (math.floor(math.log10(abs(value))) - (self.digits or 1) + 1)

    def matches(self, given: float, value: float) -> bool:
        """Is `given` right where `value` is? NaN and the infinities are themselves only."""
        if not (math.isfinite(given) and math.isfinite(value)):
            return given == value or (math.isnan(given) and math.isnan(value))
        # A hair more, since 0.334 - 0.333 is not 0.001 in binary.
        return abs(given - value) <= self.allowed(value) * (1 + 1e-9)

    def shown(self, value: float) -> str:
        """The value as it is printed beside a question."""
        if self.decimals is not None or not math.isfinite(value):
            return fixed(value, self.decimals or 0)
        return significant(value, self.digits or 1)

    def leeway(self) -> str:
        """How far off is still right, in words; "" for a whole number."""
        if self.tolerance is not None:
            return f"up to {self.tolerance:g}"
        return "" if self.decimals == 0 else "one unit of the last digit"

    def in_words(self) -> str:
        if self.decimals is not None:
            return f"to {self.decimals} decimal{'s' * (self.decimals != 1)}" if self.decimals else "as a whole number"
        return f"to {self.digits} significant digit{'s' * (self.digits != 1)}"


def precision_of(data: dict[str, Any]) -> Precision:
    """From its JSON: the fields that are given."""
    return Precision(**data)


def jsonable_number(value: float) -> float | str:
    """A float, or "nan", "inf" or "-inf", which JSON has no numbers for."""
    return value if math.isfinite(value) else str(value)


def numbers(values: Sequence[float | str]) -> list[float]:
    """The floats that `jsonable_number` made of them."""
    return [float(value) for value in values]


def shown_row(values: Sequence[float | str], precision: Precision) -> str:
    return ", ".join(precision.shown(value) for value in numbers(values))


def fixed(value: float, decimals: int) -> str:
    """`-0.5` with two decimals as `−0.50`; `−∞`, `∞` and `NaN` for what has none."""
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return f"−{INFINITY}" if value < 0 else INFINITY
    text = f"{value:.{decimals}f}"
    return _typeset(text.lstrip("-") if float(text) == 0 else text)


def significant(value: float, digits: int) -> str:
    """35333 with two digits as `35000`, 0.297 as `0.30`; as a power of ten only what is very large or very small."""
    rounded = float(f"{value:.{digits - 1}e}")
    exponent = math.floor(math.log10(abs(rounded))) if rounded else 0
    if not -5 <= exponent < 12:
        return _typeset(f"{value:.{digits}g}")
    return fixed(rounded, max(0, digits - 1 - exponent))


def read_numbers(text: str, *, count: int = 1, decimals: int = 3) -> Reading:
    """Read one number, or a row of `count`. `decimals`: how many the echo has where the text was arithmetic.

    Raises Unreadable.
    """
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(f"That has {len(text)} characters. Write {_wanted(count)} only.")
    plain = _normalised(text)
    if not plain:
        raise Unreadable(f"There is no answer yet. Write {_wanted(count)}.")
    if count == 1:
        value, echo = _one(_unbracketed(plain), decimals)
        return Reading((value,), echo)
    return _row(_unbracketed(plain), count, decimals)


def _wanted(count: int) -> str:
    return "one number" if count == 1 else f"{count} numbers, such as 0.2, 0.3, 0.5"


def _normalised(text: str) -> str:
    """ASCII digits, points and minus signs, single spaces, words as signs."""
    text = _SUPERSCRIPTS.sub(lambda found: f"^({found[0].translate(_SUPERSCRIPT)})", text)
    text = "".join(_ascii(character) for character in text)
    text = unicodedata.normalize("NFKC", text).translate(_DASHES).replace("⁄", "/")
    text = " ".join(text.split()).strip().lower()
    for pattern, sign in _WORDS:
        text = pattern.sub(sign, text)
    return text.strip()


def _ascii(character: str) -> str:
    if unicodedata.category(character) == "No" and "VULGAR FRACTION" in unicodedata.name(character, ""):
        return f" ({unicodedata.normalize('NFKC', character).replace('⁄', '/')})"
    return str(unicodedata.decimal(character)) if unicodedata.category(character) == "Nd" else character


def _unbracketed(text: str) -> str:
    """A row may stand in brackets, also in `tensor([...])`."""
    inner = re.fullmatch(r"(?:(?:torch\.)?tensor\()?\s*\[([^\[\]]*)\]\s*\)?", text) or re.fullmatch(
        r"\(([^()]*,[^()]*)\)", text
    )
    return inner[1].strip() if inner else text


def _one(text: str, decimals: int) -> tuple[float, str]:
    """The number, and how it is echoed."""
    text = text.rstrip(".,; ") if re.search(r"\d[.,;]\s*$", text) else text
    _refuse_groups(text)
    share = text.endswith("%")
    bare = re.sub(r"^([+-]) ", r"\1", _COMMA.sub(_decimal_point, text[:-1].rstrip() if share else text))
    if "%" in bare:
        raise Unreadable(f"I read a percent sign inside “{text}”. Write one number, such as 33.3%.")
    if re.search(r"[\d)]\s+[\d(.]|[,;|]", bare):
        raise Unreadable(f"“{text}” looks like more than one number. Write one number, such as 0.333 or 1/3.")
    try:
        value = evaluate(bare)
    except ArithmeticProblem as problem:
        raise Unreadable(str(problem)) from None
    value = value / 100 if share else value
    if math.isinf(value) and INFINITY not in bare:
        raise Unreadable(f"“{text}” is too large. Write inf if you mean infinity.")
    if _PLAIN.fullmatch(bare) and not share and "e" not in bare:
        return value, _typeset(re.sub(r"^([+-]?)\.", r"\g<1>0.", bare).lstrip("+"))
    return value, _rounded(value, decimals)


def _decimal_point(found: re.Match[str]) -> str:
    """`0,33` is a decimal comma; `1,234` could be 1.234 or 1234."""
    whole, rest = found[1], found[2]
    if len(rest) == 3 and whole and whole.lstrip("0"):
        raise Unreadable(
            f"“{found[0]}” could be {whole}.{rest} or {whole}{rest}. Write {whole}.{rest} or {whole}{rest}."
        )
    return f"{whole or '0'}.{rest}"


def _refuse_groups(text: str) -> None:
    found = _GROUPED.search(text)
    if not found or re.fullmatch(r"0?\d{0,2}[.,]\d{3}", found[0]):
        return  # a single point or comma: a decimal one, or _decimal_point asks
    digits = re.sub(r"\D", "", found[0])
    raise Unreadable(f"I cannot tell what separates the digits of “{found[0]}”. Write it without: {digits}.")


def _row(text: str, count: int, decimals: int) -> Reading:
    """Split as the writer most likely did; where two ways give `count` numbers, ask."""
    found: dict[tuple[float, ...], list[str]] = {}
    problem: Unreadable | None = None
    for pieces in _splits(text):
        if len(pieces) != count:
            continue
        try:
            read = [_one(piece, decimals) for piece in pieces]
        except Unreadable as unreadable:
            problem = problem or unreadable
            continue
        found.setdefault(tuple(value for value, _ in read), [echo for _, echo in read])
    if len(found) == 1:
        values, echoes = next(iter(found.items()))
        return Reading(values, ", ".join(echoes))
    if found:
        raise Unreadable(f"“{text}” can be read in two ways. Write points for decimals: 0.2, 0.3, 0.5.")
    if problem is not None:
        raise problem
    raise Unreadable(f"{count} numbers are asked for. Write them with commas between, such as 0.2, 0.3, 0.5.")


def _splits(text: str) -> Sequence[list[str]]:
    """At semicolons or bars where there are any; otherwise at commas and at blanks, each of them alone or both."""
    if re.search(r"[;|]", text):
        return [_pieces(r"[;|]", text)]
    ways = [r",\s+", r",", r"\s+", r",\s+|\s+", r"\band\b|,\s+|\s+"]
    return [_pieces(way, text) for way in ways]


def _pieces(separator: str, text: str) -> list[str]:
    return [piece.strip() for piece in re.split(separator, text) if piece.strip()]


def _rounded(value: float, decimals: int) -> str:
    size = abs(value)
    beyond = math.isfinite(value) and value != 0 and (size < 10.0**-decimals or size >= 1e15)
    return _typeset(f"{value:.3g}") if beyond else fixed(value, decimals)


def _typeset(text: str) -> str:
    return text.replace("-", "−")
