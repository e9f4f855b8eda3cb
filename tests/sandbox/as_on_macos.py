"""Runs a script where what only Linux has is missing: `python as_on_macos.py manage.py grade ...`.

A stand-in for macOS, which no test here can have: the platform's name and what Python offers there, not its kernel.
The learner's process is started through this file too.
"""

import builtins
import contextlib
import ctypes
import dataclasses
import os
import resource
import runpy
import select
import signal
import socket
import sys
import sysconfig
import types

ONLY_ON_LINUX = {
    os: ("pidfd_open", "waitid", "O_PATH", "sched_getaffinity", "memfd_create", "eventfd"),
    select: ("epoll",),
    signal: ("pidfd_send_signal",),
    socket: ("send_fds", "recv_fds"),  # macOS has them, with traps
    resource: ("RLIMIT_MSGQUEUE", "prlimit"),
}


_NO_PROXIES = types.ModuleType("_scproxy")
_NO_PROXIES._get_proxies = _NO_PROXIES._get_proxy_settings = dict


class _Library(ctypes.CDLL):
    def __getattr__(self, name):
        if name in ("prctl", "capset", "syscall"):
            raise AttributeError(name)
        return super().__getattr__(name)


def _without_proc(call):
    def instead(path, *arguments, **more):
        if str(path).startswith("/proc"):
            raise FileNotFoundError(2, "No such file or directory", path)
        return call(path, *arguments, **more)

    return instead


def _unlike_linux():
    sysconfig.get_config_vars()  # how this interpreter was built: a file whose name has the platform in it
    sys.platform = "darwin"
    for module, names in ONLY_ON_LINUX.items():
        for name in names:
            with contextlib.suppress(AttributeError):
                delattr(module, name)
    ctypes.CDLL = _Library
    builtins.open, os.open = _without_proc(open), _without_proc(os.open)
    real = socket.socketpair

    def socketpair(family=socket.AF_UNIX, kind=socket.SOCK_STREAM, proto=0):
        if kind not in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
            raise OSError(43, "Protocol not supported")
        return real(family, kind, proto)

    socket.socketpair = socketpair
    sys.modules["pyseccomp"] = None  # it is not installed there
    sys.modules["_scproxy"] = _NO_PROXIES  # urllib asks macOS for its proxies
    real_limit = resource.setrlimit

    def setrlimit(which, limits):
        if which == resource.RLIMIT_AS:
            raise ValueError("current limit exceeds maximum limit")
        real_limit(which, limits)

    resource.setrlimit = setrlimit
    _count_memory_in_bytes()


def _in_bytes(usage):
    fields = list(usage)
    fields[2] <<= 10  # ru_maxrss
    return resource.struct_rusage(fields)


def _count_memory_in_bytes():
    usage, wait4 = resource.getrusage, os.wait4

    def waited(pid, options):
        found, status, used = wait4(pid, options)
        return found, status, _in_bytes(used)

    resource.getrusage = lambda who: _in_bytes(usage(who))
    os.wait4 = waited


def _start_programs_likewise():
    from grader.worker.sandbox import unsealed

    real = unsealed.start_of

    def start_of(layer):
        start = real(layer)
        return dataclasses.replace(start, command=(*start.command[:2], __file__, *start.command[2:]))

    unsealed.start_of = start_of


_unlike_linux()
del sys.argv[0]
if sys.argv[0].endswith("manage.py"):
    sys.path.insert(0, os.getcwd())
    _start_programs_likewise()
runpy.run_path(sys.argv[0], run_name="__main__")
