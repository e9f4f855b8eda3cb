"""What stands around the runner: the kernel's own means in each child, or bubblewrap's namespaces besides."""

import functools
import os
import shutil
import site
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from grader.walls import on_linux, sandboxed

from .errors import SandboxError

LEARNER_SIDE = Path(__file__).resolve().parents[2] / "learner_side"
# Where they lie inside bubblewrap: nothing there tells where the project lies on the host.
INNER_CODE, _INNER_PACKAGES = "/rowsum/learner_side", "/rowsum/packages"
_SYSTEM = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64", "/etc/ld.so.cache")
_BOUND = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache")
_LINKED = ("/lib", "/lib64")  # where they are not links, they are bound
_HARMLESS_DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom")
_PROBE_SECONDS = 20
_KEPT_BYTES = str(32 << 20)
_NAMESPACES = (
    "--unshare-user",
    "--unshare-pid",
    "--unshare-net",
    "--unshare-ipc",
    "--unshare-uts",
    "--unshare-cgroup-try",
)
_SURROUNDINGS = ("--new-session", "--cap-drop", "ALL", "--hostname", "sandbox", "--proc", "/proc", "--dev", "/dev")


class Layer(StrEnum):
    """How strong the walls around the runner are."""

    AUTO = "auto"  # bubblewrap where it works, else kernel; outside Linux, which has neither, process
    PROCESS = "process"  # no walls: a process of its own, with limits; on Linux only if asked for by name
    KERNEL = "kernel"  # seccomp, Landlock, limits: in every child of either layer
    BUBBLEWRAP = (
        "bubblewrap"  # besides: own user, process, network, IPC, mount namespaces; a root with next to nothing in it
    )
    GVISOR = "gvisor"  # seccomp and limits under gVisor's own kernel, in a root like that; only if asked for by name


@dataclass(frozen=True, slots=True)
class Start:
    """How a runner is started, and which paths its children may read."""

    command: tuple[str, ...]  # the number of the control descriptor is to be added
    packages: tuple[str, ...]
    readable: tuple[str, ...]


def chosen(layer: Layer) -> Layer:
    """The layer itself, or what AUTO is here. Raises SandboxError if what is asked for is not to be had."""
    if not sandboxed(layer):
        return Layer.PROCESS
    if not on_linux():
        raise SandboxError(f"the {layer} layer was asked for, and it needs Linux: its walls are the Linux kernel's")
    if layer in (Layer.KERNEL, Layer.GVISOR):  # whether gVisor works is tried where it is started
        return layer
    reason = why_no_bubblewrap()
    if reason is None:
        return Layer.BUBBLEWRAP
    if layer is Layer.BUBBLEWRAP:
        raise SandboxError(f"the bubblewrap layer was asked for, but {reason}")
    return Layer.KERNEL


@functools.cache
def why_no_bubblewrap() -> str | None:
    """None where bubblewrap really works here; tried once, by starting something in it."""
    if shutil.which("bwrap") is None:
        return "there is no bwrap program (install the package bubblewrap)"
    start = start_of(Layer.BUBBLEWRAP)
    command = [*start.command[:-1], "-c", "import ctypes, socket, select"]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            timeout=_PROBE_SECONDS,
            env=environment(),
            stdin=subprocess.DEVNULL,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"bwrap cannot be run: {error}"
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["no reason given"]
        return f"bwrap does not work here: {said[-1][:200]}"
    return None


def environment() -> dict[str, str]:
    """All that a runner is told by its environment: nothing of the worker's own."""
    return {
        "HOME": "/nonexistent", "LANG": "C.UTF-8", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1", "MALLOC_ARENA_MAX": "2", "VECLIB_MAXIMUM_THREADS": "1",
        # Freed memory stays with the process: a page of it costs a fault each time it is had anew from the kernel.
        "MALLOC_MMAP_THRESHOLD_": _KEPT_BYTES, "MALLOC_TRIM_THRESHOLD_": _KEPT_BYTES,
    }  # fmt: skip


