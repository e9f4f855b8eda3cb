"""What of the way to a GPU can be tried without one: the walls, what moves tensors, our kernel's place in the
comparison, and that nobody pretends to have a GPU. On a machine with one they are skipped, or hold as well."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
import torch
from django.core.management import CommandError, call_command

from grader.catalogue import exercises
from grader.learner_side import calling
from grader.statuses import Device
from grader.worker.fused import fused_program, time_here
from grader.worker.hardware import Gpu, NoSuchDevice, offer_of_gpu, offers
from grader.worker.prepared import prepare
from grader.worker.program import Call, Failure, Program, Returned
from grader.worker.sandbox import Limits, Sandbox, SandboxError
from grader.worker.sandbox.layers import Layer, start_on_gpu
from grader.worker.sandbox.unsealed import UnsealedRunner
from grader.worker.sandbox.unsealed_process import GpuProcess
from tests.conftest import ROOT

without_gpu = pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
with_bubblewrap = pytest.mark.skipif(shutil.which("bwrap") is None, reason="no bubblewrap on this machine")
LOOKS_AROUND = """
import os, socket, torch

def f(x):
    seen = []
    for name, act in {
        "project": lambda: os.listdir(PROJECT),
        "network": lambda: socket.create_connection(("127.0.0.1", PORT), 1),
        "system": lambda: open("/etc/passwd-", "w"),
        "host name": lambda: {"sandbox": 1}.pop(socket.gethostname()) and os.stat("/nowhere"),
        "others": lambda: [pid for pid in os.listdir("/proc") if pid.isdigit() and int(pid) > 9][0],
    }.items():
        try:
            act()
            seen.append(name)
        except (OSError, IndexError):
            pass
    print(seen)
    return 2 * x
