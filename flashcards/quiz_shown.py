"""A quiz question as a page shows it: what can be chosen, and once it is answered what was chosen and what is right.

Pure: the question as it was asked and the answer as it was sent go in, plain values for templates come out.
"""

from __future__ import annotations

from typing import Any


def shown(asked: dict[str, Any], given: Any = None) -> dict[str, Any]:
    """`lines` to choose from, `parts` to put into classes, `steps` to order; whichever the question has."""
    view: dict[str, Any] = {
        key: asked.get(key) for key in ("shape", "layout", "prompt", "figure", "explanation", "flag", "mended", "truth")
    }
    if "options" in asked:
        chosen = _chosen_options(given)
        view["lines"] = [
            {**option, "number": n, "chosen": n in chosen} for n, option in enumerate(asked["options"], start=1)
        ]
    if "parts" in asked:
        view["classes"] = asked["classes"]
        view["parts"] = [_part(n, part, asked["classes"], given) for n, part in enumerate(asked["parts"])]
    if "steps" in asked:
        view["steps"] = _steps(asked, given)
        view["right_steps"] = [asked["steps"][n - 1] for n in asked["right_order"]]
        view["given_steps"] = [each["html"] for each in sorted(view["steps"], key=lambda each: each["place"] or 0)]
    if asked["shape"] == "truth":
        view["given_truth"] = given.get("truth") if isinstance(given, dict) else None
    if asked["shape"] == "numbers":
        view |= {
            "answer": asked["shown_answer"],
            "how": asked["how"],
            "leeway": asked["leeway"],
            "count": len(asked["answer"]),
        }
        view["given_text"] = _text(given)
    return view


def _chosen_options(given: Any) -> set[int]:
    if isinstance(given, dict):
        given = given.get("reason")
    return set(given) if isinstance(given, list) else {given} if isinstance(given, int) else set()


def _part(position: int, part: dict[str, Any], classes: list[str], given: Any) -> dict[str, Any]:
    chosen = given[position] if isinstance(given, list) and position < len(given) else None
    named = [
        {"number": n, "name": name, "chosen": n == chosen, "right": name == part["class"]}
        for n, name in enumerate(classes, start=1)
    ]
    missed = chosen is not None and not any(each["chosen"] and each["right"] for each in named)
    return {**part, "number": position + 1, "classes": named, "missed": missed}


def _steps(asked: dict[str, Any], given: Any) -> list[dict[str, Any]]:
    """In the order in which they are shown, with the place that each was given and the one that is right."""
    placed = given if isinstance(given, list) else []
    places = range(1, len(asked["steps"]) + 1)
    return [
        {
            "number": n,
            "html": html,
            "places": places,
            "place": placed.index(n) + 1 if n in placed else None,
            "right_place": asked["right_order"].index(n) + 1,
        }
        for n, html in enumerate(asked["steps"], start=1)
    ]


def _text(given: Any) -> str:
    if given is None:
        return ""
    return ", ".join(str(each) for each in given) if isinstance(given, list) else str(given)


def right_answer(asked: dict[str, Any]) -> Any:
    """The right answer in the form in which one is sent; for numbers as it is printed."""
    right = [n for n, option in enumerate(asked.get("options", []), start=1) if option["right"]]
    match asked["shape"]:
        case "one":
            return right[0]
        case "several":
            return right
        case "truth":
            return {"truth": asked["truth"], "reason": right[0]}
        case "classes":
            return [asked["classes"].index(part["class"]) + 1 for part in asked["parts"]]
        case "order":
            return asked["right_order"]
        case _:
            return asked["shown_answer"]
