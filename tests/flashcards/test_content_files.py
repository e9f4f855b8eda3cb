"""Content files: read as they are written, and every error said at once with its file and line."""

from __future__ import annotations

import pytest

from flashcards.content.library import read_library
from tests.flashcards.sample import QUESTION, write_content


def said(folder):
    return [f"{problem.path.name}:{problem.line}: {problem.text}" for problem in read_library(folder).problems]


def line_of(words):
    return QUESTION[: QUESTION.index(words)].count("\n") + 1


def test_it_reads_a_whole_question(folder):
    library = read_library(folder)
    assert library.problems == []
    question = library.questions[0]
    assert (question.prompt, question.level, question.reading_minutes) == (
        "What does softmax do to a row?",
        "junior",
        5,
    )
    assert question.red_flags == ["mask-after-softmax", "scores-sum-to-one", "causal-top-left"]
    assert [f.slug for f in question.follow_ups] == ["why-scores", "row-maximum", "attention-map"]
    assert question.follow_ups[0].prompt == "Why is the mask added to scores?"
    assert list(question.parts) == [
        "memory_aid",
        "analogy",
        "key_concepts",
        "detailed_answer",
        "quick_scan",
        "examples",
        "cheat_sheet",
        "references",
    ]


def test_it_resolves_numbers_citations_and_links(folder):
    question = read_library(folder).questions[0]
    assert '<span class="number">0.731</span>' in question.parts["detailed_answer"]
    assert "<mn>0.731</mn>" in question.parts["detailed_answer"]
    assert 'href="/exercises/causal-attention/"' in question.parts["detailed_answer"]
    assert '<a class="citation" href="/questions/score-to-weight/#ref-vaswani2017"' in question.tldr
    assert '<li id="ref-vaswani2017">' in question.parts["references"]
    assert question.parts["references"].startswith("<ol>")
    assert '<dt id="concept-attention-score">' in question.parts["key_concepts"]
    assert 'href="/questions/score-to-weight/#concept-attention-score"' in question.parts["key_concepts"]
    assert 'href="/red-flags/mask-after-softmax/"' in question.parts["examples"]


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        ("level: junior", "level: expert", "level: junior", "must be one of: junior, senior, staff"),
        ("level: junior\n", "", "---", "the head has no 'level'"),
        ("level: junior", "level: junior\nmood: good", "topic: Softmax", "'mood' is not a line of the head"),
        ("reading_minutes: 5", "reading_minutes: soon", "reading_minutes", "a whole number from 1 to 120"),
        ("prompt: What", "prompt: " + "x" * 300 + " What", "prompt: What", "characters; 300 is the limit"),
        ("exercises:", "prerequisites: [gone]\nexercises:", "exercises:", "there is no other question 'gone'"),
        ("[causal-attention]", "[softmax]", "exercises:", "there is no exercise 'softmax'"),
        ("scores-sum-to-one, causal", "no-such-card, causal", "red_flags:", "there is no red flag 'no-such-card'"),
        ("[mask-after-softmax, ", "[", "red_flags:", "it needs at least 3"),
        ("scores-sum-to-one, ", "mask-after-softmax, ", "red_flags:", "'mask-after-softmax' is there twice"),
        ("id: softmax-along-keys", "id: Softmax Along", "  - id: softmax-along", "is no slug"),
        ("id: softmax-along-keys", "id: rows-sum-to-one", "  - id: softmax-along", "is there twice"),
        ("first: 0.731 =", "first: 0.731 is", "  first:", "is not of the form"),
        ("weights[0]", "weights[0", "  first:", "is no Python"),
        ("## Analogy\n", "## Allegory\n", "## Analogy", "“## Allegory” is not a section"),
        (
            "## Analogy\n\nVotes and seats.\n",
            "",
            "## Key concepts",
            "“## Analogy” is missing; it belongs above “## Key",
        ),
        ("## References\n", "## Sources\n", "## References", "the section “## References” is missing"),
        ("Votes and seats.\n", "", "## Analogy", "“## Analogy” is empty"),
        ("## Quick scan", "## Analogy", "## Quick scan", "is there twice"),
        ("### Mechanics", "### Machinery", "## Detailed answer", "no “### Mechanics”"),
        (" {#row-maximum}", "", "### Does the maximum", "a follow-up is written"),
        ("{#row-maximum}", "{#why-scores}", "### Does the maximum", "the follow-up 'why-scores' is there twice"),
        ("exercise:causal-attention)", "exercise:nope)", "See [the", "leads nowhere; there are: causal-attention"),
        ("](concept:attention-score)", "](concept:score)", ": What softmax", "leads nowhere"),
        ("](concept:attention-score)", "](http://a.example)", ": What softmax", "is no link"),
        ("](concept:attention-score)", "](javascript:alert(1))", ": What softmax", "is no link"),
        ("[@vaswani2017]", "[@bahdanau2014]", "Softmax makes", "[@bahdanau2014] is not in the references"),
        ("[@vaswani2017]", "", "- {#vaswani2017}", "nothing cites [@vaswani2017]"),
        ("- {#vaswani2017} A.", "- A.", "- {#vaswani2017}", "a reference begins with its id"),
        ("weight is [[first]]", "weight is [[frist]]", "The first weight", "[[frist]] is not in the table"),
        ("$w_1 =", r"$w_1 \frac{", "The first weight", "does not parse"),
        ("print([1, 2])", "print([1, 2)", "print([1", "this is no Python"),
        ("```python run", "```text", "```output", "an output block stands right below"),
        ("Votes and seats.", "![a](https://a.example/b.png)", "Votes", "images are not used"),
    ],
)
def test_it_says_what_is_wrong_and_where(folder, old, new, at, says):
    write_content(folder, question=QUESTION.replace(old, new, 1))
    found = [text for text in said(folder) if says in text]
    assert len(found) == 1, said(folder)
    # Where a section before it vanished, what is behind has moved up.
    moved = new.count("\n") - old.count("\n") if QUESTION.index(old) < QUESTION.index(at) else 0
    expected = line_of(at) + moved + ("mood" in new) * 2
    assert found[0].startswith(f"score-to-weight.md:{expected}: ")


