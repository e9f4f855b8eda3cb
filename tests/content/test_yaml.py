"""The content is plain YAML: whoever reads it with another parser than ours sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from django.conf import settings

FILES = sorted(settings.CONTENT_DIR.rglob("*.yaml"))
MARKING = sorted(settings.BASE_DIR.glob("flashcards/marking/*.yaml"))


def _name(path: Path) -> str:
    return path.relative_to(settings.BASE_DIR).as_posix()


def _cut_short(node: yaml.Node, lines: list[str], *, in_say: bool = False) -> Iterator[str]:
    """Unquoted patterns under a `say:` behind which the line goes on with ` #`, which YAML drops as a comment."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _cut_short(value, lines, in_say=key.value == "say")
    elif isinstance(node, yaml.SequenceNode):
        for entry in node.value:
            yield from _cut_short(entry, lines, in_say=in_say)
    elif in_say and node.style is None:
        line = lines[node.end_mark.line]
        if line[node.end_mark.column :].lstrip().startswith("#"):
            yield f"line {node.end_mark.line + 1}: quote {line.strip()}"


def _problems(text: str) -> list[str]:
    loader = yaml.SafeLoader(text)  # not the C one, which lets some unquoted texts pass
    try:
        node = loader.get_single_node()
        loader.construct_document(node)
    except yaml.YAMLError as error:
        return [str(error)]
    finally:
        loader.dispose()
    return list(_cut_short(node, text.splitlines()))


@pytest.mark.parametrize("path", [*FILES, *MARKING], ids=_name)
def test_it_loads_with_the_plain_loader_and_cuts_no_pattern_short(path: Path) -> None:
    assert _problems(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    ["a: {says: Who asks?}", "say:\n  - for # heads", "concepts:\n  x: {kind: part, say: [one, two # three\n  ]}"],
)
def test_it_notices_what_should_be_quoted(text: str) -> None:
    assert len(_problems(text)) == 1


@pytest.mark.parametrize("text", ['say:\n  - "for # heads"', "say:  # a comment\n  - for heads", "any: a # b"])
def test_it_lets_quoted_signs_and_comments_be(text: str) -> None:
    assert _problems(text) == []
