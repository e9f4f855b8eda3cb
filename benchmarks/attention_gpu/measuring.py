"""Interleaved rounds of all contestants over one case, and over all cases."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

import torch
import triton
from torch import Tensor
from triton.errors import TritonError

from benchmarks.attention_gpu.clocks import Clock
from benchmarks.attention_gpu.contestants import Attention, contestant, operands
from benchmarks.attention_gpu.results import Case, Contestant, Pass, Report, Result

WARM_UP_CALLS = 3


@dataclass(frozen=True, slots=True)
class Conditions:
    """What holds for a whole run; `matmul_size`: rows, columns and inner length of the product that gives the rate."""

    rounds: int
    dtype: torch.dtype = torch.bfloat16
    matmul_size: int = 8_192
    names: Sequence[Contestant] = tuple(Contestant)


@dataclass(slots=True)
class _Field:
    """Who can run a case, and the output; of the others the first line of what they said."""

    able: dict[Contestant, Attention] = field(default_factory=dict)
    outputs: dict[Contestant, Tensor] = field(default_factory=dict)
    refusals: dict[Contestant, str] = field(default_factory=dict)


def run(cases: Sequence[Case], clock: Clock, conditions: Conditions) -> Report:
    """Every case in turn, said on stderr as it ends."""
    results: list[Result] = []
    products: list[float] = []
    for case in cases:
        result, spans = measure(case, clock, conditions)
        results.append(result)
        products += spans
        torch.compiler.reset()  # the next shape is a program of its own and not one recompilation more
        figures = ", ".join(f"{name} {time:.3f} ms" for name, time in result.milliseconds.items())
        print(f"{case.name}: {figures}", file=sys.stderr, flush=True)
    cuda = clock.device.type == "cuda"
    return Report(
        device=torch.cuda.get_device_name(clock.device) if cuda else "CPU",
        software=f"torch {torch.__version__}, CUDA {torch.version.cuda}, triton {triton.__version__}",
        dtype=str(conditions.dtype).removeprefix("torch."),
        rounds=conditions.rounds,
        matmul_size=conditions.matmul_size,
        matmul_rate=2 * conditions.matmul_size**3 / (statistics.median(products) * 1e-3),
        results=results,
    )


def measure(case: Case, clock: Clock, conditions: Conditions) -> tuple[Result, list[float]]:
    """The case, and the milliseconds of the matrix product in the same rounds."""
    tensors = operands(case, clock.device, conditions.dtype)
    size = (conditions.matmul_size, conditions.matmul_size)
    left, right = (torch.randn(size, device=clock.device).to(conditions.dtype) for _ in range(2))
    entered = _enter(case, clock, conditions.names, tensors)
    times: dict[Contestant, list[float]] = {name: [] for name in entered.able}
    products: list[float] = []
    for turn in range(conditions.rounds):
        order = _rotated(list(entered.able), turn)
        for name in order:
            _time_once(entered.able[name], case, clock, tensors)
        clock.time(lambda: left @ right)
        *spans, product = clock.read()
        products.append(product)
        for name, span in zip(order, spans, strict=True):
            times[name].append(span)
    medians = {name: statistics.median(values) for name, values in times.items()}
    return Result(case, medians, entered.refusals, _differences(entered.outputs)), products


def _rotated(names: list[Contestant], turn: int) -> list[Contestant]:
    """Each comes first in its turn, since the first meets a device that has just been idle."""
    first = turn % max(1, len(names))
    return names[first:] + names[:first]


def _enter(case: Case, clock: Clock, names: Sequence[Contestant], tensors: tuple[Tensor, ...]) -> _Field:
    """The calls that compile and warm up; whoever raises does not take part."""
    found = _Field()
    for name in names:
        try:
            attention = contestant(name, case, clock.device)
            for _ in range(WARM_UP_CALLS):
                _time_once(attention, case, clock, tensors)
            with torch.no_grad():
                found.outputs[name] = attention(*tensors[:3])
            clock.read()
        except (RuntimeError, TritonError) as error:  # NotImplementedError and torch's out of memory are RuntimeErrors
            clock.read()
            found.refusals[name] = (str(error).strip().splitlines() or [type(error).__name__])[0]
        else:
            found.able[name] = attention
    return found


def _time_once(attention: Attention, case: Case, clock: Clock, tensors: tuple[Tensor, ...]) -> None:
    q, k, v, grad = tensors
    if case.which is Pass.FORWARD:
        with torch.no_grad():
            clock.time(lambda: attention(q, k, v))
        return
    output = attention(q, k, v)
    clock.time(lambda: torch.autograd.grad(output, (q, k, v), grad))


def _differences(outputs: dict[Contestant, Tensor]) -> dict[Contestant, float]:
    """The largest |output - ours| of each other one: who was given another mask or scale shows here."""
    ours = outputs.get(Contestant.OURS)
    if ours is None:
        return {}
    return {
        name: float((output.float() - ours.float()).abs().max())
        for name, output in outputs.items()
        if name is not Contestant.OURS
    }
