"""System calls that the sandbox forbids: the kernel asks here, is told no, and the attempt is kept as evidence.

The structures are those of linux/seccomp.h. Only numbers and registers are looked at, never the program's memory, which
it could change while we read.
"""

import contextlib
import ctypes
import fcntl
import os
import signal
from collections import Counter
from dataclasses import dataclass, field

from . import syscalls

_RECEIVE, _SEND = 0xC0502100, 0xC0182101
_LET_IT_GO_ON = 1
# Which register holds the signal, by call; the first register is the process in all of them.
_SIGNAL_ARGUMENT = {"kill": 1, "tkill": 1, "rt_sigqueueinfo": 1, "tgkill": 2, "rt_tgsigqueueinfo": 2}
_EPERM, _EAGAIN = 1, 11
_CLONE_THREAD = 0x00010000


class _Call(ctypes.Structure):
    _fields_ = (
        ("id", ctypes.c_uint64),
        ("pid", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("number", ctypes.c_int32),
        ("arch", ctypes.c_uint32),
        ("instruction", ctypes.c_uint64),
        ("arguments", ctypes.c_uint64 * 6),
    )


class _Reply(ctypes.Structure):
    _fields_ = (
        ("id", ctypes.c_uint64),
        ("value", ctypes.c_int64),
        ("error", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
    )


@dataclass(slots=True)
class Attempts:
    """What one process tried: the first few names in order, and how often in all."""

    inner_pid: int  # the process's own number, as it sees it
    outer_pid: int  # as the worker sees it
    max_threads: int
    names: Counter[str] = field(default_factory=Counter)
    threads: int = 0  # started, in all
    killed_itself: bool = False

    @property
    def refused(self) -> int:
        """How many calls were refused."""
        return self.names.total()

    def answer(self, listener: int) -> None:
        """Take one waiting call from the listener and answer it. Raises OSError when its process is gone."""
        call = _Call()
        fcntl.ioctl(listener, _RECEIVE, call)
        name = syscalls.name_of(call.number)
        reply = _Reply(id=call.id)
        error = self._verdict(name, call.arguments)
        if error:
            reply.error = -error
            self.names[name] += 1
        else:
            reply.flags = _LET_IT_GO_ON
        with contextlib.suppress(OSError):  # it may have been killed in the meantime
            fcntl.ioctl(listener, _SEND, reply)

    def _verdict(self, name: str, arguments: "ctypes.Array[ctypes.c_uint64]") -> int:
        """0 to let it go on, else the error to answer with. Registers cannot change under us, as memory could."""
        if name in _SIGNAL_ARGUMENT:
            if ctypes.c_int32(arguments[0] & 0xFFFFFFFF).value != self.inner_pid:
                return _EPERM
            self.killed_itself |= arguments[_SIGNAL_ARGUMENT[name]] & 0xFFFFFFFF == signal.SIGKILL
            return 0
        if name == "clone" and arguments[0] & _CLONE_THREAD:
            self.threads += 1
            return 0 if self._threads() < self.max_threads else _EAGAIN
        return _EPERM

    def _threads(self) -> int:
        try:
            return os.stat(f"/proc/{self.outer_pid}/task").st_nlink - 2
        except OSError:
            return 0

    def told(self) -> str:
        """What was refused, in half a sentence for the learner; empty when nothing was."""
        if not self.names:
            return ""
        shown = ", ".join(list(self.names)[:6])
        often = f"; {self.refused} times" if self.refused > len(self.names) else ""
        return f"it tried to use {syscalls.concern_of(next(iter(self.names)))} ({shown}{often})"


def describe_signal(number: int) -> str:
    """SIGSEGV and the like, or the bare number."""
    with contextlib.suppress(ValueError):
        return signal.Signals(number).name
    return f"signal {number}"
