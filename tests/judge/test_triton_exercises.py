"""A Triton kernel has to do the work: it is seen that it does, whatever else the program tries, and in any style.

The first line of a program in kernels/ says what its verdict must tell: `# says: TEXT`.
"""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import torch

from grader.catalogue import get_exercise
from grader.learner_side.kernels import bfloat16
from grader.worker.cases import read_cases
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool
from grader.worker.program import Call, Failure, FailureKind, Program, Returned
from grader.worker.sandbox import Layer, Sandbox
from grader.worker.sandbox.layers import why_no_bubblewrap
from grader.worker.sandbox.limits import Limits

KERNELS = Path(__file__).parent / "kernels"
SLUGS = ("triton-softmax", "triton-attention")
BANS = frozenset({"softmax", "work-outside-kernels"})


@pytest.fixture(scope="module")
def pool():
    return PreparedPool()


@pytest.fixture(scope="module")
def sandbox():
    with closing(Sandbox(layer=Layer.KERNEL)) as runner:
        yield runner


def programs(kind):
    return [pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in sorted(KERNELS.glob(f"{kind}/*/*.py"))]


def verdict_on_visible_cases(path, runner, pool):
    return judge(get_exercise(path.parent.name), path.read_bytes(), runner=runner, pool=pool, visible_only=True)


def wanted_text(path):
    return path.read_text().partition("\n")[0].removeprefix("# says: ")


@pytest.mark.parametrize("slug", SLUGS)
def test_it_passes_the_solution(slug, sandbox, pool):
    path = get_exercise(slug).folder / "solution.py"
    found = verdict_on_visible_cases(path, sandbox, pool)
    assert (found["status"], found["stdout"]) == ("passed", ""), found["summary"]


@pytest.mark.skipif(why_no_bubblewrap() is not None, reason=str(why_no_bubblewrap()))
def test_it_passes_the_solution_in_bubblewrap(pool):
    path = get_exercise("triton-softmax").folder / "solution.py"
    with closing(Sandbox(layer=Layer.BUBBLEWRAP)) as runner:
        found = verdict_on_visible_cases(path, runner, pool)
    assert (found["status"], found["stdout"]) == ("passed", ""), found["summary"]


@pytest.mark.parametrize("path", programs("honest"))
def test_it_passes_kernels_in_any_style(path, sandbox, pool):
    found = verdict_on_visible_cases(path, sandbox, pool)
    assert found["status"] == "passed", found["summary"]


BLOCK = 16  # keys, the fewest that tl.dot takes
SECONDS_A_BLOCK = 0.009  # of CPU time on a busy machine, for an interpreted program with one query row


