"""The table of numbers in a head: what the text says, and the expression that must give it."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from decimal import Decimal

from flashcards.content.document import Document

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_NUMBER = re.compile(r"[-−]?\d[\d,]*(\.\d+)?(e[+-]?\d+)?")


@dataclass(frozen=True, slots=True)
class Number:
    """`name: shown = expression`."""

    name: str
    line: int
    shown: str  # as the text shows it
    expression: str  # Python

    @property
    def parts(self) -> list[str]:
        return [part.strip() for part in self.shown.split(", ")]

    def disagrees(self, computed: list[float]) -> str | None:
        """None where the computed values, rounded as the shown ones are, equal these; otherwise what to mend."""
        if len(computed) != len(self.parts):
            numbers = "1 number" if len(self.parts) == 1 else f"{len(self.parts)} numbers"
            return f"[[{self.name}]] shows {numbers}, but the expression gives {len(computed)}"
        for shown, value in zip(self.parts, computed, strict=True):
            if not rounds_to(shown, value):
                return f"[[{self.name}]] shows {shown}, but the expression gives {value:.10g}"
        return None


def read_numbers(document: Document) -> list[Number]:
    table = document.head.get("numbers", {})
    if not isinstance(table, dict):
        document.report(document.line_of("numbers"), "'numbers' is no list of `name: value = expression` lines")
        return []
    numbers = []
    for name, value in table.items():
        line = document.line_of(f"numbers.{name}")
        shown, equals, expression = str(value).partition(" = ")
        number = Number(str(name), line, shown.strip(), expression.strip())
        if not _NAME.fullmatch(number.name):
            document.report(line, f"{name!r} is no name: lower-case letters, digits and underscores")
        elif not equals or not all(_NUMBER.fullmatch(part) for part in number.parts):
            document.report(line, f"{value!r} is not of the form `0.659 = weights[0]`")
        else:
            _check_syntax(document, number)
            numbers.append(number)
    return numbers


class _AnyName(dict[str, str]):
    """Has every name: nobody knows which ones a head has that could not be read."""

    def __contains__(self, name: object) -> bool:
        return True


def shown(document: Document, numbers: list[Number]) -> dict[str, str]:
    """What texts may show, by name. A number that is reported where it is written is not reported at each use too."""
    if not document.head:
        return _AnyName()
    table = document.head.get("numbers", {})
    written = dict.fromkeys(map(str, table), "") if isinstance(table, dict) else {}
    return written | {number.name: number.shown for number in numbers}


def _check_syntax(document: Document, number: Number) -> None:
    try:
        compile(number.expression, "<expression>", "eval")
    except SyntaxError as error:
        document.report(number.line, f"the expression of [[{number.name}]] is no Python: {error.msg}")


def rounds_to(shown: str, value: float) -> bool:
    """Is `shown` what one gets by rounding `value` to as many digits as `shown` has? Halves may go either way."""
    plain = Decimal(shown.replace(",", "").replace("−", "-"))
    exponent = plain.as_tuple().exponent
    if not isinstance(exponent, int) or not math.isfinite(value):
        return False
    half_unit = Decimal(10) ** exponent / 2
    # A hair more than half a unit: a value that is a tie on paper is not always one in binary.
    return abs(Decimal(value) - plain) <= half_unit * (1 + Decimal("1e-9"))
