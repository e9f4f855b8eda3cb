"""Links inside the site: `exercise:softmax` and its like."""

from __future__ import annotations

from collections.abc import Callable, Collection

from grader.rendering import UnknownTarget


def link_resolver(
    *,
    questions: Collection[str],
    exercises: Collection[str],
    red_flags: Collection[str],
    concepts: Collection[str] = (),
    page: str = "",
) -> Callable[[str], str]:
    """A function from link targets to addresses, for one text; `concepts` are those that `page` defines."""
    kinds = {
        "question": (questions, "/questions/{}/"),
        "exercise": (exercises, "/exercises/{}/"),
        "red-flag": (red_flags, "/red-flags/{}/"),
        "concept": (concepts, page + "#concept-{}"),
    }

    def resolve(target: str) -> str:
        kind, colon, slug = target.partition(":")
        if not colon or kind not in kinds:
            raise UnknownTarget(f"{target!r} is no link: it begins with https:// or with one of {', '.join(kinds)}")
        known, address = kinds[kind]
        if slug not in known:
            raise UnknownTarget(f"the link {target!r} leads nowhere; there are: {', '.join(sorted(known)) or 'none'}")
        return address.format(slug)

    return resolve
