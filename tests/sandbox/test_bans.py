"""Banned operators are caught however they are spelled, and words break nothing."""

from __future__ import annotations

import pytest
import torch

from grader.worker.program import Call, FailureKind, Returned
from grader.worker.sandbox import Layer
from grader.worker.sandbox.layers import start_of
from tests.conftest import ROOT

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
    "torch.compile(lambda t: t.softmax(-1))(x)",
    "torch.compile(mode='max-autotune')(nn.Softmax(-1))(x)",
    "torch.fx.symbolic_trace(nn.Softmax(-1))(x)",
    "torch.func.jacrev(lambda t: t.softmax(-1))(x)",
    "torch.autograd.functional.jacobian(lambda t: t.softmax(-1), x)",
    "torch.ops.aten._softmax.default.redispatch(torch._C.DispatchKeySet(torch._C.DispatchKey.CPU), x, -1, False)",
    "torch._C._jit_get_operation('aten::softmax')[0](x, -1)",
    "torch._C._disabled_torch_function_impl(torch.softmax, (), (x, -1), {})",
    "vars(torch.Tensor.__mro__[1])['softmax'](x, -1)",
    "torch.Tensor.softmax.__get__(x)(-1)",
    "torch.ao.nn.quantized.Softmax(-1)(x)",
    "torch.nested.nested_tensor([x[0], x[1]], layout=torch.jagged).softmax(-1)",
    "torch.masked.masked_tensor(x, x > 0).softmax(-1)",
    "torch.masked.logsumexp(x, -1)",
    "torch.distributions.SoftmaxTransform()(x)",
    "nn.AdaptiveLogSoftmaxWithLoss(4, 6, [2]).log_prob(x[0])",
    "F.linear_cross_entropy(x[0], torch.ones(6, 4), torch.tensor([0, 1, 2]))",
    "torch._softmax_backward_data(x, x, -1, torch.float32)",
    "F.multi_head_attention_forward("
    "x, x, x, 4, 1, torch.ones(12, 4), None, None, None, False, 0.0, torch.ones(4, 4), None)",
    "torch._native_multi_head_attention("
    "x, x, x, 4, 1, torch.ones(12, 4), torch.ones(12), torch.ones(4, 4), torch.ones(4))",
    "nn.TransformerDecoderLayer(4, 1, 8)(x, x)",
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
        "import io\ndef f(x):\n    b = io.BytesIO()\n    torch.jit.save(torch.jit.script(nn.Softmax(-1)), b)\n"
        "    b.seek(0)\n    return torch.jit.load(b)(x)\n",
        "import io\nfrom torch.jit.mobile import _load_for_lite_interpreter as load\n"
        "soft = torch.jit.script(nn.Softmax(-1))\ndef f(x):\n"
        "    return load(io.BytesIO(soft._save_to_buffer_for_lite_interpreter()))(x)\n",
        "soft = torch.jit.freeze(torch.jit.script(nn.Softmax(-1).eval()))\n"
        "def f(x):\n    return torch._C._jit_to_static_module(soft._c)(x)\n",
        "L = torch.library.Library('aten', 'IMPL')\ndef f(x):\n"
        "    L.impl('exp', lambda t: torch.ops.aten._softmax(t, -1, False), 'CPU')\n    return x.exp()\n",
        "def f(x):\n    L = torch.library.Library('aten', 'IMPL')\n    L.impl('_softmax', lambda *a: 1, 'CPU')\n"
        "    L._destroy()\n    return x.softmax(-1)\n",
        "@torch.library.custom_op('my::op', mutates_args=())\ndef op(x: torch.Tensor) -> torch.Tensor:\n"
        "    return x.softmax(-1)\ndef f(x):\n    return op(x)\n",
        "class A(torch.autograd.Function):\n    @staticmethod\n    def forward(ctx, x):\n        return x.softmax(-1)\n"
        "def f(x):\n    return A.apply(x)\n",
        "from torch.utils._python_dispatch import TorchDispatchMode\nclass M(TorchDispatchMode):\n"
        "    def __torch_dispatch__(self, func, types, args=(), kwargs=None):\n"
        "        return func(*args, **(kwargs or {}))\ndef f(x):\n    with M():\n        return x.softmax(-1)\n",
        "from torch.overrides import TorchFunctionMode\nclass M(TorchFunctionMode):\n"
        "    def __torch_function__(self, func, types, args=(), kwargs=None):\n"
        "        return torch.softmax(args[0], -1) if func is torch.exp else func(*args, **(kwargs or {}))\n"
        "def f(x):\n    with M():\n        return torch.exp(x)\n",
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
    through = "through torch.nn.modules.activation.Softmax"
    assert outcome.result.message == f"it calls torch's softmax, as `nn.Softmax(-1)(x)` ({through})"


