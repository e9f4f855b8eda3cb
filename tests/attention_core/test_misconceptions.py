"""Every registered mistake shows on the inputs that it names, and on no others; and mistakes compose."""

import math
from dataclasses import fields
from itertools import combinations

import pytest
import torch

from attention_core import MISCONCEPTIONS, Formula
from attention_core.evaluation import Evaluator, answer, evaluate
from attention_core.formula import Causality, Product, Sibling
from attention_core.misconceptions import PROBES, applies, apply
from attention_core.misconceptions.inputs import attention_inputs, numbers, some_keep

EVERYTHING = attention_inputs(
    kv_heads=2,
    keep=some_keep(empty_row=True),
    bias=numbers(4, 1, 5, seed=6),
    temperature=1.3,
    softcap=1.5,
    alibi_slopes=numbers(4, seed=5).abs(),
    window=3,
    key_lengths=torch.tensor([4, 5]),
    sinks=numbers(4, seed=7),
)
RIGHT = Formula(causal=Causality.PAST)
EDITS = [(m.id, edit) for m in MISCONCEPTIONS.values() for edit in m.variants[:2] if applies(edit, RIGHT)]


def same(one, other):
    """True where both answers are the same numbers, NaN included."""
    return len(one) == len(other) and all(
        a.shape == b.shape and torch.allclose(a, b, rtol=1e-9, atol=1e-9, equal_nan=True)
        for a, b in zip(one, other, strict=True)
    )


def test_every_misconception_has_a_probe():
    assert PROBES.keys() == MISCONCEPTIONS.keys()


@pytest.mark.parametrize("name", sorted(MISCONCEPTIONS))
def test_it_shows_on_inputs_that_have_what_it_needs(name):
    probe = PROBES[name]
    wrong = MISCONCEPTIONS[name].edit(probe.formula)
    assert not same(answer(wrong, probe.inputs()), answer(probe.formula, probe.inputs()))


@pytest.mark.parametrize("name", sorted(name for name, probe in PROBES.items() if probe.without is not None))
def test_it_does_not_show_on_inputs_that_lack_it(name):
    probe = PROBES[name]
    wrong = MISCONCEPTIONS[name].edit(probe.formula)
    assert same(answer(wrong, probe.without()), answer(probe.formula, probe.without()))


def test_an_edit_says_by_its_fields_which_formula_it_is_for():
    kinds = [Formula, *Sibling.__args__]
    names = [field.name for kind in kinds for field in fields(kind)]
    assert len(names) == len(set(names))
    for misconception in MISCONCEPTIONS.values():
        for edit in misconception.variants:
            assert sum(applies(edit, kind()) for kind in kinds if kind is not Formula) + applies(edit, Formula()) == 1


def test_a_mistake_of_another_formula_is_refused():
    assert MISCONCEPTIONS["entropy-nan"].edits(Formula()) == []
    with pytest.raises(ValueError, match="no mistake in a Formula"):
        MISCONCEPTIONS["entropy-nan"].edit(Formula())


def test_the_order_of_edits_of_different_fields_does_not_matter():
    tried = 0
    for (_, one), (_, other) in combinations(EDITS, 2):
        if not one.keys() & other.keys():
            both = apply(one, apply(other, RIGHT))
            assert both == apply(other, apply(one, RIGHT))
            assert both.changed_fields(RIGHT) == apply(one, RIGHT).changed_fields(RIGHT) | apply(
                other, RIGHT
            ).changed_fields(RIGHT)
            tried += 1
    assert tried > 1000


def test_neighbours_that_share_stages_are_what_each_is_alone():
    """All pairs of edits on inputs with every ingredient: what one evaluator remembers is right for all of them."""
    singles = [apply(edit, RIGHT) for _, edit in EDITS]
    pairs = [
        apply(one, apply(other, RIGHT))
        for (_, one), (_, other) in combinations(EDITS, 2)
        if not one.keys() & other.keys()
    ]
    formulas = [*singles, *pairs[:: max(1, len(pairs) // 400)]]
    with torch.no_grad():
        for formula, shared in zip(formulas, Evaluator(EVERYTHING).evaluate_all(formulas), strict=True):
            try:
                alone = evaluate(formula, EVERYTHING)
            except (ValueError, RuntimeError):
                assert shared is None
                continue
            assert shared is not None
            assert same(shared.outputs, alone.outputs)
            assert same((shared.masked, shared.weights, shared.lse), (alone.masked, alone.weights, alone.lse))


def test_two_edits_that_each_show_show_together():
    """Of the ingredients that only add up: two mistakes at once give a third answer, not one of the two."""
    names = (
        "missing-scale",
        "bias-missing",
        "softcap-missing",
        "alibi-sign-reversed",
        "sink-ignored",
        "kv-heads-tiled",
    )
    names = (*names, "window-off-by-one", "mask-off-by-one", "mask-ignored", "keys-as-values", "double-softmax")
    inputs = attention_inputs(
        kv_heads=2,
        value_dim=8,
        keep=torch.tensor([True, True, False, True, True]),
        bias=numbers(4, 1, 5, seed=6),
        softcap=1.5,
        alibi_slopes=numbers(4, seed=5).abs(),
        window=3,
        sinks=numbers(4, seed=7),
    )
    alone = {name: evaluate(MISCONCEPTIONS[name].edit(RIGHT), inputs).outputs for name in names}
    for one, other in combinations(names, 2):
        if {one, other} in ({"window-off-by-one", "mask-ignored"}, {"mask-off-by-one", "mask-ignored"}):
            continue  # who ignores every mask makes no mistake in one
        both = evaluate(MISCONCEPTIONS[one].edit(MISCONCEPTIONS[other].edit(RIGHT)), inputs).outputs
        assert not same(both, alone[one]), (one, other)
        assert not same(both, alone[other]), (one, other)


@pytest.mark.parametrize("name", ["masked-row-nan", "nan-for-infinity"])
def test_an_lse_without_keys_may_be_nan(name):
    right = Formula(product=Product.LSE)
    misconception = MISCONCEPTIONS[name]
    inputs = attention_inputs(keep=some_keep(empty_row=True))
    rows = [evaluate(wrong, inputs).output[0, 0].isnan().tolist() for wrong in misconception.edits(right)]
    assert [False, True, False] in rows


@pytest.mark.parametrize("base", [2.0, 10.0])
def test_an_lse_may_be_in_another_unit(base):
    right = Formula(product=Product.LSE)
    inputs = attention_inputs()
    found = evaluate(apply({"log_base": base}, right), inputs).output
    torch.testing.assert_close(found, evaluate(right, inputs).output / math.log(base))
