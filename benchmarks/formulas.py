"""How long the oracle takes for a formula and everything that is one mistake away from it."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import torch

from attention_core.evaluation import Evaluator, evaluate
from attention_core.formula import Causality, Formula, Inputs
from attention_core.misconceptions import MISCONCEPTIONS
from attention_core.misconceptions.inputs import attention_inputs, numbers, some_keep
from benchmarks.table import Row

ROUNDS = 10
TARGET_MS = 50
RIGHT = Formula(causal=Causality.PAST)


def rows() -> list[Row]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        return _measured()
    finally:
        torch.set_num_threads(before)


def _measured() -> list[Row]:
    neighbours = [RIGHT, *(wrong for m in MISCONCEPTIONS.values() for wrong in m.edits(RIGHT))]
    plain = attention_inputs()
    full = attention_inputs(
        kv_heads=2,
        keep=some_keep(),
        bias=numbers(4, 1, 5, seed=6),
        softcap=1.5,
        alibi_slopes=numbers(4, seed=5).abs(),
        window=3,
        key_lengths=torch.tensor([4, 5]),
        sinks=numbers(4, seed=7),
    )
    return [_row(neighbours, "plain inputs", plain), _row(neighbours, "inputs with every option", full)]


def _row(neighbours: list[Formula], name: str, inputs: Inputs) -> Row:
    def together() -> None:
        Evaluator(inputs).evaluate_all(neighbours)

    def alone() -> None:
        _each_alone(neighbours, inputs)

    shared = _median_ms(together)
    subject = f"a formula and its {len(neighbours) - 1} neighbours, {name}"
    return Row(
        subject, f"{shared:.1f} ms (each alone {_median_ms(alone):.1f} ms)", f"{TARGET_MS} ms", shared <= TARGET_MS
    )


def _each_alone(formulas: list[Formula], inputs: Inputs) -> None:
    for formula in formulas:
        try:
            evaluate(formula, inputs)
        except (ValueError, RuntimeError):  # what cannot be computed on these shapes
            continue


def _median_ms(run: Callable[[], None]) -> float:
    """The median of some rounds, in milliseconds of this process, gradients off."""
    milliseconds = []
    with torch.no_grad():
        run()
        for _ in range(ROUNDS):
            begin = time.process_time()
            run()
            milliseconds.append((time.process_time() - begin) * 1e3)
    return statistics.median(milliseconds)
