"""The layer `process`: a program has a process of its own with limits, and no walls; for code that one trusts.

It needs nothing of Linux, and this module no torch. The worker starts each process itself and is its parent, so it can
end it, and hear how it ended, without the runner, the descriptors sent from process to process, and the pidfds of the
other layers. What comes back is bounded and taken as hostile by the same code as theirs.
"""

import contextlib
import dataclasses
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterable

from grader.learner_side.seal import ProcessLimits

from .errors import SandboxError
from .layers import Layer, Start, environment, start_of
from .limits import Limits
from .warm import Ending, Handed

_SPARE = 2
_LOOK_SECONDS = 0.005
_REAP_SECONDS = 5.0
_RSS_UNIT = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss, in bytes


def _inherited_peak() -> int:
    """Of the account of a process started now, in units of ru_maxrss, what is not its own.

    Linux counts the memory that it shared with us until it became a program of its own (setmax_mm_hiwater_rss in exec):
    with a large worker every process seems to have been large.
    """
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss if sys.platform.startswith("linux") else 0


class OwnChild:
    """One process, from its start to its end; reaped here, so that the kernel's account of it is to be had."""

    def __init__(self, number: int, limits: Limits, *, start: Start, device: str) -> None:
        self.number = number
        self.ending: Ending | None = None
        self.cpu_seconds_before = 0.0  # that it used before it was ready: importing torch is not the program's doing
        counted = ProcessLimits(limits.cpu_seconds, limits.memory_bytes, limits.open_files, limits.stack_bytes)
        settings = {
            "life": "unsealed",
            "device": device,
            "limits": dataclasses.asdict(counted),
            "packages": start.packages,
            "result_bytes": limits.result_bytes,
        }
        ours, theirs = socket.socketpair()
        self.output, printing = os.pipe()
        with theirs, os.fdopen(printing, "wb") as out:
            self._process = subprocess.Popen(
                [*start.command, str(theirs.fileno())],
                pass_fds=[theirs.fileno()], env=environment(), cwd="/",
                stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
            )  # fmt: skip
        self._inherited_peak = _inherited_peak()  # only now: we may have grown until it became its own program
        with contextlib.suppress(OSError):  # it ended at once; whoever waits for it hears so
            ours.send(json.dumps(settings).encode())
        self.data = ours.detach()
        self.handed_over = False

    @property
    def handed(self) -> Handed:
        """Its descriptors, from now on the caller's."""
        self.handed_over = True
        return Handed(self.number, self._process.pid, self.data, self.output, -1)

    def has_ended(self) -> bool:
        """Whether it is dead; takes its account when it is."""
        if self.ending is not None:
            return True
        pid, status, usage = os.wait4(self._process.pid, os.WNOHANG)
        if pid == 0:
            return False
        self._process.returncode = os.waitstatus_to_exitcode(status)
        own = usage.ru_maxrss if usage.ru_maxrss > self._inherited_peak else 0
        used = usage.ru_utime + usage.ru_stime - self.cpu_seconds_before
        self.ending = Ending(status, used, own * _RSS_UNIT)
        self._end_group()
        return True

    def ends_within(self, seconds: float) -> bool:
        """Whether it is dead by then."""
        until = time.monotonic() + seconds
        while not self.has_ended():
            if time.monotonic() > until:
                return False
            time.sleep(_LOOK_SECONDS)
        return True

    def kill(self) -> None:
        """End it and the processes that it started in its own group."""
        if self.ending is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)
            self._end_group()

    def _end_group(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # there is none; macOS says EPERM for that
            os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it, reap it, and let go of the descriptors that nobody took."""
        self.kill()
        self.ends_within(_REAP_SECONDS)
        if not self.handed_over:
            os.close(self.data)
            os.close(self.output)
            self.handed_over = True


class UnsealedRunner:
    """Starts processes, some ahead of time: each imports torch for itself, since CUDA does not outlive a fork either.

    `start` may put walls around each of them.
    """

    def __init__(self, limits: Limits, *, start: Start | None = None, device: str = "cpu") -> None:
        self.layer = Layer.PROCESS
        self.device = device
        self._start_of_each = start or start_of(Layer.PROCESS)
        self._limits = limits
        self._waiting: list[OwnChild] = []
        self._taken: dict[int, OwnChild] = {}
        self._born = 0
        self._closed = False
        self._lock = threading.RLock()
        self._refill()

    @property
    def alive(self) -> bool:
        """Until it is closed."""
        return not self._closed

    def wait_until_ready(self) -> None:
        """Nothing to wait for: each process says for itself when it is ready."""

    def take(self, banned: Iterable[str] = ()) -> Handed:
        """A process that waits for its program, or is about to."""
        with self._lock:
            self._waiting = [one for one in self._waiting if not self._is_stillborn(one)]
            one = self._waiting.pop(0) if self._waiting else self._start()
            self._taken[one.number] = one
            return one.handed

    def child(self, number: int) -> OwnChild:
        """One that was taken and not yet forgotten."""
        return self._taken[number]

    def ending_of(self, number: int, *, seconds: float) -> Ending | None:
        """How that process ended; None when it does not in time."""
        one = self._taken[number]
        one.ends_within(seconds)
        return one.ending

    def forget(self, number: int) -> None:
        """Nobody will ask for that process again. Only now is another started, not while a program is timed."""
        with self._lock:
            one = self._taken.pop(number, None)
            if one is not None:
                one.close()
            if not self._closed:
                self._refill()

    def close(self) -> None:
        """End every process; idempotent."""
        with self._lock:
            self._closed = True
            for one in [*self._waiting, *self._taken.values()]:
                one.close()
            self._waiting = []

    def _refill(self) -> None:
        while len(self._waiting) < _SPARE:
            self._waiting.append(self._start())

    def _start(self) -> OwnChild:
        self._born += 1
        try:
            return OwnChild(self._born, self._limits, start=self._start_of_each, device=self.device)
        except OSError as error:
            raise SandboxError(f"no process can be started: {error}") from None

    def _is_stillborn(self, one: OwnChild) -> bool:
        if not one.has_ended():
            return False
        one.close()
        return True
