"""Forged results, forged frames, forged time: what a process says is checked, and what it says too early is refused."""

from __future__ import annotations

import pytest
import torch

from grader.worker.program import Call, FailureKind, Program, Returned

from .conftest import passes_honestly, run

WIRE = """
import json, os, struct, sys
def send(message, payload=b""):
    text = message if isinstance(message, bytes) else json.dumps(message).encode()
    os.write(3, struct.pack("<II", len(text), len(payload)) + text + payload)
def tensors(header, data=b""):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data
def ticket():
    frame = sys._getframe()
    while "message" not in frame.f_locals or "ticket" not in frame.f_locals["message"]:
        frame = frame.f_back
    return frame.f_locals["message"]["ticket"]
def one(entry, size, name="o0"):
    return tensors({name: entry}, bytes(size))
def answer(payload):
    returned = {"is_tuple": False, "types": ["Tensor"], "inputs": 1, "gradient_failure": None}
    send({"returned": returned, "ticket": ticket()}, payload)
"""
ZERO = "tensors({'o0': {'dtype': 'F32', 'shape': [1], 'data_offsets': [0, 4]}}, bytes(4))"
RETURNED = "{'is_tuple': False, 'types': ['Tensor'], 'inputs': 1, 'gradient_failure': None}"

SUBCLASSES = {
    "is equal to everything": "__eq__ = lambda *a: True; __sub__ = __rsub__ = lambda *a: 0",
    "overrides functions": "@classmethod\n    def __torch_function__(cls, *a, **k): raise ValueError",
    "overrides dispatch": "@classmethod\n    def __torch_dispatch__(cls, *a, **k): raise ValueError",
    "lies about its shape": "shape = property(lambda s: (9,)); numel = dim = size = lambda *a: 9",
    "lies about its class": "__class__ = property(lambda s: torch.Tensor); device = layout = dtype = None",
}


@pytest.mark.parametrize("name", SUBCLASSES)
def test_it_strips_a_tensor_that(kernel_sandbox, name):
    source = f"import torch\nclass T(torch.Tensor):\n    {SUBCLASSES[name]}\n"
    source += "def f(x):\n    return torch.zeros(2, 3).as_subclass(T)"
    returned = run(kernel_sandbox, source).result
    assert type(returned.outputs[0]) is torch.Tensor
    assert (returned.outputs[0].tolist(), returned.output_types) == ([[0.0] * 3] * 2, ("T",))


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("x.numpy()", "ndarray"),
        ("x.tolist()", "float"),
        ("None", "NoneType"),
        ("3.5", "float"),
        ("'text'", "str"),
        ("{'a': x}", "dict"),
        ("x.to('meta')", "Tensor (meta)"),
        ("x.to_sparse()", "Tensor (torch.sparse_coo)"),
        ("x.to(torch.complex64)", "Tensor of torch.complex64"),
        ("torch.nested.nested_tensor([x, x])", "Tensor (nested)"),
        ("type('<b>' * 99, (), {})()", "<b>" * 20),
        ("type('Tensor', (), {})()", "Tensor"),
        ("(y for y in [x])", "generator"),
        ("torch.quantize_per_tensor(x, 0.1, 0, torch.quint8)", "Tensor of torch.quint8"),
    ],
)
def test_it_says_what_is_no_tensor(kernel_sandbox, value, name):
    returned = run(
        kernel_sandbox, f"import torch\ndef f(x):\n    return {value}", calls=[Call((torch.ones(2),))]
    ).result
    assert set(returned.outputs) == {None}
    assert returned.output_types[0] == name


def test_it_takes_numbers_from_where_they_are(kernel_sandbox):
    x = torch.arange(6.0).reshape(2, 3)
    for way in ("x.t()", "x.flip(0)", "x[:, ::2]", "x[:1].expand(4, 3)", "torch._neg_view(x)", "torch.nn.Parameter(x)"):
        returned = run(kernel_sandbox, f"import torch\ndef f(x):\n    return {way}", calls=[Call((x,))]).result
        assert torch.equal(returned.outputs[0], eval(way, {"x": x, "torch": torch}))
        assert returned.outputs[0].is_contiguous()


