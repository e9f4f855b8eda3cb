"""Keys and values in 8 bits: one scale for each vector, so that a large key costs no other key its digits."""

import torch
from torch import Tensor

STEPS = 127  # of the 256 values of int8; -128 stays unused so that both signs reach equally far


def quantise(x: Tensor) -> tuple[Tensor, Tensor]:
    """int8 `(..., D)` and float32 scales `(...)` of vectors `(..., D)`: x is about int8 * scale, off by at most half a
    scale. The scale is the vector's largest magnitude / 127; zero vectors have scale 0. Rounding has no gradient."""
    wide = x.detach().to(torch.float32)
    scale = wide.abs().amax(-1) / STEPS
    steps = wide / scale.masked_fill(scale == 0, 1.0).unsqueeze(-1)
    return steps.round().clamp(-STEPS, STEPS).to(torch.int8), scale


def dequantise(x_int8: Tensor, scale: Tensor, dtype: torch.dtype = torch.float32) -> Tensor:
    """int8 `(..., D)` times scale `(...)`, multiplied in float32 at least; differentiable with respect to the scale."""
    wide = torch.promote_types(dtype, torch.float32)
    return (x_int8.to(wide) * scale.to(wide).unsqueeze(-1)).to(dtype)
