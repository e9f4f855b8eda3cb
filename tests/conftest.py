"""What all tests share: three people, a client for each, real servers, and the public cases where they are at hand."""

from __future__ import annotations

from pathlib import Path

import hypothesis
import pytest
from django.conf import settings
from django.test import Client
from whitenoise.middleware import WhiteNoiseMiddleware

from tests.stack.services import valkey

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = "203.0.113.9"  # an address that is not loopback (RFC 5737), so that nobody is signed in by it
PASSWORD = "whiteboard-and-marker"

# An example may take as long as a busy machine makes it; what else the profile in force says is kept.
hypothesis.settings.register_profile("unhurried", hypothesis.settings(), deadline=None)
hypothesis.settings.load_profile("unhurried")


def pytest_collection_modifyitems(items):
    """Whatever touches the database also runs on PostgreSQL (`-m database`); nobody needs to mark it."""
    for item in items:
        if "live_server" in item.fixturenames:
            item.add_marker("browser")
        uses_database = item.get_closest_marker("django_db") or {"db", "transactional_db"} & set(item.fixturenames)
        if uses_database and not item.get_closest_marker("browser"):
            item.add_marker("database")


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings_parallel_suffix, tmp_path_factory):
    """SQLite in a file: in memory it has one connection, and a live server's threads would share a transaction."""
    from django.db import connections

    for database in connections.settings.values():
        if database["ENGINE"] == "django.db.backends.sqlite3":
            database["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture(scope="session", autouse=True)
def _static_files_looked_at_once():
    """Each client makes the middleware anew, and a thousand files were looked at for each of a thousand clients."""
    known = {}
    look = WhiteNoiseMiddleware.add_files_from_finders

    def once(middleware):
        key = str((settings.STATICFILES_DIRS, settings.STORAGES, middleware.static_prefix, middleware.max_age))
        if key not in known:
            before = dict(middleware.files)
            look(middleware)
            known[key] = {url: file for url, file in middleware.files.items() if url not in before}
        middleware.files.update(known[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WhiteNoiseMiddleware, "add_files_from_finders", once)
        yield


@pytest.fixture(autouse=True)
def _quick_passwords(settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(autouse=True)
def _kept_apart(settings, tmp_path_factory):
    """What is read of content files is kept for these tests only, and for all of them."""
    settings.CONTENT_KEPT_DIR = tmp_path_factory.getbasetemp() / "content-kept"


def _learner(django_user_model, name):
    return django_user_model.objects.create_user(username=name, password=PASSWORD)


@pytest.fixture
def alice(db, django_user_model):
    """The learner whose test it is."""
    return _learner(django_user_model, "alice")


@pytest.fixture
def bob(db, django_user_model):
    """Another learner."""
    return _learner(django_user_model, "bob")


@pytest.fixture
def charlie(db, django_user_model):
    """A stranger, who must see nothing of theirs."""
    return _learner(django_user_model, "charlie")


@pytest.fixture
def client_for(db):
    """`client_for(alice)` is signed in; `client_for(None)` is an anonymous visitor from another machine."""

    def make(learner, **options):
        client = Client(REMOTE_ADDR=ELSEWHERE, **options)
        if learner is not None:
            client.force_login(learner, backend="config.sign_in.PasswordBackend")
        return client

    return make


@pytest.fixture
def content(db):
    """The project's own questions and red flags, loaded."""
    from django.core.management import call_command

    call_command("load_content", verbosity=0)


@pytest.fixture(scope="session")
def read_once():
    """Where the first test that reads the sample keeps it: reading runs its code, and it is the same each time."""
    return []


@pytest.fixture(scope="session")
def shared_cases():
    """The folder of public cases beside a checkout; a clone without it has cases of the same kinds of its own."""
    folder = ROOT.parent / "shared" / "cases"
    if not folder.is_dir():
        pytest.skip("no public cases beside this checkout")
    return folder


@pytest.fixture(scope="session")
def broker_url():
    """A real Valkey server, for this test process alone."""
    with valkey() as url:
        yield url
