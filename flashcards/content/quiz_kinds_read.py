"""What each kind of quiz item has besides its prompt: options, parts, a number, a transcript, code, steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from flashcards.content.quiz_entry import Entry
from flashcards.content.quiz_text import Texts, inline
from flashcards.quiz_kinds import AnswerShape, QuizKind
from grader.rendering import render

CLASSES = ("score", "weight")  # of "score or weight?"
MOST_OPTIONS = 9  # so that each has a key
CANDIDATE, INTERVIEWER = "candidate", "interviewer"
CODE_LINES = range(5, 13)  # "ten lines", give or take


@dataclass(slots=True)
class Draft:
    """What is read of one item: what learners see (`body`), and what the runner computes (the rest)."""

    texts: Texts
    body: dict[str, Any] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)  # place -> expression that gives numbers
    checks: list[str] = field(default_factory=list)  # places among them that must be true instead
    causes: dict[str, str] = field(default_factory=dict)  # place of a wrong number -> id of its misconception
    raw_options: list[dict[str, str]] = field(default_factory=list)  # {"text", "value"}: to tell them apart by
    bug: dict[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Reader:
    read: Callable[[Entry, Draft], None]
    needed: tuple[str, ...]
    optional: tuple[str, ...] = ()


def _read_single(entry: Entry, draft: Draft) -> None:
    draft.body["shape"] = AnswerShape.ONE
    _read_options(entry, draft, "options", least=3)


def _read_multiple(entry: Entry, draft: Draft) -> None:
    draft.body["shape"] = AnswerShape.SEVERAL
    _read_options(entry, draft, "options", least=4, only_one=False)


def _read_classify(entry: Entry, draft: Draft) -> None:
    _read_parts(entry, draft, list(CLASSES))


def _read_predict(entry: Entry, draft: Draft) -> None:
    """Either options, or quantities with what becomes of each."""
    if "parts" in entry.data:
        _read_parts(entry, draft, [])
    else:
        _read_single(entry, draft)


def _read_true_false(entry: Entry, draft: Draft) -> None:
    """The prompt is the claim. `from` says what is behind the wrong verdict."""
    draft.body["shape"] = AnswerShape.TRUTH
    draft.body["truth"] = entry.flag("truth")
    if "from" in entry.data:
        draft.body["cause"] = draft.texts.cause(entry, "from", entry.data["from"])
    _read_options(entry, draft, "reasons", least=3)


def _read_numeric(entry: Entry, draft: Draft) -> None:
    draft.body["shape"] = AnswerShape.NUMBERS
    precision = draft.body["precision"] = _precision(entry)
    if not precision:
        entry.report("", "say how exactly it is asked: `decimals`, or `digits` for significant ones")
    draft.values["answer"] = entry.expression("answer")
    draft.body["wrong"] = []
    for position, wrong in enumerate(entry.entries("wrong", least=1, most=8)):
        draft.body["wrong"].append(_read_wrong_number(wrong, draft, position))


def _read_wrong_number(entry: Entry, draft: Draft, position: int) -> dict[str, Any]:
    """By the misconception that gives it; or a slip that no red flag explains, with its own `value` and `why`."""
    if "value" in entry.data:
        entry.expect(needed=("value", "why"))
        place, cause = f"wrong.{position}.value", None
        draft.values[place] = entry.expression("value")
        draft.causes[place] = f"wrong number {position + 1}"
    else:
        entry.expect(needed=("from",), optional=("why",))
        place = f"wrong.{position}.from.value"
        cause = _read_cause(entry, draft, place)
    return {"value": place, "cause": cause, "why": draft.texts.block(entry, "why")}


def _read_heatmap(entry: Entry, draft: Draft) -> None:
    """A matrix to read, and a question about it that is answered by a number or by an option."""
    draft.values["matrix"] = entry.expression("matrix")
    draft.body["figure"] = {
        "decimals": entry.whole("matrix_decimals", least=0, most=4, default=2),
        "caption": draft.texts.plain(entry, "caption"),
        "keys": entry.texts("keys", least=0, most=12),
        "queries": entry.texts("queries", least=0, most=12),
    }
    if ("answer" in entry.data) == ("options" in entry.data):
        entry.report("", "a heatmap is answered either by `answer` or by `options`")
    elif "answer" in entry.data:
        _read_numeric(entry, draft)
    else:
        _read_single(entry, draft)


def _read_red_flag(entry: Entry, draft: Draft) -> None:
    """The options are what the candidate says, in order; what the interviewer says stands between."""
    draft.body |= {"shape": AnswerShape.ONE, "layout": "transcript", "options": []}
    said_before: list[str] = []
    for line in entry.entries("transcript", least=4, most=14):
        line.expect(needed=("who", "says"), optional=("from", "why"))
        says = draft.texts.line(line, "says")
        if line.choice("who", (INTERVIEWER, CANDIDATE), default=CANDIDATE) == INTERVIEWER:
            if "from" in line.data:
                line.report("from", "the interviewer does not make the mistake")
            said_before.append(says)
            continue
        wrong = "from" in line.data
        cause = draft.texts.cause(line, "from", line.data["from"]) if wrong else None
        option = {"html": says, "right": wrong, "why": draft.texts.block(line, "why"), "before": said_before}
        draft.body["options"].append(option | {"cause": None, "value": ""})
        if wrong:
            draft.body["flag"] = cause
        said_before = []
    if said_before:
        entry.report("transcript", "the candidate has the last word")
    _check_right_ones(entry, draft, "transcript", "has a `from`, which marks the red flag")


def _read_bug(entry: Entry, draft: Draft) -> None:
    """The options are the lines of code."""
    code = entry.text("code")
    lines = code.split("\n")
    if len(lines) not in CODE_LINES:
        entry.report("code", f"{len(lines)} lines; it has {CODE_LINES.start} to {CODE_LINES.stop - 1}")
    if any(not line.strip() for line in lines):
        entry.report("code", "a blank line would be an option; leave it out")
    draft.body |= {"shape": AnswerShape.ONE, "layout": "code"}
    bug = entry.entry("bug")
    if bug is None:
        return
    bug.expect(needed=("line", "fixed", "test", "from"))
    number = bug.whole("line", least=1, most=len(lines), default=1)
    fixed = str(bug.data.get("fixed", "")).rstrip()
    mended = [*lines[: number - 1], fixed, *lines[number:]]
    colored = [inline(line) for line in code_lines(code)]
    draft.body["options"] = [
        {"html": html, "right": position == number, "cause": None, "why": "", "value": ""}
        for position, html in enumerate(colored, start=1)
    ]
    draft.body["flag"] = draft.texts.cause(bug, "from", bug.data.get("from"))
    draft.body["mended"] = code_lines("\n".join(mended))[number - 1].strip()
    draft.bug = {"code": code, "mended": "\n".join(mended), "test": bug.expression("test")}
    for name, source in (("code", code), ("bug.fixed", "\n".join(mended))):
        _check_compiles(entry, name, source)


def _read_order(entry: Entry, draft: Draft) -> None:
    draft.body["shape"] = AnswerShape.ORDER
    draft.body["steps"] = draft.texts.lines(entry, "steps", least=3, most=7)
    if len(set(draft.body["steps"])) < len(draft.body["steps"]):
        entry.report("steps", "two steps are the same")


def _read_options(entry: Entry, draft: Draft, key: str, *, least: int, only_one: bool = True) -> None:
    """Options, of which one is right, or several. One with a `value` is computed and shown as it is rounded."""
    options = entry.entries(key, least=least, most=MOST_OPTIONS)
    draft.body["options"] = [_read_option(option, draft, f"{key}.{n}") for n, option in enumerate(options)]
    if any(option["value"] for option in draft.body["options"]):
        precision = draft.body["precision"] = _precision(entry)
        if not precision:
            entry.report(key, "options with a `value` need `decimals` beside them, or `digits` for significant ones")
    if only_one:
        _check_right_ones(entry, draft, key, "says `right: true`")
    elif all(option["right"] for option in draft.body["options"]):
        entry.report(key, "every option is right; one has to be wrong")
    elif not any(option["right"] for option in draft.body["options"]):
        entry.report(key, "no option is right: give one a `right: true`")


def _read_option(option: Entry, draft: Draft, place: str) -> dict[str, Any]:
    option.expect(needed=(), optional=("text", "value", "right", "from", "why"))
    right = option.flag("right")
    if right and "from" in option.data:
        option.report("from", "an option that is right comes from no misconception")
    value = ""
    cause = None
    if "from" in option.data:
        source = option.data["from"]
        if isinstance(source, dict) and "value" in source:
            value = f"{place}.from.value"
            cause = _read_cause(option, draft, value)
        else:
            cause = draft.texts.cause(option, "from", source)
    if "value" in option.data:
        value = f"{place}.value"
        draft.values[value] = option.expression("value")
    if bool(value) == ("text" in option.data):
        option.report("", "an option has either a `text` or a `value`, its own or that of its `from`")
    raw = "" if value else option.text("text")
    draft.raw_options.append({"text": raw, "value": value})
    html = "" if value else draft.texts.line(option, "text")
    why = draft.texts.block(option, "why")
    return {"html": html, "right": right, "cause": cause, "why": why, "value": value, "length": len(raw), "text": raw}


def _read_cause(entry: Entry, draft: Draft, place: str) -> dict[str, str] | None:
    """A `from: {id, value}`, whose value is computed."""
    source = entry.entry("from")
    if source is None:
        return None
    source.expect(needed=("id", "value"))
    draft.values[place] = source.expression("value")
    draft.causes[place] = str(source.data.get("id"))
    return draft.texts.cause(entry, "from", source.data)


def _read_parts(entry: Entry, draft: Draft, default: list[str]) -> None:
    """Statements or quantities, each of which belongs to one class."""
    classes = entry.texts("classes", least=2, most=5) if "classes" in entry.data else default
    if not classes:
        entry.report("", "`parts` need `classes`, the effects there are to choose from")
    draft.body |= {"shape": AnswerShape.CLASSES, "classes": classes, "parts": []}
    for position, part in enumerate(entry.entries("parts", least=3, most=8)):
        part.expect(needed=("text", "class"), optional=("from", "why", "check"))
        name = part.choice("class", classes or [""], default=(classes or [""])[0])
        cause = draft.texts.cause(part, "from", part.data["from"]) if "from" in part.data else None
        if "check" in part.data:
            place = f"parts.{position}.check"
            draft.values[place] = part.expression("check")
            draft.checks.append(place)
        why = draft.texts.block(part, "why")
        html = draft.texts.line(part, "text")
        draft.body["parts"].append({"html": html, "class": name, "cause": cause, "why": why})
    if len({part["class"] for part in draft.body["parts"]}) == 1:
        entry.report("parts", "every part has the same class, so that one answer fits all")


def _precision(entry: Entry) -> dict[str, Any]:
    """How exactly numbers are asked for or shown."""
    if "decimals" in entry.data and "digits" in entry.data:
        entry.report("digits", "either `decimals` or `digits`, not both")
    made: dict[str, Any] = {}
    if "decimals" in entry.data:
        made["decimals"] = entry.whole("decimals", least=0, most=6, default=2)
    elif "digits" in entry.data:
        made["digits"] = entry.whole("digits", least=2, most=6, default=2)
    tolerance = entry.data.get("tolerance")
    if tolerance is not None and (not isinstance(tolerance, int | float) or not tolerance >= 0):
        entry.report("tolerance", f"the tolerance is {tolerance!r}; it must be a number, 0 or more")
    elif tolerance is not None:
        made["tolerance"] = tolerance
    return made


def _check_right_ones(entry: Entry, draft: Draft, key: str, how: str) -> None:
    count = sum(option["right"] for option in draft.body["options"])
    if count != 1:
        entry.report(key, f"{count} options are right; exactly one {how}")


def _check_compiles(entry: Entry, name: str, source: str) -> None:
    try:
        compile(source, "<code>", "exec")
    except SyntaxError as error:
        entry.report(name, f"this is no Python: {error.msg}, line {error.lineno} of the code")


def code_lines(code: str) -> list[str]:
    """Highlighted code, line by line."""
    html = render(f"```python\n{code}\n```").html
    inside = html.partition("<code>")[2].rpartition("</code>")[0]
    return inside.rstrip("\n").split("\n")


_NUMBER = ("decimals", "digits", "tolerance")
READERS: dict[QuizKind, Reader] = {
    QuizKind.SINGLE: Reader(_read_single, ("options",), _NUMBER),
    QuizKind.MULTIPLE: Reader(_read_multiple, ("options",), _NUMBER),
    QuizKind.CLASSIFY: Reader(_read_classify, ("parts",), ("classes",)),
    QuizKind.TRUE_FALSE: Reader(_read_true_false, ("truth", "reasons"), ("from",)),
    QuizKind.NUMERIC: Reader(_read_numeric, ("answer", "wrong"), _NUMBER),
    QuizKind.HEATMAP: Reader(
        _read_heatmap,
        ("matrix",),
        ("matrix_decimals", "caption", "keys", "queries", "answer", "wrong", "options", *_NUMBER),
    ),
    QuizKind.RED_FLAG: Reader(_read_red_flag, ("transcript",)),
    QuizKind.BUG: Reader(_read_bug, ("code", "bug")),
    QuizKind.ORDER: Reader(_read_order, ("steps",)),
    QuizKind.PREDICT: Reader(_read_predict, (), ("options", "parts", "classes", *_NUMBER)),
}
