"""The report of a mock interview, as data and as Markdown.

Pure: what was asked and given in, sentences out. The same facts give the same report, whatever became of the content
since. It says what an interviewer would have noted, and not whether they would hire: docs/decisions/interviews.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from flashcards.interview_script import How, overall, score_of
from flashcards.models import StepKind

LONG = 1.5  # times its share: a step that took longer is noted
LEFT_OVER = 0.25  # of the time: who has so much left could have said more
LISTED = 3  # key points in one sentence; the step itself has all
FEW_WORDS = 20  # an answer to the question below this is noted as short
MOST_POINTS = 0.8  # covered, from here on it is a strength
TITLES = {
    StepKind.QUESTION: "Question",
    StepKind.FOLLOW_UP: "Follow-up",
    StepKind.EXERCISE: "At the whiteboard",
    StepKind.RED_FLAG: "Spot the red flag",
}
CLOSED = {
    How.PASSED: "You passed.",
    How.CLOCK: "The time was over: closed with what your browser had saved.",
    How.ENDED: "You ended the interview here: closed with what your browser had saved.",
}


@dataclass(frozen=True, slots=True)
class StepFacts:
    """One step as it is kept; `share` and `seconds` in seconds."""

    position: int
    kind: str
    key: str
    asked: dict[str, Any]
    share: float
    given: dict[str, Any] | None = None
    mark: dict[str, Any] | None = None
    seconds: float | None = None
    submission: int | None = None
    verdict: dict[str, Any] | None = None  # None with a submission: the judge is not done

    @property
    def score(self) -> float | None:
        return score_of(self.kind, self.mark, self.verdict)

    @property
    def marked(self) -> dict[str, Any] | None:
        return (self.mark or {}).get("marked")

    @property
    def answered(self) -> bool:
        return bool((self.mark or {}).get("answered"))

    @property
    def text(self) -> str:
        return str((self.given or {}).get("text", ""))

    @property
    def title(self) -> str:
        if self.kind == StepKind.RED_FLAG:
            return "Which of three statements is wrong?"
        return str(self.asked.get("prompt") or self.asked.get("title"))

    @property
    def path(self) -> str:
        slug, _, follow_up = self.key.partition("/")
        match StepKind(self.kind):
            case StepKind.EXERCISE:
                return f"/exercises/{slug}/"
            case StepKind.RED_FLAG:
                return f"/red-flags/{slug}/"
            case _:
                return f"/questions/{slug}/" + (f"#follow-up-{follow_up}" if follow_up else "")


@dataclass(frozen=True, slots=True)
class Facts:
    """A closed interview; times in seconds."""

    minutes: int
    used: float
    paused: float
    steps: tuple[StepFacts, ...]
    follow_ups_not_asked: int = 0  # planned, and not reached
    queue: tuple[dict[str, str], ...] = field(default=())  # what it put into the queue: item, title, when, path

    @property
    def score(self) -> float | None:
        unasked = [(str(StepKind.FOLLOW_UP), 0.0)] * self.follow_ups_not_asked
        return overall([*((step.kind, step.score) for step in self.steps), *unasked])

    def of(self, kind: StepKind) -> list[StepFacts]:
        return [step for step in self.steps if step.kind == kind]


def report(facts: Facts) -> dict[str, Any]:
    """All of it, as JSON has it."""
    return {
        "score": facts.score,
        "minutes": facts.minutes,
        "used_seconds": round(facts.used),
        "paused_seconds": round(facts.paused),
        "strengths": list(_strengths(facts)),
        "notes": list(_notes(facts)),
        "review": list(_to_review(facts)),
        "queue": list(facts.queue),
        "steps": [_step(step, facts) for step in facts.steps],
    }


def clock(seconds: float) -> str:
    """`4:05 min`, or `50 s` below a minute."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02d} min" if whole >= 60 else f"{whole} s"


def _step(step: StepFacts, facts: Facts) -> dict[str, Any]:
    mark = step.mark or {}
    marked = step.marked or {"points": [], "red_flags": []}
    return {
        "step": step.position,
        "kind": step.kind,
        "name": TITLES[StepKind(step.kind)],
        "title": step.title,
        "path": step.path,
        "because": step.asked.get("because", ""),
        "score": step.score,
        "seconds": step.seconds,
        "share_seconds": round(step.share),
        "closed": CLOSED.get(How(mark["how"]), "") if mark else "Not reached.",
        "answered": step.answered,
        "text": step.text,
        "source": str((step.given or {}).get("source", "")) if step.kind == StepKind.EXERCISE else "",
        "also_sent": mark.get("also_sent", []),
        "unmarked": step.answered and step.kind in (StepKind.QUESTION, StepKind.FOLLOW_UP) and step.marked is None,
        "points": [
            {**point, "later": _said_later(point["id"], step, facts) if not point["covered"] else ""}
            for point in marked["points"]
        ],
        "red_flags": marked["red_flags"],
        "statements": _statements(step),
        "verdict": _verdict(step),
    }


