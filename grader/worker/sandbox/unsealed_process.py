"""One learner's program in a process without walls, as the judge sees it; see unsealed.py."""

import dataclasses
import os
import signal
import time
from typing import Any

from grader.learner_side import wire
from grader.worker.program import RULES, Failure, FailureKind, Program

from .channel import Channel, Frame, TimedOut
from .errors import SandboxError
from .limits import Limits
from .process import Keeper, SandboxedProcess
from .unsealed import OwnChild, UnsealedRunner
from .warm import Ending, Handed

_START_SECONDS = 120.0  # importing torch from a cold disk


class _UnsealedChannel(Channel):
    """The same loop; the process is ended and looked after by its number, as its parent may."""

    def __init__(self, handed: Handed, limits: Limits, own_child: OwnChild) -> None:
        super().__init__(handed, limits)
        self._child = own_child

    def receive_seal(self, seconds: float) -> None:
        """Wait until the process is ready; there is no seal. Raises SandboxError when it does not get so far."""
        try:
            frame = self._read_frame(time.monotonic() + max(seconds, _START_SECONDS), max_bytes=0)
        except (wire.Closed, TimedOut):
            self.last_output()
            said = bytes(self.printed).decode("utf-8", "replace").strip().splitlines()
            raise SandboxError(f"it did not get ready: {said[-1][:300] if said else 'no reason known'}") from None
        used = frame.message.get("cpu_seconds")
        if frame.message.get("ready") is not True or not isinstance(used, float):
            raise SandboxError(f"it did not get ready: {str(frame.message)[:300]}")
        self._child.cpu_seconds_before = used  # no line of the program has run yet, so that the word is ours
        self._drain_output()  # a library's warning is not what the program printed
        self.printed.clear()
        self.printed_bytes = 0

    def kill(self) -> None:
        self._child.kill()

    def ends_within(self, seconds: float) -> bool:
        return self._child.ends_within(seconds)


class UnsealedProcess(SandboxedProcess):
    """A program in a process with limits and no walls of its own."""

    def _channel_to(self, handed: Handed) -> Channel:
        assert isinstance(self._runner, UnsealedRunner)
        return _UnsealedChannel(handed, self._limits, self._runner.child(handed.number))

    def _failure_in(self, answer: Frame, *, but: str) -> Failure | None:
        failure = super()._failure_in(answer, but=but)
        if failure is None or failure.kind is not FailureKind.BLOCKED:
            return failure
        return dataclasses.replace(failure, kind=FailureKind.RAISED)  # an error of the system's, and no wall of ours

    def _believed(self, told: Any) -> Failure | None:
        failure = super()._believed(told)
        return failure if failure is not None and failure.kind in RULES else None

    def _explained(self, ending: Ending) -> Failure:
        limits = self._limits
        killed = os.WIFSIGNALED(ending.status) and os.WTERMSIG(ending.status) == signal.SIGKILL
        if killed and ending.cpu_seconds < limits.cpu_seconds and ending.rss_bytes <= limits.memory_bytes * 0.7:
            text = "the process was killed, by the program itself or by the system for want of memory"
            return Failure(FailureKind.CRASHED, text)
        return super()._explained(ending)


class GpuProcess(UnsealedProcess):
    """One whose tensors lie on a GPU, behind bubblewrap: what we started is bubblewrap, so that its memory says
    nothing."""

    def __init__(self, program: Program, runner: Keeper, handed: Handed, limits: Limits) -> None:
        super().__init__(program, runner, handed, limits)
        self._account.close()
