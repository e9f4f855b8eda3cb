"""Splitting, merging and sharing heads against indices written out."""

import pytest
import torch

from attention_core.heads import merge_heads, repeat_kv, split_heads


def numbers(seed, *shape):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def test_a_head_is_a_run_of_features():
    x = numbers(0, 2, 5, 12)
    heads = split_heads(x, 3)
    assert heads.shape == (2, 3, 5, 4)
    for h in range(3):
        assert torch.equal(heads[:, h], x[..., 4 * h : 4 * (h + 1)])


@pytest.mark.parametrize("heads", [1, 2, 3, 12])
def test_merging_undoes_splitting(heads):
    x = numbers(1, 2, 5, 12)
    assert torch.equal(merge_heads(split_heads(x, heads)), x)


def test_a_reshape_alone_is_not_a_split():
    x = numbers(2, 1, 4, 6)
    assert not torch.equal(split_heads(x, 2), x.reshape(1, 2, 4, 3))


@pytest.mark.parametrize(("heads", "kv_heads"), [(6, 6), (6, 3), (6, 2), (6, 1)])
def test_neighbouring_heads_share(heads, kv_heads):
    kv = numbers(3, 2, kv_heads, 4, 5)
    found = repeat_kv(kv, heads)
    assert found.shape == (2, heads, 4, 5)
    for h in range(heads):
        assert torch.equal(found[:, h], kv[:, h // (heads // kv_heads)])


def test_gradients_of_sharing_heads_add_up():
    kv = numbers(4, 1, 2, 3, 2).requires_grad_()
    repeat_kv(kv, 6).sum().backward()
    assert torch.equal(kv.grad, torch.full_like(kv, 3.0))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_it_keeps_dtypes_and_takes_strided_input(dtype):
    x = numbers(5, 12, 5, 2).to(dtype).transpose(0, 2)
    assert torch.equal(merge_heads(split_heads(x, 4)), x)
    assert repeat_kv(split_heads(x, 2), 4).dtype == dtype


@pytest.mark.parametrize("heads", [0, 5])
def test_it_refuses_heads_that_do_not_divide(heads):
    with pytest.raises(ValueError, match=f"n_heads: {heads}"):
        split_heads(numbers(6, 1, 2, 12), heads)
    with pytest.raises(ValueError, match="3 heads"):
        repeat_kv(numbers(6, 1, 3, 2, 2), 4)
