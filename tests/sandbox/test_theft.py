"""A learner's process holds nothing worth stealing: no argument, environment, path or answer, nobody else's program."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from grader.worker.program import Call, FailureKind, Program, Returned
from grader.worker.sandbox import Sandbox

from .conftest import run

ROOT = Path(__file__).resolve().parents[2]


def test_it_sees_no_argument_or_environment_of_the_host(monkeypatch):
    monkeypatch.setenv("SECRET_KEY", "do-not-tell")
    source = (
        "import os, sys\ndef f(x):\n    print(sys.argv, sys.orig_argv, dict(os.environ), os.getcwd())\n    return x"
    )
    with Sandbox("kernel") as sandbox:
        told = run(sandbox, source).stdout
    assert told.strip() == (
        "['submission.py'] ['python', 'submission.py'] "
        "{'HOME': '/nonexistent', 'LANG': 'C.UTF-8', 'OMP_NUM_THREADS': '1'} /"
    )


def test_it_sees_no_environment_in_its_memory(monkeypatch, sandbox):
    source = """
        import ctypes
        libc = ctypes.CDLL(None)
        def f(x):
            names, n = ctypes.POINTER(ctypes.c_char_p).in_dll(libc, "environ"), 0
            while names[n]:
                print(names[n])
                n += 1
            return x
    """
    assert b"SECRET".decode() not in run(sandbox, source).stdout


def test_it_sees_an_empty_main_module(sandbox):
    source = """
        import sys
        def f(x):
            print(sorted(n for n in vars(sys.modules['__main__']) if not n.startswith('__')))
            return x
    """
    assert run(sandbox, source).stdout.strip() == "[]"


def test_it_finds_no_name_of_an_answer_on_the_stack(sandbox):
    source = """
        import sys
        def f(x):
            frame, names = sys._getframe(1), set()
            while frame:
                names |= set(frame.f_locals) | set(frame.f_globals)
                frame = frame.f_back
            print(names & {"expected", "reference", "want", "wanted", "truth", "answer", "oracle", "seed", "secret"})
            return x
    """
    assert run(sandbox, source).stdout.strip() == "set()"


def test_it_finds_no_tensor_but_its_own_in_memory(sandbox):
    source = """
        import gc, torch
        def f(x):
            gc.unfreeze()
            sizes = [tuple(o.shape) for o in gc.get_objects() if type(o) is torch.Tensor]
            print([s for s in sizes if 777 in s])
            return x
    """
    run(sandbox, "def f(x):\n    return x", calls=[Call((torch.ones(777),))])
    assert run(sandbox, source).stdout.strip() == "[]"


def test_it_finds_no_source_of_the_program_before(sandbox):
    marker = "marker" + "_of_alice"
    run(sandbox, f"{marker} = 'mine'\ndef f(x):\n    return x")
    source = """
        import gc
        def f(x):
            gc.unfreeze()
            print([s for o in gc.get_objects() if type(o) is dict for s in list(o) if s == 'marker' + '_of_alice'])
            return x
    """
    assert run(sandbox, source).stdout.strip() == "[]"


def test_it_imports_nothing_of_ours(sandbox):
    for module in ("grader", "grader.worker", "attention_core", "flashcards", "config.settings", "content"):
        failure = run(sandbox, f"def f(x):\n    import {module}").result
        assert failure.exception in ("ModuleNotFoundError", "PermissionError"), failure


@pytest.mark.parametrize(
    "way", ["print(torch.__file__)", "raise ValueError(torch.__file__)", "from torch import nothing_like_it"]
)
def test_it_tells_no_path_of_the_project(sandbox, way):
    outcome = run(sandbox, f"import torch\ndef f(x):\n    {way}\n    return x")
    assert str(ROOT) not in outcome.stdout + str(outcome.result)


def test_it_tells_no_frame_of_ours(sandbox):
    failure = run(sandbox, "def f(x):\n    raise ValueError('mine')").result
    assert (failure.message, failure.exception, failure.line) == ("mine", "ValueError", 2)


def test_two_programs_at_a_time_know_nothing_of_each_other(sandbox):
    sources = ["import builtins\nbuiltins.who = 1\ndef f(x):\n    return x", "def f(x):\n    return who"]
    processes = [sandbox.start(Program(source, "f", ("x",))) for source in sources]
    assert [process.load() for process in processes] == [None, None]
    call = Call((torch.ones(1),))
    assert isinstance(processes[0].call(call), Returned)
    assert processes[1].call(call).kind == FailureKind.RAISED
    for process in processes:
        process.close()
