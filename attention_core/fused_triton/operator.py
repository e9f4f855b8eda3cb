"""`rowsum::triton_attention`: the kernels as an operator that autograd and torch.compile know.

It is a `custom_op` and not a `triton_op`: the choice of tiles measures, which needs real tensors, and the interpreter
cannot be traced. Triton is imported when the operator first runs. Arguments come as one tuple: the operands and
settings are the fields of `Problem`, in its order.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import torch
from torch import Tensor

from attention_core.fused_triton.arguments import Problem
from attention_core.fused_triton.availability import why_not_on

TENSORS = ("q", "k", "v", "keep", "bias", "slopes", "sinks", "key_lengths")
PROBLEM = (
    "Tensor q, Tensor k, Tensor v, Tensor? keep, Tensor? bias, Tensor? slopes, Tensor? sinks, Tensor? key_lengths, "
    "float scale, bool causal, SymInt? window, float? softcap, bool allow_tf32"
)
FORWARD = f"({PROBLEM}, int[]? tiles) -> (Tensor, Tensor, Tensor)"
BACKWARD = (
    f"({PROBLEM}, int[]? tiles, Tensor output, Tensor lse, Tensor? lost, Tensor grad_output, Tensor? grad_lse)"
    " -> (Tensor, Tensor, Tensor, Tensor)"
)


@torch.library.custom_op("rowsum::triton_attention", mutates_args=(), schema=FORWARD)
def forward_operator(*arguments: Any) -> tuple[Tensor, Tensor, Tensor]:
    """Output, LSE and what the LSE lost by rounding, for the backward pass; the last has no element without a bias."""
    *problem, tiles = arguments
    output, lse, lost = _launcher(problem[0]).run_forward(Problem(*problem), tiles)
    return output, lse, lse.new_empty(0) if lost is None else lost


@torch.library.custom_op("rowsum::triton_attention_backward", mutates_args=(), schema=BACKWARD)
def backward_operator(*arguments: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Gradients of q, k, v and sinks; the last has no element where there are no sinks."""
    *problem, tiles, output, lse, lost, grad_output, grad_lse = arguments
    results = _launcher(output).run_backward(Problem(*problem), output, lse, lost, grad_output, grad_lse, tiles)
    grad_q, grad_k, grad_v, grad_sinks = results
    return grad_q, grad_k, grad_v, output.new_empty(0) if grad_sinks is None else grad_sinks


@forward_operator.register_fake
def _(*arguments: Any) -> tuple[Tensor, Tensor, Tensor]:
    q, v, bias = arguments[0], arguments[2], arguments[TENSORS.index("bias")]
    lse = q.new_empty(q.shape[:3], dtype=torch.float32)
    return q.new_empty(*q.shape[:3], v.shape[3]), lse, lse.new_empty(0) if bias is None else torch.empty_like(lse)


@backward_operator.register_fake
def _(*arguments: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    q, k, v, sinks = arguments[0], arguments[1], arguments[2], arguments[TENSORS.index("sinks")]
    grad_sinks = q.new_empty(0) if sinks is None else sinks.new_empty(sinks.shape)
    return q.new_empty(q.shape), k.new_empty(k.shape), v.new_empty(v.shape), grad_sinks


def _keep_for_backward(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, Tensor, Tensor]) -> None:
    for name in ("bias", "slopes"):
        if ctx.needs_input_grad[TENSORS.index(name)]:
            raise NotImplementedError(f"rowsum::triton_attention has no gradient of {name}")
    ctx.set_materialize_grads(False)
    ctx.save_for_backward(*inputs[: len(TENSORS)], *output)
    ctx.settings = inputs[len(TENSORS) :]


def _backward(
    ctx: Any, grad_output: Tensor | None, grad_lse: Tensor | None, _: Tensor | None
) -> tuple[Tensor | None, ...]:
    *tensors, output, lse, lost = ctx.saved_tensors
    if grad_output is None:
        grad_output = torch.zeros_like(output)
    results = (output, lse, lost if lost.numel() else None)
    grad_q, grad_k, grad_v, grad_sinks = backward_operator(*tensors, *ctx.settings, *results, grad_output, grad_lse)
    gradients = {"q": grad_q, "k": grad_k, "v": grad_v}
    if tensors[TENSORS.index("sinks")] is not None:
        gradients["sinks"] = grad_sinks
    return (*(gradients.get(name) for name in TENSORS), *(None for _ in ctx.settings))


forward_operator.register_autograd(_backward, setup_context=_keep_for_backward)


def _launcher(tensor: Tensor) -> ModuleType:
    """The module that launches kernels, or the error that says why it cannot here."""
    missing = why_not_on(tensor.device)
    if missing is not None:
        raise NotImplementedError(f"rowsum::triton_attention {missing}")
    from attention_core.fused_triton import launch

    return launch
