"""Where the numbers come from that kernels read and functions return.

Host code may move numbers, lay them out anew and convert them; it may not make any. So every number that a kernel is
given must be one of the function's inputs, or one that a kernel wrote; and every number that is returned must be one
that a kernel wrote. How they got where they are does not matter, and so it need not be watched.
"""

import math
from collections.abc import Iterable, Iterator
from typing import Any

import torch

ALLOWANCE = 16  # other numbers that host code may bring in one call: a scale, a fill, a few constants
WHOLE_NUMBERS = 512  # sizes, strides and offsets, in one call
_FREE = (0.0, 1.0, -1.0, math.inf, -math.inf)
_DTYPES = (torch.float32, torch.bfloat16, torch.float16)


class Numbers:
    """A set of numbers, in float64."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self._values = torch.tensor(sorted(values), dtype=torch.float64)
        self._as: dict[torch.dtype, torch.Tensor] = {}

    def add(self, values: torch.Tensor) -> None:
        """One more tensor's numbers."""
        if values.numel():
            self._values = torch.cat([self._values, values.reshape(-1).double()]).unique()
            self._as = {}

    def lacks(self, values: torch.Tensor) -> torch.Tensor:
        """Those of these numbers that are neither in the set nor what a conversion makes of one that is; sorted.

        NaN is what memory holds that nobody wrote.
        """
        found = values.reshape(-1).double().unique()
        found = found[~found.isnan()]
        return found[~torch.isin(found, self._converted(values.dtype))]

    def _converted(self, dtype: torch.dtype) -> torch.Tensor:
        if dtype not in self._as:
            steps = [self._values, *(self._values.to(step).double() for step in _DTYPES)]
            if dtype.is_floating_point:
                steps += [step.to(dtype).double() for step in steps]
            self._as[dtype] = torch.cat(steps).unique()
        return self._as[dtype]

    def union(self, other: "Numbers") -> "Numbers":
        """The numbers of both."""
        both = Numbers()
        both._values = torch.cat([self._values, other._values]).unique()
        return both


def memory_of(tensor: torch.Tensor) -> torch.Tensor:
    """All that lies in a tensor's storage, read in its dtype, on the CPU; shares the memory there."""
    storage = tensor.untyped_storage()
    whole = torch.empty(0, dtype=tensor.dtype, device=tensor.device)
    with torch.no_grad():
        whole.set_(storage, 0, (storage.nbytes() // tensor.element_size(),), (1,))
    return whole.cpu()


def tensors_in(value: Any) -> Iterator[torch.Tensor]:
    """The tensors of an argument or a result: itself, of a tuple or list, or behind one of Triton's wrappers."""
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from tensors_in(one)
    elif isinstance(getattr(value, "base", None), torch.Tensor):  # a descriptor, or a tensor under another dtype
        yield value.base


class Brought:
    """What host code brought of its own in one call."""

    def __init__(self) -> None:
        self.numbers: set[float] = set()
        self.whole: set[int] = set()

    def take(self, values: Iterable[Any]) -> None:
        """Plain numbers, or those of a kernel's code."""
        for value in values:
            if isinstance(value, tuple | list):
                self.take(value)
            elif isinstance(value, bool) or not isinstance(value, int | float) or value in _FREE or math.isnan(value):
                continue
            elif float(value).is_integer():
                self.whole.add(int(value))
            else:
                self.numbers.add(float(value))

    @property
    def too_many(self) -> bool:
        """More than a program needs that computes nothing on the host."""
        return len(self.numbers) > ALLOWANCE or len(self.whole) > WHOLE_NUMBERS


class Ledger:
    """Which numbers are accounted for."""

    def __init__(self) -> None:
        self._inputs = Numbers(_FREE)
        self._made = Numbers(_FREE)
        self._accounted = Numbers(_FREE)
        self._before: list[tuple[torch.Tensor, torch.Tensor]] = []
        self.brought = Brought()

    def begin(self, arguments: Iterable[Any]) -> None:
        """A call of the learner's function with these arguments."""
        self._inputs = Numbers(_FREE)
        for tensor in tensors_in(tuple(arguments)):
            self._inputs.add(memory_of(tensor))
        self._accounted = self._inputs.union(self._made)
        self.brought = Brought()

    def unaccounted(self, tensor: torch.Tensor) -> torch.Tensor:
        """The numbers in a kernel's argument that are too many to be constants; empty where all is well."""
        if tensor.dtype == torch.bool:
            return torch.empty(0)
        return self._count(self._accounted.lacks(memory_of(tensor)))

    def unmade(self, tensor: torch.Tensor) -> torch.Tensor:
        """The numbers of a result that no kernel wrote."""
        return self._count(self._made.lacks(tensor.detach().cpu()))

    def _count(self, strange: torch.Tensor) -> torch.Tensor:
        if len(strange) > ALLOWANCE:
            return strange
        self.brought.numbers.update(strange.tolist())
        return strange if self.brought.too_many else strange[:0]

    def open(self, tensors: Iterable[torch.Tensor]) -> None:
        """A kernel is about to write into these."""
        self._before = [(tensor, memory_of(tensor).clone()) for tensor in tensors if tensor.dtype != torch.bool]

    def close(self) -> None:
        """It has: what is not as it was is the kernel's."""
        for tensor, before in self._before:
            now = memory_of(tensor)
            changed = (now != before) & ~((now != now) & (before != before))  # noqa: PLR0124  NaN is itself
            self._made.add(now[changed])
            self._accounted.add(now[changed])
        self._before = []
