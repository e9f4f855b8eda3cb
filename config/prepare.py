"""`python -m config.prepare`: bring database and content up to date, once before the site starts. Idempotent."""

from __future__ import annotations

import os
import sys


def prepare() -> None:
    """Migrate, then load the content; one process, because most of either's time is Django's own start."""
    import django
    from django.core.management import call_command
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor

    django.setup()
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        call_command("migrate", verbosity=1, interactive=False)
    call_command("check")
    call_command("load_content")


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        prepare()
    except Exception as error:  # the outermost call: whatever it is ends this process with its words
        if os.environ.get("DEBUG"):
            raise
        sys.exit(f"{type(error).__name__}: {error}")
