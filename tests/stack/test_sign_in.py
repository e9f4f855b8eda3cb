"""Sessions and learners that are read by statements put together before: as safe as Django's own."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends import db
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from config.sign_in import PasswordBackend, SessionStore
from flashcards.models import Learner

pytestmark = [pytest.mark.django_db, pytest.mark.database]


@pytest.fixture
def session(alice: Learner) -> Session:
    client = Client()
    client.force_login(alice, backend="config.sign_in.PasswordBackend")
    return Session.objects.get()


def test_it_reads_what_django_reads(alice, session):
    ours, theirs = SessionStore(session.session_key), db.SessionStore(session.session_key)
    assert ours[SESSION_KEY] == str(alice.pk)
    assert dict(ours.items()) == dict(theirs.items())


@pytest.mark.parametrize("key", ["", "no such session", "' OR 1=1 --", None])
def test_it_knows_no_session_that_is_not_there(session, key):
    store = SessionStore(key)
    assert store.get(SESSION_KEY) is None
    assert store.session_key is None


def test_it_ends_a_session_when_its_time_is_over(session):
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    assert SessionStore(session.session_key).get(SESSION_KEY) is None


def test_it_ends_a_session_that_was_deleted(session):
    assert SessionStore(session.session_key).get(SESSION_KEY)
    Session.objects.all().delete()
    assert SessionStore(session.session_key).get(SESSION_KEY) is None


def test_it_lets_in_no_learner_who_is_gone_or_was_shut_out(alice):
    backend = PasswordBackend()
    assert backend.get_user(alice.pk) == alice
    Learner.objects.update(is_active=False)
    assert backend.get_user(alice.pk) is None
    Learner.objects.all().delete()
    assert backend.get_user(alice.pk) is None
