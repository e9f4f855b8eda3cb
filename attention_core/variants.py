"""The forms that attention takes in models, each a few lines over the pieces, each showing all its stages.

Every function returns an `Evaluation`: scores, masked scores, weights, output and LSE, to print or to plot. Stages are
float32 for half precision inputs, else in their dtype; the output has the dtype of q. Letters: q `(B, H, Tq, D)`,
k `(B, Hkv, Tk, D)`, v `(B, Hkv, Tk, Dv)`, H a multiple of Hkv; keep bool, broadcastable to `(B, H, Tq, Tk)`, None keeps
all. All hold the whole score matrix; what to compute with is `attention_core.attention`.
"""

from dataclasses import replace

import torch
from torch import Tensor

from attention_core.cache import KeyValueCache
from attention_core.dropout import attention_dropout
from attention_core.formula import Evaluation
from attention_core.heads import merge_heads, repeat_kv, split_heads
from attention_core.masks import apply_mask, causal_keep
from attention_core.packed import packed_keep
from attention_core.pages import gather_pages, page_keep
from attention_core.quantised import dequantise
from attention_core.rotary import apply_rotary
from attention_core.scores import attention_scores, qk_norm, soft_cap
from attention_core.softmax import log_sum_exp, softmax, with_sink


def attend(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    keep: Tensor | None = None,
    bias: Tensor | None = None,
    scale: float | None = None,
    softcap: float | None = None,
    sinks: Tensor | None = None,
) -> Evaluation:
    """Scaled dot-product attention, stage by stage. All before `weights` is on the score side: scale, cap, bias, mask.

    bias is added to the scores; sinks `(H,)` are one more logit per head, in the denominator only. Source: Vaswani et
    al. 2017, equation 1.
    """
    wide = torch.promote_types(q.dtype, torch.float32)
    k, v = repeat_kv(k, q.shape[1]).to(wide), repeat_kv(v, q.shape[1]).to(wide)
    scores = attention_scores(q.to(wide), k, scale=scale)  # (B, H, Tq, Tk)
    if softcap is not None:
        scores = soft_cap(scores, softcap)
    if bias is not None:
        scores = scores + bias.to(wide)
    masked = scores if keep is None else apply_mask(scores, keep)
    row = masked if sinks is None else with_sink(masked, sinks.to(wide))
    weights = softmax(row)[..., : k.shape[-2]]
    output = (weights @ v).to(q.dtype)  # (B, H, Tq, Dv)
    return Evaluation(scores, masked, weights, output, log_sum_exp(row), axes=(-1,))


def grouped_query_attention(q: Tensor, k: Tensor, v: Tensor, keep: Tensor | None = None) -> Evaluation:
    """Several query heads read one kv head: query head h reads kv head `h // (H // Hkv)`. Hkv = H is multi-head,
    Hkv = 1 is multi-query attention. Stages have H heads: sharing saves cache, not scores."""
    return attend(q, k, v, keep=keep)


def multi_head_attention(
    x: Tensor,
    context: Tensor,
    w_q: Tensor,
    w_k: Tensor,
    w_v: Tensor,
    w_o: Tensor,
    n_heads: int,
    keep: Tensor | None = None,
) -> Evaluation:
    """x `(B, Tq, E)` asks, context `(B, Tk, E)` answers (x itself: self-attention); weights `(E, E)`, used as `x @ w`.

    output `(B, Tq, E)` is projected; `others` holds the heads' own outputs `(B, H, Tq, E / H)`. Source: Vaswani et al.
    2017, section 3.2.2.
    """
    q, k, v = (split_heads(t @ w, n_heads) for t, w in ((x, w_q), (context, w_k), (context, w_v)))
    stages = attend(q, k, v, keep=keep)
    return replace(stages, output=merge_heads(stages.output) @ w_o, others=(stages.output,))


