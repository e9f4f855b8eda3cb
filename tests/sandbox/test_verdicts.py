"""Whole submissions that attack the judge: what the verdict says, and that the next honest one passes."""

from __future__ import annotations

import dataclasses
import functools
import json
import resource
import textwrap

import pytest

from grader.catalogue import get_exercise
from grader.worker.judge import judge
from grader.worker.prepared import PreparedPool, prepare
from grader.worker.sandbox import texts

RIGHT = """
import ctypes, gc, json, os, signal, struct, sys, threading, time
import torch


def right(scores, dim):
    x = scores.float() if scores.dtype in (torch.float16, torch.bfloat16) else scores
    top = x.amax(dim, keepdim=True).detach()
    e = (x - top.masked_fill(top == float("-inf"), 0.0)).exp()
    return (e / e.sum(dim, keepdim=True)).to(scores.dtype)


def send(message, payload=b""):
    text = message if isinstance(message, bytes) else json.dumps(message).encode()
    os.write(3, struct.pack("<II", len(text), len(payload)) + text + payload)


def ticket():
    frame = sys._getframe()
    while "ticket" not in (frame.f_locals.get("message") or {}):
        frame = frame.f_back
    return frame.f_locals["message"]["ticket"]


def failed(**told):
    send({"failed": told, "ticket": ticket()})
    os._exit(0)
"""
CAUSAL = "import torch\nimport torch.nn.functional as F\n\n\ndef causal_attention(q, k, v):\n"


class OneSeed(PreparedPool):
    """The cases of one seed for each exercise, made once."""

    def get(self, exercise, *, seed=None, exclude=()):
        return _prepared(exercise.slug)


@functools.cache
def _prepared(slug):
    return prepare(get_exercise(slug), 7)


@pytest.fixture(scope="session")
def pool():
    return OneSeed()


@pytest.fixture
def judged(kernel_sandbox, pool):
    """The verdict of a program, after which an honest one must pass."""

    def judged(source, slug="softmax"):
        verdict = judge(get_exercise(slug), source, runner=kernel_sandbox, pool=pool)
        assert len(json.dumps(verdict, allow_nan=False)) < 100_000
        assert len(verdict["stdout"]) <= 4000
        honest = RIGHT + "def softmax(scores, dim):\n    return right(scores, dim)\n"
        softmax = get_exercise("softmax")
        assert judge(softmax, honest, runner=kernel_sandbox, pool=pool, visible_only=True)["status"] == "passed"
        return verdict

    return judged


def program(call="", *, answer="return right(scores, dim)", top=""):
    body = textwrap.indent(f"{textwrap.dedent(call).strip()}\n{answer}\n", "    ")
    return f"{RIGHT}\n{textwrap.dedent(top)}\n\ndef softmax(scores, dim):\n{body}"


