"""Less common forms of mistakes, each against the program that makes it."""

import math
from dataclasses import replace

import pytest
import torch

from attention_core.evaluation import answer, evaluate
from attention_core.formula import (
    Alignment,
    BackwardFormula,
    BackwardInputs,
    Blocks,
    CapUse,
    Causality,
    Dequantised,
    Formula,
    GradientScale,
    Inputs,
    Jacobian,
    LengthUse,
    LinearFormula,
    LinearInputs,
    MaskRule,
    MergeFormula,
    MergeInputs,
    Mixing,
    OnlyBlock,
    PageOrder,
    Pages,
    Pairs,
    Product,
    Projections,
    ProjectionUse,
    Reach,
    RotaryFormula,
    RotaryInputs,
    RowLength,
    SinkUse,
    Stabilisation,
    StreamFormula,
    StreamInputs,
    TemperatureRule,
)

torch.manual_seed(5)
TILES = tuple(torch.randn(2, 4, n, dtype=torch.float64) * 3 for n in (3, 3, 3))
VALUES = tuple(torch.randn(2, n, 5, dtype=torch.float64) for n in (3, 3, 3))


def streamed(values=VALUES, **wrong):
    return answer(replace(StreamFormula(), **wrong), StreamInputs(scores=TILES, values=values))


def test_a_last_block_may_be_dropped_though_it_is_full():
    weights = torch.cat(TILES[:-1], -1).softmax(-1)
    torch.testing.assert_close(streamed(last_block_read=False)[0], weights @ torch.cat(VALUES[:-1], -2))


def test_a_single_block_is_the_first_one_and_is_read():
    one = StreamInputs(scores=TILES[:1], values=VALUES[:1])
    found = answer(StreamFormula(last_block_read=False), one)[0]
    torch.testing.assert_close(found, TILES[0].softmax(-1) @ VALUES[0])


@pytest.mark.parametrize(("only", "left"), [(OnlyBlock.LEFT_NAN, torch.nan), (OnlyBlock.LEFT_ZERO, 0.0)])
def test_an_only_block_may_be_left_out_where_it_is_not_full(only, left):
    formula = StreamFormula(partial_block_read=False, only_block=only)
    narrow = answer(formula, StreamInputs(scores=TILES[:1], values=VALUES[:1], width=4))[0]
    torch.testing.assert_close(narrow, torch.full((2, 4, 5), left).double(), equal_nan=True)
    full = answer(formula, StreamInputs(scores=TILES[:1], values=VALUES[:1], width=3))[0]
    torch.testing.assert_close(full, TILES[0].softmax(-1) @ VALUES[0])


def test_softmaxes_of_blocks_may_be_added():
    wanted = sum(tile.softmax(-1) @ v for tile, v in zip(TILES, VALUES, strict=True))
    torch.testing.assert_close(streamed(blocks=Blocks.ADDED)[0], wanted)


def test_sums_may_be_relative_to_maxima_of_their_own():
    grown = [torch.exp(tile - tile.amax(-1, keepdim=True)) for tile in TILES]
    total = sum(g.sum(-1) for g in grown)
    mixed = sum(g @ v for g, v in zip(grown, VALUES, strict=True))
    torch.testing.assert_close(streamed(blocks=Blocks.OWN_MAXIMUM)[0], mixed / total.unsqueeze(-1))
    torch.testing.assert_close(streamed(None, blocks=Blocks.OWN_MAXIMUM)[1], total)


@pytest.mark.parametrize("pairs", Pairs)
def test_a_rotary_pair_goes_where_its_name_says(pairs):
    x = torch.randn(1, 2, 3, 6, dtype=torch.float64)
    inputs = RotaryInputs(x, torch.tensor([4, 0, 7]), 50.0)
    halves, neighbours = (x[..., :3], x[..., 3:]), (x[..., ::2], x[..., 1::2])
    read = halves if pairs in (Pairs.HALVES, Pairs.HALVES_TO_NEIGHBOURS) else neighbours
    angle = inputs.positions[:, None] * 50.0 ** (-torch.arange(3).double() / 3)
    turned = torch.complex(*read) * torch.exp(1j * angle)
    wanted = torch.empty_like(x)
    if pairs in (Pairs.HALVES, Pairs.NEIGHBOURS_TO_HALVES):
        wanted[..., :3], wanted[..., 3:] = turned.real, turned.imag
    else:
        wanted[..., ::2], wanted[..., 1::2] = turned.real, turned.imag
    torch.testing.assert_close(answer(RotaryFormula(pairs=pairs), inputs)[0], wanted)


PAGED = Inputs(
    q=torch.randn(2, 1, 1, 4, dtype=torch.float64),
    pages=Pages(
        torch.randn(5, 3, 1, 4, dtype=torch.float64),
        torch.randn(5, 3, 1, 2, dtype=torch.float64),
        torch.tensor([[3, 1], [4, 2]]),
    ),
    key_lengths=torch.tensor([4, 2]),
)


