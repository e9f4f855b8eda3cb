import torch
import triton
import triton.language as tl


@triton.jit
def softmax_kernel(x_ptr, out_ptr, columns, x_row, x_column, out_row, out_column, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x_ptr += row * x_row
    out_ptr += row * out_row

    top = 0.0
    total = 0.0
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + at * x_column, mask=at < columns, other=-float("inf")).to(tl.float32)
        new_top = tl.maximum(top, tl.max(x, 0))
        safe = tl.where(new_top == -float("inf"), 0.0, new_top)
        total = total * tl.exp(top - safe) + tl.sum(tl.exp(x - safe), 0)
        top = new_top

    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + at * x_column, mask=at < columns, other=-float("inf")).to(tl.float32)
        tl.store(out_ptr + at * out_column, tl.exp(x - top) / total, mask=at < columns)


def softmax(x):
    out = torch.empty_like(x)
    rows, columns = x.shape
    block = 64
    softmax_kernel[(rows,)](x, out, columns, *x.stride(), *out.stride(), BLOCK=block)
    return out
