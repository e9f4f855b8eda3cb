"""The remarks of a verdict on its page, and what is shown of unexplained numbers."""

from __future__ import annotations

import re

from tests.pages.factories import FIRST_DIFFERENCE, TOP_LEFT, case, verdict
from tests.pages.test_submissions import page_of, text_of


def test_it_tells_remarks_apart_by_words(client_for, alice, exercise, submit):
    remarks = [
        {"kind": "informative", "text": "Right already: “one key”.", "about": "passing"},
        {"kind": "essential", "text": "In “decode” the output is 0.11.", "about": "numbers"},
        {"kind": "actionable", "text": "Where does the query stand?", "about": "causal-top-left"},
    ]
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict(remarks=remarks, misconceptions=[TOP_LEFT])))))
    parts = ("not bottom-right", "Must change", "is 0.11", "Think about", "stand?", "Good to know", "3 of 3 cases")
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


def test_it_says_what_became_better_since_the_last_submission(client_for, alice, bob, exercise, submit):
    one, two = case("one"), case("two")
    submit(bob, verdict(cases=[one, two]))
    first = submit(alice, verdict(cases=[one, case("two", passed=False)]))
    submit(alice, verdict(cases=[one]), kind="run")
    text = text_of(client_for(alice).get(page_of(submit(alice, verdict("passed", cases=[one, two])))))
    assert "Well done" in text
    assert "1 more case passes than last time: 2 of 2 pass now." in text
    assert "last time" not in text_of(client_for(alice).get(page_of(first)))


def test_it_shows_the_first_wrong_element_with_its_score_weight_and_neighbours(client_for, alice, exercise, submit):
    text = FIRST_DIFFERENCE["text"]
    facts = {"facts": ["Only head 0 is wrong.", text], "first_difference": FIRST_DIFFERENCE}
    shown = text_of(client_for(alice).get(page_of(submit(alice, verdict(**facts)))))
    assert shown.count(text) == 1
    assert "What is certain" in shown
    rows = re.findall(r'<th scope="row">(\[.*?\])</th>(.*?)</tr>', shown)
    assert [re.findall(r">([^<]+)</td>", row) for _, row in rows] == [
        ["1.25", "0.7", "0.7", "0.7", "right"],
        ["1.5, hidden", "0", "0.25", "0", "first wrong"],
    ]
    hidden = {**facts, "first_difference": {**FIRST_DIFFERENCE, "visible": False}}
    assert "first wrong" not in text_of(client_for(alice).get(page_of(submit(alice, verdict(**hidden)))))


def test_it_shows_verdicts_from_before_there_were_remarks(client_for, alice, exercise, submit):
    old = {name: value for name, value in verdict().items() if name not in ("remarks", "first_difference")}
    submit(alice, old)
    assert client_for(alice).get(page_of(submit(alice, old))).status_code == 200
