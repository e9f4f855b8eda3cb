import torch


class AlibiAttention(torch.nn.Module):
    def forward(self, q, k, v, slopes):
        n, m = q.shape[2], k.shape[2]
        back = (torch.arange(n) + m - n).unsqueeze(1) - torch.arange(m).unsqueeze(0)
        logits = torch.einsum("bhnd,bhmd->bhnm", q.double(), k.double()) / q.shape[3] ** 0.5
        logits = logits - slopes.double().unsqueeze(-1).unsqueeze(-1) * back
        weights = torch.softmax(logits, dim=-1)
        # now cut the future away
        weights = torch.tril(weights, diagonal=m - n)
        return torch.einsum("bhnm,bhme->bhne", weights, v.double()).to(v.dtype)


def alibi_attention(q, k, v, slopes):
    return AlibiAttention()(q, k, v, slopes)
