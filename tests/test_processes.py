from __future__ import annotations

import subprocess
import sys

import psutil

from tests.processes import runs, those


def test_a_process_that_ends_meanwhile_is_no_error():
    program = [sys.executable, "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(program) as stays, subprocess.Popen(program) as goes:
        both = [psutil.Process(process.pid) for process in (stays, goes)]
        goes.kill()
        goes.wait()
        assert those(both, lambda process: process.name().startswith("python")) == both[:1]
        assert [runs(process) for process in both] == [True, False]
        assert [runs(stays.pid), runs(goes.pid)] == [True, False]
        stays.kill()
        stays.wait()
        assert not runs(stays.pid)
