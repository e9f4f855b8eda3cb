"""What a word with a typing error was probably meant to be, among the words of a question's concepts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from flashcards.marking.tokens import Token, plain, stem

_DOUBLED = re.compile(r"([a-z])\1")


class Spelling:
    """`terms` are what an error may have meant; `known` words are never taken for an error."""

    def __init__(self, terms: Iterable[str], known: Iterable[str], slips: Mapping[str, str]) -> None:
        self._slips = {written: stem(meant) for written, meant in slips.items()}
        self._targets = _by_length(w for w in terms if len(w) >= 4)
        self._bases: dict[str, list[str]] = {}
        for base in known:
            self._bases.setdefault(stem(base), []).append(base)
        self._corrected: dict[str, str] = {}

    def correct(self, token: Token, tries: list[int] | None = None) -> str:
        """The stem, or the one it was probably meant to be: never for a word that exists.

        Each search for a word not met before takes one of the `tries`; None sets no limit.
        """
        word, written = token.stem, plain(token.text).replace("z", "s")
        if written in self._slips:
            return self._slips[written]
        if not token.is_word or len(written) < 4 or not written.isalpha() or self._is_known(word, written):
            return word
        if written not in self._corrected:
            if tries is not None and not tries:
                return word
            if tries is not None:
                tries.pop()
            if len(self._corrected) > 20_000:
                self._corrected.clear()
            closest = self._closest(written)
            self._corrected[written] = stem(closest) if closest != written else word
        return self._corrected[written]

    def _is_known(self, word: str, written: str) -> bool:
        """A word of the lexicon or the language, or a regular form of one: `makes` is one of `make`, `maks` is none."""
        for base in self._bases.get(word, ()):
            rest = written[len(base) - 1 :][:1]
            if (
                written.startswith(base)
                or len(base) <= 3
                or (base[-1] in "eysd" and written.startswith(base[:-1]) and rest in ("e", "i"))
            ):
                return True
        return False

    def _closest(self, word: str) -> str:
        single = _DOUBLED.sub(r"\1", word)
        if single != word and stem(single) in self._bases:
            return single
        allowed = 2 if len(word) >= 8 else 1
        best, best_distance = word, (3 if len(word) >= 6 else allowed + 1)
        letters = _letters(word)
        for length in range(len(word) - allowed, len(word) + allowed + 1):
            for target, of_target in self._targets.get(length, ()):
                if (letters ^ of_target).bit_count() > 4:  # two edits change four letters at most
                    continue
                if min(len(word), length) < 5 and not _is_slip(word, target):
                    continue
                distance = edit_distance(word, target, best_distance)
                same_letters = sorted(word) == sorted(target)
                nearer = distance < best_distance or (distance == best_distance and same_letters)
                if nearer and distance <= (2 if same_letters else allowed) and (word[0] == target[0] or distance == 1):
                    best, best_distance = target, distance
        return best


def _by_length(words: Iterable[str]) -> dict[int, list[tuple[str, int]]]:
    """Words by their length, each with its letters."""
    table: dict[int, list[tuple[str, int]]] = {}
    for word in sorted(set(words)):
        table.setdefault(len(word), []).append((word, _letters(word)))
    return table


def _letters(word: str) -> int:
    """The set of letters in a word, as bits."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 31)
    return bits


def _is_slip(word: str, target: str) -> bool:
    """Two letters swapped, or one left out: the only errors that a short word is forgiven."""
    if len(word) == len(target):
        return sorted(word) == sorted(target)
    return len(target) == len(word) + 1 and word[0] == target[0] and len(target) >= 5


def edit_distance(a: str, b: str, limit: int) -> int:
    """Insertions, deletions, replacements and swaps of neighbours; `limit + 1` as soon as it is more than `limit`."""
    before_last: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before_last[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
        before_last, last = last, row
    return last[-1]
