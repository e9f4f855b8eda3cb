"""Can an item be answered without its subject: by its length or place, or as the one that says "never"?"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from flashcards.content.quiz import QuizItemContent, QuizTopicContent

ENOUGH = 4  # items of a kind from which on a habit shows
ABSOLUTE = re.compile(r"\b(always|never|impossible|under no circumstances|all cases|every case)\b", re.IGNORECASE)
POINTING = re.compile(r"\b(all|none|both|any) of (the|these|those) (above|options|answers)\b", re.IGNORECASE)


def report_guessable(topics: Sequence[QuizTopicContent]) -> None:
    """Report what can be guessed by form, in single items, in topics, and over all."""
    for topic in topics:
        for item in topic.items:
            _report_words(topic, item)
        _report_lengths(topic)
    _report_places(topics)
    _report_truths(topics)


def _report_words(topic: QuizTopicContent, item: QuizItemContent) -> None:
    options = _written_options(item)
    absolute = {option["right"] for option in options if ABSOLUTE.search(option["text"])}
    if absolute == {False}:
        topic.file.report(item.place, f"{item.slug}: only wrong options say “always”, “never” or the like")
    if any(POINTING.search(option["text"]) for option in options):
        topic.file.report(item.place, f"{item.slug}: an option points at the others; they are shuffled")


def _report_lengths(topic: QuizTopicContent) -> None:
    """In at most half of a topic's items is the right option longer than every other; and in at most half shorter."""
    asked = [item for item in topic.items if _written_options(item) and item.body.get("shape") != "several"]
    for what, sign, advice in (
        ("longest", 1, "shorten it, or write more into a wrong one"),
        ("shortest", -1, "write more into it, or shorten a wrong one"),
    ):
        found = [item for item in asked if _right_stands_out(item, sign)]
        if len(asked) >= ENOUGH and len(found) * 2 > len(asked):
            names = ", ".join(item.slug for item in found)
            text = f"in {len(found)} of {len(asked)} items the right option is the {what}; {advice}: {names}"
            topic.file.report("items", text)


def _right_stands_out(item: QuizItemContent, sign: int) -> bool:
    """Is the right option longer than every other (`sign` 1), or shorter (-1)?"""
    options = _written_options(item)
    right = max(sign * len(option["text"]) for option in options if option["right"])
    return all(sign * len(option["text"]) < right for option in options if not option["right"])


def _written_options(item: QuizItemContent) -> list[dict[str, Any]]:
    """The options of an item that has texts to choose from; numbers and lines of code have a form of their own."""
    options = [option for option in item.body.get("options", []) if option.get("text")]
    return options if any(option["right"] for option in options) and len(options) > 1 else []


def _report_places(topics: Sequence[QuizTopicContent]) -> None:
    """What is not shuffled, because its order means something, must not have its answer at the same place each time."""
    for layout, what in (("transcript", "the red flag is sentence"), ("code", "the bug is on line")):
        found = [(t, i, _place(i)) for t in topics for i in t.items if i.body.get("layout") == layout]
        counts = Counter(place for _, _, place in found)
        for place, count in counts.items():
            if len(found) >= ENOUGH and count * 2 > len(found):
                topic, item, _ = next(each for each in found if each[2] == place)
                topic.file.report(item.place, f"{what} {place} in {count} of {len(found)} items; vary it")


def _place(item: QuizItemContent) -> int:
    return next((n for n, option in enumerate(item.body["options"], start=1) if option["right"]), 0)


def _report_truths(topics: Sequence[QuizTopicContent]) -> None:
    """Neither true nor false may be right more than three times in four."""
    found = [(t, i) for t in topics for i in t.items if i.body.get("shape") == "truth"]
    for verdict in (True, False):
        count = sum(item.body["truth"] is verdict for _, item in found)
        if len(found) >= ENOUGH and count * 4 > 3 * len(found):
            topic, item = found[0]
            said = "true" if verdict else "false"
            topic.file.report(item.place, f"{count} of {len(found)} claims are {said}; write some that are not")
