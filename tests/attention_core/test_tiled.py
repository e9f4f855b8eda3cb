"""Attention tile by tile against float64, over options, shapes, dtypes and tiles that cover every pair of choices.

Budgets come from attention_core/error_budget; gradcheck compares with finite differences.
"""

import itertools
import math

import pytest
import torch

from attention_core.error_budget import attention_budgets
from attention_core.options import check_arguments
from attention_core.tiled import tiled_attention

LEAVES = ("q", "k", "v", "bias", "alibi_slopes", "sinks")
# Every choice of one row meets every choice of every other row in some case. Lengths cross three tiles of 3 by 4 and
# of 5 by 3, and end in a partial one.
CHOICES = {
    "dtype": [torch.float32, torch.bfloat16, torch.float16, torch.float64],
    "heads": [(2, 2), (6, 3), (3, 1)],  # of queries, of keys
    "lengths": [(13, 14), (11, 23), (23, 11), (1, 17), (17, 1)],  # Tq, Tk
    "widths": [(4, 4), (8, 3), (1, 5)],  # D, Dv
    "blocks": [(3, 4), (5, 3), (128, 256)],
    "strided": [False, True],
    "far": [0.0, 200.0],  # added to every score
    "causal": [False, True],
    "window": [None, 1, 5],
    "softcap": [None, 2.0],
    "scale": [None, -0.7],
    "keep": [None, (1, 1, 1, 1), (2, 1, 1, 1), (2, 0, 1, 1)],  # 1 where the dimension is whole, and 0 where it is 1
    "bias": [None, (1, 1, 1, 1), (0, 1, 0, 1), (1, 0, 1, 0), (1, 1)],
    "alibi_slopes": [None, (1,), (1, 1)],
    "sinks": [False, True],
    "key_lengths": [None, (0, 1.0), (0.6, 0.3)],  # share of Tk
}


def pairs_of(case):
    return set(itertools.combinations(sorted((name, choice) for name, choice in enumerate(case)), 2))


def covering(sizes):
    """Cases (one number of a choice for each of `sizes`) in which every pair of choices occurs: each begins with a pair
    that no earlier one has, and takes what adds most."""
    columns = [[(name, choice) for choice in range(size)] for name, size in enumerate(sizes)]
    missing = {pair for a, b in itertools.combinations(columns, 2) for pair in itertools.product(a, b)}
    cases = []
    while missing:
        case = dict(min(missing))
        for name in sorted(set(range(len(sizes))) - case.keys()):
            gains = [
                sum(tuple(sorted(((name, choice), other))) in missing for other in case.items())
                for choice in range(sizes[name])
            ]
            case[name] = max(range(sizes[name]), key=lambda choice: gains[choice])
        cases.append(tuple(case[name] for name in range(len(sizes))))
        missing -= pairs_of(cases[-1])
    return cases


SIZES = [len(choices) for choices in CHOICES.values()]
CASES = covering(SIZES)


def numbers(seed, *shape):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def wide(dtype):
    """The dtype of the LSE and, by habit, of slopes."""
    return torch.promote_types(dtype, torch.float32)


def rows(seed, heads, length, width, case):
    """`(2, heads, length, width)`, in memory as `(2, length, heads, width)` where the case is strided."""
    plain = numbers(seed, 2, heads, length, width).to(case["dtype"])
    return plain.transpose(1, 2).contiguous().transpose(1, 2) if case["strided"] else plain


def shape_of(pattern, whole):
    return tuple(size if full else 1 for full, size in zip(pattern, whole[-len(pattern) :], strict=True))


