"""One learner's program in its own sealed process: implements grader.worker.program.LearnerProcess."""

import dataclasses
import math
import os
import secrets
import signal
import time
from typing import Any, Protocol

import torch

from grader.learner_side import kernels, wire
from grader.worker.program import RULES, Argument, Call, Failure, FailureKind, Program, Returned, Timing, one_by_one

from . import answers, channel, texts
from .account import MemoryAccount
from .attempts import describe_signal
from .channel import Channel, Frame
from .errors import SandboxError
from .limits import Limits
from .warm import Ending, Handed

_SEAL_SECONDS = 30.0
_ENDING_SECONDS = 5.0
_LAST_BREATH_SECONDS = 0.5
_NEAR_THE_LIMIT = 0.5  # of the memory: what failed to be had may be as much again
_GONE = {FailureKind.TIMED_OUT, FailureKind.OUT_OF_MEMORY, FailureKind.OUTPUT_TOO_LARGE, FailureKind.CRASHED}


class Keeper(Protocol):
    """Whoever started the process, and hears how it ended."""

    @property
    def alive(self) -> bool: ...

    def ending_of(self, number: int, *, seconds: float) -> Ending | None: ...

    def forget(self, number: int) -> None: ...


class SandboxedProcess:
    """A program in a sealed child. Everything it says is taken as hostile; what counts is measured from outside."""

    def __init__(self, program: Program, runner: Keeper, handed: Handed, limits: Limits) -> None:
        self._program, self._runner, self._number, self._limits = program, runner, handed.number, limits
        self._seconds_left = limits.wall_seconds
        self._gone: Failure | None = None
        self._closed = False
        self._channel = self._channel_to(handed)
        try:
            self._channel.receive_seal(_SEAL_SECONDS)
        except (SandboxError, channel.TimedOut, wire.Closed, wire.Malformed) as error:
            self.close()
            raise SandboxError(f"no sealed process: {error or type(error).__name__}") from None
        self._account = MemoryAccount(self._channel.pid)

    def _channel_to(self, handed: Handed) -> Channel:
        return Channel(handed, self._limits)

    def load(self) -> Failure | None:
        """Compile and execute the file, find the function, check its parameters."""
        program = self._program
        request = {
            "do": "load", "source": program.source, "function": program.function,
            "parameters": program.parameters, "banned": sorted(program.banned), "device": program.device,
        }  # fmt: skip
        seconds = self._limits.load_wall_seconds
        if kernels.RULE in program.banned:
            seconds += kernels.PREPARE_SECONDS  # where the process was not forked from a runner that has Triton
        answer = self._ask(request, b"", seconds=seconds, max_bytes=0)
        if isinstance(answer, Failure):
            return answer
        return self._failure_in(answer, but="loaded")

    def call(self, call: Call) -> Returned | Failure:
        """Call the function once."""
        if self._gone is not None:
            return self._gone
        described, payload = _packed(call)
        allowed = min(self._limits.result_bytes, call.result_bytes)
        request = {**described, "do": "call", "max_bytes": allowed}
        resident = self._account.start()
        started = time.perf_counter()
        most = allowed + 3 * len(payload)
        answer = self._ask(request, payload, seconds=call.wall_seconds, max_bytes=most)
        wall_ms = (time.perf_counter() - started) * 1000
        peak = self._account.growth_since(resident)
        if isinstance(answer, Failure):
            return answer
        failed = self._failure_in(answer, but="returned")
        if failed is not None:
            return failed
        try:
            result = answers.returned(
                answer.message["returned"], answer.payload, self._program,
                wanted=len(one_by_one(call.arguments)), gradients=len(call.differentiate), wall_ms=wall_ms, peak=peak,
            )  # fmt: skip
        except wire.Malformed:
            return self._end(_nonsense())
        if kernels.RULE in self._program.banned and not result.launches:
            return Failure(FailureKind.NOT_BY_A_KERNEL, "no Triton kernel was launched")
        return result

    def time(self, call: Call, *, repeats: int, enough_ms: float = math.inf) -> Timing | Failure:
        """The fastest of at most `repeats` calls, each with inputs of its own that are there before it."""
        fastest, peak = math.inf, None
        held = self._ask({**_describe(call), "do": "hold"}, _pack(call), seconds=call.wall_seconds, max_bytes=0)
        failed = held if isinstance(held, Failure) else self._failure_in(held, but="held")
        if failed is not None:
            return failed
        for repeat in range(repeats):
            resident = self._account.start() if repeat == 0 else None
            started = time.perf_counter()
            done = self._ask({"do": "run"}, b"", seconds=call.wall_seconds, max_bytes=0)
            wall_ms = (time.perf_counter() - started) * 1000
            failed = done if isinstance(done, Failure) else self._failure_in(done, but="done")
            if failed is not None:
                return failed
            fastest, peak = min(fastest, wall_ms), self._account.growth_since(resident) if repeat == 0 else peak
            if wall_ms > enough_ms:
                break
        return self._shown(Timing(fastest, peak, repeat + 1), call)

    def _shown(self, timing: Timing, call: Call) -> Timing | Failure:
        """The same with the result of the last call, so that it can be seen that the time was spent on it."""
        allowed = min(self._limits.result_bytes, call.result_bytes)
        request = {"do": "show", "max_bytes": allowed}
        answer = self._ask(request, b"", seconds=call.wall_seconds, max_bytes=allowed)
        failed = answer if isinstance(answer, Failure) else self._failure_in(answer, but="shown")
        if failed is not None or isinstance(answer, Failure):
            return failed or _nonsense()
        try:
            output = wire.unpack_tensors(answer.payload).get("o0")
        except wire.Malformed:
            return self._end(_nonsense())
        return dataclasses.replace(timing, output=output)

    def incident(self) -> Failure | None:
        """A banned or blocked attempt that was recorded although the program went on."""
        told = [failure for failure in map(self._believed, self._channel.incidents) if failure is not None]
        banned = [failure for failure in told if failure.kind in RULES]
        # A refusal that the kernel put to us comes before one that only the process tells of.
        return next(iter([*banned, *filter(None, [self._blocked()]), *told]), None)

    def _believed(self, told: Any) -> Failure | None:
        try:
            failure = answers.failure(told, self._program)
        except wire.Malformed:
            return None
        return failure if failure.kind in RULES | {FailureKind.BLOCKED} else None

    @property
    def stdout(self) -> str:
        """The first characters that the program printed, made harmless."""
        text = bytes(self._channel.printed).decode("utf-8", "replace")
        return texts.harmless(text, self._limits.stdout_characters)

    def close(self) -> None:
        """End the process; idempotent."""
        if self._closed:
            return
        self._closed = True
        self._channel.kill()
        self._channel.close()
        self._runner.forget(self._number)
        if hasattr(self, "_account"):
            self._account.close()

    def _ask(self, request: dict[str, Any], payload: bytes, *, seconds: float, max_bytes: int) -> Frame | Failure:
        """One exchange; a Failure when it was the process's last."""
        if self._gone is not None:
            return self._gone
        if self._closed:
            raise SandboxError("the process was closed")
        ticket = secrets.token_hex(8)  # an answer made before the question cannot carry it
        frame = wire.encode({**request, "ticket": ticket}, payload)
        started = time.monotonic()
        allowed = min(seconds, self._seconds_left)
        try:
            return self._channel.ask(frame, ticket=ticket, seconds=allowed, max_bytes=max_bytes)
        except channel.TimedOut:
            return self._end(self._timed_out(allowed, whole=allowed < seconds))
        except channel.PrintedTooMuch:
            text = f"it printed more than {self._limits.stdout_bytes >> 20} MiB"
            return self._end(Failure(FailureKind.OUTPUT_TOO_LARGE, text))
        except channel.AnsweredTooMuch:
            text = f"it sent more than the {max_bytes + channel.SLACK_BYTES >> 20} MiB that can be taken"
            return self._end(Failure(FailureKind.OUTPUT_TOO_LARGE, text))
        except channel.Flooded:
            return self._end(self._blocked() or Failure(FailureKind.BLOCKED, "it started too many threads"))
        except wire.Malformed:
            return self._end(_nonsense())
        except wire.Closed:
            return self._end(self._why_gone())
        finally:
            self._seconds_left -= time.monotonic() - started

    def _failure_in(self, answer: Frame, *, but: str) -> Failure | None:
        """The failure that an answer tells; None when it holds `but` instead."""
        if but in answer.message:
            return None
        try:
            told = answers.failure(answer.message.get("failed"), self._program, loading=but == "loaded")
        except wire.Malformed:
            return self._end(_nonsense())
        if told.kind in (FailureKind.RAISED, FailureKind.BLOCKED) and (blocked := self._blocked(told)):
            return blocked
        return self._end(told) if told.kind in _GONE else told

    def _blocked(self, told: Failure | None = None) -> Failure | None:
        """What the kernel refused, if anything; with the place where the program ended because of it."""
        text = self._channel.attempts.told()
        if not text:
            return None
        if told is None:
            return Failure(FailureKind.BLOCKED, text)
        return Failure(FailureKind.BLOCKED, text, told.exception, told.line, None, told.source_line)

    def _end(self, failure: Failure) -> Failure:
        """The process is over: every later call answers with the same failure."""
        self._gone = failure
        self._channel.kill()
        self._channel.last_output()
        return failure

    def _timed_out(self, seconds: float, *, whole: bool) -> Failure:
        what = "the whole submission" if whole else "one call"
        limit = self._limits.wall_seconds if whole else seconds
        return Failure(FailureKind.TIMED_OUT, f"{what} took more than {limit:g} seconds")

    def _why_gone(self) -> Failure:
        """The process ended, or closed its socket, in mid-call: from the kernel's account, why."""
        if not self._channel.ends_within(_LAST_BREATH_SECONDS):
            self._channel.kill()
            return self._blocked() or _crashed("the process closed its connection to the judge")
        ending = self._runner.ending_of(self._number, seconds=_ENDING_SECONDS)
        if ending is None:
            if not self._runner.alive:
                raise SandboxError("the runner died, and the process with it")
            raise SandboxError("the runner does not say how the process ended")
        return self._explained(ending)

    def _explained(self, ending: Ending) -> Failure:
        limits = self._limits
        if os.WIFEXITED(ending.status):
            return self._blocked() or _crashed(
                f"the program ended its process (exit code {os.WEXITSTATUS(ending.status)})"
            )
        number = os.WTERMSIG(ending.status)
        if number == signal.SIGXCPU or (number == signal.SIGKILL and ending.cpu_seconds >= limits.cpu_seconds):
            return Failure(
                FailureKind.TIMED_OUT, f"the submission used more than {limits.cpu_seconds} seconds of CPU time"
            )
        if number == signal.SIGKILL and self._channel.attempts.killed_itself:
            return _crashed("the program killed its own process")
        if number == signal.SIGSYS:
            return Failure(FailureKind.BLOCKED, "the program made a system call in a form that the sandbox forbids")
        near = ending.rss_bytes > limits.memory_bytes * _NEAR_THE_LIMIT
        if number == signal.SIGKILL or (near and number in (signal.SIGABRT, signal.SIGSEGV, signal.SIGBUS)):
            return Failure(FailureKind.OUT_OF_MEMORY, "the process was ended because it took too much memory")
        return self._blocked() or _crashed(f"the process died of {describe_signal(number)}")


