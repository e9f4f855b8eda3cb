"""Pages: tokens come out in order, whatever the pages' order."""

import math

import pytest
import torch

from attention_core.pages import gather_pages, page_keep

PAGE = 3


def paged(lengths, dtype=torch.float32, table_dtype=torch.int32):
    """Dense tokens `(B, Hkv, T, D)`, the same in shuffled pages whose unused rows are NaN, and the table."""
    generator = torch.Generator().manual_seed(0)
    width = max(1, math.ceil(max(lengths) / PAGE))
    order = iter(torch.randperm(len(lengths) * width + 2, generator=generator).tolist())
    pages = torch.full((len(lengths) * width + 2, PAGE, 2, 4), math.nan, dtype=dtype)
    table = torch.zeros(len(lengths), width, dtype=table_dtype)
    dense = torch.zeros(len(lengths), 2, width * PAGE, 4, dtype=dtype)
    for b, length in enumerate(lengths):
        for t in range(length):
            if t % PAGE == 0:
                table[b, t // PAGE] = next(order)
            dense[b, :, t] = torch.randn(2, 4, generator=generator).to(dtype)
            pages[table[b, t // PAGE], t % PAGE] = dense[b, :, t]
    return dense, pages, table


@pytest.mark.parametrize("lengths", [[7, 3], [1, 9, 4], [5, 0], [0]])
@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("table_dtype", [torch.int32, torch.int64])
def test_tokens_come_out_in_order_and_what_is_unused_as_zeros(lengths, dtype, table_dtype):
    dense, pages, table = paged(lengths, dtype, table_dtype)
    found = gather_pages(pages, table, torch.tensor(lengths, dtype=table_dtype))
    assert found.dtype == dtype
    assert torch.equal(found, dense)


def test_the_mask_is_the_lengths():
    _, _, table = paged([4, 0, 6])
    keep = page_keep(table, torch.tensor([4, 0, 6]), PAGE)
    assert keep.shape == (3, 1, 1, 6)
    assert keep.sum(-1).flatten().tolist() == [4, 0, 6]


def test_two_sequences_may_share_a_page_and_its_gradients():
    pages = torch.arange(12.0).view(2, 3, 1, 2).requires_grad_()
    found = gather_pages(pages, torch.tensor([[1], [1]]), torch.tensor([3, 2]))
    assert torch.equal(found[0, :, :2], found[1, :, :2])
    found.sum().backward()
    assert pages.grad[1, :, 0, 0].tolist() == [2.0, 2.0, 1.0]
    assert not pages.grad[0].any()


def test_strided_pages_are_read_as_they_are():
    dense, pages, table = paged([5, 8])
    strided = pages.transpose(1, 2).contiguous().transpose(1, 2)
    assert not strided.is_contiguous()
    assert torch.equal(gather_pages(strided, table, torch.tensor([5, 8])), dense)
