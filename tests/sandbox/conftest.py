"""A sandbox per layer that this machine can run, shared by all tests of a process; and a short way to run one."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

import pytest
import torch

from grader.worker.program import Call, Failure, Program, Returned
from grader.worker.sandbox import Layer, Sandbox
from grader.worker.sandbox.gvisor import why_no_gvisor
from grader.worker.sandbox.layers import why_no_bubblewrap


@dataclass(frozen=True)
class Outcome:
    """What came of a program: the result of its last call or the failure, what was recorded, what it printed."""

    result: Returned | Failure
    incident: Failure | None
    stdout: str

    @property
    def kind(self):
        """The kind of the failure, or None."""
        return self.result.kind if isinstance(self.result, Failure) else None

    @property
    def evidence(self):
        """The kind of what was recorded although the program may have gone on, or None."""
        return self.incident.kind if self.incident else None


def run(sandbox, source, *, calls=None, function="f", parameters=("x",), banned=()):
    """Run `calls` of the program (one, with a small tensor, if none are given) and close its process."""
    program = Program(dedent(source), function, tuple(parameters), frozenset(banned))
    process = sandbox.start(program)
    try:
        result = process.load()
        for call in calls or [Call((torch.arange(6.0).reshape(2, 3),))]:
            if result is None or isinstance(result, Returned):
                result = process.call(call)
        return Outcome(result, process.incident(), process.stdout)
    finally:
        process.close()


def passes_honestly(sandbox):
    """A right program gets its numbers back: what a hostile one before it must not have changed."""
    x = torch.randn(2, 3)
    outcome = run(sandbox, "def f(x):\n    return x.exp() / x.exp().sum(-1, keepdim=True)\n", calls=[Call((x,))])
    assert isinstance(outcome.result, Returned)
    torch.testing.assert_close(outcome.result.outputs[0], x.softmax(-1))
    assert outcome.incident is None


LAYERS = [Layer.KERNEL, Layer.BUBBLEWRAP]
WALLS = [*LAYERS, Layer.GVISOR]


def skip_where_missing(layer):
    """Skip a test of a layer that this machine cannot run."""
    reasons = {Layer.BUBBLEWRAP: why_no_bubblewrap, Layer.GVISOR: why_no_gvisor}
    if layer in reasons and (reason := reasons[layer]()):
        pytest.skip(reason)


@pytest.fixture(scope="session", params=LAYERS, ids=[layer.value for layer in LAYERS])
def sandbox(request):
    """A warm sandbox of each layer in which refused calls leave evidence."""
    skip_where_missing(request.param)
    with Sandbox(request.param) as sandbox:
        yield sandbox


@pytest.fixture(scope="session")
def gvisor_sandbox():
    """A warm sandbox under gVisor's kernel."""
    skip_where_missing(Layer.GVISOR)
    with Sandbox(Layer.GVISOR) as sandbox:
        yield sandbox


@pytest.fixture(params=WALLS, ids=[layer.value for layer in WALLS])
def walls(request):
    """The warm sandbox of each layer that has walls."""
    skip_where_missing(request.param)
    if request.param is Layer.GVISOR:
        return request.getfixturevalue("gvisor_sandbox")
    return request.getfixturevalue("walled_sandboxes")(request.param)


@pytest.fixture(scope="session")
def walled_sandboxes():
    """Warm sandboxes by layer, each made when it is first asked for."""
    made = {}
    yield lambda layer: made.setdefault(layer, Sandbox(layer))
    for sandbox in made.values():
        sandbox.close()


@pytest.fixture(scope="session")
def kernel_sandbox():
    """A warm sandbox of the layer that is in every other."""
    with Sandbox(Layer.KERNEL) as sandbox:
        yield sandbox
