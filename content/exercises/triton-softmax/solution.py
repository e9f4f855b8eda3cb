import torch
import triton
import triton.language as tl


@triton.jit
def softmax_kernel(x_ptr, out_ptr, columns, x_row, x_column, out_row, out_column, BLOCK: tl.constexpr):
    # One program for each row. Pointers are addresses: what the strides say decides where a row lies, so that a
    # transposed input needs no copy.
    row = tl.program_id(0)
    x_ptr += row * x_row
    out_ptr += row * out_row

    # First pass: the running maximum, and the sum of exponentials in units of exp(maximum). BLOCK columns at a time, so
    # that a row may be longer than what fits into registers.
    top = -float("inf")
    total = 0.0
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        # The last block hangs over the end of the row. A lane there reads -inf, whose exponential adds nothing.
        # Arithmetic is done in float32, whatever the input's dtype.
        x = tl.load(x_ptr + at * x_column, mask=at < columns, other=-float("inf")).to(tl.float32)
        new_top = tl.maximum(top, tl.max(x, 0))
        # A row may begin with blocks of -inf: then there is nothing to rescale, and -inf - (-inf) would be NaN.
        safe = tl.where(new_top == -float("inf"), 0.0, new_top)
        total = total * tl.exp(top - safe) + tl.sum(tl.exp(x - safe), 0)
        top = new_top

    # Second pass: the weights. The row is read again, which is cheaper than keeping it.
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + at * x_column, mask=at < columns, other=-float("inf")).to(tl.float32)
        # tl.store converts to the dtype of the pointer, and leaves alone what the mask hides.
        tl.store(out_ptr + at * out_column, tl.exp(x - top) / total, mask=at < columns)


def softmax(x):
    out = torch.empty_like(x)
    rows, columns = x.shape
    # tl.arange needs a power of two. 1024 lanes are enough to keep a GPU's multiprocessor busy.
    block = min(triton.next_power_of_2(columns), 1024)
    softmax_kernel[(rows,)](x, out, columns, *x.stride(), *out.stride(), BLOCK=block)
    return out
