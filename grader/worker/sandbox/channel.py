"""One child's descriptors, and the loop that serves them all while the worker waits for an answer.

Four things can happen while a learner's code runs: it answers, it prints, it makes a system call that is put to us, it
dies. All are served in one place, so that none can hold up another, and each is bounded.
"""

import contextlib
import os
import select
import signal
import socket
import time
from dataclasses import dataclass
from typing import Any

from grader.learner_side import wire

from .attempts import Attempts
from .errors import SandboxError
from .limits import Limits
from .syscalls import filters
from .warm import Handed

_CHUNK = 1 << 18
_MAX_INCIDENTS = 8
SLACK_BYTES = 1 << 20  # of a frame, for its header and for what it holds besides results


class TimedOut(Exception):
    """No answer before the deadline."""


class PrintedTooMuch(Exception):
    """More than the limit came out of its standard output."""


class Flooded(Exception):
    """More refused system calls than anybody makes by accident."""


class AnsweredTooMuch(Exception):
    """A frame longer than what was asked for can be."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame of the child, not yet believed."""

    message: dict[str, Any]
    payload: bytes


class Channel:
    """Owns the descriptors of one child."""

    def __init__(self, handed: Handed, limits: Limits) -> None:
        self._limits = limits
        self._data, self._output, self._pidfd = handed.data, handed.output, handed.pidfd
        self._listener = -1
        self._buffer = bytearray()
        self.printed = bytearray()
        self.printed_bytes = 0
        self.incidents: list[Any] = []
        self.attempts = Attempts(handed.inner_pid, _outer_pid(handed.pidfd), limits.threads)
        self._poll = select.poll()
        for fd in (self._data, self._output):
            os.set_blocking(fd, False)
            self._poll.register(fd, select.POLLIN)

    @property
    def pid(self) -> int:
        """The process's number as the worker sees it."""
        return self.attempts.outer_pid

    def _has_listener(self) -> bool:
        return filters().notify

    def receive_seal(self, seconds: float) -> None:
        """Wait until the child is sealed, and take its listener. Raises SandboxError when it cannot be."""
        ready = select.poll()
        ready.register(self._data, select.POLLIN)
        if not ready.poll(seconds * 1000):
            raise SandboxError("a child did not seal itself in time")
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=os.dup(self._data)) as data:
            first, descriptors, _, _ = socket.recv_fds(data, wire.HEADER.size, 1)
        if descriptors:
            self._listener = descriptors[0]
            self._poll.register(self._listener, select.POLLIN)
        elif self._has_listener():
            raise SandboxError("a child handed over no listener for refused calls")
        self._buffer += first
        frame = self._read_frame(time.monotonic() + seconds, max_bytes=0)
        if frame.message != {"sealed": True}:
            raise SandboxError(f"a child could not be sealed: {str(frame.message)[:300]}")

    def ask(self, frame: bytes, *, ticket: str, seconds: float, max_bytes: int) -> Frame:
        """Send a frame, and return the answer that carries its ticket.

        Raises TimedOut, PrintedTooMuch, Flooded, AnsweredTooMuch, wire.Closed (the child is gone) or wire.Malformed.
        """
        deadline = time.monotonic() + seconds
        self._refuse_early_answers()
        self._send(frame, deadline)
        while True:
            answer = self._read_frame(deadline, max_bytes=max_bytes)
            if answer.message.get("ticket") == ticket:
                self._drain_output()
                return answer
            self._take_incident(answer)

    def _refuse_early_answers(self) -> None:
        """Nothing but an incident can have been sent before it was asked for: else it was prepared to look fast."""
        while True:
            self._serve(0.0)
            if not self._buffer:
                return
            self._take_incident(self._read_frame(time.monotonic() + 1.0, max_bytes=0))

    def _take_incident(self, frame: Frame) -> None:
        if "incident" not in frame.message or len(self.incidents) >= _MAX_INCIDENTS:
            raise wire.Malformed("a frame that answers nothing")
        self.incidents.append(frame.message["incident"])

    def _send(self, frame: bytes, deadline: float) -> None:
        view = memoryview(frame)
        while view:
            if len(self._buffer) > SLACK_BYTES:  # it talks instead of listening
                raise wire.Malformed("a flood of frames")
            try:
                view = view[os.write(self._data, view) :]
            except BlockingIOError:
                self._poll.modify(self._data, select.POLLIN | select.POLLOUT)
                self._serve(_left(deadline))
                self._poll.modify(self._data, select.POLLIN)
            except OSError:
                raise wire.Closed from None

    def _read_frame(self, deadline: float, *, max_bytes: int) -> Frame:
        self._fill(wire.HEADER.size, deadline)
        json_bytes, tensor_bytes = wire.HEADER.unpack_from(self._buffer)
        if json_bytes > wire.JSON_BYTES:
            raise wire.Malformed("no frame of ours is like that")
        if tensor_bytes > max_bytes + SLACK_BYTES:
            raise AnsweredTooMuch
        start = wire.HEADER.size
        end = start + json_bytes + tensor_bytes
        self._fill(end, deadline)
        message = wire.decode_message(bytes(self._buffer[start : start + json_bytes]))
        payload = bytes(memoryview(self._buffer)[start + json_bytes : end])
        del self._buffer[:end]
        return Frame(message, payload)

    def _fill(self, count: int, deadline: float) -> None:
        while len(self._buffer) < count:
            self._serve(_left(deadline))

    def _serve(self, seconds: float) -> None:
        """Wait for something to happen, and serve it."""
        for fd, events in self._poll.poll(seconds * 1000):
            if fd == self._output:
                self._read_output()
            elif fd == self._listener:
                self._answer_attempt(events)
            elif events & (select.POLLIN | select.POLLHUP | select.POLLERR):
                self._read_data()

    def _read_data(self) -> None:
        try:
            part = os.read(self._data, _CHUNK)
        except BlockingIOError:
            return
        except OSError:
            part = b""
        if not part:
            raise wire.Closed
        self._buffer += part

    def _read_output(self) -> bool:
        """Take what was printed; returns False when there is nothing more now."""
        try:
            part = os.read(self._output, _CHUNK)
        except BlockingIOError:
            return False
        if not part:  # every writer is gone, or has closed it
            self._poll.unregister(self._output)
            os.close(self._output)
            self._output = -1
            return False
        self.printed_bytes += len(part)
        room = 4 * self._limits.stdout_characters - len(self.printed)  # a character takes at most four bytes
        if room > 0:
            self.printed += part[:room]
        if self.printed_bytes > self._limits.stdout_bytes:
            raise PrintedTooMuch
        return True

    def _drain_output(self) -> None:
        while self._output >= 0 and self._read_output():
            pass

    def _answer_attempt(self, events: int) -> None:
        if not events & select.POLLIN:  # the process is gone
            self._poll.unregister(self._listener)
            os.close(self._listener)
            self._listener = -1
            return
        with contextlib.suppress(OSError):
            self.attempts.answer(self._listener)
        if self.attempts.refused > self._limits.forbidden_calls or self.attempts.threads > self._limits.threads_in_all:
            raise Flooded

    def last_output(self) -> None:
        """What is still in the pipe of a process that is gone."""
        with contextlib.suppress(PrintedTooMuch, OSError):
            self._drain_output()

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        with contextlib.suppress(OSError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)

    def ends_within(self, seconds: float) -> bool:
        """Whether the process is dead by then: its socket is closed a moment before."""
        gone = select.poll()
        gone.register(self._pidfd, select.POLLIN)
        return bool(gone.poll(seconds * 1000))

    def close(self) -> None:
        """Let go of all descriptors."""
        for fd in (self._data, self._output, self._pidfd, self._listener):
            if fd >= 0:
                os.close(fd)
        self._data = self._output = self._pidfd = self._listener = -1


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimedOut
    return left


def _outer_pid(pidfd: int) -> int:
    """The process's number in the worker's own namespace; 0 where it cannot be told."""
    with contextlib.suppress(OSError, ValueError), open(f"/proc/self/fdinfo/{pidfd}") as info:
        return next(int(line.split()[1]) for line in info if line.startswith("Pid:"))
    return 0
