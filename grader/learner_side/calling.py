"""A learner's file becomes a module; its function is called with tensors; what comes back is stripped to plain numbers.

All of this runs in the learner's process and could be changed by the learner: nothing here decides anything.
"""

import inspect
import linecache
import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from . import failures, wire

MAX_OUTPUTS = 64
_NAME_CHARACTERS = 60  # so that the names of MAX_OUTPUTS, as JSON, fit into a frame
MODULE = "submission"
_OTHER_NUMBERS = 1 + 2.0**-10

# Taken before any learner's code runs, so that a program which replaces them by accident still gets its verdict.
_without_overrides = torch._C.DisableTorchFunctionSubclass
_without_dispatch = torch._C._DisableTorchDispatch
_detach = torch._C.TensorBase.detach
_as_subclass = torch._C.TensorBase.as_subclass
_gradients = torch.autograd.grad
_Tensor = torch.Tensor
_synchronize = torch.cuda.synchronize


class TooLarge(Exception):
    """The results are more than the worker would take."""


@dataclass(frozen=True, slots=True)
class Results:
    """The wire form of grader.worker.program.Returned: the message, and its tensors by name."""

    message: dict[str, Any]
    tensors: list[tuple[str, torch.Tensor]]


def load(source: str, name: str, parameters: Sequence[str]) -> Callable[..., Any] | dict[str, Any]:
    """The learner's function, or the failure that there is none."""
    try:
        code = compile(source, failures.FILENAME, "exec", dont_inherit=True)
    except BaseException as error:  # noqa: BLE001
        return failures.of_compiling(error)
    lines = source.splitlines(keepends=True)
    linecache.cache[failures.FILENAME] = (len(source), None, lines, failures.FILENAME)  # for inspect.getsource
    module = types.ModuleType(MODULE)
    module.__file__ = failures.FILENAME
    sys.modules[MODULE] = module
    try:
        exec(code, module.__dict__)
    except BaseException as error:  # noqa: BLE001
        return failures.of_running(error)
    function = module.__dict__.get(name)
    if not callable(function):
        return failures.failure("no_function", f"the file defines no function `{name}`")
    return _wrong_parameters(function, name, parameters) or function


def _wrong_parameters(function: Callable[..., Any], name: str, parameters: Sequence[str]) -> dict[str, Any] | None:
    try:
        found = list(inspect.signature(function).parameters.values())
    except (ValueError, TypeError):  # compiled by torch.jit and the like: it cannot be asked
        return None
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    if [p.name for p in found] == list(parameters) and all(p.kind in positional for p in found):
        return None
    shown = ", ".join(str(p).split(":")[0].split("=")[0] for p in found)
    line = getattr(getattr(function, "__code__", None), "co_firstlineno", None)
    text = f"`{name}` takes ({shown[:200]}); the exercise calls it as ({', '.join(parameters)})"
    return failures.failure("wrong_parameters", text, line=line)


def placed(tensor: torch.Tensor, device: str) -> torch.Tensor:
    """The same tensor on a device, with the same sizes and strides; itself where it is there already."""
    if tensor.device.type == device:
        return tensor
    there = torch.empty_strided(tensor.shape, tensor.stride(), dtype=tensor.dtype, device=device)
    return there.copy_(tensor)


def warm_up(device: str) -> None:
    """Have a GPU ready before a program is timed on it: its first use takes a second."""
    placed(torch.zeros(1), device)
    finish_work(device)


def finish_work(device: str) -> None:
    """Wait for what a GPU has been told to do and has not done yet: else only the telling is timed."""
    if device == "cuda":
        _synchronize()


def arguments_of(
    described: Sequence[dict[str, Any]], tensors: dict[str, torch.Tensor], device: str = "cpu"
) -> list[Any]:
    """The arguments of a call as the worker described them: values, tensors with their sizes and strides, or lists of
    tensors, which `given` makes iterators of."""
    values: list[Any] = []
    for index, one in enumerate(described):
        if "value" in one:
            values.append(one["value"])
        elif "tiles" in one:
            tiles = enumerate(one["tiles"])
            here = [wire.with_strides(tensors[f"a{index}.{n}"], t["size"], t["stride"]) for n, t in tiles]
            values.append([placed(tile, device) for tile in here])
        else:
            values.append(placed(wire.with_strides(tensors[f"a{index}"], one["size"], one["stride"]), device))
    return values