def _crashed(text: str) -> Failure:
    return Failure(FailureKind.CRASHED, text)


def _nonsense() -> Failure:
    return _crashed("the process answered with something that is not a result")


# The same cases are sent to one program after another. An entry holds what its key names, so that no other object can
# take the key's place while it stands.
_sent_lately: dict[tuple[int, int], tuple[Call, dict[str, Any], bytes]] = {}
_SENT_CALLS = 256
_SMALL_BYTES = 1 << 16


def _packed(call: Call) -> tuple[dict[str, Any], bytes]:
    """The call as it is sent; small ones are remembered by their arguments, which the judge never changes."""
    key = (id(call.arguments), id(call.grad_outputs))
    known = _sent_lately.get(key)
    if known is not None and known[0].differentiate == call.differentiate:
        return known[1], known[2]
    described, payload = _describe(call), _pack(call)
    if len(payload) <= _SMALL_BYTES:
        while len(_sent_lately) >= _SENT_CALLS:
            _sent_lately.pop(next(iter(_sent_lately)), None)
        _sent_lately[key] = (call, described, payload)
    return described, payload


def _describe(call: Call) -> dict[str, Any]:
    return {
        "arguments": [_describe_argument(one) for one in call.arguments],
        "differentiate": list(call.differentiate),
        "slopes": len(call.grad_outputs),
    }


def _describe_argument(argument: Argument) -> dict[str, Any]:
    if isinstance(argument, torch.Tensor):
        return {"size": list(argument.shape), "stride": list(argument.stride())}
    if isinstance(argument, tuple):
        return {"tiles": [_describe_argument(tile) for tile in argument]}
    return {"value": argument}


def _pack(call: Call) -> bytes:
    named = [(f"a{i}", wire.span_of(one)) for i, one in enumerate(call.arguments) if isinstance(one, torch.Tensor)]
    for i, one in enumerate(call.arguments):
        if isinstance(one, tuple):
            named += [(f"a{i}.{j}", wire.span_of(tile)) for j, tile in enumerate(one)]
    named += [(f"s{i}", one.detach().contiguous()) for i, one in enumerate(call.grad_outputs)]
    return wire.pack_tensors(named)
