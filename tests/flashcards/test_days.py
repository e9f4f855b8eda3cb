"""The learner's day: wall clock minus the day start, in every zone, also when clocks change."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flashcards.days import DayClock

BERLIN = DayClock(ZoneInfo("Europe/Berlin"), 4)


@pytest.mark.parametrize(
    ("zone", "hour", "moment", "day"),
    [
        ("UTC", 4, "2026-03-02T03:59:59", date(2026, 3, 1)),
        ("UTC", 4, "2026-03-02T04:00:00", date(2026, 3, 2)),
        ("UTC", 0, "2026-03-02T00:00:00", date(2026, 3, 2)),
        ("Europe/Berlin", 4, "2026-03-29T01:59:59", date(2026, 3, 28)),  # 03:59 on the night that has no 02:30
        ("Europe/Berlin", 4, "2026-03-29T02:00:00", date(2026, 3, 29)),  # 04:00
        ("Europe/Berlin", 4, "2026-10-25T00:30:00", date(2026, 10, 24)),  # 02:30 for the first time
        ("Europe/Berlin", 4, "2026-10-25T01:30:00", date(2026, 10, 24)),  # 02:30 for the second time
        ("Europe/Berlin", 4, "2026-10-25T03:00:00", date(2026, 10, 25)),  # 04:00
        ("Asia/Kolkata", 4, "2026-03-01T22:29:59", date(2026, 3, 1)),  # 03:59:59, half an hour beside everybody
        ("Asia/Kolkata", 4, "2026-03-01T22:30:00", date(2026, 3, 2)),
        ("Asia/Kathmandu", 4, "2026-03-01T22:15:00", date(2026, 3, 2)),
        ("America/St_Johns", 4, "2026-03-08T06:30:00", date(2026, 3, 8)),  # 04:00, in summer time since 02:00
        ("America/New_York", 4, "2024-02-29T09:00:00", date(2024, 2, 29)),
    ],
)
def test_it_gives_a_moment_its_day(zone, hour, moment, day):
    clock = DayClock(ZoneInfo(zone), hour)
    assert clock.day_of(datetime.fromisoformat(moment).replace(tzinfo=UTC)) == day


@pytest.mark.parametrize(
    ("zone", "hour", "day", "start"),
    [
        ("Europe/Berlin", 4, date(2026, 3, 29), "2026-03-29T02:00:00"),
        ("Europe/Berlin", 2, date(2026, 3, 29), "2026-03-29T01:00:00"),  # 02:00 does not exist: the jump to 03:00
        ("Europe/Berlin", 2, date(2026, 10, 25), "2026-10-25T00:00:00"),  # 02:00 exists twice: the first
        ("America/Sao_Paulo", 0, date(2018, 11, 4), "2018-11-04T03:00:00"),  # no midnight
        ("Pacific/Apia", 4, date(2011, 12, 30), "2011-12-30T10:00:00"),  # no 30 December but its first hours
        ("Australia/Lord_Howe", 2, date(2026, 10, 4), "2026-10-03T15:30:00"),  # a jump of half an hour
    ],
)
def test_it_finds_the_first_moment_of_a_day(zone, hour, day, start):
    assert DayClock(ZoneInfo(zone), hour).start_of(day) == datetime.fromisoformat(start).replace(tzinfo=UTC)


@given(
    zone=st.sampled_from(["UTC", "Europe/Berlin", "Asia/Kolkata", "America/New_York", "Pacific/Chatham"]),
    hour=st.integers(0, 23),
    day=st.dates(date(2000, 1, 1), date(2040, 1, 1)),
)
def test_it_starts_a_day_exactly_where_the_one_before_ends(zone, hour, day):
    clock = DayClock(ZoneInfo(zone), hour)
    start = clock.start_of(day)
    assert clock.day_of(start) == day
    assert clock.day_of(start - timedelta(microseconds=1)) == day - timedelta(days=1)


def test_it_has_23_hours_in_spring_and_25_in_autumn():
    def hours(day):
        return (BERLIN.start_of(day + timedelta(days=1)) - BERLIN.start_of(day)) / timedelta(hours=1)

    assert (hours(date(2026, 3, 28)), hours(date(2026, 10, 24))) == (23, 25)