def given(arguments: Sequence[Any]) -> list[Any]:
    """What the function is called with: a list of tiles as an iterator that can be read once."""
    return [(tile for tile in one) if isinstance(one, list) else one for one in arguments]


def call(
    function: Callable[..., Any],
    arguments: list[Any],
    *,
    differentiate: Sequence[int],
    grad_outputs: Sequence[torch.Tensor],
    max_bytes: int,
    device: str = "cpu",
) -> Results | dict[str, Any]:
    """Call the function once and collect everything, or tell the failure."""
    passed = given(arguments)
    for index in differentiate:
        passed[index].requires_grad_(True)
    try:
        value = function(*passed)
    except BaseException as error:  # noqa: BLE001
        return failures.of_running(error)
    is_tuple = issubclass(type(value), tuple | list)
    values = list(_items(value))[:MAX_OUTPUTS] if is_tuple else [value]
    try:
        outputs = [plain(one, max_bytes, device) for one in values]
        _bound([tensor for tensor, _ in outputs], max_bytes)
        each = [tile for one in arguments for tile in (one if isinstance(one, list) else [one])]
        after = [plain(one, max_bytes, device)[0] for one in each]
        failed, gradients = None, [None] * len(differentiate)
        if differentiate:
            failed, gradients = _backward(values, [passed[index] for index in differentiate], grad_outputs)
        slopes = [plain(one, max_bytes, device)[0] for one in gradients]
    except TooLarge as error:
        return failures.failure("output_too_large", str(error))
    message = {
        "is_tuple": is_tuple,
        "types": [name for _, name in outputs],
        "inputs": len(after),
        "gradient_failure": failed,
    }
    tensors = [(f"o{i}", t) for i, (t, _) in enumerate(outputs) if t is not None]
    tensors += [(f"i{i}", t) for i, t in enumerate(after) if t is not None]
    tensors += [(f"g{i}", t) for i, t in enumerate(slopes) if t is not None]
    return Results(message, tensors)


def _items(value: Any) -> Any:
    return tuple.__iter__(value) if issubclass(type(value), tuple) else list.__iter__(value)


def first(value: Any) -> Any:
    """The first of several returned values; a single one itself."""
    return next(iter(_items(value)), None) if issubclass(type(value), tuple | list) else value


def plain(value: Any, max_bytes: int, device: str = "cpu") -> tuple[torch.Tensor | None, str]:
    """A contiguous copy without class, graph, layout or device of its own, and the name of its type.

    None where the value is no tensor, lies on another device than `device`, where the inputs were, or holds no numbers
    (meta, sparse, a wrapper of the learner's).
    No method that a subclass overrides is called.
    """
    name = str(type.__dict__["__name__"].__get__(type(value)))[:_NAME_CHARACTERS]
    if not issubclass(type(value), _Tensor):
        return None, name
    try:
        with _without_overrides(), _without_dispatch():
            return _numbers(_detach(value), name, max_bytes, device)
    except (RuntimeError, TypeError, NotImplementedError):  # nothing stands behind it
        return None, name


def _numbers(plain: torch.Tensor, name: str, max_bytes: int, device: str) -> tuple[torch.Tensor | None, str]:
    if plain.is_nested or plain.layout is not torch.strided:
        return None, f"{name} ({'nested' if plain.is_nested else plain.layout})"
    if plain.device.type != device:
        return None, f"{name} ({plain.device.type})"
    if plain.dtype not in wire.SENDABLE:
        return None, f"{name} of {plain.dtype}"
    if plain.dim() > wire.MAX_DIMENSIONS:
        return None, f"{name} of {plain.dim()} dimensions"
    if max(plain.shape, default=0) > wire.MAX_SIZE and not plain.numel():
        return None, f"{name} without elements, of absurd sizes"
    if plain.numel() and not plain.data_ptr():
        return None, f"{name} without memory"
    if plain.numel() * plain.element_size() > max_bytes:
        raise TooLarge(
            f"a result of {plain.numel()} elements is more than the {max_bytes >> 20} MiB that can be returned"
        )
    return plain.resolve_neg().contiguous().cpu(), name