CALLS = {
    "says that the file does not compile": ("crashed", "failed(kind='syntax', message='x')"),
    "says that there is no function": ("crashed", "failed(kind='no_function', message='x')"),
    "says that the parameters are wrong": ("crashed", "failed(kind='wrong_parameters', message='x')"),
    "fails in a kind that is a list": ("crashed", "failed(kind=['raised'], message='x')"),
    "fails in a kind that is an object": ("crashed", "failed(kind={}, message='x')"),
    "tells an incident of a kind that is a list": (
        "passed",
        "send({'incident': {'kind': [], 'message': ''}})\nglobals()['send'] = lambda *a: None",
    ),
    "fails in half characters": (
        "crashed",
        r"send(b'{\"failed\":{\"kind\":\"raised\",\"message\":\"\\ud800\"},\"ticket\":\"%s\"}' % ticket().encode())"
        "\nos._exit(0)",
    ),
    "puts its socket over its output": ("crashed", 'os.dup2(3, 1)\nos.write(1, b\'{"status": "passed"}\')'),
    "puts its output over its socket": ("crashed", "os.dup2(1, 3)"),
    "closes its socket": ("crashed", "os.close(3)"),
    "closes its output": ("passed", "try:\n    os.close(1)\nexcept OSError:\n    pass\nprint('x')"),
    "opens a path of 100,000 characters": ("blocked", "try:\n    open('/' + 'a' * 100_000)\nexcept OSError:\n    pass"),
    "maps too much memory": ("out_of_memory", "import mmap\nheld = [mmap.mmap(-1, 1 << 28) for _ in range(24)]"),
    "prints its stack": ("passed", "import traceback\ntraceback.print_stack()"),
    "raises an OSError whose number cannot be compared": (
        "raised",
        "class N(int):\n    def __eq__(self, o):\n        raise SystemExit\n    __hash__ = int.__hash__\n"
        "raise OSError(N(5), 'x')",
    ),
    "raises a class that cannot be looked at": (
        "raised",
        "class M(type):\n    def __getattribute__(c, n):\n        raise KeyboardInterrupt\n"
        "class E(Exception, metaclass=M):\n    pass\nraise type.__call__(E)",
    ),
    "raises a group a thousand deep": (
        "raised",
        "e = ValueError('x')\nfor _ in range(1000):\n    e = ExceptionGroup('g' * 100, [e])\nraise e",
    ),
    "raises a chain of 100,000 causes": (
        "raised",
        "e = None\nfor i in range(100_000):\n    n = ValueError(i)\n    n.__cause__, e = e, n\nraise e",
    ),
    "traces whatever comes after it": (
        "raised",
        "def t(*a):\n    raise RuntimeError('traced')\nsys.settrace(t)\nsys._getframe(1).f_trace = t",
    ),
    "has alarms raise in whatever comes after it": (
        "crashed",
        "def h(*a):\n    raise KeyboardInterrupt\nsignal.signal(signal.SIGALRM, h)\n"
        "signal.setitimer(signal.ITIMER_REAL, 1e-4, 1e-4)",
    ),
    "reads memory near the null pointer": ("crashed", "ctypes.memset(1, 0, 10)"),
    "clones by a bare system call": ("blocked", "ctypes.CDLL(None).syscall(56, 17, 0, 0, 0, 0)"),
    "opens by openat2": (
        "blocked",
        "ctypes.CDLL(None).syscall(437, -100, b'/etc/passwd', (ctypes.c_uint64 * 3)(0, 0, 0), 24)",
    ),
    "opens a path and reads through /proc": (
        "blocked",
        "fd = os.open('/etc/passwd', os.O_PATH)\nprint(open(f'/proc/self/fd/{fd}').read())",
    ),
    "runs a host's file": ("blocked", "import runpy\nprint(runpy.run_path('/etc/passwd'))"),
}


@pytest.mark.parametrize("name", CALLS)
def test_it_judges_a_program_that(judged, name):
    status, call = CALLS[name]
    verdict = judged(program(call))
    assert verdict["status"] == status, verdict["summary"]
    assert "root:" not in verdict["stdout"]
    assert texts._PROJECT not in json.dumps(verdict)


ANSWERS = {
    "objects whose classes have long names": "tuple(type('\\U0001f600' * 100, (), {})() for _ in range(64))",
    "forty dimensions more": "right(scores, dim).reshape([1] * 40 + list(scores.shape))",
    "nothing of an absurd size": "torch.empty(0, 1 << 45)",
    "a wrapper without memory": "torch.Tensor._make_wrapper_subclass(W, scores.shape)",
    "a sparse tensor with a gradient": "right(scores, dim).to_sparse()",
    "a compressed sparse tensor": "torch.eye(3).to_sparse_csr()",
    "an mkldnn tensor": "right(scores, dim).detach().float().to_mkldnn()",
    "a fake tensor": "fake.from_tensor(right(scores, dim).detach())",
    "a meta tensor": "right(scores, dim).to('meta')",
    "float8": "right(scores, dim).to(torch.float8_e4m3fn)",
    "uint16": "torch.zeros(scores.shape, dtype=torch.uint16)",
    "a conjugated view": "right(scores, dim).to(torch.complex64).conj()",
    "an object that says it is a tensor": "type('P', (), {'__class__': torch.Tensor})()",
    "a list that lies about its items": "type('L', (list,), {'__len__': lambda s: 1, '__iter__': None})([scores])",
    "a generator": "(one for one in [scores])",
}


