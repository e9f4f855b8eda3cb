import torch
import triton
import triton.language as tl


@triton.jit
def softmax_kernel(x_ptr, out_ptr, columns, x_row, x_column, out_row, out_column, BLOCK: tl.constexpr):
    # One program runs this for each point of the grid; tl.program_id(0) says which one it is.
    pass


def softmax(x: torch.Tensor) -> torch.Tensor:
    """Softmax of each row of x (N, C), done by a Triton kernel. Returns (N, C) in the dtype of x."""
    # out = torch.empty_like(x)
    # softmax_kernel[(number of programs,)](x, out, ..., BLOCK=...)
    raise NotImplementedError("softmax is not written yet")
