"""Calls the kernels. The only module of the package, beside the kernels, that needs Triton to be imported."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from attention_core.fused_triton.arguments import Problem, forward_arguments
from attention_core.fused_triton.configurations import Configuration, Kernel
from attention_core.fused_triton.kernels_forward import forward_kernel


@dataclass(frozen=True, slots=True)
class KernelCall:
    """A kernel, all its arguments by name and how many programs there are."""

    fn: Any
    arguments: dict[str, Any]
    programs: int
    configuration: Configuration

    def run(self) -> None:
        """Launch, unless there is nothing to do: a grid of 0 is an error on a GPU."""
        if self.programs:
            options = {"num_warps": self.configuration.warps, "num_stages": self.configuration.stages}
            self.fn[(self.programs,)](**self.arguments, **options)


def kernel_call(kernel: Kernel, problem: Problem, configuration: Configuration) -> KernelCall:
    q, v = problem.q, problem.v
    B, H, queries, _ = q.shape
    output = q.new_empty(B, H, queries, v.shape[3])
    lse = q.new_empty(B, H, queries, dtype=torch.float32)
    tiles = -(-queries // configuration.block_q)
    return KernelCall(
        forward_kernel, forward_arguments(problem, configuration, output, lse), tiles * H * B, configuration
    )
