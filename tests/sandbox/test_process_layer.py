"""The layer without walls, by its name: judged as in the others, with limits, and said to be no sandbox."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import psutil
import pytest
import torch

from grader import checks
from grader.catalogue import get_exercise
from grader.walls import UNSANDBOXED, sandboxed
from grader.worker.program import Call, FailureKind, Returned
from grader.worker.sandbox import Layer, Limits, Sandbox, SandboxError, describe, layers
from grader.worker.sandbox.layers import chosen, why_no_bubblewrap
from tests.conftest import ROOT
from tests.processes import runs
from tests.sandbox.conftest import passes_honestly, run

AS_ON_MACOS = ROOT / "tests" / "sandbox" / "as_on_macos.py"
RIGHT = """
def softmax(scores, dim):
    e = (scores - scores.amax(dim, keepdim=True)).exp()
    return e / e.sum(dim, keepdim=True)
"""
WITHOUT_SHIFT = "def softmax(scores, dim):\n    return scores.exp() / scores.exp().sum(dim, keepdim=True)\n"
HOG = """
import torch
from grader.worker.program import Call, Program
from grader.worker.sandbox import Layer, Limits, Sandbox
BODY = '''
import time
def f(x):
    kept = bytearray(1 << 28)
    time.sleep(4)
    return x
'''
with Sandbox(Layer.PROCESS, Limits(memory_bytes=1 << 27)) as sandbox:
    process = sandbox.start(Program(BODY, "f", ("x",)))
    print(process.load(), process.call(Call((torch.ones(2),))).kind)
