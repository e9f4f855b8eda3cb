"""The life of one child: seal itself, say so, then load one program and answer its calls until the worker ends it."""

import array
import contextlib
import ctypes
import dataclasses
import fcntl
import os
import socket
import sys
import threading
import types
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from . import bans, calling, failures, kernels, seal, watching, wire

NULL_FD, STDOUT_FD, STDERR_FD, DATA_FD = 0, 1, 2, 3
_SEAL_FD = 4
_LARGE_BYTES = 1 << 18  # of arguments: below, the memory of a call is lost in the noise anyway
_malloc_trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc's own
_launches: list[kernels.Launches] = []  # those of this process, where kernels have to do the work
_writing = threading.RLock()  # a thread of the learner's may have an incident to tell while the main one answers
_ENVIRONMENT = {"HOME": "/nonexistent", "LANG": "C.UTF-8", "OMP_NUM_THREADS": "1"}


@dataclasses.dataclass(frozen=True, slots=True)
class Life:
    """What a child is given: descriptors of the runner's that it shall keep, and what it shall be."""

    null: int
    output: int
    data: int
    _: dataclasses.KW_ONLY
    runner: int
    banned: tuple[str, ...]
    max_bytes: int
    readable: Sequence[str]
    jail: str | None = None  # a folder to make its root, where that is what holds files


def live(plan: seal.Plan, life: Life) -> NoReturn:
    """Everything a child does after the fork."""
    try:
        plan = _keep_only(plan, life)
        seal.die_with_parent(life.runner)
        seal.be_first_to_go()
        _forget_the_runner()
        calling.rehearse()
        _install(life.banned)
        _give_back_freed_memory()  # the runner's, in which a learner's tensors would not show
        # Made before the seal: afterwards the calls that Python makes for it would wait for a listener nobody has yet.
        channel = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=DATA_FD)
        if life.jail is not None:
            os.chroot(life.jail)
            os.chdir("/")
        listener = seal.seal(plan)
        _announce(channel, listener)
        seal.close_seal(plan)
    except BaseException as error:  # noqa: BLE001  the worker must hear of it; nothing else can
        with contextlib.suppress(OSError):
            wire.write_all(DATA_FD, wire.encode({"unsealed": f"{type(error).__name__}: {error}"[:500]}))
        os._exit(70)
    try:
        watching.watch(life.readable, _tell_incident)
        _serve(_Session(life))
    finally:  # whatever happens, this process never goes back into the runner's code
        os._exit(0)


def _keep_only(plan: seal.Plan, kept: Life) -> seal.Plan:
    """Move the few descriptors to their places, close all others; among them are the runner's own."""
    wanted = [(kept.null, NULL_FD), (kept.output, STDOUT_FD), (kept.output, STDERR_FD), (kept.data, DATA_FD)]
    if plan.landlock_rules is not None:
        wanted.append((plan.landlock_rules, _SEAL_FD))
    # First out of the way of the places, then into them.
    high = [(fcntl.fcntl(fd, fcntl.F_DUPFD, 64), place) for fd, place in wanted]
    for fd, place in high:
        os.dup2(fd, place)
    os.closerange(len(wanted), os.sysconf("SC_OPEN_MAX"))
    if plan.landlock_rules is None:
        return plan
    return dataclasses.replace(plan, landlock_rules=_SEAL_FD)


def _forget_the_runner() -> None:
    """Nothing that names the host, and no module of ours, is left where a program would look first."""
    os.setsid()
    os.chdir("/")
    os.environ.clear()
    os.environ.update(_ENVIRONMENT)
    sys.argv[:] = [failures.FILENAME]
    sys.orig_argv[:] = ["python", failures.FILENAME]
    sys.modules["__main__"] = types.ModuleType("__main__")
    for name in [name for name in sys.modules if name.partition(".")[0] == __package__]:
        del sys.modules[name]
    sys.stdin = open(NULL_FD, closefd=False)  # noqa: SIM115
    sys.stdout = open(STDOUT_FD, "w", encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
    sys.stderr = open(STDERR_FD, "w", encoding="utf-8", errors="replace", buffering=1, closefd=False)  # noqa: SIM115
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr  # type: ignore[misc]


def _announce(channel: socket.socket, listener: int | None) -> None:
    """Say that the seal holds; hand the listener for refused calls to the worker and close it here."""
    frame = wire.encode({"sealed": True})
    rights = [] if listener is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [listener]))]
    channel.sendmsg([frame], rights)
    channel.detach()
    if listener is not None:
        os.close(listener)


