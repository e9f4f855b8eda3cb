from __future__ import annotations

import pytest
from django.utils import timezone

from flashcards import day_queue
from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind
from tests.pages import factories

VALID = {
    "time_zone": "Europe/Berlin",
    "day_start_hour": 3,
    "target_retention": 0.85,
    "daily_minutes": 30,
    "new_per_day": 7,
    "reviews_per_day": 70,
}


def test_it_saves_the_learners_day(client_for, alice):
    response = client_for(alice).post("/me/", VALID, follow=True)
    alice.refresh_from_db()
    assert {name: getattr(alice, name) for name in VALID} == VALID
    assert "Your settings are saved" in response.content.decode()


def test_it_names_the_field_at_fault_and_saves_nothing(client_for, alice):
    response = client_for(alice).post("/me/", {**VALID, "time_zone": "Mars/Olympus"})
    alice.refresh_from_db()
    assert response.status_code == 422
    assert "is no IANA time zone" in response.content.decode()
    assert 'aria-invalid="true"' in response.content.decode()
    assert alice.time_zone == "UTC"


def test_it_changes_nobody_else(client_for, alice, bob):
    client_for(alice).post("/me/", VALID)
    bob.refresh_from_db()
    assert bob.time_zone == "UTC"


def test_it_names_the_limits_of_a_number_once_whatever_is_wrong_with_it(client_for, alice):
    faults = {
        "day_start_hour": ["99", "-1", "", "1.5"],
        "target_retention": ["2", "x"],
        "daily_minutes": ["-5", "0"],
        "new_per_day": ["-1", "501"],
        "reviews_per_day": ["0", "2001", ""],
    }
    limits = {
        "day_start_hour": "from 0 to 23.",
        "target_retention": "from 0.70 to 0.97.",
        "daily_minutes": "1 to 600.",
        "new_per_day": "0 to 500.",
        "reviews_per_day": "1 to 2000.",
    }
    for field, values in faults.items():
        for value in values:
            text = client_for(alice).post("/me/", {**VALID, field: value}).content.decode()
            assert text.count('class="errorlist"') == 1
            assert f"number {limits[field]}" in text or f"number from {limits[field]}" in text
            assert "Ensure this value" not in text


def test_it_keeps_the_day_of_the_interview_and_lets_it_be_cleared(client_for, alice):
    client_for(alice).post("/me/", {**VALID, "interview_date": "2030-05-02"})
    assert 'value="2030-05-02"' in client_for(alice).get("/me/").content.decode()
    client_for(alice).post("/me/", {**VALID, "interview_date": ""})
    alice.refresh_from_db()
    assert alice.interview_date is None


@pytest.mark.parametrize("by_api", [False, True])
def test_it_makes_todays_queue_anew_when_a_limit_changes(client_for, alice, by_api):
    now = timezone.now()
    slugs = [factories.red_flag(f"flag-{n}").slug for n in range(9)]
    add_items(alice, [Wanted(ItemKind.RED_FLAG, slug, "") for slug in slugs], now=now)
    alice.time_zone = VALID["time_zone"]
    assert day_queue.due_count(alice, now=now) == 9
    if by_api:
        client_for(alice).patch("/api/v1/me/", {"new_per_day": 7}, content_type="application/json")
    else:
        client_for(alice).post("/me/", VALID)
    alice.refresh_from_db()
    assert day_queue.due_count(alice, now=now) == 7
