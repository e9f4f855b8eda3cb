"""The runner's loop; see runner.py."""

import contextlib
import gc
import importlib
import importlib.util
import json
import os
import resource
import select
import signal
import socket
import sys
from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from . import bans, calling, child, compiling, kernels, seal

CONTROL_BYTES = 1 << 16
# What programs for these exercises import; loaded once here instead of in every child.
_USUAL_MODULES = (
    "abc collections collections.abc contextlib copy dataclasses enum functools inspect itertools json math operator "
    "random re statistics string textwrap time traceback types typing warnings numpy torch.nn.functional "
    "torch.nn.attention"
)
_STILLBORN_LIMIT = 5


_KINDS = 3  # sets of bans for which a child is kept waiting

Bans = tuple[str, ...]


@dataclass(slots=True, eq=False)
class Child:
    """One process that was forked and not yet reaped."""

    number: int
    pid: int
    pidfd: int
    data: int  # the worker's end of its socket, and of its output; closed here when handed over
    output: int
    banned: Bans
    inherited_kib: int  # what the kernel counted as ours at the fork; since then we may have loaded more
    handed_over: bool = False


class Ends(NamedTuple):
    """A child's socket and output: the worker's ends, -1 where they are not here, and the child's."""

    data: int
    output: int
    theirs: int
    printing: int


def main(control: socket.socket, settings: dict[str, Any]) -> None:
    """Serve the worker at the other end of this socket until it is gone."""
    plan = get_ready(control, settings)
    Service(control, plan, settings).serve()


