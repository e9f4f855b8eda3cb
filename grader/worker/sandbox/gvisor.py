"""The layer `gvisor`: the warm runner and its children under gVisor's own kernel; see bundle.py and the runner's side,
grader/learner_side/gvisor.py.

A system call of a learner's program never reaches the host's kernel. What that costs: nobody can be asked about refused
calls, so an attempt that the program caught leaves no evidence; and the host has no account of one process's memory.
"""

import contextlib
import functools
import secrets
import shutil
import socket
import subprocess
import time
from typing import Any

from grader.learner_side import wire
from grader.learner_side.seal import Filters

from . import syscalls
from .bundle import DOOR, JAIL, Bundle
from .channel import Channel
from .errors import SandboxError
from .layers import INNER_CODE, Layer, Start, environment, inner_packages, interpreter
from .limits import Limits
from .process import SandboxedProcess
from .warm import Handed, WarmRunner, settings_for

_PROBE_SECONDS = 30
_CONNECT_SECONDS = 30.0
_HELLO_BYTES = 1 << 10
INSTALL = "install gVisor: apt-get install runsc on Debian 12, or https://gvisor.dev/docs/user_guide/install/"


@functools.cache
def why_no_gvisor() -> str | None:
    """None where gVisor really works here; tried once, by starting Python in it."""
    program = shutil.which("runsc")
    if program is None:
        return f"there is no runsc program ({INSTALL})"
    bundle = Bundle(program, [interpreter(), "-I", "-c", "import ctypes, socket, select"], door=False)
    try:
        done = subprocess.run(
            bundle.command, capture_output=True, timeout=_PROBE_SECONDS, env=environment(),
            stdin=subprocess.DEVNULL, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"runsc cannot be run: {error}"
    finally:
        bundle.close()
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["no reason given"]
        return f"runsc does not work here: {said[-1][:200]}"
    return None


@functools.cache
def _filters() -> Filters:
    """As everywhere else, but that nobody is asked, and that files are held by the root instead of Landlock."""
    main = syscalls.main_filter(notify=False, may_open=True)
    known = syscalls.filters()
    return Filters(main=main, closing=known.closing, notify=False, seccomp_number=known.seccomp_number)


class GvisorRunner(WarmRunner):
    """A warm runner in gVisor."""

    def __init__(self, layer: Layer, limits: Limits) -> None:
        reason = why_no_gvisor()
        if reason is not None:
            raise SandboxError(f"the gvisor layer was asked for, but {reason}")
        self._token = secrets.token_hex(16)
        self._arrived: dict[tuple[int, str], socket.socket] = {}
        super().__init__(layer, limits)

    def _begin(self, limits: Limits, theirs: socket.socket) -> tuple[subprocess.Popen[bytes], dict[str, Any]]:
        program = shutil.which("runsc") or "runsc"
        self._bundle = Bundle(program, [interpreter(), "-I", f"{INNER_CODE}/runner.py", "0"])
        process = subprocess.Popen(
            self._bundle.command, env=environment(), cwd="/", start_new_session=True,
            stdin=theirs.fileno(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )  # fmt: skip
        settings = settings_for(Start((), inner_packages(), ("/",)), limits, _filters())
        return process, {**settings, "life": "gvisor", "door": DOOR, "jail": JAIL, "token": self._token}

    def _check(self, ready: dict[str, Any]) -> None:
        """There is no Landlock in gVisor."""

    def _handed(self, message: dict[str, Any], descriptors: list[int]) -> Handed:
        number = message["child"]
        data, output = (self._connection(number, kind) for kind in ("data", "output"))
        return Handed(number, message["pid"], data, output, -1)

    def _connection(self, number: int, kind: str) -> int:
        """The connection that the runner made for this child, before it told of it. Raises SandboxError."""
        assert self._bundle.door is not None
        until = time.monotonic() + _CONNECT_SECONDS
        while (number, kind) not in self._arrived:
            self._bundle.door.settimeout(max(0.01, until - time.monotonic()))
            try:
                connection, _ = self._bundle.door.accept()
            except TimeoutError:
                raise SandboxError("a child's connection did not arrive") from None
            self._welcome(connection)
        connection = self._arrived.pop((number, kind))
        connection.setblocking(True)
        return connection.detach()

    def _welcome(self, connection: socket.socket) -> None:
        """Note whose connection it is; one that cannot say is closed."""
        connection.settimeout(_CONNECT_SECONDS)
        try:
            json_bytes, more = wire.HEADER.unpack(wire.read_exactly(connection.fileno(), wire.HEADER.size))
            if json_bytes > _HELLO_BYTES or more:
                raise wire.Malformed("no hello is like that")
            hello = wire.decode_message(wire.read_exactly(connection.fileno(), json_bytes))
            whose = int(hello.get("child", 0)), str(hello.get("kind"))
        except (OSError, TypeError, ValueError, wire.Closed, wire.Malformed):
            connection.close()
            return
        if whose in self._arrived or not secrets.compare_digest(str(hello.get("token")).encode(), self._token.encode()):
            connection.close()
            return
        self._arrived[whose] = connection

    def kill(self, number: int) -> None:
        """Have the runner end a child; one that is gone has taken its children along."""
        with contextlib.suppress(SandboxError):
            self._tell({"kill": number})

    def has_ended_within(self, number: int, seconds: float) -> bool:
        """Whether the runner has said by then that this child is dead, or is gone itself, and its children with it."""
        return self._hear_of_end(number, seconds) or self._has_hung_up()

    def _has_hung_up(self) -> bool:
        try:
            return not self._control.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def close(self) -> None:
        """End the runner and all of its children; idempotent."""
        super().close()
        for connection in self._arrived.values():
            connection.close()
        self._arrived.clear()
        self._bundle.close()


class _GvisorChannel(Channel):
    """The same loop; the process is ended, and its end heard of, through the runner."""

    def __init__(self, handed: Handed, limits: Limits, runner: GvisorRunner) -> None:
        super().__init__(handed, limits)
        self._number, self._runner = handed.number, runner

    def _has_listener(self) -> bool:
        return False

    def kill(self) -> None:
        self._runner.kill(self._number)

    def ends_within(self, seconds: float) -> bool:
        return self._runner.has_ended_within(self._number, seconds)


class GvisorProcess(SandboxedProcess):
    """A program in a sealed child under gVisor."""

    def _channel_to(self, handed: Handed) -> Channel:
        assert isinstance(self._runner, GvisorRunner)
        return _GvisorChannel(handed, self._limits, self._runner)
