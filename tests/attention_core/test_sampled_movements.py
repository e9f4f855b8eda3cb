"""Movements found by random roundings, beside what is known of them."""

import pytest
import torch

from attention_core.error_budget import gradient_movement, output_movements
from attention_core.error_budget.sampled import _Roundings, sampled_movements
from attention_core.evaluation import evaluate
from attention_core.formula import Causality, Formula, Inputs, Product


def test_it_moves_what_is_only_passed_on_by_the_rounding_of_the_input():
    x = torch.tensor([1.0, -3.0, 0.0, 1e6], dtype=torch.float64)
    (moved,), _ = sampled_movements(lambda x: (x.flip(0).clone(),), (x,))
    torch.testing.assert_close(moved, x.flip(0).square(), rtol=1e-6, atol=0.0)


def test_it_counts_independent_roundings_by_their_squares():
    x = torch.full((4000,), 2.0, dtype=torch.float64)
    (moved,), _ = sampled_movements(lambda x: (x * x,), (x,))
    # 4 for each of the factor's two effects together, 16 for the product's own rounding: 4 x 4 x (1 + 1) + ...
    assert float(moved.mean()) == pytest.approx(4 * 16 + 16, rel=0.1)


def test_it_moves_no_element_that_is_not_finite():
    x = torch.tensor([1.0, -torch.inf], dtype=torch.float64)
    (moved,), _ = sampled_movements(lambda x: (x - x.amax(),), (x,))
    assert moved[1] == 0


@pytest.mark.parametrize("causal", [Causality.NONE, Causality.PAST])
def test_it_comes_near_what_was_derived_for_attention(causal):
    generator = torch.Generator().manual_seed(0)
    q, k, v = (torch.randn(1, 2, 5, 8, generator=generator, dtype=torch.float64) for _ in range(3))
    slope = torch.randn(1, 2, 5, 8, generator=generator, dtype=torch.float64)
    formula, inputs = Formula(causal=causal), Inputs(q=q, k=k, v=v)
    (output,), gradients = sampled_movements(
        lambda q, k, v: evaluate(formula, Inputs(q=q, k=k, v=v)).outputs,
        (q, k, v),
        leaves=(0, 1, 2),
        grad_outputs=(slope,),
    )
    exact = evaluate(formula, inputs)
    derived = gradient_movement(formula, inputs, exact, slope)
    pairs = [(output, output_movements(formula, inputs, exact)[0])]
    pairs += [(found, getattr(derived, name)) for found, name in zip(gradients, "qkv", strict=True)]
    for found, wanted in pairs:
        ratio = float((found.amax() / wanted.amax()).sqrt())
        assert 0.2 < ratio < 1.5  # the derived ones allow for every way of storing numbers between, hence the larger


def test_it_differentiates_several_results():
    generator = torch.Generator().manual_seed(1)
    scores = torch.randn(3, 5, generator=generator, dtype=torch.float64)
    formula = Formula(product=Product.ROW_STATISTICS)
    slopes = (torch.ones(3, dtype=torch.float64), torch.ones(3, dtype=torch.float64))
    outputs, (gradient,) = sampled_movements(
        lambda scores: evaluate(formula, Inputs(scores=scores)).outputs, (scores,), leaves=(0,), grad_outputs=slopes
    )
    assert len(outputs) == 2
    assert gradient.shape == scores.shape
    assert bool((gradient > 0).any())


def test_it_says_the_same_for_the_same_seed():
    x = torch.linspace(0.1, 1, 5, dtype=torch.float64)
    first, second = (sampled_movements(lambda x: (x.exp(),), (x,), seed=3)[0][0] for _ in range(2))
    assert torch.equal(first, second)


def test_a_product_is_rounded_once_whatever_shape_it_is_given_in():
    generator = torch.Generator().manual_seed(2)
    x, w = (torch.randn(*shape, generator=generator, dtype=torch.float64) for shape in ((40, 50, 4), (4, 4)))
    (rows,), _ = sampled_movements(lambda x, w: (x @ w,), (x, w))
    (flat,), _ = sampled_movements(lambda x, w: (x @ w,), (x.flatten(0, 1), w))
    assert float(rows.mean() / flat.mean()) == pytest.approx(1.0, abs=0.1)


def test_samples_do_not_share_their_roundings():
    """Of one number the mean square over samples that all moved alike would be as uncertain as a single one."""
    x = torch.ones(1, dtype=torch.float64)
    found = [sampled_movements(lambda x: (x.exp() + x,), (x,), seed=seed)[0][0] for seed in range(40)]
    means = torch.stack(found)
    assert float(means.std() / means.mean()) < 0.5


def test_it_does_not_load_the_compiler_of_torch():
    # torch wraps the method of a mode that is to be hidden from its compiler, which it then imports: for seconds.
    assert not hasattr(_Roundings.__torch_dispatch__, "__wrapped__")
