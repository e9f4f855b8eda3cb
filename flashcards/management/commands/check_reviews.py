"""`manage.py check_reviews [username]`: replay the log and say which items do not stand where it puts them."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from flashcards.log_check import differences
from flashcards.models import Learner, ReviewItem


class Command(BaseCommand):
    help = "Replay the log of reviews, and say which items do not stand where it puts them. Changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("username", nargs="?", help="only this learner's; everybody's without it")

    def handle(self, *, username: str | None, **options: Any) -> None:
        learner = Learner.objects.filter(username=username).first() if username else None
        if username and learner is None:
            raise CommandError(f"There is no learner {username!r}.")
        found = 0
        for difference in differences(learner):
            found += 1
            self.stdout.write(str(difference))
        if found:
            raise CommandError(f"{found} item{'s' if found > 1 else ''} differ{'' if found > 1 else 's'} from the log.")
        items = ReviewItem.objects.filter(learner=learner) if learner else ReviewItem.objects.all()
        self.stdout.write(f"{items.count()} items stand where their log puts them.")
