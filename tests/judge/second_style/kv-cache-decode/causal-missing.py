import torch


class Decoder:
    def __init__(self, k_cache, v_cache):
        self.k, self.v = k_cache, v_cache

    def append(self, k, v):
        self.k = torch.concat([self.k, k], dim=-2)
        self.v = torch.concat([self.v, v], dim=-2)

    def attend(self, q):
        group = q.shape[1] // self.k.shape[1]
        heads = []
        for h in range(q.shape[1]):
            s = torch.bmm(q[:, h].double(), self.k[:, h // group].double().mT) * q.shape[3] ** -0.5
            heads.append(torch.bmm(s.softmax(2), self.v[:, h // group].double()))
        return torch.stack(heads, 1).to(q.dtype)


def decode_step(q, k_new, v_new, k_cache, v_cache):
    decoder = Decoder(k_cache, v_cache)
    decoder.append(k_new, v_new)
    return decoder.attend(q), decoder.k, decoder.v
