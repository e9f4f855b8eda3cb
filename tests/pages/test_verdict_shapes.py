from __future__ import annotations

import pytest

from grader import heatmaps, verdict_page, wording
from grader.statuses import SubmissionStatus
from tests.pages.factories import FUSED, HEATMAP, case, verdict


def test_it_has_a_title_for_every_status():
    assert all(verdict_page.title_of(status) for status in SubmissionStatus)


@pytest.mark.parametrize(
    ("ratio", "words"),
    [
        (0, "exact"),
        (0.004, "under 1% of the budget"),
        (0.93, "93% of the budget"),
        (1.5, "1.5 × the budget"),
        (195238.1, "195,238 × the budget"),
        ("nan", "not a number"),
        ("inf", "infinitely far off"),
        (None, ""),
    ],
)
def test_it_says_how_far_from_the_budget_an_error_is(ratio, words):
    assert wording.ratio_text(ratio) == words


def test_it_draws_the_bar_logarithmically_and_within_its_frame():
    widths = [verdict_page.bar_width(ratio) for ratio in (0, 1e-9, 0.1, 1, 10, 1e6, 1e12, "nan", "inf")]
    assert widths == sorted(widths)
    assert widths[3] == verdict_page.budget_mark()
    assert widths[-1] == widths[-2] == widths[-3] == verdict_page.BAR_WIDTH
    assert verdict_page.bar_width(None) is None


def test_it_shows_failing_cases_first():
    rows = verdict_page.case_rows([case("a"), case("b", passed=False), case("c")])
    assert [row.name for row in rows] == ["b", "a", "c"]


def test_it_goes_by_the_gradient_where_the_gradient_is_worse():
    row = verdict_page.case_row(case(passed=False, error_over_budget=0.2, gradient_error_over_budget=40.0))
    assert row.ratio == "40 × the budget (gradient)"
    row = verdict_page.case_row(case(passed=False, error_over_budget="nan", gradient_error_over_budget=40.0))
    assert row.ratio == "not a number"


def test_it_names_the_worst_element_of_a_failing_case_only():
    labels = [fact.label for fact in verdict_page.case_facts(case(passed=False))]
    assert "worst element [0, 1, 0, 3]" in labels
    passing = verdict_page.case_facts(case(worst_index=[0, 0, 0, 0], got=1.0, expected=1.0))
    assert not any("worst" in fact.label for fact in passing)


def test_it_draws_both_weights_on_one_scale_and_marks_the_worst():
    yours, expected = heatmaps.heatmaps(HEATMAP)
    assert [s.text for s in yours.squares] == ["1.00", "0", "0", ".41", ".59", "0"]
    assert [s.worst for s in expected.squares] == [True, False, False, False, False, False]
    assert "2 rows by 3 columns" in yours.description
    assert "row 1 sums to 1.00" in yours.description


def test_it_marks_a_row_that_does_not_sum_to_what_was_expected():
    yours, expected = heatmaps.heatmaps({**HEATMAP, "got_row_sums": [1.0, "nan"]})
    assert [s.off for s in yours.sums] == [False, True]
    assert [s.text for s in yours.sums] == ["1.00", "NaN"]
    assert not any(s.off for s in expected.sums)


def test_it_shows_values_that_no_weight_can_have():
    squares = heatmaps.heatmaps({**HEATMAP, "got": [["nan", -0.5, "inf"], [0.4, 0.6, 0.0]]})[0].squares
    assert [(s.text, s.kind) for s in squares[:3]] == [("NaN", "off"), ("-.50", "off"), ("∞", "off")]


def test_it_compares_time_memory_and_error_with_the_fused_implementation():
    rows = verdict_page.comparisons(verdict(cases=[case(), case(dtype="bfloat16", fused_error="nan")], fused=FUSED))
    assert [(r.label, r.yours, r.fused) for r in rows] == [
        ("time", "4.14 ms", "0.90 ms"),
        ("memory at its peak", "3.0 MiB", "1.0 MiB"),
        ("largest error, float32", "3.1e-7", "1.2e-7"),
    ]
    assert verdict_page.comparisons(verdict()) == []


def test_it_compares_errors_where_nothing_was_timed():
    rows = verdict_page.comparisons(verdict(cases=[case(passed=False)]))
    assert [(r.label, r.yours, r.fused) for r in rows] == [("largest error, float32", "0.41", "1.2e-7")]


