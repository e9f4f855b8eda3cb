"""How YAML of our own is read: safely, by libyaml where it is there, and without what our files never use.

The same data as PyYAML's safe loaders give, in half their time: most of it went into asking, of every text, whether it
is a number or a date, and into constructing what is text anyway.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    _Base = yaml.SafeLoader
else:
    _Base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_TAG = "tag:yaml.org,2002:"
_TEXT, _NULL, _MAP, _LIST = f"{_TAG}str", f"{_TAG}null", f"{_TAG}map", f"{_TAG}seq"
_NO_KEYS = (f"{_TAG}merge", f"{_TAG}value")  # `<<` and `=`: what they stand for, PyYAML says
_RESOLVERS = yaml.SafeLoader.yaml_implicit_resolvers  # first character -> what an unquoted text may be


class LOADER(_Base):
    """PyYAML's safe loader. Where a file has anything unusual, that part is constructed as PyYAML does it."""

    def resolve(self, kind: type[yaml.Node], value: Any, implicit: tuple[bool, bool]) -> str:
        if kind is yaml.ScalarNode:
            return _tag_of(value) if implicit[0] and value[:1] in _RESOLVERS else _TEXT
        return _MAP if kind is yaml.MappingNode else _LIST

    def construct_document(self, node: yaml.Node) -> Any:
        return self._constructed(node, {})

    def _constructed(self, node: Any, made: dict[int, Any]) -> Any:
        """`made` has the lists and mappings there are already, by the identity of their nodes: an alias is no copy."""
        tag = node.tag
        if tag == _TEXT and type(node) is yaml.ScalarNode:
            return node.value
        if id(node) in made:
            return made[id(node)]
        if tag == _MAP and type(node) is yaml.MappingNode and all(_is_plain_key(key) for key, _ in node.value):
            mapping = made[id(node)] = {}
            for key, value in node.value:
                mapping[self._constructed(key, made)] = self._constructed(value, made)
            return mapping
        if tag == _LIST and type(node) is yaml.SequenceNode:
            listed = made[id(node)] = []
            listed.extend(self._constructed(each, made) for each in node.value)
            return listed
        return None if tag == _NULL else self.construct_object(node, deep=True)


def _is_plain_key(node: yaml.Node) -> bool:
    return type(node) is yaml.ScalarNode and node.tag not in _NO_KEYS


@lru_cache(maxsize=4096)
def _tag_of(value: str) -> str:
    """What an unquoted text is: a number, a truth value, a date, nothing, or a text after all."""
    for tag, pattern in _RESOLVERS[value[:1]]:
        if pattern.match(value):
            return tag
    return _TEXT
