"""Ways out of the process that the kernel must refuse; each attempt leaves evidence in the worker's hands."""

from __future__ import annotations

import platform
import sys

import pytest

from grader.worker.program import FailureKind, Returned
from grader.worker.sandbox import syscalls

from .conftest import passes_honestly, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")

PRELUDE = """
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)

def system_call(number, *arguments):
    converted = [ctypes.c_long(a) if isinstance(a, int) else a for a in arguments]
    result = libc.syscall(ctypes.c_long(number), *converted)
    print(result, ctypes.get_errno() if result < 0 else 0)
"""
BUFFER = "ctypes.create_string_buffer(4096)"
# By name, with arguments that would do something on a system that lets them.
SYSTEM_CALLS = {
    "unshare": "0x10000000",
    "setns": "0, 0",
    "mount": "b'none', b'/tmp', b'tmpfs', 0, None",
    "umount2": "b'/proc', 2",
    "pivot_root": "b'/tmp', b'/tmp'",
    "chroot": "b'/tmp'",
    "move_mount": "0, b'', 0, b'/tmp', 0",
    "fsopen": "b'tmpfs', 0",
    "ptrace": "16, os.getppid(), 0, 0",
    "process_vm_readv": f"os.getppid(), {BUFFER}, 1, {BUFFER}, 1, 0",
    "process_vm_writev": f"os.getppid(), {BUFFER}, 1, {BUFFER}, 1, 0",
    "kcmp": "os.getpid(), os.getppid(), 0, 0, 0",
    "pidfd_open": "os.getppid(), 0",
    "pidfd_getfd": "0, 0, 0",
    "pidfd_send_signal": "0, 9, 0, 0",
    "open_by_handle_at": f"-100, {BUFFER}, 0",
    "name_to_handle_at": f"-100, b'/etc/passwd', {BUFFER}, {BUFFER}, 0",
    "io_uring_setup": f"8, {BUFFER}",
    "io_uring_enter": "0, 1, 0, 0, 0",
    "bpf": f"0, {BUFFER}, 64",
    "perf_event_open": f"{BUFFER}, 0, -1, -1, 0",
    "userfaultfd": "0",
    "keyctl": "0, -3, 1",
    "add_key": "b'user', b'rowsum', b'x', 1, -3",
    "request_key": "b'user', b'rowsum', None, -3",
    "personality": "0x0040000",
    "capset": f"{BUFFER}, {BUFFER}",
    "setuid": "0",
    "setresgid": "0, 0, 0",
    "setgroups": "0, 0",
    "setpriority": "0, os.getppid(), 19",
    "sched_setattr": f"os.getppid(), {BUFFER}, 0",
    "prlimit64": f"os.getppid(), 7, {BUFFER}, 0",
    "setrlimit": f"9, {BUFFER}",
    "kexec_load": "0, 0, 0, 0",
    "init_module": f"{BUFFER}, 0, b''",
    "finit_module": "0, b'', 0",
    "memfd_create": "b'x', 0",
    "memfd_secret": "0",
    "execveat": "3, b'', 0, 0, 0x1000",
    "fanotify_init": "0, 0",
    "inotify_init1": "0",
    "quotactl": "0, 0, 0, 0",
    "shmget": "0x48000001, 4096, 0o1777",
    "semget": "0x48000001, 1, 0o1777",
    "msgget": "0x48000001, 0o1777",
    "mq_open": "b'rowsum', 0x42, 0o666, 0",
    "sethostname": "b'x', 1",
    "clock_settime": f"0, {BUFFER}",
    "syslog": f"3, {BUFFER}, 4096",
    "reboot": "0, 0, 0, 0",
    "splice": "0, 0, 1, 0, 10, 0",
    "vmsplice": f"1, {BUFFER}, 1, 0",
}


@pytest.mark.parametrize("name", SYSTEM_CALLS)
def test_it_refuses_system_call(sandbox, name):
    number = syscalls.seccomp.resolve_syscall(syscalls.seccomp.system_arch(), name)
    if number < 0:
        pytest.skip("this machine does not have it")
    source = PRELUDE + f"def f(x):\n    system_call({number}, {SYSTEM_CALLS[name]})\n    return x\n"
    outcome = run(sandbox, source)
    assert outcome.stdout.split() == ["-1", "1"]  # EPERM
    assert outcome.evidence == FailureKind.BLOCKED
    assert name in outcome.incident.message


@pytest.mark.parametrize("number", [400, 434 + 60, 600, 10_000, 0x40000000 - 1])
def test_it_has_never_heard_of_unknown_system_calls(kernel_sandbox, number):
    assert run(kernel_sandbox, PRELUDE + f"def f(x):\n    system_call({number}, 0)\n    return x\n").stdout.split() == [
        "-1",
        "38",
    ]


