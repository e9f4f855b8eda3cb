"""Landlock by raw system calls: no write anywhere, reading only beneath the paths that are listed.

Constants and structures are those of linux/landlock.h; the kernel says which version of them (ABI) it knows.
"""

import ctypes
import os
import sys
from collections.abc import Sequence

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # the same numbers on every architecture
_RULE_PATH_BENEATH = 1
_READ_FILE, _READ_DIR = 1 << 2, 1 << 3
# How many rights over files each ABI knows; bit n is handled if n is below the number.
_FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}
_NET_BIND_AND_CONNECT = 0b11  # ABI 4
_SCOPE_ABSTRACT_SOCKETS_AND_SIGNALS = 0b11  # ABI 6

_libc = ctypes.CDLL(None, use_errno=True)


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = (("allowed", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


def _call(number: int, *arguments: object) -> int:
    result: int = _libc.syscall(ctypes.c_long(number), *arguments)
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return result


def abi() -> int:
    """The version of Landlock that this kernel offers; 0 where it offers none."""
    if not sys.platform.startswith("linux"):
        return 0
    try:
        return _call(_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(1))
    except (OSError, AttributeError):
        return 0


def ruleset(readable: Sequence[str], version: int) -> int:
    """A descriptor of rules that let only what lies beneath `readable` be read; many processes can share it.

    Raises OSError where the kernel refuses. Paths that do not exist are left out.
    """
    attributes = _Ruleset(
        files=(1 << _FILE_RIGHTS[min(version, 5)]) - 1,
        net=_NET_BIND_AND_CONNECT if version >= 4 else 0,
        scoped=_SCOPE_ABSTRACT_SOCKETS_AND_SIGNALS if version >= 6 else 0,
    )
    size = 8 if version < 4 else 16 if version < 6 else 24
    rules = _call(_CREATE_RULESET, ctypes.byref(attributes), ctypes.c_size_t(size), ctypes.c_uint32(0))
    for path in readable:
        try:
            fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        rights = _READ_FILE | (_READ_DIR if os.path.isdir(path) else 0)
        rule = _PathBeneath(allowed=rights, parent_fd=fd)
        try:
            _call(
                _ADD_RULE, ctypes.c_int(rules), ctypes.c_int(_RULE_PATH_BENEATH), ctypes.byref(rule), ctypes.c_uint32(0)
            )
        finally:
            os.close(fd)
    return rules


def restrict_self(rules: int) -> None:
    """Bind this thread, and what it starts, to the ruleset for good; needs no_new_privs."""
    _call(_RESTRICT_SELF, ctypes.c_int(rules), ctypes.c_uint32(0))
