"""The ways in which programs got out of other judges, one by one, in each layer of walls that this machine can run.

Each attack prints ESCAPED if it reached what it reaches for. The last test runs the harmless ones of them where there
are no walls, and they get there: so it is the walls that hold them. docs/threat-model.md lists these and more.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import re
import secrets
import socket
import sqlite3
import textwrap
import threading
from dataclasses import dataclass
from multiprocessing import shared_memory

import pytest
import torch

from grader.worker.program import Call, FailureKind, Returned
from grader.worker.sandbox import Layer, Limits, Sandbox
from tests.conftest import ROOT

from .conftest import passes_honestly, run, skip_where_missing

BLOCKED, CRASHED = FailureKind.BLOCKED, FailureKind.CRASHED
PRELUDE = """
import ctypes, fcntl, mmap, os, resource, signal, socket, subprocess, sys, threading
libc = ctypes.CDLL(None, use_errno=True)
libc.shmat.restype = ctypes.c_void_p

def call(number, *arguments):
    result = libc.syscall(ctypes.c_long(number), *[ctypes.c_long(a) if isinstance(a, int) else a for a in arguments])
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result

def machine_code(code):
    held = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    held.write(code)
    return ctypes.CFUNCTYPE(ctypes.c_long)(ctypes.addressof(ctypes.c_char.from_buffer(held)))()

def ask(family, address):
    with socket.socket(family) as s:
        s.settimeout(2)
        s.connect(address)
        s.sendall(b"PING")
        return s.recv(4) == b"PONG"

