"""A worker tells that it is there, and looks after its own processes: one that died in mid-grade is noticed at once."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Sequence

from django.db import DatabaseError, connections
from django.utils import timezone

from grader import judging, worker_list
from grader.statuses import Device
from grader.worker_list import Offer

logger = logging.getLogger(__name__)

# A fork in the middle of this thread's work would leave a copy of its connection in the new process. SQLite goes on
# with such a copy as if it were that process's own, and fails, or worse: https://sqlite.org/howtocorrupt.html
_no_fork_now = threading.Lock()
os.register_at_fork(
    before=_no_fork_now.acquire, after_in_parent=_no_fork_now.release, after_in_child=_no_fork_now.release
)


def put_back_what_died_here(worker: str) -> int:
    """Submissions of this worker's processes that are gone wait again. For the worker's own machine only."""
    dead = [process for process in judging.processes_at_work(worker) if not _is_alive(process)]
    return judging.put_back_from_processes(worker, dead) if dead else 0


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


class Presence:
    """Of one worker, for as long as it runs: its row is renewed every few seconds, by a thread of the main process."""

    def __init__(self, name: str, offers: Sequence[Offer]) -> None:
        self.name = name
        self._offers = offers
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._go_on, name="presence", daemon=True)

    def begin(self) -> None:
        """Say so now, and again and again from now on."""
        self.tell()
        self._thread.start()

    def end(self) -> None:
        """Say that the worker ends."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join(worker_list.ANNOUNCE_SECONDS)
        worker_list.leave(self.name, now=timezone.now())

    def tell(self) -> None:
        """Renew the row, and put back what a process of ours left."""
        worker_list.announce(self.name, self._offers, now=timezone.now())
        if put_back_what_died_here(self.name):
            for device in Device:
                judging.wake_for_all_that_waits(device)

    def _go_on(self) -> None:
        while not self._ended.wait(worker_list.ANNOUNCE_SECONDS):
            with _no_fork_now:
                try:
                    self.tell()
                except DatabaseError as error:  # it is down or being restarted; next time
                    logger.warning("this worker cannot say that it is there: %s", error)
                finally:
                    connections.close_all()
