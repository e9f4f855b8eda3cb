"""The Triton kernels against float64, tile by tile: on this machine's GPU, else on the CPU through the interpreter.

Tiles are 16 wide, the least that tl.dot takes, so that 35 queries or 48 keys are three tiles, and the last one of the
queries is partial. What is tested is every *pair* of levels of FACTORS and not their product, which has some eight
million members: a mistake that needs two options to show meets them in some row; one that needs three may not.
"""

import math

import pytest
import torch

from attention_core.fused_triton import triton_attention
from attention_core.options import check_arguments
from tests.attention_core.covering import pairwise
from tests.attention_core.implementations import Case

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
FACTORS = {
    "dtype": [torch.float32, torch.bfloat16, torch.float16],
    "widths": [(5, 7), (16, 16), (1, 3), (64, 20), (96, 64), (256, 96)],  # D, Dv
    "lengths": [(20, 48), (35, 17), (1, 40), (16, 16)],  # Tq, Tk
    "heads": [(1, 2, 2), (1, 2, 1), (2, 1, 1)],  # B, H, Hkv
    "mask": ["none", "causal", "window", "causal window"],
    "window": [1, 9, 10**12],
    "keep": [None, "whole", "keys", "items and queries"],
    "bias": [None, "whole", "keys", "heads"],
    "key_lengths": [False, True],
    "softcap": [None, 1.5],
    "slopes": [None, "heads", "items"],
    "sinks": [False, True],
    "scale": [None, -0.4],
    "layout": ["as usual", "heads inside", "every second", "dims outside"],
}


