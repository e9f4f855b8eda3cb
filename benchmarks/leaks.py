"""What thousands of submissions leave behind in the process that judges them: nothing, or this shows what.

    python -m benchmarks.leaks 10000

Honest, wrong, crashing, printing, hoarding, raising, breaking and endless programs take turns in one process that works
as a Celery worker's does. It counts what could pile up: memory of the judge and of the runner, processes, descriptors,
threads, temporary files, shared memory.
"""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import psutil

from benchmarks.table import Row

MARKS = (100, 500, 1_000, 2_000, 5_000, 10_000)
DEFAULT_SUBMISSIONS = 300
ENDLESS_EVERY = 200  # each of these costs the whole time that a file may take to load
LOAD_SECONDS = 2.0
MEBIBYTE = 1 << 20
RIGHT = """
def softmax(scores, dim):
    x = scores.float()
    top = x.amax(dim, keepdim=True).detach()
    e = (x - top.masked_fill(top == float("-inf"), 0.0)).exp()
    total = e.sum(dim, keepdim=True)
    return (e / total.masked_fill(total == 0, 1.0)).to(scores.dtype)
"""
WRONG = "def softmax(scores, dim):\n    return (scores - scores.amax()).exp() / scores.exp().sum()\n"
HEAD = "import ctypes, os, tempfile, threading, torch\ndef softmax(scores, dim):\n    "
# A kind of program, and the statuses that its verdict may have.
PROGRAMS = {
    "honest": (RIGHT, {"passed"}),
    "wrong": (WRONG, {"failed"}),
    "ends itself": (HEAD + "os._exit(3)", {"crashed"}),
    "honest with threads": (f"import threading\nthreading.Thread(target=print).start()\n{RIGHT}", {"passed"}),
    "dies of a bad address": (HEAD + "ctypes.string_at(0)", {"crashed"}),
    "prints a megabyte": (f"for n in range(1 << 14):\n    print('x' * 63)\n{RIGHT}", {"passed"}),
    "takes too much memory": (HEAD + "return torch.ones(1 << 30)", {"out_of_memory"}),
    "keeps much memory": (f"import torch\nheld = torch.ones(1 << 22)\n{RIGHT}", {"passed"}),
    "raises": (HEAD + "raise ValueError('x' * 100000)", {"raised"}),
    "tries to leave a file": (HEAD + "tempfile.mkstemp()", {"blocked"}),
    "tries to leave a process": (HEAD + "os.fork()", {"blocked"}),
    "calls what is banned": (HEAD + "return scores.softmax(dim)", {"rule_broken"}),
    "does not compile": ("def softmax(scores, dim)\n", {"invalid"}),
    "leaves threads behind": (
        f"import threading, time\nthreading.Thread(target=time.sleep, args=(99,)).start()\n{RIGHT}",
        {"passed"},
    ),
    "closes its connection": (HEAD + "os.close(3)", {"crashed"}),
}
ENDLESS = "while True:\n    pass\n"


@dataclass(frozen=True, slots=True)
class Census:
    """What there is after so many submissions; memory in MiB."""

    submissions: int
    judge_memory: float
    runner_memory: float
    processes: int  # below the judge
    threads: int  # of the judge
    descriptors: int  # of the judge
    runner_descriptors: int
    temporary_files: int
    shared_segments: int  # System V memory, semaphores and queues; POSIX shared memory

    @property
    def line(self) -> str:
        """One line of the table."""
        values = dataclasses.astuple(self)
        shown = (f"{value:.1f}" if isinstance(value, float) else str(value) for value in values)
        return "  ".join(text.rjust(len(name)) for text, name in zip(shown, _NAMES, strict=True))


_NAMES = tuple(field.name for field in dataclasses.fields(Census))


def count(submissions: int, folder: Path) -> Census:
    """Count now, once nothing that was ended is still on its way out."""
    judge = psutil.Process()
    below = _settled(judge)
    runner = min((one for one in below if one.name().startswith("python")), key=lambda one: one.create_time())
    return Census(
        submissions,
        judge.memory_info().rss / MEBIBYTE,
        runner.memory_info().rss / MEBIBYTE,
        len(below),
        judge.num_threads(),
        judge.num_fds(),
        runner.num_fds(),
        sum(len(folders) + len(files) for _, folders, files in os.walk(folder)),
        _shared_segments(),
    )


