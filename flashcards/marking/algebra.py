"""What formulas and code say about attention: which step makes what from what, and on which side of the softmax.

Values are followed through names, so that `w = softmax(s); w = w * mask` is known to mask weights.
Facts are named like concepts of the vocabulary and start with `f-`.
"""

from __future__ import annotations

import math
import re
from dataclasses import replace

from flashcards.marking.algebra_values import (
    CLEAR_SCORE,
    CLEAR_WEIGHT,
    MODULES,
    OTHER,
    Fact,
    Kind,
    Value,
    addends,
    axis_of,
    einsum_layout,
    full_name,
    index_axis,
    is_log,
    is_lower_bound,
    is_maximum,
    is_module,
    is_written_root,
    kind_of_name,
    layout_of,
)
from flashcards.marking.formula import Node

# What gives back the same values, perhaps in another shape or type.
_SAME_NAMES = """T mT H transpose swapaxes permute contiguous float to reshape view unsqueeze squeeze clone detach
astype asarray tensor array half double type type_as expand maximum clamp enumerate list"""
_SAME = frozenset(_SAME_NAMES.split())
_MASKING = frozenset(("masked_fill", "masked_fill_", "where", "tril", "tril_", "triu"))
_PRODUCTS = frozenset(("matmul", "dot", "einsum", "bmm", "inner", "vdot", "mm", "multiply", "mul", "dot_product"))
_QUOTIENTS = frozenset(("div", "div_", "divide", "true_divide"))
_AT_RANDOM = re.compile(r"drop|rand|bernoulli", re.IGNORECASE)