"""


@pytest.fixture(scope="module")
def open_sandbox():
    """A sandbox of the layer, with small limits."""
    limits = Limits(wall_seconds=8.0, load_wall_seconds=2.0, cpu_seconds=3, memory_bytes=1 << 29, stdout_bytes=1 << 20)
    with Sandbox(Layer.PROCESS, limits) as sandbox:
        yield sandbox


def test_it_runs_an_honest_program(open_sandbox):
    passes_honestly(open_sandbox)


def test_it_does_not_claim_to_know_the_memory_of_a_call(open_sandbox):
    outcome = run(open_sandbox, "def f(x):\n    return x\n")
    assert isinstance(outcome.result, Returned)
    assert outcome.result.peak_memory_bytes is None


def test_it_times_a_program_by_the_judges_clock(open_sandbox):
    from grader.worker.program import Program

    process = open_sandbox.start(Program("import time\ndef f(x):\n    time.sleep(0.02)\n", "f", ("x",)))
    assert process.load() is None
    timing = process.time(Call((torch.ones(3),)), repeats=2)
    process.close()
    assert timing.wall_ms >= 20


def test_it_takes_gradients(open_sandbox):
    call = Call((torch.ones(2),), differentiate=(0,), grad_outputs=(torch.ones(2),))
    outcome = run(open_sandbox, "def f(x):\n    return 3 * x\n", calls=[call])
    assert outcome.result.gradients[0].tolist() == [3.0, 3.0]


def test_it_tells_what_a_program_raises_and_where(open_sandbox):
    outcome = run(open_sandbox, "def f(x):\n    y = x\n    return y @ y\n")
    assert (outcome.kind, outcome.result.line) == (FailureKind.RAISED, 3)


def test_it_does_not_call_a_missing_file_the_work_of_a_sandbox(open_sandbox):
    outcome = run(open_sandbox, "def f(x):\n    return open('/no/such/file').read()\n")
    assert (outcome.kind, outcome.result.exception) == (FailureKind.RAISED, "FileNotFoundError")


@pytest.mark.parametrize("body", ["while True: pass", "import time; time.sleep(60)", "x.new_ones(9000, 9000).svd()"])
def test_it_ends_a_program_that_does_not_end(open_sandbox, body):
    call = Call((torch.ones(2),), wall_seconds=1.0)
    started = time.monotonic()
    assert run(open_sandbox, f"def f(x):\n    {body}\n", calls=[call]).kind in (
        FailureKind.TIMED_OUT,
        FailureKind.OUT_OF_MEMORY,
    )
    assert time.monotonic() - started < 30
    passes_honestly(open_sandbox)


def test_it_counts_cpu_seconds(open_sandbox):
    outcome = run(open_sandbox, "def f(x):\n    while True: pass\n", calls=[Call((torch.ones(2),), wall_seconds=8.0)])
    assert outcome.kind is FailureKind.TIMED_OUT
    assert "3 seconds of CPU time" in outcome.result.message


def test_it_ends_a_program_that_prints_too_much(open_sandbox):
    outcome = run(open_sandbox, "def f(x):\n    while True: print('x' * 10000)\n")
    assert outcome.kind is FailureKind.OUTPUT_TOO_LARGE
    assert len(outcome.stdout) <= 4000


def test_it_ends_a_program_that_returns_too_much():
    with Sandbox(Layer.PROCESS, Limits(result_bytes=1 << 20)) as sandbox:
        outcome = run(sandbox, "import torch\ndef f(x):\n    return torch.zeros(1 << 22)\n")
    assert outcome.kind is FailureKind.OUTPUT_TOO_LARGE


def test_it_limits_memory(open_sandbox):
    outcome = run(open_sandbox, "import torch\ndef f(x):\n    return torch.ones(1 << 30).sum()\n")
    assert outcome.kind is FailureKind.OUT_OF_MEMORY


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("import os; os._exit(3)", "exit code 3"),
        ("import ctypes; ctypes.string_at(0)", "SIGSEGV"),
        ("import os; os.kill(os.getpid(), 9)", "was killed, by the program itself or by the system"),
        ("import os; os.close(3); import time; time.sleep(60)", "closed its connection"),
        ("import os; os.write(3, b'x' * 64)", "not a result"),
        ("import os; os.write(3, b'\\x02\\0\\0\\0\\0\\0\\0\\0{}')", "not a result"),
    ],
)
def test_it_says_how_a_program_crashed(open_sandbox, body, said):
    outcome = run(open_sandbox, f"def f(x):\n    {body}\n    return x\n")
    assert outcome.kind in (FailureKind.CRASHED, FailureKind.OUTPUT_TOO_LARGE)
    assert said in outcome.result.message or outcome.kind is FailureKind.OUTPUT_TOO_LARGE
    passes_honestly(open_sandbox)


def test_it_does_not_take_the_size_of_the_worker_for_that_of_a_program():
    held = torch.ones(100 << 18)  # 100 MiB here, which the account of a process started now begins with
    with Sandbox(layer=Layer.PROCESS, limits=Limits(memory_bytes=128 << 20)) as sandbox:
        outcome = run(sandbox, "def f(x):\n    import ctypes; ctypes.string_at(0)\n")
    assert held.numel()
    assert outcome.kind is FailureKind.CRASHED


def test_it_does_not_count_the_import_of_torch_as_the_programs_time():
    with Sandbox(layer=Layer.PROCESS, limits=Limits(cpu_seconds=1)) as sandbox:  # less than the import takes
        outcome = run(sandbox, "def f(x):\n    import os; os.kill(os.getpid(), 9)\n")
    assert outcome.kind is FailureKind.CRASHED


@pytest.mark.parametrize("call", ["x.softmax(-1)", "torch.nn.Softmax(-1)(x)", "torch.ops.aten.softmax.int(x, -1)"])
def test_it_bans_what_an_exercise_bans(open_sandbox, call):
    outcome = run(open_sandbox, f"import torch\ndef f(x):\n    return {call}\n", banned=["softmax"])
    assert outcome.kind is FailureKind.BANNED


def test_it_remembers_a_banned_call_that_was_caught(open_sandbox):
    source = "def f(x):\n    try:\n        return x.softmax(-1)\n    except BaseException:\n        return x\n"
    assert run(open_sandbox, source, banned=["softmax"]).evidence is FailureKind.BANNED


def test_it_lets_no_program_write_a_file(open_sandbox, tmp_path):
    source = f"def f(x):\n    with open({str(tmp_path / 'full')!r}, 'w') as f: f.write('x')\n"
    assert run(open_sandbox, source).result.exception == "OSError"
    assert not (tmp_path / "full").read_bytes()


def test_it_passes_no_environment_on(open_sandbox, monkeypatch):
    monkeypatch.setenv("SECRET_KEY", "not for programs")
    with Sandbox(Layer.PROCESS) as sandbox:
        outcome = run(sandbox, "import os\ndef f(x):\n    print(sorted(os.environ))\n    return x\n")
    assert "'HOME', 'LANG', 'OMP_NUM_THREADS'" in outcome.stdout
    assert "SECRET_KEY" not in outcome.stdout
    assert "PATH" not in outcome.stdout


def test_it_ends_what_a_program_started(open_sandbox):
    source = (
        "import os, time\ndef f(x):\n    pid = os.fork()\n    pid or time.sleep(60)\n    print(pid)\n    return x\n"
    )
    pid = int(run(open_sandbox, source).stdout)
    _eventually(lambda: not runs(pid))


def test_it_leaves_no_process_behind():
    before = {process.pid for process in psutil.Process().children()}
    with Sandbox(Layer.PROCESS) as sandbox:
        passes_honestly(sandbox)
        assert {process.pid for process in psutil.Process().children()} > before
    assert {process.pid for process in psutil.Process().children()} <= before


def test_it_ends_its_programs_when_the_worker_is_killed(tmp_path):
    source = "import time\ndef f(x):\n    time.sleep(100)\n"
    script = (
        "import torch\nfrom grader.worker.program import Call, Program\nfrom grader.worker.sandbox import Sandbox\n"
        f"process = Sandbox('process').start(Program({source!r}, 'f', ('x',)))\nprocess.load()\n"
        "print('loaded', flush=True)\nprocess.call(Call((torch.ones(1),), wall_seconds=60))\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout.readline() == "loaded\n"
        children = psutil.Process(worker.pid).children(recursive=True)
        worker.send_signal(signal.SIGKILL)
    assert children
    _eventually(lambda: not any(map(runs, children)))


def test_it_says_why_no_process_gets_ready(monkeypatch):
    from grader.worker.sandbox import unsealed

    monkeypatch.setattr(unsealed, "environment", lambda: {"LD_PRELOAD": "", "TORCH_DEVICE_BACKEND_AUTOLOAD": "0"})
    broken = unsealed.start_of(Layer.PROCESS)
    monkeypatch.setattr(unsealed, "start_of", lambda _: type(broken)(broken.command, (), ()))
    with Sandbox(Layer.PROCESS) as sandbox, pytest.raises(SandboxError, match="No module named"):
        run(sandbox, "def f(x):\n    return x\n")


# --- when it is chosen, and where it is said --------------------------------------------------------------------------


def test_it_is_never_chosen_on_linux_unless_it_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(layers, "why_no_bubblewrap", why_no_bubblewrap.__wrapped__)  # not what was found out before
    assert chosen(Layer.AUTO) is Layer.KERNEL
    assert chosen(Layer.PROCESS) is Layer.PROCESS
    assert [sandboxed(layer) for layer in Layer] == [layer is not Layer.PROCESS for layer in Layer]


def test_it_is_what_auto_comes_to_outside_linux(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    assert chosen(Layer.AUTO) is Layer.PROCESS
    for layer in (Layer.KERNEL, Layer.BUBBLEWRAP):
        with pytest.raises(SandboxError, match=f"the {layer} layer was asked for, and it needs Linux"):
            chosen(layer)


@pytest.mark.parametrize(
    ("platform", "hosted", "layer", "ids"),
    [
        ("linux", False, "process", []),
        ("linux", True, "process", ["grader.E002"]),
        ("darwin", False, "auto", []),
        ("darwin", False, "process", []),
        ("darwin", False, "kernel", ["grader.E005"]),
        ("darwin", True, "auto", ["grader.E006"]),
        ("darwin", True, "process", ["grader.E002"]),
    ],
)
def test_it_is_refused_by_a_hosted_instance_and_taken_on_a_laptop(settings, monkeypatch, platform, hosted, layer, ids):
    monkeypatch.setattr(sys, "platform", platform)
    settings.HOSTED, settings.SANDBOX_LAYER = hosted, layer
    errors = checks.check_sandbox_setting(None)
    assert [error.id for error in errors] == ids
    assert all(error.hint for error in errors)


def test_it_says_that_it_is_no_sandbox():
    told = describe("process")
    assert told["layer"] == "process"
    assert UNSANDBOXED in told["sandbox"]
    assert told["seccomp"] == told["landlock"] == told["namespaces"] == "off: not in this layer"


# --- as on macOS ------------------------------------------------------------------------------------------------------


def _grade_as_on_macos(folder, *sources):
    jobs = [json.dumps({"exercise": "softmax", "source": source}) for source in sources]
    (folder / "jobs.jsonl").write_text("\n".join(jobs))
    command = ["manage.py", "grade", "--batch", str(folder / "jobs.jsonl"), "--json"]
    done = subprocess.run(
        [sys.executable, str(AS_ON_MACOS), *command],
        cwd=ROOT,
        env={k: v for k, v in os.environ.items() if k != "SANDBOX_LAYER"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == UNSANDBOXED + "\n"
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_it_grades_where_linux_is_missing(tmp_path):
    right, wrong, banned, looping = _grade_as_on_macos(
        tmp_path,
        RIGHT,
        WITHOUT_SHIFT,
        "def softmax(scores, dim):\n    return scores.softmax(dim)\n",
        "def softmax(scores, dim):\n    while True: pass\n",
    )
    assert right["status"] == "passed"
    assert wrong["status"] == "failed"
    assert right["next"] == {"slug": "log-softmax", "title": get_exercise("log-softmax").title}
    assert wrong["next"] is None
    assert banned["status"] == "rule_broken"
    assert looping["status"] == "timed_out"


def test_it_limits_memory_where_the_kernel_does_not(tmp_path):
    (tmp_path / "hog.py").write_text(HOG)
    done = subprocess.run(
        [sys.executable, str(AS_ON_MACOS), str(tmp_path / "hog.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == "None out_of_memory\n"


def _eventually(look, seconds=15):
    deadline = time.monotonic() + seconds
    while not look():
        assert time.monotonic() < deadline
        time.sleep(0.05)
