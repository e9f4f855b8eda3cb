"""Masks against loops written apart."""

import math

import pytest
import torch

from attention_core.masks import (
    additive_mask,
    apply_mask,
    causal_keep,
    combine_keep,
    document_ids,
    document_keep,
    empty_rows,
    padding_keep,
    visible_keep,
    window_keep,
)

SIZES = [(5, 5), (3, 7), (7, 3), (1, 6), (4, 1)]


def by_hand(queries, keys, rule):
    """rule(p, j) for each query position p, bottom-right, and key j."""
    return torch.tensor([[rule(i + keys - queries, j) for j in range(keys)] for i in range(queries)])


@pytest.mark.parametrize(("queries", "keys"), SIZES)
def test_causal_is_aligned_bottom_right(queries, keys):
    assert torch.equal(causal_keep(queries, keys), by_hand(queries, keys, lambda p, j: j <= p))
    assert torch.equal(causal_keep(queries, keys, future=True), by_hand(queries, keys, lambda p, j: j >= p))
    top_left = torch.ones(queries, keys, dtype=torch.bool).tril()
    assert torch.equal(causal_keep(queries, keys, offset=0), top_left)


@pytest.mark.parametrize(("queries", "keys"), SIZES)
@pytest.mark.parametrize("window", [1, 2, 4, 100])
def test_windows_count_the_querys_own_key(queries, keys, window):
    causal = by_hand(queries, keys, lambda p, j: j in range(p - window + 1, p + 1))
    both = by_hand(queries, keys, lambda p, j: abs(j - p) < window)
    assert torch.equal(window_keep(queries, keys, window), causal)
    assert torch.equal(window_keep(queries, keys, window, causal=False), both)


def test_a_window_sees_exactly_so_many_keys():
    assert window_keep(10, 10, 3).sum(-1).tolist() == [1, 2, 3, 3, 3, 3, 3, 3, 3, 3]
    assert window_keep(10, 10, 3, causal=False).sum(-1).tolist() == [3, 4, 5, 5, 5, 5, 5, 5, 4, 3]


def test_a_tile_of_a_mask_is_its_own_mask_with_an_offset():
    offset = 9 - 7 + 2 - 3  # bottom-right, then the tile that begins at query 2 and key 3
    assert torch.equal(causal_keep(3, 4, offset=offset), causal_keep(7, 9)[2:5, 3:7])
    assert torch.equal(window_keep(3, 4, 2, offset=offset), window_keep(7, 9, 2)[2:5, 3:7])


def test_a_window_of_no_key_is_refused():
    with pytest.raises(ValueError, match="window: 0"):
        window_keep(3, 3, 0)


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64])
def test_padding_keeps_the_first_keys(dtype):
    keep = padding_keep(torch.tensor([0, 2, 4], dtype=dtype), 4)
    assert keep.shape == (3, 1, 1, 4)
    assert keep[:, 0, 0].tolist() == [[False] * 4, [True, True, False, False], [True] * 4]


def test_documents_see_only_themselves():
    ids = torch.tensor([[7, 7, 2], [1, 2, 2]])
    wanted = torch.tensor([[[ids[b, i] == ids[b, j] for j in range(3)] for i in range(3)] for b in range(2)])
    assert torch.equal(document_keep(ids), wanted.unsqueeze(1))
    assert torch.equal(document_keep(ids[0]), wanted[0])
    assert torch.equal(document_keep(ids[0, 1:], ids[0]), wanted[0, 1:])


@pytest.mark.parametrize("lengths", [[3, 1, 4], [5], [0, 2, 0, 0, 3], [2, 0]])
def test_cumulative_lengths_give_document_numbers(lengths):
    bounds = torch.tensor([sum(lengths[:n]) for n in range(len(lengths) + 1)], dtype=torch.int32)
    wanted = [n for n, length in enumerate(lengths) for _ in range(length)]
    assert document_ids(bounds).tolist() == wanted


def test_rules_combine_and_none_is_no_rule():
    a, b = torch.tensor([True, True, False]), torch.tensor([True, False, False])
    assert combine_keep(None, a, None, b).tolist() == [True, False, False]
    assert combine_keep(None, None) is None
    assert a.tolist() == [True, True, False]


@pytest.mark.parametrize(("queries", "keys"), SIZES)
@pytest.mark.parametrize("causal", [True, False])
@pytest.mark.parametrize("window", [None, 2])
def test_all_rules_together_are_each_of_them(queries, keys, causal, window):
    keep = torch.rand(2, 3, queries, keys, generator=torch.Generator().manual_seed(0)) < 0.7
    lengths = torch.tensor([keys, keys // 2])

    def rule(p, j):
        return (j <= p or not causal) and (window is None or p - window < j < p + window)

    wanted = keep & by_hand(queries, keys, rule) & (torch.arange(keys) < lengths[:, None])[:, None, None]
    found = visible_keep(queries, keys, keep=keep, causal=causal, window=window, key_lengths=lengths)
    assert torch.equal(found, wanted)


def test_no_rule_at_all_is_no_mask():
    assert visible_keep(3, 4) is None


def test_an_empty_row_keeps_no_key():
    assert empty_rows(causal_keep(5, 3)).tolist() == [True, True, False, False, False]
    assert empty_rows(padding_keep(torch.tensor([0, 1]), 3)).flatten().tolist() == [True, False]


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.bfloat16, torch.float16])
def test_a_boolean_mask_and_its_numbers_hide_the_same(dtype):
    scores = torch.randn(2, 3, 4, 5, generator=torch.Generator().manual_seed(1)).to(dtype)
    keep = causal_keep(4, 5)
    hidden = apply_mask(scores, keep)
    assert hidden.dtype == dtype
    assert torch.equal(hidden, apply_mask(scores, additive_mask(keep, dtype)))
    assert torch.equal(hidden, apply_mask(scores, additive_mask(keep, torch.float32)))
    assert additive_mask(keep, dtype).unique().tolist() == [-math.inf, 0.0]
    assert torch.equal(hidden == -math.inf, ~keep.expand(2, 3, 4, 5))
    assert torch.equal(hidden[..., keep], scores[..., keep])


def test_hidden_scores_get_no_gradient():
    scores = torch.zeros(3, 3, requires_grad=True)
    apply_mask(scores, causal_keep(3, 3)).masked_fill(~causal_keep(3, 3), 0.0).sum().backward()
    assert torch.equal(scores.grad.bool(), causal_keep(3, 3))
