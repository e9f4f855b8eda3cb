"""What a kernel's code may use: triton.language, other kernels, and plain numbers.

A compiler for GPUs knows nothing else. The interpreter runs a kernel as ordinary Python, where NumPy and torch would
work as well; so the code that is about to run is looked through, name by name.
"""

import builtins
import dis
import sys
import types
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..bans import FILENAME

_BUILTINS = frozenset(
    (
        "range", "min", "max", "abs", "len", "int", "float", "bool", "print", "isinstance", "tuple", "list", "str",
        "slice", "sum", "round", "divmod", "any", "all", "zip", "enumerate", "reversed", "AssertionError",
        "ValueError", "NotImplementedError",
    )
)  # fmt: skip
_HIDDEN = frozenset({"handle"})  # of a tensor in a kernel: the NumPy array behind it
_LOADS_OF_NAMES = frozenset({"LOAD_GLOBAL", "LOAD_NAME"})
_LOADS_OF_ATTRIBUTES = frozenset({"LOAD_ATTR", "LOAD_METHOD"})
_LANGUAGE = "triton.language"


@dataclass(slots=True)
class Contents:
    """What was found in a kernel and in all that it calls."""

    numbers: set[float] = field(default_factory=set)  # written in it, or kept in variables outside
    foreign: str | None = None  # the first name that no kernel may use
    line: int | None = None

    def refuse(self, name: str, line: int | None) -> None:
        """The first one is told."""
        if self.foreign is None:
            self.foreign, self.line = name, line

    def collect(self, value: Any) -> None:
        """Numbers count: a program may not bring its results into a kernel as constants."""
        value = getattr(value, "value", value)  # of a constexpr
        if isinstance(value, tuple):
            for one in value:
                self.collect(one)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            self.numbers.add(float(value))


def numbers_in(code: types.CodeType) -> list[float]:
    """The numbers written in a function."""
    found = Contents()
    for part in _nested(code):
        for constant in part.co_consts:
            found.collect(constant)
    return sorted(found.numbers)


class Language:
    """What there is for kernels, by identity, as it was before any learner's code ran."""

    def __init__(self, interpreter: Any) -> None:
        self._interpreter = interpreter
        modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(_LANGUAGE + ".")]
        triton = sys.modules["triton"]
        self._known = {id(value): value for value in (triton, triton.cdiv, triton.next_power_of_2, *modules)}
        for module in modules:
            self._known |= {id(value): value for value in vars(module).values() if _is_defined_there(value)}

    def contents(self, function: types.FunctionType) -> Contents:
        """Look through a kernel as the interpreter will run it."""
        found = Contents()
        self._look(function, found, set())
        return found

    def _look(self, function: types.FunctionType, found: Contents, seen: set[int]) -> None:
        if id(function) in seen or found.foreign is not None:
            return
        seen.add(id(function))
        for default in (*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).values()):
            self._use(default, "a default value", None, found, seen)
        outer = _closed_over(function)
        names = {**function.__globals__, **outer}
        for code in _nested(function.__code__):
            for constant in code.co_consts:
                found.collect(constant)
            steps = list(dis.get_instructions(code))
            for at, step in enumerate(steps):
                line = step.positions.lineno if step.positions else None
                if step.opname.startswith("IMPORT_"):
                    found.refuse("import", line)
                elif step.opname in _LOADS_OF_ATTRIBUTES and (step.argval in _HIDDEN or step.argval.startswith("_")):
                    found.refuse(f".{step.argval}", line)
                elif step.opname in _LOADS_OF_NAMES or (step.opname == "LOAD_DEREF" and step.argval in outer):
                    value, name = _resolved(steps, at, names)
                    self._use(value, name, line, found, seen)

    def _use(self, value: Any, name: str, line: int | None, found: Contents, seen: set[int]) -> None:
        """A value that a kernel's code gets by this name."""
        if id(value) in self._known:
            return
        if isinstance(value, self._interpreter.InterpretedFunction):
            self._look(value.rewrite(), found, seen)
        elif isinstance(value, types.FunctionType) and value.__code__.co_filename == FILENAME:
            self._look(value, found, seen)
        elif value is self._interpreter.interpreter_semantic and name == "interpreter_semantic":
            return  # the interpreter itself puts it in, to make tensors of what is assigned
        elif not self._is_allowed(value):
            found.refuse(name, line)
        else:
            found.collect(value)

    def _is_allowed(self, value: Any) -> bool:
        if value is None or isinstance(value, bool | int | float | str):
            return True
        if isinstance(value, tuple):
            return all(self._is_allowed(one) for one in value)
        if any(getattr(builtins, name) is value for name in _BUILTINS):
            return True
        if type(value) is self._interpreter.tl.constexpr:
            return self._is_allowed(value.value)
        return id(type(value)) in self._known


def _is_defined_there(value: Any) -> bool:
    """Part of triton.language itself, and not what its files import."""
    function = getattr(value, "fn", value)  # of a kernel or a constexpr function
    module = getattr(function, "__module__", None) or getattr(type(value), "__module__", None)
    return isinstance(module, str) and module.startswith((_LANGUAGE, "triton._C"))


def _nested(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _nested(constant)


def _closed_over(function: types.FunctionType) -> dict[str, Any]:
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=False)
    return {name: cell.cell_contents for name, cell in cells}


def _resolved(steps: list[dis.Instruction], at: int, names: dict[str, Any]) -> tuple[Any, str]:
    """The value of a name, followed through the attributes of modules behind it: `tl.math.exp2`."""
    name = str(steps[at].argval)
    value = names.get(name, getattr(builtins, name, None))
    for step in steps[at + 1 :]:
        if not isinstance(value, types.ModuleType) or step.opname not in _LOADS_OF_ATTRIBUTES:
            break
        name = f"{name}.{step.argval}"
        value = getattr(value, step.argval, None)
    return value, name
