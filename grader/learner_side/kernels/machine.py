"""Triton in a learner's process: prepared once in the runner, then put in force in the children that need it.

On a CPU kernels run under Triton's interpreter; on a GPU they are compiled. Either way every launch passes through
`Launches`.
"""

import os
import warnings
from collections.abc import Callable
from typing import Any

import torch

from . import bfloat16, memory
from .code import Language
from .gpu import install_on_gpu
from .launches import Launches, ranges_of
from .machinery import Machinery

RULE = "work-outside-kernels"  # among an exercise's bans
PREPARE_SECONDS = 10.0  # that it may take on a busy machine
_INTERPRET = "TRITON_INTERPRET"
_MULTIPROCESSORS = 4  # of the GPU that there is not

_prepared: dict[str, Any] = {}


def prepare() -> None:
    """Import Triton and make its interpreter fit for judging; once in a process. Some half a second the first time."""
    if _prepared:
        return
    os.environ[_INTERPRET] = "1"
    import triton
    import triton.language.extra.libdevice
    from triton.runtime import interpreter
    from triton.runtime.driver import driver
    from triton.tools import tensor_descriptor

    del tensor_descriptor
    bfloat16.teach(interpreter)
    allowed = memory.Memory()
    memory.guard(interpreter, allowed)
    _patch_once_a_launch(interpreter)
    launches = _Current()
    _pass_launches_on(interpreter, launches, allowed)
    driver.set_active(_NoGpu())
    _rehearse(triton, interpreter)
    for value in vars(triton.language.standard).values():
        if isinstance(value, interpreter.InterpretedFunction):
            value.rewrite()
    launches.language, launches.machinery = Language(interpreter), Machinery(interpreter)
    _prepared["launches"] = launches


def install(tell: Callable[[dict[str, Any]], None], *, device: str = "cpu") -> Launches:
    """From now on, for good: kernels are interpreted, or on a GPU compiled, and their launches are watched."""
    if device == "cuda":
        return install_on_gpu(tell)
    prepare()
    import numpy as np

    os.environ[_INTERPRET] = "1"
    # What nobody wrote reads as NaN: a mistake shows every time, and no number stands anywhere by accident.
    torch._C._set_deterministic_algorithms(True, warn_only=True)  # torch's own function imports its compiler as well
    np.seterr(all="ignore")  # a GPU does not warn of infinities either
    warnings.filterwarnings("ignore", category=RuntimeWarning)
    warnings.filterwarnings("ignore", module=r"triton\.")
    current: _Current = _prepared["launches"]
    current.launches = Launches(tell)
    return current.launches


class _Current:
    """What a launch is put to; nothing before a child has installed it."""

    launches: Launches | None = None
    language: Language | None = None
    machinery: Machinery | None = None


def _pass_launches_on(interpreter: Any, current: _Current, allowed: memory.Memory) -> None:
    original = interpreter.InterpretedFunction.run

    def run(self: Any, *args: Any, grid: Any, warmup: bool, **kwargs: Any) -> Any:
        if warmup:
            return original(self, *args, grid=grid, warmup=warmup, **kwargs)
        arguments = {**dict(zip(self.arg_names, args, strict=False)), **kwargs}
        allowed.open(ranges_of(arguments))

        def interpret() -> Any:
            try:
                return original(self, *args, grid=grid, warmup=False, **kwargs)
            except interpreter.InterpreterError as error:
                raise _cause_of(error, interpreter) from None

        launches = current.launches
        if launches is None or current.language is None or current.machinery is None:
            return interpret()
        part = current.machinery.changed()
        if part is not None:
            launches.refuse(f"it replaced {part}, a part of what runs its kernels", None)
        code = current.language.contents(self.rewrite())
        if code.foreign is not None:
            text = f"the kernel `{self.__name__}` uses {code.foreign}; there is only triton.language in a kernel"
            launches.refuse(text, code.line)
        return launches.launch(self.__name__, arguments, interpret, sorted(code.numbers))

    interpreter.InterpretedFunction.run = run


def _cause_of(error: BaseException, interpreter: Any) -> BaseException:
    """What was raised on the learner's line; the interpreter wraps it, once for each function that was called."""
    while isinstance(error, interpreter.InterpreterError) and error.__cause__ is not None:
        error = error.__cause__
    return error


def _patch_once_a_launch(interpreter: Any) -> None:
    """The interpreter makes triton.language its own anew for every call of a function in a kernel, and leaves it so.

    Half of the time goes there. Once a launch is enough; and what a call outside of a launch changed is put back.
    """
    original = interpreter._patch_lang
    standing: list[Any] = []

    def patch(function: Any) -> Any:
        if standing:
            return interpreter._LangPatchScope()
        # Both names of the language: what kernels import, and what Triton's own functions for kernels do.
        scopes = [original(function), original(interpreter.tl.sum.fn)]
        # And what was imported by name: `from triton.language import exp`.
        names = {n: v for n, v in function.__globals__.items() if interpreter.tl.core.is_builtin(v)}
        function.__globals__.update({name: _inside_a_kernel(value, interpreter) for name, value in names.items()})
        whole = interpreter._LangPatchScope()
        standing.append(whole)

        def put_back() -> None:
            standing.clear()
            function.__globals__.update(names)
            for scope in reversed(scopes):
                scope.restore()

        whole.restore = put_back
        return whole

    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        scope = patch(self.fn)
        try:
            return self.rewrite()(*args, **kwargs)
        except Exception as error:
            raise interpreter.InterpreterError(repr(error)) from error
        finally:
            scope.restore()

    interpreter._patch_lang = patch
    interpreter.InterpretedFunction.__call__ = call


def _inside_a_kernel(builtin: Callable[..., Any], interpreter: Any) -> Callable[..., Any]:
    """A function of triton.language as the interpreter calls it."""

    def call(*args: Any, **kwargs: Any) -> Any:
        return builtin(*args, **{**kwargs, "_semantic": interpreter.interpreter_semantic})

    return call


class _NoGpu:
    """Stands where Triton keeps its GPU: what launchers ask there is answered, as far as it can be."""

    class utils:  # noqa: N801  as Triton calls it
        """Of the device."""

        @staticmethod
        def get_device_properties(_device: Any) -> dict[str, int]:
            """What tutorials size their grids by."""
            return {
                "multiprocessor_count": _MULTIPROCESSORS,
                "max_shared_mem": 101376,
                "max_num_regs": 65536,
                "warpSize": 32,
            }

    def get_active_torch_device(self) -> torch.device:
        """Where tensors are to be."""
        return torch.device("cpu")

    def get_current_device(self) -> int:
        return 0

    def get_benchmarker(self) -> Callable[..., list[float]]:
        """Nothing is tried out: the first configuration is taken."""
        return lambda _call, *_, **__: [0.0, 0.0, 0.0]


def _rehearse(triton: Any, interpreter: Any) -> None:
    """One launch, so that whatever is made or left behind at the first one is there before anybody looks."""
    names: dict[str, Any] = {"tl": triton.language}
    exec("def kernel(x, y):\n    tl.store(y, tl.sum(tl.load(x + tl.arange(0, 4)), 0))\n", names)
    kernel = names["kernel"]
    interpreter.InterpretedFunction.rewritten_fn[kernel] = kernel  # it has no source that could be rewritten
    triton.jit(kernel)[(1,)](torch.ones(4), torch.empty(1))
    del interpreter.InterpretedFunction.rewritten_fn[kernel]
