from __future__ import annotations

VALID = {"time_zone": "Europe/Berlin", "day_start_hour": 3, "target_retention": 0.85, "daily_minutes": 30}


def test_it_saves_the_learners_day(client_for, alice):
    response = client_for(alice).post("/me/", VALID, follow=True)
    alice.refresh_from_db()
    assert (alice.time_zone, alice.day_start_hour, alice.daily_minutes) == ("Europe/Berlin", 3, 30)
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
