"""Every option of attention in the oracle, against loops in plain Python that share nothing with the library."""

import math

import pytest
import torch

from attention_core import Inputs, reference_attention
from attention_core.evaluation import evaluate
from attention_core.formula import Formula, Product


def numbers(*shape, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


SEEN = torch.rand(2, 1, 5, 6, generator=torch.Generator().manual_seed(9)) < 0.7
OPTIONS = {
    "nothing": {},
    "scale": {"scale": -0.3},
    "causal": {"causal": True},
    "window, causal": {"window": 2, "causal": True},
    "window, both sides": {"window": 2},
    "window of 1": {"window": 1, "causal": True},
    "cap": {"softcap": 0.7},
    "bias": {"bias": numbers(4, 1, 6, seed=4)},
    "slopes": {"alibi_slopes": numbers(4, seed=5)},
    "slopes of each item, cap": {"alibi_slopes": numbers(2, 4, seed=5), "softcap": 1.5},
    "sinks": {"sinks": numbers(4, seed=6)},
    "lengths, one of them 0": {"key_lengths": torch.tensor([0, 4])},
    "lengths do not move the diagonal": {"key_lengths": torch.tensor([2, 5], dtype=torch.int32), "causal": True},
    "empty rows with sinks": {"sinks": numbers(4, seed=6), "key_lengths": torch.tensor([0, 3]), "causal": True},
    "everything": {
        "keep": SEEN,
        "bias": numbers(2, 1, 5, 6, seed=4),
        "scale": 0.8,
        "causal": True,
        "window": 4,
        "softcap": 2.0,
        "alibi_slopes": numbers(4, seed=5),
        "sinks": numbers(4, seed=6),
        "key_lengths": torch.tensor([6, 3]),
    },
}
LAYOUTS = [(5, 6, 4), (5, 6, 2), (5, 6, 1)]


def hides(option, b, i, j, queries, keys):
    p = i + keys - queries
    causal, window, lengths = (option.get(name) for name in ("causal", "window", "key_lengths"))
    return (
        (causal and j > p)
        or (window is not None and (j <= p - window or j >= p + window))
        or (lengths is not None and j >= int(lengths[b]))
        or ("keep" in option and not bool(option["keep"].expand(2, 4, queries, keys)[b, 0, i, j]))
    )


def score(q, k, option, b, h, i, j):
    keys, queries, dim = k.shape[2], q.shape[2], q.shape[3]
    value = option.get("scale", 1 / math.sqrt(dim)) * float(q[b, h, i] @ k[b, h // (q.shape[1] // k.shape[1]), j])
    if "softcap" in option:
        value = option["softcap"] * math.tanh(value / option["softcap"])
    if "bias" in option:
        value += float(option["bias"].expand(2, 4, queries, keys)[b, h, i, j])
    if "alibi_slopes" in option:
        value += float(option["alibi_slopes"].expand(2, 4)[b, h]) * (j - i - keys + queries)
    return value


def by_loops(q, k, v, option):
    """Output and LSE, one row at a time."""
    (B, H, queries, _), keys = q.shape, k.shape[2]
    output, lse = torch.zeros(B, H, queries, v.shape[3], dtype=torch.float64), torch.zeros(B, H, queries).double()
    for b, h, i in torch.cartesian_prod(torch.arange(B), torch.arange(H), torch.arange(queries)).tolist():
        scores = {j: score(q, k, option, b, h, i, j) for j in range(keys) if not hides(option, b, i, j, queries, keys)}
        sink = [float(option["sinks"][h])] if "sinks" in option else []
        total = sum(math.exp(s) for s in [*scores.values(), *sink])
        lse[b, h, i] = math.log(total) if total else -math.inf
        for j, s in scores.items():
            output[b, h, i] += math.exp(s) / total * v[b, h // (H // v.shape[1]), j]
    return output, lse


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize(("queries", "keys", "kv_heads"), LAYOUTS)
def test_it_is_what_loops_give(option, queries, keys, kv_heads):
    q, k, v = numbers(2, 4, queries, 3), numbers(2, kv_heads, keys, 3, seed=1), numbers(2, kv_heads, keys, 2, seed=2)
    found = reference_attention(q, k, v, **option)
    output, lse = by_loops(q, k, v, option)
    torch.testing.assert_close(found.output, output)
    torch.testing.assert_close(found.lse, lse)
    torch.testing.assert_close(found.weights.sum(-1) > 0, (found.masked > -math.inf).any(-1))


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_output_and_lse_have_the_gradients_of_finite_differences(option):
    leaves = {"q": numbers(2, 4, 5, 3), "k": numbers(2, 2, 6, 3, seed=1), "v": numbers(2, 2, 6, 2, seed=2)}
    leaves |= {name: option[name].clone() for name in ("bias", "alibi_slopes", "sinks") if name in option}
    rest = {name: value for name, value in option.items() if name not in leaves}

    def outputs(*tensors):
        found = reference_attention(**dict(zip(leaves, tensors, strict=True)), **rest)
        return found.output, found.lse.masked_fill(found.lse == -math.inf, 0.0)

    assert torch.autograd.gradcheck(outputs, [t.requires_grad_() for t in leaves.values()], fast_mode=True)


@pytest.mark.parametrize("sinks", [None, numbers(4, seed=6)])
def test_empty_rows_are_zero_and_have_zero_gradients(sinks):
    q, k, v = (t.requires_grad_() for t in (numbers(2, 4, 5, 3), numbers(2, 2, 2, 3), numbers(2, 2, 2, 3)))
    found = reference_attention(q, k, v, causal=True, sinks=sinks)
    (found.output.sum() + found.lse[found.lse > -math.inf].sum()).backward()
    assert not found.output[:, :, :3].any()
    assert not q.grad[:, :, :3].any()
    assert all(bool(t.grad.isfinite().all()) for t in (q, k, v))
    wanted = torch.full((4,), -math.inf, dtype=torch.float64) if sinks is None else sinks
    torch.testing.assert_close(found.lse[0, :, 0], wanted)


def test_half_inputs_are_answered_in_float64():
    q, k, v = (numbers(1, 2, 3, 4, seed=s).bfloat16() for s in range(3))
    found = reference_attention(q, k, v, sinks=torch.zeros(2, dtype=torch.bfloat16))
    assert {t.dtype for t in (found.scores, found.weights, found.output, found.lse)} == {torch.float64}


def test_every_product_is_what_torch_gives():
    scores, targets = numbers(4, 6), torch.tensor([0, 5, 2, 2])
    wanted = {
        Product.WEIGHTS: (scores.softmax(-1),),
        Product.LOG_WEIGHTS: (scores.log_softmax(-1),),
        Product.LSE: (scores.logsumexp(-1),),
        Product.ROW_STATISTICS: (scores.amax(-1), torch.exp(scores - scores.amax(-1, keepdim=True)).sum(-1)),
        Product.CROSS_ENTROPY: (torch.nn.functional.cross_entropy(scores, targets),),
        Product.SCORES: (scores,),
    }
    for product, answer in wanted.items():
        found = evaluate(Formula(product=product), Inputs(scores=scores, targets=targets))
        torch.testing.assert_close(found.outputs, answer)


def test_the_log_weights_of_far_scores_do_not_underflow():
    scores = torch.tensor([[0.0, -1000.0]], dtype=torch.float64)
    found = evaluate(Formula(product=Product.LOG_WEIGHTS), Inputs(scores=scores)).output
    torch.testing.assert_close(found, scores)
