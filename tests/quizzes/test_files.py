"""Quiz files: every error said at once, with its file and line, and what to do."""

from __future__ import annotations

import pytest

from flashcards.content.library import read_library
from flashcards.content.quiz_run import compute
from flashcards.content.quiz_text import PLAIN
from flashcards.quiz_kinds import QuizKind
from grader.rendering import render
from tests.quizzes.sample import SLUGS, TOPIC, write_quizzes


def said(folder):
    return [f"{problem.line}: {problem.text}" for problem in read_library(folder).problems]


def line_of(words):
    return TOPIC[: TOPIC.index(words)].count("\n") + 1


def test_it_reads_an_item_of_every_kind(tmp_path):
    write_quizzes(tmp_path)
    library = read_library(tmp_path)
    assert library.problems == []
    topic = library.quizzes[0]
    assert (topic.slug, topic.title, [item.slug for item in topic.items]) == ("rows-of-one", "Rows of one", SLUGS)
    assert {item.kind for item in topic.items} == set(QuizKind)
    assert sum(item.job is None for item in topic.items) == 6  # nothing to compute


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        ("title: Rows of one\n", "", "title: Rows", "'title' is missing"),
        ("title: Rows of one", "titel: Rows of one", "title: Rows", "'titel' is not known here; there are: title"),
        ("  def halves(scores):", "  def halves(scores:", "  def halves", "the setup is no Python"),
        (
            "kind: numeric\n    level: junior",
            "kind: number\n    level: junior",
            "    kind: numeric",
            "it must be one of: single",
        ),
        ("    kind: numeric\n    level: junior\n", "    level: junior\n", "  - id: second-weight", "the kind is None"),
        ("level: staff", "level: expert", "    level: staff", "'level' is 'expert'; it must be one of: junior"),
        ("id: whole-row", "id: Whole Row", "  - id: whole-row", "'Whole Row' is no slug"),
        ("id: whole-row", "id: second-weight", "  - id: whole-row", "the id 'second-weight' is there twice"),
        ("    explanation: Two halves.\n", "", "  - id: whole-row", "'explanation' is missing"),
        ("title: The whole row", "title: " + "x" * 81, "    title: The whole", "has 81 characters; 80 is the limit"),
        (
            "title: The whole row",
            "title: The whole row\n    mood: good",
            "    kind: numeric\n    level: senior",
            "'mood' is not known here",
        ),
        (
            "[[scores]], so",
            "[[score]], so",
            "      The scores of a query are",
            "[[score]] is neither drawn nor in `show`; there are: a, b, scores",
        ),
        ("so $s_2 = [[b]]$.", "so $s_2 = [[b]$.", "      The scores of a query are", ""),
        ("$s_2 = [[b]]$", "$\\frac{s$", "      The scores of a query are", "the formula"),
        ("red-flag:scores-sum-to-one", "red-flag:nope", "    explanation: Divide by the sum", "leads nowhere"),
        (
            "      scores: row([a, b, 0.0], 1)",
            "      scores: row([a, b, 0.0], 1)\n      more: a",
            "    prompt: |",
            "nothing shows [[more]]",
        ),
        (
            "    answer: weights[1]",
            "    answer: weights[1",
            "    answer: weights[1]",
            "'weights[1' is no Python expression",
        ),
        ("    answer: weights[1]\n", "", "  - id: second-weight", "'answer' is missing"),
        (
            "    decimals: 2\n    answer: weights",
            "    answer: weights",
            "  - id: second-weight",
            "say how exactly it is asked",
        ),
        (
            "    decimals: 2\n    answer: weights",
            "    decimals: 9\n    answer: weights",
            "    decimals: 2\n    answer: w",
            "a whole number from 0 to 6",
        ),
        (
            "    decimals: 2\n    answer: weights",
            "    decimals: 2\n    digits: 2\n    answer: weights",
            "    answer: weights[1]",
            "either `decimals` or `digits`",
        ),
        (
            "    decimals: 2\n    answer: weights",
            "    decimals: 2\n    tolerance: -1\n    answer: weights",
            "    answer: weights[1]",
            "the tolerance is -1",
        ),
        (
            "from: {id: scores-sum-to-one, value: b}",
            "from: {id: nope, value: b}",
            "      - from: {id: scores-sum-to-one, value: b}",
            "no red flag explains 'nope'",
        ),
        (
            "from: {id: scores-sum-to-one, value: b}",
            "from: {id: scores-sum-to-one}",
            "      - from: {id: scores-sum-to-one, value: b}",
            "'value' is missing",
        ),
        (
            "The weights of a query, right: true",
            "The weights of a query",
            "    options:\n      - {text: The scores",
            "0 options are right; exactly one says `right: true`",
        ),
        (
            "{text: The values of all of the keys}",
            "{text: The values of all, right: true}",
            "    options:\n      - {text: The scores",
            "2 options are right",
        ),
        (
            "      - {text: The values of all of the keys}\n",
            "",
            "    options:\n      - {text: The scores",
            "'options' has 2 entries; it needs 3 to 9",
        ),
        (
            '      - {value: "1.0"}',
            '      - {text: one, value: "1.0"}',
            '      - {value: "1.0"}',
            "an option has either a `text` or a `value`",
        ),
        (
            '      - {value: "1.0"}',
            "      - {}",
            '      - {value: "1.0"}',
            "an option has either a `text` or a `value`",
        ),
        ('      - {value: "1.0"}', "      - one", '      - {value: "1.0"}', "an entry of 'options' is a block"),
        (
            "    decimals: 3\n    options",
            "    options",
            "    decimals: 3\n    options",
            "need `decimals` beside them",
        ),
        (
            "{value: 1 / n, right: true}",
            "{value: 1 / n, right: yes please}",
            "      - {value: 1 / n",
            "'right' is 'yes please'; it must be true or false",
        ),
        (
            "the row maximum, right: true}",
            "the row maximum, right: true, from: {id: mask-after-softmax}}",
            "      - {text: Subtracting",
            "an option that is right comes from no misconception",
        ),
        (
            "{text: a share of one, class: weight,",
            "{text: a share of one, class: values,",
            "      - {text: a share",
            "'class' is 'values'; it must be one of: score, weight",
        ),
        (
            "a share of one, class: weight",
            "a share of one, class: score",
            "    parts:\n      - {text: −2.5",
            "every part has the same class",
        ),
        ("    classes: [the same, larger]\n", "", "  - id: effect", "`parts` need `classes`"),
        ("    truth: false", "    truth: no idea", "    truth: false", "'truth' is 'no idea'"),
        ("    matrix: w\n", "", "  - id: heat", "'matrix' is missing"),
        ("    answer: w[1].sum()\n", "", "  - id: heat", "answered either by `answer` or by `options`"),
        (
            "to zero., from: {id: mask-after-softmax}}",
            "to zero.}",
            "    transcript:",
            "0 options are right; exactly one has a `from`",
        ),
        (
            "says: What is masked?}",
            "says: What is masked?, from: {id: mask-after-softmax}}",
            "      - {who: interviewer, says: What",
            "the interviewer does not make the mistake",
        ),
        (
            "{who: candidate, says: The output is",
            "{who: interviewer, says: The output is",
            "    transcript:",
            "the candidate has the last word",
        ),
        (
            "{who: candidate, says: The output is",
            "{who: boss, says: The output is",
            "      - {who: candidate, says: The output",
            "it must be one of: interviewer, candidate",
        ),
        ("      line: 5", "      line: 6", "      line: 5", "a whole number from 1 to 5"),
        (
            "          grown = torch.exp(scores)",
            "          grown = torch.exp(scores",
            "    code: |",
            "this is no Python",
        ),
        (
            "          grown = torch.exp(scores)\n",
            "          grown = torch.exp(scores)\n\n",
            "    code: |",
            "a blank line would be an option",
        ),
        ("          grown = torch.exp(scores)\n", "", "    code: |", "4 lines; it has 5 to 12"),
        (
            "steps: [Subtract the maximum., Exponentiate.",
            "steps: [Subtract the maximum., Subtract the maximum.",
            "    steps:",
            "two steps are the same",
        ),
        (
            "steps: [Subtract the maximum., Exponentiate., Add up., Divide by the sum.]",
            "steps: [One., Two.]",
            "    steps:",
            "'steps' has 2 entries; it needs 3 to 7",
        ),
        (
            "    where: a != b\n",
            "    where: a != b\n    variants: 5\n",
            "    show:\n      scores",
            "a whole number from 20 to 60",
        ),
        (
            "    prompt: Scores 0, 0",
            "    variants: 30\n    prompt: Scores 0, 0",
            "    prompt: Scores 0, 0",
            "without `draw` there is one variant only",
        ),
        (
            "      a: decimal(0.5, 3)\n",
            "      a b: decimal(0.5, 3)\n",
            "      a: decimal",
            "'a b' is no name for a value",
        ),
        (
            "    draw:\n      a:",
            "    draw: a\n    let:\n      a:",
            "    draw:\n      a:",
            "'draw' is no block of `name: value` lines",
        ),
        (
            "title: The whole row",
            "title: The whole row\n    title: Again",
            "    kind: numeric\n    level: senior",
            "'title' is there twice",
        ),
        ("caption: Weights", "caption: Weights of [[x]]", "    caption: Weights", "[[x]] is neither drawn"),
    ],
)
def test_it_says_what_is_wrong_and_where(tmp_path, old, new, at, says):
    assert TOPIC.count(old) >= 1
    write_quizzes(tmp_path, topic=TOPIC.replace(old, new, 1))
    expected = f"{line_of(at)}: "
    assert not says or any(each.startswith(expected) and says in each for each in said(tmp_path)), said(tmp_path)