def _said_later(point: str, step: StepFacts, facts: Facts) -> str:
    """Where the answer to the question left the point out: the learner's words in the follow-up that brought it."""
    if step.kind != StepKind.QUESTION:
        return ""
    for later in facts.of(StepKind.FOLLOW_UP):
        for said in (later.mark or {}).get("of_question", []):
            if said["id"] == point:
                return str(said["evidence"] or "")
    return ""


def _statements(step: StepFacts) -> list[dict[str, Any]]:
    if step.kind != StepKind.RED_FLAG:
        return []
    choice = (step.given or {}).get("choice")
    return [
        {"text": one["text"], "wrong": one["wrong"], "chosen": number == choice}
        for number, one in enumerate(step.asked["statements"], start=1)
    ]


def _verdict(step: StepFacts) -> dict[str, Any] | None:
    if step.kind != StepKind.EXERCISE or not step.answered:
        return None
    if step.verdict is None:
        waits = "The judge has it; the verdict comes here." if step.submission else "The judge had no room for it."
        found: dict[str, Any] = {"status": "waiting", "summary": waits, "misconceptions": []}
    else:
        named = step.verdict["misconceptions"]
        found = {
            "status": step.verdict["status"],
            "summary": step.verdict["summary"],
            "misconceptions": [
                {"title": each["title"], "evidence": each["evidence"], "red_flag": each.get("red_flag") or ""}
                for each in named
            ],
        }
    path = f"/submissions/{step.submission}/" if step.submission else ""
    return {**found, "submission": step.submission, "path": path}


def _strengths(facts: Facts) -> Iterator[str]:
    for step in facts.of(StepKind.QUESTION):
        covered, count = _covered(step)
        if covered and covered >= MOST_POINTS * count:
            yield f"Named {covered} of {count} key points without being asked."
        if covered and step.marked and not step.marked["red_flags"]:
            yield "Said nothing wrong in the answer to the question, as far as the rules can tell."
    whole = [step for step in facts.of(StepKind.FOLLOW_UP) if step.answered and step.score == 1.0]
    if whole:
        yield f"Answered {_count(len(whole), 'follow-up')} with every key point."
    passed = [step for step in facts.of(StepKind.EXERCISE) if step.score == 1.0]
    yield from (f"Wrote {step.title} at the first go; the judge passed it." for step in passed)
    found = [step for step in facts.of(StepKind.RED_FLAG) if step.answered and (step.mark or {})["spotted"]["right"]]
    yield from ("Found the wrong statement among right ones." for _ in found)
    all_answered = bool(facts.steps) and all(step.answered for step in facts.steps)
    if all_answered and facts.used <= 60 * facts.minutes and not _left_early(facts):
        yield f"Answered everything, {clock(60 * facts.minutes - facts.used)} before the time was over."


def _notes(facts: Facts) -> Iterator[str]:
    yield from _notes_on_question(facts)
    yield from _notes_on_follow_ups(facts)
    for step in facts.steps:
        for flag in (step.marked or {}).get("red_flags", []):
            yield f"Said a red flag: “{flag['claim']}” The words were: “{flag['evidence']}”"
    yield from _notes_on_code(facts)
    for step in facts.of(StepKind.RED_FLAG):
        if step.answered and not (step.mark or {})["spotted"]["right"]:
            yield f"Took a right statement for the wrong one. Wrong is: “{step.asked['claim']}”"
        elif step.answered and not (step.mark or {})["spotted"]["reason"]:
            yield "Found the statement that is wrong, and gave no reason."
        elif step.mark and not step.answered:
            yield "Did not say which statement is wrong."
    yield from _notes_on_time(facts)


def _notes_on_question(facts: Facts) -> Iterator[str]:
    for step in facts.of(StepKind.QUESTION):
        if not step.answered:
            yield "Had no answer to the question."
            continue
        words = len(step.text.split())
        if words < FEW_WORDS:
            yield f"The answer to the question was short: {_count(words, 'word')}."
        points = (step.marked or {}).get("points", [])
        only_asked = [point for point in points if not point["covered"] and _said_later(point["id"], step, facts)]
        for point in only_asked:
            yield f"Said only when asked: {point['text']}"
        never = [point for point in points if not point["covered"] and point not in only_asked]
        if never:
            some = ", among them" if len(never) > LISTED else ""
            yield f"Never came to {len(never)} of {_count(len(points), 'key point')}{some}: {_listed(never[:LISTED])}"


