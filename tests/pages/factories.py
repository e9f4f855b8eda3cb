"""Small content and verdicts for the pages, written by hand in the shapes that the loader and the judge give."""

from __future__ import annotations

from flashcards.models import FollowUp, Question, QuestionRedFlag, RedFlag

LONG_ENOUGH = (
    "A score is the raw dot product of a query and a key. Softmax turns each row into weights that sum to one."
)


def red_flag(slug="mask-after-softmax", **fields):
    return RedFlag.objects.create(
        slug=slug,
        claim=fields.pop("claim", "You can mask after softmax: just set those weights to zero."),
        why_wrong="<p>The row no longer sums to one: what is left adds up to 0.36.</p>",
        how_to_notice="<p>Add up a row.</p>",
        say_instead="<p>Masks are added to the scores, before softmax.</p>",
        misconceptions=fields.pop("misconceptions", ["mask-after-softmax"]),
        content_hash="0" * 64,
        **fields,
    )


def question(slug="score-or-weight", **fields):
    """A question with two follow-ups and one red flag."""
    made = Question.objects.create(
        slug=slug,
        prompt=fields.pop("prompt", "What is the difference between a score and a weight?"),
        topic="Softmax",
        level=fields.pop("level", "junior"),
        reading_minutes=5,
        tldr="<p>A score is any real number; a weight is a share of one.</p>",
        parts={
            "memory_aid": "<p>Scores shout, weights share.</p>",
            "analogy": "<p>Votes and seats.</p>",
            "key_concepts": '<dl><dt id="concept-score">attention score</dt><dd><p>A real number.</p></dd></dl>',
            "detailed_answer": "<h3>Intuition</h3><p>DETAILED-ANSWER</p>",
            "quick_scan": "<ul><li>Rows sum to one.</li></ul>",
            "examples": "<p>ALiBi in BLOOM.</p>",
            "cheat_sheet": "<ul><li>CHEAT-SHEET</li></ul>",
            "references": '<ol><li id="ref-vaswani2017">A. Vaswani et al. 2017.</li></ol>',
        },
        key_points=[{"id": "rows-sum-to-one", "text": "The weights of one query sum to one."}],
        content_hash="0" * 64,
        **fields,
    )
    for position, name in enumerate(("why-before", "which-axis")):
        FollowUp.objects.create(
            question=made, slug=name, prompt=f"And {name}?", approach=f"<p>APPROACH {name}</p>", position=position
        )
    flag = RedFlag.objects.filter(slug=f"flag-of-{slug}").first() or red_flag(f"flag-of-{slug}")
    QuestionRedFlag.objects.create(question=made, red_flag=flag, position=0)
    return made


def case(name="decode: 1 query, 7 keys", *, passed=True, **fields):
    """One case of a verdict, as CONTRACT section 3 has it."""
    return {
        "name": name,
        "visible": True,
        "description": "the last query, and a cache of seven keys",
        "passed": passed,
        "dtype": "float32",
        "checks": ["output", "gradient"],
        "max_abs_error": 3.1e-7 if passed else 0.41,
        "max_rel_error": 1.9,
        "mean_abs_error": 0.07,
        "error_budget": 2.1e-6,
        "error_over_budget": 0.15 if passed else 195238.1,
        "fused_error": 1.2e-7,
        "worst_index": None if passed else [0, 1, 0, 3],
        "expected": None if passed else 0.52,
        "got": None if passed else 0.11,
        "row_sum_max_deviation": None,
        "nan_count": 0,
        "inf_count": 0,
        "negative_count": 0,
        "gradient_max_abs_error": None,
        "gradient_error_budget": None,
        "gradient_error_over_budget": None,
        "message": None,
        "wall_ms": 0.4,
        "peak_memory_bytes": 123456,
        "heatmap": None,
        **fields,
    }


FUSED = {
    "implementation": "sdpa",
    "device": "cpu",
    "learner_ms": 4.14,
    "fused_ms": 0.9,
    "slowdown": 4.6,
    "learner_peak_memory_bytes": 3_145_728,
    "fused_peak_memory_bytes": 1_048_576,
}


def verdict(status="failed", *, cases=(), misconceptions=(), **fields):
    """A whole verdict."""
    return {
        "report_version": 1,
        "exercise": "causal-attention",
        "status": status,
        "summary": "The causal mask is aligned top-left, not bottom-right.",
        "cases": list(cases),
        "misconceptions": list(misconceptions),
        "fused": None,
        "stdout": "",
        "seed": 12345,
        "wall_ms": 41.0,
        "facts": [],
        "first_difference": None,
        "remarks": [],
        "details": None,
        **fields,
    }


HEATMAP = {
    "kind": "weights",
    "got": [[1.0, 0.0, 0.0], [0.41, 0.59, 0.0]],
    "expected": [[0.5, 0.5, 0.0], [0.2, 0.3, 0.5]],
    "worst": [0, 0],
    "got_row_sums": [1.0, 1.0],
    "expected_row_sums": [1.0, 1.0],
    "note": "the matrix at [0, 1]",
}

FIRST_DIFFERENCE = {
    "case": "identity values",
    "visible": True,
    "along": "keys",
    "element": {
        "index": [0, 0, 1, 2],
        "got": 0.25,
        "expected": 0.0,
        "right": False,
        "score": 1.5,
        "masked": True,
        "weight": 0.0,
    },
    "neighbours": [
        {
            "index": [0, 0, 1, 1],
            "got": 0.7,
            "expected": 0.7,
            "right": True,
            "score": 1.25,
            "masked": False,
            "weight": 0.7,
        },
    ],
    "keys": [],
    "text": "The first wrong element is [0, 0, 1, 2] of “identity values”: 0.25 instead of 0.",
}

TOP_LEFT = {
    "id": "causal-top-left",
    "title": "The causal mask is aligned top-left",
    "evidence": "your output equals, to 2e-7, what top-left alignment gives, in 3 of 3 cases that tell them apart",
    "red_flag": "causal-top-left",
}
