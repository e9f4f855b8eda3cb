"""The little arithmetic that people put into an answer box: `1/3`, `e^-1/(1+e^-1)`, `sqrt(2)/2`, `3·10^-4`.

A parser of its own with a fixed set of names, so that an answer is never run as a program. Pure.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable

DEEPEST = 20  # parentheses and signs within each other

_TOKEN = re.compile(r"(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|\*\*|[-+*/^(){}√∞]|·|×|÷|[a-zπ_]+", re.ASCII)
_NUMBER = re.compile(r"(\d+\.?\d*|\.\d+)(e[+-]?\d+)?", re.ASCII)
_SAME = {"**": "^", "·": "*", "×": "*", "÷": "/", "{": "(", "}": ")", "π": "pi", "√": "sqrt", "x": "*", "log": "ln"}
_CONSTANTS = {"e": math.e, "pi": math.pi, "∞": math.inf, "nan": math.nan}
_FUNCTIONS: dict[str, Callable[[float], float]] = {"sqrt": math.sqrt, "exp": math.exp, "ln": math.log}


class ArithmeticProblem(ValueError):
    """The text is no arithmetic that is understood here; the message says what to write."""


def evaluate(text: str) -> float:
    """The value of a lower-case text with decimal points. `log` is the natural one. Raises ArithmeticProblem."""
    tokens = _tokens(text)
    parser = _Parser(tokens, text)
    try:
        value = parser.sum(0)
    except ZeroDivisionError:
        raise ArithmeticProblem(f"“{text}” divides by zero. Write inf or -inf if you mean infinity.") from None
    except (OverflowError, ValueError) as error:
        if isinstance(error, ArithmeticProblem):
            raise
        raise ArithmeticProblem(f"“{text}” has no finite value. Write the number itself.") from None
    if parser.position != len(tokens):
        raise ArithmeticProblem(f"I do not understand “{text}” from “{tokens[parser.position]}” on. {_ADVICE}")
    return value


_ADVICE = "Write a number, such as 0.333, 1/3, 33.3% or 1e-3."


def _within(part: str, text: str) -> str:
    return f"“{part}”" if part == text.strip() else f"“{part}” in “{text}”"


def _tokens(text: str) -> list[str]:
    if re.search(r"\b0x", text):
        raise ArithmeticProblem(f"“{text}” looks hexadecimal. {_ADVICE}")
    tokens, at = [], 0
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        found = _TOKEN.match(text, at)
        if found is None:
            raise ArithmeticProblem(f"I do not understand {_within(text[at], text)}. {_ADVICE}")
        tokens.append(_SAME.get(found[0], found[0]))
        at = found.end()
    return tokens


class _Parser:
    """Recursive descent: sums of products of powers; `^` binds tighter than a sign before it, and to the right."""

    def __init__(self, tokens: list[str], text: str) -> None:
        self.tokens = tokens
        self.text = text
        self.position = 0

    def sum(self, depth: int) -> float:
        value = self.product(depth)
        while sign := self.take("+", "-"):
            other = self.product(depth)
            value = value + other if sign == "+" else value - other
        return value

    def product(self, depth: int) -> float:
        value = self.signed(depth)
        while sign := self.take("*", "/"):
            other = self.signed(depth)
            value = value * other if sign == "*" else value / other
        return value

    def signed(self, depth: int) -> float:
        if depth > DEEPEST:
            raise ArithmeticProblem(f"“{self.text[:40]}” is nested too deeply. {_ADVICE}")
        if sign := self.take("+", "-"):
            value = self.signed(depth + 1)
            return -value if sign == "-" else value
        return self.power(depth)

    def power(self, depth: int) -> float:
        base = self.atom(depth)
        if not self.take("^"):
            return base
        exponent = self.signed(depth + 1)
        value = base**exponent
        if isinstance(value, complex):
            raise ArithmeticProblem(f"“{self.text}” is no real number. {_ADVICE}")
        return float(value)

    def atom(self, depth: int) -> float:
        token = self.tokens[self.position] if self.position < len(self.tokens) else ""
        self.position += 1
        if token == "(":
            value = self.sum(depth + 1)
            if not self.take(")"):
                raise ArithmeticProblem(f"“{self.text}” has a bracket that does not close. {_ADVICE}")
            return value
        if token in _FUNCTIONS:
            return _FUNCTIONS[token](self.atom(depth + 1))
        if token in _CONSTANTS:
            return _CONSTANTS[token]
        if _NUMBER.fullmatch(token):
            return float(token)
        where = _within(token, self.text) if token else f"the end of “{self.text}”"
        raise ArithmeticProblem(f"I do not understand {where}. {_ADVICE}")

    def take(self, *signs: str) -> str:
        """The next token, taken, if it is one of these; otherwise the empty string."""
        if self.position < len(self.tokens) and self.tokens[self.position] in signs:
            self.position += 1
            return self.tokens[self.position - 1]
        return ""
