"""Honest programs: what goes in is what the judge sent, what comes out is what the program made."""

from __future__ import annotations

import pytest
import torch

from grader.worker.program import Call, FailureKind, Program, Returned

from .conftest import run


def test_it_calls_the_function_with_the_tensors(sandbox):
    q, k = torch.randn(2, 3), torch.randn(2, 3).bfloat16()
    source = "def f(q, k, n, none, yes):\n    assert (n, none, yes) == (2.5, None, True)\n    return q + k, n, q"
    outcome = run(sandbox, source, calls=[Call((q, k, 2.5, None, True))], parameters=("q", "k", "n", "none", "yes"))
    returned = outcome.result
    assert torch.equal(returned.outputs[0], q + k)
    assert (returned.outputs[1], returned.is_tuple) == (None, True)
    assert returned.output_types == ("Tensor", "float", "Tensor")
    assert torch.equal(returned.inputs_after[0], q)
    assert torch.equal(returned.inputs_after[1], k)
    assert returned.inputs_after[2:] == (None, None, None)
    assert returned.wall_ms > 0


@pytest.mark.parametrize(
    "x",
    [
        torch.randn(4, 6)[:, ::2],
        torch.randn(4, 6).t(),
        torch.randn(1, 3).expand(5, 3),
        torch.randn(2, 3, 4).permute(2, 0, 1),
        torch.randn(10)[3:7],
        torch.tensor(2.0),
        torch.empty(0, 3),
        torch.randn(3, 1)[:, 0],
        torch.arange(5),
        torch.tensor([True]),
        torch.randn(3).double(),
        torch.randn(3).half(),
        torch.tensor([float("nan"), float("-inf")]),
    ],
    ids=lambda x: f"{tuple(x.shape)}-{x.stride()}-{x.dtype}",
)
def test_it_keeps_sizes_strides_and_dtype(kernel_sandbox, x):
    source = "def f(x):\n    print(tuple(x.shape), x.stride(), x.dtype, x._base is None, x.is_leaf)\n    return x"
    outcome = run(kernel_sandbox, source, calls=[Call((x,))])
    assert outcome.stdout.strip() == f"{tuple(x.shape)} {x.stride()} {x.dtype} True True"
    assert torch.equal(outcome.result.outputs[0].nan_to_num(), x.nan_to_num())
    assert outcome.result.outputs[0].dtype == x.dtype


def test_it_returns_gradients(kernel_sandbox):
    a, b = torch.randn(2, 3), torch.randn(3, 2)
    slope = torch.randn(2, 2)
    call = Call((a, b, a), (0, 1, 2), (slope,))
    returned = run(kernel_sandbox, "def f(a, b, c):\n    return a @ b", calls=[call], parameters=("a", "b", "c")).result
    torch.testing.assert_close(returned.gradients[0], slope @ b.t())
    torch.testing.assert_close(returned.gradients[1], a.t() @ slope)
    assert returned.gradients[2] is None
    assert returned.gradient_failure is None


def test_it_tells_that_no_gradient_came_back(kernel_sandbox):
    call = Call((torch.randn(3),), (0,), (torch.ones(3),))
    assert run(kernel_sandbox, "def f(x):\n    return x.detach() * 2", calls=[call]).result.gradients == (None,)


def test_it_tells_that_backward_raised(kernel_sandbox):
    source = """
        import torch

        class Broken(torch.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                return x * 2

            @staticmethod
            def backward(ctx, slope):
                raise ValueError("no slope today")

        def f(x):
            return Broken.apply(x)
    """
    returned = run(kernel_sandbox, source, calls=[Call((torch.randn(3),), (0,), (torch.ones(3),))]).result
    assert isinstance(returned, Returned)
    failed = returned.gradient_failure
    assert (failed.kind, failed.exception, failed.message) == (FailureKind.RAISED, "ValueError", "no slope today")
    assert failed.line == 11


def test_it_says_why_an_output_of_the_wrong_shape_has_no_gradient(kernel_sandbox):
    call = Call((torch.randn(3),), (0,), (torch.ones(3),))
    failed = run(kernel_sandbox, "def f(x):\n    return x.sum()", calls=[call]).result.gradient_failure
    assert "shape ()" in failed.message