def test_it_says_all_errors_at_once(folder):
    broken = QUESTION.replace("level: junior", "level: expert").replace("## Analogy", "## Allegory")
    write_content(folder, question=broken)
    (folder / "red_flags" / "scores-sum-to-one.md").write_text("no head\n")
    assert len(said(folder)) >= 4
    assert {text.split(":")[0] for text in said(folder)} == {"score-to-weight.md", "scores-sum-to-one.md"}


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "does not begin with a head"),
        (b"---\nprompt: x\n", "does not begin with a head"),
        (b"---\nprompt: [1\n---\n", "the head is no YAML"),
        (b"---\n- a\n- b\n---\n", "is no list of"),
        (b"---\nprompt: \xff\n---\n", "this is not UTF-8"),
        (b"---\nprompt: !!python/object:os.system x\n---\n", "the head is no YAML"),
    ],
)
def test_it_survives_files_that_are_none(folder, raw, says):
    (folder / "questions" / "score-to-weight.md").write_bytes(raw)
    assert len(said(folder)) == 1
    assert says in said(folder)[0]


def test_it_wants_a_card_for_every_wrong_answer_and_one_only(folder):
    for name in ("anti-causal.py", "causal-top-left__by_loops.py"):
        (folder / "exercises" / "causal-attention" / "wrong" / name).write_text("pass\n")
    card = folder / "red_flags" / "scores-sum-to-one.md"
    card.write_text(card.read_text().replace("[scores-sum-to-one]", "[scores-sum-to-one, mask-after-softmax]"))
    assert said(folder) == [
        "anti-causal.py:1: no red flag explains 'anti-causal'; add it to the `misconceptions` of a card",
        "scores-sum-to-one.md:3: 'mask-after-softmax' is explained by the card 'mask-after-softmax' already",
    ]


FOLLOW_UPS = """follow_ups:
  row-maximum:
    after_missing: [rows-sum-to-one]
    key_points:
      - {id: unchanged, text: Nothing changes.}
      - {id: cancels, text: The factor cancels.}
exercises:"""
WITH_FOLLOW_UPS = QUESTION.replace("exercises:", FOLLOW_UPS, 1)