@pytest.mark.parametrize(
    ("topic", "says"),
    [
        ("", "1: "),
        ("- a list\n", "1: the file is no list of `name: value` lines"),
        ("title: a: b\n", "1: this is no YAML: mapping values are not allowed in this context. Quote"),
        ("title: Empty\nitems: []\n", "2: 'items' has 0 entries"),
        ("title: Empty\nitems: no\n", "2: 'items' is no list"),
        ("title: Empty\nitems:\n  - {1: 2}\n", "3: the kind is None"),
    ],
)
def test_it_says_what_is_wrong_with_a_file(tmp_path, topic, says):
    write_quizzes(tmp_path, topic=topic)
    assert any(each.startswith(says) for each in said(tmp_path)), said(tmp_path)


def test_it_says_that_a_file_is_not_text(tmp_path):
    write_quizzes(tmp_path).write_bytes(b"title: \xff")
    assert said(tmp_path) == ["1: this is not UTF-8 (byte 7)"]


def test_it_says_that_an_id_is_in_another_topic(tmp_path):
    path = write_quizzes(tmp_path)
    path.with_name("second.yaml").write_text(TOPIC.replace("one-right", "only-here"))
    assert sum("is in the topic 'rows-of-one' already" in each for each in said(tmp_path)) == len(SLUGS) - 1


