"""The API of one's own settings."""

from __future__ import annotations

import pytest


def patch(client, body):
    return client.patch("/api/v1/me/", body, content_type="application/json")


def test_it_shows_the_defaults(client_for, alice):
    assert client_for(alice).get("/api/v1/me/").json() == {
        "username": "alice",
        "time_zone": "UTC",
        "day_start_hour": 4,
        "interview_date": None,
        "daily_minutes": 20,
        "target_retention": 0.9,
        "new_per_day": 20,
        "reviews_per_day": 200,
    }


def test_it_changes_one_thing(client_for, alice):
    response = patch(client_for(alice), {"time_zone": "Asia/Kolkata"})
    assert (response.status_code, response.json()["time_zone"]) == (200, "Asia/Kolkata")
    alice.refresh_from_db()
    assert (alice.time_zone, alice.day_start_hour) == ("Asia/Kolkata", 4)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("time_zone", "Mars/Olympus"),
        ("time_zone", "../etc/passwd"),
        ("time_zone", "localtime"),
        ("day_start_hour", 24),
        ("day_start_hour", -1),
        ("interview_date", "Thursday"),
        ("daily_minutes", 0),
        ("target_retention", 0.69),
        ("target_retention", 0.98),
        ("target_retention", "NaN"),
        ("new_per_day", -1),
        ("new_per_day", 501),
        ("reviews_per_day", 0),
        ("reviews_per_day", 2001),
    ],
)
def test_it_says_which_setting_is_wrong(client_for, alice, field, value):
    response = patch(client_for(alice), {field: value})
    assert (response.status_code, response.json()["errors"][0]["field"]) == (400, field)


def test_it_does_not_change_who_one_is(client_for, alice):
    patch(client_for(alice), {"username": "bob", "is_staff": True})
    alice.refresh_from_db()
    assert (alice.username, alice.is_staff) == ("alice", False)


def test_it_wants_a_learner(client_for):
    assert client_for(None).get("/api/v1/me/").status_code in (401, 403)