def test_it_reads_what_is_marked_of_follow_ups(folder):
    write_content(folder, question=WITH_FOLLOW_UPS)
    library = read_library(folder)
    assert library.problems == []
    first, second, _ = library.questions[0].follow_ups
    assert (first.key_points, first.after_missing) == ([], [])
    assert [point["id"] for point in second.key_points] == ["unchanged", "cancels"]
    assert second.after_missing == ["rows-sum-to-one"]


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        ("  row-maximum:\n", "  row-minimum:\n", "  row-max", "there is no follow-up 'row-minimum' in this file"),
        ("after_missing: [rows", "after_missing: [no", "    after", "'no-sum-to-one' is no key point of the question"),
        ("after_missing: [rows-sum-to-one]", "after_missing: x", "    after", "'after_missing' is no list"),
        ("{id: cancels, ", "{id: unchanged, ", "      - {id: cancels", "the id 'unchanged' is there twice"),
        (
            "    after_missing",
            "    afterwards",
            "  row-max",
            "'row-maximum' has `key_points` and `after_missing`, nothing",
        ),
    ],
)
def test_it_says_what_is_wrong_about_follow_ups(folder, old, new, at, says):
    assert WITH_FOLLOW_UPS.count(old) == 1
    write_content(folder, question=WITH_FOLLOW_UPS.replace(old, new))
    line = WITH_FOLLOW_UPS[: WITH_FOLLOW_UPS.index(at)].count("\n") + 1
    assert [text for text in said(folder) if text.startswith(f"score-to-weight.md:{line}: {says}")]


def test_it_takes_headings_in_code_for_code(folder):
    code = "```python\n## Analogy\nx = 1\n```\n\nVotes and seats."
    write_content(folder, question=QUESTION.replace("Votes and seats.", code))
    assert said(folder) == []


def rules_for(points, flags=()):
    text = "question: score-to-weight\n"
    for name, ids in (("points", points), ("red_flags", flags)):
        text += f"{name}:" + "".join(f"\n  - {{id: {i}, text: x, any: []}}" for i in ids) + "\n" if ids else ""
    return text


POINTS = ["rows-sum-to-one", "softmax-along-keys", "exponentiate-and-normalize"]


@pytest.mark.parametrize(
    ("name", "rules", "says"),
    [
        ("score-to-weight", rules_for(POINTS, ["mask-after-softmax"]), []),
        (
            "score-to-weight",
            rules_for([*POINTS, "more"]),
            ["6: 'more' is no key point of the question"],
        ),
        ("score-to-weight", rules_for(POINTS[:2]), ["2: no rule marks the key point 'exponentiate-and-normalize'"]),
        (
            "score-to-weight",
            rules_for(POINTS, ["nope"]),
            [
                "7: 'nope' is no red flag of the question; there are: "
                "causal-top-left, mask-after-softmax, scores-sum-to-one"
            ],
        ),
        (
            "score-to-weight",
            rules_for(POINTS, ["mask-after-softmax, contradicted_by: [rows]"]),
            [
                "7: mask-after-softmax: `contradicted_by` names 'rows', which is no key point; there are: "
                "exponentiate-and-normalize, rows-sum-to-one, softmax-along-keys"
            ],
        ),
        ("score-to-weight", "points: []\n", ["1: 'question' is missing"]),
        (
            "score-to-weight",
            rules_for(POINTS).replace("score-to-weight", "other"),
            ["1: question: these are rules for 'score-to-weight', not for 'other'"],
        ),
        ("gone", rules_for(POINTS), ["1: there is no question of this name"]),
    ],
)
def test_it_wants_marking_rules_for_just_what_the_question_has(folder, name, rules, says):
    (folder / "questions" / f"{name}.marking.yaml").write_text(rules)
    assert said(folder) == [f"{name}.marking.yaml:{text}" for text in says]


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("row-maximum: {points: [{id: unchanged, any: []}, {id: cancels, any: []}]}", []),
        (
            "row-maximum: {points: [{id: unchanged, any: []}]}",
            ["7: no rule marks the key point 'cancels' of the follow-up 'row-maximum'"],
        ),
        (
            "no-such: {points: []}",
            ["7: there is no follow-up 'no-such'; there are: attention-map, row-maximum, why-scores"],
        ),
        (
            "why-scores: {points: [{id: unchanged, any: []}]}",
            ["7: 'unchanged' is no key point of why-scores"],
        ),
    ],
)
def test_it_wants_rules_for_just_what_a_follow_up_has(folder, rules, says):
    write_content(folder, question=WITH_FOLLOW_UPS)
    text = f"{rules_for(POINTS)}follow_ups:\n  {rules}\n"
    (folder / "questions" / "score-to-weight.marking.yaml").write_text(text)
    assert said(folder) == [f"score-to-weight.marking.yaml:{text}" for text in says]