def _bound(tensors: Sequence[torch.Tensor | None], max_bytes: int) -> None:
    total = sum(one.numel() * one.element_size() for one in tensors if one is not None)
    if total > max_bytes:
        raise TooLarge(f"results of {total >> 20} MiB are more than the {max_bytes >> 20} MiB that can be returned")


def _backward(
    values: list[Any], inputs: list[torch.Tensor], grad_outputs: Sequence[torch.Tensor]
) -> tuple[dict[str, Any] | None, list[Any]]:
    nothing: list[Any] = [None] * len(inputs)
    outputs, slopes = [], []
    for value, slope in zip(values, grad_outputs, strict=False):
        if not issubclass(type(value), _Tensor):
            continue
        try:
            with _without_overrides():
                tensor = _as_subclass(value, _Tensor)
        except (RuntimeError, NotImplementedError):  # sparse and the like: it was told that this is no plain tensor
            continue
        if not tensor.requires_grad:
            continue
        if tensor.shape != slope.shape:
            text = (
                f"no gradient can be taken of an output of shape {tuple(tensor.shape)}; {tuple(slope.shape)} was asked"
            )
            return failures.failure("raised", text), nothing
        outputs.append(tensor)
        slopes.append(slope.to(tensor.dtype))
    if not outputs:
        return None, nothing
    try:
        return None, list(_gradients(outputs, inputs, slopes, allow_unused=True))
    except BaseException as error:  # noqa: BLE001  a learner's own autograd.Function may raise anything
        return failures.of_running(error), nothing


def rescaled(argument: Any) -> Any:
    """What follows this argument in the next timed call: the same layout, other numbers; what is not floating stays."""
    if isinstance(argument, list | tuple):
        return type(argument)(rescaled(tile) for tile in argument)
    if not (isinstance(argument, torch.Tensor) and argument.is_floating_point()):
        return argument
    other = torch.empty_strided(argument.shape, argument.stride(), dtype=argument.dtype, device=argument.device)
    return other.copy_(argument * _OTHER_NUMBERS)


def rehearse() -> None:
    """Call something typical once.

    In the runner this sets up what torch and Python set up lazily; in a child it brings the pages of the libraries into
    its own map, which would else be counted as the learner's time and memory.
    """
    for dtype in (torch.float32, torch.bfloat16):
        x = torch.ones(1, 2, 3, 4, dtype=dtype)
        payload = wire.pack_tensors([("a0", x), ("s0", x)])
        tensors = wire.unpack_tensors(payload)
        described = [{"size": [1, 2, 3, 4], "stride": [24, 12, 4, 1]}]
        results = call(
            _typical,
            arguments_of(described, tensors),
            differentiate=[0],
            grad_outputs=[tensors["s0"]],
            max_bytes=1 << 20,
        )
        assert isinstance(results, Results)
        wire.pack_tensors(results.tensors)


def _typical(x: torch.Tensor) -> torch.Tensor:
    scores = (x @ x.transpose(-2, -1) / x.shape[-1] ** 0.5).float()
    keep = torch.ones(3, 3, dtype=torch.bool).tril()
    scores = torch.where(keep, scores.masked_fill(~keep, float("-inf")), scores - 1)
    e = (scores - scores.amax(-1, keepdim=True)).exp()
    weights = e / e.sum(-1, keepdim=True) + scores.softmax(-1) * scores.clamp(min=0.0).mean()
    return (torch.cat([weights, weights], -1)[..., :3].to(x.dtype) @ x).contiguous()
