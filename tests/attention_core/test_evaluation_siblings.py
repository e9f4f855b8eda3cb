"""The right formulas of what surrounds attention, against the same thing computed in another way."""

import math

import pytest
import torch

from attention_core.evaluation import answer, evaluate
from attention_core.formula import (
    BackwardFormula,
    BackwardInputs,
    Cache,
    Causality,
    DropoutFormula,
    DropoutInputs,
    EntropyFormula,
    EntropyInputs,
    Formula,
    Inputs,
    LinearFormula,
    LinearInputs,
    MergeFormula,
    MergeInputs,
    Pages,
    Product,
    Projections,
    RotaryFormula,
    RotaryInputs,
    RowLength,
    SlopesFormula,
    SlopesInputs,
    StreamFormula,
    StreamInputs,
)

CAUSAL = Formula(causal=Causality.PAST)


def numbers(*shape, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def attend(q, k, v, **more):
    return evaluate(Formula(), Inputs(q, k, v, **more)).output


def test_rotary_scores_depend_on_the_difference_of_positions_alone():
    q, k = numbers(1, 1, 5, 8), numbers(1, 1, 5, 8, seed=1)
    near = [answer(RotaryFormula(), RotaryInputs(x, torch.arange(5)))[0] for x in (q, k)]
    far = [answer(RotaryFormula(), RotaryInputs(x, torch.arange(5) + 1000))[0] for x in (q, k)]
    torch.testing.assert_close(near[0] @ near[1].mT, far[0] @ far[1].mT)
    torch.testing.assert_close(near[0].norm(dim=-1), q.norm(dim=-1))
    torch.testing.assert_close(near[0][..., 0, :], q[..., 0, :])


def test_a_rotary_pair_is_multiplied_by_a_complex_number():
    x, positions = numbers(2, 1, 3, 4), torch.tensor([0, 2, 7])
    turned = torch.complex(x[..., :2], x[..., 2:]) * torch.exp(1j * positions[:, None] * torch.tensor([1.0, 0.01]))
    found = answer(RotaryFormula(), RotaryInputs(x, positions))[0]
    torch.testing.assert_close(found, torch.cat([turned.real, turned.imag], -1))


@pytest.mark.parametrize(
    ("heads", "powers"),
    [(1, [8]), (4, [2, 4, 6, 8]), (6, [2, 4, 6, 8, 1, 3]), (12, [1, 2, 3, 4, 5, 6, 7, 8, 0.5, 1.5, 2.5, 3.5])],
)
def test_slopes_are_those_of_the_paper(heads, powers):
    found = answer(SlopesFormula(), SlopesInputs(heads))[0]
    torch.testing.assert_close(found, torch.tensor([2.0**-p for p in powers], dtype=torch.float64))


def test_entropy_is_that_of_the_distribution():
    weights = torch.tensor([[0.25, 0.25, 0.5], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]], dtype=torch.float64)
    wanted = torch.tensor([1.5 * math.log(2), 0.0, 0.0], dtype=torch.float64)
    torch.testing.assert_close(answer(EntropyFormula(), EntropyInputs(weights))[0], wanted)


def test_dropout_keeps_the_mean():
    weights = numbers(3, 4).softmax(-1)
    kept = torch.rand(4000, 3, 4, generator=torch.Generator().manual_seed(0)) < 0.75
    found = answer(DropoutFormula(), DropoutInputs(weights.expand(4000, 3, 4), kept, 0.25))[0]
    torch.testing.assert_close(found.mean(0), weights, atol=0.02, rtol=0)
    torch.testing.assert_close(
        answer(DropoutFormula(), DropoutInputs(weights, kept[0], 0.25, training=False))[0], weights
    )
    assert not answer(DropoutFormula(), DropoutInputs(weights, kept[0] & False, 1.0))[0].any()