def paged(rows, lengths):
    outputs = []
    for q, pages, length in zip(PAGED.q, rows, lengths, strict=True):
        k = torch.cat([PAGED.pages.k[p, :, 0] for p in pages])[:length]
        v = torch.cat([PAGED.pages.v[p, :, 0] for p in pages])[:length]
        outputs.append((q[0] @ k.T / 2).softmax(-1) @ v)
    return torch.stack(outputs).unsqueeze(1)


def test_pages_may_be_taken_for_a_run_in_the_store():
    found = evaluate(Formula(page_order=PageOrder.RUN), PAGED).output
    torch.testing.assert_close(found, paged([[3, 4], [4, 0]], [4, 2]))


def test_a_length_may_be_used_for_the_number_of_pages_only():
    found = evaluate(Formula(lengths=LengthUse.WHOLE_PAGES), PAGED).output
    torch.testing.assert_close(found, paged([[3, 1], [4]], [6, 3]))


def test_whole_pages_are_what_a_length_says_where_there_are_no_pages():
    q, k = torch.randn(2, 2, 1, 3, 4, dtype=torch.float64)
    inputs = Inputs(q=q, k=k, v=k, key_lengths=torch.tensor([1, 3]))
    found = evaluate(Formula(lengths=LengthUse.WHOLE_PAGES), inputs).output
    torch.testing.assert_close(found, evaluate(Formula(), inputs).output)


def test_the_weights_may_mix_keys_of_unit_length():
    q, k = torch.randn(2, 1, 1, 3, 4, dtype=torch.float64)
    formula = Formula(row_length=RowLength.UNIT, product=Product.WEIGHTS_UNIT_KEYS)
    unit_q, unit_k = (torch.nn.functional.normalize(rows, dim=-1) for rows in (q, k))
    wanted = (unit_q @ unit_k.mT * 3.0).softmax(-1) @ unit_k
    torch.testing.assert_close(evaluate(formula, Inputs(q=q, k=k, v=k, scale=3.0)).output, wanted)


def test_a_leaking_mask_may_leave_rows_without_keys_at_zero():
    scores = torch.randn(3, 4, dtype=torch.float64)
    keep = torch.tensor([[True, False, True, True], [False] * 4, [True] * 4])
    formula = Formula(product=Product.WEIGHTS, mask_rule=MaskRule.MULTIPLIES_SCORES, empty_zeroed=True)
    wanted = (scores * keep).softmax(-1) * keep.any(-1, keepdim=True)
    torch.testing.assert_close(evaluate(formula, Inputs(scores=scores, keep=keep)).weights, wanted)


def through_softmax(rule, weights, grad):
    return answer(BackwardFormula(jacobian=rule), BackwardInputs(grad_out=grad, weights=weights))[0]


@pytest.mark.parametrize(
    ("rule", "program"),
    [
        (Jacobian.MEAN, lambda p, g: p * (g - (p * g).mean(-1, keepdim=True))),
        (Jacobian.DOT_OUTSIDE, lambda p, g: p * g - (p * g).sum(-1, keepdim=True)),
        (Jacobian.SUM_OF_GRADIENT, lambda p, g: p * (g - g.sum(-1, keepdim=True))),
        (Jacobian.OVER_QUERIES, lambda p, g: p * (g - (p * g).sum(-2, keepdim=True))),
    ],
)
def test_what_is_taken_off_a_gradient_may_be_another_number(rule, program):
    weights, grad = TILES[0].softmax(-1), TILES[1]
    torch.testing.assert_close(through_softmax(rule, weights, grad), program(weights, grad))


def test_gradients_may_be_scaled_twice():
    q, k, v, g = (torch.randn(1, 2, 3, 4, dtype=torch.float64) for _ in range(4))
    once, twice = (
        answer(BackwardFormula(gradient_scale=scale), BackwardInputs(grad_out=g, q=q, k=k, v=v))
        for scale in (GradientScale.BOTH, GradientScale.TWICE)
    )
    for wrong, right, factor in zip(twice, once, (0.5, 0.5, 1.0), strict=True):
        torch.testing.assert_close(wrong, right * factor)


def test_halves_may_take_each_others_shares():
    out_a, out_b = torch.ones(1, 2, 3).double(), torch.zeros(1, 2, 3).double()
    inputs = MergeInputs(out_a, torch.zeros(1, 2).double(), out_b, torch.full((1, 2), math.log(3)).double())
    right, _ = answer(MergeFormula(), inputs)
    exchanged, _ = answer(MergeFormula(mixing=Mixing.EXCHANGED), inputs)
    by_lse, _ = answer(MergeFormula(mixing=Mixing.LSE_ITSELF), inputs)
    torch.testing.assert_close((right[0, 0, 0], exchanged[0, 0, 0], by_lse[0, 0, 0]),
                               tuple(torch.tensor(x).double() for x in (0.25, 0.75, 0.0)))  # fmt: skip


