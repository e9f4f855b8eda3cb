"""Attention on a CPU: by tiles, by SDPA and by the plain formula, forward and backward, as the length grows.

Times are taken in rounds, each implementation once in every round, so that a busy machine is busy for all; a ratio is
the median of the rounds' ratios. Memory is the largest sum of bytes that torch's allocator held at once for one call,
its gradients included and its inputs not, by the allocator's own events: the same number every time.
`python -m benchmarks.attention_cpu` prints these rows alone.
"""

from __future__ import annotations

import contextlib
import math
import os
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional as F
from torch.profiler import ProfilerActivity, profile

from attention_core.options import Options
from attention_core.tiled import tiled_attention
from benchmarks.table import Row, print_table

ROUNDS = {256: 9, 512: 9, 1024: 5, 2048: 3, 4096: 3, 8192: 1}  # by length; 8192 is 268 MB of scores
FITTED_FROM = 1024  # below, a call is mostly overhead, and memory mostly one tile
WIDTH = 64
MEMORY_EXPONENT = 1.2  # what "linear" may look like with one tile of constant size in it

Attention = Callable[[Tensor, Tensor, Tensor], Tensor]


def _plain(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return (q @ k.mT * WIDTH**-0.5).softmax(-1) @ v


def _tiled(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return tiled_attention(q, k, v, Options(scale=WIDTH**-0.5))[0]


IMPLEMENTATIONS: dict[str, Attention] = {"plain": _plain, "tiled": _tiled, "sdpa": F.scaled_dot_product_attention}


@dataclass(frozen=True, slots=True)
class Measured:
    """One implementation at one length."""

    seconds: tuple[float, ...]  # one for each round
    peak_bytes: int

    @property
    def milliseconds(self) -> float:
        return statistics.median(self.seconds) * 1e3


def rows() -> list[Row]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        found = {length: _measure(length, rounds) for length, rounds in ROUNDS.items()}
    finally:
        torch.set_num_threads(threads)
    return [*(_length_row(length, found[length]) for length in ROUNDS), *_growth_rows(found)]


def _measure(length: int, rounds: int) -> dict[str, Measured]:
    generator = torch.Generator().manual_seed(length)
    q, k, v = (torch.randn(1, 1, length, WIDTH, generator=generator).requires_grad_() for _ in range(3))

    def run(attention: Attention) -> None:
        torch.autograd.grad(attention(q, k, v).sum(), (q, k, v))

    peaks = {name: _peak_bytes(lambda a=attention: run(a)) for name, attention in IMPLEMENTATIONS.items()}  # type: ignore[misc]
    seconds: dict[str, list[float]] = {name: [] for name in IMPLEMENTATIONS}
    for _ in range(rounds):
        for name, attention in IMPLEMENTATIONS.items():
            begin = time.perf_counter()
            run(attention)
            seconds[name].append(time.perf_counter() - begin)
    return {name: Measured(tuple(seconds[name]), peaks[name]) for name in IMPLEMENTATIONS}


def _peak_bytes(call: Callable[[], None]) -> int:
    with _silent_stderr(), profile(activities=[ProfilerActivity.CPU], profile_memory=True) as profiled:
        call()
    # The public views of a profile attribute memory to operators; only the raw events tell when it was held.
    assert profiled.profiler is not None
    raw = profiled.profiler.kineto_results.events()
    held = peak = 0
    for _, size in sorted((e.start_ns(), e.nbytes()) for e in raw if e.name() == "[memory]"):
        held += size
        peak = max(peak, held)
    return peak


@contextlib.contextmanager
def _silent_stderr() -> Iterator[None]:
    """torch 2.13's profiler writes two lines there at every use, whatever its log level."""
    kept = os.dup(2)
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _length_row(length: int, found: dict[str, Measured]) -> Row:
    plain = found["plain"]
    parts = [f"plain {plain.milliseconds:.1f} ms, {plain.peak_bytes / 1e6:.1f} MB"]
    for name in ("tiled", "sdpa"):
        one = found[name]
        ratio = statistics.median(a / b for a, b in zip(one.seconds, plain.seconds, strict=True))
        parts.append(f"{name} {ratio:.2f} of its time, {one.peak_bytes / 1e6:.1f} MB")
    return Row(f"attention, {length} queries and keys, median of {len(plain.seconds)}", "; ".join(parts))


def _growth_rows(found: dict[int, dict[str, Measured]]) -> list[Row]:
    lengths = [length for length in found if length >= FITTED_FROM]
    span = f"{lengths[0]} to {lengths[-1]}, as a power of the length"
    times, memory = (
        {name: _exponent(lengths, [read(found[length][name]) for length in lengths]) for name in IMPLEMENTATIONS}
        for read in (lambda m: m.milliseconds, lambda m: m.peak_bytes)
    )
    setting = f"float32, one head of {WIDTH}, forward and backward, CPU, one thread"
    return [
        Row(f"attention ({setting}): time grows, {span}", _named(times)),
        Row(
            f"attention (the same): peak memory grows, {span}",
            _named(memory),
            f"tiled <= {MEMORY_EXPONENT}",
            memory["tiled"] <= MEMORY_EXPONENT,
        ),
    ]


def _named(exponents: dict[str, float]) -> str:
    return ", ".join(f"{name} {exponent:.2f}" for name, exponent in exponents.items())


def _exponent(lengths: list[int], values: list[float]) -> float:
    """Slope of the least-squares line through the logarithms."""
    slope, _ = statistics.linear_regression([math.log(n) for n in lengths], [math.log(value) for value in values])
    return slope


if __name__ == "__main__":
    print_table(rows())