def test_merging_two_parts_is_attending_to_both():
    q, k, v = numbers(1, 2, 4, 3), numbers(1, 2, 6, 3, seed=1), numbers(1, 2, 6, 2, seed=2)
    keep = torch.tensor([True, True, False, False, False, False]) & torch.tensor([[True], [False], [True], [True]])
    whole = evaluate(Formula(), Inputs(q, k, v, keep=keep))
    parts = [
        evaluate(Formula(product=Product.OUTPUT_AND_LSE), Inputs(q, k[:, :, half], v[:, :, half], keep=keep[:, half]))
        for half in (slice(0, 2), slice(2, 6))
    ]
    found = answer(MergeFormula(), MergeInputs(*parts[0].outputs, *parts[1].outputs))
    torch.testing.assert_close(found, (whole.output, whole.lse))


def test_the_backward_formula_is_what_autograd_gives():
    q, k, v = (
        t.requires_grad_() for t in (numbers(1, 2, 4, 3), numbers(1, 2, 6, 3, seed=1), numbers(1, 2, 6, 2, seed=2))
    )
    grad = numbers(1, 2, 4, 2, seed=3)
    wanted = torch.autograd.grad(attend(q, k, v), (q, k, v), grad)
    with torch.no_grad():
        torch.testing.assert_close(answer(BackwardFormula(), BackwardInputs(grad, q=q, k=k, v=v)), wanted)
    scores, grad = numbers(4, 6).requires_grad_(), numbers(4, 6, seed=3)
    wanted = torch.autograd.grad(scores.softmax(-1), scores, grad)
    weights = scores.detach().softmax(-1)
    torch.testing.assert_close(answer(BackwardFormula(), BackwardInputs(grad, weights=weights)), wanted)


def test_linear_attention_is_the_product_in_the_other_order():
    q, k, v = numbers(1, 2, 4, 3), numbers(1, 2, 6, 3, seed=1), numbers(1, 2, 6, 2, seed=2)
    phi_q, phi_k = (torch.where(x > 0, x + 1, torch.exp(x)) for x in (q, k))
    wanted = phi_q @ (phi_k.mT @ v) / (phi_q @ phi_k.sum(-2).unsqueeze(-1))
    torch.testing.assert_close(answer(LinearFormula(), LinearInputs(q, k, v))[0], wanted)


@pytest.mark.parametrize("width", [1, 4, 5, 11, 20])
def test_a_stream_is_the_whole(width):
    scores, values = numbers(2, 3, 11), numbers(2, 11, 4, seed=1)
    scores[0, 0, :4], scores[1, 1] = -math.inf, -math.inf
    tiles = StreamInputs(scores.split(width, -1), values.split(width, -2))
    whole = evaluate(Formula(), Inputs(v=values, scores=scores)).output
    torch.testing.assert_close(answer(StreamFormula(), tiles)[0], whole)
    statistics = evaluate(Formula(product=Product.ROW_STATISTICS), Inputs(scores=scores)).outputs
    torch.testing.assert_close(answer(StreamFormula(), StreamInputs(tiles.scores)), statistics)


def test_decoding_with_a_cache_is_the_end_of_the_whole():
    q, k, v = numbers(2, 4, 7, 3), numbers(2, 2, 7, 3, seed=1), numbers(2, 2, 7, 2, seed=2)
    whole = evaluate(CAUSAL, Inputs(q, k, v)).output
    step = Formula(causal=Causality.PAST, product=Product.OUTPUT_AND_CACHE)
    inputs = Inputs(q[:, :, 5:], k[:, :, 5:], v[:, :, 5:], cache=Cache(k[:, :, :5], v[:, :, :5]))
    torch.testing.assert_close(answer(step, inputs), (whole[:, :, 5:], k, v))


