"""Which system calls a learner's process may make, and how the kernel is told so.

A list of what is allowed, not of what is not: whatever is on neither list below gets ENOSYS, as on a kernel that has
never heard of it. What is on the list of the forbidden is an *attempt*: the kernel asks the worker (seccomp user
notification), which refuses with EPERM and keeps the name as evidence, whatever the program does with the error.
"""

import errno
import functools
import os
from enum import StrEnum
from typing import Any

from grader.learner_side import landlock
from grader.learner_side.seal import Filters

from .errors import SandboxError

try:
    import pyseccomp as seccomp
except (ImportError, OSError, RuntimeError):  # no libseccomp on this system
    seccomp = None


class Concern(StrEnum):
    """What a forbidden call would have reached for."""

    NETWORK = "the network"
    PROCESSES = "other processes"
    SIGNALS = "signals to other processes"
    FILES = "files in a way that changes them"
    SHARED_MEMORY = "shared memory"
    KERNEL = "the kernel's own services"


def _names(words: str) -> tuple[str, ...]:
    return tuple(words.split())


ALLOWED = _names("""
    read readv pread64 preadv preadv2 write writev lseek close close_range dup dup2 dup3 fstat stat lstat
    newfstatat statx access faccessat faccessat2 readlink readlinkat getdents getdents64 getcwd chdir fchdir
    umask poll ppoll select pselect6 mmap munmap mprotect mremap madvise brk membarrier rt_sigaction
    rt_sigprocmask rt_sigreturn rt_sigtimedwait rt_sigpending rt_sigsuspend sigaltstack pause alarm setitimer
    getitimer nanosleep clock_nanosleep clock_gettime clock_getres gettimeofday time times getrusage
    restart_syscall getpid gettid getppid getuid geteuid getgid getegid getgroups getresuid getresgid getpgrp
    getpgid getsid uname sysinfo getcpu sched_yield sched_getaffinity sched_getparam sched_getscheduler
    sched_get_priority_max sched_get_priority_min futex futex_waitv set_robust_list get_robust_list
    set_tid_address rseq arch_prctl getrandom getrlimit getpriority wait4 waitid exit exit_group
""")

