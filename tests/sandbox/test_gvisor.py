"""The layer `gvisor`: what runsc is told, what is said where it is missing, and that programs are held in it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import textwrap
from pathlib import Path

import psutil
import pytest
import torch

from grader.learner_side import wire
from grader.worker.program import Call, FailureKind, Program, Returned
from grader.worker.sandbox import Layer, Limits, Sandbox, SandboxError, bundle, describe, gvisor
from tests.conftest import ROOT

from .conftest import passes_honestly, run, skip_where_missing

CALL = Call((torch.ones(3),))


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    """Temporary files of this test alone."""
    monkeypatch.setattr(bundle.tempfile, "tempdir", str(tmp_path))
    return tmp_path


@pytest.fixture
def nothing_on_path(monkeypatch, tmp_path):
    gvisor.why_no_gvisor.cache_clear()
    monkeypatch.setenv("PATH", str(tmp_path))
    yield
    gvisor.why_no_gvisor.cache_clear()


def test_it_gives_runsc_no_network_and_no_way_to_the_host_but_the_door():
    words = bundle.command("runsc", "/tmp/b", "name")
    assert words[0] == "runsc"
    assert {"--rootless", "--network=none", "--overlay2=none", "--host-uds=open", "--bundle=/tmp/b"} <= set(words)
    assert "--host-uds=none" in bundle.command("runsc", "/tmp/b", "name", door=False)


def test_it_asks_for_a_root_that_cannot_be_written_and_one_capability_only():
    told = bundle.specification(["/usr/bin/python"], [("/here", "/there")], {"LANG": "C.UTF-8"})
    assert told["root"]["readonly"] is True
    assert told["process"]["noNewPrivileges"] is True
    assert told["process"]["env"] == ["LANG=C.UTF-8"]
    assert {power for powers in told["process"]["capabilities"].values() for power in powers} == {"CAP_SYS_CHROOT"}
    [bind] = [mount for mount in told["mounts"] if mount["type"] == "bind"]
    assert (bind["source"], bind["destination"]) == ("/here", "/there")
    assert "ro" in bind["options"]


def test_it_shows_the_interpreter_and_the_libraries_and_nothing_of_the_project(own_folder):
    made = bundle.Bundle("runsc", ["python"])
    mounts = json.loads((made.folder / "config.json").read_text())["mounts"]
    sources = {mount["source"] for mount in mounts if mount["type"] == "bind"}
    made.close()
    packages = [source for source in sources if source.endswith("site-packages")]
    assert packages
    of_the_project = {source for source in sources if Path(source).is_relative_to(ROOT)} - set(packages)
    assert of_the_project == {str(ROOT / "grader" / "learner_side")}
    assert list(own_folder.iterdir()) == []


def test_it_removes_what_a_killed_worker_left_and_nothing_that_is_in_use(own_folder):
    in_use = bundle.Bundle("runsc", ["python"])
    left = own_folder / "rowsum-gvisor-left"
    left.mkdir()
    (left / "lock").touch()
    precious = own_folder / "precious"
    precious.mkdir()
    (precious / "lock").touch()
    (own_folder / "rowsum-gvisor-link").symlink_to(precious)
    (left / "inner").symlink_to(precious)
    another = bundle.Bundle("runsc", ["python"])
    assert not left.exists()
    assert in_use.folder.exists()
    assert (precious / "lock").exists()
    for one in (in_use, another):
        one.close()


def test_it_says_how_to_get_gvisor_where_it_is_missing(nothing_on_path):
    with Sandbox("gvisor") as sandbox, pytest.raises(SandboxError, match=r"no runsc program \(install gVisor: apt-get"):
        sandbox.start(Program("def f(x):\n    return x", "f", ("x",)))
    assert describe("gvisor")["kernel of its own (gVisor)"].startswith("off: there is no runsc program")


def test_it_says_what_runsc_says_where_it_does_not_work(nothing_on_path, tmp_path):
    (tmp_path / "runsc").write_text("#!/bin/sh\necho 'cannot set up namespaces' >&2\nexit 1\n")
    (tmp_path / "runsc").chmod(0o755)
    assert gvisor.why_no_gvisor() == "runsc does not work here: cannot set up namespaces"


def test_it_says_what_is_on(gvisor_sandbox):
    told = describe("gvisor")
    assert told["kernel of its own (gVisor)"] == "on"
    assert told["landlock"].startswith("off: ")
    assert told["evidence of refused calls"].startswith("off: ")


def test_it_runs_under_another_kernel_than_the_hosts(gvisor_sandbox):
    source = (
        "import os\ndef f(x):\n    print(os.uname().release, os.uname().nodename, os.getpid() < 1000)\n    return x"
    )
    release, node, small = run(gvisor_sandbox, source).stdout.split()
    assert release != os.uname().release
    assert (node, small) == ("sandbox", "True")


def test_it_takes_numbers_and_gradients_and_times(gvisor_sandbox):
    passes_honestly(gvisor_sandbox)
    call = Call((torch.ones(2),), differentiate=(0,), grad_outputs=(torch.ones(2),))
    returned = run(gvisor_sandbox, "def f(x):\n    return 3 * x\n", calls=[call]).result
    assert returned.gradients[0].tolist() == [3.0, 3.0]
    assert returned.peak_memory_bytes is None
    process = gvisor_sandbox.start(Program("import time\ndef f(x):\n    time.sleep(0.02)\n    return x", "f", ("x",)))
    assert process.load() is None
    assert process.time(CALL, repeats=2).wall_ms >= 20
    process.close()


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("os.fork()", FailureKind.BLOCKED),
        ("os.execv('/bin/true', ['true'])", FailureKind.BLOCKED),
        ("socket.socket()", FailureKind.BLOCKED),
        ("os.kill(1, 9)", FailureKind.BLOCKED),
        ("os.mkdir('/left')", FailureKind.BLOCKED),
        ("open('/left', 'w')", FailureKind.BLOCKED),
        ("open('/etc/passwd').read()", FailureKind.BLOCKED),
        ("os.chroot('.')", FailureKind.BLOCKED),
        ("os._exit(3)", FailureKind.CRASHED),
        ("ctypes.string_at(0)", FailureKind.CRASHED),
        ("os.write(3, b'x' * 100)", FailureKind.CRASHED),
        ("return x.new_ones(1 << 30)", FailureKind.OUT_OF_MEMORY),
        ("while True: pass", FailureKind.TIMED_OUT),
        ("while True: print('x' * 10000)", FailureKind.OUTPUT_TOO_LARGE),
        ("return x.new_ones(1 << 25)", FailureKind.OUTPUT_TOO_LARGE),
        ("import torch; return torch.softmax(x, -1)", FailureKind.BANNED),
    ],
)
def test_it_ends_as_in_the_other_layers(gvisor_sandbox, body, kind):
    source = f"import ctypes, os, socket\ndef f(x):\n    {body}\n    return x"
    assert run(gvisor_sandbox, source, banned={"softmax"}).kind is kind
    passes_honestly(gvisor_sandbox)


def test_it_counts_cpu_seconds():
    skip_where_missing(Layer.GVISOR)
    with Sandbox("gvisor", Limits(cpu_seconds=1)) as sandbox:
        outcome = run(sandbox, "def f(x):\n    while True: pass", calls=[Call((torch.zeros(1),), wall_seconds=15)])
    assert outcome.kind is FailureKind.TIMED_OUT
    assert "CPU" in outcome.result.message


def test_it_shows_a_program_the_libraries_only(gvisor_sandbox):
    source = """
        import os
        def f(x):
            print([path for path in ("/proc", "/dev", "/sys", "/tmp", "/rowsum/door", "/rowsum/learner_side",
                                     "/rowsum/jail", "/home", "/work") if os.path.exists(path)])
            print(os.listdir("/rowsum"))
            import wave, colorsys
            return x
    """
    assert run(gvisor_sandbox, source).stdout == "[]\n['packages']\n"


def test_it_listens_to_nobody_without_the_token(gvisor_sandbox):
    runner = gvisor_sandbox._running()
    runner.wait_until_ready()
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(wire.encode({"child": 7, "kind": "data", "token": "guess"}))
        before = dict(runner._arrived)
        runner._welcome(ours)
        assert runner._arrived == before
        assert theirs.recv(1) == b""  # it was closed


def test_it_replaces_a_runner_that_died_and_leaves_nothing(own_folder):
    skip_where_missing(Layer.GVISOR)
    with Sandbox("gvisor") as sandbox:
        passes_honestly(sandbox)
        process = sandbox.start(Program("import time\ndef f(x):\n    time.sleep(9)", "f", ("x",)))
        assert process.load() is None
        killer = subprocess.Popen(["sh", "-c", f"sleep 0.3; kill -9 {sandbox._runner._process.pid}"])
        with pytest.raises(SandboxError):
            process.call(CALL)
        killer.wait()
        process.close()
        passes_honestly(sandbox)
        assert len(list(own_folder.iterdir())) == 1
    assert list(own_folder.iterdir()) == []


def test_it_ends_when_its_worker_is_killed(own_folder):
    skip_where_missing(Layer.GVISOR)
    source = """
        import time
        import torch
        from grader.worker.program import Call, Program
        from grader.worker.sandbox import Sandbox
        process = Sandbox("gvisor").start(Program("import time\\ndef f(x):\\n    time.sleep(99)", "f", ("x",)))
        process.load()
        print("ready", flush=True)
        process.call(Call((torch.ones(1),), wall_seconds=99.0))
    """
    worker = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(source)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(own_folder)},
    )
    assert worker.stdout.readline() == b"ready\n"
    below = psutil.Process(worker.pid).children(recursive=True)
    assert below
    worker.send_signal(signal.SIGKILL)
    worker.wait()
    worker.stdout.close()
    _, alive = psutil.wait_procs(below, timeout=30)
    assert alive == []
    assert len(list(own_folder.iterdir())) == 1  # the folder; the next runner removes it
    bundle.Bundle("runsc", ["python"]).close()
    assert list(own_folder.iterdir()) == []


def test_it_keeps_two_programs_apart(gvisor_sandbox):
    sources = ["import builtins\nbuiltins.who = 1\ndef f(x):\n    return x", "def f(x):\n    return who"]
    processes = [gvisor_sandbox.start(Program(source, "f", ("x",))) for source in sources]
    assert [process.load() for process in processes] == [None, None]
    assert isinstance(processes[0].call(CALL), Returned)
    assert processes[1].call(CALL).kind is FailureKind.RAISED
    for process in processes:
        process.close()
