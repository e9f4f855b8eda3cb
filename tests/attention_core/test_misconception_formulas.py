"""Wrong formulas against the same mistake written as a plain program."""

import math
from dataclasses import replace

import pytest
import torch

from attention_core import MISCONCEPTIONS, Formula, Inputs, evaluate
from attention_core.formula import (
    Axis,
    BiasUse,
    Causality,
    EmptyRow,
    MaskRule,
    MaskUse,
    Product,
    ScaleRule,
    SlopeHeads,
    Stabilisation,
    UndefinedWeights,
)
from attention_core.misconceptions import PROBES, apply

CAUSAL = Formula(causal=Causality.PAST)


def given(qkv, queries=4, keys=6, **more):
    q, k, v = qkv(queries, keys)
    return Inputs(q, k, v, **more)


def test_it_gives_all_stages(qkv):
    inputs = given(qkv)
    found = evaluate(Formula(), inputs)
    torch.testing.assert_close(found.scores, inputs.q @ inputs.k.mT / 2)
    torch.testing.assert_close(found.weights, found.scores.softmax(-1))
    torch.testing.assert_close(found.output, found.weights @ inputs.v)
    torch.testing.assert_close(found.lse, found.scores.logsumexp(-1))


@pytest.mark.parametrize(
    ("name", "program"),
    [
        ("missing-scale", lambda q, k, v, see: hidden(q @ k.mT, see).softmax(-1) @ v),
        ("scaled-twice", lambda q, k, v, see: hidden(q @ k.mT / 4, see).softmax(-1) @ v),
        ("scale-inverted", lambda q, k, v, see: hidden(q @ k.mT * 2, see).softmax(-1) @ v),
        ("scale-by-model-dim", lambda q, k, v, see: hidden(q @ k.mT / 12**0.5, see).softmax(-1) @ v),
        ("scale-by-value-dim", lambda q, k, v, see: hidden(q @ k.mT / 6**0.5, see).softmax(-1) @ v),
        ("scale-by-length", lambda q, k, v, see: hidden(q @ k.mT / 5**0.5, see).softmax(-1) @ v),
        ("scale-after-softmax", lambda q, k, v, see: hidden(q @ k.mT, see).softmax(-1) / 2 @ v),
        ("mask-after-softmax", lambda q, k, v, see: ((q @ k.mT / 2).softmax(-1) * see) @ v),
        ("mask-multiplies-scores", lambda q, k, v, see: (q @ k.mT / 2 * see).softmax(-1) @ v),
        ("boolean-mask-added", lambda q, k, v, see: (q @ k.mT / 2 + see).softmax(-1) @ v),
        ("causal-missing", lambda q, k, v, see: (q @ k.mT / 2).softmax(-1) @ v),
        ("causal-top-left", lambda q, k, v, see: hidden(q @ k.mT / 2, torch.ones(3, 5).tril()).softmax(-1) @ v),
        ("anti-causal", lambda q, k, v, see: hidden(q @ k.mT / 2, torch.ones(3, 5).triu(2)).softmax(-1) @ v),
        ("mask-off-by-one", lambda q, k, v, see: hidden(q @ k.mT / 2, torch.ones(3, 5).tril(3)).softmax(-1) @ v),
        ("softmax-over-heads", lambda q, k, v, see: hidden(q @ k.mT / 2, see).softmax(1).nan_to_num(0.0) @ v),
        ("softmax-wrong-axis", lambda q, k, v, see: hidden(q @ k.mT / 2, see).softmax(2) @ v),
        ("scores-negated", lambda q, k, v, see: hidden(-q @ k.mT / 2, see).softmax(-1) @ v),
        ("double-softmax", lambda q, k, v, see: hidden(q @ k.mT / 2, see).softmax(-1).softmax(-1) @ v),
        ("log-base-2", lambda q, k, v, see: hidden(q @ k.mT / 2 * math.log(2), see).softmax(-1) @ v),
        ("returns-weights", lambda q, k, v, see: hidden(q @ k.mT / 2, see).softmax(-1)),
        ("uniform-weights", lambda q, k, v, see: see / see.sum(-1, keepdim=True) @ v),
    ],
)
def test_a_misconception_is_the_program_that_it_says(qkv, name, program):
    q, k, v = qkv(3, 5)
    found = evaluate(MISCONCEPTIONS[name].edit(CAUSAL), Inputs(q, k, v)).output
    torch.testing.assert_close(found, program(q, k, v, torch.ones(3, 5, dtype=torch.float64).tril(2)))


