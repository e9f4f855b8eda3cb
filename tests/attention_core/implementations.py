"""The implementations that the tests of this folder hold to the same laws, any input for them, and how far each may be
from float64.

A further implementation is one more line of IMPLEMENTATIONS.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any

import torch
from hypothesis import strategies as st
from torch import Tensor

from attention_core.error_budget import Expected, attention_budgets
from attention_core.fused_triton import is_available, triton_attention
from attention_core.options import Options, check_arguments
from attention_core.reference import reference_attention
from attention_core.sdpa import sdpa_attention
from attention_core.tiled import tiled_attention

Call = Callable[[Tensor, Tensor, Tensor, Options], tuple[Tensor, Tensor | None]]
EVERY_DTYPE = (torch.float64, torch.float32, torch.bfloat16, torch.float16)
OPTIONS = ("keep", "causal", "window", "key_lengths", "bias", "alibi_slopes", "softcap", "sinks", "scale")
NO_MASKS = dict.fromkeys(("keep", "causal", "window", "key_lengths"))
POSITIONAL = ("causal", "window", "key_lengths", "alibi_slopes")


@dataclass(frozen=True, slots=True)
class Implementation:
    """One way to call an implementation: with tiles of some size, for example."""

    name: str
    call: Call
    lacks: frozenset[str] = frozenset()  # the options, "lse" among them, that it refuses
    no_gradient: frozenset[str] = frozenset()  # the options that it takes, but has no gradient for
    dtypes: tuple[torch.dtype, ...] = EVERY_DTYPE
    lengths: tuple[int, ...] = tuple(range(1, 8))  # of queries and of keys; the first is tried first
    examples: int = 10  # of each law
    slow: bool = False  # held to float64 only: the laws then follow

    def __call__(self, case: Case) -> tuple[Tensor, Tensor | None]:
        options = check_arguments(case.q, case.k, case.v, **case.options)
        return self.call(case.q, case.k, case.v, options)

    def __str__(self) -> str:
        return self.name


def _reference(q: Tensor, k: Tensor, v: Tensor, options: Options) -> tuple[Tensor, Tensor]:
    found = reference_attention(q, k, v, **{f.name: getattr(options, f.name) for f in fields(options)})
    return found.output.to(q.dtype), found.lse.to(torch.promote_types(q.dtype, torch.float32))


def _tiled(block_q: int, block_k: int) -> Implementation:
    """Tiles so small that a tiny input crosses several."""
    return Implementation(
        f"tiled-{block_q}x{block_k}", lambda q, k, v, o: tiled_attention(q, k, v, o, block_q=block_q, block_k=block_k)
    )


_TRITON = Implementation(
    "triton-16x16",
    lambda q, k, v, o: triton_attention(q, k, v, o, block_q=16, block_k=16),
    no_gradient=frozenset({"bias", "alibi_slopes"}),
    dtypes=(torch.float32, torch.bfloat16, torch.float16),
    lengths=(17, 1, 20),  # an interpreted tile takes its time; 17 is one more than a tile
    examples=3,
    slow=True,
)
IMPLEMENTATIONS = (
    Implementation("reference", _reference),
    Implementation(
        "sdpa", lambda q, k, v, o: (sdpa_attention(q, k, v, o), None), frozenset({"softcap", "sinks", "lse"})
    ),
    Implementation("tiled", tiled_attention, examples=6),
    _tiled(1, 1),
    _tiled(2, 3),
    *([_TRITON] if is_available("cpu") else []),  # under its interpreter, which conftest.py turns on; Linux only
)


@dataclass(frozen=True)
class Case:
    """The arguments of one call."""

    q: Tensor
    k: Tensor
    v: Tensor
    options: dict[str, Any] = field(default_factory=dict)

    def __repr__(self) -> str:
        shown = {name: tuple(o.shape) if isinstance(o, Tensor) else o for name, o in self.options.items()}
        return f"{self.q.dtype} q {tuple(self.q.shape)} k {tuple(self.k.shape)} v {tuple(self.v.shape)} {shown}"

    def but(self, **changes: Any) -> Case:
        """The same with operands or options changed; an option of None is left out."""
        operands = {name: changes.pop(name) for name in ("q", "k", "v") if name in changes}
        options = {name: value for name, value in {**self.options, **changes}.items() if value is not None}
        return replace(self, **operands, options=options)

    @property
    def position(self) -> Tensor:
        """Where the queries stand among the keys, `(Tq, 1)`."""
        queries, keys = self.q.shape[2], self.k.shape[2]
        return torch.arange(keys - queries, keys).unsqueeze(-1)

    @cached_property
    def visible(self) -> Tensor:
        """Bool `(B, H, Tq, Tk)`: the definition, and not the masks of the library."""
        p, j = self.position, torch.arange(self.k.shape[2])
        causal, window, lengths = (self.options.get(name) for name in ("causal", "window", "key_lengths"))
        seen = torch.ones(*self.q.shape[:3], self.k.shape[2], dtype=torch.bool)
        if causal:
            seen = seen & (j <= p)
        if window is not None:
            seen = seen & (j > p - window) & (j < p + window)
        if lengths is not None:
            seen = seen & (j < lengths.view(-1, 1, 1, 1))
        return seen & self.options.get("keep", torch.tensor(True))

    def expect(self, **slopes: Tensor) -> dict[str, Expected]:
        """What float64 gives, by name, and how far q's dtype may be from it; gradients for `grad_output`, `grad_lse`.

        An LSE is at least float32 and held to it. In float64 the oracle itself is as far off as what it judges.
        """
        given = check_arguments(self.q, self.k, self.v, **self.options)
        options = {f.name: getattr(given, f.name) for f in fields(given)}
        expected = attention_budgets(self.q, self.k, self.v, **slopes, **options)
        if self.q.dtype == torch.float64:
            return {name: replace(one, budget=2 * one.budget) for name, one in expected.items()}
        if self.q.dtype != torch.float32:
            expected["lse"] = attention_budgets(self.q, self.k, self.v, dtype=torch.float32, **options)["lse"]
        return expected

    @cached_property
    def output(self) -> Expected:
        """The output that float64 gives, and its budget."""
        return self._results["output"]

    @cached_property
    def lse(self) -> Expected:
        """The LSE that float64 gives, and its budget."""
        return self._results["lse"]

    @cached_property
    def _results(self) -> dict[str, Expected]:
        return self.expect()


def difference(found: Tensor, wanted: Tensor) -> float:
    """The largest difference; 0 between equal infinities, NaN where either is NaN."""
    a, b = found.detach().double(), wanted.detach().double()
    return float(torch.where(a == b, 0.0, a - b).abs().max())


@st.composite
def cases(draw: st.DrawFn, run: Implementation, without: tuple[str, ...] = ()) -> Case:
    """Any small input that `run` takes, without some of the options. Numbers come from one seed."""
    B, heads, group = (draw(st.integers(1, 2), label=name) for name in ("batch", "key heads", "queries of each"))
    queries, keys = (draw(st.sampled_from(run.lengths), label=name) for name in ("queries", "keys"))
    dim, value_dim = draw(st.integers(1, 4), label="dim"), draw(st.integers(1, 5), label="value dim")
    H = heads * group
    generator = torch.Generator().manual_seed(draw(st.integers(0, 2**31), label="seed"))
    dtype = draw(st.sampled_from(run.dtypes), label="dtype")
    spread = draw(st.sampled_from([1.0, 0.1, 5.0]), label="spread")

    def numbers(*shape: int) -> Tensor:
        return (torch.randn(*shape, generator=generator, dtype=torch.float64) * spread).to(dtype)

    def some_of(things: list[Any], label: str) -> list[Any]:
        chosen = draw(st.integers(0, 2 ** len(things) - 1), label=label)
        return [thing for bit, thing in enumerate(things) if chosen >> bit & 1]

    def broadcast() -> tuple[int, ...]:
        whole = some_of([0, 1, 2, 3], "whole dimensions")
        return tuple(n if axis in whole else 1 for axis, n in enumerate((B, H, queries, keys)))

    def some(share: float) -> Tensor:
        return torch.rand(*broadcast(), generator=generator) < share

    offered: dict[str, Callable[[], Any]] = {
        "keep": lambda: some(draw(st.sampled_from([0.7, 0.3, 0.0]), label="share kept")),
        "causal": lambda: True,
        "window": lambda: draw(st.integers(1, max(run.lengths) + 1), label="window"),
        "key_lengths": lambda: torch.tensor(draw(st.lists(st.integers(0, keys), min_size=B, max_size=B))),
        "bias": lambda: numbers(*broadcast()),
        "alibi_slopes": lambda: torch.rand(*((B, H) if draw(st.booleans()) else (H,)), generator=generator),
        "softcap": lambda: draw(st.sampled_from([0.5, 3.0, 30.0]), label="softcap"),
        "sinks": lambda: numbers(H),
        "scale": lambda: draw(st.sampled_from([0.0, 0.3, -1.0, 2.0]), label="scale"),
    }
    names = some_of([name for name in OPTIONS if name not in run.lacks and name not in without], "options")
    q, k, v = numbers(B, H, queries, dim), numbers(B, heads, keys, dim), numbers(B, heads, keys, value_dim)
    return Case(q, k, v, {name: offered[name]() for name in names})
