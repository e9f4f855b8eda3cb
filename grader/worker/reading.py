"""What is read off a program's source to say what could be better: loops, and where the dtype is changed.

Only text: nothing is run, and nothing is decided by it. A program that cannot be parsed shows nothing.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

_LOOPS = (ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_WIDER = {"float": "float32", "double": "float64"}  # methods of a tensor


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop of Python's own; comprehensions are loops."""

    line: int  # of the innermost
    depth: int  # 1 where no other loop is around it


@dataclass(frozen=True, slots=True)
class Cast:
    """Where a tensor is turned into another dtype."""

    line: int
    dtype: str


def deepest_loop(source: str) -> Loop | None:
    """The loop with most loops around it, the first of those; None where there is none."""
    tree = _parsed(source)
    best: Loop | None = None
    left: list[tuple[ast.AST, int]] = [] if tree is None else [(tree, 0)]
    while left:  # and no recursion: how deep a program nests is its author's choice
        node, depth = left.pop()
        if isinstance(node, _LOOPS):
            depth += 1
            if best is None or (-depth, node.lineno) < (-best.depth, best.line):
                best = Loop(node.lineno, depth)
        left += [(child, depth) for child in ast.iter_child_nodes(node)]
    return best


def casts(source: str) -> list[Cast]:
    """The places where something is made float32 or float64, in the order of their lines."""
    tree = _parsed(source)
    if tree is None:
        return []
    found = [cast for node in ast.walk(tree) if isinstance(node, ast.Call) and (cast := _cast(node)) is not None]
    return sorted(found, key=lambda cast: cast.line)


def first_while(source: str) -> int | None:
    """The line of the first `while`; None where there is none."""
    tree = _parsed(source)
    lines = [] if tree is None else [node.lineno for node in ast.walk(tree) if isinstance(node, ast.While)]
    return min(lines, default=None)


def _parsed(source: str) -> ast.Module | None:
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # what ast.parse says to what it cannot read
        return None


def _cast(call: ast.Call) -> Cast | None:
    """`x.double()`, `x.to(torch.float64)`, `x.type(...)`."""
    if not isinstance(call.func, ast.Attribute):
        return None
    if call.func.attr in _WIDER and not call.args:
        return Cast(call.lineno, _WIDER[call.func.attr])
    if call.func.attr in ("to", "type"):
        for value in [*call.args, *(keyword.value for keyword in call.keywords)]:
            name = value.attr if isinstance(value, ast.Attribute) else ""
            if name in ("float64", "double"):
                return Cast(call.lineno, "float64")
            if name in ("float32", "float"):
                return Cast(call.lineno, "float32")
    return None
