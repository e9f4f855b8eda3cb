"""The key-value cache grows at its end and forgets nothing."""

import pytest
import torch

from attention_core.cache import KeyValueCache


def numbers(seed, *shape):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def test_new_tokens_go_to_the_end():
    k, v = numbers(0, 2, 3, 7, 4), numbers(1, 2, 3, 7, 5)
    cache = KeyValueCache.empty(2, 3, 4, value_dim=5)
    assert cache.length == 0
    for start, end in ((0, 1), (1, 1), (1, 5), (5, 7)):
        cache = cache.append(k[:, :, start:end], v[:, :, start:end])
        assert cache.length == end
    assert torch.equal(cache.k, k)
    assert torch.equal(cache.v, v)


def test_appending_leaves_the_old_cache_as_it_is():
    old = KeyValueCache(numbers(2, 1, 1, 3, 2), numbers(3, 1, 1, 3, 2))
    before = old.k.clone()
    new = old.append(numbers(4, 1, 1, 1, 2), numbers(5, 1, 1, 1, 2))
    new.k.zero_()
    assert torch.equal(old.k, before)
    assert old.length == 3


def test_gradients_reach_old_and_new_tokens():
    k_old, k_new = numbers(6, 1, 1, 2, 2).requires_grad_(), numbers(7, 1, 1, 1, 2).requires_grad_()
    KeyValueCache(k_old, k_old).append(k_new, k_new).k.sum().backward()
    assert bool(k_old.grad.all())
    assert bool(k_new.grad.all())


@pytest.mark.parametrize(("dtype", "size"), [(torch.float32, 4), (torch.bfloat16, 2)])
def test_its_size_is_counted(dtype, size):
    cache = KeyValueCache.empty(2, 3, 4, value_dim=6, dtype=dtype)
    cache = cache.append(numbers(8, 2, 3, 5, 4).to(dtype), numbers(9, 2, 3, 5, 6).to(dtype))
    assert cache.k.dtype == cache.v.dtype == dtype
    assert cache.nbytes == 2 * 3 * 5 * (4 + 6) * size
