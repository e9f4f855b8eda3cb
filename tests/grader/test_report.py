"""A verdict on a terminal."""

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
