"""Whether the kernels can do what is asked, where it is asked; said without importing Triton."""

from __future__ import annotations

import os
from importlib.util import find_spec

import torch
from torch import Tensor

from attention_core.options import Options

INSTALLED = find_spec("triton") is not None
LEAST_CAPABILITY = (8, 0)  # the first with bfloat16 on tensor cores and copies that run beside the arithmetic
WIDEST = 256  # of D and Dv
DTYPES = (torch.float16, torch.bfloat16, torch.float32)


def is_available(device: torch.device | str) -> bool:
    """True where Triton is installed and `device` is a GPU that it serves, or its interpreter is on."""
    return why_not_on(torch.device(device)) is None


def why_not_on(device: torch.device) -> str | None:
    """What is missing there, as the rest of a sentence that begins with the implementation's name; None if nothing."""
    if not INSTALLED:
        return "needs Triton, which is not installed (it exists for Linux only)"
    if os.environ.get("TRITON_INTERPRET") == "1":
        return None
    if device.type != "cuda" or torch.version.cuda is None:
        return (
            f"needs a CUDA device, not {device.type!r} (or Triton's slow interpreter: "
            "TRITON_INTERPRET=1 before Triton is imported)"
        )
    if torch.cuda.get_device_capability(device) < LEAST_CAPABILITY:
        return f"needs compute capability 8.0 or more, which {device} has not"
    return None


def why_not_triton(q: Tensor, k: Tensor, v: Tensor, options: Options) -> str | None:
    """Why it cannot compute this, as the rest of a sentence that begins with its name; None if it can."""
    if q.dtype not in DTYPES:
        return f"has no {q.dtype}"
    if q.shape[3] > WIDEST or v.shape[3] > WIDEST:
        return f"takes D and Dv up to {WIDEST}, not {q.shape[3]} and {v.shape[3]}"
    for name, tensor in (("bias", options.bias), ("alibi_slopes", options.alibi_slopes)):
        if tensor is not None and tensor.requires_grad and torch.is_grad_enabled():
            return f"gives no gradient of {name}"
    return why_not_on(q.device)
