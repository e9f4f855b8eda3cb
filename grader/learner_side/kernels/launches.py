"""Proof that Triton kernels do the work of a function: each launch is seen, and what goes into it and comes out.

`install` takes the place of what launches a kernel, so that a decorator around it, another grid or another kernel ends
here as well. `watched` wraps the learner's function. Whatever is found is told at once, before the learner's code goes
on and can catch anything.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch

from .lines import own_line
from .numbers import Ledger, tensors_in
from .witness import Witness

KIND = "not_by_a_kernel"
_MAX_TOLD = 4

Tell = Callable[[dict[str, Any]], None]


class NotByAKernel(BaseException):
    """The work is done elsewhere; a BaseException, so that `except Exception` does not swallow it."""

    def __init__(self, text: str, line: int | None) -> None:
        super().__init__(text)
        self.line = line


class Launches:
    """The launches of one program."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._told = 0
        self._ledger = Ledger()
        self._witness = Witness()
        self._counts_only = False
        self.in_call = 0  # launches that ran to their end in the call that is running, or was the last

    def watched(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, with an account of where its numbers come from. Raises NotByAKernel."""

        def call(*arguments: Any) -> Any:
            self._ledger.begin(arguments)
            self.in_call = 0
            with self._witness:
                value = function(*arguments)
            self._settle(value)
            return value

        return call

    def timed(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function without the account, which takes time of its own; only that there is a launch is seen."""

        def call(*arguments: Any) -> Any:
            self.in_call, self._counts_only = 0, True
            try:
                value = function(*arguments)
            finally:
                self._counts_only = False
            if not self.in_call:
                self.refuse("no Triton kernel was launched", None)
            return value

        return call

    def _settle(self, value: Any) -> None:
        """Every number that is returned was written by a kernel."""
        if not self.in_call:
            at = self._witness.first_computation()
            called = f"; it calls torch's {at.operator}" if at else ""
            self.refuse(f"no Triton kernel was launched{called}", at.line if at else None)
        for tensor in tensors_in(value):
            if tensor.layout is torch.strided and tensor.dtype.is_floating_point:
                strange = self._ledger.unmade(tensor)
                if len(strange):
                    self._refuse_numbers("what is returned", strange, None)

    def launch(self, name: str, arguments: dict[str, Any], run: Callable[[], Any], constants: Sequence[Any]) -> Any:
        """One launch, before and after."""
        line = own_line()
        if self._counts_only:
            result = run()
            self.in_call += 1
            return result
        with self._witness.asleep():
            tensors = self._check(name, arguments, constants, line)
            self._ledger.open(tensors)
            try:
                result = run()
            finally:
                self._ledger.close()
        self.in_call += 1
        return result

    def _check(
        self, name: str, arguments: dict[str, Any], constants: Sequence[Any], line: int | None
    ) -> list[torch.Tensor]:
        """The tensors among the arguments; every number that the kernel is given is accounted for."""
        tensors = {argument: list(tensors_in(value)) for argument, value in arguments.items()}
        self._ledger.brought.take(value for argument, value in arguments.items() if not tensors[argument])
        self._ledger.brought.take(constants)
        if self._ledger.brought.too_many:
            self.refuse(f"something outside of the kernels computed numbers that `{name}` gets one by one", line)
        for argument, found in tensors.items():
            for tensor in found:
                strange = self._ledger.unaccounted(tensor)
                if len(strange):
                    self._refuse_numbers(f"what the kernel `{name}` gets as `{argument}`", strange, line)
        return [tensor for found in tensors.values() for tensor in found]

    def _refuse_numbers(self, what: str, strange: torch.Tensor, line: int | None) -> None:
        at = self._witness.who_made(strange)
        who = f"torch's {at.operator}" if at else "something outside of the kernels"
        self.refuse(f"{who} computed {what}", at.line if at else line)

    def refuse(self, text: str, line: int | None) -> None:
        """Tell it and end the call."""
        if self._told < _MAX_TOLD:
            self._told += 1
            self._tell({"kind": KIND, "message": text, "line": line})
        raise NotByAKernel(text, line)


def ranges_of(arguments: dict[str, Any]) -> list[tuple[int, int]]:
    """First address and end of the storages of all tensors among the arguments."""
    found = []
    for value in arguments.values():
        for tensor in tensors_in(value):
            storage = tensor.untyped_storage()
            if storage.nbytes():
                found.append((storage.data_ptr(), storage.data_ptr() + storage.nbytes()))
    return found


__all__ = ["KIND", "Launches", "NotByAKernel", "ranges_of"]
