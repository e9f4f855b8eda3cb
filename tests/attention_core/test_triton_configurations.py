"""Which tiles the kernels take: the lists, and the choice among them."""

import math
from itertools import product

import pytest

from attention_core.fused_triton.configurations import (
    Architecture,
    Configuration,
    Kernel,
    architecture,
    candidates,
    padded,
)
from attention_core.fused_triton.tuning import choose

SMALL, LARGE, HUGE = Configuration(16, 16, 4, 2), Configuration(64, 64, 4, 2), Configuration(256, 256, 8, 3)


@pytest.mark.parametrize(("kernel", "arch", "half"), list(product(Kernel, Architecture, [True, False])))
def test_it_has_candidates_for_every_call(kernel, arch, half):
    for dim, queries in product((1, 16, 64, 96, 128, 256), (1, 16, 17, 5000)):
        found = candidates(kernel, arch, half=half, dim=dim, value_dim=1, queries=queries)
        assert 1 <= len(found) <= 4
        for one in found:
            assert {one.block_q, one.block_k} <= {16, 32, 64, 128, 256}
            assert one.warps in (4, 8)


@pytest.mark.parametrize(
    ("capability", "expected"), [((8, 0), "ampere"), ((8, 9), "ampere"), ((9, 0), "hopper"), ((12, 0), "blackwell")]
)
def test_it_knows_the_architecture(capability, expected):
    assert architecture(capability) == expected


@pytest.mark.parametrize(("dim", "width"), [(0, 16), (1, 16), (16, 16), (17, 32), (96, 128), (256, 256)])
def test_it_pads_widths_to_powers_of_two(dim, width):
    assert padded(dim) == width


def test_it_chooses_the_fastest_that_fits_and_measures_once():
    times = {SMALL: 2.0, LARGE: 1.0, HUGE: math.inf}
    measured = []

    def milliseconds(configuration):
        measured.append(configuration)
        return times[configuration]

    assert [choose("a kind", tuple(times), milliseconds) for _ in range(2)] == [LARGE, LARGE]
    assert measured == [SMALL, LARGE, HUGE]


def test_it_says_when_none_fits():
    with pytest.raises(RuntimeError, match="no configuration of the Triton kernel fits"):
        choose("another kind", (HUGE,), lambda configuration: math.inf)
