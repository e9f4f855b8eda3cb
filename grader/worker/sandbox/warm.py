"""The worker's end of a warm runner: start it, take a sealed child from it, hear how children ended."""

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from grader.learner_side import landlock
from grader.learner_side.seal import Filters, ProcessLimits

from .errors import SandboxError
from .layers import Layer, Start, environment, start_of
from .limits import Limits
from .syscalls import filters

_CONTROL_BYTES = 1 << 16
_START_SECONDS = 120.0  # importing torch from a cold disk, on a busy machine
_HAND_OVER_SECONDS = 30.0
_END_SECONDS = 5.0
_SPARE = 2


def settings_for(start: Start, limits: Limits, kernel: Filters) -> dict[str, Any]:
    """What a runner is told first, as JSON."""
    counted = ProcessLimits(limits.cpu_seconds, limits.memory_bytes, limits.open_files, limits.stack_bytes)
    return {
        "limits": asdict(counted),
        "filters": {**asdict(kernel), "main": kernel.main.hex(), "closing": kernel.closing.hex()},
        "readable": start.readable,
        "packages": start.packages,
        "spare": _SPARE,
        "result_bytes": limits.result_bytes,
    }


@dataclass(frozen=True, slots=True)
class Ending:
    """How a child ended, from the kernel's account of it."""

    status: int  # as of wait(2)
    cpu_seconds: float
    rss_bytes: int  # at its peak; of a fork, what it had beyond the runner


@dataclass(frozen=True, slots=True)
class Handed:
    """A sealed child: its number at the runner, and descriptors that now belong to the caller."""

    number: int
    inner_pid: int
    data: int
    output: int
    pidfd: int


class WarmRunner:
    """One runner process. Not for use from two threads at once without the lock that `take` and `ending_of` hold."""

    def __init__(self, layer: Layer, limits: Limits) -> None:
        self.layer = layer
        self._endings: dict[int, Ending] = {}
        self._awaited: set[int] = set()
        self._ready = False
        self._lock = threading.RLock()
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process, settings = self._begin(limits, theirs)
        self._control.send(json.dumps(settings).encode())

    def _begin(self, limits: Limits, theirs: socket.socket) -> tuple[subprocess.Popen[bytes], dict[str, Any]]:
        """Start the process, which holds the other end of the control socket; and what it is to be told first."""
        start = start_of(self.layer)
        process = subprocess.Popen(
            [*start.command, str(theirs.fileno())],
            pass_fds=[theirs.fileno()], env=environment(), cwd="/", start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )  # fmt: skip
        return process, settings_for(start, limits, filters())

    @property
    def alive(self) -> bool:
        """False once it has ended."""
        return self._process.poll() is None

    def wait_until_ready(self) -> None:
        """Until torch is imported there. Raises SandboxError when it ends before."""
        with self._lock:
            while not self._ready:
                self._receive(_START_SECONDS)

    def take(self, banned: Iterable[str] = ()) -> Handed:
        """A sealed child that waits for its program, if it can be one that has these bans already.

        Raises SandboxError when none can be had.
        """
        with self._lock:
            self.wait_until_ready()
            self._tell({"banned": sorted(banned)})
            until = time.monotonic() + _HAND_OVER_SECONDS
            while True:
                handed = self._receive(until - time.monotonic())
                if handed is not None:
                    self._awaited.add(handed.number)
                    return handed

    def ending_of(self, number: int, *, seconds: float) -> Ending | None:
        """How that child ended; None when the runner does not say so in time."""
        with self._lock:
            return self._endings.pop(number) if self._hear_of_end(number, seconds) else None

    def _hear_of_end(self, number: int, seconds: float) -> bool:
        """Whether the runner has said by then how that child ended."""
        until = time.monotonic() + seconds
        with self._lock:
            with contextlib.suppress(SandboxError):
                while number not in self._endings and time.monotonic() < until:
                    self._receive(until - time.monotonic())
            return number in self._endings

    def _tell(self, request: dict[str, Any]) -> None:
        try:
            self._control.send(json.dumps(request).encode())
        except OSError as error:
            raise SandboxError(f"the runner is gone: {error}") from None

    def forget(self, number: int) -> None:
        """Nobody will ask how that child ended."""
        with self._lock:
            self._awaited.discard(number)
            self._endings.pop(number, None)

    def close(self) -> None:
        """End the runner and all of its children; idempotent."""
        self._control.close()
        try:
            self._process.wait(_END_SECONDS if self._ready else 0)  # before it is ready it does not listen
        except subprocess.TimeoutExpired:
            for pid in (
                *_below(self._process.pid),
                self._process.pid,
            ):  # bubblewrap's own death ends none of those in it
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()
        if self._process.stderr is not None:
            self._process.stderr.close()

    def _receive(self, seconds: float) -> Handed | None:
        """Take in one message; returns a child if that is what it is."""
        ready = select.poll()
        ready.register(self._control, select.POLLIN)
        if not ready.poll(max(0.0, seconds) * 1000):
            raise SandboxError("the runner does not answer")
        try:
            data, descriptors, _, _ = socket.recv_fds(self._control, _CONTROL_BYTES, 3)
        except ConnectionResetError:
            data, descriptors = b"", []
        if not data:
            raise SandboxError(f"the runner ended: {self._last_words()}")
        return self._understand(json.loads(data), descriptors)

    def _handed(self, message: dict[str, Any], descriptors: list[int]) -> Handed:
        """The child that a message hands over."""
        return Handed(message["child"], message["pid"], *descriptors)

    def _check(self, ready: dict[str, Any]) -> None:
        """Raise SandboxError where the runner, which is ready, lacks something that it could have."""
        if landlock.abi() and not ready["landlock"]:
            raise SandboxError("the runner could not set up Landlock, which this kernel has")

    def _understand(self, message: dict[str, Any], descriptors: list[int]) -> Handed | None:
        if "child" in message:
            return self._handed(message, descriptors)
        if "ended" in message:
            if message["ended"] in self._awaited:
                self._awaited.discard(message["ended"])
                self._endings[message["ended"]] = Ending(
                    message["status"], message["cpu_seconds"], message["rss_bytes"]
                )
        else:
            self._check(message)
            self._ready = True
        return None

    def _last_words(self) -> str:
        """The last line that the runner wrote to its standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        if self._process.stderr is None or self._process.poll() is None:
            return "no reason known"
        os.set_blocking(self._process.stderr.fileno(), False)
        lines = (self._process.stderr.read() or b"").decode("utf-8", "replace").strip().splitlines()
        return lines[-1][:300] if lines else f"exit {self._process.returncode}"


def _below(pid: int) -> list[int]:
    """The processes that descend from this one, now."""
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):  # the thread ended meanwhile
            for child in map(int, children.read_text().split()):
                found += [*_below(child), child]
    return found
