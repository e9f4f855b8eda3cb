"""Which protections are on, on this machine, in words; for the log, a system check, and whoever hosts."""

from grader.learner_side import landlock
from grader.walls import UNSANDBOXED, on_linux, sandboxed

from . import syscalls
from .gvisor import why_no_gvisor
from .layers import Layer, chosen, why_no_bubblewrap


def describe(layer: Layer | str = Layer.AUTO) -> dict[str, str]:
    """What each protection is here: "on", or why it is not. Starts nothing but, once, a trial of the walls."""
    wanted = Layer(layer)
    if not sandboxed(wanted):
        return _describe_process_layer()
    if wanted is Layer.GVISOR and on_linux():
        return _describe_gvisor()
    if not on_linux():
        return {"sandbox": f"off: the {wanted} layer needs Linux, so programs cannot be run"}
    version = landlock.abi()
    told = {
        "layer": chosen(wanted).value,
        "seccomp": "on" if syscalls.seccomp is not None else "off: no libseccomp here, so programs cannot be run",
        "evidence of refused calls": "on" if syscalls.can_notify() else "off: the kernel is older than Linux 5.5",
        "landlock": f"on (ABI {version})" if version else "off: this kernel has none, so programs cannot open any file",
        "landlock: no abstract sockets, no signals": "on" if version >= 6 else "off: Landlock's ABI is below 6",
        "landlock: no TCP": "on" if version >= 4 else "off: Landlock's ABI is below 4",
        "limits of time, memory, files": "on",
    }
    reason = why_no_bubblewrap() if wanted is not Layer.KERNEL else "it was not asked for"
    told["namespaces"] = "on" if reason is None else f"off: {reason}"
    return told


def _describe_gvisor() -> dict[str, str]:
    reason = why_no_gvisor()
    if syscalls.seccomp is None:
        reason = "there is no libseccomp here"
    here = "on" if reason is None else f"off: {reason}, so programs cannot be run"
    return {
        "layer": Layer.GVISOR.value,
        "kernel of its own (gVisor)": here,
        "namespaces": here,
        "seccomp": here,
        "evidence of refused calls": "off: gVisor asks nobody; an attempt is told by the error that it ends in",
        "landlock": "off: gVisor's kernel has none; a root with the libraries only stands in its place",
        "limits of time, memory, files": here,
        "limit of threads": "off: they are limited by memory only",
        "memory of a call": "not measured in this layer",
    }


def _describe_process_layer() -> dict[str, str]:
    address_space = "also counted by the kernel" if on_linux() else "not counted by this system's kernel"
    return {
        "layer": Layer.PROCESS.value,
        "sandbox": f"off: {UNSANDBOXED}",
        "seccomp": "off: not in this layer",
        "landlock": "off: not in this layer",
        "namespaces": "off: not in this layer",
        "limits of time, output, open files, file size": "on",
        "limit of memory": f"on: the process looks at itself ten times a second; {address_space}",
        "limit of processes and threads": "off: not in this layer",
        "memory of a call": "not measured in this layer",
    }
