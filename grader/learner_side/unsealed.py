"""The life of one program's process in the layer `process`: limits, and no walls. Nothing in it needs Linux.

The process is started afresh instead of forked from a warm runner: on macOS a process that was forked after torch is
loaded must not use the system's numerical library. The worker starts it ahead of time, so that nobody waits for it.
"""

import _thread
import math
import os
import resource
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any, NoReturn

from . import calling, child, service, wire

_WATCH_SECONDS = 0.1
_COMPILED_BYTES = 64 << 20  # of one file that Triton's compiler writes
_RSS_UNIT = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss, in bytes


def main(control: socket.socket, settings: dict[str, Any]) -> NoReturn:
    """Get ready, say so, serve the one program that comes; ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C in the terminal is for the worker to act on
    parent = os.getppid()
    try:
        data = control.detach()
        if data != child.DATA_FD:
            os.dup2(data, child.DATA_FD, inheritable=False)
            os.close(data)
        service._warm()
        child._forget_the_runner()
        _limit(settings["limits"], device=settings["device"])
        calling.warm_up(settings["device"])
        most = _peak_bytes() + settings["limits"]["memory_bytes"]
        _thread.start_new_thread(_watch, (parent, most))
        life = child.Life(
            child.NULL_FD,
            child.STDOUT_FD,
            child.DATA_FD,
            runner=parent,
            banned=(),
            max_bytes=settings["result_bytes"],
            readable=(),
        )
        wire.write_all(child.DATA_FD, wire.encode({"ready": True, "cpu_seconds": time.process_time()}))
        child._serve(child._Session(life))
    except wire.Closed:
        os._exit(0)
    except BaseException as error:  # noqa: BLE001  the worker reads what was printed last
        os.write(child.STDERR_FD, f"{type(error).__name__}: {error}\n"[:500].encode("utf-8", "replace"))
    os._exit(70)


def _limit(limits: dict[str, int], *, device: str = "cpu") -> None:
    """What this system can limit; another may lack one of the names, or refuse a value. A GPU's driver maps far more
    than is ever used, so that the address space says nothing there."""
    used = math.ceil(time.process_time())  # importing torch is not the program's doing
    written = 0 if device == "cpu" else _COMPILED_BYTES
    wanted = {
        # SIGXCPU first, which is told apart; SIGKILL two seconds later, for those who handle it.
        "RLIMIT_CPU": (used + limits["cpu_seconds"], used + limits["cpu_seconds"] + 2),
        "RLIMIT_CORE": (0, 0),
        "RLIMIT_FSIZE": (written, written),
        "RLIMIT_NOFILE": (limits["open_files"], limits["open_files"]),
    }
    space = _address_space_bytes() if device == "cpu" else 0
    if space:
        wanted["RLIMIT_AS"] = (space + limits["memory_bytes"], space + limits["memory_bytes"])
    for name, (soft, hard) in wanted.items():
        which = getattr(resource, name, None)
        if which is None:
            continue
        ceiling = resource.getrlimit(which)[1]
        most = hard if ceiling == resource.RLIM_INFINITY else min(hard, ceiling)
        try:
            resource.setrlimit(which, (min(soft, most), most))
        except (ValueError, OSError):
            continue


def _address_space_bytes() -> int:
    """What is mapped now; 0 where the system does not say, or (macOS) maps far more than is ever used."""
    if not sys.platform.startswith("linux"):
        return 0
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[0]) * resource.getpagesize()
    except OSError:
        return 0


def _peak_bytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _RSS_UNIT


def _watch(
    parent: int,
    most: int,
    *,
    sleep: Callable[[float], None] = time.sleep,
    parent_now: Callable[[], int] = os.getppid,
    peak: Callable[[], int] = _peak_bytes,
    kill: Callable[[int, int], None] = os.kill,
    own: Callable[[], int] = os.getpid,
) -> None:
    """End this process when the worker is gone, or when it holds too much memory where the kernel does not count it."""
    while True:
        sleep(_WATCH_SECONDS)
        if parent_now() != parent or peak() > most:
            kill(own(), signal.SIGKILL)
