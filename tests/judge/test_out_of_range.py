"""Mistakes whose numbers leave the range of the dtype: named for any seed, by bounds that hold for any right way of
computing the wrong formula and that leave all other numbers as sharp as they were."""

import math

import pytest
import torch

from attention_core.error_budget import range_slack
from attention_core.evaluation import evaluate
from attention_core.formula import Formula, Inputs, Product, Stabilisation, TemperatureRule
from grader.catalogue import get_exercise

DTYPES = [torch.float32, torch.bfloat16, torch.float16]


@pytest.mark.parametrize(
    ("slug", "program", "seed"),
    [
        ("softmax", "global-max", 8698050453647664),  # a row whose sum is a few subnormal numbers
        ("softmax", "global-max", 4733009186208036),
        ("softmax", "global-max", 631265849395557),
        ("masked-softmax", "global-max", 8026923791425621),  # the largest score of all is a hidden one
        ("masked-softmax", "global-max", 595135362148779),
        ("int8-kv-attention", "dequantize-other-scale", 507975577991540),  # beyond float16
        ("int8-kv-attention", "dequantize-other-scale", 635646073527117),
    ],
)
def test_it_names_a_mistake_whose_numbers_leave_the_range(slug, program, seed, verdict, named):
    source = (get_exercise(slug).folder / "wrong" / f"{program}.py").read_bytes()
    assert named(verdict(slug, source, seed=seed)) == {program}


def rows(dtype):
    """Many rows, all along the lower end of the range, and one at its top that holds the largest score."""
    generator = torch.Generator().manual_seed(5)
    lost = -math.log(torch.finfo(dtype).smallest_normal * torch.finfo(dtype).eps)
    centre = -lost - 3 + 12 * torch.rand(500, 1, generator=generator)
    spread = torch.randn(500, 6, generator=generator) * 3 + centre
    return torch.cat([spread.clamp_max(0), torch.tensor([[0.0, -1, -2, -3, -4, -5]])]).to(dtype)


def beyond(found, exact, slack, allowance):
    """How far the elements are off that are neither open nor within their slack."""
    gap = (found.double() - exact).abs().masked_fill((found == exact) | (found.isnan() & exact.isnan()), 0.0)
    gap = torch.nan_to_num(gap, nan=math.inf)
    return float((gap - slack).masked_fill(slack == math.inf, 0.0).max()) - allowance


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("stabilisation", [Stabilisation.NONE, Stabilisation.GLOBAL_MAX])
def test_weights_of_subnormal_numbers_are_within_their_slack(dtype, stabilisation):
    scores = rows(dtype)
    grown = (scores if stabilisation is Stabilisation.NONE else scores - scores.max()).exp()
    inputs = Inputs(scores=scores.double(), judged=dtype)
    formula = Formula(product=Product.WEIGHTS, stabilisation=stabilisation)
    exact = evaluate(formula, inputs)
    (slack,) = range_slack(formula, inputs, exact)
    rounding = 4 * torch.finfo(dtype).eps
    for found in (grown / grown.sum(-1, keepdim=True), grown * grown.double().sum(-1, keepdim=True).reciprocal()):
        assert beyond(found, exact.output, slack, rounding) <= 0
    if dtype != torch.bfloat16:  # whose few exponents happen to hit the middle of a spacing nowhere
        assert beyond(found, exact.output, torch.zeros_like(slack), rounding) > 0.01
    assert float(slack[-1].max()) < rounding  # a row above the end


@pytest.mark.parametrize("dtype", DTYPES)
def test_logarithms_of_subnormal_numbers_are_within_their_slack(dtype):
    scores = rows(dtype)
    inputs = Inputs(scores=scores.double(), judged=dtype)
    lse = Formula(product=Product.LSE, stabilisation=Stabilisation.NONE)
    exact = evaluate(lse, inputs)
    (slack,) = range_slack(lse, inputs, exact)
    rounding = 16 * torch.finfo(dtype).eps * float(scores.abs().max())
    assert beyond(scores.exp().sum(-1).log(), exact.output, slack, rounding) <= 0
    of_weights = Formula(product=Product.LOG_WEIGHTS, log_of_weights=True)
    shifted = torch.cat([scores, torch.zeros_like(scores[:, :1])], -1)
    inputs = Inputs(scores=shifted.double(), judged=dtype)
    exact = evaluate(of_weights, inputs)
    (slack,) = range_slack(of_weights, inputs, exact)
    grown = (shifted - shifted.amax(-1, keepdim=True)).exp()
    assert beyond((grown / grown.sum(-1, keepdim=True)).log(), exact.output, slack, rounding) <= 0


