"""The online softmax: any tiles in any order give what the whole row gives."""

import math
from functools import reduce
from itertools import permutations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_core.online import OnlineSoftmax, merge, merge_attention

EMPTY_ROW = 1


def numbers(seed, *shape, spread=3.0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64) * spread


def with_holes(seed, rows=4, keys=9):
    """Scores with one row that keeps nothing, one that keeps nothing among its first keys, and the values."""
    scores = numbers(seed, 2, rows, keys)
    scores[:, EMPTY_ROW] = -math.inf
    scores[:, 2, : keys - 1] = -math.inf
    return scores, numbers(seed + 1, 2, keys, 3)


def whole(scores, values):
    """Weights, output and LSE by torch's own softmax."""
    empty = (scores == -math.inf).all(-1, keepdim=True)
    weights = torch.softmax(scores.masked_fill(empty, 0.0), -1).masked_fill(empty, 0.0)
    return weights, weights @ values, torch.logsumexp(scores, -1)


def read(scores, values, sizes):
    state = OnlineSoftmax.start(tuple(scores.shape[:-1]), value_dim=values.shape[-1], dtype=scores.dtype)
    for tile, part in zip(scores.split(sizes, -1), values.split(sizes, -2), strict=True):
        state = state.update(tile, part)
    return state


def attend(scores, values):
    state = OnlineSoftmax.of(scores, values)
    return state.output, state.lse


@pytest.mark.parametrize("sizes", [[9], [4, 5], [1] * 9, [2, 3, 3, 1]])
@pytest.mark.parametrize("spread", [1.0, 300.0])
def test_any_tiles_give_what_the_whole_row_gives(sizes, spread):
    scores, values = with_holes(0)
    scores = scores * spread
    state = read(scores, values, sizes)
    weights, output, lse = whole(scores, values)
    torch.testing.assert_close(state.lse, lse)
    torch.testing.assert_close(state.output, output)
    torch.testing.assert_close(state.weights(scores), weights)
    torch.testing.assert_close(state.row_max, scores.amax(-1))


def test_it_starts_from_minus_infinity():
    scores = numbers(1, 3, 5) - 1e4
    state = OnlineSoftmax.start((3,), dtype=torch.float64).update(scores[:, :2]).update(scores[:, 2:])
    torch.testing.assert_close(state.lse, torch.logsumexp(scores, -1))
    assert bool((state.row_sum >= 1).all())


def test_nothing_read_is_an_empty_row():
    state = OnlineSoftmax.start((2, 3), value_dim=4)
    assert bool((state.lse == -math.inf).all())
    assert not state.output.any()
    again = merge(state, state)
    assert torch.equal(again.row_max, state.row_max)
    assert not again.row_sum.any()


def test_parts_merge_in_any_order_and_any_grouping():
    scores, values = with_holes(2)
    parts = [OnlineSoftmax.of(s, v) for s, v in zip(scores.split(3, -1), values.split(3, -2), strict=True)]
    wanted = whole(scores, values)[1:]
    for a, b, c in permutations(parts):
        for state in (merge(merge(a, b), c), merge(a, merge(b, c))):
            torch.testing.assert_close((state.output, state.lse), wanted)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**31), st.integers(1, 8), st.floats(0.1, 1e4))
def test_merging_is_commutative_to_the_last_bit(seed, cut, spread):
    scores, values = with_holes(seed)
    scores = scores * spread
    a, b = OnlineSoftmax.of(scores[..., :cut], values[:, :cut]), OnlineSoftmax.of(scores[..., cut:], values[:, cut:])
    ab, ba = merge(a, b), merge(b, a)
    assert torch.equal(ab.row_max, ba.row_max)
    assert torch.equal(ab.row_sum, ba.row_sum)
    assert torch.equal(ab.mixed, ba.mixed)


def test_finished_outputs_merge_in_any_order():
    scores, values = with_holes(3)
    parts = [attend(s, v) for s, v in zip(scores.split(3, -1), values.split(3, -2), strict=True)]
    wanted = whole(scores, values)[1:]
    for order in permutations(parts):
        torch.testing.assert_close(reduce(lambda a, b: merge_attention(*a, *b), order), wanted)


