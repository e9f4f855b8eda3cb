"""`softmax(scores, dim)`: scores of any shape, weights of the same shape."""

from __future__ import annotations

import torch
from torch import Tensor

from attention_core.formula import Formula, Inputs
from grader.worker.families.base import CaseSpec
from grader.worker.program import Argument


class SoftmaxFamily:
    """Options: `shape`, `dim`, `spread` (standard deviation of the scores), `offset` (added to each row),
    `alternating` (every second row gets the offset with a minus), `strided` (a transposed layout)."""

    differentiable = (0,)
    fused_name = "torch.softmax"
    fused_source = "import torch\n\ndef fused(scores, dim):\n    return torch.softmax(scores, dim)\n"

    def arguments(self, spec: CaseSpec, generator: torch.Generator) -> tuple[Argument, ...]:
        shape, dim = tuple(spec.options["shape"]), int(spec.options["dim"])
        scores = torch.randn(shape, generator=generator) * float(spec.options.get("spread", 2.0))
        offset = float(spec.options.get("offset", 0.0))
        rows = torch.full(tuple(1 if i == dim % len(shape) else n for i, n in enumerate(shape)), offset)
        if spec.options.get("alternating"):
            rows.view(-1)[1::2] *= -1
        scores = (scores + rows).to(spec.dtype)
        if spec.options.get("hidden"):
            scores = _hide_one_of_each_row(scores, dim)
        if spec.options.get("strided"):
            scores = scores.transpose(0, -1).contiguous().transpose(0, -1)
        return scores, dim

    def inputs(self, arguments: tuple[Argument, ...], spec: CaseSpec) -> Inputs:
        scores, dim = arguments
        assert isinstance(scores, Tensor)
        assert isinstance(dim, int)
        return Inputs(scores=scores.double(), dim=dim, judged=spec.dtype)

    def leaves(self, inputs: Inputs) -> tuple[Tensor, ...]:
        assert inputs.scores is not None
        return (inputs.scores,)

    def plain(self, formula: Formula, arguments: tuple[Argument, ...]) -> list[Tensor]:
        scores, dim = arguments
        assert isinstance(scores, Tensor)
        assert isinstance(dim, int)
        grown = torch.exp(scores - scores.amax(dim, keepdim=True))
        return [torch.softmax(scores, dim), grown / grown.sum(dim, keepdim=True)]

    def fused(self, formula: Formula, arguments: tuple[Argument, ...]) -> Tensor:
        scores, dim = arguments
        assert isinstance(scores, Tensor)
        assert isinstance(dim, int)
        return torch.softmax(scores, dim)

    def timing_arguments(self, generator: torch.Generator) -> tuple[Argument, ...]:
        return torch.randn(128, 256, generator=generator), -1


def _hide_one_of_each_row(scores: Tensor, dim: int) -> Tensor:
    """-inf at a place that moves on from row to row, so that along no axis a slice is -inf throughout."""
    rows = scores.movedim(dim, -1)
    flat = rows.reshape(-1, rows.shape[-1])
    places = 1 + torch.arange(flat.shape[0]) % (flat.shape[1] - 1)
    return flat.scatter(1, places.unsqueeze(1), -torch.inf).view_as(rows).movedim(-1, dim).contiguous()
