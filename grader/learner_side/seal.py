"""How a process gives up everything but computing, before it reads a line of a learner's source.

The plan is made once, in the runner; each child only carries it out: a few milliseconds, ahead of time.
"""

import contextlib
import ctypes
import os
import resource
import signal
from collections.abc import Sequence
from dataclasses import dataclass

from . import landlock

_PR_SET_PDEATHSIG, _PR_CAPBSET_DROP, _PR_SET_SECUREBITS, _PR_SET_NO_NEW_PRIVS, _PR_CAP_AMBIENT = 1, 24, 28, 38, 47
_CAP_AMBIENT_CLEAR_ALL = 4
_ALL_SECUREBITS_LOCKED = (
    0xEF  # no root powers, no set-uid fix-ups, no ambient capabilities, each locked (not KEEP_CAPS)
)
_HIGHEST_CAPABILITY = 63
_SECCOMP_SET_MODE_FILTER, _SECCOMP_NEW_LISTENER = 1, 1 << 3
_CAPABILITY_VERSION_3 = 0x20080522

_libc = ctypes.CDLL(None, use_errno=True)


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_char_p))


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """What the kernel counts for each child."""

    cpu_seconds: int
    memory_bytes: int  # address space beyond what the runner has when it forks
    open_files: int
    stack_bytes: int


@dataclass(frozen=True, slots=True)
class Filters:
    """The system calls that are left, as the kernel's own programs; the worker translated them."""

    main: bytes
    closing: bytes  # takes away what the sealing itself needs after the first one
    notify: bool  # attempts are put to whoever holds the listener
    seccomp_number: int  # the number of the system call seccomp(2) on this machine


@dataclass(frozen=True, slots=True)
class Plan:
    """What a child does to itself."""

    limits: ProcessLimits
    filters: Filters
    address_space_bytes: int  # what the runner has, and its children start with
    landlock_rules: (
        int | None
    )  # a descriptor, inherited by the children and closed by each; None where the kernel has none


def plan(limits: ProcessLimits, filters: Filters, readable: Sequence[str]) -> Plan:
    """Prepare in the runner what its children will do."""
    version = landlock.abi()
    rules = landlock.ruleset(readable, version) if version else None
    return Plan(limits, filters, _address_space_bytes(), rules)


def seal(what: Plan) -> int | None:
    """Carry the plan out; returns the descriptor of the listener, if there is one. Raises OSError where a step fails.

    Afterwards the process can still send that descriptor away; `close_seal` ends that.
    """
    _limit(what.limits, what.address_space_bytes + what.limits.memory_bytes)
    _prctl(_PR_SET_NO_NEW_PRIVS, 1)
    if what.landlock_rules is not None:
        landlock.restrict_self(what.landlock_rules)
        os.close(what.landlock_rules)
    _drop_capabilities()
    return _install(what.filters, what.filters.main, listen=what.filters.notify)


def close_seal(what: Plan) -> None:
    """The last step: nothing can be sent away, and no further filter installed."""
    _install(what.filters, what.filters.closing, listen=False)


def die_with_parent(parent: int) -> None:
    """Have the kernel kill this process when the runner dies; ends at once if it already has."""
    _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)


def be_first_to_go() -> None:
    """When memory runs out, the kernel shall end a learner's process and not the worker."""
    with contextlib.suppress(OSError), open("/proc/self/oom_score_adj", "w") as score:
        score.write("1000")


def _address_space_bytes() -> int:
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[0]) * resource.getpagesize()
    except OSError:  # no /proc here; about what torch takes
        return 1 << 30


def _limit(limits: ProcessLimits, space: int) -> None:
    hard = {
        resource.RLIMIT_AS: (space, space),
        # SIGXCPU first, which is told apart; SIGKILL two seconds later, for those who handle it.
        resource.RLIMIT_CPU: (limits.cpu_seconds, limits.cpu_seconds + 2),
        resource.RLIMIT_CORE: (0, 0),
        resource.RLIMIT_FSIZE: (0, 0),
        resource.RLIMIT_NOFILE: (limits.open_files, limits.open_files),
        resource.RLIMIT_MEMLOCK: (0, 0),
        resource.RLIMIT_STACK: (limits.stack_bytes, limits.stack_bytes),
    }
    for which, (soft, most) in hard.items():
        ceiling = resource.getrlimit(which)[1]
        if ceiling != resource.RLIM_INFINITY:
            resource.setrlimit(which, (min(soft, ceiling), min(most, ceiling)))
        else:
            resource.setrlimit(which, (soft, most))
    with contextlib.suppress(
        ValueError, OSError
    ):  # gVisor's kernel does not let it be set; no queue can be opened anyway
        resource.setrlimit(resource.RLIMIT_MSGQUEUE, (0, 0))


def _drop_capabilities() -> None:
    """Give up every capability, and the ways to regain one; where an ordinary user may not say so, there is none."""
    for capability in range(_HIGHEST_CAPABILITY + 1):
        if _libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0) < 0:
            break
    _libc.prctl(_PR_SET_SECUREBITS, _ALL_SECUREBITS_LOCKED, 0, 0, 0)
    _libc.prctl(_PR_CAP_AMBIENT, _CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0)
    nothing = (ctypes.c_uint32 * 6)()
    if _libc.capset(ctypes.byref(header), ctypes.byref(nothing)) < 0:
        _raise_errno("capset")


def _install(filters: Filters, code: bytes, *, listen: bool) -> int | None:
    program = _Program(len(code) // 8, code)
    listener: int = _libc.syscall(
        ctypes.c_long(filters.seccomp_number),
        ctypes.c_uint(_SECCOMP_SET_MODE_FILTER),
        ctypes.c_uint(_SECCOMP_NEW_LISTENER if listen else 0),
        ctypes.byref(program),
    )
    if listener < 0:
        _raise_errno("seccomp")
    return listener if listen else None


def _prctl(option: int, value: int) -> None:
    if _libc.prctl(option, value, 0, 0, 0) < 0:
        _raise_errno("prctl")


def _raise_errno(what: str) -> None:
    error = ctypes.get_errno()
    raise OSError(error, f"{what}: {os.strerror(error)}")