def test_it_leaves_time_for_a_program_a_row():
    """It launches a program for each query row, and each goes through the keys block by block: slow here, and right."""
    rules = read_cases(get_exercise("triton-attention"))
    calls = [rules.timing.options, *(spec.options for spec in rules.specs)]
    blocks = sum(o["batch"] * o["heads"] * o["queries"] * -(-o["keys"] // BLOCK) for o in calls)
    assert blocks * SECONDS_A_BLOCK < Limits().cpu_seconds / 3


@pytest.mark.parametrize("path", programs("refused"))
def test_it_refuses_work_outside_of_kernels(path, sandbox, pool):
    found = verdict_on_visible_cases(path, sandbox, pool)
    assert found["status"] == "rule_broken", found["summary"]
    assert wanted_text(path) in found["summary"]


@pytest.mark.parametrize("path", programs("stopped"))
def test_it_names_the_line_of_the_kernel_that_fails(path, sandbox, pool):
    found = verdict_on_visible_cases(path, sandbox, pool)
    assert found["status"] == "raised", found["summary"]
    assert wanted_text(path) in found["summary"]


HEAD = "import torch, triton, os\nimport triton.language as tl\n"
COPY = """
@triton.jit
def copy(x, o, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(o + i, tl.load(x + i, mask=i < n), mask=i < n)
"""


def call(sandbox, source, *tensors):
    """What the function `f` gives for these tensors."""
    names = tuple(f"x{i}" for i in range(len(tensors)))
    process = sandbox.start(Program(HEAD + source, "f", names, BANS))
    try:
        return process.load() or process.call(Call(tensors)), process.stdout
    finally:
        process.close()


def test_it_takes_a_reply_without_launches_for_none(sandbox):
    forged = (
        COPY
        + """
def f(x0):
    import gc
    for one in gc.get_objects():
        if type(one).__name__ == "Launches":
            one._settle = lambda value: None
    return x0 * 2
"""
    )
    found, _ = call(sandbox, forged, torch.ones(4))
    assert isinstance(found, Failure)
    assert found.kind is FailureKind.NOT_BY_A_KERNEL


def test_it_reads_nan_outside_of_the_tensors_and_says_where(sandbox):
    source = """
@triton.jit
def beyond(x, o):
    i = tl.arange(0, 8)
    tl.store(o + i, tl.load(x + i))


def f(x0):
    out = torch.empty(8)
    beyond[(1,)](x0, out)
    return out
"""
    found, printed = call(sandbox, source, torch.arange(5.0))
    assert isinstance(found, Returned)
    assert found.outputs[0][:5].tolist() == [0.0, 1.0, 2.0, 3.0, 4.0]
    assert found.outputs[0][5:].isnan().all()
    assert "submission.py, line 7: the kernel reads 3 element(s) outside of its tensors" in printed


def test_it_reads_nan_where_nothing_was_written(sandbox):
    source = (
        COPY
        + """
def f(x0):
    out = torch.empty_like(x0)
    copy[(1,)](x0, out, 2, BLOCK=4)
    return out
"""
    )
    found, _ = call(sandbox, source, torch.arange(4.0))
    assert isinstance(found, Returned)
    assert found.outputs[0].isnan().tolist() == [False, False, True, True]


def test_it_survives_a_program_that_ends_the_process(sandbox):
    ends = "import ctypes\n\n\ndef f(x0):\n    ctypes.string_at(0)\n"
    found, _ = call(sandbox, ends, torch.ones(4))
    assert isinstance(found, Failure)
    assert found.kind is FailureKind.CRASHED
    source = """
@triton.jit
def double(x, o):
    i = tl.arange(0, 4)
    tl.store(o + i, tl.load(x + i) * 2)


def f(x0):
    out = torch.empty_like(x0)
    double[(1,)](x0, out)
    return out
"""
    found, _ = call(sandbox, source, torch.arange(4.0))
    assert isinstance(found, Returned)
    assert found.outputs[0].tolist() == [0.0, 2.0, 4.0, 6.0]


@pytest.mark.parametrize(
    "operation", ["a * b + 1.5", "tl.where(a > b, a, b) / 3", "tl.fma(a, b, a)", "-a", "tl.abs(a) - b"]
)
def test_it_computes_bfloat16_as_a_gpu_does(operation, sandbox):
    """Every operation in float32, then rounded to nearest; so it is in torch, one operator at a time."""
    source = f"""
@triton.jit
def kernel(x, y, o):
    i = tl.arange(0, 256)
    a, b = tl.load(x + i), tl.load(y + i)
    tl.store(o + i, {operation})


def f(x0, x1):
    out = torch.empty_like(x0)
    kernel[(1,)](x0, x1, out)
    return out
"""
    a, b = (torch.randn(256, generator=torch.Generator().manual_seed(n)).bfloat16() for n in (1, 2))
    found, _ = call(sandbox, source, a, b)
    assert isinstance(found, Returned)
    names = {"a": a.double(), "b": b.double(), "tl": _Double}
    exact = eval(operation, names)
    gap = (found.outputs[0].double() - exact).abs()
    assert bool((gap <= 2 * 2**-8 * exact.abs().clamp_min(2.0)).all())


class _Double:
    where, abs = torch.where, torch.abs

    @staticmethod
    def fma(a, b, c):
        return a * b + c


def test_it_multiplies_bfloat16_matrices(sandbox):
    source = """
@triton.jit
def kernel(x, y, o):
    i, j = tl.arange(0, 16)[:, None], tl.arange(0, 16)[None, :]
    tl.store(o + i * 16 + j, tl.dot(tl.load(x + i * 16 + j), tl.load(y + i * 16 + j)))


def f(x0, x1):
    out = torch.empty(16, 16)
    kernel[(1,)](x0, x1, out)
    return out
"""
    a, b = (torch.randn(16, 16, generator=torch.Generator().manual_seed(n)).bfloat16() for n in (1, 2))
    found, _ = call(sandbox, source, a, b)
    assert isinstance(found, Returned)
    torch.testing.assert_close(found.outputs[0], a.float() @ b.float(), rtol=1e-5, atol=1e-5)


def test_it_rounds_to_bfloat16_as_torch_does():
    numbers = torch.randn(10_000, generator=torch.Generator().manual_seed(3)) * 1e3
    edges = torch.tensor([0.0, -0.0, torch.inf, -torch.inf, 1.00390625, 1.01171875, 3.3961776e38, 1e-40])
    for values in (numbers, edges):
        wanted = values.bfloat16()
        assert bfloat16.encoded(values.numpy()).view("int16").tolist() == wanted.view(torch.int16).tolist()
        assert bfloat16.decoded(wanted.view(torch.int16).numpy().view("uint16")).tolist() == wanted.float().tolist()


def test_it_leaves_other_exercises_without_triton():
    source = "import sys\ndef f(x0):\n    return x0 * ('triton' in sys.modules)"
    with closing(Sandbox(layer=Layer.KERNEL)) as fresh:
        process = fresh.start(Program(source, "f", ("x0",)))
        assert process.load() is None
        found = process.call(Call((torch.ones(2),)))
        process.close()
    assert found.outputs[0].tolist() == [0.0, 0.0]


COMPILED = """
import torch
from grader.learner_side import calling
from grader.learner_side.kernels import install

told = []
launches = install(told.append, device="cuda")
source = '''
import torch, triton
import triton.language as tl

@triton.jit
def copy(x, o, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(o + i, tl.load(x + i))

def f(x0):
    w = x0.exp()
    if LAUNCH:
        copy[(1,)](w, torch.empty_like(w), BLOCK=32)
    return w
'''
for launch in (True, False):
    f = calling.load(source.replace("LAUNCH", str(launch)), "f", ["x0"])
    given = [torch.randn(32)]
    print(calling.call(launches.watched(f), given, differentiate=[], grad_outputs=[], max_bytes=1 << 20)["message"])
"""


def test_it_watches_kernels_that_are_compiled(tmp_path):
    """As on a GPU, but for the launch itself, which neither program comes to."""
    environment = {name: value for name, value in os.environ.items() if name != "TRITON_INTERPRET"}
    done = subprocess.run(
        [sys.executable, "-c", COMPILED],
        env={**environment, "TMPDIR": str(tmp_path)},
        cwd=KERNELS.parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "torch's exp computed what the kernel `copy` gets as `x`",
        "no Triton kernel was launched; it calls torch's exp",
    ]
    assert [path.name.startswith("rowsum-kernels-") for path in tmp_path.iterdir()] == [True]
