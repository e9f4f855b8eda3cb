"""What this machine has for judging: devices, dtypes, implementations of attention."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Collection
from dataclasses import dataclass

from attention_core.fused_triton.availability import INSTALLED, LEAST_CAPABILITY
from attention_core.options import Implementation
from grader.statuses import Device
from grader.worker.cases import DTYPES
from grader.worker_list import Offer

_ASK_SECONDS = 120  # torch is imported, and a driver may be slow to wake
# In a process of its own: whoever has used CUDA cannot be forked any more, and a worker forks all that it runs.
_ASK = """
import json, torch
found = None
if torch.cuda.is_available():
    found = {"name": torch.cuda.get_device_name(0), "capability": list(torch.cuda.get_device_capability(0))}
print(json.dumps(found))
"""


class NoSuchDevice(RuntimeError):
    """This machine has not got it; the message says what was looked for."""


@dataclass(frozen=True, slots=True)
class Gpu:
    """The first GPU that torch sees."""

    name: str
    capability: tuple[int, int]


def find_gpu() -> Gpu | None:
    """The GPU of this machine, or None; takes as long as an import of torch."""
    asked = subprocess.run(
        [sys.executable, "-c", _ASK], capture_output=True, text=True, timeout=_ASK_SECONDS, check=False
    )
    found = json.loads(asked.stdout.strip().splitlines()[-1]) if asked.returncode == 0 else None
    return None if found is None else Gpu(found["name"], tuple(found["capability"]))


def offers(devices: Collection[Device]) -> list[Offer]:
    """What there is for these devices. Raises NoSuchDevice for one that this machine has not."""
    found = []
    if Device.CPU in devices:
        found.append(offer_of_cpu())
    if Device.CUDA in devices:
        gpu = find_gpu()
        if gpu is None:
            raise NoSuchDevice(
                "this worker was told to serve the queue grade.gpu, and torch sees no CUDA device here. Start it where "
                "`python -c 'import torch; print(torch.cuda.is_available())'` says True, or without that queue."
            )
        found.append(offer_of_gpu(gpu))
    return found


def offer_of_cpu() -> Offer:
    """Every implementation but the kernel, which has only its slow interpreter there."""
    runs = tuple(one.value for one in Implementation if one is not Implementation.TRITON)
    return Offer(Device.CPU.value, platform.processor() or platform.machine(), tuple(DTYPES), runs)


def offer_of_gpu(gpu: Gpu) -> Offer:
    """The kernel where the GPU is new enough for it; bfloat16 needs as much."""
    is_new = gpu.capability >= LEAST_CAPABILITY
    dtypes = tuple(name for name in DTYPES if is_new or name != "bfloat16")
    runs = tuple(one.value for one in Implementation if one is not Implementation.TRITON or (INSTALLED and is_new))
    return Offer(Device.CUDA.value, gpu.name, dtypes, runs)
