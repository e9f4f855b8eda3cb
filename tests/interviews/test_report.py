"""What the report says, and its Markdown: no database."""

from __future__ import annotations

import pytest
from markdown_it import MarkdownIt

from flashcards.interview_markdown import markdown
from flashcards.interview_report import Facts, StepFacts, clock, report

AXIS, SUM = {"id": "axis", "text": "Along the keys."}, {"id": "sum", "text": "Rows sum to one."}
PASSED = {"status": "passed", "summary": "Every case passes.", "cases": [], "misconceptions": []}
MISCONCEPTION = {"title": "the mask is upside down", "evidence": "3 of 3 cases", "red_flag": "anti-causal"}


def marked(*covered, flags=()):
    points = [{**p, "covered": p["id"] in covered, "evidence": "my words" * (p["id"] in covered)} for p in (AXIS, SUM)]
    return {"score": len(covered) / 2, "points": points, "red_flags": list(flags)}


def step(position=1, kind="question", *, asked=None, how="answered", text="a word " * 30, seconds=60.0, **mark):
    asked = asked or {"prompt": f"What about {kind} {position}?"}
    made = {"how": how, "answered": how == "answered", "marked": None, **mark}
    given = {"text": text, "choice": mark.pop("choice", None), "source": ""}
    key = "a-question" if kind == "question" else "a-question/a-follow-up"
    return StepFacts(position, kind, key, asked, share=120.0, given=given, mark=made, seconds=seconds)


def code(verdict, **fields):
    asked = {"title": "Causal attention"}
    mark = {"how": "answered", "answered": True}
    given = {"text": "", "source": "x = 1\n```\n"}
    return StepFacts(
        3,
        "exercise",
        "causal",
        asked,
        300.0,
        given,
        mark,
        **{"seconds": 60.0, "submission": 7, "verdict": verdict} | fields,
    )


def claims(choice, *, reason="since it is so", answered=True):
    statements = [
        {"text": "true a", "wrong": False},
        {"text": "FALSE", "wrong": True},
        {"text": "true b", "wrong": False},
    ]
    asked = {"statements": statements, "claim": "FALSE"}
    right = choice == 2
    mark = {
        "how": "answered" if answered else "passed",
        "answered": answered,
        "spotted": {"right": right, "reason": bool(reason), "score": float(right)},
    }
    return StepFacts(4, "red-flag", "a-flag", asked, 60.0, {"text": reason, "choice": choice}, mark, seconds=30.0)


def of(*steps, minutes=10, used=None, **fields):
    used = sum(one.seconds or 0.0 for one in steps) if used is None else used
    return report(Facts(minutes, used, 0.0, steps, **fields))


def test_it_puts_what_was_good_first():
    made = of(step(marked=marked("axis", "sum")), code(PASSED), claims(2))
    assert made["strengths"] == [
        "Named 2 of 2 key points without being asked.",
        "Said nothing wrong in the answer to the question, as far as the rules can tell.",
        "Wrote Causal attention at the first go; the judge passed it.",
        "Found the wrong statement among right ones.",
        "Answered everything, 7:30 min before the time was over.",
    ]
    assert (made["score"], made["notes"], made["review"]) == (1.0, [], [])


def test_it_says_what_came_only_when_asked():
    later = step(
        2, "follow-up", marked=marked("axis", "sum"), of_question=[{"id": "axis", "evidence": "the last axis"}]
    )
    made = of(step(marked=marked()), later)
    assert "Said only when asked: Along the keys." in made["notes"]
    assert "Never came to 1 of 2 key points: Rows sum to one." in made["notes"]
    assert [point["later"] for point in made["steps"][0]["points"]] == ["the last axis", ""]


def test_it_says_which_follow_ups_had_no_answer():
    silent = [step(n, "follow-up", how="passed") for n in (2, 3)]
    made = of(step(marked=marked("axis")), *silent, step(4, "follow-up", marked=marked()))
    assert "Did not answer 2 of 3 follow-ups." in made["notes"]
    assert "Answered “What about follow-up 4?” without any of its key points." in made["notes"]
    assert made["review"][1] == {
        "text": "What about follow-up 2?",
        "why": "You had no answer.",
        "path": "/questions/a-question/#follow-up-a-follow-up",
    }


def test_it_says_where_the_time_went():
    made = of(step(seconds=210.0, marked=marked("axis", "sum")), step(2, "follow-up", seconds=90.0, marked=marked()))
    assert "Took 70% of the time on the question: 3:30 min, where 2:00 min were meant for it." in made["notes"]
    assert "Was done with 5:00 min left, and with 2 key points unsaid." in made["notes"]
    assert not any("before the time was over" in text for text in made["strengths"])