def arguments(case, seed):
    """q, k, v and the options of one case, by name."""
    (H, heads), (queries, keys), (dim, value_dim) = case["heads"], case["lengths"], case["widths"]
    q, k, v = (
        rows(seed + n, *size, case)
        for n, size in enumerate([(H, queries, dim), (heads, keys, dim), (heads, keys, value_dim)])
    )
    if case["far"]:
        q[..., 0], k[..., 0] = case["far"] * dim**0.5 / 16, 16.0
    given = {"q": q, "k": k, "v": v}
    given |= {name: case[name] for name in ("causal", "window", "softcap", "scale")}
    whole = (2, H, queries, keys)
    if case["keep"]:
        given["keep"] = numbers(seed + 3, *shape_of(case["keep"], whole)) < 0.5
    if case["bias"]:
        given["bias"] = numbers(seed + 4, *shape_of(case["bias"], whole)).to(case["dtype"])
    if case["alibi_slopes"]:
        given["alibi_slopes"] = numbers(seed + 5, *shape_of(case["alibi_slopes"], (2, H))).abs().to(wide(case["dtype"]))
    if case["sinks"]:
        given["sinks"] = numbers(seed + 6, H).to(case["dtype"])
    if case["key_lengths"]:
        given["key_lengths"] = torch.tensor([int(share * keys) for share in case["key_lengths"]])
    return given


def run(given, blocks=(3, 4)):
    operands = [given[name] for name in "qkv"]
    options = check_arguments(*operands, **{name: x for name, x in given.items() if name not in ("q", "k", "v")})
    return tiled_attention(*operands, options, block_q=blocks[0], block_k=blocks[1])


def differentiable(given):
    """The same arguments, of which all floating ones ask for a gradient."""
    return given | {name: given[name].detach().requires_grad_() for name in LEAVES if name in given}


@pytest.mark.parametrize("number", range(len(CASES)))
def test_it_agrees_with_float64_in_every_pair_of_choices(number):
    case = {name: choices[n] for (name, choices), n in zip(CHOICES.items(), CASES[number], strict=True)}
    given = differentiable(arguments(case, seed=10 * number))
    before = {name: x.detach().clone() for name, x in given.items() if isinstance(x, torch.Tensor)}
    output, lse = run(given, case["blocks"])
    assert (output.dtype, lse.dtype) == (case["dtype"], wide(case["dtype"]))
    slopes = [numbers(number, *output.shape).to(output.dtype), numbers(number + 1, *lse.shape).to(lse.dtype)]
    leaves = {name: given[name] for name in LEAVES if name in given}
    gradients = torch.autograd.grad((output, lse), leaves.values(), slopes)
    expected = attention_budgets(**(given | before), grad_output=slopes[0], grad_lse=slopes[1])
    found = {"output": output, "lse": lse, **dict(zip(leaves, gradients, strict=True))}
    wrong = {name: f"{expected[name].over_budget(t):.2g}" for name, t in found.items() if not expected[name].admits(t)}
    assert not wrong, f"budgets exceeded in {case}: {wrong}"
    assert all(torch.equal(given[name], x) for name, x in before.items())
    assert [g.dtype for g in gradients] == [x.dtype for x in leaves.values()]


def test_the_cases_cover_every_pair():
    found = set().union(*map(pairs_of, CASES))
    assert len(found) == sum(a * b for a, b in itertools.combinations(SIZES, 2))
    assert len(CASES) < 60


SMALL = {
    "dtype": torch.float64, "heads": (4, 2), "lengths": (5, 7), "widths": (2, 3), "strided": True, "far": 0.0,
    "causal": False, "window": None, "softcap": None, "scale": None, "keep": None, "bias": None, "alibi_slopes": None,
    "sinks": False, "key_lengths": None,
}  # fmt: skip


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"causal": True, "lengths": (7, 5), "sinks": True},
        {"window": 2, "softcap": 1.5, "bias": (0, 1, 1, 0)},
        {"keep": (1, 1, 1, 1), "alibi_slopes": (1,), "bias": (1, 1), "key_lengths": (0, 0.8)},
        {"causal": True, "window": 3, "softcap": 2.0, "alibi_slopes": (1, 1), "bias": (1, 1, 1, 1), "sinks": True},
    ],
    ids=str,
)
def test_finite_differences_give_the_same_gradients(changes):
    given = arguments(SMALL | changes, seed=1)
    given |= {name: given[name].double() for name in LEAVES if name in given}
    names = [name for name in LEAVES if name in given]

    def function(*leaves):
        output, lse = run(given | dict(zip(names, leaves, strict=True)), (2, 3))
        return output, lse.masked_fill(lse == -math.inf, 0.0)

    leaves = [given[name].detach().requires_grad_() for name in names]
    assert torch.autograd.gradcheck(function, leaves, fast_mode=True)  # along random directions


