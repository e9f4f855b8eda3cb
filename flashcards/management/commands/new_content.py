"""`manage.py new_content`: the files of a new question, red flag, exercise or topic of quizzes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from flashcards.content.skeleton import CannotBegin, Kind, begin


class Command(BaseCommand):
    help = "Makes the files of a new question, red flag, exercise or topic of quizzes; see docs/authoring.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("kind", choices=[kind.value for kind in Kind])
        parser.add_argument("slug", help="its name in addresses and histories, for good; for example causal-mask")
        parser.add_argument("--folder", type=Path, default=settings.CONTENT_DIR, help="the folder with the content")

    def handle(self, *args: Any, kind: str, slug: str, folder: Path, **options: Any) -> None:
        try:
            made = begin(folder, Kind(kind), slug)
        except CannotBegin as error:
            raise CommandError(str(error)) from None
        for path in made:
            self.stdout.write(str(path))
        self.stdout.write(f"Fill them in while this runs: manage.py check_content {slug} --watch")
