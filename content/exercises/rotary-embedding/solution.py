import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2

    # Angles are no data: they follow from a whole number and the base, and they grow with the position. In bfloat16
    # neighbouring positions beyond 256 would be the same number, so the table is computed in float32 (float64 if x is).
    wide = torch.promote_types(x.dtype, torch.float32)
    frequencies = base ** (-2.0 * torch.arange(half, dtype=wide, device=x.device) / x.shape[-1])  # (D/2,)
    angles = positions.to(wide).unsqueeze(-1) * frequencies  # (T, D/2): one row for each position
    cosine, sine = torch.cos(angles), torch.sin(angles)

    # Feature i and feature i + D/2 are one pair, a point in the plane; the halves of x are the two coordinates of all
    # pairs at once. The table broadcasts over batch and heads, since it ends in the same two axes as each half.
    first, second = x[..., :half].to(wide), x[..., half:].to(wide)

    # A turn to the left: the sine enters the first coordinate with a minus. Both lines need both old coordinates, so
    # nothing is written in place.
    turned = torch.cat([first * cosine - second * sine, first * sine + second * cosine], dim=-1)
    return turned.to(x.dtype)
