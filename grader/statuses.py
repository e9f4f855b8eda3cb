"""The closed sets of a submission: what it was sent for, where it is judged, and what it can be: waiting, running, or
judged."""

from enum import StrEnum


class SubmissionKind(StrEnum):
    """What a program was sent for."""

    SUBMIT = "submit"  # every case; part of the history, and what passes, opens and comes back is decided by it
    RUN = "run"  # the visible cases only, to look at; the next one takes its place


class Device(StrEnum):
    """Where the tensors of a case lie, as torch names it. Each has a queue of its own."""

    CPU = "cpu"
    CUDA = "cuda"


class VerdictStatus(StrEnum):
    """How a judged submission ended."""

    PASSED = "passed"  # every case within its budget
    FAILED = "failed"  # ran to the end; numbers, shapes, dtypes or rules of the exercise are wrong
    RAISED = "raised"  # the learner's code raised
    INVALID = "invalid"  # does not compile, no such function, wrong parameters, not text, too long
    RULE_BROKEN = "rule_broken"  # called what the exercise bans
    BLOCKED = "blocked"  # asked the system for what the sandbox forbids
    TIMED_OUT = "timed_out"
    OUT_OF_MEMORY = "out_of_memory"
    OUTPUT_TOO_LARGE = "output_too_large"
    CRASHED = "crashed"  # the process died: a signal, or an exit in mid-call
    INTERNAL_ERROR = "internal_error"  # our fault; retried once before it is said


class SubmissionStatus(StrEnum):
    """A stored submission's state: the two before the verdict, then the verdict's own."""

    QUEUED = "queued"
    RUNNING = "running"
    PASSED = VerdictStatus.PASSED.value
    FAILED = VerdictStatus.FAILED.value
    RAISED = VerdictStatus.RAISED.value
    INVALID = VerdictStatus.INVALID.value
    RULE_BROKEN = VerdictStatus.RULE_BROKEN.value
    BLOCKED = VerdictStatus.BLOCKED.value
    TIMED_OUT = VerdictStatus.TIMED_OUT.value
    OUT_OF_MEMORY = VerdictStatus.OUT_OF_MEMORY.value
    OUTPUT_TOO_LARGE = VerdictStatus.OUTPUT_TOO_LARGE.value
    CRASHED = VerdictStatus.CRASHED.value
    INTERNAL_ERROR = VerdictStatus.INTERNAL_ERROR.value

    @property
    def is_open(self) -> bool:
        """True while no verdict is known."""
        return self in (SubmissionStatus.QUEUED, SubmissionStatus.RUNNING)
