"""A quiz item written by hand, in the shape that loading gives it: for tests that need one and no content files."""

from __future__ import annotations

from flashcards.models import QuizItem

CAUSE = {"id": "mask-after-softmax", "card": "mask-after-softmax", "claim": "You can mask after softmax."}


def quiz_item(slug="row-sum", **fields):
    """A number is asked; 0.5 is the wrong one that has a name."""
    body = {
        "shape": "numbers",
        "prompt": '<p>What does a row sum to? Its scores are <span class="number">[[scores]]</span>.</p>',
        "explanation": "<p>To one.</p>",
        "precision": {"decimals": 1},
        "wrong": [{"value": "wrong.0.from.value", "cause": CAUSE, "why": "<p>HALVED</p>"}],
    }
    variants = [
        {
            "seed": seed,
            "parameters": {"a": seed},
            "show": {"scores": f"{seed}, 0"},
            "values": {"answer": [1.0], "wrong.0.from.value": [0.5]},
            "matrix": None,
        }
        for seed in range(3)
    ]
    values = {
        "topic": "rows",
        "topic_title": "Rows",
        "title": "Row sum",
        "kind": "numeric",
        "level": "junior",
        "position": 0,
        "body": body,
        "variants": variants,
        "own_hash": "0",
        "computed_hash": "0",
    }
    return QuizItem.objects.create(slug=slug, **values | fields)
