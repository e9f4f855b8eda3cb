"""What comes of a mistake, what was once done and what another method does accuse nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from flashcards.marking import mark

HERE = Path(__file__).parent


def lines(name: str) -> list[tuple[str, str, str]]:
    """Each line is `slug | text` or `slug +flag | text`."""
    rows = []
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        head, text = line.split(" | ", 1)
        slug, _, flag = head.partition(" +")
        rows.append((slug, flag, text))
    return rows


def flags(slug: str, text: str) -> set[str]:
    return {flag["id"] for flag in mark(slug, text)["red_flags"]}


@pytest.mark.parametrize(("slug", "flag", "text"), lines("spared.txt"))
def test_it_accuses_nobody_who_tells_what_goes_wrong_or_what_others_do(slug, flag, text):
    assert flags(slug, text) == set()


@pytest.mark.parametrize(("slug", "flag", "text"), lines("not_spared.txt"))
def test_it_hears_a_claim_with_such_words_beside_it(slug, flag, text):
    assert flag in flags(slug, text)


def test_a_spared_clause_still_covers_a_point(points):
    assert (
        points(
            "Forget the mask and the future leaks; usual attention sums to one: the weights of each query sum to one."
        )
        == "sum"
    )