@pytest.mark.parametrize("call", ["seccomp(1, 0, 0)", "sendmsg(3, buffer, 0)", "prctl(22, 2, buffer, 0, 0)"])
def test_it_takes_away_what_the_sealing_itself_needed(sandbox, call):
    name, arguments = call.split("(")
    if name == "prctl":
        body = f"print(libc.prctl({arguments})"
    else:
        number = syscalls.seccomp.resolve_syscall(syscalls.seccomp.system_arch(), name)
        body = f"print(libc.syscall({number}, {arguments})"
    source = PRELUDE + f"buffer = {BUFFER}\ndef f(x):\n    {body}\n    return x\n"
    assert run(sandbox, source).stdout.strip() == "-1"


def _machine_code(code):
    return (
        PRELUDE
        + f"""
import mmap
code = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
code.write({code!r})
call = ctypes.CFUNCTYPE(ctypes.c_long)(ctypes.addressof(ctypes.c_char.from_buffer(code)))
def f(x):
    print(call())
    return x
"""
    )


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the 32-bit entry of x86_64")
def test_it_ends_a_process_that_enters_by_32_bit_calls(sandbox):
    getpid_by_int_0x80 = bytes.fromhex("b814000000cd80c3")
    outcome = run(sandbox, _machine_code(getpid_by_int_0x80))
    assert (outcome.kind, outcome.stdout) == (FailureKind.BLOCKED, "")
    passes_honestly(sandbox)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="x32 is an ABI of x86_64")
def test_it_ends_a_process_that_enters_by_x32_calls(sandbox):
    x32_getpid = bytes.fromhex("b8270000400f05c3")
    outcome = run(sandbox, _machine_code(x32_getpid))
    assert (outcome.kind, outcome.stdout) == (FailureKind.BLOCKED, "")


@pytest.mark.parametrize("option", [1, 4, 8, 24, 28, 35, 36, 38, 41, 47, 59, 0x59616D61], ids=lambda n: f"prctl {n}")
def test_it_refuses_to_change_what_the_process_may_do(sandbox, option):
    outcome = run(sandbox, PRELUDE + f"def f(x):\n    print(libc.prctl({option}, 0, 0, 0, 0))\n    return x\n")
    assert outcome.stdout.strip() == "-1"


def test_it_has_no_capability_and_cannot_gain_one(sandbox):
    source = """
        import ctypes
        libc = ctypes.CDLL(None)
        def f(x):
            header, data = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
            libc.syscall(125, header, data)
            print(list(data))
            return x
    """
    outcome = run(sandbox, source)
    assert outcome.stdout.strip() in ("[0, 0, 0, 0, 0, 0]",)


def test_it_cannot_type_into_the_terminal(sandbox):
    source = "import fcntl\ndef f(x):\n    fcntl.ioctl(0, 0x5412, b'x')\n    return x"
    outcome = run(sandbox, source)
    assert (outcome.kind, outcome.result.exception) == (FailureKind.BLOCKED, "PermissionError")


def test_it_cannot_have_signals_sent_to_others_by_a_descriptor(sandbox):
    source = "import fcntl, os\ndef f(x):\n    fcntl.fcntl(1, 8, os.getppid())\n    return x"
    assert run(sandbox, source).evidence == FailureKind.BLOCKED


@pytest.mark.parametrize(
    "path", ["/proc/self/mem", "/proc/1/environ", "/proc/1/root/etc/passwd", "/proc/self/maps", "/proc/kallsyms"]
)
def test_it_cannot_open_the_process_file_system(sandbox, path):
    outcome = run(sandbox, f"def f(x):\n    print(open({path!r}, 'rb').read(10))\n    return x")
    assert (outcome.kind, outcome.stdout) == (FailureKind.BLOCKED, "")


def test_it_cannot_reach_the_host_through_a_descriptor_it_inherited(sandbox):
    source = """
        import os, stat
        def f(x):
            kinds = {}
            for fd in range(20000):
                try:
                    mode = os.fstat(fd).st_mode
                except OSError:
                    continue
                kinds[fd] = "socket" if stat.S_ISSOCK(mode) else "pipe" if stat.S_ISFIFO(mode) else "null"
            print(kinds)
            return x
    """
    # Nothing but /dev/null, its output, and its own socket to the judge.
    assert run(sandbox, source).stdout.strip() == "{0: 'null', 1: 'pipe', 2: 'pipe', 3: 'socket'}"


def test_it_cannot_pass_or_fetch_descriptors_over_its_socket(sandbox):
    source = """
        import socket
        def f(x):
            s = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, 0, 3)
            socket.send_fds(s, [b"x"], [1])
            return x
    """
    outcome = run(sandbox, source)
    assert (outcome.kind, outcome.evidence) == (FailureKind.BLOCKED, FailureKind.BLOCKED)


def test_it_runs_what_is_left(sandbox):
    source = """
        import os, threading, time
        def f(x):
            time.sleep(0)
            os.getpid(), os.uname(), os.times(), os.urandom(3)
            return x
    """
    assert isinstance(run(sandbox, source).result, Returned)
