"""System checks: a hosted instance does not start where a learner's program would be held by less than bubblewrap.

The settings are checked by every process. Whether bubblewrap really works here is tried only where programs are judged
(and by `check --deploy`): the web server's container has no leave to make namespaces, and needs none.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import CheckMessage, Error, register
from django.core.checks.registry import registry
from django.core.management.base import SystemCheckError

from grader.walls import on_linux, sandboxed

TAG = "sandbox"
LAYERS = ("auto", "kernel", "bubblewrap", "process")
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
PROBE_SECONDS = 10


@register(TAG)
def check_sandbox_setting(app_configs: Sequence[AppConfig] | None, **kwargs: Any) -> list[CheckMessage]:
    layer = settings.SANDBOX_LAYER
    if layer not in LAYERS:
        return [Error(f"SANDBOX_LAYER is {layer!r}.", hint=f"Use one of: {', '.join(LAYERS)}.", id="grader.E001")]
    if layer in ("kernel", "bubblewrap") and not on_linux():
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
                hint="Set SANDBOX_LAYER=bubblewrap (or auto) and install bubblewrap.",
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
def check_bubblewrap_works(app_configs: Sequence[AppConfig] | None, **kwargs: Any) -> list[CheckMessage]:
    if not settings.HOSTED:
        return []
    program = shutil.which("bwrap")
    if program is None:
        return [
            Error(
                "A hosted instance judges inside bubblewrap, and there is no bwrap on PATH.",
                hint="Install it: apt-get install bubblewrap. The project's image has it.",
                id="grader.E003",
            )
        ]
    try:
        tried = subprocess.run([program, *PROBE], capture_output=True, timeout=PROBE_SECONDS, check=False)
        said = tried.stderr.decode(errors="replace").strip() if tried.returncode else ""
    except (OSError, subprocess.TimeoutExpired) as error:
        said = str(error)
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


def insist(*, on_working_bubblewrap: bool) -> None:
    """Raise SystemCheckError where a check of the sandbox fails; for processes that Django does not check by itself."""
    found = registry.run_checks(tags=[TAG], include_deployment_checks=on_working_bubblewrap)
    errors = [str(message) for message in found if message.is_serious()]
    if errors:
        raise SystemCheckError("Rowsum does not start:\n" + "\n".join(errors))
