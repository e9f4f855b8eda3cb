"""A hosted instance names static files by their hashes; a name that leads to no file fails only there."""

from __future__ import annotations

import re

import pytest
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.management import call_command

PAGES = ("/", "/questions/", "/questions/score-to-weight/", "/exercises/", "/exercises/causal-attention/", "/review/")


@pytest.fixture
def collected(settings, tmp_path):
    settings.STATIC_ROOT = str(tmp_path)
    manifest = {"BACKEND": "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"}
    settings.STORAGES = {**settings.STORAGES, "staticfiles": manifest}
    call_command("collectstatic", interactive=False, verbosity=0)
    return tmp_path


def test_it_finds_every_static_file_by_its_hashed_name(collected, content, client_for, alice):
    client = client_for(alice)
    named = set()
    for page in PAGES:
        answer = client.get(page)
        assert answer.status_code == 200, page
        named |= set(re.findall(r'(?:href|src)="/static/([^"#?]+)', answer.content.decode()))
    assert named
    assert [name for name in sorted(named) if not (collected / name).is_file()] == []
    assert all(name in staticfiles_storage.hashed_files.values() for name in named)
