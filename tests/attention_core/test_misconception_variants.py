"""Less common forms of mistakes, each against the program that makes it."""

from dataclasses import replace

import pytest
import torch

from attention_core.evaluation import answer, evaluate
from attention_core.formula import (
    Blocks,
    Formula,
    Inputs,
    LengthUse,
    MaskRule,
    OnlyBlock,
    PageOrder,
    Pages,
    Pairs,
    Product,
    RotaryFormula,
    RotaryInputs,
    RowLength,
    StreamFormula,
    StreamInputs,
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
