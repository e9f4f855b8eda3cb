"""The Runner of the judge: one warm runner process, replaced when it dies.

This module imports no torch, so that the runner can import it while the worker does the same.
"""

from __future__ import annotations

import os
import threading
from types import TracebackType
from typing import TYPE_CHECKING, Self

from .errors import SandboxError
from .layers import Layer, chosen, start_on_gpu
from .limits import Limits
from .unsealed import UnsealedRunner
from .warm import WarmRunner

if TYPE_CHECKING:
    from grader.worker.program import Program

    from .process import SandboxedProcess


class Sandbox:
    """Starts a sealed process for each program. The first costs a start of Python with torch; `warm` takes it ahead."""

    def __init__(self, layer: Layer | str = Layer.AUTO, limits: Limits | None = None, *, on_gpu: bool = False) -> None:
        self.layer = Layer(layer)
        self.on_gpu = on_gpu
        self.limits = limits or Limits()
        self._runner: WarmRunner | UnsealedRunner | None = None
        self._owner = os.getpid()
        self._lock = threading.RLock()

    def warm(self, *, wait: bool = False) -> None:
        """Start the runner now, in the background; with `wait`, until it is ready."""
        runner = self._running()
        if wait:
            runner.wait_until_ready()

    def start(self, program: Program) -> SandboxedProcess:
        """A process that waits to load this program, sealed in all layers but `process`.

        Raises SandboxError, after a second runner was tried.
        """
        try:
            return self._start(program)
        except SandboxError:
            self.close()
            return self._start(program)

    def _start(self, program: Program) -> SandboxedProcess:
        from .process import SandboxedProcess

        runner = self._running()
        if isinstance(runner, UnsealedRunner):
            from .unsealed_process import GpuProcess, UnsealedProcess

            own = GpuProcess if self.on_gpu else UnsealedProcess
            return own(program, runner, runner.take(), self.limits)
        kind: type[SandboxedProcess] = SandboxedProcess
        if runner.layer is Layer.GVISOR:
            from .gvisor import GvisorProcess

            kind = GvisorProcess
        return kind(program, runner, runner.take(program.banned), self.limits)

    def _running(self) -> WarmRunner | UnsealedRunner:
        with self._lock:
            if self._owner != os.getpid():  # a fork of the worker: the runner belongs to the parent
                self._runner, self._owner = None, os.getpid()
            if self._runner is not None and not self._runner.alive:
                self.close()
            if self._runner is None:
                self._runner = self._new_runner(chosen(self.layer))
            return self._runner

    def _new_runner(self, layer: Layer) -> WarmRunner | UnsealedRunner:
        if self.on_gpu:
            return UnsealedRunner(self.limits, start=start_on_gpu(layer), device="cuda")
        match layer:
            case Layer.PROCESS:
                return UnsealedRunner(self.limits)
            case Layer.GVISOR:
                from .gvisor import GvisorRunner

                return GvisorRunner(layer, self.limits)
            case _:
                return WarmRunner(layer, self.limits)

    def close(self) -> None:
        """End the runner and every process that it started; idempotent."""
        with self._lock:
            if self._runner is not None and self._owner == os.getpid():
                self._runner.close()
            self._runner = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
