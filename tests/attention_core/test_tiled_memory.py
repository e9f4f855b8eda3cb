"""Memory of attention tile by tile, counted in the tensors that torch hands out, forward and backward."""

import weakref

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from attention_core.options import check_arguments
from attention_core.tiled import tiled_attention


class Counted(TorchDispatchMode):
    """Sees every operator's results: the largest tensor, and how many bytes were alive at once.

    Views count as the memory that they look at, once; what was there before counts nothing.
    """

    def __init__(self, *known):
        super().__init__()
        self.largest = self.alive = self.peak = 0
        self.seen = {t.untyped_storage()._cdata for t in known}

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        for tensor in tree_leaves(result):
            if isinstance(tensor, torch.Tensor):
                self._count(tensor.untyped_storage(), tensor.element_size())
        return result

    def _count(self, storage, element_size):
        if storage._cdata in self.seen:
            return
        self.seen.add(storage._cdata)
        self.largest = max(self.largest, storage.nbytes() // element_size)
        self.alive += storage.nbytes()
        self.peak = max(self.peak, self.alive)
        weakref.finalize(storage, self._freed, storage._cdata, storage.nbytes())

    def _freed(self, key, size):
        self.seen.discard(key)
        self.alive -= size


OPTIONS = {
    "nothing": {},
    "causal": {"causal": True},
    "window and softcap": {"window": 40, "softcap": 2.0},
    "slopes, sinks and lengths": {"alibi_slopes": torch.ones(2), "sinks": torch.zeros(2), "key_lengths": (0.9,)},
    "a mask and a bias of one row": {"keep": lambda keys: torch.arange(keys) % 3 > 0, "bias": torch.zeros},
}


def counted(run, length, dtype=torch.float32, **given):
    """`run(q, k, v, options)` and its backward pass, counted."""
    q, k, v = (torch.ones(1, heads, length, 4, dtype=dtype).requires_grad_() for heads in (2, 1, 1))
    options = {name: x(length) if callable(x) else x for name, x in given.items()}
    if "key_lengths" in options:
        options["key_lengths"] = (torch.tensor(options["key_lengths"]) * length).long()
    leaves = [t.requires_grad_() for t in options.values() if isinstance(t, torch.Tensor) and t.is_floating_point()]
    checked = check_arguments(q, k, v, **options)
    with Counted(q, k, v, *(x for x in options.values() if isinstance(x, torch.Tensor))) as found:
        output, lse = run(q, k, v, checked)
        torch.autograd.grad(output.sum() + lse.sum(), [q, k, v, *leaves])
    return found


def tiled(q, k, v, options):
    return tiled_attention(q, k, v, options, block_q=32, block_k=32)


def whole(q, k, v, options):
    scores = q @ k.repeat_interleave(2, 1).mT * options.scale
    return scores.softmax(-1) @ v.repeat_interleave(2, 1), scores.logsumexp(-1)


@pytest.mark.parametrize(
    ("name", "dtype"), [*((name, torch.float32) for name in OPTIONS), ("causal", torch.bfloat16)], ids=str
)
def test_it_grows_linearly_and_makes_no_matrix_of_scores(name, dtype):
    small, large = (counted(tiled, length, dtype, **OPTIONS[name]) for length in (96, 384))
    assert large.largest < 384 * 384 / 16
    assert large.peak <= 4 * small.peak


def test_it_counts_a_matrix_of_scores_where_one_is_made():
    small, large = counted(whole, 128), counted(whole, 512)
    assert large.largest == 2 * 512 * 512
    assert large.peak > 12 * small.peak


def test_the_gradient_of_a_bias_is_as_large_as_the_bias():
    """And nothing else is: a bias of all queries and keys, shared by the heads."""
    found = counted(tiled, 192, bias=lambda length: torch.zeros(length, length))
    assert found.largest == 192 * 192
    assert found.peak < 2 * 192 * 192 * 4


def test_what_waits_for_the_backward_pass_is_the_output_and_two_numbers_a_row():
    q, k, v = (torch.ones(1, 2, 64, 4, requires_grad=True) for _ in range(3))
    with Counted(q, k, v) as found:
        output, lse = tiled(q, k, v, check_arguments(q, k, v))
    assert found.alive == 4 * (output.numel() + 3 * lse.numel())
