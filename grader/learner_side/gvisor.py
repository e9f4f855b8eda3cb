"""The runner's loop inside gVisor, whose kernel passes no descriptor to the host and knows no pidfd.

So each child is connected to the worker by the runner, over a socket of the host's that is mounted here (the door),
before it is sealed and can connect to nothing; the worker asks for a child's death; and SIGCHLD tells of it.
"""

import os
import select
import signal
import socket
from collections.abc import Container
from types import FrameType
from typing import Any

from . import seal, service, wire


def main(control: socket.socket, settings: dict[str, Any]) -> None:
    """Serve the worker at the other end of this socket until it is gone."""
    plan = service.get_ready(control, settings)
    GvisorService(control, plan, settings).serve()


def _note(_number: int, _frame: FrameType | None) -> None:
    """Python writes the signal's number to the wake-up descriptor only if there is a handler."""


class GvisorService(service.Service):
    """The same service with connections through the door."""

    def __init__(self, control: socket.socket, plan: seal.Plan, settings: dict[str, Any]) -> None:
        super().__init__(control, plan, settings)
        self._door: str = settings["door"]
        self._token: str = settings["token"]
        self._died, died = socket.socketpair()
        for end in (self._died, died):
            end.setblocking(False)
        signal.set_wakeup_fd(died.detach(), warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, _note)
        self.poll.register(self._died, select.POLLIN)

    def connect(self) -> service.Ends:
        data, output = (self._connection(kind) for kind in ("data", "output"))
        return service.Ends(-1, -1, data, output)

    def _connection(self, kind: str) -> int:
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(self._door)
        hello = {"child": self.born, "kind": kind, "token": self._token}
        connection.sendall(wire.encode(hello))
        return connection.detach()

    def watch(self, pid: int) -> int:
        return -1

    def ended(self, ready: Container[int]) -> list[service.Child]:
        if self._died.fileno() not in ready:
            return []
        self._died.recv(service.CONTROL_BYTES)
        return [one for one in self.children.values() if self._is_dead(one)]

    def _is_dead(self, one: service.Child) -> bool:
        return os.waitid(os.P_PID, one.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def obey(self, request: dict[str, Any]) -> None:
        if "kill" not in request:
            super().obey(request)
            return
        for one in self.children.values():
            if one.number == request["kill"]:
                os.kill(one.pid, signal.SIGKILL)

    def send_away(self, one: service.Child, message: bytes) -> None:
        self.control.send(message)

    def let_go(self, one: service.Child) -> None:
        """The worker sees the connections end."""