def _notes_on_follow_ups(facts: Facts) -> Iterator[str]:
    asked = facts.of(StepKind.FOLLOW_UP)
    silent = [step for step in asked if step.mark and not step.answered]
    if silent:
        yield f"Did not answer {len(silent)} of {_count(len(asked), 'follow-up')}."
    nothing = [step for step in asked if step.answered and step.score == 0.0]
    for step in nothing:
        yield f"Answered “{step.title}” without any of its key points."


def _notes_on_code(facts: Facts) -> Iterator[str]:
    for step in facts.of(StepKind.EXERCISE):
        if step.mark and not step.answered:
            yield f"Left the whiteboard empty: {step.title}."
        elif step.verdict is not None and step.verdict["status"] not in ("passed", "internal_error"):
            yield f"The code does not hold: {step.verdict['summary']}"
            for each in step.verdict["misconceptions"]:
                yield f"Misconception in the code: {each['title']} ({each['evidence']})."


def _unsaid(facts: Facts) -> int:
    return sum(not point["covered"] for step in facts.steps for point in (step.marked or {}).get("points", []))


def _left_early(facts: Facts) -> bool:
    """Much time was left, and something to say in it: that is no merit."""
    return _unsaid(facts) > 0 and 60 * facts.minutes - facts.used >= LEFT_OVER * 60 * facts.minutes


def _notes_on_time(facts: Facts) -> Iterator[str]:
    if _left_early(facts):
        left = clock(60 * facts.minutes - facts.used)
        yield f"Was done with {left} left, and with {_count(_unsaid(facts), 'key point')} unsaid."
    for step in facts.steps:
        if step.seconds and step.seconds > LONG * step.share and facts.used:
            share = step.seconds / facts.used
            what = "the question" if step.kind == StepKind.QUESTION else f"“{step.title}”"
            meant = f"{clock(step.seconds)}, where {clock(step.share)} were meant for it"
            yield f"Took {share:.0%} of the time on {what}: {meant}."
    missing = [TITLES[StepKind(step.kind)].lower() for step in facts.steps if step.mark is None]
    missing += ["follow-up"] * facts.follow_ups_not_asked
    if missing:
        yield f"Did not get to: {', '.join(missing)}."
    for step in facts.steps:
        if (step.mark or {}).get("how") == How.CLOCK:
            yield f"The time was over during “{step.title}”."


def _to_review(facts: Facts) -> Iterator[dict[str, str]]:
    """What to read, with the way there; each place once."""
    seen: set[str] = set()
    for place in _places(facts):
        if place["path"] not in seen:
            seen.add(place["path"])
            yield place


def _places(facts: Facts) -> Iterator[dict[str, str]]:
    for step in facts.steps:
        if step.mark is None:
            continue
        match StepKind(step.kind):
            case StepKind.QUESTION | StepKind.FOLLOW_UP:
                yield from _places_of_text(step)
            case StepKind.EXERCISE:
                yield from _places_of_code(step)
            case StepKind.RED_FLAG:
                if step.score != 1.0:
                    yield {"text": step.asked["claim"], "why": "The wrong one of the three.", "path": step.path}


def _places_of_text(step: StepFacts) -> Iterator[dict[str, str]]:
    missing = [point for point in (step.marked or {}).get("points", []) if not point["covered"]]
    if missing or not step.answered:
        why = f"{_count(len(missing), 'key point')} missing." if missing else "You had no answer."
        yield {"text": step.title, "why": why, "path": step.path}
    for flag in (step.marked or {}).get("red_flags", []):
        yield {"text": flag["claim"], "why": "You said it.", "path": f"/red-flags/{flag['id']}/"}


def _places_of_code(step: StepFacts) -> Iterator[dict[str, str]]:
    if not step.answered:
        yield {"text": step.title, "why": "Write it in your own time.", "path": step.path}
    elif step.verdict is not None and step.score != 1.0:
        yield {"text": step.title, "why": "Write it again.", "path": step.path}
    for each in (step.verdict or {}).get("misconceptions", []):
        if each.get("red_flag"):
            yield {"text": each["title"], "why": "It is in your code.", "path": f"/red-flags/{each['red_flag']}/"}


def _covered(step: StepFacts) -> tuple[int, int]:
    points = (step.marked or {}).get("points", [])
    return sum(point["covered"] for point in points), len(points)


def _listed(points: Sequence[dict[str, Any]]) -> str:
    return " ".join(point["text"] for point in points)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
