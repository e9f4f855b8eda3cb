"""What is measured, what came out, and the table of it: no device is needed here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

TOKENS = 16_384  # batch times length
CHANNELS = 2_048  # heads times head dimension


class Contestant(StrEnum):
    """Whose attention it is."""

    OURS = "ours"  # attention_core.attention(impl="triton")
    FLASH = "SDPA flash"
    CUDNN = "SDPA cuDNN"
    EFFICIENT = "SDPA efficient"
    FLEX = "FlexAttention"  # compiled


class Pass(StrEnum):
    """What is timed."""

    FORWARD = "forward"  # without autograd
    BACKWARD = "backward"  # alone, after a forward pass that is not timed


@dataclass(frozen=True, slots=True)
class Case:
    """One shape; q, k and v are all `(batch, heads, length, head_dim)`."""

    which: Pass
    causal: bool
    head_dim: int
    length: int
    tokens: int = TOKENS
    channels: int = CHANNELS

    @property
    def batch(self) -> int:
        return self.tokens // self.length

    @property
    def heads(self) -> int:
        return self.channels // self.head_dim

    @property
    def flops(self) -> int:
        """Of the matrix products that attention needs, two operations a multiply-add, over visible pairs only.

        Forward two products (q k^T, p v); backward five (s once more, dv, dp, dq, dk). FlashAttention-2 counts so (Dao
        2023, section 4.1), but for the diagonal: it halves the square, this counts the T (T + 1) / 2 pairs.
        """
        pairs = self.length * (self.length + 1) // 2 if self.causal else self.length**2
        products = 2 if self.which is Pass.FORWARD else 5
        return 2 * products * self.batch * self.heads * pairs * self.head_dim

    @property
    def name(self) -> str:
        return f"{self.which}, {'causal' if self.causal else 'full'}, D {self.head_dim}, length {self.length}"


@dataclass(frozen=True, slots=True)
class Result:
    """What one case gave, median milliseconds by contestant; who could not run says why."""

    case: Case
    milliseconds: dict[Contestant, float]
    refusals: dict[Contestant, str] = field(default_factory=dict)
    differences: dict[Contestant, float] = field(default_factory=dict)  # largest |output - ours|

    @property
    def best_other(self) -> Contestant | None:
        others = {name: time for name, time in self.milliseconds.items() if name is not Contestant.OURS}
        return min(others, key=others.__getitem__) if others else None

    @property
    def speed_ratio(self) -> float | None:
        """Our speed over the best other one's; above 1 ours is faster. None where either is missing."""
        ours, best = self.milliseconds.get(Contestant.OURS), self.best_other
        return None if ours is None or best is None else self.milliseconds[best] / ours

    @property
    def our_rate(self) -> float | None:
        """Our operations a second."""
        ours = self.milliseconds.get(Contestant.OURS)
        return None if ours is None else self.case.flops / (ours * 1e-3)


@dataclass(frozen=True, slots=True)
class Report:
    """One run on one machine; `matmul_rate` is what the large matrix product reached, operations a second."""

    device: str
    software: str
    dtype: str
    rounds: int
    matmul_size: int
    matmul_rate: float
    results: Sequence[Result]

    def as_json(self) -> dict[str, Any]:
        """Plain values; the figures that are derived from the times stand beside them."""
        rows = [
            asdict(result)
            | {
                "batch": result.case.batch,
                "heads": result.case.heads,
                "flops": result.case.flops,
                "best_other": result.best_other,
                "speed_ratio": result.speed_ratio,
                "our_rate": result.our_rate,
            }
            for result in self.results
        ]
        return asdict(self) | {"results": rows}

    def as_markdown(self) -> str:
        case = self.results[0].case
        columns = ["pass", "mask", "D", "length", "ours TFLOP/s", "of the chip's", "speed / best", "best other"]
        names = list(Contestant)
        lines = [
            f"{self.device}; {self.software}; {self.dtype}; medians of {self.rounds} interleaved rounds; batch times "
            f"length {case.tokens:,}, heads times head dimension {case.channels:,}. A product of two {self.dtype} "
            f"matrices of {self.matmul_size:,} rows and columns reached {self.matmul_rate / 1e12:.4g} TFLOP/s in the "
            "same rounds.",
            "",
            _row([*columns, *(f"{name}, ms" for name in names)]),
            _row(["---"] * 2 + ["--:"] * 5 + ["---"] + ["--:"] * len(names)),
            *(_row(_cells(result, self.matmul_rate)) for result in self.results),
        ]
        refusals = {f"{name}: {why}" for result in self.results for name, why in result.refusals.items()}
        if refusals:
            lines += ["", "Did not run where the table says `-`:", "", *(f"- {line}" for line in sorted(refusals))]
        return "\n".join(lines) + "\n"


def _cells(result: Result, matmul_rate: float) -> list[str]:
    case, ours, ratio = result.case, result.our_rate, result.speed_ratio
    return [
        case.which,
        "causal" if case.causal else "full",
        str(case.head_dim),
        str(case.length),
        "-" if ours is None else f"{ours / 1e12:.4g}",
        "-" if ours is None else f"{ours / matmul_rate:.0%}",
        "-" if ratio is None else f"{ratio:.2f}",
        result.best_other or "-",
        *(f"{result.milliseconds[name]:.3f}" if name in result.milliseconds else "-" for name in Contestant),
    ]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def cases(lengths: Sequence[int], head_dims: Sequence[int]) -> list[Case]:
    """Every combination, in the order of the table."""
    return [
        Case(which, causal, head_dim, length)
        for which in Pass
        for causal in (False, True)
        for head_dim in head_dims
        for length in lengths
    ]
