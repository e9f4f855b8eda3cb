import torch


class Rope(torch.nn.Module):
    def __init__(self, dim, base):
        super().__init__()
        self.register_buffer("freq", torch.tensor([float(base) ** (-2 * i / dim) for i in range(dim // 2)]).double())

    def forward(self, x, positions):
        theta = positions.double().unsqueeze(-1) * self.freq
        a, b = x.double().unflatten(-1, (2, -1)).unbind(-2)
        rot = torch.stack((theta.cos(), -theta.sin(), theta.sin(), theta.cos()))
        return torch.stack((rot[0] * a + rot[1] * b, rot[2] * a + rot[3] * b), dim=-2).flatten(-2)


def apply_rotary(x, positions, base):
    return Rope(x.shape[-1], base)(x, positions).to(x.dtype)
