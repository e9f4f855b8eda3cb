"""What is true of attention for any input, held against every implementation of `implementations.py`.

The two sides of a law are equal in exact arithmetic, so they differ by the sum of their error budgets at most: about
1e-15 in float64. Where the same numbers go the same way, they are the same bit for bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_core.error_budget import one_rounding, within
from attention_core.online import merge_attention
from tests.attention_core.implementations import (
    IMPLEMENTATIONS,
    NO_MASKS,
    POSITIONAL,
    Case,
    Implementation,
    cases,
    difference,
)

Check = Callable[[Implementation, Case, Callable[..., Any]], None]


def law(
    *, without: tuple[str, ...] = (), needs: str = "", times: int = 1, slow: bool = False
) -> Callable[[Check], Callable[[Implementation], None]]:
    """A test of `check(run, case, draw)` for each implementation that has what it needs; `without` are options that
    the cases do not use. `times` as many examples as of other laws, the same ones each time; slow implementations are
    left out unless asked for."""
    able = [run for run in IMPLEMENTATIONS if needs not in run.lacks and (slow or not run.slow)]

    def of(check: Check) -> Callable[[Implementation], None]:
        @pytest.mark.parametrize("run", able, ids=str)
        def test(run: Implementation) -> None:
            @settings(
                max_examples=run.examples * (1 if run.slow else times), deadline=None, derandomize=True, database=None
            )
            @given(cases(run, without), st.data())
            def holds(case: Case, data: st.DataObject) -> None:
                check(run, case, data.draw)

            holds()

        return test

    return of


def assert_same(run: Implementation, one: Case, other: Case) -> None:
    """Both calls give the same, within what both may get wrong."""
    (output, lse), (other_output, other_lse) = run(one), run(other)
    assert within(difference(output, other_output), one.output.budget + other.output.budget)
    if lse is not None:
        assert within(difference(lse, other_lse), one.lse.budget + other.lse.budget)


def differentiable(run: Implementation, case: Case) -> dict[str, torch.Tensor]:
    """The tensors of a call, by name, for which `run` has gradients."""
    names = {"bias", "sinks", "alibi_slopes"} & set(case.options) - run.no_gradient
    return {"q": case.q, "k": case.k, "v": case.v, **{name: case.options[name] for name in sorted(names)}}


@law(times=5, slow=True)
def test_it_gives_what_float64_gives(run, case, draw):
    output, lse = run(case)
    assert output.dtype == case.q.dtype
    assert within(case.output.error(output), case.output.budget)
    if lse is not None:
        assert lse.dtype == torch.promote_types(case.q.dtype, torch.float32)
        assert within(case.lse.error(lse), case.lse.budget)


@law(times=2)
def test_its_gradients_are_those_of_float64(run, case, draw):
    leaves = {name: t.clone().requires_grad_() for name, t in differentiable(run, case).items()}
    output, lse = run(case.but(**leaves))
    slopes = {"grad_output": torch.randn(output.shape, generator=torch.Generator().manual_seed(1)).to(output.dtype)}
    total = (output * slopes["grad_output"]).sum()
    if lse is not None:
        slopes["grad_lse"] = torch.linspace(-1, 1, lse.numel(), dtype=lse.dtype).view(lse.shape)
        total = total + (lse * slopes["grad_lse"]).masked_fill(lse == -torch.inf, 0.0).sum()
    expected = case.expect(**slopes)
    for name, leaf in leaves.items():
        (grad,) = torch.autograd.grad(total, leaf, retain_graph=True, allow_unused=True, materialize_grads=True)
        allowed = expected[name].budget + one_rounding(expected[name].exact, leaf.dtype)  # slopes may be float32
        assert within(expected[name].error(grad), allowed), name


@law(times=2)
def test_rows_sum_to_one_or_to_zero_and_to_less_beside_a_sink(run, case, draw):
    case = case.but(v=torch.ones_like(case.v))
    sums = run(case)[0]
    wanted, allowed = case.visible.any(-1).double(), case.output.budget
    if "sinks" in case.options:
        wanted = 1 - torch.exp(case.options["sinks"].double().unsqueeze(-1) - case.lse.exact)
        allowed += case.lse.budget  # the wanted sum is as far off as the LSE that it is made of
    assert within(difference(sums, wanted.unsqueeze(-1)), allowed)
    assert not sums[~case.visible.any(-1)].any()


@law(without=("bias", "sinks"))
def test_a_constant_added_to_a_row_of_scores_changes_no_weight(run, case, draw):
    queries = case.q.shape[2]
    constants = torch.tensor(draw(st.lists(st.integers(-99, 99), min_size=queries, max_size=queries))).unsqueeze(-1)
    moved = case.but(bias=constants.to(case.q.dtype))
    (output, lse), (moved_output, moved_lse) = run(case), run(moved)
    assert within(difference(output, moved_output), case.output.budget + moved.output.budget)
    if lse is not None:
        assert within(difference(lse + constants[:, 0], moved_lse), case.lse.budget + moved.lse.budget)


@law()
def test_every_mask_is_a_matrix_of_what_is_kept(run, case, draw):
    assert_same(run, case, case.but(**{**NO_MASKS, "keep": case.visible}))


@law()
def test_a_bias_of_minus_infinity_hides(run, case, draw):
    bias = case.options.get("bias", torch.zeros((), dtype=case.q.dtype))
    hidden = torch.where(case.visible, bias, -torch.inf)
    assert_same(run, case, case.but(**NO_MASKS, bias=hidden))


@law(without=("bias",))
def test_alibi_is_a_bias_that_grows_with_the_distance(run, case, draw):
    slopes = case.options.get("alibi_slopes", torch.full((case.q.shape[1],), 0.25))
    case = case.but(alibi_slopes=slopes)
    distance = torch.arange(case.k.shape[2]) - case.position
    bias = slopes.double().view(-1, case.q.shape[1], 1, 1) * distance
    assert_same(run, case, case.but(alibi_slopes=None, bias=bias))


@law(without=("alibi_slopes",))
def test_slopes_of_zero_are_none(run, case, draw):
    assert_same(run, case, case.but(alibi_slopes=torch.zeros(case.q.shape[1])))


@law(without=("window",))
def test_a_window_of_all_keys_is_none(run, case, draw):
    causal = case.but(causal=True)
    keys = case.k.shape[2]
    assert_same(run, causal, causal.but(window=draw(st.sampled_from([keys, keys + 1, 10**6, 2**70]))))
    case = case.but(causal=None)
    assert_same(run, case, case.but(window=max(keys, case.q.shape[2])))


@law(without=POSITIONAL)
def test_keys_may_be_permuted_with_all_that_is_theirs(run, case, draw):
    order = list(draw(st.permutations(range(case.k.shape[2]))))
    theirs = {
        name: mask[..., order]
        for name, mask in case.options.items()
        if name in ("keep", "bias") and mask.shape[-1] == len(order)
    }
    assert_same(run, case, case.but(k=case.k[:, :, order], v=case.v[:, :, order], **theirs))


@law(without=("causal",))
def test_causal_output_does_not_depend_on_later_keys(run, case, draw):
    case = case.but(causal=True)
    cut = draw(st.integers(0, case.k.shape[2]))  # the first key that changes
    later = torch.arange(case.k.shape[2]).unsqueeze(-1) >= cut
    changed = case.but(k=torch.where(later, 9 - case.k, case.k), v=torch.where(later, -9.0, case.v))
    earlier = case.position.flatten() < cut
    for found, again in zip(run(case), run(changed), strict=True):
        assert found is None or torch.equal(found[:, :, earlier], again[:, :, earlier])


@law()
def test_what_a_hidden_key_holds_does_not_matter(run, case, draw):
    B, heads, keys = case.k.shape[:3]
    seen = case.visible.view(B, heads, -1, keys).any(2).unsqueeze(-1)
    changed = case.but(k=torch.where(seen, case.k, 99.0), v=torch.where(seen, case.v, -99.0))
    for found, again in zip(run(case), run(changed), strict=True):
        assert found is None or torch.equal(found, again)


@law()
def test_a_batch_is_its_items_one_by_one(run, case, draw):
    B = case.q.shape[0]

    def item(b):
        sliced = {
            name: o[b : b + 1]
            for name, o in case.options.items()
            if isinstance(o, torch.Tensor) and (name == "key_lengths" or o.dim() in (2, 4)) and o.shape[0] == B
        }
        return case.but(q=case.q[b : b + 1], k=case.k[b : b + 1], v=case.v[b : b + 1], **sliced)

    items = [run(item(b)) for b in range(B)]
    output, lse = run(case)
    assert within(difference(output, torch.cat([o for o, _ in items])), 2 * case.output.budget)
    if lse is not None:
        assert within(difference(lse, torch.cat([part for _, part in items])), 2 * case.lse.budget)


@law()
def test_shared_heads_are_repeated_heads(run, case, draw):
    group = case.q.shape[1] // case.k.shape[1]
    repeated = [torch.stack([t] * group, 2).flatten(1, 2) for t in (case.k, case.v)]  # head h reads h // group
    assert_same(run, case, case.but(k=repeated[0], v=repeated[1]))


@law()
def test_strides_change_nothing_and_nothing_is_written_to_the_inputs(run, case, draw):
    strided = case.but(**{name: getattr(case, name).transpose(1, 2).contiguous().transpose(1, 2) for name in "qkv"})
    apart = {"keep", "bias", "sinks", "alibi_slopes"} & set(case.options)
    strided = strided.but(**{name: torch.stack([case.options[name]] * 2, -1)[..., 0] for name in apart})
    assert_same(run, case, strided)
    before = [t.clone() for t in (strided.q, strided.k, strided.v, *(strided.options[name] for name in sorted(apart)))]
    run(strided)
    after = [strided.q, strided.k, strided.v, *(strided.options[name] for name in sorted(apart))]
    assert all(torch.equal(one, other) for one, other in zip(before, after, strict=True))


@law()
def test_rows_and_keys_that_see_nothing_have_gradient_zero_and_nothing_is_nan(run, case, draw):
    q, k, v = leaves = [t.clone().requires_grad_() for t in (case.q, case.k, case.v)]
    output, lse = run(case.but(q=q, k=k, v=v))
    total = output.square().sum()
    if lse is not None:
        total = total + lse.masked_fill(lse == -torch.inf, 0.0).sum()
    grads = torch.autograd.grad(total, leaves, allow_unused=True, materialize_grads=True)
    assert all(bool(grad.isfinite().all()) for grad in grads)
    assert not grads[0][~case.visible.any(-1)].any()
    read = case.visible.view(*case.k.shape[:2], -1, case.k.shape[2]).any(2)
    assert not grads[1][~read].any()
    assert not grads[2][~read].any()


@law(without=("bias", "alibi_slopes", "softcap", "sinks", "scale"))
def test_a_low_temperature_tends_to_the_argmax_and_a_high_one_to_the_mean(run, case, draw):
    whole = case.but(q=case.q.round().clamp(-3, 3), k=case.k.round().clamp(-3, 3))  # so that scores tie or differ by 1
    cold, hot = whole.but(scale=1000.0), whole.but(scale=0.0)
    repeated = whole.k.repeat_interleave(case.q.shape[1] // case.k.shape[1], 1)
    values = whole.v.repeat_interleave(case.q.shape[1] // case.k.shape[1], 1).double()
    scores = (whole.q.double() @ repeated.double().mT).masked_fill(~case.visible, -torch.inf)
    best = ((scores == scores.amax(-1, keepdim=True)) & case.visible).double()
    for limit, weights in ((cold, best), (hot, case.visible.double())):
        wanted = weights / weights.sum(-1, keepdim=True).clamp_min(1.0) @ values
        assert within(difference(run(limit)[0], wanted), limit.output.budget)


@law(without=("scale",))
def test_scale_and_queries_trade(run, case, draw):
    factor = draw(st.sampled_from([0.25, 0.5, 2.0, 8.0]))
    scale = case.q.shape[-1] ** -0.5
    assert_same(run, case, case.but(q=case.q * factor, scale=scale / factor))


@law(without=("softcap",), needs="softcap")
def test_a_softcap_far_above_the_scores_is_none(run, case, draw):
    scores = case.q.double().norm(dim=-1).max() * case.k.double().norm(dim=-1).max()
    scores = float(scores) * abs(case.options.get("scale", case.q.shape[-1] ** -0.5))
    cap = draw(st.sampled_from([1e2, 1e4, 1e6]))
    capped = case.but(softcap=cap)
    bent = scores**3 / (3 * cap**2)  # s - c tanh(s / c) at most; a weight moves by its share of twice that
    (output, lse), (capped_output, capped_lse) = run(case), run(capped)
    rounded = case.output.budget + capped.output.budget
    assert within(difference(output, capped_output), rounded + 2 * bent * float(case.v.abs().max()))
    if lse is not None:
        assert within(difference(lse, capped_lse), case.lse.budget + capped.lse.budget + bent)


@law(needs="lse")
def test_parts_of_the_keys_merge_to_the_whole_in_any_order(run, case, draw):
    keys = case.k.shape[2]
    count = draw(st.integers(1, 3))
    part_of = torch.tensor(draw(st.lists(st.integers(0, count - 1), min_size=keys, max_size=keys)))
    with_sink = draw(st.integers(0, count - 1))
    parts = []
    for part in draw(st.permutations(range(count))):
        keep = case.options.get("keep", torch.tensor(True)) & (part_of == part)
        parts.append(case.but(keep=keep, sinks=case.options.get("sinks") if part == with_sink else None))
    output, lse = run(parts[0])
    for part in parts[1:]:
        output, lse = merge_attention(output, lse, *run(part))
    lse_budget = sum(part.lse.budget for part in parts) + len(parts) * one_rounding(case.lse.exact, lse.dtype)
    output_budget = sum(part.output.budget for part in parts) + len(parts) * one_rounding(case.v.double(), output.dtype)
    assert within(difference(lse, case.lse.exact), lse_budget)
    # A share exp(lse_part - lse) is as wrong as the two LSE are, and there are at most as many shares as parts.
    moved = 2 * lse_budget * float(case.v.abs().max())
    assert within(difference(output, case.output.exact), case.output.budget + output_budget + moved)