def get_ready(control: socket.socket, settings: dict[str, Any]) -> seal.Plan:
    """Import torch, plan what children do to themselves, and say that all is ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _warm()
    told = settings["filters"]
    filters = seal.Filters(**{**told, "main": bytes.fromhex(told["main"]), "closing": bytes.fromhex(told["closing"])})
    plan = seal.plan(seal.ProcessLimits(**settings["limits"]), filters, settings["readable"])
    gc.collect()
    gc.freeze()  # what is here now is never looked at again, so that the children share its pages
    control.send(json.dumps({"ready": True, "landlock": plan.landlock_rules is not None}).encode())
    return plan


def _warm() -> None:
    """Import torch and use it once, so that what it sets up lazily is set up before the fork."""
    import torch

    torch.set_num_threads(1)
    for name in _USUAL_MODULES.split():
        importlib.import_module(name)
    calling.rehearse()
    bans.prepare()
    torch.compile = compiling.compile
    _want_no_cache()


def _want_no_cache() -> None:
    """Parts of torch make a folder for compiled code when they are imported, which in a child would be an attempt.

    Only the module that says where that folder is gets loaded: its package would take a second.
    """
    import torch

    name = "torch._inductor.runtime.cache_dir_utils"
    file = Path(torch.__file__).parent / "_inductor" / "runtime" / "cache_dir_utils.py"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None or not file.exists():  # another version of torch
        return
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for place in ("cache_dir", "default_cache_dir"):
        setattr(module, place, lambda: "/nonexistent")
    sys.modules[name] = module


class Service:
    """Keeps sealed children waiting: some that ban nothing, and one for each set of bans that was asked for lately."""

    def __init__(self, control: socket.socket, plan: seal.Plan, settings: dict[str, Any]) -> None:
        self.control = control
        self.plan = plan
        self.spare: int = settings["spare"]
        self.max_bytes: int = settings["result_bytes"]
        self.readable: list[str] = settings["readable"]
        self.jail: str | None = settings.get("jail")
        self.parent = os.getppid()
        self.null = os.open(os.devnull, os.O_RDONLY)
        self.children: dict[int, Child] = {}  # by pid
        self.waiting: list[Child] = []
        self.asked_lately: list[Bans] = []
        self.born = 0
        self.stillborn = 0
        self.poll = select.poll()
        self.poll.register(control, select.POLLIN)

    def serve(self) -> None:
        """Until the worker closes its end."""
        while True:
            missing = self._missing()
            ready = {fd for fd, _ in self.poll.poll(1000 if missing is None else 0)}
            for one in self.ended(ready):
                self._reap(one)
            if self.control.fileno() in ready:
                request = self.control.recv(CONTROL_BYTES)
                if not request:
                    break
                self.obey(json.loads(request))
            elif missing is not None:
                self.waiting.append(self._fork(missing))
            elif os.getppid() != self.parent:
                break
        self._end_all()

    def _missing(self) -> Bans | None:
        """The kind of child to have next, if one should be waiting that is not.

        While a program runs, only what is wholly missing is made: making a child takes as long as a whole verdict, on
        the cores that the program and its judge need.
        """
        waiting = [one.banned for one in self.waiting]
        running = any(one.handed_over for one in self.children.values())
        wanted = 1 if running else self.spare
        return next((banned for banned in ((), *self.asked_lately) if waiting.count(banned) < wanted), None)

    def ended(self, ready: Container[int]) -> list[Child]:
        """The children that are dead, given the descriptors at which something happened."""
        return [one for one in self.children.values() if one.pidfd in ready]

    def obey(self, request: dict[str, Any]) -> None:
        """Do what the worker asks: hand over a child."""
        self._hand_over(tuple(request["banned"]))

    def _hand_over(self, banned: Bans) -> None:
        # Putting bans in takes some milliseconds, so a child that has them already is best; any other can still do it.
        # Only Triton takes so long that it is not done while a program waits for its first line to run.
        suitable = [one for one in self.waiting if one.banned == banned] or [
            one for one in self.waiting if not one.banned and kernels.RULE not in banned
        ]
        one = suitable[0] if suitable else self._fork(banned)
        if one in self.waiting:
            self.waiting.remove(one)
        if banned and banned not in self.asked_lately:
            self.asked_lately = [banned, *self.asked_lately][:_KINDS]
        one.handed_over = True
        self.stillborn = 0
        self.send_away(one, json.dumps({"child": one.number, "pid": one.pid}).encode())

    def send_away(self, one: Child, message: bytes) -> None:
        """Give the worker the descriptors of a child, and let go of them here."""
        socket.send_fds(self.control, [message], [one.data, one.output, one.pidfd])
        os.close(one.data)
        os.close(one.output)

    def connect(self) -> Ends:
        """The descriptors of the next child."""
        ours, theirs = (end.detach() for end in socket.socketpair())
        output, printing = os.pipe()
        return Ends(ours, output, theirs, printing)

    def watch(self, pid: int) -> int:
        """A descriptor at which something happens when this child dies; -1 where that is heard of in another way."""
        pidfd = os.pidfd_open(pid)
        self.poll.register(pidfd, select.POLLIN)
        return pidfd

    def _fork(self, banned: Bans) -> Child:
        if kernels.RULE in banned:
            kernels.prepare()  # at the first such program; who asks for no such thing has no Triton in the runner
        self.born += 1
        ends = self.connect()
        runner, inherited_kib = os.getpid(), _resident_kib()
        pid = os.fork()
        if pid == 0:
            self.control.detach()
            self.poll = None  # type: ignore[assignment]
            life = child.Life(
                self.null,
                ends.printing,
                ends.theirs,
                runner=runner,
                banned=banned,
                max_bytes=self.max_bytes,
                readable=self.readable,
                jail=self.jail,
            )
            child.live(self.plan, life)
        os.close(ends.theirs)
        os.close(ends.printing)
        self.children[pid] = Child(self.born, pid, self.watch(pid), ends.data, ends.output, banned, inherited_kib)
        return self.children[pid]

    def _reap(self, gone: Child) -> None:
        del self.children[gone.pid]
        if gone.pidfd >= 0:
            self.poll.unregister(gone.pidfd)
            os.close(gone.pidfd)
        _, status, usage = os.wait4(gone.pid, 0)
        if gone.handed_over:
            self._report(
                {
                    "ended": gone.number,
                    "status": status,
                    "cpu_seconds": usage.ru_utime + usage.ru_stime,
                    "rss_bytes": max(0, usage.ru_maxrss - gone.inherited_kib) << 10,
                }
            )
            return
        self.stillborn += 1
        if self.stillborn > _STILLBORN_LIMIT:
            sys.exit("the runner's children do not survive being sealed")
        if gone in self.waiting:
            self.waiting.remove(gone)
            self.let_go(gone)

    def let_go(self, one: Child) -> None:
        """Close what was to be handed over of a child that died before."""
        os.close(one.data)
        os.close(one.output)

    def _report(self, report: dict[str, Any]) -> None:
        try:
            self.control.send(json.dumps(report).encode(), socket.MSG_DONTWAIT)
        except BlockingIOError:  # a worker that has not looked for thousands of children does not need this one
            return

    def _end_all(self) -> None:
        for one in self.children.values():  # not reaped yet, so that the number is still theirs
            os.kill(one.pid, signal.SIGKILL)
        for one in self.children.values():
            os.waitpid(one.pid, 0)


def _resident_kib() -> int:
    """What a fork begins with in the kernel's count: our memory without the pages of files, which it maps when it needs
    them. gVisor tells no such pages apart, and counts them for the fork as well."""
    with contextlib.suppress(OSError), open("/proc/self/statm") as statm:
        _, resident, of_files = statm.read().split()[:3]
        return (int(resident) - int(of_files)) * resource.getpagesize() >> 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