def multi_head_latent_attention(
    x: Tensor,
    context: Tensor,
    w_q: Tensor,
    w_down: Tensor,
    w_up_k: Tensor,
    w_up_v: Tensor,
    w_o: Tensor,
    n_heads: int,
    keep: Tensor | None = None,
) -> Evaluation:
    """Multi-head attention whose keys and values are made from one short vector per token, the only thing cached.

    w_down `(E, R)` makes the latent `(B, Tk, R)`, w_up_k and w_up_v `(R, E)` the keys and values. output `(B, Tq, E)`;
    `others` holds the latent. Source: DeepSeek-V2, 2024 (arXiv 2405.04434), section 2.1, without its rotary part.
    """
    latent = context @ w_down
    q, k, v = (split_heads(t @ w, n_heads) for t, w in ((x, w_q), (latent, w_up_k), (latent, w_up_v)))
    stages = attend(q, k, v, keep=keep)
    return replace(stages, output=merge_heads(stages.output) @ w_o, others=(latent,))


def decode_step(q: Tensor, k_new: Tensor, v_new: Tensor, k_cache: Tensor, v_cache: Tensor) -> Evaluation:
    """The new tokens' keys and values go to the end of the cache, then their queries read all of it, causal among
    themselves. `others` holds the longer cache, keys and values; the old one is not changed."""
    cache = KeyValueCache(k_cache, v_cache).append(k_new, v_new)
    keep = causal_keep(q.shape[-2], cache.length, device=q.device)
    return replace(attend(q, cache.k, cache.v, keep=keep), others=(cache.k, cache.v))


def packed_attention(q: Tensor, k: Tensor, v: Tensor, cu_seqlens: Tensor, *, causal: bool = True) -> Evaluation:
    """Sequences of a packed batch, each by itself: q `(total, H, D)`, k, v `(total, Hkv, ...)`, output
    `(total, H, Dv)`, cu_seqlens as in `attention_core.packed`.

    Stages are `(1, H, total, total)`, blocks along the diagonal; a kernel computes the blocks only.
    """
    q, k, v = (t.transpose(0, 1).unsqueeze(0) for t in (q, k, v))  # (1, H, total, D)
    stages = attend(q, k, v, keep=packed_keep(cu_seqlens, causal=causal))
    return replace(stages, output=stages.output.squeeze(0).transpose(0, 1))


def paged_attention(q: Tensor, k_pages: Tensor, v_pages: Tensor, block_table: Tensor, lengths: Tensor) -> Evaluation:
    """One query for each sequence over its cache in pages: q `(B, H, D)`, output `(B, H, Dv)`; pages
    `(P, page, Hkv, D)`, block_table `(B, M)` and lengths `(B,)` as in `attention_core.pages`.

    The query's axis is dropped from the stages too: scores and weights `(B, H, M * page)`, LSE `(B, H)`.
    """
    k, v = gather_pages(k_pages, block_table, lengths), gather_pages(v_pages, block_table, lengths)
    stages = attend(q.unsqueeze(-2), k, v, keep=page_keep(block_table, lengths, k_pages.shape[1]))
    return Evaluation(
        scores=stages.scores.squeeze(-2),
        masked=stages.masked.squeeze(-2),
        weights=stages.weights.squeeze(-2),
        output=stages.output.squeeze(-2),
        lse=stages.lse.squeeze(-1),
        axes=stages.axes,
    )


def int8_kv_attention(q: Tensor, k_int8: Tensor, v_int8: Tensor, k_scale: Tensor, v_scale: Tensor) -> Evaluation:
    """Attention over a quantised cache: int8 keys and values, scales `(B, Hkv, Tk)`.

    A key's scale multiplies its whole score and a value's scale its weight, so a kernel may leave the cache in int8:
    scores (q k_int8^T) k_scale, output (weights v_scale) v_int8.
    """
    wide = torch.promote_types(q.dtype, torch.float32)
    return attend(q, dequantise(k_int8, k_scale, wide), dequantise(v_int8, v_scale, wide))