def numbers(*shape, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def laid_out(tensor, layout):
    """The same values with other strides."""
    match layout:
        case "heads inside":
            return tensor.transpose(1, 2).contiguous().transpose(1, 2)
        case "every second":
            return torch.stack((tensor, tensor + 1), -1).flatten(-2)[..., ::2]
        case "dims outside":
            return tensor.transpose(2, 3).contiguous().transpose(2, 3)
    return tensor


def parts(kind, B, H, queries, keys):
    """The shape of a mask or bias: all of it, or with dimensions to broadcast."""
    return {
        "whole": (B, H, queries, keys),
        "keys": (keys,),
        "heads": (H, 1, keys),
        "items and queries": (B, 1, queries, 1),
    }[kind]


def case_of(row):
    (D, Dv), (queries, keys), (B, H, heads), dtype = row["widths"], row["lengths"], row["heads"], row["dtype"]
    sizes = ((H, queries, D), (heads, keys, D), (heads, keys, Dv))
    q, k, v = (laid_out(numbers(B, *size, seed=n).to(dtype), row["layout"]) for n, size in enumerate(sizes))
    options = {"causal": "causal" in row["mask"], "softcap": row["softcap"], "scale": row["scale"]}
    if "window" in row["mask"]:
        options["window"] = row["window"]
    if row["keep"]:
        options["keep"] = numbers(*parts(row["keep"], B, H, queries, keys), seed=3) < 0.3
    if row["bias"]:
        options["bias"] = numbers(*parts(row["bias"], B, H, queries, keys), seed=4).to(dtype)
    if row["key_lengths"]:
        options["key_lengths"] = torch.tensor([keys - 5, 0])[:B]
    if row["slopes"]:
        options["alibi_slopes"] = numbers(*((B, H) if row["slopes"] == "items" else (H,)), seed=5).abs().float()
    if row["sinks"]:
        options["sinks"] = numbers(H, seed=6).to(dtype)
    return Case(q, k, v).but(**options)


def named(row):
    return "-".join(str(value).replace("torch.", "") for value in row.values())


def compute(case, grad_output, grad_lse, **how):
    """Output, LSE and gradients by name, on the CPU."""
    leaves = {name: getattr(case, name) for name in "qkv"}
    leaves |= {"sinks": case.options["sinks"]} if "sinks" in case.options else {}
    leaves = {name: tensor.to(DEVICE).detach().requires_grad_() for name, tensor in leaves.items()}
    given = {n: x.to(DEVICE) if isinstance(x, torch.Tensor) else x for n, x in case.options.items()} | leaves
    q, k, v = (given.pop(name) for name in "qkv")
    output, lse = triton_attention(q, k, v, check_arguments(q, k, v, **given), block_q=16, block_k=16, **how)
    slopes = grad_output.to(DEVICE), grad_lse.to(DEVICE)
    gradients = torch.autograd.grad((output, lse), tuple(leaves.values()), slopes)
    found = {"output": output, "lse": lse, **dict(zip(leaves, gradients, strict=True))}
    return {name: tensor.detach().cpu() for name, tensor in found.items()}


def slopes_of(case):
    B, H, queries, _ = case.q.shape
    return numbers(B, H, queries, case.v.shape[3], seed=8).to(case.q.dtype), numbers(B, H, queries, seed=9).float()


def agrees(case, **how):
    grad_output, grad_lse = slopes_of(case)
    found = compute(case, grad_output, grad_lse, **how)
    expected = case.expect(grad_output=grad_output, grad_lse=grad_lse)
    for name, tensor in found.items():
        assert expected[name].admits(tensor), f"{name}: {expected[name].over_budget(tensor)} budgets"


@pytest.mark.parametrize("row", pairwise(FACTORS), ids=named)
def test_it_agrees_with_float64(row):
    agrees(case_of(row))


def test_it_agrees_with_everything_at_once():
    """Two items, four heads over two: what needs more options to show than a pair of them."""
    row = {name: levels[-1] for name, levels in FACTORS.items()}
    row |= {"dtype": torch.float32, "widths": (5, 7), "lengths": (17, 20), "heads": (2, 4, 2), "window": 9}
    agrees(case_of(row | {"softcap": 1.5, "keep": None}))


def test_it_never_reads_padding():
    """Keys from a length on may hold anything, as do the rows of a cache that are not filled yet."""
    case = Case(*(numbers(1, 1, 20, 4, seed=n).float() for n in range(3))).but(key_lengths=torch.tensor([5]))
    filled = case.but(k=case.k.clone(), v=case.v.clone())
    filled.k[:, :, 5:], filled.v[:, :, 5:] = math.nan, math.inf
    for (name, a), b in zip(compute(case, *slopes_of(case)).items(), compute(filled, *slopes_of(case)).values()):  # noqa: B905
        assert torch.equal(a, b), name


def test_it_gives_zeros_for_rows_without_a_key_whatever_gradient_comes_for_them():
    case = Case(*(numbers(1, 1, n, 4, seed=n).float() for n in (19, 18, 18))).but(causal=True)
    grad_output, grad_lse = slopes_of(case)
    grad_lse[0, 0, 0] = math.nan
    found = compute(case, grad_output, grad_lse)
    assert found["lse"][0, 0, 0] == -math.inf
    assert not found["output"][0, 0, 0].any()
    assert not found["q"][0, 0, 0].any()
    assert all(found[name].isfinite().all() for name in "qkv")


def test_it_stays_exact_where_scores_are_huge():
    case = Case(*(numbers(1, 1, 20, 4, seed=n).float() for n in range(3)))
    agrees(case.but(q=case.q * 300, sinks=torch.tensor([200.0])))


def test_it_takes_scores_of_minus_infinity_from_a_bias():
    """As `-inf` in a bias hides a key, so a row of it is an empty one, in tiles that no mask touches."""
    case = Case(*(numbers(1, 1, 32, 4, seed=n).float() for n in range(3)))
    bias = torch.zeros(32, 32)
    bias[3, :20], bias[7] = -math.inf, -math.inf
    masked = case.but(bias=torch.zeros(32, 32), keep=bias == 0)  # a bias, since without one the rounding is another
    found, hidden = (compute(given, *slopes_of(case)) for given in (case.but(bias=bias), masked))
    for name, tensor in found.items():
        assert torch.equal(tensor, hidden[name]), name


def test_it_counts_wide_offsets_the_same(monkeypatch):
    """Beyond 2^31 elements it counts in int64; so it does here, beyond none."""
    case = case_of({name: levels[0] for name, levels in FACTORS.items()} | {"lengths": (17, 20), "keep": "whole"})
    usual = compute(case, *slopes_of(case))
    monkeypatch.setattr("attention_core.fused_triton.arguments.WIDE_OFFSETS", 0)
    for name, tensor in compute(case, *slopes_of(case)).items():
        assert torch.equal(tensor, usual[name]), name


LEAST = torch.finfo(torch.float32).min  # what Hugging Face transformers adds to hidden scores


@pytest.mark.parametrize("sink", [None, LEAST])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
def test_it_weighs_all_keys_alike_where_a_bias_hides_a_row_whole(dtype, sink):
    """Beside -3.4e38 every score is lost, as if it were 0, and so is log n in the LSE; the weights are 1/n still.
    As scores of 1e-6 and less are rounded to 0 beside 1, small queries give the right values and their budgets."""
    case = Case(*(numbers(1, 2, n, 4, seed=n).to(dtype) for n in (19, 37, 37)))
    case = case.but(q=case.q * 1e-6, scale=1e-6)
    hidden = case.but(bias=torch.full((19, 37), LEAST))
    if sink is not None:
        case, hidden = case.but(sinks=torch.zeros(2)), hidden.but(sinks=torch.full((2,), sink))
    grad_output, grad_lse = slopes_of(case)
    found, expected = compute(hidden, grad_output, grad_lse), case.expect(grad_output=grad_output, grad_lse=grad_lse)
    assert torch.equal(found.pop("lse"), torch.full((1, 2, 19), LEAST))
    for name, tensor in found.items():
        assert expected[name].admits(tensor), f"{name}: {expected[name].over_budget(tensor)} budgets"


def test_it_hides_keys_by_the_least_number_as_a_mask_does():
    case = Case(*(numbers(1, 1, 32, 4, seed=n).float() for n in range(3)))
    keep = numbers(32, 32, seed=7) < 0.3
    keep[:, 30:] = True
    grads = slopes_of(case)
    found = compute(case.but(bias=torch.zeros(32, 32).masked_fill(~keep, LEAST)), *grads)
    masked = compute(case.but(bias=torch.zeros(32, 32), keep=keep), *grads)
    for name, tensor in found.items():
        assert torch.equal(tensor, masked[name]), name
