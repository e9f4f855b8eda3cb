"""Formulas as people type them (text, Unicode, LaTeX, Python) parsed into trees.

`parse(text, at)` reads the longest expression that starts at a place. Words are only taken for names where they are
joined to an operator, so that prose around a formula stays prose.
"""

from __future__ import annotations

import re

from flashcards.marking.formula_cursor import SUBSCRIPT, Cursor, Node, NoFormula

__all__ = ["NoFormula", "Node", "parse"]

RELATIONS = {mark: mark for mark in ("=", "==", "<=", "<", ">=", ">", "+=", "-=", "*=", "/=")} | {
    **dict.fromkeys((":=", "≡", "~=", "≈"), "="),
    **dict.fromkeys(("≤", "\\le", "\\leq"), "<="),
    **dict.fromkeys(("≥", "\\ge", "\\geq"), ">="),
    **dict.fromkeys(("∈", "\\in"), "in"),
}
_PRODUCTS = {
    **dict.fromkeys(("*", "×", "\\times", "⊙", "\\odot"), "*"),
    **dict.fromkeys(("·", "⋅", "•", "∘", "\\cdot"), "dot"),
    **dict.fromkeys(("/", "÷"), "/"),
    "@": "@",
}
FUNCTIONS = frozenset(("exp", "softmax", "Softmax", "sum", "sqrt", "log", "max", "dot", "mean", "tanh", "sigmoid"))
_MATRICES = re.compile(r"(?:[QKVSPAW]{2,3}|qk|qkv)")
_SPACED_DOT = re.compile(r"(?<=\s)\.\s(?=[A-Za-z](?:_|\b))|\.(?=[kK](?:_|\b))")
_INDEX = re.compile(r"\[([a-z]'?(?:\s*,\s*[a-z:]'?)?)\]")
_MEMBER_OF = re.compile(r"\s*in\s*(?=[\[(]\s*[-−+\d]|ℝ|R\b|\\mathbb)")
_WORD_FOLLOWS = re.compile(r"\s+[^\W\d_]")


def parse(text: str, at: int, *, code: bool = False) -> Node:
    """The longest relation or expression that starts at `at`. Raises NoFormula."""
    parser = _Parser(text, at, code=code)
    try:
        return parser.relation()
    except NoFormula as failure:
        raise NoFormula(at, parser.nodes) from failure


class _Parser(Cursor):
    # Grammar, loosest binding first.

    def relation(self) -> Node:
        first = self.sum()
        parts, ops = [first], []
        while self.peek() in RELATIONS or self.is_membership(parts[-1]):
            before = self.at
            ops.append(RELATIONS.get(self.take(), "in"))
            right = self.attempt(self.sum)
            if right is None:
                ops.pop()
                self.at = before
                break
            parts.append(right)
        return self.node("relation", first.start, *parts, name=" ".join(ops)) if ops else first

    def is_membership(self, left: Node) -> bool:
        """`p_i in [0, 1]`, with the word for the sign."""
        symbol = left.op == "name" and (len(left.name) == 1 or bool(left.index))
        return not self.code and symbol and bool(_MEMBER_OF.match(self.text, self.at))

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
        if not (_is_symbol(word) or word in {"\\sqrt", "\\frac", "√", "(", "\\exp", "exp"}) or word == "a":
            return False
        gap = self.text[left.end : self.at]
        after = self.text[self.at + len(word) : self.at + len(word) + 1]
        if word == "(":
            return not gap and left.op != "number"
        if word == "exp":  # 1ᵀexp(s)
            return not gap and after == "("
        if not gap:
            return True
        marked = (after in "^_'ᵀ" and after != "") or word.endswith("ᵀ") or word in "KV"
        return left.op in {"T", "name", "pow"} and (marked or self.is_product_of_names(left, word))

    def is_product_of_names(self, left: Node, word: str) -> bool:
        """`K q / sqrt(d)`, `(q k)`: two letters apart that an operation follows."""
        following = self.text[self.at + len(word) :].lstrip(" ")[:1]
        return {left.name.lower(), word.lower()} == {"q", "k"} and following in {"/", ")", "*", "·"}

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
        self.open()
        inner = self.relation()
        self.take("}")
        self.depth -= 1
        return inner

    def postfix(self) -> Node:
        node = self.atom()
        while True:
            here = self.text[self.at : self.at + 1]
            if here == "(" and node.op in {"name", "attribute", "call"} and self.callable(node):
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
            elif here == "_" or SUBSCRIPT.match(here):
                node.index += self.subscript()
                node.end = self.at
            else:
                return node

    def callable(self, node: Node) -> bool:
        """A letter before a bracket is a factor in a formula, a function in code."""
        return self.code or node.op == "attribute" or (node.op == "name" and (len(node.name) > 1 or node.name == "σ"))

    def call(self, function: Node) -> Node:
        self.take("(")
        self.open()
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
            view = self.text[self.at : closing]
            self.at = closing + 1
            return self.node("item", owner.start, owner, index=view)
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
        if word and (word[0].isdecimal() or (word[0] == "." and word[1:].isdecimal())):
            self.take()
            if self.code and re.match(r"\.(?![\w.])", self.text[self.at :]):
                self.at += 1  # `0.`
            return self.node("number", start, name=word.replace(",", ""))
        if self.text.startswith(("...", "…"), self.at):
            self.at += 3 if word == "." else 1
            return self.node("name", start, name="...")
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
        is_word = len(word) > 1 and word.islower() and "ᵀ" not in word and word not in FUNCTIONS
        if is_word and _WORD_FOLLOWS.match(self.text, self.at):
            raise NoFormula(start)  # two words in a row are prose
        split = _split_matrices(word)
        if split > 0:
            self.at = start + split
            word = word[:split]
        elif "ᵀ" in word:
            self.at = start + word.index("ᵀ")
            word = word[: word.index("ᵀ")]
        elif SUBSCRIPT.search(word):
            cut = SUBSCRIPT.search(word).start()  # type: ignore[union-attr]
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
        self.open()
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
