"""How far a program has come, for those who wait: a runner that tells how many calls were answered."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from grader.worker.program import Call, Failure, LearnerProcess, Program, Returned, Runner, Timing

TELL_SECONDS = 0.5  # a program that is done sooner has nothing told about it

Tell = Callable[[int], None]


class ToldRunner:
    """Starts programs in another runner, and tells about the calls of each."""

    def __init__(self, runner: Runner, tell: Tell) -> None:
        self._runner = runner
        self._tell = tell

    def start(self, program: Program) -> LearnerProcess:
        return ToldProcess(self._runner.start(program), self._tell)

    def close(self) -> None:
        self._runner.close()


class ToldProcess:
    """A program whose answered calls are told, at most once in TELL_SECONDS."""

    def __init__(self, process: LearnerProcess, tell: Tell) -> None:
        self._process = process
        self._tell = tell
        self._answered = 0
        self._told_at = time.monotonic()

    def load(self) -> Failure | None:
        return self._process.load()

    def call(self, call: Call) -> Returned | Failure:
        found = self._process.call(call)
        self._answered += 1
        if time.monotonic() - self._told_at >= TELL_SECONDS:
            self._told_at = time.monotonic()
            self._tell(self._answered)
        return found

    def time(self, call: Call, *, repeats: int, enough_ms: float = math.inf) -> Timing | Failure:
        return self._process.time(call, repeats=repeats, enough_ms=enough_ms)

    def incident(self) -> Failure | None:
        return self._process.incident()

    @property
    def stdout(self) -> str:
        return self._process.stdout

    def close(self) -> None:
        self._process.close()
