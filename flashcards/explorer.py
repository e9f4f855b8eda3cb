"""The state of the explorer, as links carry it in their query. Pure.

static/js/explore/state.js reads the same grammar, with the same words for what is wrong; a test compares them. This
side checks the links of content before anybody follows them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from urllib.parse import parse_qsl

from flashcards.explorer_flags import FLAGS

MOST_ROWS, MOST_COLUMNS, MOST_WIDTH = 8, 8, 4
MOST_NUMBER = 9999
MOST_CHARACTERS = 4000
PATH = "/explore/"

_NUMBER = re.compile(r"-?[0-9]{1,4}(\.[0-9]{1,6})?")
_WHOLE = re.compile(r"[0-9]{1,5}")
_KEEP = re.compile(r"[01]+")
_ANY_NUMBER = re.compile(
    r" *[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)? *", re.IGNORECASE
)  # perhaps in another notation
_QUOTED = 20  # characters of a part that could not be read
NAMES = (
    *("s", "q", "k", "keep", "d", "t", "causal", "window", "length", "alibi", "cap"),
    *("precision", "wrong", "row", "tile", "step"),
)

Matrix = tuple[tuple[float, ...], ...]


class Precision(StrEnum):
    """What every operation rounds to."""

    FLOAT64 = "float64"
    FLOAT32 = "float32"
    BFLOAT16 = "bfloat16"
    FLOAT16 = "float16"


# What a link without scores shows: these products, d = 4 and the causal mask, so that most switches change something.
START: Matrix = ((4, 2, 0, -2), (0, 4, 2, 6), (2, 6, 4, 0), (4, 0, 2, 4))
START_WIDTH = 4


@dataclass(frozen=True, slots=True)
class State:
    """What the explorer shows: finished products `scores` `(Tq, Tk)`, or q `(Tq, D)` and k `(Tk, D)`."""

    scores: Matrix | None
    q: Matrix | None
    k: Matrix | None
    keep: tuple[tuple[bool, ...], ...] | None  # what was not hidden by hand; None: nothing was
    width: int  # d of the scale 1/sqrt(d); of vectors their own width counts
    temperature: float
    causal: bool
    window: int | None  # keys in reach, the query's own included
    length: int | None  # keys from here on are padding
    slope: float | None  # of ALiBi
    cap: float | None
    precision: Precision
    flags: tuple[str, ...]
    row: int  # of the online softmax
    tile: int
    step: int  # tiles read

    @property
    def queries(self) -> int:
        return len(self.scores or self.q or ())

    @property
    def keys(self) -> int:
        return len(self.scores[0]) if self.scores else len(self.k or ())


def read_state(query: str) -> tuple[State, list[str]]:
    """The state and what of the query could not be read, as sentences without a full stop. Never raises."""
    reader = _Reader.of(query)
    scores, q, k, width, causal = reader.operands()
    queries, keys = len(scores or q or ()), len(scores[0]) if scores else len(k or ())
    state = reader.state(scores, q, k, width=width, causal=causal, queries=queries, keys=keys)
    return state, [*reader.problems, *reader.unknown]


@dataclass(slots=True)
class _Reader:
    """The parts of a query by their names; what is wrong with them gathers in `problems`."""

    given: Mapping[str, str]
    problems: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, query: str) -> _Reader:
        query = query.removeprefix("?")
        if len(query) > MOST_CHARACTERS:
            return cls({}, ["the link is too long"])
        given: dict[str, str] = {}
        unknown = []
        for name, value in parse_qsl(query, keep_blank_values=True):
            if name not in NAMES:
                unknown.append(f"“{name}” is no setting of the explorer")
            elif name in given:
                unknown.append(f"“{name}” is there twice")
            else:
                given[name] = value
        return cls(given, unknown=unknown)

    def operands(self) -> tuple[Matrix | None, Matrix | None, Matrix | None, int, bool]:
        """Scores, or q and k; d; and whether the causal mask is on where the link does not say."""
        s, q, k = self._rows("s", MOST_COLUMNS), self._rows("q", MOST_WIDTH), self._rows("k", MOST_WIDTH)
        if q and k and len(q[0]) == len(k[0]):
            self.problems += [f"“{name}” is not used beside “q” and “k”" for name in ("s", "d") if name in self.given]
            return None, q, k, 1, False
        if q and k:
            self.problems.append("“q” and “k” must have rows of one length")
        elif ("q" in self.given) != ("k" in self.given):
            self.problems.append("“q” and “k” belong together")
        width = self.whole("d", 1, 16384) or (1 if s else START_WIDTH)
        return s or START, None, None, width, s is None

    def state(
        self,
        scores: Matrix | None,
        q: Matrix | None,
        k: Matrix | None,
        *,
        width: int,
        causal: bool,
        queries: int,
        keys: int,
    ) -> State:
        """All of a state but its operands, which set the bounds of the rest."""
        asked = self.whole("causal", 0, 1)
        found = State(
            scores=scores,
            q=q,
            k=k,
            width=width,
            keep=self.keep(queries, keys),
            temperature=self.number("t", 0.01, 100) or 1.0,
            causal=causal if asked is None else asked == 1,
            window=self.whole("window", 1, MOST_COLUMNS),
            length=self.whole("length", 0, keys),
            slope=self.number("alibi", -10, 10),
            cap=self.number("cap", 0.1, 1000),
            precision=self.precision(),
            flags=self.flags(),
            row=self.whole("row", 0, queries - 1) or 0,
            tile=min(self.whole("tile", 1, MOST_COLUMNS) or 2, keys),
            step=self.whole("step", 0, MOST_COLUMNS) or 0,
        )
        return replace(found, step=min(found.step, math.ceil(keys / found.tile)))

    def _rows(self, name: str, columns: int) -> Matrix | None:
        if name not in self.given:
            return None
        rows = [row.split(",") for row in self.given[name].split(";")]
        problem = _problem_of(name, rows, columns)
        if not problem:
            return tuple(tuple(float(cell) for cell in row) for row in rows)
        self.problems.append(problem)
        return None

    def whole(self, name: str, low: int, high: int) -> int | None:
        text = self.given.get(name)
        if text is None:
            return None
        if _WHOLE.fullmatch(text) and low <= int(text) <= high:
            return int(text)
        self.problems.append(f"“{name}” must be a whole number from {low} to {high}")
        return None

    def number(self, name: str, low: float, high: float) -> float | None:
        text = self.given.get(name)
        if text is None:
            return None
        if _NUMBER.fullmatch(text) and low <= float(text) <= high:
            return float(text)
        self.problems.append(f"“{name}” must be a number from {low} to {high}")
        return None

    def keep(self, queries: int, keys: int) -> tuple[tuple[bool, ...], ...] | None:
        text = self.given.get("keep")
        if text is None:
            return None
        rows = text.split(";")
        if len(rows) == queries and all(len(row) == keys and _KEEP.fullmatch(row) for row in rows):
            kept = tuple(tuple(cell == "1" for cell in row) for row in rows)
            return None if all(map(all, kept)) else kept
        self.problems.append(f"“keep” must be {queries} rows of {keys} digits 0 or 1, such as 10;11")
        return None

    def precision(self) -> Precision:
        text = self.given.get("precision", Precision.FLOAT64)
        if text in {precision.value for precision in Precision}:
            return Precision(text)
        self.problems.append(f"“precision” must be one of {', '.join(Precision)}")
        return Precision.FLOAT64

    def flags(self) -> tuple[str, ...]:
        fields: dict[str, str] = {}  # field of the formula -> the flag that edits it
        for name in self.given["wrong"].split(",") if "wrong" in self.given else []:
            flag = FLAGS.get(name)
            if flag is None:
                self.problems.append(f"“{name}” is no red flag of the explorer")
            elif flag.field in fields:
                self.problems.append(f"“{fields[flag.field]}” and “{name}” cannot both be on")
            else:
                fields[flag.field] = name
        return tuple(fields.values())


def _problem_of(name: str, rows: list[list[str]], columns: int) -> str:
    """What is wrong with rows of at most `columns` numbers; "" where nothing is."""
    widths = [len(row) for row in rows]
    if len(rows) > MOST_ROWS:
        return f"“{name}” has {len(rows)} rows; at most {MOST_ROWS} can be shown"
    if len(set(widths)) > 1:
        return f"the rows of “{name}” are not of one length: they have {', '.join(map(str, widths))} numbers"
    if widths[0] > columns:
        return f"“{name}” has {widths[0]} numbers in a row; at most {columns} can be shown"
    for text in (cell for row in rows for cell in row if not _NUMBER.fullmatch(cell)):
        if not text.strip(" "):
            return f"a number is missing in “{name}”"
        if _ANY_NUMBER.fullmatch(text):
            form = "at most four digits and six decimals, such as -12.5"
            return f"“{text[:_QUOTED]}” in “{name}” must be written with {form}"
        return f"“{text[:_QUOTED]}” in “{name}” is not a number"
    far = next((cell for row in rows for cell in row if abs(float(cell)) > MOST_NUMBER), None)
    return f"“{far}” in “{name}” is too large: numbers end at ±{MOST_NUMBER}" if far else ""
