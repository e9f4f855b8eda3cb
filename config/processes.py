"""Child processes that never outlive their parent: what `make run` starts, watches and ends.

honcho was tried for this and does not fit: it starts everything at once through a shell, so that nothing can wait for
the database to be ready, and its children stay behind when it is killed.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

ON_LINUX = sys.platform == "linux"
PR_SET_PDEATHSIG = 1  # <linux/prctl.h>
PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans() -> None:
    """From now on a grandchild whose parent dies becomes our child, so that `end_descendants` finds it. Linux only."""
    if ON_LINUX:
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _dies_with(parent: int) -> Callable[[], None] | None:
    """What a child does before exec: ask the kernel for SIGTERM on its parent's death, however that comes."""
    if not ON_LINUX:
        return None
    prctl = ctypes.CDLL(None).prctl  # looked up here: after a fork is no time to load anything

    def ask() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)
        if os.getppid() != parent:  # it died in between
            os._exit(1)

    return ask


@dataclass(slots=True)
class Child:
    """A process with a name for people and a log file for what it prints."""

    name: str
    log: Path
    process: subprocess.Popen[bytes]

    @classmethod
    def start(
        cls,
        name: str,
        command: Sequence[str],
        *,
        log: Path,
        environment: Mapping[str, str],
        standard_input: bytes = b"",
        inherited: Sequence[int] = (),
    ) -> Self:
        """Start `command` in a session of its own, so that a Ctrl-C reaches us only and the order of ending is ours.

        `standard_input` is all that it can read; `inherited` are file descriptors that stay open in it.
        """
        with log.open("wb") as output:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=dict(environment),
                pass_fds=inherited,
                start_new_session=True,
                preexec_fn=_dies_with(os.getpid()),  # noqa: PLW1509 -- we have no threads
            )
        assert process.stdin is not None
        process.stdin.write(standard_input)
        process.stdin.close()
        return cls(name, log, process)

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def how_it_ended(self) -> str:
        """For people: `exit code 3`, or the signal's name."""
        code = self.process.returncode
        return f"exit code {code}" if code >= 0 else signal.Signals(-code).name

    def ask_to_end(self) -> None:
        if not self.has_ended:
            self.process.terminate()

    def end(self, *, patience_seconds: float) -> None:
        """Ask with SIGTERM, insist with SIGKILL on all of its session; returns when it is gone."""
        if not self.has_ended:
            self.ask_to_end()
            try:
                self.process.wait(patience_seconds)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        with contextlib.suppress(ProcessLookupError, PermissionError):  # nobody is left; macOS says EPERM for that
            os.killpg(self.process.pid, signal.SIGKILL)  # what it may have left in its session


def reap_orphans(known: Sequence[Child]) -> None:
    """Take note of adopted processes that have ended, so that they do not stay as zombies; never of `known` ones."""
    for pid in {*_children_of_this_process()} - {child.process.pid for child in known}:
        with contextlib.suppress(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


def end_descendants(*, patience_seconds: float = 2.0) -> None:
    """Kill and reap whatever is still below this process. Linux only; needs `adopt_orphans` to see orphans."""
    deadline = time.monotonic() + patience_seconds
    while (left := _children_of_this_process()) and time.monotonic() < deadline:
        for pid in left:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def _children_of_this_process() -> list[int]:
    children = Path(f"/proc/self/task/{os.getpid()}/children")
    return [int(pid) for pid in children.read_text().split()] if children.exists() else []