def test_it_says_which_error_lies_how_far_from_which_limit():
    row = verdict_page.case_row(case(passed=False))
    assert row.limit == "0.41, limit 2.1e-6"
    assert verdict_page.bar_width(1.2e-7 / 2.1e-6) == row.fused_bar
    gradient = {"gradient_max_abs_error": 3.0, "gradient_error_budget": 1e-5, "gradient_error_over_budget": 3e5}
    row = verdict_page.case_row(case(passed=False, **gradient))
    assert (row.limit, row.fused_bar) == ("3, limit 1e-5", None)
    stopped = verdict_page.case_row(case(passed=False, max_abs_error=None, error_over_budget=None))
    assert (stopped.limit, stopped.bar) == ("", None)


def test_it_puts_the_scale_where_the_bars_end():
    marks = {text: percent for percent, text in verdict_page.scale_marks()}
    share = verdict_page.bar_width(1) / verdict_page.BAR_WIDTH
    assert marks["budget"] == pytest.approx(100 * share, abs=0.1)
    assert marks["1000 ×"] == pytest.approx(100 * verdict_page.bar_width(1e3) / verdict_page.BAR_WIDTH, abs=0.1)


def test_it_pictures_visible_failing_cases_only():
    cases = [
        case("a", passed=False, heatmap=HEATMAP),
        case("b", passed=False, heatmap=HEATMAP, visible=False),
        case("c", passed=False),
    ]
    assert [p.case for p in heatmaps.pictures(cases)] == ["a"]


def test_it_has_the_numbers_of_a_picture_as_a_table():
    yours = heatmaps.heatmaps(HEATMAP)[0]
    assert yours.rows == [("0", ["1", "0", "0"], "1.00"), ("1", ["0.41", "0.59", "0"], "1.00")]


def test_it_calls_no_run_a_pass():
    assert verdict_page.title_of("passed") == "Passed"
    assert verdict_page.title_of("passed", "run") == "Visible cases right"
    assert verdict_page.title_of("failed", "run") == "Failed"


def test_it_puts_a_caret_under_the_column():
    place = verdict_page.place_of({"line": 3, "column": 4, "source_line": "\tx = = 1\n"})
    assert (place.line, place.source, place.caret) == (3, "\tx = = 1", "\t  ^")
    assert verdict_page.place_of({"line": 3, "column": None, "source_line": "x"}).caret == ""
    assert verdict_page.place_of({"line": None, "column": None, "source_line": None}) is None


@pytest.mark.parametrize(("count", "words"), [(1, "1 bytes"), (2048, "2.0 KiB"), (150 * 2**20, "150 MiB")])
def test_it_writes_sizes_as_people_read_them(count, words):
    assert wording.size(count) == words


def test_it_calls_wrong_only_what_has_wrong_numbers():
    stopped = case("b", passed=False, error_over_budget=None, message="not run: the process had ended")
    raised = case("c", passed=False, error_over_budget=None, message="KeyError: 'k' (line 3)")
    ok, wrong, failed, not_run = (
        verdict_page.case_row(c) for c in (case("a"), case("d", passed=False), raised, stopped)
    )
    assert [row.word for row in (ok, wrong, failed)] == ["ok", "wrong", "failed"]
    assert [row.ran for row in (ok, wrong, failed, not_run)] == [True, True, True, False]


def test_it_compares_no_memory_that_was_too_little_to_measure():
    fused = {**FUSED, "learner_peak_memory_bytes": 0}
    labels = [row.label for row in verdict_page.comparisons(verdict("passed", cases=[case()], fused=fused))]
    assert "time" in labels
    assert not any("memory" in label for label in labels)


def changes(before, now):
    return [(one["kind"], one["text"]) for one in verdict_page.progress(before, now)]


def test_it_praises_only_what_became_better():
    right, wrong = case("a"), case("a", passed=False)
    assert changes(None, verdict(cases=[right])) == []
    assert changes(verdict(cases=[right]), verdict(cases=[right])) == []
    assert changes(verdict("invalid"), verdict(cases=[right, case("b", passed=False)])) == [
        ("celebratory", "Last time no case was run: 1 of 2 pass now.")
    ]
    assert changes(verdict(cases=[right, case("b", passed=False)]), verdict(cases=[wrong, case("b")])) == [
        ("informative", "Right last time and wrong now: “a”.")
    ]


def test_it_says_that_a_mistake_is_gone_while_another_is_left():
    named = [{"id": "a", "title": "A mask that is inverted"}, {"id": "b", "title": "B"}]
    before, now = verdict(misconceptions=named), verdict(misconceptions=named[1:], cases=[case(passed=False)])
    assert changes(before, now) == [("celebratory", "Last time’s mistake is gone: “A mask that is inverted”.")]
    assert changes(before, {**now, "misconceptions": []}) == []
