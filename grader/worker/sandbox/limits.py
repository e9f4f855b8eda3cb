"""What one submission may use; one frozen object, so that a test or a host changes it for itself only."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Time is the judge's clock unless it says CPU."""

    wall_seconds: float = 60.0  # all calls of a submission together; the judge has shorter limits for most exercises
    load_wall_seconds: float = 5.0  # compiling and executing the file
    cpu_seconds: int = 20  # of the process, counted by the kernel
    memory_bytes: int = 3 << 28  # 768 MiB of address space beyond what torch itself takes
    result_bytes: int = 64 << 20  # of one returned tensor, and of all of them
    stdout_bytes: int = 32 << 20  # printed by the whole submission; beyond it the process is ended
    stdout_characters: int = 4000  # of it that are kept
    open_files: int = 64
    stack_bytes: int = 8 << 20
    threads: int = 32  # alive at a time
    threads_in_all: int = 20_000  # started by one submission
    forbidden_calls: int = 1000  # refused system calls after which the process is ended
