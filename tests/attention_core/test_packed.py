"""Packed batches: nothing is lost, and no sequence sees another."""

import pytest
import torch

from attention_core.packed import pack, packed_keep, unpack

LENGTHS = [[3, 1, 4], [5], [2, 0, 3], [0, 1]]


def sequences(lengths, dtype=torch.float32):
    generator = torch.Generator().manual_seed(0)
    return [torch.randn(length, 2, 3, generator=generator).to(dtype) for length in lengths]


@pytest.mark.parametrize("lengths", LENGTHS)
@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16])
def test_unpacking_undoes_packing(lengths, dtype):
    parts = sequences(lengths, dtype)
    packed, bounds = pack(parts)
    assert packed.shape == (sum(lengths), 2, 3)
    assert packed.dtype == dtype
    assert bounds.dtype == torch.int32
    assert bounds.tolist() == [sum(lengths[:n]) for n in range(len(lengths) + 1)]
    assert all(torch.equal(a, b) for a, b in zip(unpack(packed, bounds), parts, strict=True))


@pytest.mark.parametrize("lengths", LENGTHS)
@pytest.mark.parametrize("causal", [True, False])
def test_the_mask_is_a_block_for_each_sequence(lengths, causal):
    blocks = [torch.ones(n, n).tril() if causal else torch.ones(n, n) for n in lengths]
    found = packed_keep(pack(sequences(lengths))[1], causal=causal)
    assert torch.equal(found, torch.block_diag(*blocks).bool()[: sum(lengths), : sum(lengths)])
