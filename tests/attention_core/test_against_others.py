"""Attention as others compute it: loops in numpy written from the definition, SDPA's CPU backends, FlexAttention.

Where another implementation means something else, a test shows the difference and its docstring says what it is. What
is said of torch was read in its source and threads, and is what torch 2.13 does on a CPU.
"""

import math

import numpy as np
import pytest
import torch
from torch.nn import functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.attention.flex_attention import AuxRequest, create_block_mask, flex_attention

from attention_core.error_budget import within
from tests.attention_core.implementations import IMPLEMENTATIONS, Case, difference

DTYPES = [torch.float64, torch.float32, torch.bfloat16]
ENDLESS = (math.inf, math.inf)
BACKENDS = [SDPBackend.MATH, SDPBackend.FLASH_ATTENTION]


def numbers(*shape, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def case(queries=5, keys=7, dtype=torch.float64, heads=2, value_dim=8, **options):
    """Two items of four heads, which share `heads` heads of keys and values."""
    sizes = ((4, queries, 8), (heads, keys, 8), (heads, keys, value_dim))
    return Case(*(numbers(2, *size, seed=n).to(dtype) for n, size in enumerate(sizes)), options)


def is_seen(o, *, b, p, j):
    """True where a query at position p of item b may read key j, the matrix `keep` aside."""
    window = o.get("window", math.inf)
    return p - window < j < p + window and (j <= p or not o.get("causal")) and j < o.get("key_lengths", ENDLESS)[b]


def by_hand(given):
    """Output and LSE one number at a time: Python floats and numpy, float64, from the definition; no torch."""
    q, k, v = (t.double().numpy() for t in (given.q, given.k, given.v))
    o = {name: x.numpy(force=True) if isinstance(x, torch.Tensor) else x for name, x in wide(given.options).items()}
    (B, H, queries, dim), (_, heads, keys, _) = q.shape, k.shape
    keep = np.broadcast_to(o.get("keep", True), (B, H, queries, keys))
    bias = np.broadcast_to(o.get("bias", 0.0), (B, H, queries, keys))
    slopes = np.broadcast_to(o.get("alibi_slopes", 0.0), (B, H))
    output, lse = np.zeros((B, H, queries, v.shape[3])), np.full((B, H, queries), -math.inf)
    for b, h, i in np.ndindex(B, H, queries):
        p = i + keys - queries
        logits, read = [float(o["sinks"][h])] if "sinks" in o else [], [0.0] if "sinks" in o else []
        for j in range(keys):
            if not (keep[b, h, i, j] and is_seen(o, b=b, p=p, j=j)):
                continue
            product = sum(float(q[b, h, i, d]) * float(k[b, h * heads // H, j, d]) for d in range(dim))
            s = o.get("scale", 1 / math.sqrt(dim)) * product
            if "softcap" in o:
                s = o["softcap"] * math.tanh(s / o["softcap"])
            logits.append(s + bias[b, h, i, j] + slopes[b, h] * (j - p))
            read.append(v[b, h * heads // H, j])
        if logits:
            total = sum(math.exp(s - max(logits)) for s in logits)
            lse[b, h, i] = max(logits) + math.log(total)
            output[b, h, i] = sum(math.exp(s - lse[b, h, i]) * value for s, value in zip(logits, read, strict=True))
    return torch.from_numpy(output), torch.from_numpy(lse)


def wide(options):
    """The options with floating tensors in float64, which numpy has (bfloat16 it has not)."""
    return {n: x.double() if isinstance(x, torch.Tensor) and x.is_floating_point() else x for n, x in options.items()}


KEEP = numbers(2, 1, 5, 7, seed=5) < 0
KEEP[0, 0, 2] = False  # a row that sees nothing
WITH = {
    "nothing": case(),
    "one head of keys": case(heads=1),
    "as many heads of keys": case(heads=4),
    "another width of values": case(value_dim=3),
    "causal with a cache": case(causal=True),
    "causal with more queries than keys": case(6, 3, causal=True),
    "causal window": case(causal=True, window=3),
    "window both ways": case(5, 5, window=2),
    "lengths": case(key_lengths=torch.tensor([0, 4])),
    "keep": case(keep=KEEP),
    "bias and scale": case(bias=numbers(4, 5, 7, seed=3), scale=-0.7),
    "softcap": case(softcap=0.8),
    "ALiBi of each item": case(causal=True, alibi_slopes=torch.tensor([[0.5, 0.25, 0.1, 0.0], [1.0, 0.5, 0.2, 2.0]])),
    "ALiBi ahead too": case(alibi_slopes=torch.tensor([0.5, 0.25, 0.125, 0.0625])),
    "sinks over empty rows": case(keep=KEEP, sinks=numbers(4, seed=4)),
    "everything": case(
        keep=KEEP,
        causal=True,
        window=4,
        key_lengths=torch.tensor([6, 5]),
        bias=numbers(2, 1, 5, 7, seed=3),
        alibi_slopes=torch.tensor([0.5, 0.25, 0.125, 0.0625]),
        softcap=2.0,
        sinks=numbers(4, seed=4),
        scale=0.5,
    ),
}


def as_dtype(given, dtype):
    """The case with all floating tensors in `dtype`."""
    floating = {
        n: x.to(dtype) for n, x in given.options.items() if isinstance(x, torch.Tensor) and n in ("bias", "sinks")
    }
    return given.but(q=given.q.to(dtype), k=given.k.to(dtype), v=given.v.to(dtype), **floating)


@pytest.mark.parametrize("name", WITH)
@pytest.mark.parametrize("run", IMPLEMENTATIONS, ids=str)
def test_loops_in_numpy_give_the_same(run, name):
    given = WITH[name]
    if run.lacks & set(given.options):
        pytest.skip(f"{run} refuses {', '.join(sorted(run.lacks & set(given.options)))}")
    for dtype in run.dtypes[: 1 if run.slow else 2]:
        cast = as_dtype(given, dtype)
        wanted, wanted_lse = by_hand(cast)
        output, lse = run(cast)
        assert within(difference(output, wanted), cast.output.budget)
        assert lse is None or within(difference(lse, wanted_lse), cast.lse.budget)


# --- scaled_dot_product_attention --------------------------------------------------------------------------------


def sdpa(given, backend, **more):
    with sdpa_kernel(backend):
        return F.scaled_dot_product_attention(given.q, given.k, given.v, enable_gqa=True, **more)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("backend", BACKENDS, ids=["math", "flash"])
def test_the_backends_of_sdpa_give_the_same(backend, dtype):
    """Both fill rows without a key with zeros, as we do: so do masks of numbers that are -inf throughout a row. Torch
    before 2.5 gave NaN there (pytorch pull request 133882)."""
    bias = numbers(1, 4, 5, 7, seed=3).to(dtype)
    square = case(6, 6, dtype, causal=True)
    kept, biased, hidden = (
        case(dtype=dtype, keep=KEEP),
        case(dtype=dtype, bias=bias),
        torch.where(KEEP, bias, -math.inf),
    )
    pairs = [
        (square, sdpa(square, backend, is_causal=True)),
        (kept, sdpa(kept, backend, attn_mask=KEEP)),
        (biased.but(scale=0.3), sdpa(biased, backend, attn_mask=bias, scale=0.3)),
        (biased.but(keep=KEEP), sdpa(biased, backend, attn_mask=hidden)),
    ]
    for given, theirs in pairs:
        assert within(difference(theirs, by_hand(given)[0]), given.output.budget)


@pytest.mark.parametrize("backend", BACKENDS, ids=["math", "flash"])
@pytest.mark.parametrize(("queries", "keys"), [(3, 6), (6, 3)])
def test_causality_of_sdpa_is_aligned_at_the_other_end(backend, queries, keys):
    """`is_causal=True` aligns top-left: query i sees the keys up to i, whatever the lengths (pytorch issue 108108, open
    since 2023, asks to change it). Ours is aligned bottom-right, as in flash-attention since 2.1: with a cache the last
    query sees every key."""
    given = case(queries, keys)
    theirs = sdpa(given, backend, is_causal=True)
    top_left = given.but(keep=torch.ones(queries, keys, dtype=torch.bool).tril())
    assert within(difference(theirs, by_hand(top_left)[0]), top_left.output.budget)
    causal = given.but(causal=True)
    assert difference(theirs, by_hand(causal)[0]) > 1e6 * causal.output.budget


def test_the_flash_backend_wants_values_as_wide_as_keys():
    """On a CPU it refuses Dv != D, aloud; the math backend takes it. Ours takes it everywhere."""
    given = case(value_dim=3)
    with pytest.warns(UserWarning, match="lash attention"), pytest.raises(RuntimeError, match="No available kernel"):
        sdpa(given, SDPBackend.FLASH_ATTENTION)
    assert within(difference(sdpa(given, SDPBackend.MATH), by_hand(given)[0]), given.output.budget)


def test_the_flash_backend_has_another_lse_for_rows_without_a_key():
    """SDPA has no public LSE. The operator behind the CPU's flash backend returns one, in nats as ours, but 0 for a row
    without a key: such a part could not be merged, since it would count as a sum of exp of 1. Ours is -inf."""
    given = case(heads=4, keep=KEEP)
    mask = torch.zeros(KEEP.shape, dtype=torch.float64).masked_fill(~KEEP, -math.inf)
    _, theirs = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(given.q, given.k, given.v, attn_mask=mask)
    empty = ~given.visible.any(-1)
    ours = by_hand(given)[1]
    assert within(difference(theirs[~empty], ours[~empty]), given.lse.budget)
    assert bool((theirs[empty] == 0).all())
    assert bool((ours[empty] == -math.inf).all())


@pytest.mark.parametrize("backend", BACKENDS, ids=["math", "flash"])
@pytest.mark.parametrize("run", IMPLEMENTATIONS, ids=str)
def test_the_gradients_of_sdpa_are_the_same(run, backend):
    dtype = run.dtypes[0]
    given = as_dtype(case(6, 6, heads=4, causal=True), dtype)
    slope = numbers(2, 4, 6, 8, seed=7).to(dtype)
    leaves = [given.but(**{n: getattr(given, n).clone().requires_grad_() for n in "qkv"}) for _ in range(2)]
    ours = torch.autograd.grad(run(leaves[0])[0], (leaves[0].q, leaves[0].k, leaves[0].v), slope)
    theirs = torch.autograd.grad(
        sdpa(leaves[1], backend, is_causal=True), (leaves[1].q, leaves[1].k, leaves[1].v), slope
    )
    expected = given.expect(grad_output=slope)
    for name, mine, other in zip("qkv", ours, theirs, strict=True):
        assert within(difference(mine, other), 2 * expected[name].budget)


# --- FlexAttention --------------------------------------------------------------------------------


@pytest.fixture
def uncompiled(monkeypatch):
    """FlexAttention as plain torch operations; otherwise it traces each score_mod for seconds, on a CPU too."""
    monkeypatch.setattr(torch.nn.attention.flex_attention, "_FLEX_ATTENTION_DISABLE_COMPILE_DEBUG", True)


def flex(given):
    """The case through FlexAttention, uncompiled: the visible keys as a mask_mod, all else as a score_mod."""
    o, seen, p = given.options, given.visible, given.position.flatten()

    slopes = o.get("alibi_slopes", torch.zeros(())).expand(seen.shape[:2]).double()

    def score(s, b, h, i, j):
        if "softcap" in o:
            s = o["softcap"] * torch.tanh(s / o["softcap"])
        if "bias" in o:
            s = s + o["bias"].expand(seen.shape)[b, h, i, j]
        return s + (slopes[b, h] * (j - p[i])).to(s.dtype)

    hides = (
        None if bool(seen.all()) else create_block_mask(lambda b, h, i, j: seen[b, h, i, j], *seen.shape, device="cpu")
    )
    output, aux = flex_attention(
        given.q,
        given.k,
        given.v,
        score_mod=score,
        block_mask=hides,
        scale=o.get("scale"),
        enable_gqa=True,
        return_aux=AuxRequest(lse=True),
    )
    return output, aux.lse


FLEXIBLE = [name for name, given in WITH.items() if "sinks" not in given.options]


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("name", FLEXIBLE)
def test_flex_attention_gives_the_same(name):
    """Its rows without a key are zeros with an LSE of -inf, and its LSE is in nats (its kernels keep base 2 inside:
    pytorch pull request 133159), as ours. It has no backward pass on a CPU, so gradients are not compared."""
    for dtype in (torch.float64, torch.bfloat16):
        given = as_dtype(WITH[name], dtype)
        wanted, wanted_lse = by_hand(given)
        output, lse = flex(given)
        assert within(difference(output, wanted), given.output.budget)
        assert within(difference(lse, wanted_lse), given.lse.budget)


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("name", ["sinks over empty rows", "everything"])
def test_sinks_are_a_factor_behind_flex_attention(name):
    """A score_mod sees one score and not its row, so FlexAttention has no sinks; the way round, as in Hugging Face
    transformers (pull request 41083), is to shrink its output by exp(LSE without - LSE with) the sink."""
    given = WITH[name]
    output, lse = flex(given.but(sinks=None))
    sink = given.options["sinks"].view(-1, 1)
    wanted, wanted_lse = by_hand(given)
    budget = given.output.budget + given.but(sinks=None).output.budget
    shrunk = output * torch.sigmoid(lse - sink).unsqueeze(-1)
    assert within(difference(shrunk, wanted), budget)
    assert within(difference(torch.logaddexp(lse, sink), wanted_lse), 2 * given.lse.budget)