def hidden(scores, see):
    return scores.masked_fill(see == 0, -torch.inf)


def test_two_edits_compose(qkv):
    both = apply({"scale": ScaleRule.ONE}, MISCONCEPTIONS["causal-top-left"].edit(CAUSAL))
    q, k, v = qkv(3, 5)
    torch.testing.assert_close(
        evaluate(both, Inputs(q, k, v)).output, hidden(q @ k.mT, torch.ones(3, 5).tril()).softmax(-1) @ v
    )
    assert both.changed_fields(CAUSAL) == {"scale", "alignment"}


@pytest.mark.parametrize("name", sorted(MISCONCEPTIONS))
def test_every_misconception_changes_some_formula(name):
    misconception = MISCONCEPTIONS[name]
    assert misconception.id == name
    assert misconception.title
    assert misconception.sentence.endswith((".", ":"))
    assert any(misconception.edits(formula) for formula in (Formula(), CAUSAL, PROBES[name].formula))


@pytest.mark.parametrize(
    ("meaning", "wanted"), [(EmptyRow.ZERO, 0.0), (EmptyRow.NAN, math.nan), (EmptyRow.UNIFORM, 1 / 3)]
)
def test_it_knows_what_empty_rows_may_mean(meaning, wanted):
    keep = torch.tensor([[True, True, False], [False, False, False]])
    formula = Formula(product=Product.WEIGHTS, empty_row=meaning)
    found = evaluate(formula, Inputs(scores=torch.zeros(2, 3, dtype=torch.float64), keep=keep))
    torch.testing.assert_close(found.output[1], torch.full((3,), wanted, dtype=torch.float64), equal_nan=True)
    assert float(found.lse[1]) == -math.inf


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("stabilisation", [Stabilisation.NONE, Stabilisation.GLOBAL_MAX])
def test_it_leaves_the_range_where_the_dtype_does(dtype, stabilisation):
    scores = torch.tensor([[200.0, 199.0, 198.0], [1.0, 2.0, 3.0], [-300.0, -301.0, -302.0]], dtype=dtype)
    shifted = scores if stabilisation is Stabilisation.NONE else scores - scores.max()
    naive = shifted.exp() / shifted.exp().sum(-1, keepdim=True)
    formula = Formula(product=Product.WEIGHTS, stabilisation=stabilisation)
    found = evaluate(formula, Inputs(scores=scores.double(), judged=dtype)).output
    assert torch.equal(found.isnan(), naive.isnan())
    zero = evaluate(replace(formula, undefined=UndefinedWeights.ZERO), Inputs(scores=scores.double(), judged=dtype))
    assert not zero.output.isnan().any()


def test_it_refuses_what_a_program_could_not_compute(qkv):
    with pytest.raises(ValueError, match="do not multiply"):
        evaluate(MISCONCEPTIONS["queries-as-keys"].edit(Formula()), given(qkv))
    with pytest.raises(ValueError, match="no dimension"):
        evaluate(
            MISCONCEPTIONS["softmax-over-heads"].edit(Formula(product=Product.WEIGHTS)), Inputs(scores=torch.eye(2))
        )
    with pytest.raises(ValueError, match="q and k are needed"):
        evaluate(replace(Formula(), scale=ScaleRule.ONE), Inputs())


def test_gradients_of_empty_rows_are_zero(qkv):
    q, k, v = (t.requires_grad_() for t in qkv(6, 2))
    evaluate(CAUSAL, Inputs(q, k, v)).output.sum().backward()
    assert not q.grad[:, :, :4].any()
    assert bool(k.grad.isfinite().all())


def test_a_maximum_along_another_axis_does_not_cancel():
    scores = torch.tensor([[1.0, 3.0], [2.0, 0.0]], dtype=torch.float64)
    found = evaluate(Formula(product=Product.WEIGHTS, shift_axis=Axis.QUERIES), Inputs(scores=scores)).output
    grown = torch.exp(scores - scores.amax(0))
    torch.testing.assert_close(found, grown / grown.sum(-1, keepdim=True))