class Algebra:
    """Reads statements in order; `facts` grows, `names` keeps what each name holds."""

    def __init__(self) -> None:
        self.names: dict[str, Value] = {}
        self.code = False
        self.facts: list[Fact] = []
        self.taken_for_weights: set[str] = set()  # names of exponentials that look like names of weights

    def read(self, node: Node, *, code: bool = False) -> Value:
        self.code = code
        if node.op == "relation":
            return self._relation(node)
        value = self._value(node)
        if value.kind is Kind.SCORE and value.dotted:
            self.say("qk-product", node)
        return value

    def say(self, name: str, node: Node) -> None:
        self.facts.append(Fact(f"f-{name}", node.start, node.end))

    # -- statements

    def _relation(self, node: Node) -> Value:
        relations = node.name.split()
        if relations[0] == "=" and node.args[0].op in {"name", "item"}:
            value = self._value(node.args[1])
            for further in node.args[2:]:
                self._compare([value, self._value(further)], relations[1:], node)
            if relations[-1] == "in":
                self._membership([value], ["in"], node)
            return self._assign(node.args[0], value, node)
        if relations[0] in {"*=", "/=", "+=", "-="}:
            op = relations[0][0]
            product = Node(op, [node.args[0], node.args[1]], start=node.start, end=node.end)
            return self._assign(node.args[0], self._value(product), node)
        values = [self._value(a) for a in node.args]
        self._compare(values, relations, node)
        self._membership(values, relations, node)
        return OTHER

    def _assign(self, target: Node, value: Value, node: Node) -> Value:
        if target.op == "item":
            return self._assign_item(target, value, node)
        name = full_name(target)
        value = OTHER if value.kind is Kind.MIX else value
        known = self._lookup(target)
        if value.kind in {Kind.OTHER, Kind.NUMBER, Kind.ONE} and known.kind in {Kind.WEIGHT, Kind.SCORE, Kind.ROOT}:
            if value.number is not None and known.kind is Kind.WEIGHT:
                return known
            value = value if value.number is None else known
        if value.kind is Kind.EXP and known.kind is Kind.WEIGHT and not self.code:
            value = Value(Kind.WEIGHT)  # `w = exp(s) / sum over keys`: the rest is in words
            self.taken_for_weights.add(name)
        if value.kind is Kind.SCORE and value.dotted and CLEAR_WEIGHT.search(name):
            self.say("weight-named-before", node)
        elif value.kind is Kind.SCORE and value.dotted:
            self.say("qk-product", node)
        if value.kind is Kind.WEIGHT and CLEAR_SCORE.search(name):
            self.say("score-named-after", node)
        self.names[name] = value
        return value

    def _assign_item(self, target: Node, value: Value, node: Node) -> Value:
        owner = target.args[0]
        index = self._value(target.args[1]) if len(target.args) > 1 else OTHER
        masked = (
            any(n.op == "name" and self._lookup(n).kind is Kind.MASK for n in target.walk()) or index.kind is Kind.MASK
        )
        part = target.index.strip(" :.,") and not _AT_RANDOM.search(target.index)
        if masked or (part and value.number == 0.0):  # `w[:, future] = 0`, `w[i + 1 :] = 0`
            if self._value(owner).kind is Kind.WEIGHT:
                self.say("mask-on-weights", node)
            return OTHER
        self.names[full_name(owner)] = value
        return value

    def _compare(self, values: list[Value], relations: list[str], node: Node) -> None:
        kinds = [v.kind for v in values]
        if any(v.dotted for v in values):
            self.say("qk-product", node)
        if relations[:1] in (["="], ["=="]) and Kind.WEIGHT_SUM in kinds and Kind.ONE in kinds:
            self._say_sum(values[kinds.index(Kind.WEIGHT_SUM)], node)
        if relations[:1] in (["="], ["=="]) and Kind.SCORE_SUM in kinds and Kind.ONE in kinds:
            self.say("scores-sum-to-one", node)
        if Kind.SCORE in kinds and {-math.inf, math.inf} <= {v.number for v in values}:
            self.say("real", node)
        if Kind.WEIGHT in kinds:
            numbers = [v.number for v in values if v.number is not None]
            if 0.0 in numbers and 1.0 in numbers:
                self.say("unit-interval", node)
            elif 0.0 in numbers and is_lower_bound(values, relations):
                self.say("non-negative", node)
            elif 1.0 in numbers and not is_lower_bound(values, relations) and relations[0] not in {"=", "=="}:
                self.say("at-most-one", node)

    def _say_sum(self, total: Value, node: Node) -> None:
        self.say("columns-sum-to-one" if total.axis == "queries" else "sum-to-one", node)

    def _membership(self, values: list[Value], relations: list[str], node: Node) -> None:
        if relations != ["in"]:
            return
        right = node.args[-1]
        kind = values[0].kind
        if right.op == "interval" and kind is Kind.WEIGHT and [self._value(a).number for a in right.args] == [0.0, 1.0]:
            self.say("unit-interval", node)
        elif (
            right.op in {"name", "pow", "join"}
            and kind is Kind.SCORE
            and any(n.name[:1] in {"ℝ", "R"} for n in right.walk())
        ) or (
            right.op == "interval"
            and kind is Kind.SCORE
            and any("∞" in n.name or n.name == "infty" for n in right.walk())
        ):
            self.say("real", node)
        elif kind is Kind.WEIGHT and any(n.name.startswith(("Δ", "Delta")) for n in right.walk()):
            self.say("simplex", node)

    # -- expressions

    def _value(self, node: Node) -> Value:
        if node.op == "relation":
            return self._relation(node)
        reader = getattr(self, f"_read_{_METHODS.get(node.op, node.op)}", None)
        return reader(node) if reader else self._read_rest(node)

    def _read_rest(self, node: Node) -> Value:
        values = [self._value(a) for a in node.args]
        return values[0] if values else OTHER

    def _read_number(self, node: Node) -> Value:
        number = float(node.name)
        return Value(Kind.ONE if number == 1 else Kind.NUMBER, number=number)

    def _read_name(self, node: Node) -> Value:
        if node.name == "exp":  # `exp/Σexp`, without an argument
            return self._exponential(Value(Kind.SCORE), node)
        if node.name in {"∞", "infty", "inf"}:
            return Value(Kind.NUMBER, number=math.inf)
        return self._lookup(node)

    def _lookup(self, node: Node) -> Value:
        name = full_name(node)
        for candidate in (name, node.name):
            if candidate in self.names:
                return self.names[candidate]
        return Value(kind_of_name(node))

    def _read_neg(self, node: Node) -> Value:
        value = self._value(node.args[0])
        return value if value.number is None else Value(Kind.NUMBER, number=-value.number)

    def _read_sqrt(self, node: Node) -> Value:
        self._value(node.args[0])
        return Value(Kind.ROOT)

    def _read_power(self, node: Node) -> Value:
        base, exponent = node.args
        if base.op == "name" and base.name in {"e", "exp"} and not base.index:
            return self._exponential(self._value(exponent), node)
        value, power = self._value(base), self._value(exponent)
        if value.kind is Kind.ROOT or power.number == 0.5 or (exponent.op == "neg" and value.kind is not Kind.NUMBER):
            return Value(Kind.ROOT)
        return value

    def _exponential(self, inside: Value, node: Node) -> Value:
        if inside.kind in {Kind.QUERY, Kind.KEY}:
            return OTHER
        if inside.dotted:
            self.say("qk-product", node)
        self.say("exponential", node)
        return replace(inside, kind=Kind.EXP, number=None, dotted=False)

    def _read_sum(self, node: Node) -> Value:
        inside = self._value(node.args[0]) if node.args else OTHER
        axis = index_axis(node)
        if axis and not node.args:
            self._say_axis(axis, node)  # `/ Σ_keys`, without a summand
        if inside.kind is Kind.SCORE and node.args and CLEAR_SCORE.search(node.args[0].name):
            return Value(Kind.SCORE_SUM, axis)
        return self._total(inside, axis)

    def _total(self, inside: Value, axis: str) -> Value:
        if inside.kind is Kind.WEIGHT:
            return Value(Kind.WEIGHT_SUM, axis)
        if inside.kind in {Kind.EXP, Kind.OTHER}:
            return Value(Kind.TOTAL, axis)
        if inside.kind is Kind.SCORE and inside.dotted:
            return inside  # (q * k).sum(-1)
        return Value(Kind.TOTAL, axis) if inside.kind is not Kind.ONE else inside

    def _read_product(self, node: Node) -> Value:
        left, right = (self._value(a) for a in node.args)
        if self.code and any(a.op == "-" and any(n.name == "sum" for n in a.args[1].walk()) for a in node.args):
            self.say("times-less-sum", node)  # w * (g - (w * g).sum(-1))
        kinds = {left.kind, right.kind}
        if kinds == {Kind.QUERY, Kind.KEY}:
            return Value(Kind.SCORE, layout=layout_of(node, left), dotted=True)
        if Kind.WEIGHT in kinds and Kind.MASK in kinds:
            self.say("mask-on-weights", node)
        if Kind.ROOT in kinds and (Kind.WEIGHT in kinds or (Kind.MIX in kinds and is_written_root(node.args[1]))):
            self.say("scale-on-weights", node)
        if kinds == {Kind.WEIGHT, Kind.VALUE}:
            return Value(Kind.MIX)
        if kinds == {Kind.WEIGHT, Kind.ONE}:
            return Value(Kind.WEIGHT_SUM, "keys")
        if kinds == {Kind.EXP, Kind.ONE} and node.op in {"@", "join"}:
            return Value(Kind.TOTAL)  # 1ᵀexp(s)
        for kind in (Kind.VALUE, Kind.WEIGHT, Kind.EXP, Kind.SCORE, Kind.QUERY, Kind.KEY, Kind.ROOT):
            if kind in kinds:
                value = left if left.kind is kind else right
                return OTHER if kind is Kind.VALUE else value
        return OTHER

    def _read_quotient(self, node: Node) -> Value:
        top, bottom = (self._value(a) for a in node.args)
        if top.kind is Kind.WEIGHT and full_name(node.args[0]) in self.taken_for_weights:
            top = Value(Kind.EXP)  # `p = exp(s)`, `w = p / Z`
        if top.kind is Kind.EXP and node.args[1].op == "name" and node.args[1].name == "Z" and "Z" not in self.names:
            bottom = Value(Kind.TOTAL)  # the partition function, by its usual letter
        weighted = {Kind.WEIGHT, Kind.WEIGHT_SUM} | ({Kind.MIX} if is_written_root(node.args[1]) else set())
        if top.kind in weighted and bottom.kind is Kind.ROOT:  # w / √d, w · 1/√d, softmax(s) V / √d
            self.say("scale-on-weights", node)
        if top.kind is Kind.EXP and (bottom.kind in {Kind.TOTAL, Kind.EXP}):
            if bottom.kind is Kind.EXP and not any(n.op in {"sum", "+"} for n in node.args[1].walk()):
                return top  # exp(s) / exp(m)
            self.say("exp-normalized", node)
            self._say_axis(bottom.axis, node)
            return Value(Kind.WEIGHT)
        if top.number is not None and node.args[1].op == "+" and top.number in addends(node.args[1]):
            self.say("share-of-sum", node)
        if top.kind in {Kind.NUMBER, Kind.ONE} and bottom.kind is Kind.ROOT:
            return Value(Kind.ROOT)
        return replace(top, number=None) if top.kind is not Kind.OTHER else OTHER

    def _say_axis(self, axis: str, node: Node) -> None:
        if axis:
            self.say(f"softmax-over-{axis}", node)

    def _read_sum_or_difference(self, node: Node) -> Value:
        left, right = (self._value(a) for a in node.args)
        if self.code and node.op == "-" and is_maximum(node.args[1]):
            self.say("minus-maximum", node)
        if self.code and node.op == "+" and any(is_maximum(a) for a in node.args) and any(map(is_log, node.args)):
            self.say("maximum-plus-log", node)
        if left.kind in {Kind.SCORE, Kind.WEIGHT, Kind.EXP}:
            return replace(left, number=None)
        return right if right.kind in {Kind.SCORE, Kind.EXP, Kind.MASK} else left

    def _read_each(self, node: Node) -> Value:
        body, source = node.args
        saved = self.names.get(node.name)
        element = self._value(source)
        self.names[node.name] = element
        value = self._value(body)
        if saved is None:
            self.names.pop(node.name, None)
        else:
            self.names[node.name] = saved
        return value

    # -- calls

    def _read_attribute(self, node: Node) -> Value:
        owner = node.args[0]
        if owner.op == "name" and owner.name in MODULES:
            return OTHER
        if owner.op == "name" and owner.name == "self":
            return Value(kind_of_name(Node("name", name=node.name)))
        return self._value(owner)

    def _read_call(self, node: Node) -> Value:
        function = node.args[0]
        arguments = node.args[1:]
        if function.op == "call" and function.args[0].name.lower() == "softmax" and arguments:
            inner = Node(
                "call", [function.args[0], *arguments], keywords=function.keywords, start=node.start, end=node.end
            )
            return self._read_call(inner)  # nn.Softmax(dim=-1)(scores)
        if function.op == "attribute" and not is_module(function.args[0]):
            arguments = [function.args[0], *arguments]
        name = function.name.lower()
        values = [self._value(a) for a in arguments]
        first = values[0] if values else OTHER
        if name in {"exp", "exp2", "expm1"}:
            return self._exponential(first, node)
        if name in {"softmax", "softargmax", "masked_softmax", "σ"}:
            return self._softmax(first, arguments, node)
        if name in {"sum", "nansum"}:
            axis = self._call_axis(first, arguments, node)
            named = first.kind is Kind.SCORE and arguments[0].op == "name" and CLEAR_SCORE.search(arguments[0].name)
            return Value(Kind.SCORE_SUM, axis) if named else self._total(first, axis)
        if re.fullmatch(r"(?:row|col|column)_?sums?|sum_(?:rows|cols|columns)", name):
            return self._total(first, "keys" if "row" in name else "queries")
        return self._other_call(name, arguments, values, node)

    def _other_call(self, name: str, arguments: list[Node], values: list[Value], node: Node) -> Value:
        operands = [a for a in arguments if a.op != "string"]
        if len(operands) >= 2 and name in _PRODUCTS | _QUOTIENTS:
            return self._arithmetic(name, arguments, operands, node)
        first = values[0] if values else OTHER
        kinds = {v.kind for v in values}
        if name == "sqrt":
            return Value(Kind.ROOT)
        compared = [n for a in arguments if a.op == "relation" for n in a.walk() if n.op == "name"]  # mask == 0
        if any(self._lookup(n).kind is Kind.MASK for n in compared):
            kinds.add(Kind.MASK)
        if name in _MASKING and Kind.WEIGHT in kinds and (Kind.MASK in kinds or name.startswith(("tri", "masked"))):
            self.say("mask-on-weights", node)
        if name.startswith("tri") and first.kind is Kind.ONE:
            return Value(Kind.MASK)
        if name in {"ones", "ones_like"}:
            return Value(Kind.ONE, number=1.0)
        if name in {"allclose", "isclose", "all"}:
            self._check(values, node)
        if name in _SAME or name in _MASKING or name.startswith(("dropout", "attn_drop")):
            return next((v for v in values if v.kind in {Kind.WEIGHT, Kind.SCORE}), first)
        return OTHER

    def _arithmetic(self, name: str, arguments: list[Node], operands: list[Node], node: Node) -> Value:
        op = "/" if name in _QUOTIENTS else "@"
        value = self._value(Node(op, operands[:2], name=name, start=node.start, end=node.end))
        layout = "bqk" if name == "bmm" else ""
        if arguments[0].op == "string":
            layout = einsum_layout(arguments[0].name, query_first=self._value(operands[0]).kind is Kind.QUERY)
        return replace(value, layout=layout) if layout else value

    def _check(self, values: list[Value], node: Node) -> None:
        """`allclose(w.sum(-1), ones)`"""
        if {Kind.SCORE_SUM, Kind.ONE} <= {v.kind for v in values}:
            self.say("scores-sum-to-one", node)
        for total in [v for v in values if v.kind is Kind.WEIGHT_SUM][:1]:
            self._say_sum(total, node)

    def _softmax(self, inside: Value, arguments: list[Node], node: Node) -> Value:
        if inside.dotted:
            self.say("qk-product", node)
        self.say("softmax", node)
        self._say_axis("keys" if inside.kind is Kind.KEY else self._call_axis(inside, arguments, node), node)
        return Value(Kind.WEIGHT)

    def _call_axis(self, inside: Value, arguments: list[Node], node: Node) -> str:
        given = node.keywords.get("dim", node.keywords.get("axis"))
        if given is None and len(arguments) > 1:
            given = arguments[1]
        if given is None:  # `softmax_j(q_i · k_j)`
            return index_axis(Node("sum", arguments[:1], index=node.args[0].index))
        number = self._value(given).number
        return "" if number is None or math.isinf(number) else axis_of(int(number), inside.layout)


_METHODS = {"pow": "power", "*": "product", "dot": "product", "@": "product", "join": "product", "/": "quotient",
            "+": "sum_or_difference", "-": "sum_or_difference"}  # fmt: skip
