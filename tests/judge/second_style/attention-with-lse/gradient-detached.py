import torch


class Attention(torch.nn.Module):
    @torch.no_grad()
    def weights(self, q, k):
        s = torch.matmul(q.double(), k.double().transpose(2, 3)).div(q.shape[-1] ** 0.5)
        lse = s.logsumexp(-1)
        return torch.exp(s - lse.unsqueeze(-1)), lse

    def forward(self, q, k, v):
        w, lse = self.weights(q, k)
        return torch.matmul(w, v.double()).to(v.dtype), lse.to(q.dtype)


def attention_with_lse(q, k, v):
    return Attention()(q, k, v)