def test_the_slack_goes_where_the_weights_go():
    scores = rows(torch.float32)
    values = torch.randn(6, 3, generator=torch.Generator().manual_seed(1), dtype=torch.float64)
    inputs = Inputs(scores=scores.double(), v=values)
    formula = Formula(stabilisation=Stabilisation.GLOBAL_MAX)
    exact = evaluate(formula, inputs)
    (slack,) = range_slack(formula, inputs, exact)
    grown = (scores - scores.max()).exp()
    assert beyond((grown / grown.sum(-1, keepdim=True)) @ values.float(), exact.output, slack, 1e-5) <= 0


@pytest.mark.parametrize(
    "formula",
    [
        Formula(product=Product.WEIGHTS),
        Formula(product=Product.WEIGHTS, stabilisation=Stabilisation.CLAMP_SHIFTED),
    ],
)
def test_what_stays_within_the_range_has_no_slack(formula):
    inputs = Inputs(scores=rows(torch.float32).double())
    assert range_slack(formula, inputs, evaluate(formula, inputs)) is None


def test_it_has_no_slack_where_scores_are_near_zero():
    scores = torch.randn(4, 6, generator=torch.Generator().manual_seed(1), dtype=torch.float64)
    for stabilisation in (Stabilisation.NONE, Stabilisation.GLOBAL_MAX, Stabilisation.CLAMP):
        formula = Formula(product=Product.WEIGHTS, stabilisation=stabilisation)
        inputs = Inputs(scores=scores)
        assert range_slack(formula, inputs, evaluate(formula, inputs)) is None


def test_it_is_open_whether_a_row_is_a_number_only_at_the_very_ends():
    lost = math.log(2.0**-150)  # float32's last number, or 0
    scores = torch.tensor([[lost], [lost + 3.0], [lost - 3.0], [math.log(torch.finfo(torch.float32).max)], [95.0]])
    formula = Formula(product=Product.WEIGHTS, stabilisation=Stabilisation.NONE)
    inputs = Inputs(scores=scores.double())
    (slack,) = range_slack(formula, inputs, evaluate(formula, inputs))
    assert (slack == math.inf).flatten().tolist() == [True, False, False, True, False]


def test_a_power_leaves_the_range_before_it_is_taken():
    scores = rows(torch.float32) / 2
    formula = Formula(product=Product.WEIGHTS, stabilisation=Stabilisation.NONE, temperature=TemperatureRule.POWER)
    inputs = Inputs(scores=scores.double(), temperature=0.5)
    exact = evaluate(formula, inputs)
    (slack,) = range_slack(formula, inputs, exact)
    grown = scores.exp() ** 2
    assert beyond(grown / grown.sum(-1, keepdim=True), exact.output, slack, 1e-5) <= 0


def test_what_comes_from_numbers_beyond_the_dtype_is_open():
    q, k = torch.ones(1, 1, 2, 4).double(), torch.ones(1, 1, 3, 4).double()
    v = torch.tensor([[1.0, 7e4], [2.0, 1.0], [3.0, 1.0]], dtype=torch.float64)[None, None]
    inputs = Inputs(q, k, v, judged=torch.float16)
    (slack,) = range_slack(Formula(), inputs, evaluate(Formula(), inputs))
    assert (slack == math.inf).tolist() == [[[[False, True], [False, True]]]]
    q[..., 1, :] = 3e4
    inputs = Inputs(q, k, v.clamp(max=9), judged=torch.float16)
    (slack,) = range_slack(Formula(), inputs, evaluate(Formula(), inputs))
    assert (slack == math.inf).tolist() == [[[[False, False], [True, True]]]]
    inputs = Inputs(q, k, v, judged=torch.bfloat16)
    assert range_slack(Formula(), inputs, evaluate(Formula(), inputs)) is None
