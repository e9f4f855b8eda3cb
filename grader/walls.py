"""Whether anything but a process of its own holds a learner's program on this machine; known without torch."""

import sys

UNSANDBOXED = "Programs are NOT sandboxed here: run only code that you trust; see docs/threat-model.md"


def on_linux() -> bool:
    """The sandbox's walls are the Linux kernel's."""
    return sys.platform.startswith("linux")


def sandboxed(layer: str) -> bool:
    """False where SANDBOX_LAYER comes to the layer `process`: asked for by name, or `auto` outside Linux."""
    return layer != "process" and (layer != "auto" or on_linux())