def test_it_says_all_errors_at_once(tmp_path):
    write_quizzes(tmp_path, topic=TOPIC.replace("level: staff", "level: x").replace("truth: false", "truth: x"))
    assert len(said(tmp_path)) == 2


def test_it_takes_a_wrong_number_that_no_red_flag_explains(tmp_path):
    slip = "      - {value: 'weights[1] / 2', why: You halved it.}"
    faulty = TOPIC.replace("      - from: {id: scores-sum-to-one, value: b}", slip)
    write_quizzes(tmp_path, topic=faulty)
    library = read_library(tmp_path)
    assert library.problems == []
    item = library.quizzes[0].items[0]
    assert item.body["wrong"][1] == {"value": "wrong.1.value", "cause": None, "why": "<p>You halved it.</p>\n"}
    variants, problems = compute(library.quizzes, [item.slug])
    assert problems == []
    first = variants[item.slug][0]["values"]
    assert first["wrong.1.value"] == [first["answer"][0] / 2]

    write_quizzes(tmp_path, topic=faulty.replace(", why: You halved it.}", "}"))
    assert said(tmp_path) == [f"{line_of('      - from: {id: scores-sum-to-one, value: b}')}: 'why' is missing"]


FAULTS = [
    (
        {"  def halves(scores):\n": "  1 / 0\n  def halves(scores):\n"},
        "  def halves",
        "the setup raises ZeroDivisionError",
    ),
    (
        {"weights: softmax(f64([a, b, 0.0]))": "weights: sotfmax([a])"},
        "      weights: softmax",
        "second-weight: NameError",
    ),
    ({"answer: weights[1]": "answer: weights[9]"}, "    answer: weights[1]", "second-weight: IndexError"),
    (
        {"scores: row([a, b, 0.0], 1)": "scores: f64([a, b])"},
        "      scores: row",
        "say how many decimals are shown",
    ),
    (
        {"a: decimal(0.5, 3)": "a: pick(1.0, 2.0)", "b: decimal(-1, 1)": "b: pick(0.5, 1.5, 2.5)"},
        "    draw:",
        "only 6 variants, at least 20 are needed",
    ),
    ({"where: a != b": "where: a > 9"}, "    draw:", "Refused were `where` does not hold: 400"),
    (
        {"value: b}": "value: 'weights[1] + 0.001'}"},
        "    draw:",
        "scores-sum-to-one gives the right answer within the tolerance",
    ),
    ({'{value: "1.0"}': "{value: 1 / n}"}, "    draw:\n      n:", "options 1 and 2 look the same"),
    (
        {"test: torch.allclose": "test: not torch.allclose"},
        "      test: torch",
        "with the mended line the test does not hold",
    ),
    (
        {"grown / grown.sum(0)\n": "grown / grown.sum(-1, keepdim=True)\n"},
        "      test: torch",
        "the test holds in spite of the bug",
    ),
    ({'"    return grown / grown.sum(-1, keepdim=True)"': '"    return grwn"'}, "      fixed:", "bug: NameError"),
    (
        {'class: larger, check: "log_sum_exp(s + c) >': 'class: larger, check: "log_sum_exp(s + c) <'},
        "      - {text: the log-sum-exp",
        "effect: ValueError: this does not hold",
    ),
    ({"    matrix: w\n": "    matrix: w[0]\n"}, "    matrix: w", "this has 1 dimensions; a heatmap has 2"),
]


