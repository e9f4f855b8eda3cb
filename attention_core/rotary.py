"""Rotary position embedding: queries and keys are turned by angles that grow with their position, so that a score
depends on the distance of query and key and on neither position alone.

Source: Su et al., RoFormer, 2021 (arXiv 2104.09864), section 3.2.2. The paper pairs neighbours, components 2i and
2i + 1; here, as in GPT-NeoX and in Hugging Face's Llama, the pair is (i, i + D/2): the same up to an order of the
components.
"""

import torch
from torch import Tensor


def rotary_angles(positions: Tensor, dim: int, *, base: float = 10_000.0) -> Tensor:
    """The angle of each position and pair, float64 radians: positions `(..., T)` give `(..., T, D/2)`.

    Pair i turns by base^(-2i/D) for each position: the first by one radian, each next one by less.
    """
    if dim % 2:
        raise ValueError(f"dim: {dim}; expected an even width, its halves are the pairs")
    turns = base ** -(torch.arange(0, dim, 2, device=positions.device, dtype=torch.float64) / dim)
    # In float32 the angle of position 100,000 would be off by up to 0.007 radian.
    return positions.to(torch.float64).unsqueeze(-1) * turns


def apply_rotary(x: Tensor, positions: Tensor, base: float = 10_000.0) -> Tensor:
    """x `(B, H, T, D)` with each pair (x_i, x_{i + D/2}) turned by its angle; positions `(T,)` integer, or any shape
    that broadcasts to `(B, H, T)`. Lengths stay; position 0 changes nothing. Half precision is turned in float32."""
    wide = torch.promote_types(x.dtype, torch.float32)
    angles = rotary_angles(positions, x.shape[-1], base=base)
    cos, sin = angles.cos().to(wide), angles.sin().to(wide)
    first, second = x.to(wide).chunk(2, dim=-1)
    turned = torch.cat((first * cos - second * sin, second * cos + first * sin), dim=-1)
    return turned.to(x.dtype)
