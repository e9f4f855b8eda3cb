"""A verdict on a terminal."""

from grader.catalogue import get_exercise
from grader.report import verdict_text

CASE = {
    "name": "decode: 1 query, 7 keys",
    "passed": False,
    "dtype": "float32",
    "error_over_budget": 195238.1,
    "message": None,
}
VERDICT = {
    "exercise": "causal-attention",
    "status": "failed",
    "summary": "Your mask is aligned to the top left.",
    "cases": [CASE],
    "misconceptions": [
        {"id": "causal-top-left", "title": "Top-left mask", "evidence": "equal to 2e-7 in 3 of 3 cases"}
    ],
    "fused": None,
    "stdout": "",
    "seed": 5,
    "wall_ms": 41.3,
}


def test_it_says_the_sentence_the_name_and_the_numbers():
    text = verdict_text(VERDICT)
    assert "causal-attention: failed" in text
    assert "Your mask is aligned to the top left." in text
    assert "Top-left mask (causal-top-left)" in text
    assert "FAIL  decode: 1 query, 7 keys  float32  error 1.95e+05 x budget" in text


def test_it_uses_colour_only_when_asked():
    assert "\x1b[" not in verdict_text(VERDICT)
    assert "\x1b[31mfailed" in verdict_text(VERDICT, colour=True)


def test_it_takes_the_sting_out_of_what_a_program_printed():
    text = verdict_text({**VERDICT, "stdout": "\x1b]0;owned\x07 hello", "summary": "\x1b[2J"})
    assert "\x1b" not in text
    assert "hello" in text


def test_it_shows_an_error_that_is_no_number():
    text = verdict_text({**VERDICT, "cases": [{**CASE, "error_over_budget": "nan"}]})
    assert "error nan" in text


def test_it_lines_up_numbers_of_different_dtypes():
    cases = [{**CASE, "name": "a"}, {**CASE, "name": "bb", "dtype": "bfloat16"}]
    one, other = (line for line in verdict_text({**VERDICT, "cases": cases}).split("\n") if "x budget" in line)
    assert one.index("error") == other.index("error")


def test_it_names_no_seed_where_nothing_was_drawn():
    text = verdict_text({**VERDICT, "status": "invalid", "cases": [], "misconceptions": [], "seed": None})
    assert "seed" not in text


REMARKS = [
    {"kind": "celebratory", "text": "2 more cases pass than last time.", "about": "progress"},
    {"kind": "essential", "text": "In “decode” the output is 0.11.", "about": "numbers"},
    {"kind": "actionable", "text": "Where does the query stand?", "about": "causal-top-left"},
]


def test_it_groups_remarks_under_their_words_in_the_order_of_reading():
    text = verdict_text({**VERDICT, "remarks": REMARKS})
    parts = ("Must change", "In “decode”", "Think about", "Where does", "Well done", "2 more cases", "Top-left mask")
    places = [text.index(part) for part in parts]
    assert places == sorted(places)
    assert "Good to know" not in text


def test_it_tells_facts_that_the_first_sentence_does_not():
    sentence = "Not right yet, every case fails. Your output is 0."
    text = verdict_text({**VERDICT, "summary": sentence, "facts": ["Your output is 0.", "Only head 1 is wrong."]})
    assert text.count("Your output is 0.") == 1
    assert "- Only head 1 is wrong." in text


def test_it_breaks_long_sentences_between_words():
    words = "weights of this row " * 20
    text = verdict_text({**VERDICT, "misconceptions": [{"id": "a", "title": "A", "evidence": words}]})
    assert max(map(len, text.split("\n"))) <= 100
    assert " ".join(text.split()).count("weights of this row") == 20


def test_it_offers_the_next_exercise_after_a_pass_only():
    following = get_exercise("softmax")
    assert "Next: Softmax (softmax)" in verdict_text({**VERDICT, "status": "passed"}, following=following)
    assert "Next:" not in verdict_text(VERDICT, following=following)