FORBIDDEN: dict[Concern, tuple[str, ...]] = {
    Concern.NETWORK: _names("""
    socket socketpair connect bind listen accept accept4 sendto sendmmsg recvfrom recvmsg recvmmsg shutdown
    getsockopt setsockopt getsockname getpeername epoll_create epoll_create1
"""),
    Concern.PROCESSES: _names("""
    fork vfork execve execveat ptrace process_vm_readv process_vm_writev process_madvise process_mrelease
    pidfd_open pidfd_getfd kcmp setsid setpgid unshare setns setuid setgid setreuid setregid setresuid setresgid
    setfsuid setfsgid setgroups capset setrlimit setpriority ioprio_set sched_setscheduler sched_setparam
    sched_setattr personality pipe pipe2 eventfd eventfd2
"""),
    Concern.SIGNALS: _names("kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo pidfd_send_signal"),
    Concern.FILES: _names("""
    creat openat2 mkdir mkdirat rmdir unlink unlinkat rename renameat renameat2 link linkat symlink symlinkat
    chmod fchmod fchmodat fchmodat2 chown fchown lchown fchownat truncate ftruncate fallocate utime utimes
    futimesat utimensat setxattr lsetxattr fsetxattr setxattrat removexattr lremovexattr fremovexattr
    removexattrat mknod mknodat mount umount2 move_mount open_tree fsopen fsconfig fsmount fspick mount_setattr
    pivot_root chroot swapon swapoff quotactl quotactl_fd name_to_handle_at open_by_handle_at memfd_create
    memfd_secret fanotify_init fanotify_mark inotify_init inotify_init1 inotify_add_watch copy_file_range
    sendfile splice tee vmsplice pwrite64 pwritev pwritev2
"""),
    Concern.SHARED_MEMORY: _names("""
    shmget shmat shmdt shmctl semget semop semtimedop semctl msgget msgsnd msgrcv msgctl mq_open mq_unlink
    mq_timedsend mq_timedreceive mq_notify mq_getsetattr
"""),
    Concern.KERNEL: _names("""
    add_key request_key keyctl bpf perf_event_open userfaultfd io_uring_setup io_uring_enter io_uring_register
    init_module finit_module delete_module kexec_load kexec_file_load reboot settimeofday clock_settime adjtimex
    clock_adjtime sethostname setdomainname syslog iopl ioperm modify_ldt acct vhangup
"""),
}
# Allowed with some arguments only; otherwise an attempt.
_PARTLY = {"open": Concern.FILES, "openat": Concern.FILES, "fcntl": Concern.SIGNALS, "clone": Concern.PROCESSES}
_PARTLY |= {"prlimit64": Concern.PROCESSES, "ioctl": Concern.FILES, "prctl": Concern.KERNEL}

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND | 0o20000000  # the last: O_TMPFILE's own bit
_CLONE_THREAD = 0x00010000
# By command, the second (prctl: the first) argument. Other commands get ENOSYS like unknown calls.
_HARMLESS = {
    "fcntl": (0, 1, 2, 3, 4, 1030, 1032),  # duplicate; get and set flags; pipe size
    "ioctl": (0x5401, 0x541B, 0x5421, 0x5450, 0x5451),  # TCGETS (isatty), FIONREAD, FIONBIO, FIONCLEX, FIOCLEX
    "prctl": (15, 16, 0x53564D41),  # set and get the thread's name; name an anonymous mapping
}
_SUSPECT = {
    "fcntl": (8, 10, 15, 1024, 1026, 1033),  # F_SETOWN, F_SETSIG, F_SETOWN_EX: signals to others; leases, seals
    "ioctl": (0x5412, 0x541C),  # TIOCSTI, TIOCLINUX: typing into the terminal
    "prctl": (1, 4, 8, 24, 28, 35, 36, 47, 59),  # parent-death signal, dumpable, capabilities, memory map, subreaper
}
_COMMAND_ARGUMENT = {"fcntl": 1, "ioctl": 1, "prctl": 0}
_NEEDED_TO_SEAL = ("sendmsg", "seccomp")  # to hand over the listener, to install the second filter
_QUIETLY_REFUSED = ("sched_setaffinity", "mbind", "set_mempolicy", "get_mempolicy")  # libraries try them and go on


@functools.cache
def filters() -> Filters:
    """The filters of every child here. Raises SandboxError where they cannot be had: nothing runs without."""
    if seccomp is None:
        raise SandboxError("there is no libseccomp on this system (install the package libseccomp2 or libseccomp)")
    notify = can_notify()
    main = main_filter(notify=notify, may_open=landlock.abi() > 0)
    number = seccomp.resolve_syscall(seccomp.system_arch(), "seccomp")
    return Filters(main=main, closing=closing_filter(), notify=notify, seccomp_number=number)


def can_notify() -> bool:
    """Whether this kernel asks somebody else about a system call, and can let it go on afterwards (Linux 5.5)."""
    release = os.uname().release.split("-")[0].split(".")
    version = tuple(int(part) for part in release[:2] if part.isdigit())
    return seccomp is not None and version >= (5, 5) and seccomp.get_api() >= 5


