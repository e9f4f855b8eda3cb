"""The warm runner: it is replaced when it dies, ends with its worker, and leaks nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
import torch

from grader.catalogue import get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool
from grader.worker.program import Call, Program, Returned
from grader.worker.sandbox import Layer, Limits, Sandbox, SandboxError, describe
from grader.worker.sandbox import layers as sandbox_layers

from .conftest import LAYERS, passes_honestly, run

IDENTITY = Program("def f(x):\n    return x", "f", ("x",))
CALL = Call((torch.ones(3),))


@pytest.fixture(params=LAYERS, ids=[layer.value for layer in LAYERS])
def fresh(request):
    """A sandbox of this test's own."""
    if request.param is Layer.BUBBLEWRAP and (reason := sandbox_layers.why_no_bubblewrap()):
        pytest.skip(reason)
    with Sandbox(request.param) as sandbox:
        yield sandbox


def _descendants(pid):
    found = []
    for entry in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in entry.read_text().split():
            found += [int(child), *_descendants(child)]
    return found


def _runner_of(sandbox):
    """The runner itself, which may have bubblewrap around it."""
    outermost = sandbox._runner._process.pid
    return min(pid for pid in (outermost, *_descendants(outermost)) if _is_runner(pid))


def _gone(pids, seconds=5.0):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not [pid for pid in pids if _alive(pid)]:
            return True
        time.sleep(0.02)
    return False


def _alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def _is_runner(pid):
    words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    return b"python" in words[0] and any(word.endswith(b"runner.py") for word in words)


def _python_below(pid):
    return [p for p in _descendants(pid) if "python" in Path(f"/proc/{p}/comm").read_text()]


def test_it_ends_with_all_its_children(fresh):
    fresh.start(IDENTITY).load()
    below = _descendants(fresh._runner._process.pid)
    assert below
    fresh.close()
    fresh.close()
    assert _gone(below)


def test_it_leaves_no_process_when_it_ends_before_it_is_ready(fresh):
    fresh.warm()
    runner = fresh._runner._process.pid
    until = time.monotonic() + 60
    while not any(_is_runner(pid) for pid in (runner, *_descendants(runner))):
        assert time.monotonic() < until
        time.sleep(0.01)
    started = [runner, *_descendants(runner)]
    fresh.close()
    assert _gone(started)


def test_it_replaces_a_runner_that_died_between_programs(fresh):
    passes_honestly(fresh)
    os.kill(fresh._runner._process.pid, signal.SIGKILL)
    passes_honestly(fresh)


def test_it_says_that_a_runner_died_in_the_middle_of_a_call(fresh):
    process = fresh.start(Program("import time\ndef f(x):\n    time.sleep(9)", "f", ("x",)))
    assert process.load() is None
    runner = _runner_of(fresh)
    killer = subprocess.Popen(["sh", "-c", f"sleep 0.3; kill -9 {runner}"])
    with pytest.raises(SandboxError):
        process.call(CALL)
    killer.wait()
    process.close()
    passes_honestly(fresh)


def test_it_loses_no_submission_to_a_runner_that_dies_in_the_middle_of_a_call(fresh):
    killed = []

    class Killing:
        """A runner that is killed while the first program that it was given runs."""

        def start(self, program):
            process = fresh.start(program)
            call = process.call

            def killing(one):
                if not killed:
                    killed.append(_runner_of(fresh))
                    os.kill(killed[0], signal.SIGKILL)
                return call(one)

            process.call = killing
            return process

    exercise = get_exercise("softmax")
    source = (exercise.folder / "solution.py").read_text()
    verdict = judge(exercise, source, runner=Killing(), pool=PreparedPool(), visible_only=True)
    assert killed
    assert verdict["status"] == "passed"


