"""What an exercise bans, caught where torch dispatches it, so that no spelling of the call gets around it.

An operator is banned by putting a kernel of ours in the place of torch's own, at every dispatch key that an input here
can reach. An alias, a method, a module, `torch.ops`, a scripted function and vmap all end there. What computes the same
in Python instead (torch's reference implementations, nn.MultiheadAttention with weights, flex_attention) never
dispatches a banned operator; there the code of the function itself is replaced, which no alias escapes either.
"""

import ctypes
import functools
import itertools
import linecache
import re
import sys
import types
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import torch

FILENAME = "submission.py"

FUSED_ATTENTION, SOFTMAX = "fused-attention", "softmax"  # the names of the groups
_FUSED = re.compile(r"(?<!cross_)attention|_fused_sdp_choice|transformer_encoder_layer|_varlen_attn")
_FAMILY = re.compile(r"softm(ax|in)|log(cum)?sumexp|(?<!binary_)cross_entropy")
_PATTERNS = {FUSED_ATTENTION: (_FUSED,), SOFTMAX: (_FUSED, _FAMILY)}
# A kernel of its own: banned where it is; whatever comes before (autograd, vmap, autocast) ends there.
_BACKENDS = ("CPU", "SparseCPU", "SparseCsrCPU", "MkldnnCPU", "QuantizedCPU", "NestedTensorCPU")
# A composite: taken apart at the first key that a call reaches, so banned at each of those.
_COMPOSITE = "CompositeImplicitAutograd"
_EVERYWHERE = (
    _COMPOSITE, "CPU", "AutogradCPU", "NestedTensorCPU", "AutogradNestedTensor", "FuncTorchBatched",
    "FuncTorchVmapMode", "Functionalize",
)  # fmt: skip
_EXPLICIT = "CompositeExplicitAutograd"
_PYTHON_MODULES = (
    "torch._refs", "torch._refs.special", "torch._refs.nn.functional", "torch._decomp.decompositions",
    "torch._higher_order_ops.flex_attention", "torch.nn.attention.flex_attention",
)  # fmt: skip
_MAX_TOLD = 4
_METHODS = ("forward", "__call__", "_call")
_SPELLING_CHARACTERS = 80


class BannedCall(BaseException):
    """Raised inside a banned operator; a BaseException, so that `except Exception` does not swallow it."""


@dataclass(frozen=True, slots=True)
class _Ban:
    """Everything that one group bans."""

    operators: tuple[tuple[str, str, tuple[str, ...]], ...]  # namespace, name with overload, dispatch keys
    functions: tuple[types.FunctionType, ...]


_prepared: dict[str, _Ban] = {}


def prepare() -> None:
    """Find out, once in the runner, what each group comes to in this version of torch."""
    import torch._decomp
    import torch._higher_order_ops.flex_attention
    import torch.nn.attention.flex_attention

    # The first forward derivative compiles torch's Python decompositions; later it would not find their source.
    torch.func.jvp(torch.exp, (torch.ones(1),), (torch.ones(1),))
    for group, patterns in _PATTERNS.items():
        operators = tuple(_operators(patterns))
        functions = {id(f): f for f in _functions(patterns)}
        _prepared[group] = _Ban(operators, tuple(functions.values()))
    for function in functions.values():
        _code(len(function.__code__.co_freevars))
    _warn_now()


def _matches(name: str, patterns: Iterable[re.Pattern[str]]) -> bool:
    return any(pattern.search(name) for pattern in patterns)


def _operators(patterns: Iterable[re.Pattern[str]]) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for schema in torch._C._jit_get_all_schemas():
        namespace, _, name = schema.name.partition("::")
        full = f"{schema.name}.{schema.overload_name}" if schema.overload_name else schema.name
        if _matches(name, patterns) and torch._C._dispatch_has_kernel(full):
            yield namespace, full.partition("::")[2], tuple(_keys(full))


def _keys(operator: str) -> Iterator[str]:
    has = torch._C._dispatch_has_kernel_for_dispatch_key
    if has(operator, _COMPOSITE):
        yield from _EVERYWHERE
        return
    yield from (key for key in (*_BACKENDS, _EXPLICIT) if key == "CPU" or has(operator, key))


def _functions(patterns: Iterable[re.Pattern[str]]) -> Iterator[types.FunctionType]:
    """torch's own implementations in Python, with the functions that their decorators wrap."""
    candidates: list[Any] = [torch.nn.functional.multi_head_attention_forward, torch.nn.MultiheadAttention.forward]
    if any(pattern.search("softmax") for pattern in patterns):
        candidates.append(torch.distributions.SoftmaxTransform._call)
    for module in _PYTHON_MODULES:
        members = vars(sys.modules[module])
        candidates += [value for name, value in members.items() if _matches(name, patterns)]
    flex = sys.modules["torch._higher_order_ops.flex_attention"]
    candidates += [flex.sdpa_dense, flex.math_attention, type(flex.flex_attention).__call__]
    for table in torch._decomp.global_decomposition_table.values():
        candidates += [value for operator, value in table.items() if _matches(operator.name(), patterns)]
    for candidate in candidates:
        function = candidate
        while isinstance(function, types.FunctionType):
            if function.__module__ != "torch._meta_registrations":  # they compute shapes only
                yield function
            function = getattr(function, "__wrapped__", None)