@pytest.mark.parametrize(
    ("body", "spelling"),
    [
        ("y = 'é'; return (x * 2).softmax(-1) + 1", "(x * 2).softmax(-1)"),
        ("return F.softmax(\n        x,\n        dim=-1,\n    )", "F.softmax( x, dim=-1, )"),
        ("g = getattr(torch, 'soft' + 'max'); return g(x, -1)", "g(x, -1)"),
        ("return torch.vmap(lambda row: row.softmax(-1))(x)", "row.softmax(-1)"),
        ("return torch.ops.aten._softmax(x, -1, False)", "torch.ops.aten._softmax(x, -1, False)"),
    ],
)
def test_it_explains_a_ban_by_what_was_written(kernel_sandbox, body, spelling):
    outcome = run(kernel_sandbox, PRELUDE + f"def f(x):\n    {body}\n", banned={"softmax"})
    assert outcome.result.message.partition(" (through")[0] == f"it calls torch's softmax, as `{spelling}`"


def test_it_names_a_module_that_computes_attention_by_its_own_name(kernel_sandbox):
    source = PRELUDE + "def f(x):\n    return nn.MultiheadAttention(3, 1)(x, x, x)\n"
    said = run(kernel_sandbox, source, banned={"fused-attention"}).result.message
    assert said == "it calls torch's MultiheadAttention, as `nn.MultiheadAttention(3, 1)(x, x, x)`"


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


@pytest.mark.parametrize(
    "body",
    [
        "return torch.compile(lambda t: t.exp() / t.exp().sum(-1, keepdim=True))(x)",
        "g = torch.compile(fullgraph=True, dynamic=False)(torch.exp)\n    return g(x) / g(x).sum(-1, keepdim=True)",
        "m = nn.Tanh()\n    m.compile()\n    m(x)\n    return x.exp() / x.exp().sum(-1, keepdim=True)",
        "p = x.exp() / x.exp().sum(-1, keepdim=True)\n    F.nll_loss(p.log(), torch.tensor([0, 1]))\n    return p",
        "total = functools.reduce(torch.logaddexp, x.unbind(-1))\n    return (x - total.unsqueeze(-1)).exp()",
        "softmax = lambda t: t.exp() / t.exp().sum(-1, keepdim=True)\n    return softmax(x)",
        "class Softmax(nn.Module):\n        def forward(self, t):\n"
        "            return t.exp() / t.exp().sum(-1, keepdim=True)\n    return Softmax()(x)",
        "torch.sigmoid(x), F.softplus(x), F.softsign(x), F.gelu(x), x.cumsum(-1)\n"
        "    return x.exp() / x.exp().sum(-1, keepdim=True)",
        "hasattr(torch, 'softmax'), repr(F.softmax), F.softmax.__doc__\n"
        "    return x.exp() / x.exp().sum(-1, keepdim=True)",
    ],
)
def test_it_lets_honest_programs_be_that(kernel_sandbox, body):
    x = torch.randn(2, 3)
    outcome = run(kernel_sandbox, PRELUDE + f"def f(x):\n    {body}\n", calls=[Call((x,))], banned={"softmax"})
    assert outcome.incident is None
    torch.testing.assert_close(outcome.result.outputs[0], x.softmax(-1))


def test_it_has_no_library_but_the_judges_own(kernel_sandbox):
    source = """
        import sys
        def f(x):
            print([path for path in sys.path if path.endswith(("site-packages", "dist-packages"))])
            return x
    """
    packages = list(start_of(Layer.KERNEL).packages)
    assert run(kernel_sandbox, source).stdout.strip() == str(packages).replace(str(ROOT), "…")
