"""Rotary embedding: pairs turned by hand, and what it is for."""

import math

import pytest
import torch

from attention_core.rotary import apply_rotary, rotary_angles
from attention_core.scores import attention_scores

BASES = [10_000.0, 500_000.0, 3.0]


def numbers(seed, *shape):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("dim", [2, 4, 10])
def test_each_pair_of_halves_turns_by_its_angle(dim, base):
    x, positions = numbers(0, 2, 3, 5, dim), torch.tensor([0, 1, 7, 3, 100])
    wanted = torch.empty_like(x)
    for t, position in enumerate(positions.tolist()):
        for i in range(dim // 2):
            angle = position / base ** (2 * i / dim)
            a, b = x[:, :, t, i], x[:, :, t, i + dim // 2]
            wanted[:, :, t, i] = a * math.cos(angle) - b * math.sin(angle)
            wanted[:, :, t, i + dim // 2] = a * math.sin(angle) + b * math.cos(angle)
    torch.testing.assert_close(apply_rotary(x, positions, base), wanted)


def test_position_0_changes_nothing_and_the_first_pair_turns_by_one_radian():
    x = numbers(1, 1, 1, 1, 6)
    assert torch.equal(apply_rotary(x, torch.tensor([0])), x)
    assert rotary_angles(torch.tensor([1, 5]), 6)[:, 0].tolist() == [1.0, 5.0]
    assert bool((rotary_angles(torch.tensor([1]), 6).diff() < 0).all())


@pytest.mark.parametrize("base", BASES)
def test_lengths_stay(base):
    x = numbers(2, 2, 3, 9, 8)
    turned = apply_rotary(x, torch.arange(9) * 1000, base)
    torch.testing.assert_close(turned.norm(dim=-1), x.norm(dim=-1))


@pytest.mark.parametrize("shift", [1, 17, 4000])
def test_scores_depend_on_the_distance_only(shift):
    q, k, positions = numbers(3, 1, 2, 6, 8), numbers(4, 1, 2, 6, 8), torch.arange(6)
    here = attention_scores(apply_rotary(q, positions), apply_rotary(k, positions))
    there = attention_scores(apply_rotary(q, positions + shift), apply_rotary(k, positions + shift))
    torch.testing.assert_close(here, there)
    one_sided = attention_scores(apply_rotary(q, positions + shift), apply_rotary(k, positions))
    assert not torch.allclose(here, one_sided)


def test_turning_back_gives_the_input():
    x, positions = numbers(5, 1, 2, 4, 6), torch.tensor([3, 1, 4, 1])
    torch.testing.assert_close(apply_rotary(apply_rotary(x, positions), -positions), x)


def test_it_is_the_neighbours_form_up_to_an_order_of_the_components():
    x, positions = numbers(6, 1, 1, 5, 8), torch.arange(5)
    order = torch.arange(8).view(2, 4).T.flatten()  # 0 4 1 5 2 6 3 7: halves become neighbours
    turned = apply_rotary(x, positions)[..., order]
    pairs = torch.view_as_complex(x[..., order].unflatten(-1, (4, 2)).contiguous())
    by_angle = torch.polar(torch.ones(5, 4, dtype=torch.float64), rotary_angles(positions, 8))
    torch.testing.assert_close(turned, torch.view_as_real(pairs * by_angle).flatten(-2))


def test_each_item_may_have_positions_of_its_own():
    x, positions = numbers(7, 2, 3, 4, 6), torch.tensor([[0, 1, 2, 3], [5, 6, 7, 8]])
    wanted = torch.cat([apply_rotary(x[b : b + 1], positions[b]) for b in range(2)])
    torch.testing.assert_close(apply_rotary(x, positions[:, None]), wanted)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_it_keeps_the_dtype_and_far_positions_keep_their_angles(dtype):
    x, positions = numbers(8, 1, 2, 3, 64).to(dtype), torch.tensor([99_991, 1_000_003, 7])
    found = apply_rotary(x, positions)
    assert found.dtype == dtype
    eps = torch.finfo(dtype).eps
    torch.testing.assert_close(found.double(), apply_rotary(x.double(), positions), rtol=0, atol=4 * eps)


def test_it_reads_strided_input_leaves_it_alone_and_is_differentiable():
    x, positions = numbers(9, 4, 6, 2, 1).transpose(0, 3)[:, :, ::2], torch.tensor([2, 5, 11])
    before = x.clone()
    torch.testing.assert_close(apply_rotary(x, positions), apply_rotary(x.contiguous(), positions))
    assert torch.equal(x, before)
    assert torch.autograd.gradcheck(lambda y: apply_rotary(y, positions), x.contiguous().requires_grad_())


def test_it_refuses_an_odd_width():
    with pytest.raises(ValueError, match="dim: 5"):
        apply_rotary(numbers(10, 1, 1, 2, 5), torch.arange(2))
