"""The variants: each shows its stages, and each output agrees with loops written apart or with a law."""

import math

import numpy as np
import pytest
import torch

from attention_core.bias import alibi_bias, alibi_slopes
from attention_core.heads import split_heads
from attention_core.masks import causal_keep, padding_keep
from attention_core.online import merge_attention
from attention_core.packed import pack, unpack
from attention_core.quantised import quantise
from attention_core.variants import (
    attend,
    decode_step,
    dropout_attention,
    grouped_query_attention,
    int8_kv_attention,
    linear_attention,
    linear_attention_stages,
    linear_features,
    multi_head_attention,
    multi_head_latent_attention,
    packed_attention,
    paged_attention,
    qk_norm_attention,
    rotary_attention,
)

HALF = [torch.bfloat16, torch.float16]


def numbers(seed, *shape, dtype=torch.float64):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64).to(dtype)


def operands(queries, keys, *, heads=4, kv_heads=2, dim=6, value_dim=5, dtype=torch.float64):
    shapes = ((heads, queries, dim), (kv_heads, keys, dim), (kv_heads, keys, value_dim))
    return tuple(numbers(seed, 2, *shape, dtype=dtype) for seed, shape in enumerate(shapes))


def by_rows(q, k, v, sees, *, scale=None, score=lambda s, _h, _p, _j: s, sinks=None):
    """Output and LSE one row at a time, in numpy: sees(b, p, j) and score(s, h, p, j) with p bottom-right."""
    B, H, queries, dim = q.shape
    keys, share = k.shape[2], H // k.shape[1]
    scale = dim**-0.5 if scale is None else scale
    out, lse = np.zeros((B, H, queries, v.shape[3])), np.full((B, H, queries), -math.inf)
    qn, kn, vn = (t.detach().double().numpy() for t in (q, k, v))
    for b, h, i in np.ndindex(B, H, queries):
        p = i + keys - queries
        seen = [j for j in range(keys) if sees(b, p, j)]
        terms = [math.exp(score(scale * (qn[b, h, i] @ kn[b, h // share, j]), h, p, j)) for j in seen]
        total = sum(terms) + (0 if sinks is None else math.exp(sinks[h]))
        if total:
            lse[b, h, i] = math.log(total)
            out[b, h, i] = sum(
                (t / total * vn[b, h // share, j] for t, j in zip(terms, seen, strict=True)), out[b, h, i]
            )
    return torch.from_numpy(out), torch.from_numpy(lse)


def everything(_b, _p, _j):
    return True


def past(_b, p, j):
    return j <= p


@pytest.mark.parametrize(("queries", "keys"), [(5, 5), (2, 7), (6, 3), (1, 4)])
def test_attend_agrees_with_rows_worked_one_at_a_time(queries, keys):
    q, k, v = operands(queries, keys)
    found = attend(q, k, v, keep=causal_keep(queries, keys))
    torch.testing.assert_close((found.output, found.lse), by_rows(q, k, v, past))


def test_its_stages_come_in_the_order_scale_cap_bias_mask_sink():
    q, k, v = operands(3, 5)
    slopes, sinks = alibi_slopes(4).double(), [0.3, -2.0, 1.0, 0.0]
    lengths = torch.tensor([5, 2])
    found = attend(
        q, k, v, scale=0.7, softcap=1.5, bias=alibi_bias(slopes, 3, 5), keep=padding_keep(lengths, 5),
        sinks=torch.tensor(sinks, dtype=torch.float64),
    )  # fmt: skip

    def score(s, h, p, j):
        return 1.5 * math.tanh(s / 1.5) + float(slopes[h]) * (j - p)

    wanted = by_rows(q, k, v, lambda b, _p, j: j < lengths[b], scale=0.7, score=score, sinks=sinks)
    torch.testing.assert_close((found.output, found.lse), wanted)
    assert bool((found.weights.sum(-1) < 1).all())
    assert bool((found.masked[1, ..., 2:] == -math.inf).all())
    assert bool(found.scores.isfinite().all())


def test_stages_explain_each_other():
    q, k, v = operands(4, 6)
    found = attend(q, k, v, keep=causal_keep(4, 6))
    torch.testing.assert_close(found.weights, torch.exp(found.masked - found.lse.unsqueeze(-1)))
    torch.testing.assert_close(found.weights.sum(-1), torch.ones(2, 4, 4, dtype=torch.float64))
    torch.testing.assert_close(found.output, found.weights @ v.repeat_interleave(2, 1))
    assert found.scores.shape == found.masked.shape == found.weights.shape == (2, 4, 4, 6)


def test_an_empty_row_is_zeros_with_zero_gradients():
    q, k, v = (t.requires_grad_() for t in operands(5, 3))
    found = attend(q, k, v, keep=causal_keep(5, 3))
    assert not found.weights[:, :, :2].any()
    assert not found.output[:, :, :2].any()
    assert bool((found.lse[:, :, :2] == -math.inf).all())
    (found.output.sum() + found.lse[:, :, 2:].sum()).backward()
    assert not q.grad[:, :, :2].any()
    assert all(bool(t.grad.isfinite().all()) for t in (q, k, v))


def test_gradients_are_finite_differences():
    q, k, v = (t.requires_grad_() for t in operands(2, 3, heads=2, kv_heads=1, dim=2, value_dim=2))
    sinks = numbers(9, 2).requires_grad_()
    bias = numbers(8, 2, 2, 2, 3).requires_grad_()

    def outputs(*args):
        found = attend(*args[:3], sinks=args[3], bias=args[4], softcap=2.0, keep=causal_keep(2, 3))
        return found.output, found.lse

    assert torch.autograd.gradcheck(outputs, (q, k, v, sinks, bias))


@pytest.mark.parametrize("dtype", HALF)
def test_half_precision_shows_float32_stages_and_returns_its_own_dtype(dtype):
    q, k, v = operands(3, 5, dtype=dtype)
    found, exact = attend(q, k, v), attend(*(t.double() for t in (q, k, v)))
    assert found.output.dtype == dtype
    assert found.scores.dtype == found.weights.dtype == found.lse.dtype == torch.float32
    torch.testing.assert_close(found.weights.double(), exact.weights, rtol=1e-5, atol=1e-7)
    torch.testing.assert_close(found.output.double(), exact.output, rtol=torch.finfo(dtype).eps, atol=1e-6)


@pytest.mark.parametrize("kv_heads", [4, 2, 1])
def test_query_heads_read_the_kv_head_of_their_group(kv_heads):
    q, k, v = operands(3, 5, kv_heads=kv_heads)
    keep = padding_keep(torch.tensor([5, 3]), 5)
    found = grouped_query_attention(q, k, v, keep)
    wanted = by_rows(q, k, v, lambda b, _p, j: j < (5, 3)[b])
    torch.testing.assert_close((found.output, found.lse), wanted)


def projections(width):
    return [numbers(seed, width, width) / math.sqrt(width) for seed in range(20, 24)]


def test_multi_head_attention_agrees_with_torchs_module():
    x, context = numbers(1, 2, 3, 8), numbers(2, 2, 5, 8)
    w_q, w_k, w_v, w_o = projections(8)
    found = multi_head_attention(x, context, w_q, w_k, w_v, w_o, 4)
    module = torch.nn.MultiheadAttention(8, 4, bias=False, batch_first=True, dtype=torch.float64)
    with torch.no_grad():
        module.in_proj_weight.copy_(torch.cat([w_q.T, w_k.T, w_v.T]))
        module.out_proj.weight.copy_(w_o.T)
        wanted, weights = module(x, context, context, average_attn_weights=False)
    torch.testing.assert_close(found.output, wanted)
    torch.testing.assert_close(found.weights, weights)
    assert found.others[0].shape == (2, 4, 3, 2)


def test_an_empty_row_of_a_projected_attention_is_zeros():
    x, context = numbers(1, 2, 3, 8), numbers(2, 2, 5, 8)
    found = multi_head_attention(x, context, *projections(8), 2, padding_keep(torch.tensor([0, 5]), 5))
    assert not found.output[0].any()
    assert bool(found.output[1].all())


def test_latent_attention_scores_may_be_taken_from_the_latents_themselves():
    x, context = numbers(1, 2, 3, 8), numbers(2, 2, 5, 8)
    w_q, _, _, w_o = projections(8)
    w_down, w_up_k, w_up_v = numbers(30, 8, 3), numbers(31, 3, 8), numbers(32, 3, 8)
    found = multi_head_latent_attention(x, context, w_q, w_down, w_up_k, w_up_v, w_o, 4)
    (latent,) = found.others
    assert latent.shape == (2, 5, 3)
    absorbed = split_heads(x @ w_q, 4) @ w_up_k.view(3, 4, 2).permute(1, 2, 0)  # (B, H, Tq, R): queries for latents
    torch.testing.assert_close(found.scores, absorbed @ latent[:, None].mT / math.sqrt(2))
    whole = multi_head_attention(x, context, w_q, w_down @ w_up_k, w_down @ w_up_v, w_o, 4)
    torch.testing.assert_close(found.output, whole.output)


@pytest.mark.parametrize("steps", [[1] * 6, [3, 2, 1], [6], [1, 4, 1]])
def test_decoding_in_steps_is_causal_attention_at_once(steps):
    q, k, v = operands(6, 6)
    whole = attend(q, k, v, keep=causal_keep(6, 6))
    k_cache, v_cache = k[:, :, :0], v[:, :, :0]
    for new_q, new_k, new_v, start in zip(
        *(t.split(steps, 2) for t in (q, k, v)), np.cumsum([0, *steps[:-1]]), strict=True
    ):
        found = decode_step(new_q, new_k, new_v, k_cache, v_cache)
        k_cache, v_cache = found.others
        end = start + new_q.shape[2]
        torch.testing.assert_close(found.output, whole.output[:, :, start:end])
        torch.testing.assert_close(found.lse, whole.lse[:, :, start:end])
    assert torch.equal(k_cache, k)
    assert torch.equal(v_cache, v)


@pytest.mark.parametrize("lengths", [[3, 1, 4], [2, 0, 3], [5]])
@pytest.mark.parametrize("causal", [True, False])
def test_packed_sequences_are_attended_each_by_itself(lengths, causal):
    parts = [[numbers(10 * n + i, length, h, 4) for n, length in enumerate(lengths)] for i, h in enumerate((4, 2, 2))]
    (q, bounds), (k, _), (v, _) = (pack(sequences) for sequences in parts)
    found = packed_attention(q, k, v, bounds, causal=causal)
    assert found.output.shape == q.shape
    for output, *qkv in zip(unpack(found.output, bounds), *parts, strict=True):
        one = [t.transpose(0, 1)[None] for t in qkv]
        if len(output):
            wanted = attend(*one, keep=causal_keep(len(output), len(output)) if causal else None)
            torch.testing.assert_close(output, wanted.output[0].transpose(0, 1))


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16])
def test_paged_attention_is_attention_over_the_tokens_in_order(dtype):
    lengths, table = torch.tensor([5, 0, 7], dtype=torch.int32), torch.tensor([[4, 1, 0], [0, 0, 0], [3, 0, 5]])
    q, k_pages, v_pages = (
        numbers(1, 3, 4, 6, dtype=dtype),
        numbers(2, 6, 3, 2, 6, dtype=dtype),
        numbers(3, 6, 3, 2, 5, dtype=dtype),
    )
    found = paged_attention(q, k_pages, v_pages, table.int(), lengths)
    assert found.output.dtype == dtype
    assert found.weights.shape == (3, 4, 9)
    for b, length in enumerate(lengths.tolist()):
        rows = [(table[b, t // 3], t % 3) for t in range(length)]
        if not rows:
            assert not found.output[b].any()
            assert bool((found.lse[b] == -math.inf).all())
            continue
        k, v = (torch.stack([pages[row] for row in rows], 1)[None] for pages in (k_pages, v_pages))
        wanted = attend(q[b][None, :, None], k, v)
        torch.testing.assert_close(found.output[b], wanted.output[0, :, 0])
        torch.testing.assert_close(found.lse[b], wanted.lse[0, :, 0])


@pytest.mark.parametrize("dtype", [torch.float32, *HALF])
def test_scales_of_an_int8_cache_may_be_applied_to_scores_and_weights(dtype):
    q, k, v = operands(3, 5, dtype=dtype)
    (k8, k_scale), (v8, v_scale) = quantise(k), quantise(v)
    found = int8_kv_attention(q, k8, v8, k_scale, v_scale)
    assert found.output.dtype == dtype
    grouped = q.double().unflatten(1, (2, 2))  # (B, Hkv, 2, Tq, D)
    scores = grouped @ k8.double().unsqueeze(2).mT * k_scale.double()[:, :, None, None] / math.sqrt(6)
    used = torch.softmax(scores, -1) * v_scale.double()[:, :, None, None]
    wanted = (used @ v8.double().unsqueeze(2)).flatten(1, 2)
    torch.testing.assert_close(found.output.double(), wanted, rtol=torch.finfo(dtype).eps, atol=1e-5)


def test_an_int8_cache_moves_the_output_a_little():
    q, k, v = operands(3, 50)
    found = int8_kv_attention(q, *(t for pair in zip(quantise(k), quantise(v), strict=True) for t in pair))
    error = (found.output - attend(q, k, v).output).abs().max()
    assert 0 < float(error) < 0.05


def test_rotary_scores_do_not_change_when_everything_moves_on():
    q, k, v = operands(3, 7)
    found = rotary_attention(q, k, v)
    earlier = rotary_attention(q, k[:, :, 2:], v[:, :, 2:])  # two keys fewer: all positions are two less
    torch.testing.assert_close(found.scores[..., 2:], earlier.scores)
    assert bool((found.masked[..., 0, 5:] == -math.inf).all())
    assert bool(rotary_attention(q, k, v, causal=False).masked.isfinite().all())


def test_rotary_positions_are_bottom_right():
    q, k, v = operands(5, 5)
    whole, last = rotary_attention(q, k, v), rotary_attention(q[:, :, -1:], k, v)
    torch.testing.assert_close(last.output, whole.output[:, :, -1:])
    long, _, _ = operands(7, 1)
    torch.testing.assert_close(
        rotary_attention(long, k, v).output[:, :, 2:], rotary_attention(long[:, :, 2:], k, v).output
    )
    torch.testing.assert_close(
        rotary_attention(k, k, v).scores.diagonal(0, 2, 3), attend(k, k, v).scores.diagonal(0, 2, 3)
    )


def test_scores_of_normed_vectors_are_bounded_by_their_scale():
    q, k, v = operands(4, 6)
    found = qk_norm_attention(q * 1e3, k * 1e-3, v, 7.0, keep=causal_keep(4, 6))
    assert bool((found.scores.abs() <= 7 + 1e-9).all())
    unit_q, unit_k = (t / t.square().sum(-1, keepdim=True).sqrt() for t in (q, k))
    torch.testing.assert_close((found.output, found.lse), by_rows(unit_q, unit_k, v, past, scale=7.0))


def test_dropout_comes_after_the_softmax():
    q, k, v = operands(4, 6)
    generator = torch.Generator().manual_seed(0)
    found = dropout_attention(q, k, v, 0.5, keep=causal_keep(4, 6), generator=generator)
    plain = attend(q, k, v, keep=causal_keep(4, 6))
    (used,) = found.others
    assert torch.equal(found.weights, plain.weights)
    kept = used != 0
    torch.testing.assert_close(used[kept], 2 * plain.weights[kept])
    assert not torch.allclose(used.sum(-1), torch.ones(2, 4, 4, dtype=torch.float64))
    torch.testing.assert_close(found.output, used @ v.repeat_interleave(2, 1))
    torch.testing.assert_close(dropout_attention(q, k, v, 0.5, training=False).output, attend(q, k, v).output)


def test_features_are_elu_plus_one_and_keep_their_digits():
    x = torch.linspace(-30, 5, 200, dtype=torch.float64)
    torch.testing.assert_close(linear_features(x), torch.nn.functional.elu(x) + 1, rtol=1e-9, atol=1e-15)
    assert float(linear_features(torch.tensor(-20.0))) == pytest.approx(math.exp(-20))  # elu + 1 gives 0 in float32
    assert torch.autograd.gradcheck(linear_features, torch.tensor([-3.0, -0.1, 0.2, 4.0]).double().requires_grad_())
    zero = torch.zeros(1, requires_grad=True)
    assert torch.autograd.grad(linear_features(zero), zero)[0].item() == 1


def test_linear_attention_is_the_same_either_way_round():
    q, k, v = operands(4, 6)
    phi_q, phi_k = (torch.nn.functional.elu(t) + 1 for t in (q, k.repeat_interleave(2, 1)))
    products = phi_q @ phi_k.mT
    weights = products / products.sum(-1, keepdim=True)
    stages = linear_attention_stages(q, k, v)
    torch.testing.assert_close(stages.weights, weights)
    torch.testing.assert_close(stages.output, weights @ v.repeat_interleave(2, 1))
    torch.testing.assert_close(linear_attention(q, k, v), stages.output)
    torch.testing.assert_close(stages.weights.sum(-1), torch.ones(2, 4, 4, dtype=torch.float64))


def test_weights_of_linear_attention_have_the_rank_of_the_features():
    q, k, v = operands(12, 12, dim=3)
    assert int(torch.linalg.matrix_rank(linear_attention_stages(q, k, v).weights).max()) == 3
    assert int(torch.linalg.matrix_rank(attend(q, k, v).weights).min()) > 3


@pytest.mark.parametrize("dtype", HALF)
def test_linear_attention_sums_in_float32(dtype):
    q, k, v = operands(3, 2000, dtype=dtype)
    found = linear_attention(q, k, v)
    assert found.dtype == dtype
    exact = linear_attention(*(t.double() for t in (q, k, v)))
    torch.testing.assert_close(found.double(), exact, rtol=torch.finfo(dtype).eps, atol=1e-6)


def test_attention_over_two_parts_of_the_keys_merges():
    q, k, v = operands(3, 7)
    whole = attend(q, k, v)
    a, b = (attend(q, k[:, :, part], v[:, :, part]) for part in (slice(0, 2), slice(2, 7)))
    torch.testing.assert_close(merge_attention(a.output, a.lse, b.output, b.lse), (whole.output, whole.lse))


VARIANTS = {
    "attend": attend,
    "decode": lambda q, k, v: decode_step(q, k, v, k, v),
    "rotary": rotary_attention,
    "qk-norm": lambda q, k, v: qk_norm_attention(q, k, v, 5.0),
    "dropout": lambda q, k, v: dropout_attention(q, k, v, 0.3, generator=torch.Generator().manual_seed(0)),
    "linear": linear_attention_stages,
    "packed": lambda q, k, v: packed_attention(*(t[0].transpose(0, 1) for t in (q, k, v)), torch.tensor([0, 2, 6])),
}


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())
def test_strided_input_is_read_as_it_is_and_left_alone(variant):
    q, k, v = operands(6, 6, heads=6, kv_heads=6, value_dim=6)
    strided = [t.transpose(0, 3).contiguous().transpose(0, 3) for t in (q, k, v)]
    before = [t.clone() for t in strided]
    found, wanted = variant(*strided), variant(q, k, v)
    torch.testing.assert_close((found.output, found.weights, found.lse), (wanted.output, wanted.weights, wanted.lse))
    assert all(torch.equal(a, b) for a, b in zip(strided, before, strict=True))


def test_rows_sum_to_one_wherever_a_key_is_seen():
    q, k, v = operands(6, 6, heads=6, kv_heads=6, value_dim=6)
    for variant in VARIANTS.values():
        sums = variant(q, k, v).weights.sum(-1)
        torch.testing.assert_close(sums, torch.ones_like(sums))


def test_everything_seen_is_no_mask():
    q, k, v = operands(3, 4)
    torch.testing.assert_close(attend(q, k, v).output, by_rows(q, k, v, everything)[0])