class _Session:
    """The one program of this child."""

    def __init__(self, life: Life) -> None:
        self.max_bytes = life.max_bytes
        self.banned = life.banned
        self.function: Callable[..., Any] | None = None
        self.timed: Callable[..., Any] | None = None  # the same as it is timed
        self.launches: kernels.Launches | None = None  # where kernels have to do the work
        self.held: list[Any] = []
        self.used = False  # whether what is held was given to the function already
        self.result: Any = None  # of the last timed call
        self.device = "cpu"

    def answer(self, message: dict[str, Any], payload: bytes) -> tuple[dict[str, Any], bytes]:
        """The reply to one request."""
        match message["do"]:
            case "load":
                return self._load(message), b""
            case "call":
                return self._call(message, payload)
            case "hold":
                self.held, _ = self._arguments(message, payload)
                self.used = False
                return {"held": True}, b""
            case "run":
                return self._run_held(), b""
            case _:
                most = min(self.max_bytes, message["max_bytes"])
                shown, _ = calling.plain(calling.first(self.result), most, self.device)
                return {"shown": True}, wire.pack_tensors([] if shown is None else [("o0", shown)])

    def _load(self, message: dict[str, Any]) -> dict[str, Any]:
        rest = [group for group in message["banned"] if group not in self.banned]
        _install(rest, device=message.get("device", "cpu"))
        watching.learn(message["source"])
        self.device = message["device"]
        loaded = calling.load(message["source"], message["function"], message["parameters"])
        if isinstance(loaded, dict):
            return {"failed": loaded}
        self.function = self.timed = loaded
        if _launches:
            self.launches = _launches[-1]
            self.function, self.timed = self.launches.watched(loaded), self.launches.timed(loaded)
        return {"loaded": True}

    def _arguments(self, message: dict[str, Any], payload: bytes) -> tuple[list[Any], list[Any]]:
        tensors = wire.unpack_tensors(payload)
        slopes = [calling.placed(tensors[f"s{index}"], self.device) for index in range(message["slopes"])]
        if message["do"] == "hold" and len(payload) >= _LARGE_BYTES:
            _give_back_freed_memory()
        return calling.arguments_of(message["arguments"], tensors, self.device), slopes

    def _call(self, message: dict[str, Any], payload: bytes) -> tuple[dict[str, Any], bytes]:
        arguments, slopes = self._arguments(message, payload)
        assert self.function is not None
        results = calling.call(
            self.function,
            arguments,
            differentiate=message["differentiate"],
            grad_outputs=slopes,
            max_bytes=min(self.max_bytes, message["max_bytes"]),
            device=self.device,
        )
        if isinstance(results, dict):
            return {"failed": results}, b""
        if self.launches is not None:
            results.message["launches"] = self.launches.in_call
        return {"returned": results.message}, wire.pack_tensors(results.tensors)

    def _run_held(self) -> dict[str, Any]:
        assert self.timed is not None
        self.used = True
        try:
            self.result = self.timed(*calling.given(self.held))
            calling.finish_work(self.device)
        except BaseException as error:  # noqa: BLE001
            return {"failed": failures.of_running(error)}
        return {"done": True}

    def prepare_next(self) -> None:
        """Between two timed calls, while nobody waits: other numbers, so that a remembered answer is of no use."""
        if self.used:
            self.held, self.used = [calling.rescaled(argument) for argument in self.held], False


def _install(banned: Sequence[str], *, device: str = "cpu") -> None:
    """Put the rules of an exercise in force, for good."""
    bans.install([group for group in banned if group != kernels.RULE], _tell_incident)
    if kernels.RULE in banned:
        _launches.append(kernels.install(_tell_incident, device=device))


def _give_back_freed_memory() -> None:
    """What the call now takes shall show as growth, and not fit into what is left of earlier work."""
    if _malloc_trim is not None:
        _malloc_trim(0)


def _tell_incident(incident: dict[str, Any]) -> None:
    """At once, before the learner's code goes on and can catch anything."""
    bounded = {**incident, "message": incident["message"][: failures.MESSAGE_CHARACTERS]}
    with _writing:
        wire.write_all(DATA_FD, wire.encode({"incident": bounded}))


def _serve(session: _Session) -> None:
    streams = (sys.stdout, sys.stderr)
    while True:
        message, payload = wire.read_frame(DATA_FD)
        try:
            reply, tensors = session.answer(message, payload)
        except MemoryError:
            reply, tensors = {"failed": failures.failure("out_of_memory", "no memory was left for the results")}, b""
        except BaseException as error:  # noqa: BLE001  objects of a learner's making can raise anywhere
            reply, tensors = {"failed": failures.of_running(error)}, b""
        for stream in streams:
            with contextlib.suppress(BaseException):
                stream.flush()
        with _writing:
            wire.write_all(DATA_FD, wire.encode({**reply, "ticket": message["ticket"]}, tensors))
        with contextlib.suppress(BaseException):  # tensors in the learner's hands; then the same ones are used again
            session.prepare_next()
