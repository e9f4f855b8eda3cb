"""The parts of formulas and the reading of their characters: marks, names with subscripts, brackets left open."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from flashcards.marking.tokens import THOUSANDS

_SKIPPED = re.compile(r"\\(?:left|right|big|Big|displaystyle|,|;|!|quad|limits)(?![A-Za-z])|\$|[ \t~]+")
_LEX = re.compile(
    rf"""
    \\(?:text|mathrm|operatorname\*?|mathbf|mathbb|mathcal|boldsymbol|bm|hat|tilde)(?=\s*\{{) | \\[A-Za-z]+ | \\\|
  | {THOUSANDS} | \d+(?:\.\d+)?(?:e-?\d+)? | \.\d+
  | \*\* | [-+*/]=(?!=) | [<>=!:]= | ~=
  | [Σ∑] | [^\W\d_]+ | .
    """,
    re.VERBOSE,
)
_SUB_DIGITS = "₀₁₂₃₄₅₆₇₈₉"
SUBSCRIPT = re.compile(rf"[{_SUB_DIGITS}ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ]+")
_SUB_LETTERS = str.maketrans("ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ" + _SUB_DIGITS, "aehijklmnoprstuvx" + "0123456789")
# Nobody types more, and a hostile text must not fill the stack.
DEEPEST = 12  # brackets in brackets
MOST_NODES = 150


@dataclass(slots=True)
class Node:
    """`op` with its arguments; names have `name` and the indices of their subscript; calls have keyword arguments."""

    op: str
    args: list[Node] = field(default_factory=list)
    name: str = ""
    index: str = ""
    keywords: dict[str, Node] = field(default_factory=dict)
    start: int = 0
    end: int = 0

    def walk(self) -> list[Node]:
        found = [self]
        for child in [*self.args, *self.keywords.values()]:
            found += child.walk()
        return found


class NoFormula(Exception):
    """What stands here cannot be read as an expression; `nodes` were made before that was known."""

    def __init__(self, at: int, nodes: int = 0) -> None:
        super().__init__(at)
        self.nodes = nodes


class Cursor:
    """A place in a text that moves on as parts of a formula are read."""

    def __init__(self, text: str, at: int, *, code: bool) -> None:
        self.text, self.at, self.code = text, at, code
        self.depth = 0  # of brackets
        self.nodes = 0

    def skip(self) -> None:
        while found := _SKIPPED.match(self.text, self.at):
            if self.code and "~" in found.group():
                self.at += len(found.group()) - len(found.group().lstrip(" \t"))
                return
            self.at = found.end()

    def peek(self) -> str:
        self.skip()
        found = _LEX.match(self.text, self.at)
        return found.group() if found else ""

    def take(self, expected: str = "") -> str:
        word = self.peek()
        if not word or word == "\n" or (expected and word != expected):
            raise NoFormula(self.at)
        self.at += len(word)
        return word

    def attempt(self, read: Callable[[], Node]) -> Node | None:
        before, depth = self.at, self.depth
        try:
            return read()
        except NoFormula:
            self.at, self.depth = before, depth
            return None

    def node(self, op: str, start: int, *args: Node, name: str = "", index: str = "") -> Node:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise NoFormula(self.at)
        return Node(op, list(args), name=name, index=index, start=start, end=self.at)

    def open(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise NoFormula(self.at)

    def subscript(self) -> str:
        small = SUBSCRIPT.match(self.text, self.at)
        if small:
            self.at = small.end()
            return small.group().translate(_SUB_LETTERS)
        if self.text[self.at : self.at + 1] != "_":
            return ""
        inside = re.compile(r"_(\{(?:[^{}]|\{[^{}]*\})*\}|\([^()]*\)|[A-Za-z0-9]+'?)").match(self.text, self.at)
        if not inside:
            raise NoFormula(self.at)
        self.at = inside.end()
        return inside.group(1).strip("{}()")
