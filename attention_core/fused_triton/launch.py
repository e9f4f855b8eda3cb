"""Calls the kernels. Importing this module imports Triton."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor
from triton.runtime.errors import OutOfResources, PTXASError
from triton.runtime.interpreter import InterpretedFunction
from triton.testing import do_bench

from attention_core.fused_triton.arguments import (
    Buffers,
    Problem,
    backward_buffers,
    forward_buffers,
    kernel_arguments,
)
from attention_core.fused_triton.configurations import (
    INTERPRETER,
    Configuration,
    Kernel,
    architecture,
    candidates,
    padded,
)
from attention_core.fused_triton.kernels_backward import key_gradient_kernel, query_gradient_kernel
from attention_core.fused_triton.kernels_forward import forward_kernel
from attention_core.fused_triton.tuning import choose

KERNELS = {
    Kernel.FORWARD: forward_kernel,
    Kernel.QUERY_GRADIENT: query_gradient_kernel,
    Kernel.KEY_GRADIENT: key_gradient_kernel,
}
INTERPRETED = isinstance(forward_kernel, InterpretedFunction)


@dataclass(frozen=True, slots=True)
class KernelCall:
    """A kernel, its arguments by name and how many programs there are."""

    fn: Any
    arguments: dict[str, Any]
    programs: int
    configuration: Configuration

    def run(self) -> None:
        """Launch."""
        options = {"num_warps": self.configuration.warps, "num_stages": self.configuration.stages}
        self.fn[(self.programs,)](**self.arguments, **options)


def kernel_call(kernel: Kernel, problem: Problem, buffers: Buffers, configuration: Configuration) -> KernelCall:
    """The call of one kernel with one configuration."""
    fn = KERNELS[kernel]
    everything = kernel_arguments(problem, buffers, configuration)
    arguments = {name: everything[name] for name in fn.arg_names}
    B, H, queries, _ = problem.q.shape
    tiles = -(-queries // configuration.block_q)
    if kernel is Kernel.KEY_GRADIENT:
        H, tiles = problem.k.shape[1], -(-problem.k.shape[2] // configuration.block_k)
    return KernelCall(fn, arguments, tiles * H * B, configuration)


def run_forward(problem: Problem, tiles: list[int] | None) -> tuple[Tensor, Tensor, Tensor | None]:
    """Output `(B, H, Tq, Dv)` in q's dtype, LSE `(B, H, Tq)` float32 and, where there is a bias, what the LSE lost."""
    dtype = problem.q.dtype
    problem = _with_known_dtype(problem)
    buffers = forward_buffers(problem)
    _run(Kernel.FORWARD, problem, buffers, tiles)
    return buffers.output.to(dtype), buffers.lse, buffers.lost


def run_backward(
    problem: Problem,
    output: Tensor,
    lse: Tensor,
    lost: Tensor | None,
    grad_output: Tensor,
    grad_lse: Tensor | None,
    tiles: list[int] | None,
) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
    """Gradients of q, k, v and, where there are sinks, of these."""
    dtype = problem.q.dtype
    problem = _with_known_dtype(problem)
    output, grad_output = output.to(problem.q.dtype), grad_output.to(problem.q.dtype)
    buffers = backward_buffers(problem, output, lse, lost, grad_output, grad_lse)
    _run(Kernel.QUERY_GRADIENT, problem, buffers, tiles)  # first: it writes the delta that the other reads
    _run(Kernel.KEY_GRADIENT, problem, buffers, tiles)
    grad_q, grad_k, grad_v, delta = buffers.grad_q, buffers.grad_k, buffers.grad_v, buffers.delta
    assert grad_q is not None
    assert grad_k is not None
    assert grad_v is not None
    assert delta is not None
    grad_sinks = None if problem.sinks is None else sink_gradient(problem.sinks, lse, lost, delta)
    return grad_q.to(dtype), grad_k.to(dtype), grad_v.to(dtype), grad_sinks


def sink_gradient(sinks: Tensor, lse: Tensor, lost: Tensor | None, delta: Tensor) -> Tensor:  # (H,)
    """A sink is a key with value 0: the gradient of its logit is P (0 - delta), P = exp(sink - LSE), over all rows."""
    logs = sinks.to(torch.float32)[:, None] - lse
    weights = torch.where(lse == -math.inf, 0.0, (logs if lost is None else logs - lost).exp())
    return -(weights * delta).sum((0, 2)).to(sinks.dtype)


def _with_known_dtype(problem: Problem) -> Problem:
    """The interpreter computes with NumPy, which has no bfloat16: there the kernels get float32."""
    if not INTERPRETED or problem.q.dtype != torch.bfloat16:
        return problem
    q, k, v = (tensor.to(torch.float32) for tensor in (problem.q, problem.k, problem.v))
    return replace(problem, q=q, k=k, v=v)


def _run(kernel: Kernel, problem: Problem, buffers: Buffers, tiles: list[int] | None) -> None:
    kernel_call(kernel, problem, buffers, _configuration(kernel, problem, buffers, tiles)).run()


def _configuration(kernel: Kernel, problem: Problem, buffers: Buffers, tiles: list[int] | None) -> Configuration:
    if tiles is not None:
        return Configuration(tiles[0], tiles[1], warps=4, stages=2)
    if INTERPRETED:
        return INTERPRETER
    q = problem.q
    found = candidates(
        kernel,
        architecture(torch.cuda.get_device_capability(q.device)),
        half=q.dtype != torch.float32,
        dim=q.shape[3],
        value_dim=problem.v.shape[3],
        queries=q.shape[2],
    )
    if torch.cuda.is_current_stream_capturing():  # a graph in the making may not be waited for
        return found[0]

    def milliseconds(configuration: Configuration) -> float:
        try:
            return float(do_bench(kernel_call(kernel, problem, buffers, configuration).run, warmup=5, rep=20))
        except (OutOfResources, PTXASError):
            return math.inf

    with torch.cuda.device(q.device):
        return choose(_kind(kernel, problem), found, milliseconds)


def _kind(kernel: Kernel, problem: Problem) -> Hashable:
    """Calls that share a choice: the same variant of the kernel and sizes within a factor of two."""
    q, k, v = problem.q, problem.k, problem.v
    sizes = (q.shape[0] * q.shape[1], q.shape[2], k.shape[2])
    optional = (problem.keep, problem.bias, problem.slopes, problem.sinks, problem.window, problem.softcap)
    return (
        kernel,
        q.device,
        q.dtype,
        padded(q.shape[3]),
        padded(v.shape[3]),
        problem.causal,
        problem.allow_tf32,
        tuple(value is None for value in optional),
        tuple(size.bit_length() for size in sizes),
    )
