"""attention(): each implementation against numpy written apart, its empty rows, and what it refuses."""

import math

import numpy as np
import pytest
import torch

from attention_core import attention, choose_implementation


def numpy_attention(q, k, v, visible):
    """One output row at a time, in numpy; shares nothing with the library."""
    q, k, v, visible = (np.asarray(t) for t in (q, k, v, visible.expand(*q.shape[:3], k.shape[2])))
    out = np.zeros((*q.shape[:3], v.shape[3]))
    for b, h, i in np.ndindex(*q.shape[:3]):
        keys = np.flatnonzero(visible[b, h, i])
        if keys.size:
            scores = k[b, h, keys] @ q[b, h, i] / math.sqrt(q.shape[3])
            grown = np.exp(scores - scores.max())
            out[b, h, i] = grown @ v[b, h, keys] / grown.sum()
    return torch.from_numpy(out)


@pytest.mark.parametrize("impl", ["reference", "tiled", "sdpa", "auto"])
@pytest.mark.parametrize(("queries", "keys"), [(5, 5), (3, 7), (7, 3), (1, 6), (4, 1)])
def test_it_aligns_causal_masks_bottom_right(qkv, impl, queries, keys):
    q, k, v = qkv(queries, keys)
    i, j = torch.arange(queries)[:, None], torch.arange(keys)
    wanted = numpy_attention(q, k, v, (j <= i + keys - queries)[None, None])
    torch.testing.assert_close(attention(q, k, v, causal=True, impl=impl), wanted)


@pytest.mark.parametrize("impl", ["reference", "tiled", "sdpa"])
def test_it_takes_masks_with_empty_rows(qkv, impl):
    q, k, v = qkv(4, 6)
    keep = torch.rand(2, 1, 4, 6, generator=torch.Generator().manual_seed(1)) < 0.5
    keep[0, 0, 2] = False
    torch.testing.assert_close(attention(q, k, v, keep=keep, impl=impl), numpy_attention(q, k, v, keep))


@pytest.mark.parametrize("impl", ["reference", "tiled", "sdpa"])
def test_it_gives_empty_rows_zero_gradients(qkv, impl):
    q, k, v = (t.requires_grad_() for t in qkv(5, 3))
    attention(q, k, v, causal=True, impl=impl).sum().backward()
    assert not q.grad[:, :, :2].any()
    assert all(bool(t.grad.isfinite().all()) for t in (q, k, v))


@pytest.mark.parametrize("impl", ["reference", "tiled", "sdpa"])
@pytest.mark.parametrize("differentiated", [True, False])
@pytest.mark.parametrize("seen", [True, False, [True, False, True, True], [False] * 4])
def test_it_takes_masks_and_biases_of_one_dimension_or_none(qkv, impl, seen, differentiated):
    q, k, v = (t.requires_grad_(differentiated) for t in qkv(3, 4))
    keep = torch.tensor(seen)
    wanted = numpy_attention(q.detach(), k.detach(), v.detach(), keep)
    torch.testing.assert_close(attention(q, k, v, keep=keep, impl=impl).detach(), wanted)
    bias = torch.zeros(keep.shape, dtype=q.dtype).masked_fill(~keep, -math.inf)
    if keep.any():
        torch.testing.assert_close(attention(q, k, v, bias=bias, impl=impl).detach(), wanted)


@pytest.mark.parametrize("impl", ["reference", "tiled", "sdpa"])
@pytest.mark.parametrize("window", [None, 2])
@pytest.mark.parametrize("queries", [3, 5])
def test_its_dtype_is_that_of_q_also_under_autocast(qkv, impl, window, queries):
    q, k, v = (t.float() for t in qkv(queries, 5))
    plain = attention(q, k, v, causal=True, window=window, impl=impl)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert torch.equal(attention(q, k, v, causal=True, window=window, impl=impl), plain)


def test_it_adds_a_bias_to_the_scaled_scores(qkv):
    q, k, v = qkv(3, 4)
    bias = torch.randn(3, 3, 4, generator=torch.Generator().manual_seed(2), dtype=torch.float64)
    keep = torch.tensor([True, True, False, True])
    outputs = [attention(q, k, v, bias=bias, keep=keep, causal=True, impl=impl) for impl in ("reference", "sdpa")]
    torch.testing.assert_close(*outputs)
    assert not torch.equal(outputs[0], attention(q, k, v, keep=keep, causal=True, impl="reference"))


def test_it_takes_a_scale_of_its_own(qkv):
    q, k, v = qkv(3, 4)
    torch.testing.assert_close(
        attention(q, k, v, scale=0.1, impl="reference"), attention(q * 0.1 * 2, k, v, impl="sdpa")
    )


def test_it_returns_the_log_sum_exp(qkv):
    q, k, v = qkv(4, 2)
    _, lse = attention(q, k, v, causal=True, return_lse=True)
    scores = (q @ k.mT / 2).masked_fill(torch.ones(4, 2).tril(-2) == 0, -torch.inf)
    torch.testing.assert_close(lse, torch.logsumexp(scores, -1))
    assert bool((lse[:, :, :2] == -torch.inf).all())


@pytest.mark.parametrize(
    ("options", "chosen", "reason"),
    [
        ({}, "sdpa", "torch's own kernels"),
        ({"causal": True, "window": 2, "key_lengths": torch.tensor([1, 2])}, "sdpa", "torch's own kernels"),
        ({"return_lse": True}, "tiled", "SDPA does not return the LSE"),
        ({"softcap": 30.0}, "tiled", "SDPA cannot cap"),
        ({"sinks": torch.zeros(3)}, "tiled", "SDPA has no sinks"),
    ],
)
def test_it_says_what_auto_chose_and_why(qkv, caplog, options, chosen, reason):
    q, k, v = qkv(2, 4)
    choice = choose_implementation(q, k, v, **options)
    assert choice.implementation == chosen
    assert reason in choice.reason
    with caplog.at_level("DEBUG", logger="attention_core"):
        attention(q, k, v, **options)
    assert f"{chosen}, {choice.reason}" in caplog.text


def test_it_never_falls_back_in_silence(qkv):
    with pytest.raises(NotImplementedError, match="LSE"):
        attention(*qkv(2, 2), return_lse=True, impl="sdpa")
