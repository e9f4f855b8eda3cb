import torch


class Cap(torch.nn.Module):
    def __init__(self, cap):
        super().__init__()
        self.cap = cap
        self.squash = torch.nn.Tanh()

    def forward(self, logits):
        return self.squash(logits)  # between -1 and 1


def softcap_attention(q, k, v, cap):
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()).mul(q.shape[-1] ** -0.5)
    probs = torch.softmax(Cap(cap)(logits), dim=-1)
    return torch.einsum("bhij,bhjd->bhid", probs, v.double()).to(q.dtype)