def _warn_now() -> None:
    """torch warns once in a process that a kernel is replaced; here, and not in front of a learner."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        library = torch._C._dispatch_library("IMPL", "aten", "", "", 0)
        library.impl("_softmax", "CPU", lambda *_args, **_more: None, False)  # type: ignore[call-arg]
        del library  # torch's own kernel is back


def install(groups: Iterable[str], tell: Callable[[dict[str, Any]], None]) -> None:
    """Ban these groups in this process for good. `tell` hears of each of the first calls before it fails."""
    told = 0

    def refuse(operator: str) -> None:
        nonlocal told
        line, spelling, through = _caller()
        text = f"it calls torch's {operator}" + (f", as `{spelling}`" if spelling else "")
        text += f" (through {through})" if through else ""
        if told < _MAX_TOLD:
            told += 1
            tell({"kind": "banned", "message": text, "line": line})
        raise BannedCall(text)

    for group in groups:
        ban = _prepared[group]
        libraries = {name: torch._C._dispatch_library("IMPL", name, "", "", 0) for name, _, _ in ban.operators}
        for namespace, operator, keys in ban.operators:
            kernel = _kernel(operator.partition(".")[0].strip("_"), refuse)
            for key in keys:
                libraries[namespace].impl(operator, key, kernel, False)  # type: ignore[call-arg]
        for library in libraries.values():
            # The kernels leave with the object that brought them. So it stays, and nothing in Python leads to it.
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(library))
        for function in ban.functions:
            _replace(function, _kernel(_name_of(function), refuse))


def _kernel(operator: str, refuse: Callable[[str], None]) -> Callable[..., None]:
    return lambda *_args, **_more: refuse(operator)


def _name_of(function: types.FunctionType) -> str:
    """Its own name; of a method that says nothing, the name of its class."""
    owner, _, name = function.__qualname__.rpartition(".")
    return owner.rpartition(".")[2] if name in _METHODS else function.__name__.strip("_")


def _replace(function: types.FunctionType, instead: Callable[..., None]) -> None:
    """Make every reference to `function` run `instead`."""
    function.__code__ = _code(len(function.__code__.co_freevars))
    function.__defaults__, function.__kwdefaults__ = None, {"_instead": instead}


@functools.cache
def _code(free_variables: int) -> types.CodeType:
    """Code that calls `_instead`; Python wants as many free variables in it as the old code had."""
    free = [f"v{index}" for index in range(free_variables)]
    text = "def outer():\n"
    text += "".join(f"    {name} = None\n" for name in free)
    text += f"    def inner(*args, _instead, **more):\n        _instead()\n        return [{', '.join(free)}]\n"
    names: dict[str, Any] = {}
    exec(text + "    return inner\n", names)
    code: types.CodeType = names["outer"]().__code__
    return code


def _caller() -> tuple[int | None, str, str]:
    """The learner's line that is running, the call as it stands there, and the library function in Python that was
    called, if it is a public one."""
    frame, through = sys._getframe(2), ""
    while frame is not None:
        if frame.f_code.co_filename == FILENAME:
            return frame.f_lineno, _spelling(frame), through
        module, name = str(frame.f_globals.get("__name__", "")), frame.f_code.co_qualname
        if module.startswith("torch.") and not name.endswith("call_impl"):
            owner, _, method = name.rpartition(".")
            public = owner if method in (*_METHODS, "__init__") else name
            through = "" if "._" in f"{module}.{public}" or "<" in public else f"{module}.{public}"
        frame = frame.f_back  # type: ignore[assignment]
    return None, "", ""


def _spelling(frame: types.FrameType) -> str:
    """The expression that this frame evaluates, as it was written; empty where that is not known."""
    first, last, begin, end = next(itertools.islice(frame.f_code.co_positions(), frame.f_lasti // 2, None), (None,) * 4)
    if first is None or last is None or begin is None or end is None:
        return ""
    lines = [line.encode() for line in linecache.getlines(FILENAME)[first - 1 : last]]
    if len(lines) != last - first + 1:
        return ""
    lines[-1] = lines[-1][:end]
    lines[0] = lines[0][begin:]
    text = " ".join(b"".join(lines).decode("utf-8", "replace").split())
    return text if len(text) <= _SPELLING_CHARACTERS else text[: _SPELLING_CHARACTERS - 1] + "…"
