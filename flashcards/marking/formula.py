"""Formulas as people type them (text, Unicode, LaTeX, Python) parsed into trees.

`parse(text, at)` reads the longest expression that starts at a place. Words are only taken for names where they are
joined to an operator, so that prose around a formula stays prose.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

RELATIONS = {"=": "=", "==": "==", ":=": "=", "≡": "=", "<=": "<=", "≤": "<=", "<": "<", ">=": ">=", "≥": ">=", ">": ">",
             "∈": "in", "\\in": "in", "\\le": "<=", "\\leq": "<=", "\\ge": ">=", "\\geq": ">=", "~=": "=", "≈": "=",
             "+=": "+=", "-=": "-=", "*=": "*=", "/=": "/="}  # fmt: skip
_PRODUCTS = {"*": "*", "·": "dot", "⋅": "dot", "•": "dot", "×": "*", "/": "/", "÷": "/", "@": "@", "\\cdot": "dot",
             "\\times": "*", "∘": "dot", "⊙": "*", "\\odot": "*"}  # fmt: skip
_SKIPPED = re.compile(r"\\(?:left|right|big|Big|displaystyle|,|;|!|quad|limits)(?![A-Za-z])|\$|[ \t~]+")
_LEX = re.compile(
    r"""
    \\(?:text|mathrm|operatorname\*?|mathbf|mathbb|mathcal|boldsymbol|bm|hat|tilde)(?=\s*\{) | \\[A-Za-z]+ | \\\|
  | \d+(?:\.\d+)?(?:e-?\d+)? | \.\d+
  | \*\* | [-+*/]=(?!=) | [<>=!:]= | ~=
  | [Σ∑] | [^\W\d_]+ | .
    """,
    re.VERBOSE,
)
_SUB_DIGITS = "₀₁₂₃₄₅₆₇₈₉"
_SUBSCRIPT = re.compile(rf"[{_SUB_DIGITS}ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ]+")
_SUB_LETTERS = str.maketrans("ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ" + _SUB_DIGITS, "aehijklmnoprstuvx" + "0123456789")
FUNCTIONS = frozenset(
    {"exp", "softmax", "sum", "sqrt", "log", "max", "dot", "mean", "tanh", "Softmax", "relu", "sigmoid"}
)
_MATRICES = re.compile(r"(?:[QKVSPAW]{2,3}|qk|qkv)")
_SPACED_DOT = re.compile(r"(?<=\s)\.\s(?=[A-Za-z](?:_|\b))|\.(?=[kK](?:_|\b))")
_INDEX = re.compile(r"\[([a-z]'?(?:\s*,\s*[a-z:]'?)?)\]")
_WORD_FOLLOWS = re.compile(r"\s+[^\W\d_]")


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
    """What stands here cannot be read as an expression."""


def parse(text: str, at: int, *, code: bool = False) -> Node:
    """The longest relation or expression that starts at `at`. Raises NoFormula."""
    return _Parser(text, at, code=code).relation()


class _Parser:
    def __init__(self, text: str, at: int, *, code: bool) -> None:
        self.text, self.at, self.code = text, at, code
        self.depth = 0

    # -- reading characters

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
        return Node(op, list(args), name=name, index=index, start=start, end=self.at)

    # -- grammar, loosest binding first

    def relation(self) -> Node:
        first = self.sum()
        parts, ops = [first], []
        while self.peek() in RELATIONS:
            before = self.at
            ops.append(RELATIONS[self.take()])
            right = self.attempt(self.sum)
            if right is None:
                ops.pop()
                self.at = before
                break
            parts.append(right)
        return self.node("relation", first.start, *parts, name=" ".join(ops)) if ops else first

    def sum(self) -> Node:
        left = self.product()
        while self.peek() in {"+", "-", "−"}:
            before = self.at
            op = self.take()
            right = self.attempt(self.product)
            if right is None:
                self.at = before
                break
            left = self.node("+" if op == "+" else "-", left.start, left, right)
        return left

    def product(self) -> Node:
        left = self.unary()
        while True:
            before = self.at
            op = _PRODUCTS.get(self.peek())
            spaced_dot = _SPACED_DOT.match(self.text, self.at) if left.op == "name" and not self.code else None
            if spaced_dot:
                self.at, op = spaced_dot.end(), "dot"
            elif op:
                self.take()
            elif not self.joined(left):
                return left
            right = self.attempt(self.unary)
            if right is None:
                self.at = before
                return left
            left = self.node(op or "join", left.start, left, right)

    def joined(self, left: Node) -> bool:
        """Two factors side by side: `QK^T`, `2x`, `softmax(...)V`; never two words."""
        word = self.peek()
        if self.code or self.text[self.at - 1 : self.at] == "\n":
            return False
        if not (_is_symbol(word) or word in {"\\sqrt", "\\frac", "√", "(", "\\exp"}) or word == "a":
            return False
        gap = self.text[left.end : self.at]
        after = self.text[self.at + len(word) : self.at + len(word) + 1]
        if word == "(":
            return not gap and left.op != "number"
        return not gap or (left.op in {"T", "name", "pow"} and ((after in "^_'ᵀ" and after != "") or word in "KV"))

    def unary(self) -> Node:
        self.skip()
        start, word = self.at, self.peek()
        if word in {"-", "−", "~", "+"}:
            self.take()
            return self.node("neg", start, self.unary())
        if word in {"√", "\\sqrt"}:
            self.take()
            return self.node("sqrt", start, self.power())
        if word in {"Σ", "∑", "\\sum"} or (word == "sum" and self.text[self.at + 3 : self.at + 4] == "_"):
            return self.big_sum(start)
        return self.power()

    def big_sum(self, start: int) -> Node:
        self.take()
        index = self.subscript()
        if self.peek() == "^":
            self.take()
            self.attempt(self.group_or_atom)
        body = None if self.peek() in {"Σ", ""} else self.attempt(self.product)
        return self.node("sum", start, *([body] if body else []), index=index)

    def power(self) -> Node:
        base = self.postfix()
        while self.peek() in {"^", "**"}:
            before = self.at
            self.take()
            mark = self.peek()
            transposed = re.compile(r"\{?\s*(?:\\top|T|\\intercal|⊤|\\mathsf\{T\})\s*\}?(?![A-JL-Za-jl-z])").match(
                self.text, self.at
            )
            if transposed:
                self.at = transposed.end()
                base = self.node("T", base.start, base)
                continue
            exponent = self.attempt(self.group if mark == "{" else self.unary)
            if exponent is None:
                self.at = before
                break
            base = self.node("pow", base.start, base, exponent)
        return base

    def group_or_atom(self) -> Node:
        return self.group() if self.peek() == "{" else self.postfix()

    def group(self) -> Node:
        self.take("{")
        self.depth += 1
        inner = self.relation()
        self.take("}")
        self.depth -= 1
        return inner

    def postfix(self) -> Node:
        node = self.atom()
        while True:
            here = self.text[self.at : self.at + 1]
            if here == "(" and node.op in {"name", "attribute"} and (node.op == "attribute" or self.callable(node)):
                node = self.call(node)
            elif here == "[":
                item = self.attempt(lambda node=node: self.item(node))  # type: ignore[misc]
                if item is None:
                    return node
                node = item
            elif here == "." and node.name in {"q", "Q"} and _SPACED_DOT.match(self.text, self.at):
                return node  # q.k is a product
            elif here == "." and re.match(r"\.[A-Za-z_]", self.text[self.at :]):
                self.at += 1
                name = re.compile(r"\w+").match(self.text, self.at)
                assert name
                self.at = name.end()
                node = self.node("attribute", node.start, node, name=name.group())
            elif here and here in "ᵀ'⊤":
                self.at += 1
                node = self.node("T", node.start, node) if here != "'" or node.name in {"K", "k"} else node
            elif here == "_" or _SUBSCRIPT.match(here):
                node.index += self.subscript()
                node.end = self.at
            else:
                return node

    def callable(self, node: Node) -> bool:
        """A letter before a bracket is a factor in a formula, a function in code."""
        return self.code or len(node.name) > 1

    def subscript(self) -> str:
        small = _SUBSCRIPT.match(self.text, self.at)
        if small:
            self.at = small.end()
            return small.group().translate(_SUB_LETTERS)
        if self.text[self.at : self.at + 1] != "_":
            return ""
        inside = re.compile(r"_(\{(?:[^{}]|\{[^{}]*\})*\}|\([^()]*\)|\w+'?)").match(self.text, self.at)
        if not inside:
            raise NoFormula(self.at)
        self.at = inside.end()
        return inside.group(1).strip("{}()")

    def call(self, function: Node) -> Node:
        self.take("(")
        self.depth += 1
        call = self.node("call", function.start, function)
        while self.peek() != ")":
            self.argument(call)
            self.newlines()
            if self.peek() == ",":
                self.take()
                self.newlines()
        self.take(")")
        self.depth -= 1
        call.end = self.at
        return call

    def newlines(self) -> None:
        while self.peek() == "\n":
            self.at += 1

    def argument(self, call: Node) -> None:
        self.newlines()
        keyword = re.compile(r"\s*([A-Za-z_]\w*)\s*=(?!=)\s*").match(self.text, self.at)
        string = re.compile(r"""(['"])(.*?)\1""").match(self.text, self.at)
        if string:
            self.at = string.end()
            call.args.append(self.node("string", string.start(), name=string.group(2)))
        elif keyword:
            self.at = keyword.end()
            call.keywords[keyword.group(1)] = self.relation()
        else:
            call.args.append(self.comprehension(self.relation(), ")"))

    def item(self, owner: Node) -> Node:
        letters = _INDEX.match(self.text, self.at)
        if letters and not self.code and owner.op == "name":
            self.at = letters.end()
            owner.index, owner.end = letters.group(1), self.at
            return owner
        self.take("[")
        if re.compile(r"[^\]]*[:,]").match(self.text, self.at):  # slices and several indices: same thing, other view
            closing = self.text.find("]", self.at)
            if closing < 0:
                raise NoFormula(self.at)
            self.at = closing + 1
            return self.node("item", owner.start, owner)
        index = self.relation()
        self.take("]")
        return self.node("item", owner.start, owner, index)

    def comprehension(self, body: Node, closing: str) -> Node:
        found = re.compile(r"\s*for\s+(\w+)(?:\s*,\s*\w+)*\s+in\s+").match(self.text, self.at)
        if not found:
            return body
        self.at = found.end()
        source = self.relation()
        if self.peek() != closing:
            raise NoFormula(self.at)
        return self.node("each", body.start, body, source, name=found.group(1))

    def atom(self) -> Node:
        self.skip()
        start, word = self.at, self.peek()
        readers = {"(": self.bracket, "[": self.bracket, "<": self.inner, "⟨": self.inner, "\\langle": self.inner,
                   "\\frac": self.fraction, "\\dfrac": self.fraction, "{": self.group}  # fmt: skip
        if word in readers:
            return readers[word]()
        if word and (word[0].isdigit() or (word[0] == "." and word[1:].isdigit())):
            self.take()
            return self.node("number", start, name=word)
        if word in {"∞", "\\infty", "ℝ", "Δ"}:
            self.take()
            return self.node("name", start, name=word.lstrip("\\"))
        return self.name(start, word)

    def name(self, start: int, word: str) -> Node:
        if word.startswith("\\") and re.compile(r"\s*\{").match(self.text, self.at + len(word)):
            return self.styled()
        if not word or not (word[0].isalpha() or word.startswith("\\")):
            raise NoFormula(self.at)
        if self.code:
            found = re.compile(r"[^\W\d]\w*").match(self.text, self.at)
            if not found:
                raise NoFormula(self.at)
            self.at = found.end()
            return self.node("name", start, name=found.group())
        self.take()
        if len(word) > 1 and word.islower() and word not in FUNCTIONS and _WORD_FOLLOWS.match(self.text, self.at):
            raise NoFormula(start)  # two words in a row are prose
        split = _split_matrices(word)
        if split > 0:
            self.at = start + split
            word = word[:split]
        elif "ᵀ" in word:
            self.at = start + word.index("ᵀ")
            word = word[: word.index("ᵀ")]
        elif _SUBSCRIPT.search(word):
            cut = _SUBSCRIPT.search(word).start()  # type: ignore[union-attr]
            self.at = start + cut
            word = word[:cut]
        if not word:
            raise NoFormula(self.at)
        return self.node("name", start, name=word.lstrip("\\"))

    def styled(self) -> Node:
        start = self.at
        self.take()
        found = re.compile(r"\s*\{([^{}]*)\}").match(self.text, self.at)
        if not found:
            raise NoFormula(self.at)
        self.at = found.end()
        return self.node("name", start, name=found.group(1).strip() or "?")

    def bracket(self) -> Node:
        start, opening = self.at, self.take()
        if self.code and self.peek() in {")", "]"}:
            self.take()
            return self.node("list", start)
        self.depth += 1
        closing = ")" if opening == "(" else "]"
        self.newlines()
        inner = self.comprehension(self.relation(), closing)
        items = [inner]
        while self.peek() == ",":
            self.take()
            items.append(self.relation())
        self.newlines()
        closed = self.take()
        if closed not in {")", "]"}:
            raise NoFormula(self.at)
        self.depth -= 1
        if len(items) == 1 and opening == "(":
            inner.start, inner.end = start, self.at
            return inner
        return self.node("interval" if len(items) == 2 else "list", start, *items, name=opening + closed)

    def inner(self) -> Node:
        start = self.at
        self.take()
        left = self.sum()
        self.take(",")
        right = self.sum()
        if self.take() not in {">", "⟩", "\\rangle"}:
            raise NoFormula(self.at)
        return self.node("dot", start, left, right)

    def fraction(self) -> Node:
        start = self.at
        self.take()
        top = self.group()
        bottom = self.group()
        return self.node("/", start, top, bottom)


def _is_symbol(word: str) -> bool:
    """One letter, Greek or not, a run of matrix names, a LaTeX letter."""
    return bool(word) and ((len(word.rstrip("ᵀ")) == 1 and word[0].isalpha()) or bool(_split_matrices(word)))


def _split_matrices(word: str) -> int:
    """Where `QKᵀ` or `qk` comes apart: after its first letter; 0 when it does not."""
    found = _MATRICES.match(word)
    return 1 if found and len(word.rstrip("ᵀT")) == len(found.group().rstrip("T")) else 0
