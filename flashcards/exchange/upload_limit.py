"""Stops an upload that is too large, before it is stored. One of settings.FILE_UPLOAD_HANDLERS, the first."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.files.uploadhandler import FileUploadHandler, StopUpload
from django.http import HttpRequest


class UploadLimit(FileUploadHandler):
    """The rest of a request that is too large is read and thrown away, so that its answer can say why."""

    too_large = False

    def handle_raw_input(
        self, input_data: Any, META: dict[str, Any], content_length: int, boundary: str, encoding: str | None = None
    ) -> None:
        self.too_large = content_length > settings.IMPORT_LIMIT_BYTES

    def new_file(self, *args: Any, **kwargs: Any) -> None:
        if self.too_large:
            raise StopUpload(connection_reset=False)
        super().new_file(*args, **kwargs)

    def receive_data_chunk(self, raw_data: bytes, start: int) -> bytes:
        return raw_data

    def file_complete(self, file_size: int) -> None:
        return None


def too_large(request: HttpRequest) -> str:
    """What to say of a request that was cut off, "" where none was; ask once its files were looked at."""
    if not any(isinstance(handler, UploadLimit) and handler.too_large for handler in request.upload_handlers):
        return ""
    limit = settings.IMPORT_LIMIT_BYTES // (1 << 20)
    return f"This file is larger than {limit} MB. Export a smaller deck from Anki, or one without media."
