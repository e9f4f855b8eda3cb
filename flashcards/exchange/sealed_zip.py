"""Opens a zip from a stranger: everything is checked before anything is unpacked, and again while it is."""

from __future__ import annotations

import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import IO

import zstandard

from flashcards.exchange.limits import (
    COLLECTION_BYTES,
    MIB,
    MOST_RATIO,
    ZIP_DIRECTORY_BYTES,
    ZIP_ENTRIES,
    ZSTD_WINDOW_BYTES,
    Deadline,
    FileRefused,
)

_CHUNK = 256 * 1024
_END = struct.Struct("<4s4H2LH")  # the record that ends a zip
_COMMENT_BYTES = 0xFFFF
_BOMB = (
    f"What is packed in this deck is larger than {COLLECTION_BYTES // MIB} MiB, or packed more than {MOST_RATIO} to 1; "
    "no deck of cards is. Export a smaller deck from Anki."
)
_BROKEN = "This deck is damaged and cannot be unpacked. Export it from Anki again."


def open_zip(file: IO[bytes]) -> zipfile.ZipFile:
    """Raises FileRefused."""
    _check_directory(file)
    try:
        archive = zipfile.ZipFile(file)
    except (zipfile.BadZipFile, struct.error, ValueError, OSError, NotImplementedError):
        raise FileRefused(_BROKEN) from None
    for entry in archive.infolist():
        _check_entry(entry)
    return archive


def _check_directory(file: IO[bytes]) -> None:
    """Before zipfile reads the list of entries into memory."""
    size = file.seek(0, 2)
    tail = min(size, _COMMENT_BYTES + _END.size + 20)
    file.seek(size - tail)
    end = file.read(tail)
    file.seek(0)
    at = end.rfind(b"PK\x05\x06")
    if at < 0 or len(end) - at < _END.size:
        raise FileRefused(_BROKEN)
    _, _, _, _, entries, directory_bytes, _, _ = _END.unpack(end[at : at + _END.size])
    if (
        end[max(0, at - 20) : at].startswith(b"PK\x06\x07")
        or entries > ZIP_ENTRIES
        or directory_bytes > ZIP_DIRECTORY_BYTES
    ):
        raise FileRefused(
            f"This deck has more than {ZIP_ENTRIES:,} files in it. Export it from Anki without its media and try again."
        )


def _check_entry(entry: zipfile.ZipInfo) -> None:
    name = entry.filename
    if name.startswith(("/", "\\")) or ".." in name.replace("\\", "/").split("/") or ":" in name[:3]:
        raise FileRefused(
            "This archive has a file that would land outside its folder. Anki writes none; nothing was read."
        )
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise FileRefused("This archive has a link in it. Anki writes none; nothing was read.")
    if entry.flag_bits & 0x1:
        raise FileRefused("This archive is encrypted. Export the deck from Anki again; it asks for no password.")
    if entry.file_size > MOST_RATIO * max(entry.compress_size, 1024):
        raise FileRefused(_BOMB)


def unpack(archive: zipfile.ZipFile, name: str, into: IO[bytes], deadline: Deadline, *, zstd: bool = False) -> None:
    """Write one entry's bytes to `into`, as few at a time as go. Raises FileRefused; sizes are those that come out."""
    if sum(each.filename == name for each in archive.infolist()) != 1:
        raise FileRefused(_BROKEN)
    written = 0
    try:
        with archive.open(name) as packed:
            for chunk in _unzstd(packed) if zstd else _chunks(packed):
                written += len(chunk)
                if written > COLLECTION_BYTES or written > MOST_RATIO * max(
                    archive.getinfo(name).compress_size, 64 * 1024
                ):
                    raise FileRefused(_BOMB)
                deadline.check()
                into.write(chunk)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, zstandard.ZstdError):
        raise FileRefused(_BROKEN) from None
    into.flush()


def _chunks(packed: IO[bytes]) -> Iterator[bytes]:
    while chunk := packed.read(_CHUNK):
        yield chunk


def _unzstd(packed: IO[bytes]) -> Iterator[bytes]:
    reader = zstandard.ZstdDecompressor(max_window_size=ZSTD_WINDOW_BYTES).stream_reader(
        packed, read_across_frames=False
    )
    while chunk := reader.read(_CHUNK):
        yield chunk
