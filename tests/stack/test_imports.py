"""The web process never loads torch, and neither does what sends or schedules tasks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.conftest import ROOT

LOAD_EVERY_ADDRESS = """
import os, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
import django
django.setup()
from django.urls import get_resolver
def walk(resolver):
    for pattern in resolver.url_patterns:
        walk(pattern) if hasattr(pattern, "url_patterns") else pattern.callback
walk(get_resolver())
import config.wsgi
from config import celery_app
celery_app.loader.import_default_modules()
print(*sorted({"torch", "numpy", "safetensors", "triton"} & set(sys.modules)))
"""


@pytest.mark.parametrize("mode", ["local", "hosted"])
def test_it_serves_every_address_without_torch(mode):
    done = subprocess.run(
        [sys.executable, "-c", LOAD_EVERY_ADDRESS],
        cwd=ROOT,
        env={"ROWSUM_MODE": mode, "SECRET_KEY": "x" * 50, "ALLOWED_HOSTS": "localhost"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("\n", 0), done.stderr
