"""What the runner and its children hold in memory: nothing that the judge knows, and nothing of the program before.

The whole memory of the processes is searched from outside, as the kernel shows it, byte by byte.
"""

from __future__ import annotations

import secrets
from pathlib import Path

import psutil
import pytest
import torch

from grader.catalogue import exercises, get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool
from grader.worker.program import Call, Program
from grader.worker.sandbox import Sandbox
from tests.processes import those

from .conftest import LAYERS, run, skip_where_missing

CHUNK_BYTES = 1 << 24


@pytest.fixture(params=LAYERS, ids=[layer.value for layer in LAYERS])
def fresh(request):
    """A sandbox of this test's own."""
    skip_where_missing(request.param)
    with Sandbox(request.param) as sandbox:
        yield sandbox


def holds(pid, wanted):
    """Which of these byte strings are anywhere in the memory of a process that it may write."""
    found = set()
    try:
        maps = Path(f"/proc/{pid}/maps").read_text().splitlines()
        memory = open(f"/proc/{pid}/mem", "rb", buffering=0)  # noqa: SIM115
    except (FileNotFoundError, ProcessLookupError):  # a child of before, that was just reaped
        return found
    with memory:
        for line in maps:
            span, rights, *_ = line.split()
            if not rights.startswith("rw") or line.endswith(("[vvar]", "[vsyscall]")):
                continue
            start, end = (int(text, 16) for text in span.split("-"))
            tail = b""
            while start < end:
                try:
                    memory.seek(start)
                    part = memory.read(min(CHUNK_BYTES, end - start))
                except OSError:
                    break
                if not part:
                    break
                found |= {one for one in wanted - found if one in tail + part}
                tail, start = part[-256:], start + len(part)
    return found


def python_below(sandbox):
    """The runner and its children, as the host sees them."""
    below = [psutil.Process(sandbox._runner._process.pid)]
    below += below[0].children(recursive=True)
    return [one.pid for one in those(below, lambda one: one.name().startswith("python"))]


def readable(pid):
    try:
        open(f"/proc/{pid}/mem", "rb").close()
    except OSError:
        return False
    return True


def test_the_search_finds_what_is_there(fresh):
    marker = secrets.token_hex(16)
    process = fresh.start(Program(f"KEPT = '{marker}'\ndef f(x):\n    return x", "f", ("x",)))
    assert process.load() is None
    if not readable(process._channel.pid):
        pytest.skip("this user may not read the memory of its children")
    assert holds(process._channel.pid, {marker.encode()}) == {marker.encode()}
    process.close()


def test_the_runner_holds_no_source_and_no_number_of_a_program(fresh):
    marker = secrets.token_hex(16)
    x = torch.frombuffer(bytearray(secrets.token_bytes(256)), dtype=torch.float64)
    number = x.numpy().tobytes()[:64]
    run(fresh, f"KEPT = '{marker}'\ndef f(x):\n    return x", calls=[Call((x,))])
    run(fresh, "def f(x):\n    return x")  # its child was forked before or after: neither may hold them
    pids = [pid for pid in python_below(fresh) if readable(pid)]
    if not pids:
        pytest.skip("this user may not read the memory of its children")
    assert [holds(pid, {marker.encode(), number}) for pid in pids] == [set()] * len(pids)


def test_the_runner_holds_nothing_that_the_judge_knows(fresh, monkeypatch):
    monkeypatch.setenv("SECRET_KEY", "key-of-the-host-" + secrets.token_hex(16))
    exercise = get_exercise("softmax")
    verdict = judge(exercise, (exercise.folder / "solution.py").read_text(), runner=fresh, pool=PreparedPool())
    assert verdict["status"] == "passed"
    few = list(exercises().values())[:3]
    paths = [path for one in few for path in (one.folder / "solution.py", *sorted(one.folder.glob("wrong/*.py"))[:2])]
    known = {max(path.read_text().splitlines(), key=len).strip().encode() for path in paths}
    pids = [pid for pid in python_below(fresh) if readable(pid)]
    if not pids:
        pytest.skip("this user may not read the memory of its children")
    assert len(known) >= 6
    for pid in pids:
        assert holds(pid, known | {b"key-of-the-host-", str(verdict["seed"]).encode()}) == set()


def test_a_child_is_given_the_seed_in_no_form(kernel_sandbox):
    """After each call, in the layer that is in every other."""
    exercise = get_exercise("softmax")
    seen = []

    class Spying:
        def start(self, program):
            process = kernel_sandbox.start(program)
            call, pid = process.call, process._channel.pid

            def looked_at(one):
                result = call(one)
                if not seen and readable(pid):
                    seen.append((pid, holds(pid, {str(seed).encode()})))
                return result

            process.call = looked_at
            return process

    seed = 7_391_046_285_113
    source = (exercise.folder / "solution.py").read_text()
    judge(exercise, source, runner=Spying(), pool=PreparedPool(), seed=seed, visible_only=True)
    if not seen:
        pytest.skip("this user may not read the memory of its children")
    assert all(found == set() for _, found in seen)