def test_pages_are_read_as_the_table_says():
    k, v = numbers(2, 2, 6, 3, seed=1), numbers(2, 2, 6, 2, seed=2)
    table = torch.tensor([[3, 0, 4], [5, 2, 1]], dtype=torch.int32)
    stores = []
    for rows in (k, v):
        store = torch.zeros(6, 2, 2, rows.shape[-1], dtype=torch.float64)
        store[table.long()] = rows.transpose(1, 2).unflatten(1, (3, 2))
        stores.append(store)
    q, lengths = numbers(2, 4, 1, 3), torch.tensor([6, 3])
    found = evaluate(Formula(), Inputs(q, pages=Pages(*stores, table), key_lengths=lengths)).output
    torch.testing.assert_close(found, attend(q, k, v, key_lengths=lengths))


def test_packed_sequences_are_attended_one_by_one():
    q, k, v = numbers(1, 2, 9, 3), numbers(1, 2, 9, 3, seed=1), numbers(1, 2, 9, 2, seed=2)
    found = evaluate(CAUSAL, Inputs(q, k, v, cu_seqlens=torch.tensor([0, 4, 4, 9], dtype=torch.int32))).output
    parts = [evaluate(CAUSAL, Inputs(*(t[:, :, a:b] for t in (q, k, v)))).output for a, b in ((0, 4), (4, 9))]
    torch.testing.assert_close(found, torch.cat(parts, 2))


def test_codes_are_multiplied_by_their_scales():
    codes = torch.randint(-127, 128, (2, 2, 5, 3), generator=torch.Generator().manual_seed(0)).double()
    scales, q = numbers(2, 2, 5, seed=1).abs() / 100, numbers(2, 4, 2, 3, seed=2)
    found = attend(q, codes, codes, key_scales=scales, value_scales=scales)
    torch.testing.assert_close(found, attend(q, codes * scales[..., None], codes * scales[..., None]))


def test_multi_head_attention_is_that_of_torch():
    x, context = numbers(2, 3, 8), numbers(2, 5, 8, seed=1)
    weights = [numbers(8, 8, seed=seed) for seed in range(2, 6)]
    module = torch.nn.MultiheadAttention(8, 2, bias=False, batch_first=True, dtype=torch.float64)
    with torch.no_grad():
        module.in_proj_weight.copy_(torch.cat([w.mT for w in weights[:3]]))
        module.out_proj.weight.copy_(weights[3].mT)
        wanted = module(x, context, context, need_weights=False)[0]
    found = evaluate(Formula(), Inputs(projections=Projections(x, context, *weights, heads=2))).output
    torch.testing.assert_close(found, wanted)


def test_rows_of_unit_length_have_cosines_for_scores():
    q, k = numbers(1, 2, 4, 3), numbers(1, 2, 6, 3, seed=1)
    formula = Formula(row_length=RowLength.UNIT, product=Product.SCORES)
    found = evaluate(formula, Inputs(q, k, scale=10.0)).output
    torch.testing.assert_close(found, 10 * torch.cosine_similarity(q.unsqueeze(-2), k.unsqueeze(-3), dim=-1))


@pytest.mark.parametrize(
    ("formula", "inputs", "text"),
    [
        (Formula(), EntropyInputs(torch.ones(1)), "no inputs of attention"),
        (BackwardFormula(), BackwardInputs(torch.ones(1)), "are needed"),
        (Formula(product=Product.OUTPUT_AND_CACHE), Inputs(*[torch.ones(1, 1, 2, 2)] * 3), "no cache"),
        (Formula(product=Product.CROSS_ENTROPY), Inputs(scores=torch.ones(1, 2)), "no targets"),
        (Formula(), Inputs(torch.ones(1, 3, 2, 2), *[torch.ones(1, 2, 2, 2)] * 2), "cannot share"),
        (Formula(), Inputs(projections=Projections(*[torch.ones(1, 3, 3)] * 6, heads=2)), "cannot be split"),
    ],
)
def test_it_says_what_is_missing(formula, inputs, text):
    with pytest.raises(ValueError, match=text):
        answer(formula, inputs)