@pytest.mark.parametrize("layer", LAYERS)
def test_it_ends_when_its_worker_is_killed(layer):
    if layer is Layer.BUBBLEWRAP and (reason := sandbox_layers.why_no_bubblewrap()):
        pytest.skip(reason)
    source = f"""
        import time
        from grader.worker.program import Call, Program
        from grader.worker.sandbox import Sandbox
        import torch
        process = Sandbox("{layer}").start(Program("import time\\ndef f(x):\\n    time.sleep(99)", "f", ("x",)))
        process.load()
        print("ready", flush=True)
        process.call(Call((torch.ones(1),), wall_seconds=99.0))
    """
    root = Path(__file__).resolve().parents[2]
    worker = subprocess.Popen([sys.executable, "-c", textwrap.dedent(source)], stdout=subprocess.PIPE, cwd=root)
    assert worker.stdout.readline() == b"ready\n"
    below = _descendants(worker.pid)
    assert len(below) >= 3
    worker.kill()
    worker.wait()
    worker.stdout.close()
    assert _gone(below)


def test_it_gives_up_on_a_layer_that_does_not_work(monkeypatch):
    monkeypatch.setattr(sandbox_layers, "why_no_bubblewrap", lambda: "there is no bwrap program")
    with Sandbox("bubblewrap") as sandbox, pytest.raises(SandboxError, match="there is no bwrap program"):
        sandbox.start(IDENTITY)
    assert sandbox_layers.chosen(Layer.AUTO) is Layer.KERNEL


def test_it_says_what_is_on_here():
    told = describe("kernel")
    assert told["layer"] == "kernel"
    assert told["seccomp"] == "on"
    assert told["namespaces"].startswith("off: ")


def test_it_leaks_nothing_over_many_programs(fresh):
    for _ in range(5):
        run(fresh, IDENTITY.source)
    before = len(os.listdir("/proc/self/fd"))
    runner = fresh._runner._process.pid
    runner_before = [len(os.listdir(f"/proc/{pid}/fd")) for pid in [runner, *_python_below(runner)[:1]]]
    for _ in range(30):
        run(fresh, IDENTITY.source)
    time.sleep(0.5)
    runner_after = [len(os.listdir(f"/proc/{pid}/fd")) for pid in [runner, *_python_below(runner)[:1]]]
    assert len(os.listdir("/proc/self/fd")) == before
    assert all(abs(a - b) <= 4 for a, b in zip(runner_after, runner_before, strict=True))
    assert len(_descendants(runner)) <= 6


def test_it_works_in_a_fork_of_the_worker(fresh):
    passes_honestly(fresh)
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            process = fresh.start(IDENTITY)
            code = 0 if process.load() is None and isinstance(process.call(CALL), Returned) else 2
            process.close()
            fresh.close()
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    passes_honestly(fresh)


def test_it_leaves_no_file(fresh, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    shared = set(os.listdir("/dev/shm"))
    passes_honestly(fresh)
    assert list(tmp_path.iterdir()) == []
    assert set(os.listdir("/dev/shm")) == shared


def test_it_works_without_notification(monkeypatch):
    from grader.worker.sandbox import syscalls

    syscalls.filters.cache_clear()
    monkeypatch.setattr(syscalls, "can_notify", lambda: False)
    try:
        with Sandbox("kernel", Limits()) as sandbox:
            passes_honestly(sandbox)
            source = """
                import os
                def f(x):
                    try:
                        os.fork()
                    except PermissionError as e:
                        print(e)
                    return x
            """
            outcome = run(sandbox, source)
            assert outcome.stdout == "[Errno 1] Operation not permitted\n"
            threads = """
                import threading
                def f(x):
                    t = threading.Thread(target=print, args=('t',))
                    t.start()
                    t.join()
                    return x
            """
            assert run(sandbox, threads).stdout == "t\n"
    finally:
        syscalls.filters.cache_clear()


def test_it_opens_no_file_at_all_where_there_is_no_landlock(monkeypatch):
    from grader.learner_side import landlock
    from grader.worker.sandbox import syscalls

    syscalls.filters.cache_clear()
    monkeypatch.setattr(landlock, "abi", lambda: 0)
    try:
        code = syscalls.filters().main
    finally:
        monkeypatch.undo()
        syscalls.filters.cache_clear()
    assert code != syscalls.filters().main
