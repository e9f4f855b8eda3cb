"""The report of a mock interview as Markdown, to keep. Pure: the report's data in, text out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from flashcards.interview_report import clock

_FIRST = re.compile(r"^(\d*)([-+.)=])")  # what makes a list or a heading at the beginning of a line
_SPECIAL = re.compile(r"([\\`*_\[\]<>#|~])")


def markdown(report: dict[str, Any], *, heading: str, base: str) -> str:
    """`heading` is the first line, `base` what paths are put behind, such as `https://rowsum.example`."""
    return "\n".join(_lines(report, heading, base)).rstrip() + "\n"


def _lines(report: dict[str, Any], heading: str, base: str) -> Iterator[str]:
    yield from (f"# {escaped(heading)}", "")
    score = "no score yet" if report["score"] is None else f"{report['score']:.0%} of what was asked"
    paused = f", paused for {clock(report['paused_seconds'])}" if report["paused_seconds"] else ""
    yield from (f"{score}. {clock(report['used_seconds'])} of {report['minutes']} minutes{paused}.", "")
    yield from _list("What was good", [escaped(text) for text in report["strengths"]])
    yield from _list("What an interviewer would have noted", [escaped(text) for text in report["notes"]])
    review = [f"{_link(each['text'], each['path'], base)} {escaped(each['why'])}" for each in report["review"]]
    yield from _list("What to review", review)
    queue = [f"{_link(each['title'], each['path'], base)}: {escaped(each['when'])}" for each in report["queue"]]
    yield from _list("Put into your review queue", queue)
    for step in report["steps"]:
        yield from _step(step, base)


def _step(step: dict[str, Any], base: str) -> Iterator[str]:
    score = "" if step["score"] is None else f" ({step['score']:.0%})"
    yield from (f"## {step['step']}. {step['name']}: {escaped(step['title'])}{score}", "")
    time = f"{clock(step['seconds'])} of {clock(step['share_seconds'])}." if step["seconds"] is not None else ""
    facts = [time, step["closed"], f"Asked because you left out: {step['because']}" if step["because"] else ""]
    if any(facts):
        yield from (escaped(" ".join(filter(None, facts))), "")
    yield from _given(step, base)
    yield from _list(
        "", [f"[{'x' if p['covered'] else ' '}] {escaped(p['text'])}{_evidence(p)}" for p in step["points"]]
    )
    yield from _list("", [f"Red flag: {escaped(each['claim'])}{_evidence(each)}" for each in step["red_flags"]])
    if step["unmarked"]:
        yield from ("There are no rules for this one. Hold your answer against the page.", "")
    for text in step["also_sent"]:
        yield from ("Also sent, and not counted:", "", *_quote(text), "")


def _given(step: dict[str, Any], base: str) -> Iterator[str]:
    """What the learner chose, wrote and coded, and what the judge said of it."""
    for number, one in enumerate(step["statements"], start=1):
        chosen = ", chosen" if one["chosen"] else ""
        yield f"{number}. {escaped(one['text'])} *{'wrong' if one['wrong'] else 'right'}{chosen}*"
    if step["statements"]:
        yield ""
    if step["text"].strip():
        yield from (*_quote(step["text"]), "")
    if step["source"].strip():
        yield from (*_code(step["source"]), "")
    if step["verdict"]:
        link = f" {_link('The verdict', step['verdict']['path'], base)}" if step["verdict"]["path"] else ""
        yield from (escaped(step["verdict"]["summary"]) + link, "")


def _list(title: str, lines: list[str]) -> Iterator[str]:
    if not lines:
        return
    if title:
        yield from (f"## {title}", "")
    yield from (f"- {line.strip()}" for line in lines)
    yield ""


def _evidence(found: dict[str, Any]) -> str:
    if found.get("evidence"):
        return f" “{escaped(found['evidence'])}”"
    return f" Said only when asked: “{escaped(found['later'])}”" if found.get("later") else ""


def _link(text: str, path: str, base: str) -> str:
    return f"[{escaped(text)}](<{base.rstrip('/')}{path}>)"


def _quote(text: str) -> list[str]:
    return [f"> {escaped(line)}".rstrip() for line in text.strip().splitlines()]


def _code(source: str) -> list[str]:
    """A fence longer than any run of backticks in the program."""
    longest = max((len(run) for run in re.findall(r"`+", source)), default=0)
    fence = "`" * max(3, longest + 1)
    return [f"{fence}python", source.rstrip("\n"), fence]


def escaped(text: str) -> str:
    """Text that stays text: on one line, with nothing that Markdown or HTML would act on."""
    line = _SPECIAL.sub(r"\\\1", " ".join(text.split()))
    return _FIRST.sub(r"\1\\\2", line)
