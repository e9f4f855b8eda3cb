"""8-bit keys and values: how far off they may be."""

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_core.quantised import dequantise, quantise


def numbers(seed, *shape, spread=1.0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)) * spread


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**31), st.floats(1e-20, 1e20))
def test_it_is_off_by_half_a_scale_at_most(seed, spread):
    x = numbers(seed, 2, 3, 4, 8, spread=spread)
    steps, scale = quantise(x)
    assert steps.dtype == torch.int8
    assert scale.shape == (2, 3, 4)
    assert scale.dtype == torch.float32
    error = (dequantise(steps, scale, torch.float64) - x.double()).abs()
    assert bool((error <= 0.5001 * scale.double().unsqueeze(-1)).all())


def test_the_largest_component_has_127_steps_on_both_sides():
    steps, scale = quantise(torch.tensor([[-2.54, 1.27, 0.02], [2.54, 0.0, -0.01]]))
    assert steps.tolist() == [[-127, 64, 1], [127, 0, 0]]  # halves go to the even step
    torch.testing.assert_close(scale, torch.tensor([0.02, 0.02]))


def test_a_large_vector_costs_no_other_vector_its_digits():
    x = numbers(0, 5, 8)
    loud = x.clone()
    loud[2] *= 1e6
    torch.testing.assert_close(dequantise(*quantise(loud))[[0, 1, 3, 4]], dequantise(*quantise(x))[[0, 1, 3, 4]])


def test_zero_vectors_stay_zero():
    steps, scale = quantise(torch.zeros(2, 3))
    assert not steps.any()
    assert not scale.any()
    assert not dequantise(steps, scale).any()


def test_quantising_what_was_quantised_changes_nothing():
    steps, scale = quantise(numbers(1, 4, 16))
    again, _ = quantise(dequantise(steps, scale))
    assert torch.equal(again, steps)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.bfloat16, torch.float16])
def test_any_dtype_goes_in_and_comes_out(dtype):
    x = numbers(2, 6, 4, 3).to(dtype).transpose(0, 2)
    before = x.clone()
    steps, scale = quantise(x)
    assert torch.equal(x, before)
    found = dequantise(steps, scale, dtype)
    assert found.dtype == dtype
    exact = steps.double() * scale.double().unsqueeze(-1)
    torch.testing.assert_close(found.double(), exact, rtol=torch.finfo(dtype).eps, atol=0)


def test_the_scale_has_a_gradient():
    steps, scale = quantise(numbers(3, 2, 4))
    scale.requires_grad_()
    dequantise(steps, scale).sum().backward()
    torch.testing.assert_close(scale.grad, steps.float().sum(-1))