@pytest.mark.parametrize(("dtype", "lowest"), [(torch.float32, 0.0), (torch.float16, math.nan)])
def test_a_small_number_added_to_the_sum_saves_a_row_where_the_dtype_can_hold_it(dtype, lowest):
    scores = torch.tensor([[300.0, 300.0], [0.0, 0.0]], dtype=torch.float64)
    wrong = Formula(product=Product.WEIGHTS, stabilisation=Stabilisation.GLOBAL_MAX, epsilon=1e-9)
    found = evaluate(wrong, Inputs(scores=scores, judged=dtype)).output
    expected = torch.tensor([[0.5, 0.5], [lowest, lowest]], dtype=torch.float64)
    torch.testing.assert_close(found, expected, equal_nan=True)


def test_hidden_weights_may_be_zeroed_as_well():
    scores = torch.tensor([[1.0, 2.0]], dtype=torch.float64)
    keep = torch.tensor([[True, False]])
    wrong = Formula(product=Product.WEIGHTS, mask_rule=MaskRule.MULTIPLIES_SCORES, hidden_zeroed=True)
    found = evaluate(wrong, Inputs(scores=scores, keep=keep)).output
    torch.testing.assert_close(found, torch.tensor([[math.e / (math.e + 1), 0.0]], dtype=torch.float64))


def test_an_inverted_mask_may_hide_everything_where_there_is_none():
    scores = torch.tensor([[1.0, 2.0]], dtype=torch.float64)
    found = evaluate(Formula(product=Product.WEIGHTS, mask_use=MaskUse.INVERTED_ALWAYS), Inputs(scores=scores)).output
    torch.testing.assert_close(found, torch.zeros_like(scores))


def test_what_is_harmless_along_the_keys_matters_along_the_queries():
    scores = torch.tensor([[1.0, 2.0], [0.5, 0.0]], dtype=torch.float64)
    keep = torch.tensor([[True, True], [False, False]])
    style = {"product": Product.WEIGHTS, "hidden_zeroed": True, "empty_filled": True}
    right = evaluate(Formula(product=Product.WEIGHTS), Inputs(scores=scores, keep=keep)).output
    torch.testing.assert_close(evaluate(Formula(**style), Inputs(scores=scores, keep=keep)).output, right)
    found = evaluate(Formula(**style, axis=Axis.QUERIES), Inputs(scores=scores, keep=keep)).output
    torch.testing.assert_close(found, torch.tensor([[1.0, 2.0], [0.0, 0.0]]).double().softmax(0) * keep)


@pytest.mark.parametrize(
    ("heads", "slope"),
    [
        (SlopeHeads.MEAN, 0.5),
        (SlopeHeads.FIRST, 0.5),
        (SlopeHeads.LAST, 0.25),
        (SlopeHeads.LARGEST, 0.75),
        (SlopeHeads.SMALLEST, 0.25),
    ],
)
def test_all_heads_may_take_one_slope(qkv, heads, slope):
    q, k, v = qkv(3, 5)
    slopes = torch.tensor([0.5, 0.75, 0.25], dtype=torch.float64)
    found = evaluate(Formula(slope_heads=heads), Inputs(q, k, v, alibi_slopes=slopes)).output
    torch.testing.assert_close(found, evaluate(Formula(), Inputs(q, k, v, alibi_slopes=torch.full((3,), slope))).output)


def test_a_bias_may_hide_and_add_nothing():
    scores = torch.tensor([[1.0, 2.0, 3.0]], dtype=torch.float64)
    bias = torch.tensor([5.0, -math.inf, 0.0], dtype=torch.float64)
    wrong = Formula(product=Product.MASKED_SCORES, bias=BiasUse.ONLY_HIDES)
    assert evaluate(wrong, Inputs(scores=scores, bias=bias)).output.tolist() == [[1.0, -math.inf, 3.0]]


@pytest.mark.parametrize("stabilisation", [Stabilisation.NONE, Stabilisation.GLOBAL_MAX])
def test_the_logarithm_of_a_finished_weight_is_what_the_dtype_left_of_it(stabilisation):
    scores = torch.tensor([[200.0, 1.0], [60.0, -60.0], [0.5, 0.0], [-300.0, -301.0]])
    shifted = scores if stabilisation is Stabilisation.NONE else scores - scores.max()
    naive = torch.log(shifted.exp() / shifted.exp().sum(-1, keepdim=True)).double()
    wrong = Formula(product=Product.LOG_WEIGHTS, stabilisation=stabilisation, log_of_weights=True)
    found = evaluate(wrong, Inputs(scores=scores.double())).output
    torch.testing.assert_close(found, naive, equal_nan=True, rtol=1e-5, atol=1e-6)
