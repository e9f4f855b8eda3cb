"""Budgets of output, LSE and gradients under every option: honest programs stay within, a left-out option does not."""

import math

import pytest
import torch

from attention_core import MISCONCEPTIONS, Formula, Inputs, evaluate
from attention_core.error_budget import (
    Expected,
    attention_budgets,
    error_budget,
    movement_bound,
    output_movement,
    output_movements,
    within,
)
from attention_core.formula import Cache, Causality, Product, Projections
from attention_core.misconceptions import PROBES

DTYPES = [torch.float32, torch.bfloat16, torch.float16]
SIZES = {"B": 2, "H": 4, "queries": 9, "keys": 12, "D": 16, "Dv": 8}


def numbers(*shape, seed, spread=1.0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)) * spread


def option_table(seed):
    """Each option alone, and all of them together."""
    keep = torch.rand(2, 1, 9, 12, generator=torch.Generator().manual_seed(seed)) < 0.7
    each = {
        "nothing": {},
        "causal": {"causal": True},
        "scale": {"scale": 1.3},
        "keep": {"keep": keep},
        "window": {"window": 3},
        "cap": {"softcap": 1.5},
        "bias": {"bias": numbers(4, 1, 12, seed=seed, spread=3.0)},
        "slopes": {"alibi_slopes": numbers(4, seed=seed).abs()},
        "sinks": {"sinks": numbers(4, seed=seed, spread=2.0)},
        "lengths": {"key_lengths": torch.tensor([0, 7])},
    }
    return {**each, "all": {name: value for option in each.values() for name, value in option.items()}}


OPTIONS = list(option_table(0))


def operands(dtype, seed, *, kv_heads=2, far=0.0):
    q, k = numbers(2, 4, 9, 16, seed=seed), numbers(2, kv_heads, 12, 16, seed=seed + 1)
    q[..., 0], k[..., 0] = far / 4, 16.0  # adds `far` to every score at the usual scale
    return q.to(dtype), k.to(dtype), numbers(2, kv_heads, 12, 8, seed=seed + 2).to(dtype)


def rounded(options, dtype):
    """What an implementation is given: bias and sinks in the judged dtype, slopes in float32."""
    return {name: value.to(dtype) if name in ("bias", "sinks") else value for name, value in options.items()}


def seen(options, queries=9, keys=12):
    p, j = torch.arange(queries)[:, None] + keys - queries, torch.arange(keys)
    mask = torch.ones(2, 1, queries, keys, dtype=torch.bool)
    if options.get("causal"):
        mask = mask & (j <= p)
    if "window" in options:
        mask = mask & ((j - p).abs() < options["window"])
    if "keep" in options:
        mask = mask & options["keep"]
    if "key_lengths" in options:
        mask = mask & (j < options["key_lengths"][:, None, None, None])
    return mask, j - p