@pytest.mark.parametrize("sinks", [False, True])
def test_empty_rows_are_exactly_zero(sinks):
    given = differentiable(arguments(SMALL | {"sinks": sinks, "bias": (1, 1, 1, 1)}, seed=2))
    output, lse = run(given | {"key_lengths": torch.tensor([0, 3])})
    assert not output[0].any()
    assert torch.equal(lse[0], given["sinks"][:, None].expand(4, 5) if sinks else torch.full((4, 5), -math.inf))
    (output.sum() + lse.sum()).backward()
    assert all(not given[name].grad[0].any() for name in ("q", "k", "v", "bias"))
    assert all(bool(given[name].grad.isfinite().all()) for name in LEAVES if name in given)


def test_rows_that_a_huge_bias_hides_are_means_with_right_gradients():
    """Masks of the dtype's lowest number are common; there m + log(l) is m, and exp(s - LSE) is 1 for every key."""
    given = differentiable(arguments(SMALL | {"dtype": torch.float32, "bias": (1, 1, 1, 1)}, seed=3))
    lowest = torch.full_like(given["bias"], torch.finfo(torch.float32).min)
    output, _ = run(given | {"bias": lowest})
    output.sum().backward()
    torch.testing.assert_close(output, given["v"].mean(2, keepdim=True).repeat_interleave(2, 1).expand_as(output))
    torch.testing.assert_close(given["v"].grad, torch.full_like(given["v"], 2 * 5 / 7))


def test_the_tiles_do_not_change_the_result():
    given = arguments(SMALL | {"causal": True, "window": 4, "sinks": True}, seed=4)
    results = [run(given, blocks) for blocks in [(1, 1), (2, 3), (5, 7), (64, 64), (4, 1)]]
    for output, lse in results[1:]:
        torch.testing.assert_close(output, results[0][0])
        torch.testing.assert_close(lse, results[0][1])


def test_keys_that_nobody_sees_are_not_read():
    """Tiles beyond the window, the causal edge and the lengths are skipped: NaN there would spread otherwise."""
    given = arguments(SMALL | {"causal": True, "window": 2, "lengths": (4, 16)}, seed=5)
    given["k"][:, :, :8], given["v"][:, :, :8] = math.nan, math.nan
    padded = arguments(SMALL | {"lengths": (5, 16)}, seed=5) | {"key_lengths": torch.tensor([3, 4])}
    padded["k"][:, :, 4:], padded["v"][:, :, 4:] = math.nan, math.nan
    for arguments_ in (given, padded):
        given_leaves = differentiable(arguments_)
        output, _ = run(given_leaves)
        assert bool(output.isfinite().all())
        output.sum().backward()
        assert all(bool(given_leaves[name].grad.isfinite().all()) for name in "qkv")


def test_it_has_no_second_derivative_and_says_so():
    given = differentiable(arguments(SMALL, seed=6))
    with pytest.raises(NotImplementedError, match="no second derivative"):
        torch.autograd.grad(run(given)[0].sum(), given["q"], create_graph=True)


def test_it_stays_in_float32_under_autocast():
    given = differentiable(arguments(SMALL | {"dtype": torch.float32}, seed=7))
    plain = run(given)[0]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert torch.equal(run(given)[0], plain)


def test_it_refuses_blocks_of_nothing():
    with pytest.raises(ValueError, match="block_q, block_k: 0, 4"):
        run(arguments(SMALL, seed=8), (0, 4))