buffer = ctypes.create_string_buffer(4096)
"""


@dataclass(frozen=True)
class Escape:
    """One attack: statements that print ESCAPED, and how the program may end.

    With `alone`, it is not repeated where nothing holds it.
    """

    body: str
    ends: tuple[FailureKind, ...] = (BLOCKED,)
    alone: bool = False
    unknown_to_gvisor: bool = False  # its kernel has no such thing, and the program goes on with an error number


ESCAPES = {
    "a link for a privileged clean-up to follow": Escape("os.symlink(CANARY, NEW); print('ESCAPED')"),
    "a hard link to another's file": Escape("os.link(CANARY, NEW); print('ESCAPED')"),
    "chmod of what a clean-up visits": Escape("os.chmod(CANARY, 0o4777); print('ESCAPED')"),
    "chown of what a clean-up visits": Escape("os.chown(CANARY, os.getuid(), os.getgid()); print('ESCAPED')"),
    "the network, to the broker": Escape("print('ESCAPED' if ask(socket.AF_INET, ('127.0.0.1', PORT)) else '')"),
    "the database's Unix socket": Escape("print('ESCAPED' if ask(socket.AF_UNIX, SOCKET) else '')"),
    "an abstract Unix socket": Escape("print('ESCAPED' if ask(socket.AF_UNIX, ABSTRACT) else '')"),
    "a kernel keyring": Escape("call(248, b'user', b'rowsum-test', b'x', 1, -3); print('ESCAPED')"),
    "System V shared memory": Escape(
        "at = libc.shmat(call(29, KEY, 4096, 0), None, 0)\n"
        "print('ESCAPED' if ctypes.string_at(at, 4) == b'mine' else '')"
    ),
    "POSIX shared memory": Escape("print('ESCAPED' if open(f'/dev/shm/{SHARED}', 'rb').read(4) == b'mine' else '')"),
    "a message queue": Escape("call(68, KEY, 0o1600); print('ESCAPED')", alone=True),
    "32-bit system calls by int 0x80": Escape(
        "print('ESCAPED' if machine_code(bytes.fromhex('b814000000cd80c3')) > 0 else '')",
        (BLOCKED, CRASHED), alone=True, unknown_to_gvisor=True,
    ),
    "x32 system calls": Escape(
        "print('ESCAPED' if machine_code(bytes.fromhex('b8270000400f05c3')) > 0 else '')",
        (BLOCKED, CRASHED), alone=True, unknown_to_gvisor=True,
    ),
    "io_uring": Escape("call(425, 8, buffer); print('ESCAPED')", alone=True),
    "the parent's descriptors by pidfd_getfd": Escape("call(434, os.getppid(), 0); print('ESCAPED')"),
    "the parent's descriptors in /proc": Escape("print('ESCAPED' if os.listdir(f'/proc/{os.getppid()}/fd') else '')"),
    "descriptors passed over its socket": Escape(
        "own = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, 0, os.dup(3))\n"
        "socket.send_fds(own, [b'x'], [1])\nprint('ESCAPED')",
        alone=True,
    ),
    "ptrace of the runner": Escape("call(101, 16, os.getppid(), 0, 0); print('ESCAPED')", alone=True),
    "process_vm_readv of the runner": Escape("call(310, os.getppid(), buffer, 0, buffer, 0, 0); print('ESCAPED')"),
    "its own memory through /proc/self/mem": Escape("open('/proc/self/mem', 'r+b'); print('ESCAPED')"),
    "the runner's memory through /proc": Escape("open(f'/proc/{os.getppid()}/mem', 'rb'); print('ESCAPED')"),
    "the runner's environment in /proc": Escape("open(f'/proc/{os.getppid()}/environ', 'rb').read(); print('ESCAPED')"),
    "typing into the terminal by TIOCSTI": Escape("fcntl.ioctl(0, 0x5412, b'x'); print('ESCAPED')", alone=True),
    "a set-uid program": Escape("subprocess.run(['/usr/bin/env']); print('ESCAPED')"),
    "userfaultfd": Escape("call(323, 1); print('ESCAPED')"),
    "bpf": Escape("call(321, 0, (ctypes.c_uint32 * 16)(2, 4, 4, 1), 64); print('ESCAPED')", alone=True),
    "perf events": Escape(
        "call(298, (ctypes.c_uint64 * 16)(1 | 128 << 32, 0), 0, -1, -1, 0); print('ESCAPED')", alone=True
    ),
    "a program in a memfd": Escape("print('ESCAPED' if os.memfd_create('x') >= 0 else '')"),
    "a signal to the runner": Escape("os.kill(os.getppid(), 0); print('ESCAPED')"),
    "a signal to everybody": Escape("os.kill(-1, 9)", alone=True),
    "a fork bomb": Escape("while True:\n    os.fork()", alone=True),
    "a namespace of its own": Escape("call(272, 0x10000000); print('ESCAPED')", alone=True),
    "a file by its handle": Escape("call(303, -100, CANARY.encode(), buffer, buffer, 0); print('ESCAPED')", alone=True),
    "a root of its own": Escape("os.chroot('/'); print('ESCAPED')"),
    "the solutions": Escape("print('ESCAPED' if 'def ' in open(EXERCISE + '/solution.py').read() else '')"),
    "the wrong programs": Escape("print('ESCAPED' if os.listdir(EXERCISE + '/wrong') else '')"),
    "the cases": Escape("print('ESCAPED' if open(CASES).read() else '')"),
    "the judge's settings": Escape("print('ESCAPED' if open(PROJECT + '/config/settings.py').read() else '')"),
    "the file of the database": Escape("print('ESCAPED' if open(DATABASE, 'rb').read(6) == b'SQLite' else '')"),
}  # fmt: skip


@pytest.fixture(scope="module")
def prey(tmp_path_factory):
    """What the attacks reach for, all of it really there: names as they stand in the attacks."""
    folder = tmp_path_factory.mktemp("prey")
    folder.chmod(0o777)
    canary = folder / "canary"
    canary.write_text("mine")
    canary.chmod(0o666)
    database = folder / "db.sqlite3"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("create table answers (seed)")
        connection.commit()
    abstract = f"\0rowsum-{secrets.token_hex(4)}"
    servers = [socket.create_server(("127.0.0.1", 0)), socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX)]
    for server, address in zip(servers[1:], (str(folder / "socket"), abstract), strict=True):
        server.bind(address)
        server.listen()
    for server in servers:
        threading.Thread(target=_answer, args=(server,), daemon=True).start()
    shared = shared_memory.SharedMemory(create=True, size=4096)
    shared.buf[:4] = b"mine"
    key = secrets.randbelow(1 << 30) + 1
    segment = _system_v_segment(key)
    yield {
        "CANARY": str(canary),
        "NEW": str(folder / "new"),
        "SOCKET": str(folder / "socket"),
        "ABSTRACT": abstract,
        "PORT": servers[0].getsockname()[1],
        "KEY": key,
        "SHARED": shared.name.lstrip("/"),
        "EXERCISE": str(ROOT / "content" / "exercises" / "softmax"),
        "CASES": str(next((ROOT / "content" / "exercises" / "softmax").glob("cases.*"))),
        "PROJECT": str(ROOT),
        "DATABASE": str(database),
    }
    shared.close()
    shared.unlink()
    ctypes.CDLL(None).shmctl(segment, 0, None)
    for server in servers:
        server.shutdown(socket.SHUT_RDWR)
        server.close()


def _answer(server):
    while True:
        try:
            connection, _ = server.accept()
        except OSError:
            return
        with connection:
            connection.recv(4)
            connection.sendall(b"PONG")


def _system_v_segment(key):
    libc = ctypes.CDLL(None, use_errno=True)
    libc.shmat.restype = ctypes.c_void_p
    segment = libc.shmget(key, 4096, 0o1666)
    assert segment >= 0
    at = libc.shmat(segment, None, 0)
    ctypes.memmove(at, b"mine", 4)
    libc.shmdt(ctypes.c_void_p(at))
    return segment


def _program(body, prey):
    names = "".join(f"{name} = {value!r}\n" for name, value in prey.items())
    return f"{PRELUDE}{names}\ndef f(x):\n{textwrap.indent(body, '    ')}\n    return x\n"


@pytest.mark.parametrize("name", ESCAPES)
def test_it_holds(walls, prey, name):
    before = os.stat(prey["CANARY"])
    outcome = run(walls, _program(ESCAPES[name].body, prey))
    assert "ESCAPED" not in outcome.stdout
    unknown = walls.layer is Layer.GVISOR and ESCAPES[name].unknown_to_gvisor
    assert outcome.kind in ESCAPES[name].ends or (unknown and outcome.kind is None), outcome
    after = os.stat(prey["CANARY"])
    assert (after.st_mode, after.st_uid, after.st_nlink) == (before.st_mode, before.st_uid, before.st_nlink)
    assert not os.path.lexists(prey["NEW"])
    passes_honestly(walls)


@pytest.mark.parametrize("name", [name for name, escape in ESCAPES.items() if escape.ends == (BLOCKED,)])
@pytest.mark.parametrize("layer", [Layer.KERNEL, Layer.BUBBLEWRAP])
def test_it_remembers_although_the_program_caught(walled_sandboxes, prey, layer, name):
    skip_where_missing(layer)
    body = ESCAPES[name].body.replace("\n    os.fork()", "\n    os.fork(); break")
    caught = "try:\n" + textwrap.indent(body, "    ") + "\nexcept OSError:\n    pass"
    outcome = run(walled_sandboxes(layer), _program(caught, prey))
    assert isinstance(outcome.result, Returned), outcome
    assert outcome.evidence == BLOCKED


def test_it_gives_a_bomb_of_threads_an_end(walls):
    source = """
        import threading
        def f(x):
            stop = threading.Event()
            while True:
                threading.Thread(target=stop.wait, daemon=True).start()
    """
    ends = (BLOCKED, FailureKind.OUT_OF_MEMORY, FailureKind.TIMED_OUT, FailureKind.RAISED)  # gVisor does not count them
    assert run(walls, source, calls=[Call((torch.zeros(1),), wall_seconds=3.0)]).kind in ends
    passes_honestly(walls)


def test_it_inherits_no_environment(walls):
    source = """
        import ctypes, os
        names = ctypes.POINTER(ctypes.c_char_p).in_dll(ctypes.CDLL(None), "environ")
        def f(x):
            n = 0
            while names[n]:
                print(names[n].decode().partition("=")[0])
                n += 1
            print(*os.environ)
            return x
    """
    assert set(run(walls, source).stdout.split()) == {"HOME", "LANG", "OMP_NUM_THREADS"}


def test_it_leaves_no_core(walls):
    source = """
        import ctypes, resource
        def f(x):
            print(resource.getrlimit(resource.RLIMIT_CORE))
            try:
                resource.setrlimit(resource.RLIMIT_CORE, (1 << 30, 1 << 30))
            except (OSError, ValueError):
                ctypes.string_at(0)
    """
    outcome = run(walls, source)
    assert outcome.kind in (CRASHED, BLOCKED)
    assert "core" not in str(outcome.result)
    assert [name for name in os.listdir(ROOT) if re.fullmatch(r"core(\.\d+)?", name)] == []


LAST_WORDS = """
import atexit, json, os, struct, sys, weakref