def test_a_part_without_keys_changes_nothing():
    output, lse = attend(*with_holes(4))
    nothing = torch.zeros_like(output), torch.full_like(lse, -math.inf)
    torch.testing.assert_close(merge_attention(output, lse, *nothing), (output, lse))
    torch.testing.assert_close(merge_attention(*nothing, *nothing), nothing)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_merging_keeps_both_dtypes_and_rounds_once(dtype):
    a, b = (attend(*with_holes(seed)) for seed in (5, 6))
    low = [t.to(dtype) for t in (*a, *b)]
    output, lse = merge_attention(*low)
    wanted, exact = merge_attention(*(t.double() for t in low))
    assert output.dtype == lse.dtype == dtype
    eps = torch.finfo(dtype).eps
    torch.testing.assert_close(output.double(), wanted, rtol=eps, atol=1e-6)
    torch.testing.assert_close(lse.double(), exact, rtol=eps, atol=1e-6)
    assert merge_attention(low[0], a[1].float(), low[2], b[1].float())[1].dtype == torch.float32


def test_half_precision_scores_are_summed_in_float32():
    state = OnlineSoftmax.of(numbers(7, 3, 500).bfloat16())
    assert state.row_sum.dtype == torch.float32
    torch.testing.assert_close(state.lse, torch.logsumexp(numbers(7, 3, 500).bfloat16().float(), -1))


def test_gradients_are_those_of_the_whole_row():
    scores, values = (t.requires_grad_() for t in with_holes(8))
    found = read(scores, values, [2, 3, 4])
    output, lse = whole(scores, values)[1], torch.logsumexp(scores[:, 2:], -1)  # torch's is NaN for a row of -inf
    for ours, theirs in ((found.output, output), (found.lse[:, 2:], lse)):
        grad = torch.linspace(-1, 2, ours.numel(), dtype=torch.float64).view_as(ours)
        a = torch.autograd.grad(ours, (scores, values), grad, retain_graph=True, allow_unused=True)
        b = torch.autograd.grad(theirs, (scores, values), grad, retain_graph=True, allow_unused=True)
        torch.testing.assert_close(a[0], b[0])
        assert not a[0][:, EMPTY_ROW].any()
        if b[1] is not None:
            torch.testing.assert_close(a[1], b[1])


def test_every_field_of_a_state_is_differentiable():
    def fields(a, b, values):
        state = OnlineSoftmax.of(a, values[:, :3]).update(b, values[:, 3:])
        return state.row_max, state.row_sum, state.mixed, state.lse, state.output

    inputs = [t.requires_grad_() for t in (numbers(9, 2, 2, 3), numbers(10, 2, 2, 2), numbers(11, 2, 5, 3))]
    assert torch.autograd.gradcheck(fields, inputs)


def test_merging_outputs_is_differentiable_where_a_part_is_empty():
    (out_a, lse_a), (out_b, lse_b) = attend(*with_holes(12)), attend(*with_holes(13))
    lse_a[:, 0] = -math.inf
    inputs = [t.requires_grad_() for t in (out_a, lse_a, out_b, lse_b)]
    output, lse = merge_attention(*inputs)
    (output.sum() + lse[lse.isfinite()].sum()).backward()
    assert all(bool(t.grad.isfinite().all()) for t in inputs)
    assert not out_a.grad[:, 0].any()
    assert not any(bool(t.grad[:, EMPTY_ROW].any()) for t in inputs)
    whole_parts = [t.detach()[:, 3:].requires_grad_() for t in inputs]
    assert torch.autograd.gradcheck(merge_attention, whole_parts)


def test_it_reads_strided_tiles_and_leaves_them_alone():
    scores, values = numbers(14, 7, 4).T, numbers(15, 3, 7).T
    before = scores.clone(), values.clone()
    state = read(scores, values, [3, 4])
    torch.testing.assert_close(state.output, torch.softmax(scores, -1) @ values)
    assert torch.equal(scores, before[0])
    assert torch.equal(values, before[1])


def test_it_says_what_is_missing():
    scores, values = with_holes(16)
    with pytest.raises(ValueError, match="values"):
        _ = OnlineSoftmax.of(scores).output
    with pytest.raises(ValueError, match="one state mixed values"):
        OnlineSoftmax.of(scores, values).update(scores)
