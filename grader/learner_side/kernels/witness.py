"""Remembers what torch computed in a call, and on which line, so that a refusal can say what it is about.

It decides nothing: a program that switches it off is refused as well, in vaguer words.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Any

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from .lines import own_line

_without_dispatch: Any = torch._C._DisableTorchDispatch  # taken before any learner's code runs
_MOST_RECORDS = 64
_MOST_NUMBERS = 1 << 18  # of one result that is kept
# Of torch's operators: what allocates, lays out, moves and converts.
_MOVES = frozenset(
    (
        "empty", "empty_like", "empty_strided", "new_empty", "new_empty_strided", "zeros", "zeros_like", "new_zeros",
        "ones", "ones_like", "new_ones", "full", "full_like", "new_full", "fill", "fill_", "zero_", "copy_", "clone",
        "_to_copy", "to", "contiguous", "view", "_unsafe_view", "reshape", "_reshape_alias", "transpose", "t",
        "permute", "expand", "unsqueeze", "unsqueeze_", "squeeze", "select", "slice", "as_strided", "as_strided_",
        "detach", "alias", "cat", "stack", "constant_pad_nd", "split", "unbind", "chunk", "narrow", "arange",
        "scalar_tensor", "lift_fresh", "lift_fresh_copy", "resize_", "set_", "unfold", "movedim", "flatten",
        "unflatten", "flip", "repeat", "tril", "triu", "eye", "_local_scalar_dense", "diagonal", "index_select",
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Computation:
    """One operator of torch that makes new numbers."""

    operator: str
    line: int | None
    numbers: torch.Tensor  # sorted, float64


class Witness(TorchDispatchMode):
    """Active while the learner's function runs, but for the launches in it."""

    def __init__(self) -> None:
        super().__init__()
        self._records: list[Computation] = []

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """False: torch would import its compiler to keep out of it, for ten seconds, and nothing is compiled here."""
        return False

    def __enter__(self) -> Any:
        self._records = []
        return super().__enter__()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        found = func(*args, **(kwargs or {}))
        name = func.overloadpacket.__name__
        if name not in _MOVES and len(self._records) < _MOST_RECORDS:
            for one in found if isinstance(found, tuple | list) else [found]:
                if isinstance(one, torch.Tensor) and one.is_floating_point() and one.numel() <= _MOST_NUMBERS:
                    numbers = one.detach().cpu().double().reshape(-1).unique()
                    self._records.append(Computation(name.strip("_"), own_line(), numbers))
        return found

    def asleep(self) -> contextlib.AbstractContextManager[Any]:
        """While a kernel runs: what Triton does there is none of the learner's doing."""
        return _without_dispatch()

    def first_computation(self) -> Computation | None:
        """The first one of this call."""
        return self._records[0] if self._records else None

    def who_made(self, numbers: torch.Tensor) -> Computation | None:
        """The first computation whose result holds most of these numbers."""
        for record in self._records:
            converted = torch.cat([record.numbers, *(record.numbers.to(d).double() for d in _LOW)])
            if float(torch.isin(numbers, converted).double().mean()) > 0.5:
                return record
        return None


_LOW = (torch.float32, torch.bfloat16, torch.float16)
