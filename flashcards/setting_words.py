"""What a learner's settings are called, and how their values are said. Pure."""

from __future__ import annotations

from datetime import date
from typing import Any

SETTING_NAMES = {
    "interview_date": "Day of your interview",
    "time_zone": "Time zone",
    "day_start_hour": "Your day starts at (hour)",
    "target_retention": "Share to recall when a card comes back",
    "daily_minutes": "Minutes a day",
    "new_per_day": "New things a day",
    "reviews_per_day": "Reviews a day",
}


def setting_words(name: str, value: Any) -> str:
    """`Minutes a day: 10`."""
    match value:
        case None:
            said = "not set"
        case date():
            said = f"{value:%-d %B %Y}"
        case float():
            said = f"{value:.2f}"
        case _:
            said = str(value)
    return f"{SETTING_NAMES[name]}: {said}"