RULES = """question: score-to-weight
concepts:
  its-sum:
    kind: relation
    say:
      - <softmax> ..3 one
      - add~up ..2 <its-own>
  its-own: {kind: part, say: [own]}
points:
  - {id: rows-sum-to-one, any: [{says: [its-sum], within: sentence}]}
  - {id: softmax-along-keys, any: [{says: [its-own]}]}
  - {id: exponentiate-and-normalize, any: [{all: [{says: [softmax], within: near}]}]}
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("", "", []),
        ("says: [its-own]", "says: [its-won]", ["11: softmax-along-keys: no concept 'its-won'"]),
        ("says: [its-own]", "say: [its-own]", ["11: softmax-along-keys: one of ["]),
        ("says: [its-own]}]}", "says: [its-own]}}", ["11: this is no YAML: did not find expected ',' or ']'"]),
        ("<softmax>", "<softmaxx>", ["6: concept its-sum: no concept '<softmaxx>'; do you mean 'softmax'"]),
        ("kind: relation", "kind: relations", ["4: concept its-sum: no kind 'relations'; do you mean 'relation'"]),
        ("within: sentence", "within: sentences", ["10: rows-sum-to-one: `within` is 'sentences'; it must be one of"]),
        ("within: near", "within: far", ["12: exponentiate-and-normalize: `within` is 'far'; it must be one of"]),
        ("- add~up ..2 <its-own>", "- '\"add\"'", ["7: concept its-sum: "]),
        ("points:\n", "points:\nmore:\n", ["9: 'points' is no list; where there are none, write `points: []`"]),
        ("concepts:\n", "concepts:\nmore:\n", ["2: 'concepts' is no block of"]),
        ("{id: softmax-along-keys, any: [{says: [its-own]}]}", "softmax-along-keys", ["11: a point is a block"]),
    ],
)
def test_it_says_what_marking_rules_name_in_vain_and_where(folder, old, new, says):
    assert not old or RULES.count(old) == 1
    (folder / "questions" / "score-to-weight.marking.yaml").write_text(RULES.replace(old, new) if old else RULES)
    found = said(folder)
    assert len(found) == len(says)
    assert all(text.startswith(f"score-to-weight.marking.yaml:{each}") for text, each in zip(found, says, strict=True))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "level: junior",
            "level: jun: ior",
            "4: the head is no YAML: mapping values are not allowed in this context. Quote",
        ),
        (
            "level: junior",
            "level:\n\t- junior",
            "5: the head is no YAML: found character that cannot start any token. Indent",
        ),
        (
            "level: junior",
            "level: [junior",
            "4: the head is no YAML: did not find expected ',' or ']'. Close what this line opens",
        ),
    ],
)
def test_it_says_of_a_head_that_is_no_yaml_only_where_to_mend_it(folder, old, new, says):
    write_content(folder, question=QUESTION.replace(old, new, 1))
    (folder / "questions" / "score-to-weight.marking.yaml").write_text(RULES)
    found = said(folder)
    assert len(found) == 1
    assert found[0].startswith(f"score-to-weight.md:{says}")


def test_it_says_which_line_of_a_head_is_there_twice(folder):
    write_content(folder, question=QUESTION.replace("level: junior", "level: junior\nlevel: senior"))
    at = line_of("level: junior") + 1
    assert said(folder) == [f"score-to-weight.md:{at}: 'level' is there twice; only the last one would count"]


def test_it_offers_names_that_look_like_an_unknown_one(folder):
    write_content(folder, question=QUESTION.replace("[causal-attention]", "[causal-atention]"))
    assert [text.partition(": ")[2] for text in said(folder)] == [
        "there is no exercise 'causal-atention'; do you mean 'causal-attention'?"
    ]


def test_it_takes_a_topic_of_nearly_the_same_name_for_a_slip(folder):
    topics = {"second": "Positions and biases", "third": "Position and biases", "fourth": "Positions and biases"}
    for slug, topic in topics.items():
        (folder / "questions" / f"{slug}.md").write_text(QUESTION.replace("topic: Softmax", f"topic: {topic}"))
    assert said(folder) == [
        "third.md:3: no other question has the topic 'Position and biases'; is it 'Positions and biases'?"
    ]


def test_it_refuses_prerequisites_that_lead_back(folder):
    for slug, before in (("score-to-weight", "second"), ("second", "score-to-weight")):
        text = QUESTION.replace("exercises:", f"prerequisites: [{before}]\nexercises:")
        (folder / "questions" / f"{slug}.md").write_text(text)
    at = line_of("exercises:")
    assert said(folder) == [
        f"{slug}.md:{at}: the prerequisites of {slug!r} lead back to it" for slug in ("score-to-weight", "second")
    ]
