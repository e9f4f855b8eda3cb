"""ALiBi against the paper's numbers and loops written apart."""

import pytest
import torch

from attention_core.bias import alibi_bias, alibi_slopes


def test_eight_heads_have_the_papers_slopes():
    assert alibi_slopes(8).tolist() == [1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128, 1 / 256]


def test_sixteen_heads_have_the_papers_slopes():
    wanted = [2 ** -(half / 2) for half in range(1, 17)]  # 1/2^0.5, 1/2^1, 1/2^1.5, ..., 1/2^8
    torch.testing.assert_close(alibi_slopes(16), torch.tensor(wanted))


@pytest.mark.parametrize(
    ("heads", "exponents"),
    [
        (1, [8]),
        (2, [4, 8]),
        (3, [4, 8, 2]),
        (5, [2, 4, 6, 8, 1]),
        (6, [2, 4, 6, 8, 1, 3]),
        (7, [2, 4, 6, 8, 1, 3, 5]),
        (12, [1, 2, 3, 4, 5, 6, 7, 8, 0.5, 1.5, 2.5, 3.5]),
    ],
)
def test_other_counts_borrow_from_the_next_power_of_two(heads, exponents):
    torch.testing.assert_close(alibi_slopes(heads), torch.tensor([2.0**-e for e in exponents]))


@pytest.mark.parametrize("heads", range(1, 130))
def test_any_count_gives_different_slopes_between_0_and_1(heads):
    slopes = alibi_slopes(heads)
    assert slopes.shape == (heads,)
    assert slopes.dtype == torch.float32
    assert bool(((slopes > 0) & (slopes < 1)).all())
    assert len(set(slopes.tolist())) == heads


def test_no_heads_are_refused():
    with pytest.raises(ValueError, match="n_heads: 0"):
        alibi_slopes(0)


@pytest.mark.parametrize(("queries", "keys"), [(4, 4), (2, 5), (5, 2), (1, 3)])
def test_the_bias_is_slope_times_distance_bottom_right(queries, keys):
    slopes = torch.tensor([[0.5, 0.25], [3.0, 0.0]])
    found = alibi_bias(slopes, queries, keys)
    assert found.shape == (2, 2, queries, keys)
    for b, h, i, j in torch.cartesian_prod(*(torch.arange(n) for n in found.shape)).tolist():
        assert float(found[b, h, i, j]) == float(slopes[b, h]) * (j - (i + keys - queries))
    torch.testing.assert_close(alibi_bias(slopes[0], queries, keys), found[0])


def test_the_bias_favours_near_keys_and_steep_heads_most():
    bias = alibi_bias(alibi_slopes(4), 1, 6)[:, 0]  # the last query, which stands at the last key
    assert not bias[:, -1].any()
    assert bool((bias.diff(dim=-1) > 0).all())
    assert bool((bias[:-1, 0] < bias[1:, 0]).all())


def test_float32_slopes_tell_far_keys_apart_where_bfloat16_does_not():
    slopes = alibi_slopes(1)
    assert alibi_bias(slopes, 1, 1000).unique().numel() == 1000
    assert alibi_bias(slopes.bfloat16(), 1, 1000).unique().numel() < 600


def test_the_slopes_have_a_gradient():
    slopes = torch.tensor([0.5, 1.5], dtype=torch.float64, requires_grad=True)
    alibi_bias(slopes, 1, 4).sum().backward()
    assert slopes.grad.tolist() == [-6.0, -6.0]
    assert alibi_bias(slopes, 2, 2).dtype == torch.float64