def test_it_says_what_was_not_reached_and_counts_it():
    unreached = StepFacts(4, "red-flag", "a-flag", {"statements": []}, 60.0)
    made = of(step(how="clock", answered=True, marked=marked("axis", "sum")), unreached, follow_ups_not_asked=2)
    assert made["notes"] == [
        "Did not get to: spot the red flag, follow-up, follow-up.",
        "The time was over during “What about question 1?”.",
    ]
    assert made["score"] == 0.5  # 3 of 3 + 1 + 2


def test_it_quotes_red_flags():
    flag = {"id": "a-flag", "claim": "Scores sum to one.", "text": "They do not.", "evidence": "scores add to 1"}
    made = of(step(marked=marked("axis", "sum", flags=[flag])))
    assert "Said a red flag: “Scores sum to one.” The words were: “scores add to 1”" in made["notes"]
    assert {"text": "Scores sum to one.", "why": "You said it.", "path": "/red-flags/a-flag/"} in made["review"]


def test_it_says_in_a_sentence_what_the_judge_found():
    verdict = {
        "status": "failed",
        "summary": "The mask is wrong.",
        "cases": [{"passed": True}, {"passed": False}],
        "misconceptions": [MISCONCEPTION],
    }
    made = of(step(marked=marked("axis", "sum")), code(verdict))
    assert made["notes"][:2] == [
        "The code does not hold: The mask is wrong.",
        "Misconception in the code: the mask is upside down (3 of 3 cases).",
    ]
    assert made["score"] == 0.75
    assert made["steps"][1]["verdict"]["path"] == "/submissions/7/"


def test_it_waits_for_the_verdict_and_does_not_count_it_before():
    made = of(step(marked=marked("axis")), code(None))
    assert made["steps"][1]["verdict"]["status"] == "waiting"
    assert (made["score"], made["steps"][1]["score"]) == (0.5, None)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (claims(1), "Took a right statement for the wrong one. Wrong is: “FALSE”"),
        (claims(2, reason=""), "Found the statement that is wrong, and gave no reason."),
        (claims(None, answered=False), "Did not say which statement is wrong."),
    ],
)
def test_it_says_how_the_claim_was_judged(given, says):
    assert says in of(step(marked=marked("axis", "sum")), given)["notes"]


def test_it_lists_no_more_than_three_points_in_a_sentence():
    points = [{"id": str(n), "text": f"Point {n}.", "covered": False, "evidence": ""} for n in range(5)]
    made = of(step(marked={"score": 0.0, "points": points, "red_flags": []}))
    assert "Never came to 5 of 5 key points, among them: Point 0. Point 1. Point 2." in made["notes"]


def test_it_leaves_a_follow_up_without_rules_unmarked():
    made = of(step(marked=marked("axis", "sum")), step(2, "follow-up"))
    assert made["steps"][1]["unmarked"]
    assert made["score"] == 1.0


@pytest.mark.parametrize(("seconds", "words"), [(0, "0 s"), (59.4, "59 s"), (59.6, "1:00 min"), (605, "10:05 min")])
def test_it_writes_times_for_people(seconds, words):
    assert clock(seconds) == words


NASTY = "# no heading\n<script>alert(1)</script> *x* [a](b) `c`\n1. one\n- two\n> three | four"


def test_it_keeps_what_was_typed_as_text_in_markdown():
    flag = {"id": "a-flag", "claim": "A *claim*", "text": "", "evidence": "<b>"}
    made = of(
        step(text=NASTY, marked=marked("axis", flags=[flag])),
        code({"status": "passed", "summary": "_Passed_.", "cases": [], "misconceptions": []}),
        claims(2),
        queue=({"item": "i", "title": "A [b]", "when": "now", "path": "/review/"},),
    )
    text = markdown(made, heading="Mock interview", base="https://rowsum.example/")
    html = MarkdownIt("commonmark").render(text)
    assert "<script>" not in html
    assert "<b>" not in html
    assert "<em>x</em>" not in html
    assert html.count("<h1>") == 1
    assert (
        "<p># no heading\n&lt;script&gt;alert(1)&lt;/script&gt; *x* [a](b) `c`\n1. one\n- two\n&gt; three | four</p>"
        in html
    )
    assert '<a href="https://rowsum.example/review/">A [b]</a>: now' in html
    assert '<code class="language-python">x = 1\n```\n</code>' in html
    assert "FALSE <em>wrong, chosen</em>" in html