"""


@pytest.fixture
def walled(broker_url):
    """What stands around a program on a GPU, around one on the CPU."""
    runner = UnsealedRunner(Limits(), start=start_on_gpu(Layer.BUBBLEWRAP), device="cpu")
    processes = []

    def start(source, parameters=("x",)):
        port = broker_url.rsplit(":", 1)[1].partition("/")[0]
        source = source.replace("PROJECT", repr(str(ROOT))).replace("PORT", port)
        processes.append(GpuProcess(Program(source, "f", parameters), runner, runner.take(), Limits()))
        return processes[-1]

    yield start
    for process in processes:
        process.close()
    runner.close()


@with_bubblewrap
def test_it_holds_a_program_on_a_gpu_by_bubblewrap(walled):
    process = walled(LOOKS_AROUND)
    assert process.load() is None
    found = process.call(Call(arguments=(torch.ones(2),)))
    assert isinstance(found, Returned), found
    assert found.outputs[0].tolist() == [2.0, 2.0]
    assert found.peak_memory_bytes is None  # of bubblewrap, and so of nothing
    assert process.stdout == "[]\n"


@with_bubblewrap
def test_it_ends_a_program_on_a_gpu_that_does_not_end(walled):
    process = walled("def f(x):\n    while True:\n        pass\n")
    assert process.load() is None
    ended = process.call(Call(arguments=(torch.ones(1),), wall_seconds=0.5))
    assert isinstance(ended, Failure)
    assert ended.kind == "timed_out"


@without_gpu
@with_bubblewrap
def test_it_says_that_a_process_got_no_gpu():
    with Sandbox(on_gpu=True) as sandbox, pytest.raises(SandboxError, match=r"did not get ready: .*(CUDA|NVIDIA)"):
        sandbox.start(Program("def f(x):\n    return x\n", "f", ("x",), device="cuda"))


@without_gpu
def test_it_announces_no_gpu_that_is_not_there():
    with pytest.raises(NoSuchDevice, match=r"grade\.gpu"):
        offers([Device.CUDA])


@without_gpu
def test_it_starts_no_worker_for_a_gpu_that_is_not_there(tmp_path):
    command = [sys.executable, "-m", "celery", "--app", "config", "worker", "--queues", "grade.gpu"]
    environment = {**os.environ, "ROWSUM_DATA_DIR": str(tmp_path), "REDIS_URL": "redis://127.0.0.1:1/0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode != 0
    assert "torch sees no CUDA device" in done.stderr


@without_gpu
def test_it_grades_nothing_on_a_gpu_that_is_not_there(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text("def softmax(scores, dim):\n    return scores\n")
    with pytest.raises(CommandError, match="no CUDA device") as refused:
        call_command("grade", "softmax", str(file), device="cuda")
    assert refused.value.returncode == 2


@pytest.mark.parametrize(("capability", "is_new"), [((7, 5), False), ((8, 0), True), ((9, 0), True)])
def test_it_offers_the_kernel_and_bfloat16_on_a_gpu_that_is_new_enough(capability, is_new):
    offer = offer_of_gpu(Gpu("some GPU", capability))
    assert ("triton" in offer.implementations, "bfloat16" in offer.dtypes) == (is_new, is_new)
    assert {"float32", "float16"} <= set(offer.dtypes)


def test_it_moves_arguments_with_their_strides():
    described = [{"size": [3, 2], "stride": [1, 3]}, {"value": 7}, {"tiles": [{"size": [2], "stride": [1]}]}]
    tensors = {"a0": torch.arange(6.0), "a2.0": torch.arange(2.0)}
    matrix, number, tiles = calling.arguments_of(described, tensors, "meta")  # the one other device that is everywhere
    assert (matrix.device.type, tiles[0].device.type, number) == ("meta", "meta", 7)
    assert (matrix.shape, matrix.stride()) == ((3, 2), (1, 3))
    here = calling.arguments_of(described, tensors)[0]
    assert here.data_ptr() == tensors["a0"].data_ptr()


def test_it_takes_no_result_from_another_device_than_that_of_the_inputs():
    assert calling.plain(torch.ones(2), 100, "cuda") == (None, "Tensor (cpu)")
    assert calling.plain(torch.ones(2, device="meta"), 100) == (None, "Tensor (meta)")


def test_it_compares_with_our_kernel_on_a_gpu_and_with_torch_on_a_cpu():
    exercise = exercises()["causal-attention"]
    assert [fused_program(exercise, device).name for device in ("cpu", "cuda")] == ["sdpa", "triton"]
    assert [fused_program(exercise, device).is_ours for device in ("cpu", "cuda")] == [False, True]
    softmax = exercises()["softmax"]
    assert fused_program(softmax, "cuda").source == fused_program(softmax).source


def test_it_times_a_program_in_the_worker_on_inputs_that_differ():
    exercise = exercises()["causal-attention"]
    call = prepare(exercise, 1, visible_only=True).timing
    program = fused_program(exercise)
    timing = time_here(program, call, "cpu", repeats=2)
    again = [calling.rescaled(argument) for argument in call.arguments]
    assert torch.equal(timing.output, program.run(again)[0])
    assert (timing.calls, timing.peak_memory_bytes) == (2, None)


KERNEL_SAYS_THE_SAME = """
import django
django.setup()
import torch
from grader.catalogue import exercises
from grader.worker.cases import read_cases
from grader.worker.fused import fused_program
from grader.worker.prepared import difference, prepare
for exercise in exercises().values():
    program = fused_program(exercise, "cuda")
    if program is None or not program.is_ours:
        continue
    assert read_cases(exercise).timing is not None, "else it is never looked at"
    for case in prepare(exercise, 3, visible_only=True).cases:
        with torch.no_grad():
            found = program.run(case.call.arguments)
        for one, right, budget in zip(found, case.exact.outputs, case.budgets, strict=True):
            assert difference(one.double(), right) <= budget, (exercise.slug, case.spec.name)
    print(exercise.slug)
"""


def test_it_says_the_same_by_our_kernel():
    """Under Triton's interpreter: what each `fused_gpu.py` asks of the kernel is what its exercise asks."""
    environment = {**os.environ, "TRITON_INTERPRET": "1", "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-c", KERNEL_SAYS_THE_SAME]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    ours = [path.parent.name for path in ROOT.glob("content/exercises/*/fused_gpu.py")]
    assert sorted(done.stdout.split()) == sorted(ours)
