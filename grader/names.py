"""Names for readers, made of slugs. Pure."""

from __future__ import annotations

WRITTEN = {"alibi": "ALiBi", "kv": "KV", "qk": "QK"}  # words that are not written as slugs write them


def short_name(slug: str) -> str:
    """A question's name where its prompt would be too long: the words of its slug."""
    words = [WRITTEN.get(word, word) for word in slug.split("-")]
    return " ".join([words[0][:1].upper() + words[0][1:], *words[1:]])