def main_filter(*, notify: bool, may_open: bool) -> bytes:
    """The program of the first filter, in the kernel's own format (struct sock_filter).

    With `notify` an attempt, or a new thread, is put to whoever holds the listener; without it attempts are refused.
    `may_open` is False where Landlock is missing: then no file can be opened, since nothing else says which.
    """
    attempt = seccomp.NOTIFY if notify else seccomp.ERRNO(errno.EPERM)
    rules = _new_filter(seccomp.ERRNO(errno.ENOSYS))
    for name in ALLOWED:
        _add(rules, seccomp.ALLOW, name)
    for name in _QUIETLY_REFUSED:
        _add(rules, seccomp.ERRNO(errno.EPERM), name)
    for names in FORBIDDEN.values():
        for name in names:
            _add(rules, attempt, name)
    _add_opening(rules, attempt, may_open=may_open)
    _add(rules, attempt, "clone", seccomp.Arg(0, seccomp.MASKED_EQ, _CLONE_THREAD, 0))
    thread = attempt if notify else seccomp.ALLOW  # with a listener they are counted
    _add(rules, thread, "clone", seccomp.Arg(0, seccomp.MASKED_EQ, _CLONE_THREAD, _CLONE_THREAD))
    # Own limits can be read and not set.
    _add(rules, seccomp.ALLOW, "prlimit64", seccomp.Arg(2, seccomp.EQ, 0))
    _add(rules, attempt, "prlimit64", seccomp.Arg(2, seccomp.NE, 0))
    for name, argument in _COMMAND_ARGUMENT.items():
        for action, commands in ((seccomp.ALLOW, _HARMLESS[name]), (attempt, _SUSPECT[name])):
            for command in commands:  # the kernel looks at the lower half of the register only
                _add(rules, action, name, seccomp.Arg(argument, seccomp.MASKED_EQ, 0xFFFFFFFF, command))
    for name in _NEEDED_TO_SEAL:
        _add(rules, seccomp.ALLOW, name)
    return _exported(rules)


def closing_filter() -> bytes:
    """The program of the second filter: takes away what the sealing itself still needed after the first one."""
    rules = _new_filter(seccomp.ALLOW)
    for name in _NEEDED_TO_SEAL:
        _add(rules, seccomp.ERRNO(errno.EPERM), name)
    return _exported(rules)


@functools.cache
def name_of(number: int) -> str:
    """The name of a system call of this machine's own architecture."""
    try:
        return str(seccomp.resolve_syscall(seccomp.system_arch(), number).decode())
    except (OSError, ValueError):
        return f"system call {number}"


@functools.cache
def concern_of(name: str) -> Concern:
    """What a call of this name is counted as."""
    for concern, names in FORBIDDEN.items():
        if name in names:
            return concern
    return _PARTLY.get(name, Concern.KERNEL)


def _new_filter(default: int) -> Any:
    rules = seccomp.SyscallFilter(default)
    rules.set_attr(seccomp.Attr.ACT_BADARCH, seccomp.KILL_PROCESS)  # 32-bit entry, x32
    return rules


def _add(rules: Any, action: int, name: str, *arguments: Any) -> None:
    try:
        rules.add_rule(action, name, *arguments)
    except (OSError, ValueError):
        # A name that this architecture, or this version of libseccomp, does not have: the default action covers it.
        return


def _add_opening(rules: Any, attempt: int, *, may_open: bool) -> None:
    for name, flags in (("open", 1), ("openat", 2)):
        if not may_open:
            _add(rules, seccomp.ERRNO(errno.EACCES), name)
            continue
        _add(rules, seccomp.ALLOW, name, seccomp.Arg(flags, seccomp.MASKED_EQ, _WRITING, 0))
        for bit in (os.O_WRONLY, os.O_RDWR, os.O_CREAT, os.O_TRUNC, os.O_APPEND, 0o20000000):
            _add(rules, attempt, name, seccomp.Arg(flags, seccomp.MASKED_EQ, bit, bit))


def _exported(rules: Any) -> bytes:
    """The filter's program; through a pipe (it fits into one), because libseccomp writes to descriptors only."""
    reading, writing = os.pipe()
    with os.fdopen(writing, "wb") as out:
        rules.export_bpf(out)
    with os.fdopen(reading, "rb") as result:
        return result.read()
