"""Each limit is enforced, and named by its own name."""

from __future__ import annotations

import pytest
import torch

from grader.learner_side import kernels
from grader.worker.program import Call, FailureKind, Program, Returned
from grader.worker.sandbox import Limits, Sandbox

from .conftest import passes_honestly, run

SHORT = Call((torch.zeros(2),), wall_seconds=0.5)


@pytest.mark.parametrize(
    "body",
    [
        "while True: pass",
        "import time; time.sleep(100)",
        "import threading; threading.Event().wait()",
        "import signal; signal.pause()",
        "import re; re.match('(a+)+$', 'a' * 40 + 'b')",
        "10 ** 10 ** 8",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n    while True: pass",
        "try:\n        while True: pass\n    finally:\n        while True: pass",
        "import torch\n    while True: torch.ones(100, 100) @ torch.ones(100, 100)",
        "import os, signal; os.kill(os.getpid(), signal.SIGSTOP)",
    ],
)
def test_it_ends_a_call_that_takes_too_long(kernel_sandbox, body):
    outcome = run(kernel_sandbox, f"def f(x):\n    {body}", calls=[SHORT])
    assert outcome.kind == FailureKind.TIMED_OUT
    assert "0.5 seconds" in outcome.result.message
    passes_honestly(kernel_sandbox)


def test_it_ends_a_file_that_takes_too_long_to_execute(kernel_sandbox, monkeypatch):
    monkeypatch.setattr(kernel_sandbox, "limits", Limits(load_wall_seconds=0.5))
    assert run(kernel_sandbox, "while True: pass").kind == FailureKind.TIMED_OUT


def test_it_ends_a_submission_whose_calls_take_too_long_together(kernel_sandbox, monkeypatch):
    monkeypatch.setattr(kernel_sandbox, "limits", Limits(wall_seconds=0.7))
    source = "import time\ndef f(x):\n    time.sleep(0.2)\n    return x"
    outcome = run(kernel_sandbox, source, calls=[Call((torch.zeros(1),))] * 9)
    assert outcome.kind == FailureKind.TIMED_OUT
    assert "whole submission" in outcome.result.message


def test_it_lets_a_slow_program_finish(kernel_sandbox):
    source = "import time\ndef f(x):\n    time.sleep(0.1)\n    return x"
    assert isinstance(run(kernel_sandbox, source, calls=[Call((torch.zeros(1),))] * 8).result, Returned)


@pytest.fixture(scope="module")
def one_second():
    """A sandbox in which a program has one second of CPU time."""
    with Sandbox("kernel", Limits(cpu_seconds=1)) as sandbox:
        yield sandbox


@pytest.mark.parametrize("first", ["", "import signal; signal.signal(signal.SIGXCPU, signal.SIG_IGN)\n    "])
def test_it_counts_cpu_time_by_the_kernels_clock(one_second, first):
    source = f"def f(x):\n    {first}\n    while True: pass"
    outcome = run(one_second, source, calls=[Call((torch.zeros(1),), wall_seconds=15)])
    assert outcome.kind == FailureKind.TIMED_OUT
    assert "CPU" in outcome.result.message


@pytest.mark.parametrize(
    "body",
    [
        "import torch; return torch.ones(1 << 30)",
        "held = bytearray(1 << 20)\n    while True: held = held + held",
        "held = []\n    while True: held.append(bytearray(1 << 24))",
        "return 'x' * (1 << 33)",
        "import numpy; return numpy.ones(1 << 30)",
        "return x.new_ones(1, 1 << 16).expand(1 << 16, -1).contiguous()",
    ],
)
def test_it_ends_a_call_that_takes_too_much_memory(sandbox, body):
    assert run(sandbox, f"def f(x):\n    {body}").kind == FailureKind.OUT_OF_MEMORY
    passes_honestly(sandbox)


def test_it_names_a_process_that_dies_of_its_memory(kernel_sandbox):
    # bad_alloc in a thread of C++ cannot be caught: the process aborts.
    source = """
        import ctypes, torch
        libc = ctypes.CDLL(None)
        libc.malloc.restype = ctypes.c_void_p
        def f(x):
            held = [torch.ones(1 << 20) for _ in range(160)]
            libc.abort()
    """
    assert run(kernel_sandbox, source).kind == FailureKind.OUT_OF_MEMORY


def test_it_counts_a_programs_memory_beyond_what_the_runner_had_at_its_fork(kernel_sandbox):
    # Processes wait already sealed while the runner loads Triton for somebody else, and is larger from then on.
    passes_honestly(kernel_sandbox)
    run(kernel_sandbox, "def f(x):\n    return x\n", banned=[kernels.RULE])
    source = """
        import ctypes, torch
        def f(x):
            held = [torch.ones(1 << 20) for _ in range(115)]
            ctypes.CDLL(None).abort()
    """
    assert run(kernel_sandbox, source).kind == FailureKind.OUT_OF_MEMORY