def test_it_returns_what_became_of_the_inputs(kernel_sandbox):
    returned = run(kernel_sandbox, "def f(x):\n    x += 1\n    return x", calls=[Call((torch.zeros(3),))]).result
    assert returned.inputs_after[0].tolist() == [1, 1, 1]


def test_it_keeps_the_programs_state_between_calls(kernel_sandbox):
    source = "n = []\ndef f(x):\n    n.append(1)\n    return x + len(n)"
    returned = run(kernel_sandbox, source, calls=[Call((torch.zeros(1),))] * 3).result
    assert returned.outputs[0].item() == 3


@pytest.mark.parametrize(
    ("source", "line", "column"),
    [
        ("def f(x)\n    return x\n", 1, 9),
        ("def f(x):\n  return x\n return 2\n", 3, None),
        ("x = " + "[" * 10_000, 1, None),
    ],
)
def test_it_tells_where_the_syntax_is_wrong(kernel_sandbox, source, line, column):
    failure = run(kernel_sandbox, source).result
    assert (failure.kind, failure.line) == (FailureKind.SYNTAX, line)
    assert column is None or failure.column == column
    assert failure.source_line.startswith(source.splitlines()[line - 1][:20])


@pytest.mark.parametrize(
    "source", ["f = '\udc80'", "\0", "x = 1 \x00", "def f(x): return " + "-" * 100_000 + "1", "(" * 150 + ")" * 150]
)
def test_it_refuses_text_that_is_no_program(kernel_sandbox, source):
    assert run(kernel_sandbox, source).kind in (FailureKind.SYNTAX, FailureKind.CRASHED, FailureKind.NO_FUNCTION)


@pytest.mark.parametrize("source", ["", "def g(x):\n    return x", "f = 3", "# f", "class G:\n    def f(x): return x"])
def test_it_tells_that_the_function_is_missing(kernel_sandbox, source):
    assert run(kernel_sandbox, source).kind == FailureKind.NO_FUNCTION


@pytest.mark.parametrize("signature", ["", "y", "x, y", "*x", "**x", "*, x", "x, y=2", "x, *more"])
def test_it_tells_that_the_parameters_are_others(kernel_sandbox, signature):
    failure = run(kernel_sandbox, f"def f({signature}):\n    return 1").result
    assert (failure.kind, failure.line) == (FailureKind.WRONG_PARAMETERS, 1)
    assert "(x)" in failure.message


@pytest.mark.parametrize(
    "source",
    [
        "def f(x: 'torch.Tensor') -> 'torch.Tensor':\n    return x",
        "def f(x, /):\n    return x",
        "def f(x=None):\n    return x",
        "f = lambda x: x",
        "import torch\n@torch.no_grad()\ndef f(x):\n    return x",
        "import torch\n@torch.jit.script\ndef f(x):\n    return x * 1",
        "import functools\ndef g(n, x):\n    return x\nf = functools.partial(g, 1)",
        "class F:\n    def __call__(self, x):\n        return x\nf = F()",
        "from dataclasses import dataclass\n@dataclass\nclass C:\n    n: int = 1\ndef f(x):\n    return x * C().n",
        "import torch\ndef f(x):\n    torch.set_num_threads(2)\n    return x * 1",
        "import concurrent.futures as c\ndef f(x):\n    return next(c.ThreadPoolExecutor().map(abs, [x]))",
        "import random, statistics, decimal, fractions, heapq, uuid, logging, json, csv\ndef f(x):\n    return x",
        "import torch.utils.checkpoint, torch.nn.utils, torch.utils.benchmark\ndef f(x):\n    return x",
        "import numpy as np, torch\ndef f(x):\n    return torch.from_numpy(np.copy(x.numpy()))",
    ],
)
def test_it_takes_honest_styles(sandbox, source):
    outcome = run(sandbox, source)
    assert isinstance(outcome.result, Returned), outcome
    assert outcome.incident is None


def test_it_tells_what_was_raised_and_where(kernel_sandbox):
    source = """
        def helper(x):
            return x.reshape(5, 5)

        def f(x):
            return helper(x)
    """
    failure = run(kernel_sandbox, source).result
    assert (failure.kind, failure.exception, failure.line) == (FailureKind.RAISED, "RuntimeError", 3)
    assert failure.source_line == "    return x.reshape(5, 5)"
    assert "shape '[5, 5]' is invalid" in failure.message