@pytest.mark.parametrize(
    "frame",
    [
        "os.write(3, b'x' * 100)",
        "os.write(3, b'\\xff' * 8)",
        "send({'returned': 1})",
        "send(b'[' * 60000)",
        "send(b'{' + b'\"a\":{' * 10000)",
        "send(b'9' * 5000)",
        "send({'incident': {'kind': 'timed_out', 'message': 'x'}}); send({'verdict': 'passed'})",
        "send({'incident': 1})\n    " * 20,
        "send({'failed': {'kind': 'internal_error', 'message': ''}, 'ticket': ticket()})",
        "send({'failed': {'kind': 'crashed', 'message': ''}, 'ticket': ticket()})",
        "send({'failed': {'kind': 'raised', 'message': 7}, 'ticket': ticket()})",
        "send({'failed': None, 'ticket': ticket()})",
        "send({'returned': None, 'ticket': ticket()})",
        "send({'returned': {'types': 'Tensor'}, 'ticket': ticket()})",
        "send({'returned': {'types': [1]}, 'ticket': ticket()})",
        "send({'returned': {'types': ['T'] * 9999}, 'ticket': ticket()})",
        "answer(b'x' * 100)",
        "answer(b'\\xff' * 8 + b'{}')",
        "answer(tensors(b'[' * 50000))",
        "answer(one({'dtype': 'F32', 'shape': [9], 'data_offsets': [0, 4]}, 4))",
        "answer(one({'dtype': 'C64', 'shape': [1], 'data_offsets': [0, 8]}, 8))",
        "answer(one({'dtype': 'F32', 'shape': [-1], 'data_offsets': [0, 4]}, 4))",
        "answer(one({'dtype': 'F32', 'shape': [0, 1 << 60], 'data_offsets': [0, 0]}, 0))",
        "answer(one({'dtype': 'F32', 'shape': [0, 1 << 40, 1 << 40], 'data_offsets': [0, 0]}, 0))",
        "answer(one({'dtype': 'F32', 'shape': [1], 'data_offsets': [0, 4]}, 4, name='secret'))",
        "answer(one({'dtype': 'F32', 'shape': [1] * 99, 'data_offsets': [0, 4]}, 4))",
    ],
)
def test_it_calls_nonsense_a_crash(kernel_sandbox, frame):
    outcome = run(
        kernel_sandbox,
        WIRE + f"def f(x):\n    {frame}\n    import time; time.sleep(9)",
        calls=[Call((torch.ones(1),), wall_seconds=2)],
    )
    # A frame that promises more than it brings is waited for.
    kinds = (FailureKind.CRASHED, FailureKind.OUTPUT_TOO_LARGE, FailureKind.TIMED_OUT)
    assert outcome.kind in kinds, outcome
    passes_honestly(kernel_sandbox)


def test_it_calls_an_endless_frame_too_large(kernel_sandbox):
    source = (
        WIRE
        + "def f(x):\n    os.write(3, struct.pack('<II', 10, 1 << 31))\n    while True: os.write(3, bytes(1 << 16))"
    )
    assert run(kernel_sandbox, source).kind == FailureKind.OUTPUT_TOO_LARGE


def test_it_refuses_an_answer_that_came_before_its_question(kernel_sandbox):
    source = WIRE + f"def f(x):\n    send({{'returned': {RETURNED}, 'ticket': 'guess'}}, {ZERO})\n    return x"
    assert run(kernel_sandbox, source, calls=[Call((torch.ones(1),))] * 2).kind == FailureKind.CRASHED


def test_it_refuses_an_answer_prepared_for_the_next_question(kernel_sandbox):
    source = (
        WIRE
        + f"""
import threading, time
def later(old):
    time.sleep(0.2)
    send({{'returned': {RETURNED}, 'ticket': old}}, {ZERO})
def f(x):
    threading.Thread(target=later, args=(ticket(),), daemon=True).start()
    return x
"""
    )
    process = kernel_sandbox.start(Program(source, "f", ("x",)))
    assert process.load() is None
    assert isinstance(process.call(Call((torch.ones(1),))), Returned)
    threading_wait()
    assert process.call(Call((torch.ones(1),))).kind == FailureKind.CRASHED
    process.close()


def threading_wait():
    import time

    time.sleep(0.5)


def test_it_believes_no_number_that_a_process_gives_of_itself(kernel_sandbox):
    source = (
        WIRE
        + f"""
import time
def f(x):
    time.sleep(0.05)
    send({{'returned': dict({RETURNED}, wall_ms=0.0, peak_memory_bytes=0), 'wall_ms': 0, 'ticket': ticket()}}, {ZERO})
    time.sleep(9)
"""
    )
    returned = run(kernel_sandbox, source, calls=[Call((torch.ones(1),))]).result
    assert returned.wall_ms >= 50


def test_it_bounds_and_escapes_what_was_raised(kernel_sandbox):
    source = "def f(x):\n    raise type('E\\x1b' * 500, (Exception,), {})('<b>\\x1b[31m\\0' * 100000)"
    failure = run(kernel_sandbox, source).result
    assert failure.kind == FailureKind.RAISED
    assert len(failure.message) <= 1000
    assert len(failure.exception) <= 100
    assert (failure.message + failure.exception).isprintable()


@pytest.mark.parametrize(
    "methods",
    [
        "def __str__(self): raise SystemExit",
        "def __str__(self): return 3",
        "def __getattribute__(self, n): raise SystemExit",
        "args = 1",
    ],
)
def test_it_survives_exceptions_that_cannot_be_told(kernel_sandbox, methods):
    outcome = run(kernel_sandbox, f"class E(Exception):\n    {methods}\ndef f(x):\n    raise E('x')")
    assert (outcome.kind, outcome.result.exception, outcome.result.line) == (FailureKind.RAISED, "E", 4)


def test_it_invents_no_line_that_the_file_does_not_have(kernel_sandbox):
    source = "def f(x):\n    exec(compile('\\n' * 999 + '1/0', 'submission.py', 'exec'))"
    failure = run(kernel_sandbox, source).result
    assert (failure.kind, failure.line, failure.source_line) == (FailureKind.RAISED, None, None)


def test_it_sanitises_booleans_that_are_neither(kernel_sandbox):
    source = "import torch\ndef f(x):\n    return torch.full((4,), 7, dtype=torch.uint8).view(torch.bool)"
    assert run(kernel_sandbox, source).result.outputs[0].view(torch.uint8).tolist() == [1, 1, 1, 1]