def test_it_calls_a_crash_without_much_memory_a_crash(kernel_sandbox):
    source = """
        import ctypes, torch
        def f(x):
            held = [torch.ones(1 << 20) for _ in range(50)]
            ctypes.string_at(0)
    """
    assert run(kernel_sandbox, source).kind == FailureKind.CRASHED


def test_it_survives_recursion_without_a_limit(kernel_sandbox):
    source = "import sys\nsys.setrecursionlimit(10**9)\ndef f(x):\n    return f(x)"
    ends = (
        FailureKind.CRASHED,
        FailureKind.OUT_OF_MEMORY,
        FailureKind.TIMED_OUT,
    )  # by stack, heap or speed of the machine
    assert run(kernel_sandbox, source, calls=[Call((torch.zeros(1),), wall_seconds=1.5)]).kind in ends
    passes_honestly(kernel_sandbox)


def test_it_survives_recursion_in_c(kernel_sandbox):
    source = "g = []\nfor _ in range(10**6):\n    g = [g]\ndef f(x):\n    return repr(g)"
    assert isinstance(run(kernel_sandbox, source).kind, FailureKind)
    passes_honestly(kernel_sandbox)


@pytest.mark.parametrize(
    "source",
    [
        "def f(x):\n    while True: print('x' * 1000)",
        "import os\ndef f(x):\n    while True: os.write(1, b'x' * 65536)",
        "import os\ndef f(x):\n    while True: os.write(2, b'x' * 65536)",
        "while True: print('x' * 1000)",
    ],
)
def test_it_ends_a_flood_of_output(sandbox, source):
    outcome = run(sandbox, source)
    assert outcome.kind == FailureKind.OUTPUT_TOO_LARGE
    assert len(outcome.stdout) == 4000


@pytest.mark.parametrize(
    "body",
    [
        "return x.new_ones(1 << 25)",
        "return x.new_ones(1).expand(1 << 40)",
        "return tuple(x.new_ones(1 << 22) for _ in range(20))",
    ],
)
def test_it_refuses_results_that_are_too_large(sandbox, body):
    assert run(sandbox, f"def f(x):\n    {body}").kind == FailureKind.OUTPUT_TOO_LARGE


def test_it_limits_threads(sandbox):
    source = """
        import threading
        def f(x):
            stop = threading.Event()
            try:
                for _ in range(3000):
                    threading.Thread(target=stop.wait, daemon=True).start()
            finally:
                print(threading.active_count())
                stop.set()
            return x
    """
    outcome = run(sandbox, source)
    assert outcome.kind == FailureKind.BLOCKED
    assert int(outcome.stdout) <= 32


def test_it_limits_open_files(kernel_sandbox):
    source = "import os, torch\ndef f(x):\n    return [open(torch.__file__) for _ in range(3000)]"
    assert run(kernel_sandbox, source).result.message.startswith("[Errno 24] Too many open files")


def test_it_ends_a_flood_of_refused_calls(sandbox):
    source = """
        import os
        def f(x):
            while True:
                try:
                    os.mkdir("/tmp/x")
                except OSError:
                    pass
    """
    outcome = run(sandbox, source)
    assert (outcome.kind, outcome.evidence) == (FailureKind.BLOCKED, FailureKind.BLOCKED)


def test_it_answers_every_later_call_with_the_failure_that_ended_the_process(kernel_sandbox):
    process = kernel_sandbox.start(Program("import os\ndef f(x):\n    os._exit(3)", "f", ("x",)))
    assert process.load() is None
    first = process.call(SHORT)
    assert first.kind == FailureKind.CRASHED
    assert "exit code 3" in first.message
    assert process.call(SHORT) == first
    assert process.time(SHORT, repeats=2) == first
    process.close()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("os._exit(0)", "exit code 0"),
        ("os.abort()", "SIGABRT"),
        ("ctypes.string_at(0)", "SIGSEGV"),
        ("os.kill(os.getpid(), 9)", "killed its own process"),
        ("os.kill(os.getpid(), 15)", "SIGTERM"),
        ("signal.raise_signal(signal.SIGFPE)", "SIGFPE"),
        ("os.close(3); import time; time.sleep(9)", "closed its connection"),
    ],
)
def test_it_says_how_a_process_died(sandbox, body, said):
    outcome = run(sandbox, f"import ctypes, os, signal\ndef f(x):\n    {body}")
    assert outcome.kind == FailureKind.CRASHED
    assert said in outcome.result.message
