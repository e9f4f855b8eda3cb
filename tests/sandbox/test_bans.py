"""Banned operators are caught however they are spelled, and words break nothing."""

from __future__ import annotations

import pytest
import torch

from grader.worker.program import Call, FailureKind, Returned

from .conftest import run

PRELUDE = """
import functools, operator
import torch
import torch.nn.functional as F
from torch import nn
"""

# Each is an expression of x, a tensor (2, 3, 4) of floats.
SOFTMAX_SPELLINGS = [
    "x.softmax(-1)",
    "x.softmax(dim=-1, dtype=torch.float64)",
    "torch.softmax(x, -1)",
    "F.softmax(x, dim=-1)",
    "nn.Softmax(-1)(x)",
    "nn.Softmax2d()(x)",
    "operator.methodcaller('soft' + 'max', -1)(x)",
    "functools.partial(F.softmax, dim=-1)(x)",
    "getattr(torch, 'soft' 'max')(x, -1)",
    "torch.Tensor.softmax(x, -1)",
    "torch._C._VariableFunctions.softmax(x, -1)",
    "torch._C.TensorBase.softmax(x, -1)",
    "torch.special.softmax(x, -1)",
    "torch.ops.aten.softmax.int(x, -1)",
    "torch.ops.aten.softmax.int.decompose(x, -1)",
    "torch.ops.aten._softmax(x, -1, False)",
    "torch.ops.aten._softmax.default(x, -1, False)",
    "torch.ops.aten._softmax.default._op_dk(torch._C.DispatchKey.CPU, x, -1, False)",
    "torch.ops.aten._safe_softmax(x, -1)",
    "torch.softmax(x, -1, out=torch.empty(0))",
    "torch.ops.aten._softmax.out(x.detach(), -1, False, out=torch.empty(2, 3, 4))",
    "torch._masked_softmax(x, x > 9, -1, 2)",
    "torch.masked.softmax(x, -1)",
    "torch.sparse.softmax(x[0].to_sparse(), -1)",
    "x.to_mkldnn().softmax(-1).to_dense()",
    "F.softmin(x, dim=-1)",
    "nn.Softmin(-1)(x)",
    "F.log_softmax(x, dim=-1).exp()",
    "x.log_softmax(-1)",
    "nn.LogSoftmax(-1)(x)",
    "torch.special.log_softmax(x, -1)",
    "torch.ops.aten._log_softmax(x, -1, False)",
    "F.gumbel_softmax(x, dim=-1)",
    "(x - torch.logsumexp(x, -1, keepdim=True)).exp()",
    "x.logsumexp(-1)",
    "torch.special.logsumexp(x, -1)",
    "torch.logcumsumexp(x, -1)",
    "F.cross_entropy(x[0], torch.tensor([0, 1, 2]))",
    "nn.CrossEntropyLoss()(x[0], torch.tensor([0, 1, 2]))",
    "torch.distributions.Categorical(logits=x).probs",
    "torch._refs.softmax(x, -1)",
    "torch._refs.nn.functional.softmax(x, dim=-1)",
    "torch._refs.logsumexp(x, -1)",
    "torch._decomp.decompositions._softmax(x, -1, False)",
    "torch._decomp.decomposition_table[torch.ops.aten._softmax.default](x, -1, False)",
    "torch.vmap(lambda row: row.softmax(-1))(x)",
    "torch.func.functionalize(lambda t: t.softmax(-1))(x)",
    "torch.func.grad(lambda t: t.softmax(-1)[0, 0, 0])(x)",
    "torch.func.jvp(lambda t: t.softmax(-1), (x,), (x,))[0]",
    "torch.jit.trace(lambda t: t * 1, x)(x).softmax(-1)",
    "torch.nested.nested_tensor([x[0], x[1]]).softmax(-1)",
    "torch.inference_mode()(lambda: x.clone().softmax(-1))()",
]
# Expressions of q, k, v: (2, 1, 3, 4).
ATTENTION_SPELLINGS = [
    "F.scaled_dot_product_attention(q, k, v)",
    "F.scaled_dot_product_attention(q, k, v, is_causal=True)",
    "F.scaled_dot_product_attention(q, k, v, dropout_p=0.1)",
    "F.scaled_dot_product_attention(q, k, v, attn_mask=torch.ones(3, 3, dtype=torch.bool))",
    "torch._C._nn.scaled_dot_product_attention(q, k, v)",
    "torch.ops.aten.scaled_dot_product_attention(q, k, v)",
    "torch.ops.aten.scaled_dot_product_attention.default.decompose(q, k, v)",
    "torch.ops.aten._scaled_dot_product_attention_math(q, k, v)[0]",
    "torch.ops.aten._scaled_dot_product_attention_math.default.decompose(q, k, v)[0]",
    "torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(q, k, v)[0]",
    "torch._decomp.decompositions.scaled_dot_product_flash_attention_for_cpu(q, k, v)[0]",
    "torch.vmap(F.scaled_dot_product_attention)(q, k, v)",
    "torch.func.functionalize(F.scaled_dot_product_attention)(q, k, v)",
    "torch.inference_mode()(lambda: F.scaled_dot_product_attention(q.clone(), k.clone(), v.clone()))()",
    "math_only(q, k, v)",
    "nn.MultiheadAttention(4, 2)(q[:, 0], k[:, 0], v[:, 0])[0]",
    "nn.MultiheadAttention(4, 2)(q[:, 0], k[:, 0], v[:, 0], need_weights=False)[0]",
    "nn.MultiheadAttention(4, 2).eval()(q[:, 0], q[:, 0], q[:, 0], need_weights=False)[0]",
    "nn.TransformerEncoderLayer(4, 2, 8, batch_first=True)(q[:, 0])",
    "torch.no_grad()(nn.TransformerEncoderLayer(4, 2, 8, batch_first=True).eval())(q[:, 0])",
    "flex_attention(q, k, v)",
    "torch.ops.higher_order.flex_attention(q, k, v, lambda s, *_: s, (), 1.0, {}, (), ())",
]
ATTENTION_PRELUDE = """
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.attention.flex_attention import flex_attention

def math_only(q, k, v):
    with sdpa_kernel(SDPBackend.MATH):
        return F.scaled_dot_product_attention(q, k, v)
"""