def start_of(layer: Layer) -> Start:
    """How to start a runner in this layer (not AUTO)."""
    python, packages = interpreter(), _packages()
    standard = (sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib"))
    shared = os.path.join(sys.base_prefix, "lib")
    if layer in (Layer.KERNEL, Layer.PROCESS):
        command = (python, "-I", str(LEARNER_SIDE / "runner.py"))
        return Start(command, packages, _existing((*standard, shared, *packages, *_SYSTEM, *_HARMLESS_DEVICES)))
    binds = [word for outside, inside in inner_places() for word in ("--ro-bind", outside, inside)]
    wrapped = (*_bubblewrap(), *binds, "--", python, "-I", f"{INNER_CODE}/runner.py")
    inner = inner_packages()
    return Start(wrapped, inner, (*standard, shared, *inner, *_existing(_SYSTEM), *_HARMLESS_DEVICES))


def start_on_gpu(layer: Layer) -> Start:
    """How to start a process that may use this machine's NVIDIA GPUs: without walls in the layer `process`, else with
    bubblewrap's and no others, since the seal forbids what a GPU's driver is asked by. Raises SandboxError."""
    if chosen(layer) is Layer.PROCESS:
        return start_of(Layer.PROCESS)
    reason = why_no_bubblewrap()
    if reason is not None:
        raise SandboxError(f"programs on a GPU are held by bubblewrap, but {reason}")
    plain = start_of(Layer.BUBBLEWRAP)
    words = ["--die-with-parent", "--ro-bind", "/sys", "/sys"]
    for device in sorted(map(str, Path("/dev").glob("nvidia*"))):
        words += ["--dev-bind", device, device]
    words += ["--remount-ro", "/"]  # all but /tmp: the seal, which forbids writing elsewhere, is not there
    at = plain.command.index("--")
    return Start((*plain.command[:at], *words, *plain.command[at:]), plain.packages, plain.readable)


def inner_packages() -> tuple[str, ...]:
    """Where the packages lie inside bubblewrap or gVisor."""
    return tuple(f"{_INNER_PACKAGES}/{index}" for index in range(len(_packages())))


def inner_places() -> tuple[tuple[str, str], ...]:
    """What of ours is to be seen inside: a path here, and the path there."""
    return (*zip(_packages(), inner_packages(), strict=True), (str(LEARNER_SIDE), INNER_CODE))


def system_places() -> tuple[str, ...]:
    """What of the system's is to be seen inside, in the same place, besides `system_links`."""
    prefix = os.path.realpath(sys.base_prefix)
    python = prefix if prefix not in ("/usr", "/usr/local") else interpreter()
    return (*_existing(_BOUND), *(path for path in _LINKED if os.path.isdir(path) and not os.path.islink(path)), python)


def system_links() -> dict[str, str]:
    """Links in the root, and what each leads to."""
    return {path: os.readlink(path) for path in _LINKED if os.path.islink(path)}


def _bubblewrap() -> list[str]:
    words = [
        shutil.which("bwrap") or "bwrap",
        *_NAMESPACES,
        # No --die-with-parent: it follows the thread that started the runner, which may end before the worker does.
        # The runner ends when its socket to the worker does, and takes this namespace with it.
        *_SURROUNDINGS,
        "--tmpfs",
        "/tmp",
    ]
    for path in (*system_places(), *_existing(("/sys/devices/system/cpu",))):
        words += ["--ro-bind", path, path]
    for path, target in system_links().items():
        words += ["--symlink", target, path]
    return [*words, "--chdir", "/"]


def interpreter() -> str:
    """The base interpreter, not the virtual environment's link to it: that one lies in the project."""
    return os.path.realpath(getattr(sys, "_base_executable", sys.executable))


def _packages() -> tuple[str, ...]:
    """The folders that hold torch and the rest."""
    folders = [
        *site.getsitepackages(),
        *(path for path in sys.path if path.endswith(("site-packages", "dist-packages"))),
    ]
    return _existing(dict.fromkeys(os.path.realpath(path) for path in folders))


def _existing(paths: "tuple[str, ...] | dict[str, None]") -> tuple[str, ...]:
    return tuple(path for path in paths if os.path.exists(path))
