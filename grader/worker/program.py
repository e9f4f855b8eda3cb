"""What crosses between the judge and a learner's process: a program, calls of its function, and what came of them.

These are plain values. The sandbox and the unisolated runner both speak them, so the judge does not know
which of the two it is talking to.
"""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import torch

Tiles = tuple[torch.Tensor, ...]  # the learner gets an iterator over them, which can be read once
Argument = torch.Tensor | Tiles | bool | int | float | None


def one_by_one(arguments: tuple[Argument, ...]) -> list[tuple[int, Argument]]:
    """Every argument with its index, tiles each by itself: as they come back in `Returned.inputs_after`."""
    each: list[tuple[int, Argument]] = []
    for index, argument in enumerate(arguments):
        each += [(index, tile) for tile in argument] if isinstance(argument, tuple) else [(index, argument)]
    return each


@dataclass(frozen=True, slots=True)
class Program:
    """A learner's source and the function in it that is called."""

    source: str
    function: str
    parameters: tuple[str, ...]  # as the exercise names them, in order
    banned: frozenset[str] = frozenset()  # names of ban groups, see grader/learner_side/bans.py
    device: str = "cpu"  # where the tensors of its calls lie, as torch names it


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the learner's function.

    Tensors arrive in the learner's process with the same sizes, strides and dtype. `differentiate` holds the indexes of
    the arguments whose gradient is wanted; then `grad_outputs` has one tensor for each expected output.
    """

    arguments: tuple[Argument, ...]
    differentiate: tuple[int, ...] = ()
    grad_outputs: tuple[torch.Tensor, ...] = ()
    wall_seconds: float = 5.0
    result_bytes: int = 8 << 20  # returned values together; the runner may allow less


class FailureKind(StrEnum):
    SYNTAX = "syntax"  # does not compile
    NO_FUNCTION = "no_function"
    WRONG_PARAMETERS = "wrong_parameters"
    RAISED = "raised"
    BANNED = "banned"  # a banned operator was dispatched
    NOT_BY_A_KERNEL = "not_by_a_kernel"  # an exercise that a Triton kernel has to do was done by something else
    BLOCKED = "blocked"  # the kernel refused a system call, or the learner's code ended in that refusal
    TIMED_OUT = "timed_out"
    OUT_OF_MEMORY = "out_of_memory"
    OUTPUT_TOO_LARGE = "output_too_large"
    CRASHED = "crashed"


# Breaking a rule of the exercise: the worker hears of it at once, whether or not the program caught it.
RULES = frozenset({FailureKind.BANNED, FailureKind.NOT_BY_A_KERNEL})


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a program could not be loaded, or a call gave no values.

    All texts are bounded; they are the learner's, so never trusted.
    """

    kind: FailureKind
    message: str  # for the learner; no path or frame of ours in it
    exception: str | None = None  # type name of what was raised
    line: int | None = None  # 1-based line in the learner's file
    column: int | None = None  # 1-based, syntax errors only
    source_line: str | None = None


@dataclass(frozen=True, slots=True)
class Returned:
    """What a call returned, as plain tensors; nothing in it was computed by our code out of the learner's sight."""

    outputs: tuple[torch.Tensor | None, ...]  # one for each returned value; None where it is no tensor
    output_types: tuple[str, ...]  # type name of each returned value
    is_tuple: bool  # the function returned a tuple (or list) and not one value
    inputs_after: tuple[torch.Tensor | None, ...]  # `one_by_one` after the call; None where no tensor
    gradients: tuple[torch.Tensor | None, ...]  # one for each index of Call.differentiate; None: no gradient reached it
    gradient_failure: Failure | None  # backward itself raised
    wall_ms: float  # from the judge's clock
    peak_memory_bytes: int | None  # growth of the process during the call, from the kernel's account
    launches: int | None = None  # of Triton kernels, during the call; None where nobody watched them


@dataclass(frozen=True, slots=True)
class Timing:
    """What a call costs."""

    wall_ms: float  # of the fastest one, by the judge's clock
    peak_memory_bytes: int | None  # growth of the process during the first one, from the kernel's account
    calls: int = 1
    output: torch.Tensor | None = None  # what the last one returned; None where it is no tensor


class LearnerProcess(Protocol):
    """One learner's program, loaded, in its own process (or, without isolation, in ours)."""

    def load(self) -> Failure | None:
        """Compile and execute the file, find the function, check its parameters."""

    def call(self, call: Call) -> Returned | Failure:
        """Call the function once. After a failure of kind TIMED_OUT, OUT_OF_MEMORY, OUTPUT_TOO_LARGE or CRASHED
        the process is gone and every later call answers with the same failure."""

    def time(self, call: Call, *, repeats: int, enough_ms: float = math.inf) -> Timing | Failure:
        """The fastest of at most `repeats` calls, transfer of the tensors left out; one over `enough_ms` is the last.

        What the calls return stays in the process and is not looked at.
        """

    def incident(self) -> Failure | None:
        """A banned or blocked attempt that was recorded although the program went on."""

    @property
    def stdout(self) -> str:
        """The first 4000 characters that the program printed."""

    def close(self) -> None:
        """End the process; idempotent."""


class Runner(Protocol):
    """Where programs run: `grader.worker.sandbox.Sandbox`, or `grader.worker.unisolated.Unisolated`."""

    def start(self, program: Program) -> LearnerProcess:
        """A process for this program; raises SandboxError (our fault) when none can be had."""

    def close(self) -> None:
        """End everything that this runner started."""