def plain_program(q, k, v, options):
    """Attention as it is usually written, with every intermediate result in the dtype of q."""
    mask, distance = seen(options)
    k, v = (rows.repeat_interleave(q.shape[1] // k.shape[1], 1) for rows in (k, v))
    scores = (q * options.get("scale", q.shape[-1] ** -0.5)) @ k.mT
    if "softcap" in options:
        scores = torch.tanh(scores / options["softcap"]) * options["softcap"]
    if "bias" in options:
        scores = scores + options["bias"]
    if "alibi_slopes" in options:
        scores = scores + options["alibi_slopes"].to(q.dtype)[:, None, None] * distance.to(q.dtype)
    scores = scores.masked_fill(~mask, torch.finfo(q.dtype).min)
    if "sinks" in options:
        scores = torch.cat([scores, options["sinks"][:, None, None].expand(2, 4, 9, 1)], -1)
    weights = torch.softmax(scores, -1)[..., :12] * mask
    lse = torch.logsumexp(scores, -1)
    return weights @ v, lse.masked_fill(lse <= torch.finfo(q.dtype).min / 2, -math.inf)


def flash_program(q, k, v, options, grad_output, grad_lse, tile=5):
    """Tiles of keys, sums in float32, P and dS rounded to the dtype of q before a product, P again from the LSE, and
    the row's dot product from the stored output. Returns output, LSE and the gradients of q, k, v, bias and sinks."""
    dtype, group = q.dtype, q.shape[1] // k.shape[1]
    mask, distance = seen(options)
    wide = [rows.float() for rows in (q, k.repeat_interleave(group, 1), v.repeat_interleave(group, 1))]
    scale, cap = options.get("scale", q.shape[-1] ** -0.5), options.get("softcap")

    def scores(low, high):
        product = wide[0] @ wide[1][:, :, low:high].mT * scale
        bent = torch.tanh(product / cap) if cap else None
        s = bent * cap if cap else product
        if "bias" in options:
            s = s + options["bias"].float()[..., low:high]
        if "alibi_slopes" in options:
            s = s + options["alibi_slopes"][:, None, None] * distance[:, low:high]
        return s.masked_fill(~mask[..., low:high], -math.inf), bent

    top = torch.full((2, 4, 9, 1), -math.inf)
    total, output = torch.zeros(2, 4, 9, 1), torch.zeros(2, 4, 9, 8)
    if "sinks" in options:
        top, total = options["sinks"].float()[:, None, None].expand(2, 4, 9, 1), total + 1
    for low in range(0, 12, tile):
        s, _ = scores(low, low + tile)
        higher = torch.maximum(top, s.amax(-1, keepdim=True))
        safe = higher.masked_fill(higher == -math.inf, 0.0)
        p, old = torch.exp(s - safe), torch.exp(top - safe)
        total = total * old + p.sum(-1, keepdim=True)
        output = output * old + p.to(dtype).float() @ wide[2][:, :, low : low + tile]
        top = higher
    output = (output / total.clamp_min(1e-30)).to(dtype)
    lse = top + total.log()
    safe_lse = lse.masked_fill(lse == -math.inf, 0.0)
    delta = (grad_output.float() * output.float()).sum(-1, keepdim=True) - grad_lse[..., None]
    grads = {"q": torch.zeros_like(wide[0]), "k": [], "v": [], "bias": []}
    for low in range(0, 12, tile):
        s, bent = scores(low, low + tile)
        p = torch.exp(s - safe_lse)
        ds = p * (grad_output.float() @ wide[2][:, :, low : low + tile].mT - delta)
        dx = (ds * (1 - bent * bent) if cap else ds).to(dtype).float()
        grads["v"].append(p.to(dtype).float().mT @ grad_output.float())
        grads["k"].append(dx.mT @ wide[0] * scale)
        grads["bias"].append(ds)
        grads["q"] += dx @ wide[1][:, :, low : low + tile] * scale
    result = {"output": output, "lse": lse.squeeze(-1), "q": grads["q"].to(dtype)}
    for name in ("k", "v"):
        result[name] = torch.cat(grads[name], 2).unflatten(1, (-1, group)).sum(2).to(dtype)
    if "bias" in options:
        result["bias"] = torch.cat(grads["bias"], -1).sum((0, 2), keepdim=True)[0].to(dtype)
    if "sinks" in options:
        share = torch.exp(options["sinks"].float()[:, None, None] - safe_lse)
        result["sinks"] = -(share * delta).sum((0, 2, 3)).to(dtype)
    return result


def slopes_of(seed, dtype):
    return numbers(2, 4, 9, 8, seed=seed + 7).to(dtype), numbers(2, 4, 9, seed=seed + 8)


def worst(expected, found):
    """The largest error in budgets, over the tensors that were computed."""
    return max(expected[name].over_budget(value) for name, value in found.items())


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize(("seed", "kv_heads", "far"), [(1, 2, 0.0), (2, 4, 0.0), (3, 1, 30.0)])
def test_programs_that_store_everything_in_the_dtype_are_within(dtype, name, seed, kv_heads, far):
    options = rounded(option_table(seed)[name], dtype)
    q, k, v = (t.requires_grad_() for t in operands(dtype, seed, kv_heads=kv_heads, far=far))
    grad_output, grad_lse = slopes_of(seed, dtype)
    expected = attention_budgets(q, k, v, grad_output=grad_output, grad_lse=grad_lse, **options)
    leaves = {"q": q, "k": k, "v": v}
    leaves |= {n: options[n].requires_grad_() for n in ("bias", "sinks", "alibi_slopes") if n in options}
    output, lse = plain_program(q, k, v, options)
    shown = lse > -math.inf
    gradients = torch.autograd.grad(
        (output, lse[shown]), list(leaves.values()), (grad_output, grad_lse.to(dtype)[shown])
    )
    found = {"output": output, "lse": lse, **dict(zip(leaves, gradients, strict=True))}
    assert worst(expected, found) <= 1


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize(("seed", "kv_heads", "far"), [(1, 2, 0.0), (2, 4, 0.0), (3, 1, 30.0)])
def test_flash_style_programs_are_within(dtype, name, seed, kv_heads, far):
    options = rounded(option_table(seed)[name], dtype)
    q, k, v = operands(dtype, seed, kv_heads=kv_heads, far=far)
    grad_output, grad_lse = slopes_of(seed, dtype)
    expected = attention_budgets(q, k, v, grad_output=grad_output, grad_lse=grad_lse, **options)
    assert worst(expected, flash_program(q, k, v, options, grad_output, grad_lse)) <= 1


@pytest.mark.parametrize("name", sorted(n for n, probe in PROBES.items() if isinstance(probe.formula, Formula)))
def test_every_wrong_formula_has_a_budget_too(name):
    """As the judge needs it to recognise the mistake: as many movements as results, of their shapes, finite."""
    probe = PROBES[name]
    for formula in [probe.formula, *MISCONCEPTIONS[name].edits(probe.formula)]:
        found = evaluate(formula, probe.inputs())
        moves = output_movements(formula, probe.inputs(), found)
        assert [move.shape for move in moves] == [output.shape for output in found.outputs]
        assert all(bool(move.isfinite().all() and (move >= 0).all()) for move in moves)


@pytest.mark.parametrize("dtype", DTYPES)
def test_multi_head_attention_in_the_dtype_is_within(dtype):
    """x @ w rounds q, k and v before anything else does."""
    rows = [numbers(2, 7, 8, seed=seed).to(dtype) for seed in (1, 2)]
    weights = [(numbers(8, 8, seed=seed) / 3).to(dtype) for seed in (3, 4, 5, 6)]
    formula = Formula()
    inputs = Inputs(projections=Projections(*(t.double() for t in (*rows, *weights)), heads=2))
    exact = evaluate(formula, inputs)
    q, k, v = (
        (x @ w).unflatten(-1, (2, 4)).transpose(1, 2)
        for x, w in zip((rows[0], rows[1], rows[1]), weights[:3], strict=True)
    )
    mixed = (q @ k.mT / 2).softmax(-1) @ v
    found = mixed.transpose(1, 2).flatten(2) @ weights[3]
    bound = movement_bound(output_movement(formula, inputs, exact), dtype)
    budget = error_budget(exact.output, movement=bound, plain=[], dtype=dtype)
    assert within(float((found.double() - exact.output).abs().max()), budget)
    assert budget < float(exact.output.abs().max())


@pytest.mark.parametrize("product", list(Product))
@pytest.mark.parametrize("dtype", DTYPES)
def test_what_plain_torch_returns_is_within_what_moves(dtype, product):
    """Every product of the formula, computed by itself in the dtype; its own error is not in the budget."""
    formula = Formula(product=product, causal=Causality.PAST)
    q, k, v = (rows[:, :, :5] for rows in operands(dtype, 5))
    cache = Cache(k[:, :, :2], v[:, :, :2])
    more = {"targets": torch.randint(0, 2, (2, 4, 5), generator=torch.Generator().manual_seed(0)) * 0}
    if product is Product.OUTPUT_AND_CACHE:
        more["cache"] = cache
    low = Inputs(q, k, v, judged=dtype, **more)
    if product is Product.OUTPUT_AND_CACHE:
        more["cache"] = Cache(cache.k.double(), cache.v.double())
    exact_inputs = Inputs(q.double(), k.double(), v.double(), judged=dtype, **more)
    exact, found = evaluate(formula, exact_inputs), evaluate(formula, low)
    moves = output_movements(formula, exact_inputs, exact)
    for wanted, move, got in zip(exact.outputs, moves, found.outputs, strict=True):
        budget = error_budget(wanted, movement=movement_bound(move, dtype), plain=[], dtype=dtype)
        assert Expected(wanted, budget).admits(got)


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in ("nothing", "all")])
def test_an_option_left_out_is_far_beyond_the_budget(name):
    options = option_table(1)[name]
    expected = attention_budgets(*operands(torch.float32, 1), **options)
    without = attention_budgets(*operands(torch.float32, 1))
    assert expected["output"].over_budget(without["output"].exact) > 100
    assert expected["lse"].over_budget(without["lse"].exact) > 100