def _settled(judge: psutil.Process) -> list[psutil.Process]:
    """The processes below the judge, when their number has stayed the same for half a second."""
    seen: list[int] = []
    while True:
        below = judge.children(recursive=True)
        seen.append(len(below))
        if len(seen) >= 5 and len(set(seen[-5:])) == 1:
            return below
        time.sleep(0.1)


def _shared_segments() -> int:
    tables = [Path("/proc/sysvipc", name).read_text().splitlines()[1:] for name in ("shm", "sem", "msg")]
    return sum(map(len, tables)) + len(os.listdir("/dev/shm"))


def measure(submissions: int, layer: str) -> list[Census]:
    """Judge so many programs in turn, and count at each mark. Raises RuntimeError at the first wrong verdict."""
    import torch

    from grader.catalogue import get_exercise
    from grader.worker.judge import judge
    from grader.worker.prepared import PreparedPool
    from grader.worker.sandbox import Limits, Sandbox

    torch.set_num_threads(1)
    folder = Path(tempfile.gettempdir())
    exercise, pool = get_exercise("softmax"), PreparedPool()
    programs, statuses, found = list(PROGRAMS.items()), Counter[str](), []
    print("  ".join(_NAMES), flush=True)
    with Sandbox(layer, Limits(load_wall_seconds=LOAD_SECONDS)) as sandbox:
        for number in range(1, submissions + 1):
            kind, (source, wanted) = programs[number % len(programs)]
            if number % ENDLESS_EVERY == 0:
                kind, source, wanted = "never ends", ENDLESS, {"timed_out"}
            verdict = judge(exercise, source, runner=sandbox, pool=pool)
            if verdict["status"] not in wanted:
                raise RuntimeError(f"{kind}: {verdict['status']}: {verdict['summary']}")
            statuses[verdict["status"]] += 1
            pool.refill()  # as a worker does between two submissions
            if number in MARKS or number == submissions:
                found.append(count(number, folder))
                print(found[-1].line, flush=True)
    print(", ".join(f"{many} {status}" for status, many in statuses.most_common()), flush=True)
    return found


def rows(submissions: int = DEFAULT_SUBMISSIONS) -> list[Row]:
    """For `make bench`: a fresh process, so that what other benchmarks left behind is not counted."""
    command = [sys.executable, "-m", "benchmarks.leaks", str(submissions)]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    first, last = (Census(**one) for one in json.loads(told.splitlines()[-1]))
    since = f"after {last.submissions} submissions, against {first.submissions}"
    left = {
        "processes": last.processes - first.processes,
        "threads": last.threads - first.threads,
        "descriptors of the judge": last.descriptors - first.descriptors,
        "descriptors of the runner": last.runner_descriptors - first.runner_descriptors,
        "temporary files": last.temporary_files - first.temporary_files,
        "shared memory segments": last.shared_segments - first.shared_segments,
    }
    # One child more or less is kept waiting, which is an open connection on either side.
    found = [Row(f"{name} {since}", f"{more:+d}", "<= 3", more <= 3) for name, more in left.items()]
    for who, grown in (
        ("judge", last.judge_memory - first.judge_memory),
        ("runner", last.runner_memory - first.runner_memory),
    ):
        found.append(Row(f"memory of the {who} {since}", f"{grown:+.1f} MiB"))
    return found


def main() -> None:
    import django

    submissions = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_SUBMISSIONS
    layer = sys.argv[2] if len(sys.argv) > 2 else "auto"
    with tempfile.TemporaryDirectory(prefix="rowsum-leaks-") as folder:
        os.environ["TMPDIR"] = tempfile.tempdir = folder
        django.setup()
        found = measure(submissions, layer)
        tempfile.tempdir = None
    print(json.dumps([dataclasses.asdict(one) for one in (found[0], found[-1])]))


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    main()
