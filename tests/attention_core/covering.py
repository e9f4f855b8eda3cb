"""Few rows that hold every pair: for products of options too large to test whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

Row = dict[str, Any]
Pair = tuple[tuple[str, int], tuple[str, int]]


def pairwise(factors: Mapping[str, Sequence[Any]]) -> list[Row]:
    """Rows that take one level of each factor, such that any two levels of any two factors meet in some row.

    Greedy: a row starts from the first pair that no row holds yet and then takes, factor after factor, the level that
    brings most new pairs, the least used one where several do. No chance is involved, so that the rows stay the same.
    """
    open_pairs = dict.fromkeys(_all_pairs(factors))
    used = {(name, level): 0 for name, levels in factors.items() for level in range(len(levels))}
    rows = []
    while open_pairs:
        row = dict(next(iter(open_pairs)))
        for name in sorted(factors, key=lambda name: -len(factors[name])):
            if name not in row:
                row[name] = max(
                    range(len(factors[name])),
                    key=lambda level: (_gain(open_pairs, row, (name, level)), -used[name, level]),
                )
        for pair in _pairs(row):
            open_pairs.pop(pair, None)
        for item in row.items():
            used[item] += 1
        rows.append({name: factors[name][row[name]] for name in factors})
    return rows


def _all_pairs(factors: Mapping[str, Sequence[Any]]) -> Iterator[Pair]:
    for a, b in combinations(sorted(factors), 2):
        for i in range(len(factors[a])):
            yield from (((a, i), (b, j)) for j in range(len(factors[b])))


def _pairs(row: Mapping[str, int]) -> Iterator[Pair]:
    yield from combinations(sorted(row.items()), 2)


def _gain(open_pairs: dict[Pair, None], row: Mapping[str, int], item: tuple[str, int]) -> int:
    return sum(tuple(sorted((item, other))) in open_pairs for other in row.items())
