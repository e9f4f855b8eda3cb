"""What a learner's process sent, read as hostile: bounded, checked, and turned into plain values or refused."""

import re
from typing import Any

import torch

from grader.learner_side import wire
from grader.worker.program import Failure, FailureKind, Program, Returned

from . import texts

_MESSAGE_CHARACTERS = 1000
_NAME_CHARACTERS = 100
_LINE_CHARACTERS = 300
_MAX_OUTPUTS = 64
# What a process may say about itself: of a call, and of loading the file. The others are for the worker to find out.
_OF_A_CALL = (
    FailureKind.RAISED, FailureKind.BANNED, FailureKind.NOT_BY_A_KERNEL, FailureKind.BLOCKED,
    FailureKind.OUT_OF_MEMORY, FailureKind.OUTPUT_TOO_LARGE,
)  # fmt: skip
_OF_LOADING = (*_OF_A_CALL, FailureKind.SYNTAX, FailureKind.NO_FUNCTION, FailureKind.WRONG_PARAMETERS)
_LINE_ENDS = re.compile("\r\n|\r|\n")  # Python's own; str.splitlines knows more of them


def failure(told: Any, program: Program, *, loading: bool = False) -> Failure:
    """A failure as the process tells it. Raises Malformed for anything else, and for what cannot be now."""
    sayable = _OF_LOADING if loading else _OF_A_CALL  # tuples: what was told may be unhashable
    if not isinstance(told, dict) or told.get("kind") not in sayable or not isinstance(told.get("message"), str):
        raise wire.Malformed("not a failure")
    lines = _LINE_ENDS.split(program.source)
    line, column, exception = told.get("line"), told.get("column"), told.get("exception")
    line = line if type(line) is int and 1 <= line <= len(lines) else None
    here = lines[line - 1] if line else ""
    return Failure(
        FailureKind(told["kind"]),
        texts.harmless(told["message"], _MESSAGE_CHARACTERS),
        exception=texts.one_line(exception, _NAME_CHARACTERS) if isinstance(exception, str) else None,
        line=line,
        column=column if line and type(column) is int and 1 <= column <= len(here) + 1 else None,
        # The line itself comes from the source that was submitted, not from the process.
        source_line=texts.harmless(here, _LINE_CHARACTERS) if line else None,
    )


def returned(
    told: Any, payload: bytes, program: Program, *, wanted: int, gradients: int, wall_ms: float, peak: int | None
) -> Returned:
    """What a call gave; `wanted` arguments and `gradients` were asked back. Raises Malformed for anything else."""
    if not isinstance(told, dict) or not isinstance(told.get("types"), list) or len(told["types"]) > _MAX_OUTPUTS:
        raise wire.Malformed("not a result")
    if not all(isinstance(name, str) for name in told["types"]):
        raise wire.Malformed("not a result")
    tensors = wire.unpack_tensors(payload)
    count = len(told["types"])
    result = Returned(
        outputs=_take(tensors, "o", count),
        output_types=tuple(texts.one_line(name, _NAME_CHARACTERS) for name in told["types"]),
        is_tuple=told.get("is_tuple") is True,
        inputs_after=_take(tensors, "i", wanted),
        gradients=_take(tensors, "g", gradients),
        gradient_failure=None if told.get("gradient_failure") is None else failure(told["gradient_failure"], program),
        wall_ms=wall_ms,
        peak_memory_bytes=peak,
        launches=told["launches"] if type(told.get("launches")) is int else None,
    )
    if tensors:
        raise wire.Malformed("tensors that nobody asked for")
    return result


def _take(tensors: dict[str, torch.Tensor], letter: str, count: int) -> tuple[torch.Tensor | None, ...]:
    return tuple(tensors.pop(f"{letter}{index}", None) for index in range(count))
