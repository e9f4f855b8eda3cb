"""What is true of softmax and attention for any input."""

import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_core import Formula, Inputs, attention, evaluate
from attention_core.formula import Causality, Normalisation, Product
from attention_core.masks import causal_keep
from attention_core.softmax import log_sum_exp, softmax

few = settings(max_examples=20, deadline=None)
sizes = st.tuples(st.integers(1, 6), st.integers(1, 6))
seeds = st.integers(0, 2**31)


def numbers(seed, *shape, spread=3.0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64) * spread


def operands(seed, queries, keys):
    return numbers(seed, 2, 2, queries, 3), numbers(seed + 1, 2, 2, keys, 3), numbers(seed + 2, 2, 2, keys, 4)


@few
@given(sizes, seeds, st.floats(-1e4, 1e4))
def test_a_constant_added_to_a_row_changes_nothing(size, seed, constant):
    scores = numbers(seed, *size)
    torch.testing.assert_close(softmax(scores + constant), softmax(scores), rtol=1e-9, atol=1e-10)


@few
@given(sizes, seeds)
def test_rows_sum_to_one_or_to_zero(size, seed):
    queries, keys = size
    q, k, v = operands(seed, queries, keys)
    found = evaluate(Formula(causal=Causality.PAST), Inputs(q, k, v))
    wanted = causal_keep(queries, keys).any(-1).double().expand(2, 2, queries)
    torch.testing.assert_close(found.weights.sum(-1), wanted)
    assert bool((found.weights >= 0).all())


@few
@given(sizes, seeds)
def test_the_log_sum_exp_is_that_of_the_scores(size, seed):
    scores = numbers(seed, *size)
    torch.testing.assert_close(log_sum_exp(scores, 0), torch.logsumexp(scores, 0))
    torch.testing.assert_close(softmax(scores), torch.exp(scores - log_sum_exp(scores).unsqueeze(-1)))


@few
@given(sizes, seeds, st.randoms(use_true_random=False))
def test_keys_may_be_permuted_with_their_values(size, seed, random):
    q, k, v = operands(seed, *size)
    order = list(range(size[1]))
    random.shuffle(order)
    torch.testing.assert_close(attention(q, k, v), attention(q, k[:, :, order], v[:, :, order]))


@few
@given(sizes, seeds)
def test_causal_output_does_not_depend_on_later_keys(size, seed):
    queries, keys = size
    q, k, v = operands(seed, queries, keys)
    whole = attention(q, k, v, causal=True, impl="reference")
    k[:, :, -1] += 100
    v[:, :, -1] -= 100
    changed = attention(q, k, v, causal=True, impl="reference")
    torch.testing.assert_close(whole[:, :, :-1], changed[:, :, :-1])


@few
@given(sizes, seeds)
def test_a_batch_is_its_items(size, seed):
    q, k, v = operands(seed, *size)
    items = [attention(q[b : b + 1], k[b : b + 1], v[b : b + 1], causal=True) for b in range(2)]
    torch.testing.assert_close(attention(q, k, v, causal=True), torch.cat(items))


@few
@given(seeds)
def test_a_low_temperature_tends_to_the_argmax_and_a_high_one_to_the_mean(seed):
    scores = numbers(seed, 4, 6, spread=10.0)
    weights = Formula(product=Product.WEIGHTS)
    cold = evaluate(weights, Inputs(scores=scores, temperature=1e-4)).output
    hot = evaluate(weights, Inputs(scores=scores, temperature=1e9)).output
    best = evaluate(Formula(product=Product.WEIGHTS, normalisation=Normalisation.ARGMAX), Inputs(scores=scores)).output
    torch.testing.assert_close(cold, best, atol=1e-3, rtol=0)
    torch.testing.assert_close(hot, torch.full_like(hot, 1 / 6), atol=1e-6, rtol=0)
