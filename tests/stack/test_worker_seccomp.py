"""The worker's seccomp profile: bubblewrap works under it, and what it refuses is refused."""

from __future__ import annotations

import shutil
import subprocess
import sys
import textwrap

import pytest

from grader.checks import PROBE
from tests.conftest import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="seccomp is Linux's")

UNDER_THE_PROFILE = textwrap.dedent(
    """
    import ctypes, json, os, sys
    import pyseccomp

    profile = json.load(open(sys.argv[1]))
    seccomp = pyseccomp.SyscallFilter(pyseccomp.ALLOW)
    for group in profile["syscalls"]:
        for name in group["names"]:
            seccomp.add_rule(pyseccomp.ERRNO(group["errnoRet"]), name)
    ctypes.CDLL(None).prctl(38, 1, 0, 0, 0)  # PR_SET_NO_NEW_PRIVS, as no-new-privileges does
    seccomp.load()
    if sys.argv[2:]:
        os.execv(sys.argv[2], sys.argv[2:])
    libc = ctypes.CDLL(None, use_errno=True)
    print(libc.ptrace(0, 0, 0, 0), ctypes.get_errno())
    """
)


def _run_under_the_profile(*command):
    profile = ROOT / "docker" / "worker-seccomp.json"
    return subprocess.run(
        [sys.executable, "-c", UNDER_THE_PROFILE, str(profile), *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_lets_bubblewrap_make_its_namespaces():
    done = _run_under_the_profile(shutil.which("bwrap"), *PROBE)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_lets_the_sandbox_start_in_bubblewrap():
    ask = "from grader.worker.sandbox.layers import why_no_bubblewrap; print(why_no_bubblewrap())"
    done = _run_under_the_profile(sys.executable, "-c", ask)
    assert done.stdout == "None\n", done.stdout + done.stderr


def test_it_refuses_tracing():
    assert _run_under_the_profile().stdout == "-1 1\n"
