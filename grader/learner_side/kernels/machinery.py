"""Triton as it was before any learner's code ran: a program that replaces a part of it is found out at its launches."""

import sys
import types
from collections.abc import Iterator
from typing import Any

_PACKAGES = ("triton.runtime", "triton.language", "triton._C.libtriton")
_LAUNCHES = "triton.runtime.jit"
_MODULES = ("triton", "numpy")
_NO_PART = frozenset({"triton.runtime.driver"})  # what a program may look at and set: no launch depends on it
_OF_A_LAUNCH = frozenset({"arch", "options", "codegen_fns", "grid_idx", "grid_dim"})  # what the builder keeps


class Machinery:
    """Everything that decides what a kernel does, by identity."""

    def __init__(self, interpreter: Any = None) -> None:
        """Without the interpreter: only what launches a compiled kernel."""
        self._interpreter = interpreter
        names = [_LAUNCHES] if interpreter is None else [name for name in sys.modules if _is_part(name)]
        self._modules: list[tuple[str, dict[str, Any], dict[str, Any]]] = []
        for name in names:
            members = vars(sys.modules[name])
            self._modules.append((name, members, dict(members)))
        classes = {id(c): c for _, members, _ in self._modules for c in members.values() if _is_own_class(c)}
        self._classes = [(c.__qualname__, c, dict(vars(c))) for c in classes.values()]
        functions = {id(f): f for f in self._functions()}
        self._codes = [(f, f.__code__, f.__defaults__, f.__kwdefaults__) for f in functions.values()]
        self._rewritten = {} if interpreter is None else dict(interpreter.InterpretedFunction.rewritten_fn)

    def _functions(self) -> Iterator[types.FunctionType]:
        for _, _, members in (*self._modules, *self._classes):
            for value in members.values():
                function = getattr(value, "fn", value)
                if isinstance(function, types.FunctionType):
                    yield function

    def changed(self) -> str | None:
        """The name of a part that is not what it was; None while all are."""
        return next((name for name in (*self._changed_members(), *self._changed_code(), *self._changed_state())), None)

    def _changed_members(self) -> Iterator[str]:
        for name, now, before in self._modules:
            for member, value in before.items():
                if now.get(member) is not value and not isinstance(value, types.ModuleType):
                    yield f"{name}.{member}"
        for name, owner, before in self._classes:
            members = vars(owner)
            for member, value in before.items():
                if members.get(member) is not value:
                    yield f"{name}.{member}"

    def _changed_code(self) -> Iterator[str]:
        for function, code, defaults, more in self._codes:
            same = function.__code__ is code and function.__defaults__ is defaults
            if not same or function.__kwdefaults__ is not more:
                yield function.__qualname__

    def _changed_state(self) -> Iterator[str]:
        if self._interpreter is None:
            return
        for member in vars(self._interpreter.interpreter_builder):
            if member not in _OF_A_LAUNCH:
                yield f"interpreter_builder.{member}"
        now = self._interpreter.InterpretedFunction.rewritten_fn
        for function, rewritten in self._rewritten.items():
            if now.get(function) is not rewritten:
                yield f"InterpretedFunction.rewritten_fn of {function.__name__}"


def _is_part(name: str) -> bool:
    below = any(f"{name}.".startswith(f"{package}.") for package in _PACKAGES)
    return name in _MODULES or (below and name not in _NO_PART)


def _is_own_class(value: Any) -> bool:
    return isinstance(value, type) and value.__module__.startswith("triton.") and "_C" not in value.__module__
