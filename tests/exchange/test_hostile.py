"""Files that mean harm: each is refused with a sentence that says what to do, and nothing is changed."""

from __future__ import annotations

import contextlib
import io
import struct
import time
import tracemalloc
import zipfile

import pytest
import zstandard

from flashcards.exchange import imports
from flashcards.exchange.card_text import SideRefused, as_html
from flashcards.exchange.limits import COLLECTION_BYTES, FIELD_CHARACTERS, MOST_CARDS, FileRefused
from flashcards.exchange.side_doubts import doubts_of
from flashcards.models import Import, OwnCard, ReviewItem
from tests.exchange.decks import BASIC, NEW_LAYOUT, basic, database, deck, new_deck, new_layout, zipped

pytestmark = [pytest.mark.django_db, pytest.mark.database]
GOOD = zipfile.ZipFile(io.BytesIO(basic(("Q", "A")))).read("collection.anki2")


def _link():
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as archive:
        archive.writestr("collection.anki2", GOOD)
        entry = zipfile.ZipInfo("0")
        entry.external_attr = 0o120777 << 16
        archive.writestr(entry, "/etc/passwd")
    return into.getvalue()


def _encrypted():
    data = bytearray(zipped({"collection.anki2": GOOD}))
    data[6] |= 1
    data[data.rindex(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def _lying_about_its_size():
    """Declares a small size; what comes out is large."""
    data = bytearray(zipped({"collection.anki2": b"SQLite format 3\0" + bytes(30 << 20)}))
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = data[22:26] = struct.pack("<I", 4096)
    return bytes(data)


def _many_entries():
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w") as archive:
        archive.writestr("collection.anki2", GOOD)
        for number in range(20_001):
            archive.writestr(str(number), b"")
    return into.getvalue()


def _zstd(data):
    return zipped({"collection.anki21b": data})


def _spoilt(data):
    half = len(data) // 2
    return data[:half] + b"\xff" * 64 + data[half + 64 :]


def _many_notes(count):
    return deck(*((BASIC, (f"Q{n}", f"A{n}"), f"g{n}") for n in range(count)))


def _view():
    script = NEW_LAYOUT + "ALTER TABLE notes RENAME TO hidden; CREATE VIEW notes AS SELECT * FROM hidden;"
    return _zstd(zstandard.compress(database(script)))


def _endless_view():
    script = NEW_LAYOUT + (
        "DROP TABLE cards; CREATE VIEW cards AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
        "SELECT x AS nid, 0 AS ord, 1 AS did FROM n;"
    )
    return _zstd(zstandard.compress(database(script)))


def _trigger():
    script = NEW_LAYOUT + "CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM cards; END;"
    return _zstd(zstandard.compress(database(script)))


def _large_blob():
    rows = [("INSERT INTO notes VALUES (1, 'g', 1, 0, 0, '', zeroblob(60000000), 0, 0, 0, '')", ())]
    return _zstd(zstandard.compress(database(NEW_LAYOUT, rows), 19))


def _bomb(megabytes):
    return zipped({"collection.anki2": b"SQLite format 3\0" + bytes(megabytes << 20)})


HOSTILE = {
    "a name outside the folder": (lambda: zipped({"collection.anki2": GOOD, "../../etc/cron.d/x": b"x"}), "outside"),
    "an absolute name": (lambda: zipped({"collection.anki2": GOOD, "/etc/x": b"x"}), "outside"),
    "a Windows name": (lambda: zipped({"collection.anki2": GOOD, "..\\..\\x": b"x"}), "outside"),
    "a link": (_link, "link"),
    "an encrypted zip": (_encrypted, "encrypted"),
    "a zip bomb": (lambda: _bomb(30), "packed"),
    "a zip that lies about its size": (_lying_about_its_size, "damaged"),
    "a bomb in a medium": (lambda: zipped({"collection.anki2": GOOD, "0": bytes(30 << 20)}), "packed"),
    "a zip in a zip": (lambda: zipped({"collection.anki2": zipped({"collection.anki2": GOOD})}), "database"),
    "more files than a deck has": (_many_entries, "files"),
    "a zip cut short": (lambda: zipped({"collection.anki2": GOOD})[:-30], "damaged"),
    "a zip with a spoilt middle": (lambda: _spoilt(zipped({"collection.anki2": GOOD})), "damaged"),
    "only the first bytes of a zip": (lambda: b"PK\x03\x04", "damaged"),
    "an empty zip": (lambda: zipped({}), "no Anki deck"),
    "a zip of something else": (lambda: zipped({"word/document.xml": b"<x/>"}), "no Anki deck"),
    "a zstd bomb": (lambda: _zstd(zstandard.compress(bytes(300 << 20))), "packed"),
    "zstd with a huge window": (
        lambda: _zstd(
            zstandard.ZstdCompressor(
                compression_params=zstandard.ZstdCompressionParameters(window_log=27, enable_ldm=True)
            ).compress(b"SQLite format 3\0" + new_layout([]) * 3000)
        ),
        "",
    ),
    "broken zstd": (lambda: _zstd(b"\x28\xb5\x2f\xfd" + b"x" * 100), "damaged"),
    "no database": (lambda: zipped({"collection.anki2": b"hello" * 1000}), "database"),
    "a broken database": (lambda: zipped({"collection.anki2": GOOD[:5000] + b"\xff" * (len(GOOD) - 5000)}), "database"),
    "another database": (lambda: zipped({"collection.anki2": database("CREATE TABLE t (x);")}), "notes and cards"),
    "a view": (_view, "view"),
    "a view without an end": (_endless_view, "view"),
    "a trigger": (_trigger, "trigger"),
    "a huge blob": (_large_blob, ""),
    "too many cards": (lambda: _many_notes(MOST_CARDS + 1), "20,000"),
    "a side too long": (lambda: basic(("x" * 60_000, "A")), "characters"),
    "tags nested without end": (lambda: basic(("<b>" * 5000 + "x", "A")), "nested"),
    "a database with another name": (lambda: GOOD, ".apkg"),
    "nothing": (lambda: b"", "empty"),
    "blanks": (lambda: b" \n" * 50, "empty"),
    "a gzip": (lambda: b"\x1f\x8b\x08" + bytes(50), "gzip"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n" + bytes(50), "picture"),
    "bytes": (lambda: bytes(range(256)) * 20, ""),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_it_refuses(alice, send, name):
    make, said = HOSTILE[name]
    data = make()
    tracemalloc.start()
    began = time.monotonic()
    with pytest.raises(FileRefused) as refused:
        send(alice, data, name="deck.apkg")
    took, peak = time.monotonic() - began, tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")
    assert took < 30
    assert peak < COLLECTION_BYTES / 2
    assert not any(model.objects.filter(learner=alice).exists() for model in (Import, OwnCard, ReviewItem))


def test_it_takes_all_of_a_deck_or_nothing(alice, take_in):
    with pytest.raises(FileRefused):
        take_in(alice, basic(("Q", "A"), ("x" * 60_000, "B")))
    assert not OwnCard.objects.filter(learner=alice).exists()


def test_it_goes_by_what_a_file_is_and_not_by_its_name(alice, send):
    assert send(alice, basic(("Q", "A")), name="holiday.csv").format == "apkg"
    assert send(alice, b"Q\tA\n", name="deck.apkg").format == "csv"


def test_it_keeps_no_path_of_the_file(alice, send):
    assert send(alice, b"Q\tA\n", name="../../C:\\x\0/deck.tsv").name == "deck.tsv"


def test_it_keeps_one_waiting_file(alice, send):
    send(alice, b"Q\tA\n")
    second = send(alice, b"R\tA\n")
    assert list(Import.objects.filter(learner=alice)) == [second]


def test_it_ends_reading_in_time(alice, monkeypatch, send):
    monkeypatch.setattr("flashcards.exchange.limits.Deadline.passed", True)
    with pytest.raises(FileRefused, match="longer than"):
        send(alice, new_deck([("n", ("Q", "A"), [0])]))


def test_it_lets_others_wait_only_so_long(alice, monkeypatch, send):
    monkeypatch.setattr(imports, "TURN_SECONDS", 0.01)
    for _ in range(imports.AT_ONCE):
        assert imports._TURNS.acquire(timeout=0)
    try:
        with pytest.raises(imports.TooManyAtOnce):
            send(alice, b"Q\tA\n")
    finally:
        for _ in range(imports.AT_ONCE):
            imports._TURNS.release()


@pytest.mark.parametrize(
    "part", ["\\(", "\\[", "[latex]", "[$]", "[$$]", "<img ", '<img "', "<p a=b", "<p a='b", "<br a", "$a ", "[sound:"]
)
def test_it_reads_a_side_once_whatever_is_never_closed_in_it(part):
    side = part * (FIELD_CHARACTERS // len(part))
    began = time.process_time()
    with contextlib.suppress(SideRefused):
        doubts_of(as_html(side))
    assert time.process_time() - began < 2.0, (
        "fifty thousand characters take seconds where each mark reads on to the end"
    )
