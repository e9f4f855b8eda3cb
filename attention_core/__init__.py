"""Attention in numbers: its pieces, one function with several implementations, a float64 oracle, named mistakes, and
error budgets that are derived. Torch, Triton only where its kernel is asked for, and nothing else of this project.

Start with `attention` and docs/attention.md.
"""

from attention_core.attention import Choice, attention, choose_implementation
from attention_core.bias import alibi_bias, alibi_slopes
from attention_core.cache import KeyValueCache
from attention_core.dropout import attention_dropout
from attention_core.entropy import attention_entropy
from attention_core.evaluation import answer, evaluate
from attention_core.formula import Evaluation, Formula, Inputs
from attention_core.heads import merge_heads, repeat_kv, split_heads
from attention_core.masks import (
    additive_mask,
    apply_mask,
    causal_keep,
    combine_keep,
    document_keep,
    empty_rows,
    padding_keep,
    visible_keep,
    window_keep,
)
from attention_core.misconceptions import MISCONCEPTIONS, Misconception
from attention_core.online import OnlineSoftmax, merge_attention
from attention_core.options import Implementation
from attention_core.reference import reference_attention
from attention_core.rotary import apply_rotary
from attention_core.scores import attention_scores, qk_norm, soft_cap
from attention_core.softmax import log_softmax, log_sum_exp, naive_softmax, sink_softmax, softmax
from attention_core.variants import (
    attend,
    decode_step,
    dropout_attention,
    grouped_query_attention,
    int8_kv_attention,
    linear_attention,
    linear_attention_stages,
    multi_head_attention,
    multi_head_latent_attention,
    packed_attention,
    paged_attention,
    qk_norm_attention,
    rotary_attention,
)

__all__ = [
    "MISCONCEPTIONS",
    "Choice",
    "Evaluation",
    "Formula",
    "Implementation",
    "Inputs",
    "KeyValueCache",
    "Misconception",
    "OnlineSoftmax",
    "additive_mask",
    "alibi_bias",
    "alibi_slopes",
    "answer",
    "apply_mask",
    "apply_rotary",
    "attend",
    "attention",
    "attention_dropout",
    "attention_entropy",
    "attention_scores",
    "causal_keep",
    "choose_implementation",
    "combine_keep",
    "decode_step",
    "document_keep",
    "dropout_attention",
    "empty_rows",
    "evaluate",
    "grouped_query_attention",
    "int8_kv_attention",
    "linear_attention",
    "linear_attention_stages",
    "log_softmax",
    "log_sum_exp",
    "merge_attention",
    "merge_heads",
    "multi_head_attention",
    "multi_head_latent_attention",
    "naive_softmax",
    "packed_attention",
    "padding_keep",
    "paged_attention",
    "qk_norm",
    "qk_norm_attention",
    "reference_attention",
    "repeat_kv",
    "rotary_attention",
    "sink_softmax",
    "soft_cap",
    "softmax",
    "split_heads",
    "visible_keep",
    "window_keep",
]
