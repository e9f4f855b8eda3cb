"""The runner's loop; see runner.py."""

import gc
import importlib
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from . import bans, calling, child, seal

CONTROL_BYTES = 1 << 16
# What programs for these exercises import; loaded once here instead of in every child.
_USUAL_MODULES = (
    "abc collections collections.abc contextlib copy dataclasses enum functools inspect itertools json math operator "
    "random re statistics string textwrap time traceback types typing warnings numpy torch.nn.functional "
    "torch.nn.attention"
)
_STILLBORN_LIMIT = 5


@dataclass(slots=True)
class _Child:
    number: int
    pid: int
    pidfd: int
    handed_over: bool = False


def main(control: socket.socket, settings: dict[str, Any]) -> None:
    """Serve the worker at the other end of this socket until it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _warm()
    told = settings["filters"]
    filters = seal.Filters(**{**told, "main": bytes.fromhex(told["main"]), "closing": bytes.fromhex(told["closing"])})
    plan = seal.plan(seal.ProcessLimits(**settings["limits"]), filters, settings["readable"])
    gc.collect()
    gc.freeze()  # what is here now is never looked at again, so that the children share its pages
    control.send(json.dumps({"ready": True, "landlock": plan.landlock_rules is not None}).encode())
    Service(control, plan, settings).serve()


def _warm() -> None:
    """Import torch and use it once, so that what it sets up lazily is set up before the fork."""
    import torch

    torch.set_num_threads(1)
    for name in _USUAL_MODULES.split():
        importlib.import_module(name)
    calling.rehearse()
    bans.prepare()


class Service:
    """Keeps `spare` sealed children waiting."""

    def __init__(self, control: socket.socket, plan: seal.Plan, settings: dict[str, Any]) -> None:
        self.control = control
        self.plan = plan
        self.spare: int = settings["spare"]
        self.max_bytes: int = settings["result_bytes"]
        self.readable: list[str] = settings["readable"]
        self.parent = os.getppid()
        self.null = os.open(os.devnull, os.O_RDONLY)
        self.children: dict[int, _Child] = {}  # by pidfd
        self.waiting: list[tuple[_Child, int, int]] = []  # with the worker's ends: socket, output
        self.born = 0
        self.stillborn = 0
        self.poll = select.poll()
        self.poll.register(control, select.POLLIN)

    def serve(self) -> None:
        """Until the worker closes its end."""
        while True:
            ready = {fd for fd, _ in self.poll.poll(0 if len(self.waiting) < self.spare else 1000)}
            self._reap(ready - {self.control.fileno()})
            if self.control.fileno() in ready:
                request = self.control.recv(CONTROL_BYTES)
                if not request:
                    break
                self._hand_over()
            elif len(self.waiting) < self.spare:
                self.waiting.append(self._fork())
            elif os.getppid() != self.parent:
                break
        self._end_all()

    def _hand_over(self) -> None:
        one, data, output = self.waiting.pop(0) if self.waiting else self._fork()
        one.handed_over = True
        message = json.dumps({"child": one.number, "pid": one.pid}).encode()
        socket.send_fds(self.control, [message], [data, output, one.pidfd])
        os.close(data)
        os.close(output)

    def _fork(self) -> tuple[_Child, int, int]:
        ours, theirs = (end.detach() for end in socket.socketpair())
        output, printing = os.pipe()
        runner = os.getpid()
        pid = os.fork()
        if pid == 0:
            self.control.detach()
            self.poll = None  # type: ignore[assignment]
            kept = child.Descriptors(self.null, printing, theirs)
            child.live(self.plan, kept, runner=runner, max_bytes=self.max_bytes, readable=self.readable)
        os.close(theirs)
        os.close(printing)
        self.born += 1
        born = _Child(self.born, pid, os.pidfd_open(pid))
        self.children[born.pidfd] = born
        self.poll.register(born.pidfd, select.POLLIN)
        return born, ours, output

    def _reap(self, pidfds: Iterable[int]) -> None:
        for pidfd in pidfds:
            gone = self.children.pop(pidfd)
            self.poll.unregister(pidfd)
            os.close(pidfd)
            _, status, usage = os.wait4(gone.pid, 0)
            if gone.handed_over:
                cpu = usage.ru_utime + usage.ru_stime
                report = {
                    "ended": gone.number,
                    "status": status,
                    "cpu_seconds": cpu,
                    "rss_bytes": usage.ru_maxrss << 10,
                }
                self._report(report)
                continue
            self.stillborn += 1
            if self.stillborn > _STILLBORN_LIMIT:
                sys.exit("the runner's children do not survive being sealed")
            for spare in [one for one in self.waiting if one[0] is gone]:
                self.waiting.remove(spare)
                os.close(spare[1])
                os.close(spare[2])

    def _report(self, report: dict[str, Any]) -> None:
        try:
            self.control.send(json.dumps(report).encode(), socket.MSG_DONTWAIT)
        except BlockingIOError:  # a worker that has not looked for thousands of children does not need this one
            return

    def _end_all(self) -> None:
        for one in self.children.values():
            signal.pidfd_send_signal(one.pidfd, signal.SIGKILL)
        for one in self.children.values():
            os.waitpid(one.pid, 0)
