"""What a source must be."""

import pytest

from grader.worker.source import LIMIT_BYTES, Unreadable, read_source


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (b"", "empty"),
        ("\ufeff  \r\n", "empty"),
        (b"x = 1\n\xff\xfe", "Line 2 holds bytes that are not UTF-8"),
        ("x = 1\nname = '\udc80'", "Line 2 holds bytes that are not UTF-8"),
        (b"a\nb\nc\0", "Line 3 holds a NUL byte"),
        ("#" * (LIMIT_BYTES + 1), "65,537 bytes"),
        (b"#" * (LIMIT_BYTES + 1), "64 KiB"),
        ("é" * (LIMIT_BYTES // 2 + 1), "64 KiB"),
    ],
)
def test_it_refuses_what_is_no_text(source, text):
    with pytest.raises(Unreadable, match=text):
        read_source(source)


@pytest.mark.parametrize("source", ["\ufeffx = 1\r\n", b"\xef\xbb\xbfx = 1\r\n"])
def test_it_takes_a_byte_order_mark_and_windows_line_ends(source):
    assert read_source(source) == "x = 1\r\n"


def test_it_takes_exactly_64_kib():
    assert len(read_source(b"#" * LIMIT_BYTES)) == LIMIT_BYTES


def test_an_unreadable_source_is_an_invalid_verdict(verdict):
    found = verdict("softmax", b"\xff")
    assert found["status"] == "invalid"
    assert "UTF-8" in found["summary"]
