"""The time of calls on a device."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

import torch

FLUSH_BYTES = 1 << 30  # above every L2 cache; writing it takes 0.2 ms or more at 5 TB/s, longer than a launch


class Clock(Protocol):
    """`time` times one call; `read` gives the milliseconds of all calls since the last `read`, in their order."""

    device: torch.device

    def time(self, call: Callable[[], object]) -> None: ...

    def read(self) -> list[float]: ...


class CudaClock:
    """CUDA events around each call, behind a flush of the L2 cache."""

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self._flush = torch.empty(FLUSH_BYTES, dtype=torch.int8, device=device)
        self._spans: list[tuple[torch.cuda.Event, torch.cuda.Event]] = []

    def time(self, call: Callable[[], object]) -> None:
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        self._flush.zero_()
        begin.record()
        call()
        end.record()
        self._spans.append((begin, end))

    def read(self) -> list[float]:
        torch.cuda.synchronize(self.device)
        spans, self._spans = self._spans, []
        return [begin.elapsed_time(end) for begin, end in spans]


class HostClock:
    """The same on a CPU, where a call has ended when it returns: the way to try this program without a GPU."""

    def __init__(self) -> None:
        self.device = torch.device("cpu")
        self._spans: list[float] = []

    def time(self, call: Callable[[], object]) -> None:
        begin = time.perf_counter()
        call()
        self._spans.append((time.perf_counter() - begin) * 1e3)

    def read(self) -> list[float]:
        spans, self._spans = self._spans, []
        return spans
