"""A laptop needs no account, and nobody else gets one."""

from __future__ import annotations

import pytest
from django.test import Client

from config import local_learner
from flashcards.models import Learner

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "127.8.8.8"])
def test_it_signs_the_learner_in_on_loopback(address):
    assert Client(REMOTE_ADDR=address).get("/me/").status_code == 200
    assert Learner.objects.get().username == "learner"
    assert not Learner.objects.get().has_usable_password()


@pytest.mark.parametrize("address", ["203.0.113.9", "10.0.0.1", "", "localhost"])
def test_it_signs_nobody_in_from_elsewhere(address):
    assert Client(REMOTE_ADDR=address).get("/me/").status_code == 302
    assert not Learner.objects.exists()


def test_it_refuses_the_name_of_another_site():
    """A page elsewhere can point its own name at 127.0.0.1; the browser then sends that name."""
    assert Client(REMOTE_ADDR="127.0.0.1", HTTP_HOST="evil.example").get("/").status_code == 400


@pytest.mark.parametrize(("zone", "taken"), [("Asia/Kolkata", "Asia/Kolkata"), ("Mars/Olympus", "UTC")])
def test_it_takes_the_zone_of_the_machine(monkeypatch, zone, taken):
    monkeypatch.setattr(local_learner.tzlocal, "get_localzone_name", lambda: zone)
    Client(REMOTE_ADDR="127.0.0.1").get("/me/")
    assert Learner.objects.get().time_zone == taken
