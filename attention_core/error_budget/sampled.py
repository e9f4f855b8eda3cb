"""How far the results of any program move by roundings, found by running it with random ones.

For programs whose movement nobody has derived by hand: the program runs in float64, and every number that it stores is
moved by a random relative amount as large as one rounding (Parker, Monte Carlo Arithmetic, 1997, UCLA CSD-970002). The
mean square of what comes out, in units of one rounding, is the squared movement of `attention_core.error_budget`, to
first order and up to the chance of a few samples.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

SAMPLES = 16  # the root mean square of so many is known to 18 %
STEP = 1e-7  # small, so that the first order is all there is; large beside 1.1e-16, which float64 itself adds

Program = Callable[..., Sequence[Tensor]]

_PRODUCTS = ("aten::mm", "aten::bmm", "aten::addmm", "aten::baddbmm")
_SUMS = ("aten::sum", "aten::mean", "aten::cumsum", "aten::logsumexp")
_UNROUNDED = (  # they move numbers about, or make them from nothing
    "aten::_unsafe_view",
    "aten::clone", "aten::copy_", "aten::_to_copy", "aten::cat", "aten::stack", "aten::gather", "aten::index",
    "aten::index_select", "aten::masked_fill", "aten::where", "aten::neg", "aten::abs", "aten::sign", "aten::amax",
    "aten::amin", "aten::max", "aten::maximum", "aten::relu", "aten::zeros_like", "aten::ones_like", "aten::full_like",
    "aten::new_zeros", "aten::zeros", "aten::ones", "aten::full", "aten::scalar_tensor", "aten::arange",
    "aten::scatter",
    "aten::scatter_add", "aten::slice_backward", "aten::select_backward", "aten::repeat", "aten::flip", "aten::roll",
    "aten::tril", "aten::triu", "aten::sort", "aten::topk", "aten::floor", "aten::round", "aten::empty_like",
    "aten::masked_fill_", "aten::fill_", "aten::zero_", "aten::index_put_", "aten::index_put",
    "aten::repeat_interleave",
    "aten::nan_to_num", "aten::clamp", "aten::clamp_min", "aten::clamp_max", "aten::constant_pad_nd",
)  # fmt: skip


class _Roundings(TorchDispatchMode):
    """Moves what each operator returns, forward and backward."""

    def __init__(self, generator: torch.Generator) -> None:
        super().__init__()
        self._generator = generator

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Nothing here is compiled. True, which is torch's own answer, would load its compiler at the first operator: a
        second and a half, and sympy with it."""
        return False

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        found = func(*args, **(kwargs or {}))
        name = func._schema.name
        if name in _UNROUNDED or func.is_view or not isinstance(found, Tensor) or not found.is_floating_point():
            return found
        moved = self.moved(found)
        if name in _PRODUCTS:
            left, right = (a for a in args[-2:])
            terms = func(*args[:-2], left.abs().square(), right.abs().square()) if len(args) == 2 else found.square()
            moved = moved + STEP * terms.abs().sqrt() * self._noise(found)
        elif name in _SUMS:
            terms_count = max(1.0, args[0].numel() / max(1, found.numel()))
            moved = moved + STEP * (terms_count / 3) ** 0.5 * found * self._noise(found)
        return torch.where(found.isfinite(), moved, found)

    def moved_argument(self, argument: Any) -> Any:
        """A floating tensor, or a tuple of them, moved by one rounding; anything else as it is."""
        if isinstance(argument, tuple):
            return tuple(self.moved_argument(one) for one in argument)
        return self.moved(argument) if isinstance(argument, Tensor) and argument.is_floating_point() else argument

    def moved(self, values: Tensor) -> Tensor:
        return values * (1 + STEP * self._noise(values))

    def _noise(self, like: Tensor) -> Tensor:
        signs = torch.randint(0, 2, like.shape, generator=self._generator, device=like.device)
        return signs.to(like.dtype) * 2 - 1


def sampled_movements(
    program: Program,
    arguments: Sequence[Any],
    *,
    leaves: Sequence[int] = (),
    grad_outputs: Sequence[Tensor] = (),
    seed: int = 0,
) -> tuple[tuple[Tensor, ...], tuple[Tensor, ...]]:
    """Squared movements, in units of one rounding, of all that `program(*arguments)` returns and of the gradients with
    respect to the arguments at `leaves`.

    Floating arguments are float64 and are moved by one rounding each as well. `grad_outputs`: one tensor for each
    result, where gradients are wanted. Elements that are not finite do not move.
    """
    exact, exact_slopes = _run(program, arguments, leaves, grad_outputs)
    roundings = _Roundings(torch.Generator().manual_seed(seed))
    moved = [roundings.moved_argument(_repeated(argument)) for argument in arguments]
    slopes_of_each = [_repeated(slope) for slope in grad_outputs]
    with roundings:
        results, slopes = _run(_of_each_sample(program, moved), moved, leaves, slopes_of_each)
    means = [
        _mean_square(found, right) for found, right in zip((*results, *slopes), (*exact, *exact_slopes), strict=True)
    ]
    return tuple(means[: len(exact)]), tuple(means[len(exact) :])


def _repeated(argument: Any) -> Any:
    """A floating tensor, or a tuple of them, once for each sample; anything else as it is."""
    if isinstance(argument, tuple):
        return tuple(_repeated(one) for one in argument)
    if not isinstance(argument, Tensor) or not argument.is_floating_point():
        return argument
    return argument.expand(SAMPLES, *argument.shape)


def _of_each_sample(program: Program, arguments: Sequence[Any]) -> Program:
    """The program with all samples in one call: each operator then is called once, which is what takes the time. The
    numbers that it stores are moved apart all the same, since below `vmap` they are one tensor with one axis more."""
    dims = tuple(_sample_axis(argument) for argument in arguments)
    return torch.vmap(lambda *given: tuple(program(*given)), in_dims=dims)


def _sample_axis(argument: Any) -> Any:
    if isinstance(argument, tuple):
        return tuple(_sample_axis(one) for one in argument)
    return 0 if isinstance(argument, Tensor) and argument.is_floating_point() else None


def _mean_square(found: Tensor, exact: Tensor) -> Tensor:
    """Over the samples, in units of one rounding."""
    gap = torch.where(found == exact, 0.0, (found - exact) / STEP)
    return torch.nan_to_num(gap, nan=0.0, posinf=0.0, neginf=0.0).square().mean(0)


def _run(
    program: Program, arguments: Sequence[Any], leaves: Sequence[int], grad_outputs: Sequence[Tensor]
) -> tuple[tuple[Tensor, ...], tuple[Tensor, ...]]:
    given = list(arguments)
    for index in leaves:
        given[index] = given[index].detach().clone().requires_grad_(bool(grad_outputs))
    with torch.set_grad_enabled(bool(grad_outputs)):
        results = tuple(program(*given))
    if not grad_outputs:
        return results, ()
    pairs = [(r, g) for r, g in zip(results, grad_outputs, strict=True) if r.requires_grad]
    slopes = torch.autograd.grad(
        [r for r, _ in pairs], [given[i] for i in leaves], [g for _, g in pairs],
        allow_unused=True, materialize_grads=True,
    )  # fmt: skip
    return tuple(r.detach() for r in results), slopes
