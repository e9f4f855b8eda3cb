"""A runner without any isolation: the learner's program runs in this process. For benchmarks and for programs of our
own.

It speaks the protocol of the sandbox with the same loading and calling code, so what differs is the isolation alone.
Bans are not enforced, time and memory are not limited: never give it a stranger's program.
"""

from __future__ import annotations

import contextlib
import io
import math
import time
from collections.abc import Mapping
from typing import Any

import torch

from grader.learner_side import calling
from grader.worker.program import Call, Failure, FailureKind, Program, Returned, Timing

OUTPUT_BYTES = 64 << 20
STDOUT_CHARACTERS = 4000


class UnisolatedProcess:
    """One program, loaded into this process."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._function: Any = None
        self._printed = io.StringIO()

    def load(self) -> Failure | None:
        with contextlib.redirect_stdout(self._printed):
            loaded = calling.load(self._program.source, self._program.function, self._program.parameters)
        if isinstance(loaded, dict):
            return failure_from(loaded, self._program.source)
        self._function = loaded
        return None

    def call(self, call: Call) -> Returned | Failure:
        arguments = [_copy(argument) for argument in call.arguments]
        started = time.perf_counter()
        with contextlib.redirect_stdout(self._printed), torch.enable_grad():
            results = calling.call(
                self._function,
                arguments,
                differentiate=call.differentiate,
                grad_outputs=call.grad_outputs,
                max_bytes=OUTPUT_BYTES,
            )
        wall_ms = (time.perf_counter() - started) * 1000
        if isinstance(results, dict):
            return failure_from(results, self._program.source)
        message, tensors = results.message, dict(results.tensors)
        failed = message["gradient_failure"]
        return Returned(
            outputs=tuple(tensors.get(f"o{i}") for i in range(len(message["types"]))),
            output_types=tuple(message["types"]),
            is_tuple=message["is_tuple"],
            inputs_after=tuple(tensors.get(f"i{i}") for i in range(message["inputs"])),
            gradients=tuple(tensors.get(f"g{i}") for i in range(len(call.differentiate))),
            gradient_failure=None if failed is None else failure_from(failed, self._program.source),
            wall_ms=wall_ms,
            peak_memory_bytes=None,
        )

    def time(self, call: Call, *, repeats: int, enough_ms: float = math.inf) -> Timing | Failure:
        best, calls = math.inf, 0
        held = call.arguments
        for _ in range(repeats):
            calls += 1
            arguments = [_copy(argument) for argument in held]
            held = tuple(calling.rescaled(argument) for argument in held)
            started = time.perf_counter()
            try:
                with contextlib.redirect_stdout(self._printed):
                    value = self._function(*calling.given(arguments))
            except Exception as error:  # noqa: BLE001  whatever the program raises is its failure
                return Failure(FailureKind.RAISED, str(error)[:1000], exception=type(error).__name__)
            wall_ms = (time.perf_counter() - started) * 1000
            best = min(best, wall_ms)
            if wall_ms > enough_ms:
                break
        output = calling.first(value)
        return Timing(best, None, calls, output if isinstance(output, torch.Tensor) else None)

    def incident(self) -> Failure | None:
        return None

    @property
    def stdout(self) -> str:
        return self._printed.getvalue()[:STDOUT_CHARACTERS]

    def close(self) -> None:
        self._function = None


class Unisolated:
    """The runner; see the module."""

    def start(self, program: Program) -> UnisolatedProcess:
        return UnisolatedProcess(program)

    def close(self) -> None:
        """Nothing was started."""


def _copy(argument: Any) -> Any:
    """The same numbers in the same layout, so that a program can change only its own copy."""
    if isinstance(argument, tuple | list):
        return [_copy(tile) for tile in argument]
    if not isinstance(argument, torch.Tensor):
        return argument
    copy = torch.empty_strided(argument.shape, argument.stride(), dtype=argument.dtype)
    return copy.copy_(argument)


def failure_from(told: Mapping[str, Any], source: str) -> Failure:
    """The Failure of a message of grader.learner_side.failures, with the learner's line of source."""
    line = told.get("line")
    lines = source.splitlines()
    return Failure(
        kind=FailureKind(told["kind"]),
        message=told["message"],
        exception=told.get("exception"),
        line=line,
        column=told.get("column"),
        source_line=lines[line - 1] if line and line <= len(lines) else None,
    )
