"""No new process, no program run, no signal to anybody else; and nothing is left running."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path
from textwrap import dedent

import pytest

from grader.worker.program import FailureKind, Program

from .conftest import passes_honestly, run

IMPORTS = "import ctypes, multiprocessing, os, pty, signal, subprocess, sys\nlibc = ctypes.CDLL(None, use_errno=True)\n"


@pytest.mark.parametrize(
    "attack",
    [
        "os.fork()",
        "pty.fork()",
        "os.forkpty()",
        "os.popen('true').read()",
        "subprocess.run(['true'])",
        "subprocess.run('true', shell=True)",
        "os.posix_spawn('/bin/true', ['true'], {})",
        "os.execv('/bin/true', ['true'])",
        "os.execv(sys.executable, ['python'])",
        "multiprocessing.Process(target=print).start()",
        "multiprocessing.Pool(2)",
        "os.kill(os.getppid(), signal.SIGKILL)",
        "os.kill(os.getppid(), 0)",
        "os.kill(-1, signal.SIGTERM)",
        "os.kill(0, signal.SIGTERM)",
        "os.kill(1, signal.SIGTERM)",
        "os.killpg(os.getpgrp(), signal.SIGTERM)",
        "os.nice(-5)",
        "os.setsid()",
        "os.setpgid(0, 0)",
        "os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))",
        "signal.pidfd_send_signal(1, 9)",
        "os.pidfd_open(os.getppid())",
        "os.setuid(0)",
        "os.chroot('/')",
    ],
)
def test_it_refuses_processes_and_signals(sandbox, attack):
    outcome = run(sandbox, IMPORTS + f"def f(x):\n    {attack}\n    return x")
    assert (outcome.kind, outcome.evidence) == (FailureKind.BLOCKED, FailureKind.BLOCKED), outcome
    assert outcome.result.message.startswith("it tried to use ")
    passes_honestly(sandbox)


@pytest.mark.parametrize(
    "call",
    [
        "libc.vfork()",
        "libc.fork()",
        "libc.system(b'true')",
        "os.system('true')",
        "libc.tgkill(os.getppid(), os.getppid(), 9)",
        "libc.kill(os.getppid(), 9)",
    ],
)
def test_it_refuses_processes_and_signals_from_c(sandbox, call):
    outcome = run(sandbox, IMPORTS + f"def f(x):\n    print({call})\n    return x")
    assert outcome.evidence == FailureKind.BLOCKED
    assert int(outcome.stdout) != 0


def test_it_remembers_a_refusal_that_the_program_caught(sandbox):
    source = """
        import os
        def f(x):
            for _ in range(50):
                try:
                    os.fork()
                except OSError:
                    pass
            return x
    """
    outcome = run(sandbox, source)
    assert outcome.kind is None
    assert outcome.incident.kind == FailureKind.BLOCKED
    assert "50 times" in outcome.incident.message


def test_it_blames_the_refusal_when_the_program_then_ends_itself(sandbox):
    source = IMPORTS + "def f(x):\n    try:\n        os.kill(os.getppid(), 2)\n    finally:\n        os._exit(0)"
    assert run(sandbox, source).kind == FailureKind.BLOCKED


def test_it_tells_the_line_that_was_refused(sandbox):
    failure = run(sandbox, IMPORTS + "def f(x):\n    os.fork()\n").result
    assert (failure.line, failure.exception, failure.source_line) == (4, "PermissionError", "    os.fork()")


def test_it_leaves_no_process_of_a_program_that_lingers(sandbox):
    source = """
        import threading, time, signal
        for n in range(1, 32):
            if n not in (9, 19):
                signal.signal(n, signal.SIG_IGN)
        threading.Thread(target=time.sleep, args=(60,)).start()
        def f(x):
            return x
    """
    process = sandbox.start(Program(dedent(source), "f", ("x",)))
    try:
        assert process.load() is None
        assert _descendants_that_ignore(signal.SIGUSR1)
    finally:
        process.close()
    passes_honestly(sandbox)
    patience = time.monotonic() + 60  # what was killed is reaped beside the next program
    while _descendants_that_ignore(signal.SIGUSR1):
        assert time.monotonic() < patience
        time.sleep(0.05)


def _descendants_that_ignore(number):
    ignored = (re.search(r"SigIgn:\s*(\w+)", _status(pid)) for pid in _descendants(os.getpid()))
    return [found for found in ignored if found and int(found[1], 16) >> (number - 1) & 1]


def _status(pid):
    try:
        return Path(f"/proc/{pid}/status").read_text()
    except OSError:  # it ended meanwhile
        return ""


def _descendants(pid):
    found = []
    for entry in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = entry.read_text().split()
        except OSError:
            continue
        for child in children:
            found += [child, *_descendants(child)]
    return found
