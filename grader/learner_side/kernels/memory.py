"""What a kernel may touch under the interpreter: the tensors that the launch was given.

The interpreter reads and writes raw addresses, so that a missing mask would read what lies beside a tensor, spoil the
process or end it. Here what lies outside reads as NaN, and writing there is an error on the learner's line.
"""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from ..bans import FILENAME
from . import bfloat16
from .lines import own_line

Method = Callable[..., Any]
Range = tuple[int, int]  # first address, first address behind


class Memory:
    """The address ranges of the launch that is running, and what was read outside of them."""

    def __init__(self) -> None:
        self._starts = self._ends = np.zeros(0, np.uint64)
        self._told: set[int | None] = set()

    def open(self, ranges: Iterable[Range]) -> None:
        """From now on these are what a kernel may touch."""
        merged: list[list[int]] = []
        for start, end in sorted(ranges):
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(end, merged[-1][1])
            else:
                merged.append([start, end])
        self._starts = np.array([start for start, _ in merged], np.uint64)
        self._ends = np.array([end for _, end in merged], np.uint64)

    def inside(self, addresses: Any, size: int) -> Any:
        """Which of these elements lie wholly in one of the ranges."""
        if not len(self._starts):
            return np.zeros(addresses.shape, bool)
        place = np.searchsorted(self._starts, addresses, side="right").astype(np.int64) - 1
        nearest = np.maximum(place, 0)
        return (place >= 0) & (addresses + np.uint64(size) <= self._ends[nearest])

    def note_read_outside(self, count: int) -> None:
        """Say it once for each line, in what the program prints: the numbers alone would be a riddle."""
        line = own_line()
        if line in self._told or len(self._told) >= 4:
            return
        self._told.add(line)
        print(  # noqa: T201  to the learner
            f"{FILENAME}, line {line}: the kernel reads {count} element(s) outside of its tensors: NaN here."
        )


def guard(interpreter: Any, memory: Memory) -> None:
    """Let every load and store of the interpreter ask this memory first."""
    builder, sentry = interpreter.InterpreterBuilder, _Sentry(interpreter, memory)
    builder.create_masked_load = sentry.reading(builder.create_masked_load)
    builder.create_masked_store = sentry.writing(builder.create_masked_store, pointers=0, mask=2)
    builder.create_atomic_rmw = sentry.writing(builder.create_atomic_rmw, pointers=1, mask=3)
    builder.create_atomic_cas = sentry.writing(builder.create_atomic_cas, pointers=0, mask=None)


class _Sentry:
    """Makes of each method one that looks at the addresses first."""

    def __init__(self, interpreter: Any, memory: Memory) -> None:
        self._handle, self._tl, self._memory = interpreter.TensorHandle, interpreter.tl, memory

    def _outside(self, pointers: Any, mask: Any) -> Any:
        """Which elements are asked for and lie outside."""
        size = max(1, int(pointers.get_element_ty().primitive_bitwidth) // 8)
        outside = ~self._memory.inside(pointers.data, size)
        return outside if mask is None else outside & np.broadcast_to(mask.data, outside.shape)

    def reading(self, method: Method) -> Method:
        """What lies outside is not read: it is NaN, and 0 among integers."""

        def done(builder: Any, pointers: Any, mask: Any, other: Any, *more: Any, **named: Any) -> Any:
            wrong = self._outside(pointers, mask)
            if not wrong.any():
                return method(builder, pointers, mask, other, *more, **named)
            self._memory.note_read_outside(int(wrong.sum()))
            allowed = self._handle(np.broadcast_to(mask.data, wrong.shape) & ~wrong, self._tl.int1)
            found = method(builder, pointers, allowed, other, *more, **named)
            if found.dtype.scalar == self._tl.bfloat16:
                found.data[wrong] = bfloat16.encoded(np.nan)
            elif found.dtype.scalar.is_floating():
                found.data[wrong] = np.nan
            return found

        return done

    def writing(self, method: Method, *, pointers: int, mask: int | None) -> Method:
        """Nothing is written where one element lies outside. The two are places among the operands."""

        def done(builder: Any, *operands: Any) -> Any:
            wrong = self._outside(operands[pointers], None if mask is None else operands[mask])
            if wrong.any():
                raise IndexError(f"the kernel writes {int(wrong.sum())} element(s) outside of the tensors it was given")
            return method(builder, *operands)

        return done
