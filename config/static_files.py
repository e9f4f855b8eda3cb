"""Addresses of static files, each made once in a process: a page names a dozen, and Django makes each anew."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.contrib.staticfiles.storage import StaticFilesStorage
from whitenoise.storage import CompressedManifestStaticFilesStorage  # type: ignore[import-untyped]


class PlainStorage(StaticFilesStorage):
    """The sources themselves, under their own names."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.url = cache(super().url)  # type: ignore[method-assign]


class CollectedStorage(CompressedManifestStaticFilesStorage):
    """What was collected into the image, under names with a hash of the content."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.url = cache(super().url)
