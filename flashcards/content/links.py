"""Links inside the site: `exercise:softmax` and its like, and `explore:s=1,2;3,4` to a state of the explorer."""

from __future__ import annotations

from collections.abc import Callable, Collection

from flashcards.content.problems import instead
from flashcards.explorer import PATH, read_state
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
        if kind == "explore":
            return explorer_address(slug)
        if not colon or kind not in kinds:
            raise UnknownTarget(
                f"{target!r} is no link: it begins with https:// or with one of {', '.join([*kinds, 'explore'])}"
            )
        known, address = kinds[kind]
        if slug not in known:
            raise UnknownTarget(f"the link {target!r} leads nowhere{instead(slug, known)}")
        return address.format(slug)

    return resolve


def explorer_address(query: str) -> str:
    """The explorer's address with a state; raises UnknownTarget with what of it cannot be read."""
    problems = read_state(query)[1]
    if problems:
        raise UnknownTarget(f"the link to the explorer cannot be read: {'; '.join(problems)}")
    return f"{PATH}?{query}"
