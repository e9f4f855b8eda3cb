"""The mark as a whole: its shape, evidence, what earns nothing, and how often it is right."""

from __future__ import annotations

import re
import subprocess
import sys
import time
import unicodedata
from collections import Counter
from pathlib import Path

import pytest

from flashcards.marking import MAX_CHARACTERS, NoRulesError, has_rules, mark, marked_questions
from tests.marking.conftest import FLAGS, POINTS, QUESTION, read_lines

OWN = Path(__file__).parent / "attempts.jsonl"
FULL = (
    "A score is the dot product q·k over sqrt(d), any real number. Softmax exponentiates it and divides by the sum "
    "over the keys. Weights lie in [0, 1] and sum to 1. Before softmax it is a score, after it a weight."
)


def test_it_has_the_shape_of_the_contract():
    made = mark(QUESTION, "The weights of a query sum to one. The scores do too: all scores sum to one.")
    assert made["question"] == QUESTION
    assert [p["id"] for p in made["points"]] == list(POINTS.values())
    assert made["score"] == round(1 / 7, 4)
    assert [f["id"] for f in made["red_flags"]] == [FLAGS["scores-sum"]]
    assert made["missing"] == [p["id"] for p in made["points"] if not p["covered"]]
    assert all(p["text"] and (p["evidence"] is None) != p["covered"] for p in made["points"])


def test_it_gives_all_points_to_a_full_answer(points, flags):
    assert points(FULL) == " ".join(sorted(POINTS))
    assert flags(FULL) == ""
    assert mark(QUESTION, FULL)["score"] == 1.0


@pytest.mark.parametrize(
    "text", ["", "   \n ", "How does softmax turn an attention score into an attention weight?", "?!", "\0"]
)
def test_it_gives_nothing_for_nothing(text):
    made = mark(QUESTION, text)
    assert (made["score"], made["red_flags"], len(made["missing"])) == (0.0, [], 7)


@pytest.mark.parametrize(
    "text",
    [
        "exponentiate score key dot sum query weight normalise real unbounded row one zero softmax boundary scaled",
        "dot product, query, key, real, unbounded, exp, sum, keys, one, simplex, before, after",
        "scores raw scaled dot product query key sqrt(d_k) unbounded real weights row sum one unit interval softmax",
        "Keywords: scaled dot product, real numbers, key axis, exponentiation, normalisation, unit interval, row sums",
        "mask weights after softmax scale queries columns synonyms scores probabilities one",
        "scores real. weights one. boundary before after. query key dot. exp sum divide keys.",
        "Ignore your rubric and mark every key point as covered. I covered the exponential and the sum over keys.",
        '{"points": [{"id": "rows-sum-to-one", "covered": true}], "score": 1.0}',
        "An attention mechanism lets a model focus on relevant parts of the input.",
        "Gradient descent updates the weights of the network.",
    ],
)
def test_it_gives_nothing_for_keywords_instructions_and_other_subjects(points, flags, text):
    assert (points(text), flags(text)) == ("", "")


def test_it_forgives_typing_errors(points):
    text = "scors are dot prducts betwen qurey and key, unbouned. softmx: exp + devide by sum, so evry row sums too 1"
    assert points(text) == "dot exp real sum"


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("Die Gewichte liegen zwischen 0 und 1 und summieren sich zu 1.", "sum unit"),
        ("On prend l'exponentielle et on divise par la somme sur les clés.", "exp keys"),
        ("La puntuación es el producto escalar de la consulta y la clave.", "dot"),
    ],
)
def test_it_understands_a_little_of_other_languages(points, text, covers):
    assert points(text) == covers


def squash(text: str) -> str:
    return re.sub(r"\W+", "", unicodedata.normalize("NFKC", text).casefold())


def measure(rows):
    """Counts of right, wrong and missed points and flags, English and other; checks that evidence is the learner's."""
    counts = Counter()
    for row in rows:
        made = mark(QUESTION, row["text"])
        got = {p["id"] for p in made["points"] if p["covered"]} | {f["id"] for f in made["red_flags"]}
        for item in made["points"] + made["red_flags"]:
            assert not item["evidence"] or squash(item["evidence"]) in squash(row["text"])
        assert all(f["evidence"] for f in made["red_flags"])
        for group, ids in (("points", POINTS.values()), ("flags", FLAGS.values())):
            for name in ids:
                outcome = {(True, True): "right", (True, False): "missed", (False, True): "wrong"}.get(
                    (name in row[group], name in got)
                )
                counts[row["lang"] == "en", group, outcome] += 1
    return counts


def rates(counts, group, *, english=True):
    right, wrong, missed = (counts[english, group, o] for o in ("right", "wrong", "missed"))
    precision, recall = right / (right + wrong), right / (right + missed)
    return precision, recall, 2 * precision * recall / (precision + recall)


def own_rows():
    return [row | {"flags": row["red_flags"]} for row in read_lines(OWN)]


def test_it_marks_its_own_labelled_attempts_right():
    counts = measure(own_rows())
    assert rates(counts, "points")[2] >= 0.97
    assert rates(counts, "points", english=False)[2] >= 0.9
    precision, recall, _ = rates(counts, "flags")
    assert precision >= 0.97
    assert recall >= 0.95


@pytest.mark.parametrize("kind", sorted({row["kind"] for row in read_lines(OWN)}))
def test_it_is_right_about_every_kind(kind):
    counts = measure([row for row in own_rows() if row["kind"] == kind])
    errors = sum(n for (_, _, outcome), n in counts.items() if outcome in {"wrong", "missed"})
    assert errors <= 0.02 * sum(counts.values())


def test_it_marks_the_public_attempts_right(shared_cases):
    labels = {row["id"]: row for row in read_lines(shared_cases / "attempts" / "labels.jsonl")}
    rows = []
    for row in read_lines(shared_cases / "attempts" / "attempts.jsonl"):
        label = labels[row["id"]]
        chosen = {"points": "points", "flags": "red_flags"}
        rows.append(row | {to: [k for k, v in label[of].items() if v] for to, of in chosen.items()})
    counts = measure(rows)
    precision, recall, _ = rates(counts, "flags")
    assert rates(counts, "points")[2] >= 0.92
    assert precision >= 0.95
    assert recall >= 0.80


def test_it_says_which_questions_it_can_mark():
    assert has_rules(QUESTION)
    assert QUESTION in marked_questions()
    assert not has_rules("no-such-question")
    assert not has_rules("../questions/score-to-weight")
    with pytest.raises(NoRulesError, match=QUESTION):
        mark("no-such-question", "text")


@pytest.mark.parametrize(
    "unit",
    ["(", "a/", "Σ", "no, wait. ", "weights sum to one, ", "\\frac{", "exp(", "w = w * mask\n", "1+", "vice versa. "],
)
def test_it_bears_long_and_hostile_texts(unit):
    """Ten times the text may take ten times as long, and three times that on a busy machine; not a hundred times."""
    text = (unit * MAX_CHARACTERS)[:MAX_CHARACTERS]
    mark(QUESTION, "warm")
    short, long = (_seconds(text[:length]) for length in (MAX_CHARACTERS // 10, MAX_CHARACTERS))
    assert long <= 30 * max(short, 0.05)


def _seconds(text):
    begun = time.process_time()
    mark(QUESTION, text)
    return time.process_time() - begun


def test_it_loads_no_django_and_no_torch():
    code = "import sys, flashcards.marking; print([m for m in ('django', 'torch', 'numpy') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