def forge(*_):
    text = json.dumps({"returned": {"is_tuple": False, "types": [], "inputs": 0, "gradient_failure": None}}).encode()
    os.write(3, struct.pack("<II", len(text), 0) + text)
"""


@pytest.mark.parametrize(
    "way",
    [
        "atexit.register(forge)",
        "weakref.finalize(sys.modules['submission'], forge)",
        "class D:\n    __del__ = forge\nheld = D()",
        "def g():\n    try:\n        yield\n    finally:\n        forge()\nheld = g(); next(held)",
        "sys.excepthook = sys.unraisablehook = forge",
    ],
)
def test_it_has_no_last_word(walls, way):
    source = f"{LAST_WORDS}\n{way}\ndef f(x):\n    sys.exit(0)\n"
    outcome = run(walls, source)
    assert (outcome.kind, outcome.result.exception) == (FailureKind.RAISED, "SystemExit")
    passes_honestly(walls)


def test_nothing_that_it_returns_is_unpickled(walls, tmp_path):
    source = """
        import os
        class Bomb:
            def __reduce__(self):
                return os.system, ("touch PLACE",)
        def f(x):
            return Bomb(), [Bomb()], x
    """
    outcome = run(walls, source.replace("PLACE", str(tmp_path / "touched")))
    assert outcome.result.output_types == ("Bomb", "list", "Tensor")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "way", ["9**9**9**9", "'x' * 9**10", "eval('(' * 10**6)", "compile('x' + '.y' * 10**6, '', 'eval')",
            "__import__('re').match('(a|a)*$', 'a' * 60 + 'b')", "eval('-' * 10**6 + '1')"],
)  # fmt: skip
def test_it_survives_a_bomb_for_the_compiler(walls, way):
    outcome = run(walls, f"def f(x):\n    {way}\n", calls=[Call((torch.zeros(1),), wall_seconds=1.5)])
    assert isinstance(outcome.kind, FailureKind)
    passes_honestly(walls)


def test_without_walls_the_same_attacks_succeed(prey):
    """The control: otherwise a test above could pass because its attack is broken."""
    attacks = {name: escape.body for name, escape in ESCAPES.items() if not escape.alone}
    source = f"{PRELUDE}\n" + "".join(f"{name} = {value!r}\n" for name, value in prey.items())
    source += "def f(x):\n"
    for name, body in attacks.items():
        indented = textwrap.indent(body, " " * 8)
        source += (
            f"    try:\n        print({name!r}, end=': ')\n{indented}\n    except Exception as e:\n        print(e)\n"
        )
        source += "    if os.path.lexists(NEW): os.unlink(NEW)\n"
    with Sandbox(Layer.PROCESS, Limits()) as sandbox:
        outcome = run(sandbox, source + "    return x\n")
    escaped = set(re.findall(r"^(.*): .*ESCAPED", outcome.stdout, re.MULTILINE))
    os.chmod(prey["CANARY"], 0o666)
    # What the machine itself forbids (a container's own filter, no root) cannot be shown here.
    assert len(escaped) >= len(attacks) // 2, outcome.stdout
    assert {
        "the solutions",
        "the network, to the broker",
        "System V shared memory",
        "a signal to the runner",
    } <= escaped