@pytest.fixture(scope="module")
def computed_faults(tmp_path_factory):
    """The problems of each faulty topic; all of them in one process, since torch takes its time to load."""
    folder = tmp_path_factory.mktemp("faults")
    for number, (changes, _, _) in enumerate(FAULTS):
        topic = TOPIC
        for old, new in changes.items():
            assert old in topic
            topic = topic.replace(old, new, 1)
        write_quizzes(folder, topic=topic).rename(folder / "quizzes" / f"fault-{number}.yaml")
    topics = read_library(folder).quizzes
    found = compute(topics, SLUGS)[1]
    return [[f"{p.line}: {p.text}" for p in found if p.path.stem == f"fault-{n}"] for n in range(len(FAULTS))]


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=[says for _, _, says in FAULTS])
def test_it_says_what_does_not_compute(computed_faults, number):
    _, at, says = FAULTS[number]
    expected = f"{line_of(at)}: "
    assert any(each.startswith(expected) and says in each for each in computed_faults[number]), computed_faults[number]


def test_a_plain_text_needs_no_parser():
    """What is taken for plain is given back as the parser would give it."""
    texts = [
        "Rows sum to one.",
        "It is 50% of 3.5, at most (or less); see 1/2.",
        "−∞ becomes 0: the key has no share, whatever √d is",
        "“Scores” – not weights – are negative?",
        "www.example.org is no link, nor is (c) a sign, nor x=1 a heading.",
    ]
    for text in texts:
        assert PLAIN.fullmatch(text)
        assert render(text).html == f"<p>{text}</p>\n"
    for text in ("*so*", "a $b$", "a < b", "a [[b]]", "# a", "- a", "1. a", "a\nb", "`a`", "a & b", "", "a_b", 'a "b"'):
        assert not PLAIN.fullmatch(text)


def test_it_does_not_run_an_item_that_was_not_read_whole(tmp_path):
    """A wrong number without its value: the runner would miss it, and end for all other content too."""
    old = "- from: {id: scores-sum-to-one, value: b}"
    assert TOPIC.count(old) == 1
    write_quizzes(tmp_path, topic=TOPIC.replace(old, "- from: scores-sum-to-one"))
    assert said(tmp_path) == [f"{line_of(old)}: 'from' is no block of `name: value` lines"]
    topics = read_library(tmp_path).quizzes
    assert compute(topics, [item.slug for item in topics[0].items])[1] == []