@pytest.mark.parametrize("name", ANSWERS)
def test_it_fails_a_program_that_returns(judged, name):
    top = (
        "from torch._subclasses.fake_tensor import FakeTensorMode\nfake = FakeTensorMode()\n" if "fake" in name else ""
    )
    top += "class W(torch.Tensor):\n    def __torch_dispatch__(self, *a, **k):\n        return 0"
    verdict = judged(program(answer=f"return {ANSWERS[name]}", top=top))
    assert verdict["status"] == "failed", verdict["summary"]


@pytest.mark.parametrize("dtype", ["int8", "float32"])
def test_it_keeps_no_large_results(judged, dtype):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    verdict = judged(program(answer=f"return torch.zeros((60 << 20) // torch.{dtype}.itemsize, dtype=torch.{dtype})"))
    assert verdict["status"] == "output_too_large"
    assert "1 MiB" in verdict["summary"]
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 400 << 10


def test_it_names_a_tuple_that_is_too_large(judged):
    assert judged(program(answer="return (torch.zeros(1 << 17),) * 9"))["status"] == "output_too_large"


UNBANS = {
    "modules": "for m in list(sys.modules.values()):\n    held = list(getattr(m, '__dict__', {}).values())",
    "memory": "gc.unfreeze()\nfor o in [0]:\n    held = gc.get_objects()",
    "frames": "f = sys._getframe()\nwhile f:\n    held, f = [*f.f_globals.values(), *f.f_locals.values()], f.f_back",
}


@pytest.mark.parametrize("way", UNBANS)
def test_it_finds_no_kernel_of_a_ban_to_let_go_by(judged, way):
    clear = "    for one in held:\n        if type(one) is list and one and 'Dispatch' in type(one[0]).__name__:\n"
    top = f"{UNBANS[way]}\n{clear}            one.clear()\n"
    assert judged(program(top=top, answer="return torch.softmax(scores, dim)"))["status"] == "rule_broken"


def test_it_keeps_its_kernel_when_another_comes_and_goes(judged):
    call = "lib = torch.library.Library('aten', 'IMPL')\nlib.impl('_softmax', lambda x, d, h: x, 'CPU')\nlib._destroy()"
    assert judged(program(call, answer="return torch.softmax(scores, dim)"))["status"] == "rule_broken"


@pytest.mark.parametrize(
    "expression",
    [
        "torch.compile(lambda x: torch.softmax(x, dim), backend='eager')(scores)",
        "checkpoint(torch.softmax, scores, dim, use_reentrant=False)",
        "torch._C._jit_get_operation('aten::softmax')[0](scores, dim)",
        "torch.fx.symbolic_trace(lambda x: torch.log_softmax(x, dim))(scores).exp()",
        "torch.func.grad(lambda x: torch.logsumexp(x, dim).sum())(scores)",
        "torch.ops.quantized.softmax(torch.quantize_per_tensor(scores.float(), 0.1, 0, torch.quint8), dim, 0.01, 0)",
        "torch.ops.aten._softmax.default.redispatch("
        "torch._C.DispatchKeySet(torch._C.DispatchKey.CPU), scores, dim, False)",
        "torch.from_dlpack(scores.detach().contiguous()).softmax(dim)",
    ],
)
def test_it_says_which_rule_is_broken_by(judged, expression):
    top = "from torch.utils.checkpoint import checkpoint"
    verdict = judged(program(top=top, answer=f"return {expression}"))
    assert verdict["status"] == "rule_broken", verdict["summary"]
    assert "softm" in verdict["summary"] or "logsumexp" in verdict["summary"]


