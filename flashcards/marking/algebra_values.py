"""What the names and sums of a formula about attention hold, as far as their spelling tells."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from flashcards.marking.formula import Node
from flashcards.marking.tokens import plain


class Kind(StrEnum):
    QUERY = "query"
    KEY = "key"
    VALUE = "value"
    ROOT = "root"  # sqrt(d), a scale or a temperature
    SCORE = "score"  # what enters a softmax
    EXP = "exp"  # exponentials of scores
    TOTAL = "total"  # their sum
    WEIGHT = "weight"  # what leaves a softmax
    WEIGHT_SUM = "weight-sum"
    MIX = "mix"  # weights times values, within one expression
    SCORE_SUM = "score-sum"
    MASK = "mask"
    ONE = "one"
    NUMBER = "number"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Value:
    kind: Kind
    axis: str = ""  # of a sum: "keys", "queries" or not said
    layout: str = ""  # of scores: "qk" keys last, "kq" queries last, "k" one query, "bqk" batches
    dotted: bool = False  # of scores: seen to be a product of query and key
    number: float | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    name: str
    start: int
    end: int


OTHER = Value(Kind.OTHER)
# What a name holds when nothing says otherwise, by how people name things; the first that fits counts.
_WEIGHT_WORDS = r"weights?|probs?|probabilit\w+|coefficients?|coeffs?|alphas?|attn|attention"
_SCORE_WORDS = r"scores?|logits?|energy|energies|sims?|similarity|dots|affinit\w+"
_NAMES: list[tuple[Kind, str]] = [
    (
        Kind.MASK,
        r"mask\w*|\w+mask|keep|m|M|tril|causal|visible|allowed|padding|(?:is_)?pads?(?:_\w+)?|future\w*|forbidden|valid",
    ),
    (Kind.ROOT, r"scale|scaling|temperature|temp|T|tau|τ|d|dk|d_k|d_head|head_dim|dim|D|sqrt_d\w*|root_d\w*|rootd"),
    (Kind.QUERY, r"q|Q|query|queries|q_\w+|Q_\w+|qs"),
    (Kind.KEY, r"k|K|key|keys|kt|k_\w+|K_\w+|ks"),
    (Kind.VALUE, r"v|V|value|values"),
    (Kind.WEIGHT, rf"(?:\w*_)?(?:{_WEIGHT_WORDS})(?:_(?!score|logit)\w+)?|w|W|a|A|α|p|P|π|softmax_output|wts?"),
    (Kind.SCORE, rf"(?:\w*_)?(?:{_SCORE_WORDS})(?:_\w+)?|s|S|z|Z|x|X|e|E|l|u|ℓ"),
    (Kind.TOTAL, r"sum|denominator|denom|total|norm|normalizer|partition"),
]
_NAME_KINDS = [(kind, re.compile(pattern)) for kind, pattern in _NAMES]
CLEAR_WEIGHT = re.compile(r"weight|prob|coeff|alpha", re.IGNORECASE)
MODULES = frozenset(
    ("torch", "np", "numpy", "jnp", "jax", "F", "nn", "math", "tf", "functional", "special", "scipy", "xp", "mx", "cp")
)
_MAXIMUM = re.compile(r"(?:^|_)(?:m|mx|a?max|maximum)$")
CLEAR_SCORE = re.compile(r"score|logit|energ", re.IGNORECASE)


def kind_of_name(node: Node) -> Kind:
    for candidate in (full_name(node), node.name):
        for kind, pattern in _NAME_KINDS:
            if pattern.fullmatch(plain(candidate) if len(candidate) > 1 else candidate):
                return kind
    return Kind.OTHER


def full_name(node: Node) -> str:
    """A name with a subscript of several letters is a name in code (`d_k`, `attn_weights`)."""
    return f"{node.name}_{node.index}" if len(node.index) > 2 and node.index.isidentifier() else node.name


def axis_of(number: int, layout: str) -> str:
    """Which axis of the scores `dim=number` is; the keys are last unless the product was written the other way."""
    if len(layout) > 2:  # every axis is known, batches included
        letter = layout[number] if -len(layout) <= number < len(layout) else ""
        return {"k": "keys", "q": "queries"}.get(letter, "")
    last = {-1: True, 1: True, 3: True, 0: False, -2: False}.get(number)
    if last is None or (layout == "k" and number in {0, -1}):
        return "" if last is None else "keys"
    return "keys" if last == (layout != "kq") else "queries"


def layout_of(node: Node, left: Value) -> str:
    if left.kind is Kind.QUERY:
        return "qk"
    query_transposed = any(n.op == "T" or n.name in {"T", "mT", "transpose"} for n in node.args[1].walk())
    return "kq" if query_transposed or node.args[1].name.isupper() else "k"


def einsum_layout(equation: str, query_first: bool) -> str:
    """`bhqd,bhkd->bhqk` gives "bbqk": which axis of the product belongs to the queries, and which to the keys."""
    sides = re.fullmatch(r"\s*([a-z]+)\s*,\s*([a-z]+)\s*->\s*([a-z]+)\s*", equation, re.IGNORECASE)
    if not sides:
        return ""
    first, second = (sides[1], sides[2]) if query_first else (sides[2], sides[1])
    of = {
        letter: "b" if letter in first and letter in second else "q" if letter in first else "k" for letter in sides[3]
    }
    return "".join(of[letter] for letter in sides[3])


def index_axis(node: Node) -> str:
    """Over what a written sum runs: by words in its index, or by where its letter stands among two indices."""
    index = plain(node.index)
    if "key" in index:
        return "keys"
    if "quer" in index:
        return "queries"
    letter = re.match(r"\s*([a-z]'*)", index)
    if not letter or not node.args:
        return ""
    for name in (n for a in node.args for n in a.walk() if n.op == "name" and n.index):
        letters = re.findall(r"[a-z]'*", plain(name.index))
        if len(letters) == 2 and letter.group(1) in letters and letters[0] != letters[1]:
            return "keys" if letters[1] == letter.group(1) else "queries"
        if letters == [letter.group(1)] and name.name in {"k", "K"}:
            return "keys"
        if letters == [letter.group(1)] and name.name in {"q", "Q"}:
            return "queries"
    return ""


def is_written_root(node: Node) -> bool:
    """`√d`, `np.sqrt(d)`, `1/√d`: not only a name that may stand for one."""
    return any(n.op in {"sqrt", "pow"} or n.name == "sqrt" for n in node.walk())


def addends(node: Node) -> set[float]:
    if node.op == "+":
        return addends(node.args[0]) | addends(node.args[1])
    return {float(node.name)} if node.op == "number" else set()


def is_maximum(node: Node) -> bool:
    """`m`, `row_max`, `x.max(-1)`: by name, since nothing else tells a maximum from another number."""
    return any(_MAXIMUM.search(n.name) for n in node.walk() if n.op in {"name", "attribute"}) and not is_log(node)


def is_log(node: Node) -> bool:
    return any(n.name in {"log", "log1p", "ln"} for n in node.walk())


def is_lower_bound(values: list[Value], relations: list[str]) -> bool:
    weight_first = values[0].kind is Kind.WEIGHT
    return relations[0] in ({">", ">="} if weight_first else {"<", "<="})


def is_module(node: Node) -> bool:
    return (node.op == "name" and node.name in MODULES) or (node.op == "attribute" and node.name in MODULES)
