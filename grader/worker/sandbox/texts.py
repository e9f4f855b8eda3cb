"""Texts of a learner, made harmless before anybody prints or stores them."""

from pathlib import Path

_PROJECT = str(Path(__file__).resolve().parents[3])


def harmless(text: str, characters: int) -> str:
    """The first `characters` of it, with control and invisible characters spelled out, and without our own path."""
    shown = text[: characters + len(_PROJECT)].replace(_PROJECT, "…")
    return "".join(c if c.isprintable() or c in "\n\t" else _spelled(c) for c in shown[:characters])[:characters]


def _spelled(character: str) -> str:
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")


def one_line(text: str, characters: int) -> str:
    """The same, for what stands inside a sentence."""
    return " ".join(harmless(text, characters).split())