def _softmax_program(expression):
    return PRELUDE + f"\ndef f(x):\n    return {expression}\n"


@pytest.mark.parametrize("expression", SOFTMAX_SPELLINGS)
@pytest.mark.parametrize("grad", [(), (0,)], ids=["plain", "grad"])
def test_it_catches_softmax_as(kernel_sandbox, expression, grad):
    x = torch.randn(2, 3, 4)
    call = Call((x,), grad, (torch.ones(2, 3, 4),) if grad else ())
    outcome = run(kernel_sandbox, _softmax_program(expression), calls=[call], banned={"softmax"})
    assert (outcome.kind, outcome.evidence) == (FailureKind.BANNED, FailureKind.BANNED), outcome
    assert outcome.result.line == 8


@pytest.mark.parametrize("expression", ATTENTION_SPELLINGS)
@pytest.mark.parametrize("group", ["softmax", "fused-attention"])
@pytest.mark.parametrize("grad", [(), (0,)], ids=["plain", "grad"])
def test_it_catches_fused_attention_as(kernel_sandbox, expression, group, grad):
    source = PRELUDE + ATTENTION_PRELUDE + f"\ndef f(q, k, v):\n    return {expression}\n"
    q, k, v = (torch.randn(2, 1, 3, 4) for _ in range(3))
    call = Call((q, k, v), grad, (torch.ones(2, 1, 3, 4),) if grad else ())
    outcome = run(kernel_sandbox, source, calls=[call], parameters=("q", "k", "v"), banned={group})
    assert (outcome.kind, outcome.evidence) == (FailureKind.BANNED, FailureKind.BANNED), outcome


