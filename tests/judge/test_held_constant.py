"""Right outputs whose gradients leave out what runs through a part that was detached."""

import pytest

LENGTHS = """
def qk_norm_attention(q, k, v, scale):
    q, k = q / q.norm(dim=-1, keepdim=True){q}, k / k.norm(dim=-1, keepdim=True){k}
    return (q @ k.mT * scale).softmax(-1) @ v
"""
CAP = """
import torch

def softcap_attention(q, k, v, cap):
    s = q @ k.mT / q.shape[-1] ** 0.5
    s = s + (cap * torch.tanh(s / cap) - s){cap}
    return s.softmax(-1) @ v
"""
MERGE = """
import torch

def merge_attention(out_a, lse_a, out_b, lse_b):
    a, b = lse_a.double(), lse_b.double()
    none = (a == -torch.inf) & (b == -torch.inf)
    a, b = a.masked_fill(none, 0.0), b.masked_fill(none, 0.0)
    lse = torch.logaddexp(a, b)
    shares = [torch.exp(one - lse{inner}).masked_fill(none, 0.0).unsqueeze(-1){shares} for one in (a, b)]
    out = shares[0] * out_a + shares[1] * out_b
    lse = lse.masked_fill(none, -torch.inf){returned}
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
"""
CUT = ".detach()"
PROGRAMS = {
    "both lengths": ("qk-norm-attention", LENGTHS.replace("keepdim=True)", "keepdim=True).detach()"), {}),
    "the length of q": (
        "qk-norm-attention",
        LENGTHS.replace("q.norm(dim=-1, keepdim=True)", "q.detach().norm(dim=-1, keepdim=True)"),
        {},
    ),
    "the cap": ("softcap-attention", CAP, {"cap": CUT}),
    "the shares": ("merge-attention", MERGE, {"shares": CUT}),
    "the sum in the shares": ("merge-attention", MERGE, {"inner": CUT}),
    "the LSE": ("merge-attention", MERGE, {"returned": CUT}),
}


def written(source, cut):
    for name in ("q", "k", "cap", "inner", "shares", "returned"):
        source = source.replace("{" + name + "}", cut.get(name, ""))
    return source


@pytest.mark.parametrize("part", PROGRAMS)
def test_it_names_what_was_detached(verdict, named, part):
    slug, source, cut = PROGRAMS[part]
    found = verdict(slug, written(source, cut))
    assert named(found) == {"gradient-detached"}, found["summary"]


@pytest.mark.parametrize(
    ("slug", "source"), [("qk-norm-attention", LENGTHS), ("softcap-attention", CAP), ("merge-attention", MERGE)]
)
def test_the_same_programs_pass_with_nothing_detached(verdict, slug, source):
    found = verdict(slug, written(source, {}))
    assert found["status"] == "passed", found["summary"]
