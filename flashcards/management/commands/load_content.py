"""`manage.py load_content`: questions, red flags and quiz items from the files into the database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from flashcards.content.kept import kept_for
from flashcards.content.load import ContentRefused, load_folder
from flashcards.content.process import RunnerDied


class Command(BaseCommand):
    help = "Loads questions, red flags and quiz items; all of it, or every error as file:line: text."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--folder", type=Path, default=settings.CONTENT_DIR, help="the folder with the content")

    def handle(self, *args: Any, folder: Path, verbosity: int, **options: Any) -> None:
        try:
            changes = load_folder(folder, kept_for(folder))
        except ContentRefused as refused:
            count = len(refused.problems)
            raise CommandError(f"{refused}\n{count} error{'s' * (count > 1)}; nothing was changed.") from None
        except RunnerDied as died:
            raise CommandError(f"{died}\nNothing was changed.") from None
        if verbosity:
            for what, names in (("added", changes.added), ("updated", changes.updated), ("retired", changes.retired)):
                for name in names:
                    self.stdout.write(f"{what} {name}")
            self.stdout.write(f"{changes.unchanged} unchanged")
