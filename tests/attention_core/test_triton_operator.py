"""`rowsum::triton_attention` as torch sees it: its schema, autograd, torch.compile, what it refuses, where it is."""

import subprocess
import sys

import pytest
import torch

import attention_core
from attention_core import attention
from attention_core.fused_triton import is_available, triton_attention, why_not_triton
from attention_core.fused_triton.operator import backward_operator, forward_operator
from attention_core.options import Options, check_arguments

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
TILES = {"block_q": 16, "block_k": 16}


def operands(queries=17, keys=20, dim=5, value_dim=3, dtype=torch.float32):
    sizes = ((2, queries, dim), (1, keys, dim), (1, keys, value_dim))
    generator = torch.Generator().manual_seed(0)
    made = (torch.randn(1, *size, generator=generator).to(DEVICE, dtype) for size in sizes)
    return tuple(tensor.requires_grad_() for tensor in made)


def sinks():
    return torch.tensor([0.5, -0.5], device=DEVICE, requires_grad=True)


NOTHING = (None, None, None, None, None, 0.3, False, None, None, False, None)
OPTIONS = {
    "sinks and window": lambda: (None, None, None, sinks(), None, 0.3, True, 4, None, False, [16, 16]),
    "all tensors": lambda: (
        torch.ones(17, 20, dtype=torch.bool, device=DEVICE),
        torch.ones(20, device=DEVICE),
        torch.ones(2, device=DEVICE),
        None,
        torch.tensor([7], device=DEVICE),
        *(0.3, False, None, 2.0, False, None),
    ),
}


@pytest.mark.parametrize("options", OPTIONS)
def test_it_passes_opcheck(options):
    torch.library.opcheck(forward_operator, (*operands(), *OPTIONS[options]()))


def test_its_backward_passes_opcheck():
    q, k, v = (tensor.detach() for tensor in operands())
    output, lse, _ = forward_operator(q, k, v, *NOTHING)
    torch.library.opcheck(backward_operator, (q, k, v, *NOTHING, output, lse, None, output + 1, None))


def test_it_compiles_without_a_graph_break():
    q, k, v = operands()
    sink = sinks()

    def call(q, k, v, sink):
        return attention(q, k, v, sinks=sink, causal=True, window=4, impl="triton", return_lse=True)

    torch.compiler.reset()
    results = []
    for function in (call, torch.compile(call, fullgraph=True, backend="aot_eager")):
        output, lse = function(q, k, v, sink)
        results.append([output, lse, *torch.autograd.grad((output.sum() + lse.sum()), (q, k, v, sink))])
    assert all(torch.equal(a, b) for a, b in zip(*results, strict=True))


def test_it_differentiates_one_result_alone():
    """The other one's gradient is then None and not zeros."""
    q, k, v = operands()
    output, lse = triton_attention(q, k, v, Options(0.3), **TILES)
    from_output = torch.autograd.grad(output.sum(), (q, k, v), retain_graph=True)
    from_lse = torch.autograd.grad(lse.sum(), (q, k, v), retain_graph=True)
    both = torch.autograd.grad(output.sum() + lse.sum(), (q, k, v))
    assert not from_lse[2].any()
    for a, b, c in zip(from_output, from_lse, both, strict=True):
        assert torch.allclose(a + b, c, atol=1e-6)


def test_it_refuses_a_second_derivative():
    q, k, v = operands()
    output, _ = triton_attention(q, k, v, Options(0.3), **TILES)
    (grad,) = torch.autograd.grad(output.square().sum(), q, create_graph=True)
    with pytest.raises(RuntimeError, match=r"rowsum.triton_attention_backward.* no autograd formula"):
        torch.autograd.grad(grad.sum(), q)


WANTS = torch.ones(2, requires_grad=True)
REFUSED = {
    "float64": (lambda: operands(dtype=torch.float64), {}, "no torch.float64"),
    "a wide D": (lambda: operands(dim=257), {}, "up to 256, not 257 and 3"),
    "a wide Dv": (lambda: operands(value_dim=300), {}, "up to 256, not 5 and 300"),
    "a gradient of bias": (operands, {"bias": torch.ones(20, requires_grad=True)}, "no gradient of bias"),
    "a gradient of slopes": (operands, {"alibi_slopes": WANTS}, "no gradient of alibi_slopes"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_it_refuses(what):
    make, options, message = REFUSED[what]
    q, k, v = make()
    given = check_arguments(q, k, v, **options)
    with pytest.raises(NotImplementedError, match=message):
        triton_attention(q, k, v, given)
    with torch.no_grad():
        assert (why_not_triton(q, k, v, given) is None) == ("gradient" in what)


@pytest.mark.parametrize(
    ("tiles", "message"), [((16, None), "both or neither"), ((16, 24), "block_k: 24"), ((8, 16), "8")]
)
def test_it_refuses_tiles(tiles, message):
    with pytest.raises(ValueError, match=message):
        triton_attention(*operands(), Options(0.3), block_q=tiles[0], block_k=tiles[1])


def test_it_says_where_it_runs(monkeypatch):
    assert is_available(DEVICE)
    monkeypatch.delenv("TRITON_INTERPRET", raising=False)
    assert not is_available("cpu")
    q, k, v = (tensor.cpu() for tensor in operands())
    with pytest.raises(NotImplementedError, match="impl='triton' needs a CUDA device, not 'cpu'"):
        triton_attention(q, k, v, Options(0.3))


def test_it_says_what_is_missing_where_triton_is_not_installed(monkeypatch):
    monkeypatch.setattr("attention_core.fused_triton.availability.INSTALLED", False)
    monkeypatch.setattr("attention_core.fused_triton.INSTALLED", False)
    assert not is_available(DEVICE)
    with pytest.raises(ImportError, match="impl='triton' needs Triton, which is not installed"):
        triton_attention(*operands(), Options(0.3))


def test_importing_it_imports_no_triton():
    program = "import attention_core.fused_triton.operator, sys; print('triton' in sys.modules)"
    root = attention_core.__path__[0].removesuffix("/attention_core")
    done = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("False\n", 0), done.stderr
