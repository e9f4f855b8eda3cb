"""Triton on a GPU: kernels are compiled and run there, and their launches are watched as under the interpreter.

The compiler itself knows no torch and no NumPy in a kernel, and memory is the GPU's own affair. Compiled kernels are
kept in a folder of this process alone: another program's cache could hold whatever that program put there.
"""

import os
import tempfile
from collections.abc import Callable
from typing import Any

import torch

from .code import numbers_in
from .launches import Launches
from .machinery import Machinery


def install_on_gpu(tell: Callable[[dict[str, Any]], None]) -> Launches:
    """From now on, for good: kernels are compiled, and their launches are watched."""
    os.environ.pop("TRITON_INTERPRET", None)
    os.environ["TRITON_CACHE_DIR"] = tempfile.mkdtemp(prefix="rowsum-kernels-")
    from triton.runtime.jit import JITFunction

    torch._C._set_deterministic_algorithms(True, warn_only=True)  # what nobody wrote reads as NaN
    launches = Launches(tell)
    original = JITFunction.run

    def run(self: Any, *args: Any, grid: Any, warmup: bool, **kwargs: Any) -> Any:
        if warmup:
            return original(self, *args, grid=grid, warmup=warmup, **kwargs)
        part = machinery.changed()
        if part is not None:
            launches.refuse(f"it replaced {part}, a part of what launches its kernels", None)
        arguments = {**dict(zip(self.arg_names, args, strict=False)), **kwargs}

        def launch() -> Any:
            return original(self, *args, grid=grid, warmup=False, **kwargs)

        return launches.launch(self.fn.__name__, arguments, launch, numbers_in(self.fn.__code__))

    JITFunction.run = run
    machinery = Machinery()
    return launches
