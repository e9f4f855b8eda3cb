"""The Celery application: `celery -A config worker`."""

import os
from typing import Any

from celery import Celery
from celery.signals import worker_init

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
app = Celery("rowsum")
app.config_from_object("django.conf:settings", namespace="CELERY")


@worker_init.connect
def refuse_a_weak_sandbox(**kwargs: Any) -> None:
    """Celery only logs what a signal's receiver raises; SystemExit is let through."""
    from django.core.management.base import SystemCheckError

    from grader import checks

    try:
        checks.insist(on_working_bubblewrap=True)
    except SystemCheckError as problem:
        raise SystemExit(str(problem)) from None
