"""Nothing can be written, removed or changed; nothing of the host or the project can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.worker.program import FailureKind, Returned

from .conftest import run

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def canary(tmp_path):
    """A file that anybody may read and write, in a folder like that."""
    tmp_path.chmod(0o777)
    path = tmp_path / "keep.txt"
    path.write_text("canary")
    path.chmod(0o666)
    return path


def _state(path):
    status = path.stat()
    names = sorted(entry.name for entry in path.parent.iterdir())
    return path.read_text(), status.st_mode, status.st_mtime_ns, status.st_nlink, status.st_uid, names


@pytest.mark.parametrize(
    "attack",
    [
        "open(PATH, 'w')",
        "open(PATH, 'a')",
        "open(PATH, 'r+')",
        "open(PATH + 'new', 'x')",
        "os.open(PATH, os.O_RDONLY | os.O_TRUNC)",
        "os.open(FOLDER, os.O_TMPFILE | os.O_RDWR)",
        "os.open(PATH, os.O_RDONLY | os.O_CREAT)",
        "os.truncate(PATH, 0)",
        "os.remove(PATH)",
        "os.rename(PATH, PATH + 'new')",
        "os.replace(PATH, PATH + 'new')",
        "os.link(PATH, PATH + 'new')",
        "os.symlink(PATH, PATH + 'new')",
        "os.mkdir(PATH + 'new')",
        "os.rmdir(FOLDER)",
        "os.chmod(PATH, 0)",
        "os.chown(PATH, 1, 1)",
        "os.utime(PATH, (0, 0))",
        "os.setxattr(PATH, 'user.x', b'x')",
        "os.mkfifo(PATH + 'new')",
        "os.mknod(PATH + 'new')",
        "shutil.rmtree(FOLDER)",
        "shutil.copy(PATH, PATH + 'new')",
        "tempfile.mkstemp(dir=FOLDER)",
        "tempfile.TemporaryFile()",
        "pathlib.Path(PATH).write_text('x')",
        "sqlite3.connect(PATH + 'new').execute('create table t (x)')",
        "torch.save(x, PATH + 'new')",
        "numpy.save(PATH + 'new', x.numpy())",
        "open('/dev/shm/rowsum', 'w')",
        "os.mkdir('/sys/fs/cgroup/rowsum')",
        "open('/proc/self/oom_score_adj', 'w')",
        "torch.ones(3).share_memory_()",
        "multiprocessing.shared_memory.SharedMemory('rowsum', True, 10)",
        "os.open('/dev/mem', os.O_RDWR)",
        "os.open('/dev/kmsg', os.O_WRONLY)",
        "os.makedirs(os.path.expanduser('~/.config'))",
    ],
)
def test_it_refuses_to_change_files(sandbox, canary, attack):
    before = _state(canary)
    source = "import multiprocessing.shared_memory, os, pathlib, shutil, sqlite3, tempfile\nimport numpy, torch\n"
    source += f"PATH, FOLDER = {str(canary)!r}, {str(canary.parent)!r}\ndef f(x):\n    print({attack})\n    return x"
    outcome = run(sandbox, source)
    assert isinstance(outcome.kind, FailureKind), outcome
    assert (
        outcome.kind == FailureKind.BLOCKED or "sqlite3" in attack or "shutil.rmtree" in attack or "torch" in attack
    ), outcome
    assert _state(canary) == before


@pytest.mark.parametrize(
    "path",
    [
        ROOT / "manage.py",
        ROOT / "config" / "settings.py",
        ROOT / "content",
        ROOT / "grader" / "worker" / "judge.py",
        ROOT / "grader" / "learner_side" / "child.py",
        "/etc/passwd",
        "/etc/hostname",
        "/root",
        "/home",
        "/tmp",
        "/var",
        "/run",
        "/dev",
        "/dev/tty",
        "/sys",
        "/",
        "/proc",
        "/usr/bin/env",
    ],
    ids=str,
)
def test_it_refuses_to_read(sandbox, path):
    outcome = run(
        sandbox,
        f"import os\nP = {str(path)!r}\ndef f(x):\n    print(os.listdir(P) if os.path.isdir(P) else open(P).read())",
    )
    assert outcome.kind == FailureKind.BLOCKED, outcome
    assert outcome.stdout == ""


def test_it_cannot_read_a_secret_of_the_host(sandbox, canary):
    outcome = run(sandbox, f"def f(x):\n    print(open({str(canary)!r}).read())\n    return x")
    assert (outcome.kind, outcome.stdout) == (FailureKind.BLOCKED, "")


def test_it_cannot_read_by_a_link_or_an_indirect_way(sandbox, canary):
    for way in (f"/proc/self/root{canary}", f"/proc/self/cwd{canary}", f"/usr/lib/../..{canary}"):
        assert run(sandbox, f"def f(x):\n    print(open({way!r}).read())\n    return x").stdout == ""


@pytest.mark.parametrize(
    "way",
    [
        "open(P)",
        "pathlib.Path(P).read_text()",
        "os.listdir(P)",
        "os.open(P, os.O_RDONLY)",
        "runpy.run_path(P)",
        "torch.load(P, weights_only=False)",
        "ctypes.CDLL(P)",
    ],
)
def test_it_remembers_that_the_program_itself_tried_to_read(sandbox, canary, way):
    source = f"""
        import ctypes, os, pathlib, runpy, torch
        P = {str(canary)!r}
        def f(x):
            try:
                {way}
            except Exception:
                pass
            return x
    """
    outcome = run(sandbox, source)
    assert isinstance(outcome.result, Returned)
    assert (outcome.evidence, outcome.incident.line) == (FailureKind.BLOCKED, 6)


def test_it_does_not_blame_the_program_for_what_a_library_looks_for(sandbox):
    source = """
        import ctypes, torch, mimetypes, getpass, locale, sqlite3, zoneinfo
        def f(x):
            mimetypes.guess_type('x.png')
            sqlite3.connect(':memory:').execute('select 1 / 1')
            ctypes.CDLL('libc.so.6')
            print(open('/dev/null').read())
            return x
    """
    assert run(sandbox, source).incident is None


def test_it_reads_the_libraries(sandbox):
    source = """
        import torch, inspect
        def f(x):
            inspect.getsource(torch.nn.Linear)
            import wave, colorsys
            return x
    """
    assert isinstance(run(sandbox, source).result, Returned)


def test_it_leaves_nothing_behind_for_the_next_program(sandbox):
    hostile = """
        import builtins, os, sys, torch, torch.nn.functional as F
        builtins.left = sys.left = torch.left = os.environ["LEFT"] = "here"
        F.relu = torch.Tensor.exp = lambda *a, **k: 1 / 0
        torch.set_default_dtype(torch.float64)
        torch.manual_seed(7)
        def f(x):
            return x
    """
    run(sandbox, hostile)
    source = """
        import builtins, os, sys, torch
        def f(x):
            print([hasattr(m, 'left') for m in (builtins, sys, torch)], 'LEFT' in os.environ, torch.get_default_dtype())
            return x.exp()
    """
    outcome = run(sandbox, source)
    assert outcome.stdout.strip() == "[False, False, False] False torch.float32"
    assert isinstance(outcome.result, Returned)