@pytest.mark.parametrize(
    "source",
    [
        "soft = torch.jit.script(torch.nn.Softmax(-1))\ndef f(x):\n    return soft(x)\n",
        "import copy\nclass Mine(nn.Softmax):\n    pass\ndef f(x):\n    return copy.deepcopy(Mine(-1))(x)\n",
        "def f(x):\n    with torch.utils._python_dispatch._disable_current_modes():\n        return x.softmax(-1)\n",
        "def f(x):\n    with torch._C._DisableTorchDispatch():\n        return x.softmax(-1)\n",
        "def f(x):\n    with torch._C._AutoDispatchBelowAutograd():\n        return x.softmax(-1)\n",
        "import concurrent.futures as c\ndef f(x):\n    return c.ThreadPoolExecutor().submit(x.softmax, -1).result()\n",
        "class T(torch.Tensor):\n    pass\ndef f(x):\n    return x.as_subclass(T).softmax(-1)\n",
        "def f(x):\n    with torch.autocast('cpu'):\n        return x.softmax(-1)\n",
    ],
)
def test_it_catches_softmax_behind(kernel_sandbox, source):
    outcome = run(kernel_sandbox, PRELUDE + source, banned={"softmax"})
    assert outcome.evidence == FailureKind.BANNED, outcome


def test_it_remembers_a_banned_call_that_the_program_caught(kernel_sandbox):
    source = """
        def f(x):
            try:
                x.softmax(-1)
            except BaseException:
                pass
            return x
    """
    outcome = run(kernel_sandbox, source, banned={"softmax"})
    assert isinstance(outcome.result, Returned)
    assert (outcome.incident.kind, outcome.incident.line) == (FailureKind.BANNED, 4)
    assert outcome.incident.source_line.strip() == "x.softmax(-1)"


def test_it_names_the_operator_and_the_way_to_it(kernel_sandbox):
    outcome = run(kernel_sandbox, _softmax_program("nn.Softmax(-1)(x)"), banned={"softmax"})
    assert outcome.result.message == "it calls torch's softmax (through torch.nn.modules.activation.Softmax.forward)"


def test_it_catches_a_banned_call_while_the_file_is_executed(kernel_sandbox):
    outcome = run(
        kernel_sandbox, "import torch\ny = torch.ones(3).softmax(0)\ndef f(x):\n    return x\n", banned={"softmax"}
    )
    assert (outcome.kind, outcome.result.line) == (FailureKind.BANNED, 2)


HONEST = '''
"""Not torch.softmax(x, -1), and no F.scaled_dot_product_attention: log_softmax, logsumexp, nn.Softmax."""
import torch
from torch.nn.functional import softmax  # never called

NAMES = ["softmax", "log_softmax", torch.softmax, torch.ops.aten._softmax]


def f(x):
    # softmax(x)
    e = torch.exp(x - torch.amax(x, dim=-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)
'''


def test_it_lets_words_be(kernel_sandbox):
    outcome = run(kernel_sandbox, HONEST, banned={"softmax"})
    assert isinstance(outcome.result, Returned)
    assert outcome.incident is None


@pytest.mark.parametrize(
    "expression",
    [
        "x.softmax(-1)",
        "F.softmax(x, -1)",
        "F.log_softmax(x, -1).exp()",
        "x.logsumexp(-1)",
        "nn.Softmax(-1)(x)",
        "torch.masked.softmax(x, -1)",
    ],
)
def test_it_allows_softmax_where_only_fused_attention_is_banned(kernel_sandbox, expression):
    x = torch.randn(2, 3, 4)
    outcome = run(kernel_sandbox, _softmax_program(expression), calls=[Call((x,))], banned={"fused-attention"})
    assert isinstance(outcome.result, Returned)
    assert outcome.incident is None


def test_it_bans_nothing_that_was_not_asked(kernel_sandbox):
    run(kernel_sandbox, HONEST, banned={"softmax"})
    assert isinstance(run(kernel_sandbox, "def f(x):\n    return x.softmax(-1)\n").result, Returned)
