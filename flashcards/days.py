"""The learner's day: the date on their wall clock, minus the hours of the day start."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from flashcards.models import Learner

ONE_SECOND = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class DayClock:
    """Turns moments into days. With day start 4, 01:30 belongs to the day before, on any night."""

    zone: ZoneInfo
    day_start_hour: int  # 0 to 23

    @classmethod
    def of(cls, learner: Learner) -> DayClock:
        return cls(zone=ZoneInfo(learner.time_zone), day_start_hour=learner.day_start_hour)

    def day_of(self, moment: datetime) -> date:
        """The day to which an aware moment belongs."""
        # Subtracted from the wall clock, not from the moment: the day starts at 4:00 also when clocks changed at 2:00.
        wall = moment.astimezone(self.zone).replace(tzinfo=None)
        return (wall - timedelta(hours=self.day_start_hour)).date()

    def start_of(self, day: date) -> datetime:
        """The first moment of a day, in UTC."""
        wall = datetime.combine(day, time(self.day_start_hour), tzinfo=self.zone)
        first, second = sorted((wall.replace(fold=0).astimezone(UTC), wall.replace(fold=1).astimezone(UTC)))
        if self.day_of(first) >= day:
            return first
        # Clocks jumped over the day start: the day begins at the jump, which lies between the two readings.
        while second - first > ONE_SECOND:
            middle = first + (second - first) / 2
            if self.day_of(middle) >= day:
                second = middle
            else:
                first = middle
        return second.replace(microsecond=0)