@pytest.mark.parametrize(("queries", "keys"), [(1, 1), (4, 6)])
def test_distances_may_be_counted_from_any_key(queries, keys):
    q, k, v = numbers(2, 4, queries, 16, seed=1), numbers(2, 4, keys, 16, seed=2), numbers(2, 4, keys, 33, seed=3)
    slopes, grad_output = numbers(4, seed=4).abs().requires_grad_(), numbers(2, 4, queries, 33, seed=5)
    expected = attention_budgets(q, k, v, grad_output=grad_output, alibi_slopes=slopes.detach())
    for first in (0, -keys):
        scores = q @ k.mT / 4 + slopes[:, None, None] * torch.arange(first, first + keys)
        grown = torch.exp(scores - scores.detach().amax(-1, keepdim=True))
        (found,) = torch.autograd.grad(grown @ v / grown.sum(-1, keepdim=True), slopes, grad_output)
        assert expected["alibi_slopes"].admits(found)


def test_expected_tensors_admit_no_other_shape_and_no_nan():
    exact = torch.tensor([1.0, -math.inf], dtype=torch.float64)
    expected = Expected(exact, 0.5)
    assert expected.admits(torch.tensor([1.4, -math.inf]))
    for wrong in ([1.6, -math.inf], [math.nan, -math.inf], [1.0, 0.0], [1.0, math.inf], [[1.0, -math.inf]]):
        assert not expected.admits(torch.tensor(wrong))
