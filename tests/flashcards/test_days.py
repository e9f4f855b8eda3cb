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
        ("America/New_York", 4, "2024-03-01T08:59:59", date(2024, 2, 29)),  # the leap day's last second
        ("UTC", 23, "2026-03-02T22:59:59", date(2026, 3, 1)),
        ("UTC", 23, "2026-03-02T23:00:00", date(2026, 3, 2)),
        ("Europe/Berlin", 23, "2026-03-29T20:59:59", date(2026, 3, 28)),
        ("Europe/Berlin", 0, "2026-10-24T22:00:00", date(2026, 10, 25)),
        (
            "Australia/Lord_Howe",
            4,
            "2026-10-03T16:59:59",
            date(2026, 10, 3),
        ),  # 03:59:59 at +11, since 02:00 went to 02:30
        ("Australia/Lord_Howe", 4, "2026-10-03T17:00:00", date(2026, 10, 4)),
        (
            "Australia/Lord_Howe",
            4,
            "2026-04-04T17:29:59",
            date(2026, 4, 4),
        ),  # 03:59:59 at +10:30, since 02:00 went to 01:30
        ("Australia/Lord_Howe", 4, "2026-04-04T17:30:00", date(2026, 4, 5)),
        ("Pacific/Apia", 4, "2011-12-30T09:59:59", date(2011, 12, 29)),  # 23:59:59 of the 29th
        (
            "Pacific/Apia",
            4,
            "2011-12-30T10:00:00",
            date(2011, 12, 30),
        ),  # 00:00 of the 31st: still the night of the 30th
        ("Pacific/Apia", 4, "2011-12-30T14:00:00", date(2011, 12, 31)),
        ("Pacific/Apia", 0, "2011-12-30T10:00:00", date(2011, 12, 31)),  # with day start 0 there is no 30th
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
        ("Australia/Lord_Howe", 4, date(2026, 4, 5), "2026-04-04T17:30:00"),
        ("Asia/Kolkata", 0, date(2026, 3, 2), "2026-03-01T18:30:00"),
        ("Asia/Kathmandu", 23, date(2026, 3, 2), "2026-03-02T17:15:00"),
        ("Pacific/Apia", 0, date(2011, 12, 30), "2011-12-30T10:00:00"),  # never comes: the first moment after it would
        ("Pacific/Apia", 0, date(2011, 12, 31), "2011-12-30T10:00:00"),
        ("America/New_York", 4, date(2024, 2, 29), "2024-02-29T09:00:00"),
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
