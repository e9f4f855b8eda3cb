"""What gVisor is given to start a runner: a folder with an OCI bundle, a door, and the command line of `runsc`.

A bundle (opencontainers.org, runtime-spec) is a folder with config.json and a root file system. The root here is a few
empty folders; what a runner needs is mounted into them, read only. The door is a Unix socket of the worker's, the one
thing of the host that the runner can connect to (`--host-uds=open`): gVisor passes no descriptor out, so the
connections to the learners' processes are made from inside. Flags: https://gvisor.dev/docs/user_guide/.
"""

import fcntl
import json
import os
import secrets
import shutil
import socket
import stat
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import layers

DOOR = "/rowsum/door/socket"  # inside
JAIL = "/rowsum/jail"  # what a learner's process makes its root: no /proc of others, no door
_PREFIX = "rowsum-gvisor-"
_FLAGS = ("--rootless", "--network=none", "--ignore-cgroups", "--overlay2=none")
_NAMESPACES = ("pid", "network", "ipc", "uts", "mount")
_KERNELS = {"/proc": "proc", "/dev": "tmpfs", "/sys": "sysfs", "/tmp": "tmpfs"}  # gVisor fills /dev itself
_WAITING_CONNECTIONS = 64


def command(program: str, folder: str, name: str, *, door: bool = True) -> list[str]:
    """The command line that runs the bundle in this folder until its process ends."""
    uds = "--host-uds=open" if door else "--host-uds=none"
    return [program, f"--root={folder}/state", *_FLAGS, uds, "run", f"--bundle={folder}", name]


def specification(
    arguments: Sequence[str], binds: Sequence[tuple[str, str]], environment: dict[str, str]
) -> dict[str, Any]:
    """config.json: this program in a read-only root, with these paths of the host at those places.

    It has the one capability that its children need to change their root; they give it up.
    """
    mounts: list[dict[str, Any]] = [
        {"destination": place, "type": kind, "source": kind, "options": ["nosuid", "nodev"]}
        for place, kind in _KERNELS.items()
    ]
    mounts += [
        {"destination": inside, "type": "bind", "source": outside, "options": ["rbind", "ro", "nosuid", "nodev"]}
        for outside, inside in binds
    ]
    powers = {kind: ["CAP_SYS_CHROOT"] for kind in ("bounding", "effective", "inheritable", "permitted")}
    return {
        "ociVersion": "1.0.0",
        "process": {
            "terminal": False,
            "user": {"uid": 0, "gid": 0},  # inside; outside it is whoever runs the worker
            "args": list(arguments),
            "env": [f"{name}={value}" for name, value in environment.items()],
            "cwd": "/",
            "capabilities": powers,
            "noNewPrivileges": True,
        },
        "root": {"path": "rootfs", "readonly": True},
        "hostname": "sandbox",
        "mounts": mounts,
        "linux": {"namespaces": [{"type": kind} for kind in _NAMESPACES]},
    }


class Bundle:
    """A folder of one runner, in the temporary files of the worker's user.

    `close` removes it; so does, after a worker was killed, the next one that starts.
    """

    def __init__(self, program: str, arguments: Sequence[str], *, door: bool = True) -> None:
        _sweep()
        self.folder = Path(tempfile.mkdtemp(prefix=_PREFIX))
        self._lock = self._take_lock()
        places = [(path, path) for path in layers.system_places()] + list(layers.inner_places())
        jailed = [(outside, JAIL + inside) for outside, inside in places if inside != layers.INNER_CODE]
        binds = places + jailed
        self.door: socket.socket | None = None
        if door:
            self.door = self._open_door()
            binds.append((str(self.folder / "door"), os.path.dirname(DOOR)))
        self._make_root(binds)
        told = specification(arguments, binds, layers.environment())
        (self.folder / "config.json").write_text(json.dumps(told), encoding="utf-8")
        self.command = command(program, str(self.folder), f"rowsum-{secrets.token_hex(8)}", door=door)

    def _take_lock(self) -> int:
        """Held as long as the worker lives: whoever finds it free may remove the folder."""
        making = self.folder / "lock.new"
        lock = os.open(making, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(lock, fcntl.LOCK_EX)
        making.rename(self.folder / "lock")
        return lock

    def _open_door(self) -> socket.socket:
        place = self.folder / "door"
        place.mkdir()
        listening = socket.socket(socket.AF_UNIX)
        folder = os.open(place, os.O_PATH | os.O_CLOEXEC)
        try:
            listening.bind(f"/proc/self/fd/{folder}/socket")  # the folder's own path may be too long for a socket
        finally:
            os.close(folder)
        listening.listen(_WAITING_CONNECTIONS)
        return listening

    def _make_root(self, binds: Sequence[tuple[str, str]]) -> None:
        root = f"{self.folder}/rootfs"
        for place in _KERNELS:
            os.makedirs(root + place)
        for outside, inside in binds:
            if os.path.isfile(outside):
                os.makedirs(os.path.dirname(root + inside), exist_ok=True)
                Path(root + inside).touch()
            else:
                os.makedirs(root + inside, exist_ok=True)
        for place, target in layers.system_links().items():
            os.symlink(target, root + place)
            os.symlink(target, root + JAIL + place)

    def close(self) -> None:
        """Remove the folder; idempotent."""
        if self.door is not None:
            self.door.close()
        if self._lock >= 0:
            shutil.rmtree(self.folder, ignore_errors=True)  # follows no link, and no learner's program can write here
            os.close(self._lock)
            self._lock = -1


def _sweep() -> None:
    """Remove the folders of workers that were killed: theirs are the locks that can be had."""
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        status = folder.lstat()
        if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid():
            continue
        try:
            lock = os.open(folder / "lock", os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
        except OSError:
            continue
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
        except BlockingIOError:
            continue
        finally:
            os.close(lock)
