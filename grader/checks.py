"""System checks: a hosted instance does not start where a learner's program would be held by less than bubblewrap.

The settings are checked by every process. Whether bubblewrap, or gVisor, really works here is tried only where programs
are judged (and by `check --deploy`): the web server's container has no leave to make namespaces, and needs none.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, register
from django.core.checks.registry import registry
from django.core.management.base import SystemCheckError

from grader.walls import on_linux, sandboxed

TAG = "sandbox"
LAYERS = ("auto", "kernel", "bubblewrap", "gvisor", "process")
GVISOR_PROBE = ["--rootless", "--network=none", "--ignore-cgroups", "do", "/bin/true"]
PROBE = [
    "--unshare-all",
    "--die-with-parent",
    "--ro-bind",
    "/",
    "/",
    "--dev",
    "/dev",
    "--proc",
    "/proc",
    "--tmpfs",
    "/tmp",
    "--",
    "/bin/true",
]
PROBE_SECONDS = 20


@register(TAG)
def check_sandbox_setting(app_configs: Sequence[AppConfig] | None, **kwargs: Any) -> list[CheckMessage]:
    layer = settings.SANDBOX_LAYER
    if layer not in LAYERS:
        return [Error(f"SANDBOX_LAYER is {layer!r}.", hint=f"Use one of: {', '.join(LAYERS)}.", id="grader.E001")]
    if layer in ("kernel", "bubblewrap", "gvisor") and not on_linux():
        return [
            Error(
                f"SANDBOX_LAYER={layer} needs Linux.",
                hint="Leave SANDBOX_LAYER out on your own machine (programs are then not sandboxed), or use Linux.",
                id="grader.E005",
            )
        ]
    if not settings.HOSTED:
        return []
    if layer in ("kernel", "process"):
        return [
            Error(
                f"A hosted instance runs strangers' programs, and SANDBOX_LAYER={layer} is too little for that.",
                hint="Set SANDBOX_LAYER=bubblewrap (or auto) and install bubblewrap; or gvisor, and install runsc.",
                id="grader.E002",
            )
        ]
    if not sandboxed(layer):
        return [
            Error(
                "A hosted instance runs strangers' programs, and this system has no sandbox for them.",
                hint="Host on Linux, with bubblewrap; docs/hosting.md says how.",
                id="grader.E006",
            )
        ]
    return []


@register(TAG, deploy=True)
def check_walls_work(app_configs: Sequence[AppConfig] | None, **kwargs: Any) -> list[CheckMessage]:
    """What the setting asks for, tried by starting something in it."""
    if not settings.HOSTED:
        return []
    return _check_gvisor_works() if settings.SANDBOX_LAYER == "gvisor" else _check_bubblewrap_works()


def _check_bubblewrap_works() -> list[CheckMessage]:
    program = shutil.which("bwrap")
    if program is None:
        return [
            Error(
                "A hosted instance judges inside bubblewrap, and there is no bwrap on PATH.",
                hint="Install it: apt-get install bubblewrap. The project's image has it.",
                id="grader.E003",
            )
        ]
    said = _why_it_fails([program, *PROBE])
    if not said:
        return []
    return [
        Error(
            f"bubblewrap cannot make its namespaces here: {said}",
            hint="The host must allow unprivileged user namespaces, and a container must be started with the worker's "
            "security options of docker-compose.yml; docs/hosting.md says which and why.",
            id="grader.E004",
        )
    ]


def _check_gvisor_works() -> list[CheckMessage]:
    program = shutil.which("runsc")
    if program is None:
        return [
            Error(
                "SANDBOX_LAYER=gvisor, and there is no runsc on PATH.",
                hint="Install gVisor: apt-get install runsc on Debian 12; docs/hosting.md says more. Or leave "
                "SANDBOX_LAYER at bubblewrap.",
                id="grader.E007",
            )
        ]
    with tempfile.TemporaryDirectory(prefix="rowsum-probe-") as state:
        said = _why_it_fails([program, f"--root={state}", *GVISOR_PROBE])
    if not said:
        return []
    return [
        Error(
            f"runsc cannot start anything here: {said}",
            hint="Try it by hand: runsc --rootless --network=none do /bin/true; docs/hosting.md says what it needs. Or "
            "leave SANDBOX_LAYER at bubblewrap.",
            id="grader.E008",
        )
    ]


def _why_it_fails(command: list[str]) -> str:
    """What the command says when it fails; empty when it does not."""
    try:
        tried = subprocess.run(command, capture_output=True, timeout=PROBE_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if not tried.returncode:
        return ""
    said = tried.stderr.decode(errors="replace").strip().splitlines()
    return said[-1] if said else f"exit {tried.returncode}"


def insist(*, on_working_bubblewrap: bool) -> None:
    """Raise SystemCheckError where a check of the sandbox fails; for processes that Django does not check by itself."""
    found = registry.run_checks(tags=[TAG], include_deployment_checks=on_working_bubblewrap)
    errors = [str(message) for message in found if message.is_serious()]
    if errors:
        raise SystemCheckError("Rowsum does not start:\n" + "\n".join(errors))