@pytest.mark.parametrize(
    "mask", ["attn_mask=causal_lower_right(q.shape[-2], k.shape[-2])", "attn_mask=None, is_causal=True"]
)
def test_it_says_that_attention_is_fused(judged, mask):
    source = f"from torch.nn.attention.bias import causal_lower_right\n{CAUSAL}"
    verdict = judged(f"{source}    return F.scaled_dot_product_attention(q, k, v, {mask})\n", "causal-attention")
    assert verdict["status"] == "rule_broken", verdict["summary"]


@pytest.mark.parametrize("skip", ["'held' in sys._getframe(1).f_code.co_name", "scores.numel() > 20000"])
def test_it_compares_no_time_of_a_call_that_did_nothing(judged, skip):
    verdict = judged(program(f"if {skip}:\n    return scores\n"))
    assert (verdict["status"], verdict["fused"]) == ("passed", None)


def test_it_compares_no_time_of_an_answer_to_the_call_before(judged):
    call = """
        if scores.numel() > 20000:
            kept.append(right(scores, dim)) if not kept else 0
            return kept[0]
    """
    verdict = judged(program(call, top="kept = []"))
    assert (verdict["status"], verdict["fused"]) == ("passed", None)


def test_it_compares_the_time_of_an_honest_program(judged):
    assert judged(program())["fused"]["learner_ms"] > 0


def test_it_counts_threads_over_a_whole_submission(judged, kernel_sandbox, monkeypatch):
    fewer = dataclasses.replace(kernel_sandbox.limits, threads_in_all=100)
    monkeypatch.setattr(kernel_sandbox, "limits", fewer)
    verdict = judged(program("while True:\n    t = threading.Thread(target=int)\n    t.start()\n    t.join()"))
    assert verdict["status"] == "blocked"
    assert "too many threads" in verdict["summary"]


def test_it_blames_no_program_whose_ignored_error_is_shown(judged):
    top = "class D:\n    def __del__(self):\n        raise ValueError('ignored')"
    verdict = judged(program("D()", top=top))
    assert verdict["status"] == "passed"
    assert "ValueError: ignored" in verdict["stdout"]


def test_it_counts_lines_as_python_does(judged):
    source = 'x = "\u2028\x0c\x1c\u2029\x85"\n\n\ndef softmax(scores, dim):\n    raise ValueError("here")\n'
    details = judged(source)["details"]
    assert (details["line"], details["source_line"].strip()) == (5, 'raise ValueError("here")')


SOURCES = {
    "UTF-16": ("invalid", "def softmax(scores, dim): pass".encode("utf-16")),
    "two marks": ("invalid", "\ufeff\ufeffx = 1"),
    "only a mark": ("invalid", "\ufeff"),
    "an encoding of another": ("passed", "# -*- coding: utf-7 -*-\n" + program()),
    "carriage returns": ("passed", program().replace("\n", "\r")),
    "exactly 64 KiB": ("passed", program().ljust(1 << 16, "#")),
    "one byte more": ("invalid", program().ljust((1 << 16) + 1, "#")),
    "nested brackets": ("invalid", "x = " + "[" * 10_000 + "]" * 10_000),
    "many minus signs": ("invalid", "x = " + "-" * 30_000 + "1"),
    "a long sum": ("invalid", "x = " + "1+" * 20_000 + "1"),
    "nested calls": ("invalid", "x = " + "f(" * 5000 + ")" * 5000),
    "nested lambdas": ("invalid", "x = " + "lambda:" * 3000 + "0"),
    "a literal of 60,000 digits": ("invalid", "x = " + "9" * 60_000),
    "200 levels": ("invalid", "".join(" " * i + "if 1:\n" for i in range(200)) + " " * 200 + "pass"),
    "a deleted function": ("invalid", "def softmax(scores, dim):\n    return scores\ndel softmax"),
    "a function made on demand": ("invalid", "def __getattr__(name):\n    return print"),
    "cleared globals": ("invalid", "def softmax(scores, dim):\n    return scores\nglobals().clear()"),
    "any arguments": ("invalid", "def softmax(*a, **k):\n    return a[0]"),
}


@pytest.mark.parametrize("name", SOURCES)
def test_it_reads_a_source_of(judged, name):
    status, source = SOURCES[name]
    assert judged(source)["status"] == status
