"""Single sentences in everyday words, of one claim each: what accuses, what must not, and what covers a point.

A line of wordings/SLUG.txt is `+flag | sentence` (this flag and no other is raised), `- | sentence` (none is),
or `=point,point | sentence` (these are covered and nothing is accused). A line break in a program is written as `\\n`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from flashcards.marking import mark

FILES = sorted((Path(__file__).parent / "wordings").glob("*.txt"))


def wordings(path: Path) -> list[tuple[str, str, str]]:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    parted = [line.split(" | ", 1) for line in lines]
    return [(head[0], head[1:], text.replace("\\n", "\n")) for head, text in parted]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_hears_each_claim_and_no_other(path: Path) -> None:
    unlike = []
    for sign, named, text in wordings(path):
        made = mark(path.stem, text)
        flags = {flag["id"] for flag in made["red_flags"]}
        covered = {point["id"] for point in made["points"] if point["covered"]}
        right = flags == ({named} if sign == "+" else set()) and (sign != "=" or covered >= set(named.split(",")))
        if not right:
            unlike.append((sign + named, text, sorted(flags), sorted(covered)))
    assert not unlike


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_file_has_claims_and_what_must_not_be_accused(path: Path) -> None:
    signs = [sign for sign, _, _ in wordings(path)]
    assert min(signs.count("+"), signs.count("-")) >= 10