def test_it_tells_what_was_raised_while_the_file_was_executed(kernel_sandbox):
    failure = run(kernel_sandbox, "import torch\nimport flash_attn\n").result
    assert (failure.kind, failure.exception, failure.line) == (FailureKind.RAISED, "ModuleNotFoundError", 2)


@pytest.mark.parametrize(
    ("raised", "name"),
    [
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("raise SystemExit(3)", "SystemExit"),
        ("raise GeneratorExit", "GeneratorExit"),
        ("return f(x)", "RecursionError"),
        ("raise BaseException('x')", "BaseException"),
        ("exit()", "SystemExit"),
        ("assert 0", "AssertionError"),
    ],
)
def test_it_survives_any_exception(kernel_sandbox, raised, name):
    failure = run(kernel_sandbox, f"def f(x):\n    {raised}").result
    assert (failure.kind, failure.exception, failure.line) == (FailureKind.RAISED, name, 2)


def test_it_goes_on_after_an_exception(kernel_sandbox):
    process = kernel_sandbox.start(Program("def f(x):\n    return 1 / x.item()", "f", ("x",)))
    assert process.load() is None
    assert process.call(Call((torch.tensor(0),))).kind == FailureKind.RAISED
    assert isinstance(process.call(Call((torch.tensor(1),))), Returned)
    process.close()
    process.close()


def test_it_keeps_what_was_printed(sandbox):
    source = "import sys\nprint('é\\x1b[31m\\0\\r\\u202e')\ndef f(x):\n    print('in', file=sys.stderr)\n    return x"
    outcome = run(sandbox, source)
    assert outcome.stdout == "é\\x1b[31m\\x00\\r\\u202e\nin\n"


def test_it_keeps_the_first_characters_of_much_output(kernel_sandbox):
    outcome = run(kernel_sandbox, "for n in range(20 << 14):\n    print('x' * 63)\ndef f(x):\n    return x")
    assert isinstance(outcome.result, Returned)
    assert outcome.stdout == ("x" * 63 + "\n") * 62 + "x" * 32


def test_it_measures_time_by_its_own_clock(kernel_sandbox):
    source = (
        "import time\nsleep = time.sleep\ntime.perf_counter = lambda: 0.0\ndef f(x):\n    sleep(0.05)\n    return x"
    )
    process = kernel_sandbox.start(Program(source, "f", ("x",)))
    assert process.load() is None
    assert process.call(Call((torch.zeros(1),))).wall_ms >= 50
    assert process.time(Call((torch.zeros(1),)), repeats=3).wall_ms >= 50
    process.close()


def test_it_times_each_call_with_other_numbers(kernel_sandbox):
    source = "seen = []\ndef f(x):\n    seen.append(float(x.sum()))\n    print(len(set(seen)))\n    return x"
    process = kernel_sandbox.start(Program(source, "f", ("x",)))
    process.load()
    process.time(Call((torch.ones(4, 6)[:, ::2],)), repeats=3)
    assert process.stdout.split() == ["1", "2", "3"]
    process.close()


def test_it_tells_that_a_timed_call_raised(kernel_sandbox):
    process = kernel_sandbox.start(Program("def f(x):\n    raise ValueError('slow')", "f", ("x",)))
    process.load()
    assert process.time(Call((torch.zeros(1),)), repeats=3).kind == FailureKind.RAISED
    process.close()


def test_it_measures_the_memory_of_a_call_from_outside(sandbox):
    source = "import torch\ndef f(x):\n    return torch.ones(int(x), 1 << 18).sum()"
    process = sandbox.start(Program(source, "f", ("x",)))
    process.load()
    small, large = (process.call(Call((torch.tensor(n),))).peak_memory_bytes for n in (1, 64))
    process.close()
    assert small < 8 << 20
    assert 60 << 20 < large < 80 << 20


def test_it_sends_the_numbers_of_each_call_however_alike_they_are(kernel_sandbox):
    process = kernel_sandbox.start(Program("def f(x):\n    return x + 1", "f", ("x",)))
    assert process.load() is None
    for value in (1.0, 2.0, 3.0):
        call = Call((torch.full((3,), value),))
        for _ in range(2):  # the second time from memory
            assert process.call(call).outputs[0].tolist() == [value + 1] * 3
        assert process.call(Call(call.arguments, (0,), (torch.ones(3),))).gradients[0].tolist() == [1.0] * 3
    process.close()
