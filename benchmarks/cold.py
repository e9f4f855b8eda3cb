"""The runner to compare with: every submission gets a new Python with torch, inside bubblewrap.

It speaks the judge's protocol, so that the very same cases are judged; what it costs more is the cold start. Its
channel is pickle, which is fit for our own solutions in a benchmark and for nothing else.
"""

from __future__ import annotations

import math
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from grader.worker.program import Call, Failure, LearnerProcess, Program, Returned, Timing
from grader.worker.unisolated import Unisolated

ROOT = Path(__file__).resolve().parent.parent
BUBBLEWRAP = ("--unshare-all", "--die-with-parent", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc")


def _send(stream: IO[bytes], value: Any) -> None:
    pickle.dump(value, stream)
    stream.flush()


class ColdProcess:
    """A `LearnerProcess` at the far end of two pipes."""

    def __init__(self, program: Program) -> None:
        command = [shutil.which("bwrap") or "bwrap", *BUBBLEWRAP, "--", sys.executable, "-m", "benchmarks.cold"]
        environment = dict(os.environ, OMP_NUM_THREADS="1")
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._process.stdin is not None
        _send(self._process.stdin, program)

    def _ask(self, verb: str, *arguments: Any, **options: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        _send(self._process.stdin, (verb, arguments, options))
        return pickle.load(self._process.stdout)

    def load(self) -> Failure | None:
        return self._ask("load")

    def call(self, call: Call) -> Returned | Failure:
        return self._ask("call", call)

    def time(self, call: Call, *, repeats: int, enough_ms: float = math.inf) -> Timing | Failure:
        return self._ask("time", call, repeats=repeats, enough_ms=enough_ms)

    def incident(self) -> Failure | None:
        return self._ask("incident")

    @property
    def stdout(self) -> str:
        return ""

    def close(self) -> None:
        self._process.communicate()


class Cold:
    """A `Runner` that keeps nothing warm."""

    def start(self, program: Program) -> LearnerProcess:
        return ColdProcess(program)

    def close(self) -> None:
        pass


def _serve() -> None:
    """Inside bubblewrap: answer the judge until it closes the pipe."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what the program prints must not get between the answers
    process = Unisolated().start(pickle.load(sys.stdin.buffer))
    while True:
        try:
            verb, arguments, options = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        _send(answers, getattr(process, verb)(*arguments, **options))


if __name__ == "__main__":
    _serve()