def rotary_attention(q: Tensor, k: Tensor, v: Tensor, *, base: float = 10_000.0, causal: bool = True) -> Evaluation:
    """Queries and keys turned by their positions, values not: query i stands at i + (Tk - Tq), key j at j."""
    queries, keys = q.shape[-2], k.shape[-2]
    of_queries, of_keys = torch.arange(keys - queries, keys, device=q.device), torch.arange(keys, device=q.device)
    turned_q, turned_k = apply_rotary(q, of_queries, base), apply_rotary(k, of_keys, base)
    keep = causal_keep(queries, keys, device=q.device) if causal else None
    return attend(turned_q, turned_k, v, keep=keep)


def qk_norm_attention(q: Tensor, k: Tensor, v: Tensor, scale: float, *, keep: Tensor | None = None) -> Evaluation:
    """Scores are cosines times `scale`, so never beyond +-scale."""
    return attend(qk_norm(q), qk_norm(k), v, keep=keep, scale=scale)


def dropout_attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    p: float,
    *,
    keep: Tensor | None = None,
    training: bool = True,
    generator: torch.Generator | None = None,
) -> Evaluation:
    """Dropout on the weights, before they meet the values. `weights` are those before dropout, whose rows sum to one;
    `others` holds the ones that were used, whose rows do not."""
    stages = attend(q, k, v, keep=keep)
    used = attention_dropout(stages.weights, p, training, generator=generator)
    output = used @ repeat_kv(v, q.shape[1]).to(used.dtype)
    return replace(stages, output=output.to(q.dtype), others=(used,))


def linear_features(x: Tensor) -> Tensor:
    """elu(x) + 1, the features of linear attention: x + 1 above 0, exp(x) below, so positive throughout. Written so,
    and not as elu(x) + 1, it keeps its digits where exp(x) is small."""
    return torch.where(x > 0, x + 1, torch.exp(x.clamp(max=0)))


def linear_attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Attention without a softmax, `(B, H, Tq, Dv)` in q's dtype: keys and values are summed first, into D x Dv numbers
    per head, and no query ever meets a single key. Time and memory are linear in the length.

    phi(q) (sum phi(k) v^T) / (phi(q) sum phi(k)), phi = `linear_features`; every query sees every key. Source:
    Katharopoulos et al., Transformers are RNNs, 2020 (arXiv 2006.16236), section 3.2.
    """
    wide = torch.promote_types(q.dtype, torch.float32)
    phi_q, phi_k = linear_features(q.to(wide)), linear_features(repeat_kv(k, q.shape[1]).to(wide))
    summed = phi_k.transpose(-1, -2) @ repeat_kv(v, q.shape[1]).to(wide)  # (B, H, D, Dv)
    total = phi_q @ phi_k.sum(-2).unsqueeze(-1)  # (B, H, Tq, 1)
    return (phi_q @ summed / total).to(q.dtype)


def linear_attention_stages(q: Tensor, k: Tensor, v: Tensor) -> Evaluation:
    """What linear attention would show if it formed its weights, phi(q_i) phi(k_j) / sum over j: to compare with
    softmax attention, in quadratic time.

    `scores` are the logarithms of phi(q_i) phi(k_j): numbers whose softmax gives these weights. Since the features are
    positive and the sum is divided out, the weights do lie on the simplex; but as a Tq x Tk matrix they have rank D at
    most, which exp(q k^T) has not.
    """
    wide = torch.promote_types(q.dtype, torch.float32)
    phi_q, phi_k = linear_features(q.to(wide)), linear_features(repeat_kv(k, q.shape[1]).to(wide))
    scores = torch.log(phi_q @ phi_k.transpose(-1, -2))
    weights = softmax(scores)
    output = (weights @ repeat_kv(v, q.shape[1]).to(wide)).to(q.dtype)
    return Evaluation(scores, scores, weights, output, log_sum_exp(scores), axes=(-1,))