@pytest.mark.parametrize(("reach", "corner"), [(Reach.TOP_LEFT, 0), (Reach.BOTTOM_RIGHT, 2)])
def test_linear_attention_may_stop_at_the_query(reach, corner):
    q, k, v = (torch.randn(1, 1, n, 4, dtype=torch.float64) for n in (3, 5, 5))
    products = (torch.nn.functional.elu(q) + 1) @ (torch.nn.functional.elu(k) + 1).mT
    products = products * torch.ones(3, 5).tril(corner)
    (found,) = answer(LinearFormula(reach=reach), LinearInputs(q, k, v))
    torch.testing.assert_close(found, products / products.sum(-1, keepdim=True) @ v)


def test_projections_may_be_transposed_or_exchanged():
    x = torch.randn(1, 3, 4, dtype=torch.float64)
    ws = [torch.randn(4, 4, dtype=torch.float64) for _ in range(4)]

    def given(w_q, w_k, w_v, w_o):
        return Inputs(projections=Projections(x, x, w_q, w_k, w_v, w_o, heads=2))

    transposed = evaluate(Formula(projection_use=ProjectionUse.TRANSPOSED), given(*ws)).output
    torch.testing.assert_close(transposed, evaluate(Formula(), given(*(w.mT for w in ws))).output)
    exchanged = evaluate(Formula(projection_use=ProjectionUse.KEYS_AND_VALUES_EXCHANGED), given(*ws)).output
    torch.testing.assert_close(exchanged, evaluate(Formula(), given(ws[0], ws[2], ws[1], ws[3])).output)


def test_codes_may_be_divided_by_their_scales_or_take_those_of_the_others():
    k, v = (torch.randn(1, 1, 3, 4, dtype=torch.float64) for _ in range(2))
    q, a, b = (
        torch.randn(1, 1, 2, 4, dtype=torch.float64),
        torch.rand(1, 1, 3).double() + 1,
        torch.rand(1, 1, 3).double() + 1,
    )

    def output(use, k_scale, v_scale):
        return evaluate(Formula(dequantised=use), Inputs(q, k, v, key_scales=k_scale, value_scales=v_scale)).output

    torch.testing.assert_close(output(Dequantised.EXCHANGED, a, b), output(Dequantised.BOTH, b, a))
    torch.testing.assert_close(output(Dequantised.DIVIDED, a, b), output(Dequantised.BOTH, 1 / a, 1 / b))


def test_a_temperature_may_be_a_power_of_exponentials_that_left_the_range():
    scores = torch.tensor([[100.0, 99.0], [1.0, 3.0]]).double()
    wrong = Formula(product=Product.WEIGHTS, stabilisation=Stabilisation.NONE, temperature=TemperatureRule.POWER)
    found = evaluate(wrong, Inputs(scores=scores, temperature=2.0)).output
    assert bool(found[0].isnan().all())
    torch.testing.assert_close(found[1], (scores[1] / 2).softmax(-1))


def test_an_offset_may_be_kept_from_going_below_zero():
    q, k, v = (torch.randn(1, 1, n, 4, dtype=torch.float64) for n in (4, 2, 2))
    wrong = Formula(causal=Causality.PAST, alignment=Alignment.BOTTOM_RIGHT_OF_MORE_KEYS)
    assert evaluate(wrong, Inputs(q, k, v)).masked.isinf().sum() == 1  # as with the top left
    assert torch.equal(
        evaluate(wrong, Inputs(k, q, q)).output, evaluate(Formula(causal=Causality.PAST), Inputs(k, q, q)).output
    )


def test_sinks_may_go_round_and_caps_bind_the_output():
    q, k, v = (torch.randn(1, 2, n, 4, dtype=torch.float64) for n in (3, 5, 5))
    sinks = torch.tensor([0.3, -1.0]).double()
    weights = evaluate(
        Formula(sinks=SinkUse.BY_QUERY_IN_TURN, product=Product.WEIGHTS), Inputs(q, k, sinks=sinks)
    ).output
    scores = q @ k.mT / 2
    total = scores.exp().sum(-1) + sinks[torch.tensor([0, 1, 0])].exp()
    torch.testing.assert_close(weights, scores.exp() / total.unsqueeze(-1))
    capped = evaluate(Formula(softcap=CapUse.OUTPUT), Inputs(q, k, v, softcap=0.5)).output
    torch.testing.assert_close(capped, 0.5 * torch.tanh(scores.softmax(-1) @ v / 0.5))
