"""The fastest of a few configurations, measured once in a process for each kind of call."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence

from attention_core.fused_triton.configurations import Configuration

_chosen: dict[Hashable, Configuration] = {}


def choose(
    kind: Hashable, candidates: Sequence[Configuration], milliseconds: Callable[[Configuration], float]
) -> Configuration:
    """The fastest candidate. `milliseconds` gives inf where one does not fit the device.

    Raises RuntimeError where none fits. The compiled variants are also kept on disk, by Triton itself.
    """
    if kind not in _chosen:
        times = {candidate: milliseconds(candidate) for candidate in candidates}
        best = min(times, key=lambda candidate: times[candidate])
        if times[best] == math.inf:
            raise RuntimeError(f"no configuration of the Triton kernel fits this device: tried {list(candidates)}")
        _chosen[kind] = best
    return _chosen[kind]
