"""Reads a JSON export, ours or one that claims to be: every value is checked before anything is done with it."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable
from typing import IO, Any
from zoneinfo import ZoneInfo

from flashcards.days import DayClock
from flashcards.exchange import json_tables as t
from flashcards.exchange.clean import clean_known_html
from flashcards.exchange.interview_shapes import check_interview, check_plan
from flashcards.exchange.json_values import EDITED, read_row, read_some
from flashcards.exchange.limits import MOST_DEPTH, MOST_ROWS, FileRefused
from flashcards.exchange.proofs import PROVABLE, is_proved
from flashcards.models import Phase
from flashcards.reviews import MEMORY_FIELDS
from flashcards.scheduling import ALGORITHM, Memory, Rules, previews

Row = dict[str, Any]
LISTS: dict[str, t.Table] = {
    "parameters": t.PARAMETERS,
    "submissions": t.SUBMISSIONS,
    "opened_hints": t.HINTS,
    "attempts": t.ATTEMPTS,
    "quizzes": t.QUIZZES,
    "interviews": t.INTERVIEWS,
    "plans": t.PLANS,
    "cards": t.CARDS,
    "items": t.ITEMS,
    "reviews": t.REVIEWS,
}
_CHILDREN = {
    "attempts": ("disagreements", t.DISAGREEMENTS),
    "quizzes": ("answers", t.ANSWERS),
    "interviews": ("steps", t.STEPS),
}
_LINKS: dict[str, tuple[str, ...]] = {"attempts": ("question", "follow_up"), "reviews": ("item", "parameters")}
_CHILD_LINKS: dict[str, tuple[str, ...]] = {"answers": ("item",), "steps": ("submission",), "disagreements": ()}
_MARK = {"score": (int, float), "points": list, "red_flags": list, "missing": list}
_VERDICT = {"status": str, "summary": str, "cases": list, "misconceptions": list}


def read_json(file: IO[bytes]) -> dict[str, Any]:
    """The document as it stands in the file; `validated` checks what it says. Raises FileRefused."""
    raw = file.read()
    try:
        text = raw.decode(json.detect_encoding(raw))
        del raw
        found = json.loads(text, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise FileRefused(
            f"This JSON is not UTF-8 (byte {error.start}). Export it again, or save it as UTF-8."
        ) from None
    except RecursionError:
        raise FileRefused(_TOO_DEEP) from None
    except ValueError as error:
        raise FileRefused(f"This is no complete JSON file: {error}. Download the export again.") from None
    if not isinstance(found, dict) or found.get("format") != t.FORMAT:
        raise FileRefused(
            "This JSON is no export of Rowsum: it does not say so in “format”. Choose a file that was downloaded "
            "here as JSON, or import cards as .apkg or CSV."
        )
    if found.get("version") != t.VERSION:
        raise FileRefused(
            f"This export has version {found.get('version')!r}; this instance reads version {t.VERSION}. Update the "
            "older of the two instances."
        )
    count = sum(len(found[name]) for name in LISTS if isinstance(found.get(name), list))
    if count > MOST_ROWS:
        raise FileRefused(f"This export has {count:,} rows; {MOST_ROWS:,} is the limit of one file.")
    _check_values(found, escapes="\\u" in text)
    return found


_TOO_DEEP = f"This JSON has lists inside lists more than {MOST_DEPTH} deep. No export of ours has."


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number that JSON knows")


def _check_values(found: dict[str, Any], *, escapes: bool) -> None:
    """No depth, text or number that a database could not keep.

    Without escapes no text can hold a NUL or half a character: JSON forbids the one as it is, UTF-8 the other.
    """
    stack: list[tuple[dict[str, Any] | list[Any], int]] = [(found, 1)]
    while stack:
        outer, depth = stack.pop()
        if depth > MOST_DEPTH:
            raise FileRefused(_TOO_DEEP)
        if isinstance(outer, dict):
            if escapes:
                _check_texts(outer)
            outer = list(outer.values())
        if escapes:
            _check_texts(outer)
        for value in outer:
            kind = type(value)
            if kind is dict or kind is list:
                stack.append((value, depth + 1))
            elif kind is float and not math.isfinite(value):
                raise FileRefused("A number in this JSON is too large to be kept.")


def _check_texts(values: Iterable[Any]) -> None:
    for value in values:
        if isinstance(value, str):
            _check_text(value)


def _check_text(text: str) -> None:
    if "\0" in text:
        raise FileRefused("A text in this JSON holds a NUL character. No export of ours does.")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise FileRefused("A text in this JSON holds half a character. No export of ours does.") from None


def validated(found: dict[str, Any]) -> dict[str, Any]:
    """The document with Python's values for its fields: lists of rows by name, and `settings`. Raises FileRefused.

    Rows that are not proved to be of this instance get `imported`.
    """
    made: dict[str, Any] = {"settings": read_row(t.SETTINGS, found.get("settings"), "settings")}
    for name, table in LISTS.items():
        rows = found.get(name, [])
        if not isinstance(rows, list):
            raise FileRefused(f"“{name}” in this JSON is no list. {EDITED}")
        made[name] = [_whole_row(name, table, raw, f"{name}[{place}]") for place, raw in enumerate(rows)]
        if name in PROVABLE:
            for row, raw in zip(made[name], rows, strict=True):
                row["imported"] = not is_proved(name, raw)
    _check_meanings(made)
    _check_names(made)
    _check_parameters(made)
    return made


_NAMES: dict[str, tuple[str, ...]] = {
    "items": ("kind", "key"),
    "reviews": ("key",),
    "quizzes": ("key",),
    "interviews": ("key",),
    "plans": ("day",),
    "cards": ("guid",),
    "parameters": ("created_at",),
}


def _check_names(made: dict[str, Any]) -> None:
    """What names a thing names one."""
    for name, keys in _NAMES.items():
        seen = {tuple(row[key] for key in keys) for row in made[name]}
        if len(seen) < len(made[name]):
            raise FileRefused(f"“{name}” in this JSON has the same thing twice. {EDITED}")


def _check_parameters(made: dict[str, Any]) -> None:
    places = range(len(made["parameters"]))
    for row in made["reviews"]:
        place = row["parameters"]
        if place is not None and not (isinstance(place, int) and place in places):
            raise FileRefused("This JSON has a review by parameters that it does not hold. It is not complete.")


def _whole_row(name: str, table: t.Table, raw: Any, where: str) -> Row:
    row = read_row(table, raw, where)
    for link in _LINKS.get(name, ()):
        row[link] = _link(raw, link, where)
    if name in _CHILDREN:
        children, of = _CHILDREN[name]
        inside = raw.get(children, [])
        if not isinstance(inside, list):
            raise FileRefused(f"“{where}.{children}” in this JSON is no list. {EDITED}")
        row[children] = []
        for place, each in enumerate(inside):
            child = read_row(of, each, f"{where}.{children}[{place}]")
            for link in _CHILD_LINKS[children]:
                child[link] = _link(each, link, f"{where}.{children}[{place}]")
            row[children].append(child)
    return row


def _link(raw: Row, name: str, where: str) -> str | int | None:
    value = raw.get(name)
    if value is None or isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise FileRefused(f"“{where}.{name}” in this JSON names nothing. {EDITED}")


def _check_meanings(made: dict[str, Any]) -> None:
    """What pages and verbs rely on inside the JSON fields."""
    known: dict[Any, Any] = {}
    checks: list[tuple[str, Callable[[Row], None]]] = [
        ("reviews", lambda row: _check_review(row, known)),
        ("attempts", lambda row: _expect(row["mark"], _MARK)),
        ("submissions", lambda row: _expect(row["verdict"], _VERDICT)),
        ("parameters", _check_weights),
        ("items", _check_state),
        ("quizzes", _clean_asked("answers")),
        ("interviews", _clean_asked("steps")),
        ("interviews", check_interview),
        ("plans", check_plan),
        ("cards", _clean_card),
    ]
    for name, check in checks:
        for place, row in enumerate(made[name]):
            try:
                check(row)
            except FileRefused:
                raise
            except (TypeError, ValueError, KeyError, IndexError) as error:
                raise FileRefused(f"“{name}[{place}]” in this JSON does not hold together: {error}. {EDITED}") from None


def _check_review(row: Row, known: dict[Any, Any]) -> None:
    """`known` holds for each item the state that was looked at last."""
    if (row["act"] == "rate") != (row["rating"] is not None):
        raise ValueError("a rating belongs to the act “rate”, and to no other")
    for name in ("before", "after"):
        state = row[name]
        if name == "before" and state == known.get(row["item"]):
            continue  # it is what the row before led to, and that was looked at
        if not isinstance(state, dict) or not set(MEMORY_FIELDS) <= set(state):
            raise ValueError(f"“{name}” is no state of a review item")
        _check_state(read_some(t.ITEMS, _STATE_FIELDS, state, name))
    known[row["item"]] = row["after"]


def _check_state(row: Row) -> None:
    """A memory that the scheduler can go on from."""
    stability, difficulty, step, phase = row["stability"], row["difficulty"], row["step"], Phase(row["phase"])
    if phase is not Phase.NEW and None in (stability, difficulty, row["last_review_at"], row["last_review_day"]):
        raise ValueError("it was reviewed, and nothing is known of its memory")
    if (stability is not None and not 0 < stability < 1e6) or (difficulty is not None and not 1 <= difficulty <= 10):
        raise ValueError("its stability or difficulty is out of range")
    if (phase is Phase.REVIEW) != (row["due_day"] is not None):
        raise ValueError("a day to be due on belongs to the phase “review”, and to no other")
    if phase in (Phase.LEARNING, Phase.RELEARNING) and (step is None or step > 9):
        raise ValueError("it is within the steps of minutes, and at none of them")


_STATE_FIELDS = frozenset(t.ITEMS.fields) - {"kind", "key", "reason"}


def _check_weights(row: Row) -> None:
    weights = row["weights"]
    if not isinstance(weights, list) or not all(isinstance(each, int | float) for each in weights):
        raise ValueError("“weights” is no list of numbers")
    if row["algorithm"] == ALGORITHM:  # these may schedule the next review
        rules = Rules(clock=DayClock(ZoneInfo("UTC"), 4), retention=0.9, seed="", parameters=tuple(weights))
        previews(Memory(due_at=row["created_at"]), row["created_at"], rules=rules)


def _expect(value: Any, shape: dict[str, Any]) -> None:
    """A mark or verdict, where there is one, has what the pages show of it."""
    if value is None:
        return
    if not isinstance(value, dict):
        raise ValueError("a mark or verdict is no object")
    for name, kinds in shape.items():
        if not isinstance(value.get(name), kinds):
            raise ValueError(f"“{name}” is missing or of another kind")


def _clean_asked(children: str) -> Callable[[Row], None]:
    """Pages show what was asked as HTML: only what our own cleaning leaves comes in."""

    def clean(row: Row) -> None:
        for child in row[children]:
            if not isinstance(child["asked"], dict):
                raise ValueError("“asked” is no object")
            child["asked"] = clean_known_html(child["asked"])
            child["mark"] = clean_known_html(child["mark"])

    return clean


def _clean_card(row: Row) -> None:
    if not isinstance(row["tags"], list) or not all(isinstance(tag, str) for tag in row["tags"]):
        raise ValueError("“tags” is no list of texts")
    row["front"], row["back"] = clean_known_html(row["front"]), clean_known_html(row["back"])
