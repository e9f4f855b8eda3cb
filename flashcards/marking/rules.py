"""The rules of one question or follow-up, from a `.marking.yaml`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import yaml

from flashcards.marking.lexicon import Lexicon
from flashcards.marking.patterns import Concept, make_concept
from flashcards.marking.tokens import stem
from grader.yaml_loader import LOADER

RULES_SUFFIX = ".marking.yaml"
_HERE = Path(__file__).parent
_BORROWED = re.compile(r"^borrowed:(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
_SLUG = re.compile(r"[a-z0-9-]+")
_SHARED = ("language.yaml", "vocabulary.yaml")
Asked = tuple[str, dict[str, str]]  # a prompt, and the text of each key point by its id
_CONDITION_KEYS = {"says", "property", "sides", "step", "covered", "all"}
_OPTION_KEYS = {
    "within",
    "unless",
    "of",
    "even_if",
    "supposed",
    "at_most_words",
    "named",
    "unless_nearby",
    "with",
    "unless_covered",
}
_OF_QUESTION = ("question", "swaps", "no_red_flag_beside", "wrong_claims_cover_nothing")  # shared by its follow-ups
_FOLLOW_UP_KEYS = {"points", "red_flags", "concepts", "families"}


class RulesError(ValueError):
    """A rules file that cannot be used; the message names the file and the place in it."""


@dataclass(frozen=True, slots=True)
class Item:
    """A key point or a red flag."""

    id: str
    text: str
    conditions: list[dict[str, Any]]
    contradicted_by: frozenset[str] = frozenset()  # of a red flag: key points; who states one does not claim it


@dataclass(frozen=True)
class Rules:
    question: str
    follow_up: str  # "": these are the question's own
    prompt: str
    points: list[Item]
    red_flags: list[Item]
    no_red_flag_beside: frozenset[str]  # concepts; their sentences raise none
    wrong_claims_cover_nothing: bool  # a clause that raises a red flag covers no point
    families: list[frozenset[str]]
    swaps: dict[tuple[str, str], str]
    concepts: list[Concept]
    ordinary: list[str]  # words that are no slips of other ones
    slips: dict[str, str]
    glue: frozenset[str]

    @cached_property
    def lexicon(self) -> Lexicon:
        """Made when something is marked for the first time: to check rules it is not needed."""
        return Lexicon(self.concepts, self.ordinary, self.slips)


# -- loading


def load_rules(path: Path, follow_up: str = "", asked: Asked | None = None) -> Rules:
    """The question's own rules, or those of one of its follow-ups, which add to the question's concepts.

    `asked` is what the question's file says, where that was read already. Raises RulesError, naming what is wrong, or
    FileNotFoundError.
    """
    data = _read_yaml(path)
    prompt, texts = asked or read_texts(question_file(path), follow_up)
    shared = _shared(*((_HERE / name).stat().st_mtime_ns for name in _SHARED))
    if follow_up:
        data = _of_follow_up(data, follow_up, path)
    own = _own_concepts(path, last_change(path), follow_up)
    known = shared.names | {concept.name for concept in own}
    try:
        return Rules(
            question=data["question"],
            follow_up=follow_up,
            prompt=prompt,
            points=[
                _item(_with_text(entry, texts, path, follow_up or "the question"), known, path)
                for entry in data["points"]
            ],
            red_flags=[_item(entry, known, path) for entry in data.get("red_flags", [])],
            no_red_flag_beside=frozenset(data.get("no_red_flag_beside", [])),
            wrong_claims_cover_nothing=bool(data.get("wrong_claims_cover_nothing", False)),
            families=[frozenset(f) for f in data.get("families", [])],
            swaps={(s["instead_of"], s["said"]): s["means"] for s in data.get("swaps", [])},
            concepts=[*shared.concepts, *own],
            ordinary=shared.ordinary,
            slips=shared.slips,
            glue=shared.glue,
        )
    except KeyError as missing:
        raise RulesError(f"{path.name}: {missing} is missing") from missing


def ruled_follow_ups(path: Path) -> list[str]:
    """Slugs of the follow-ups that a rules file marks. Raises RulesError, or FileNotFoundError."""
    blocks = _read_yaml(path).get("follow_ups") or {}
    if not isinstance(blocks, dict) or not all(isinstance(block, dict) for block in blocks.values()):
        raise RulesError(f"{path.name}: `follow_ups` is a block of `slug: {{points, red_flags, concepts}}`")
    return [str(slug) for slug in blocks]


def _of_follow_up(data: dict[str, Any], slug: str, path: Path) -> dict[str, Any]:
    """The file as if it were this follow-up's: its points, its red flags, and what it shares with the question.

    A red flag that is only named has the rules that the question has for it.
    """
    if slug not in ruled_follow_ups(path):
        raise RulesError(f"{path.name}: there are no rules for the follow-up {slug!r}")
    own = data["follow_ups"][slug]
    unknown = sorted(set(own) - _FOLLOW_UP_KEYS)
    if unknown:
        raise RulesError(f"{path.name}: {slug}: unknown: {unknown}; there are: {sorted(_FOLLOW_UP_KEYS)}")
    accused = {entry["id"]: entry for entry in data.get("red_flags", [])}
    flags = []
    for entry in own.get("red_flags", []):
        if isinstance(entry, str) and entry not in accused:
            raise RulesError(f"{path.name}: {slug}: the question has no rules for the red flag {entry!r}")
        flags.append(accused[entry] if isinstance(entry, str) else entry)
    shared: dict[str, Any] = {key: data[key] for key in _OF_QUESTION if key in data}
    families = [*data.get("families", []), *own.get("families", [])]
    return {**shared, "families": families, "points": own["points"], "red_flags": flags}


@lru_cache(maxsize=64)
def _read_yaml_at(path: Path, changed_ns: int) -> dict[str, Any]:
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
    except yaml.YAMLError as error:
        raise RulesError(f"{path.name}: {error}") from error
    if not isinstance(data, dict):
        raise RulesError(f"{path.name}: a mapping is needed")
    return data


def _read_yaml(path: Path) -> dict[str, Any]:
    return _read_yaml_at(path, path.stat().st_mtime_ns)


def question_file(rules_file: Path) -> Path:
    """The question that a rules file stands beside: its prompt and the texts of its key points are written there."""
    return rules_file.with_name(rules_file.name.removesuffix(RULES_SUFFIX) + ".md")


def read_texts(path: Path, follow_up: str = "") -> Asked:
    """What the question, or one of its follow-ups, says. Raises RulesError."""
    if not path.is_file():
        raise RulesError(f"{path.name}: there is no question of this name")
    try:
        head, below = _question_at(path, path.stat().st_mtime_ns)
        if not follow_up:
            return head["prompt"], {point["id"]: point["text"] for point in head["key_points"]}
        heading = re.search(rf"^### (.+?) *\{{#{re.escape(follow_up)}\}}", below, re.MULTILINE)
        points = (head.get("follow_ups") or {}).get(follow_up, {}).get("key_points", [])
    except (yaml.YAMLError, AttributeError, KeyError, TypeError) as error:
        raise RulesError(f"{path.name}: a prompt and key points are needed: {error!r}") from error
    if heading is None:
        raise RulesError(f"{path.name}: there is no follow-up {follow_up!r}")
    return heading[1], {point["id"]: point["text"] for point in points}


@lru_cache(maxsize=64)
def _question_at(path: Path, changed_ns: int) -> tuple[Any, str]:
    """A question's head, and what stands below it: read once for the question and all of its follow-ups."""
    _, _, rest = path.read_text(encoding="utf-8").partition("---\n")
    written, _, below = rest.partition("\n---")
    return yaml.load(written, Loader=LOADER), below


def _with_text(entry: dict[str, Any], texts: dict[str, str], path: Path, asked: str) -> dict[str, Any]:
    if entry["id"] not in texts:
        raise RulesError(f"{path.name}: {entry['id']!r} is no key point of {asked}")
    return entry | {"text": texts[entry["id"]]}


@dataclass(frozen=True, slots=True)
class _Shared:
    """What all rules have in common."""

    concepts: list[Concept]
    names: frozenset[str]  # of the concepts
    ordinary: list[str]
    slips: dict[str, str]
    glue: frozenset[str]


@lru_cache(maxsize=4)
def _shared(*changed_ns: int) -> _Shared:
    """Once for all rules, as of these times of the files: nobody changes it."""
    files = [_read_yaml_at(_HERE / name, changed) for name, changed in zip(_SHARED, changed_ns, strict=True)]
    concepts = [concept for name, data in zip(_SHARED, files, strict=True) for concept in _concepts(data, _HERE / name)]
    language = files[0]
    glue = frozenset(stem(w) for w in language["glue"].split())
    glue |= {stem(written) for written, meant in language["slips"].items() if stem(meant) in glue}
    ordinary = [*language["ordinary"].split(), *language["glue"].split()]
    return _Shared(concepts, frozenset(c.name for c in concepts), ordinary, language["slips"], glue)


@lru_cache(maxsize=256)
def _own_concepts(path: Path, changed_ns: int, follow_up: str) -> list[Concept]:
    """A question's concepts; for a follow-up with its own, which may replace one of the same name."""
    data = _read_yaml_at(path, changed_ns)
    if not follow_up:
        return [*_borrowed(data, path), *_concepts(data, path)]
    of_question = {concept.name: concept for concept in _own_concepts(path, changed_ns, "")}
    own = {concept.name: concept for concept in _concepts(data["follow_ups"][follow_up], path)}
    return list({**of_question, **own}.values())


def files_beside(path: Path) -> list[Path]:
    """The files that decide, with a rules file, whether it is right: its question, and those it borrows from.

    Read off the text: to parse it is what takes long, and whoever asks wants to know whether that is needed.
    """
    block = _BORROWED.search(path.read_text(encoding="utf-8", errors="replace"))
    named = sorted(set(_SLUG.findall(block[1]))) if block else []
    lenders = (path.with_name(f"{name}{RULES_SUFFIX}") for name in named)
    return [question_file(path), *(lender for lender in lenders if lender.is_file())]


def last_change(path: Path) -> int:
    """When a rules file, or one that it borrows concepts from, changed last, in nanoseconds since 1970."""
    lenders = (_lender(path, slug) for slug in _read_yaml(path).get("borrowed") or {})
    return max(file.stat().st_mtime_ns for file in (path, *lenders))


def _lender(path: Path, slug: str) -> Path:
    """Raises RulesError."""
    lender = path.with_name(f"{slug}{RULES_SUFFIX}")
    if not lender.is_file():
        raise RulesError(f"{path.name}: borrowed: there are no rules for {slug!r}")
    return lender


def _borrowed(data: dict[str, Any], path: Path) -> list[Concept]:
    """Concepts that another question's file has, `borrowed: {slug: [names]}`; not those that it borrows itself."""
    concepts = []
    for slug, names in (data.get("borrowed") or {}).items():
        lender = _lender(path, slug)
        lent = _lent(lender, lender.stat().st_mtime_ns)
        unknown = sorted(set(names) - set(lent))
        if unknown:
            raise RulesError(f"{path.name}: borrowed: {slug} has no concepts {unknown}")
        concepts += [concept for name, concept in lent.items() if name in names]
    return concepts


@lru_cache(maxsize=16)
def _lent(path: Path, changed_ns: int) -> dict[str, Concept]:
    return {concept.name: concept for concept in _concepts(_read_yaml_at(path, changed_ns), path)}


def _concepts(data: dict[str, Any], path: Path) -> list[Concept]:
    concepts = []
    for name, entry in data.get("concepts", {}).items():
        try:
            concepts.append(make_concept(name, entry["kind"], _sources(entry["say"])))
        except (KeyError, TypeError, ValueError) as error:
            raise RulesError(f"{path.name}: concept {name}: {error}") from error
    return concepts


def _sources(say: Any) -> list[str]:
    """Patterns, a line each, where nothing needs quotation marks; or a list of them."""
    if isinstance(say, str):
        return [line for line in say.splitlines() if line.strip()]
    wrong = [each for each in say if not isinstance(each, str)]
    if wrong:
        raise ValueError(f"{wrong[0]!r} needs quotation marks")
    return list(say)


def _item(entry: dict[str, Any], known: frozenset[str], path: Path) -> Item:
    item = Item(entry["id"], entry["text"], entry["any"], frozenset(entry.get("contradicted_by", ())))
    for condition in item.conditions:
        _check(condition, known, f"{path.name}: {item.id}")
    return item


def _check(condition: dict[str, Any], known: frozenset[str], where: str) -> None:
    kinds = set(condition) & _CONDITION_KEYS
    unknown = set(condition) - _CONDITION_KEYS - _OPTION_KEYS
    if len(kinds) != 1 or unknown:
        raise RulesError(f"{where}: one of {sorted(_CONDITION_KEYS)} is needed, unknown: {sorted(unknown)}")
    if "property" in condition and "of" not in condition:
        raise RulesError(f"{where}: `property` needs `of`")
    if "sides" in condition and set(condition["sides"]) != {"before", "after"}:
        raise RulesError(f"{where}: `sides` needs `before` and `after`")
    for part in condition.get("all", []):
        _check(part, known, where)
    sides = condition.get("sides", {})
    names = [
        *condition.get("says", []),
        *condition.get("unless", []),
        *condition.get("unless_nearby", []),
        *sides.get("before", []),
        *sides.get("after", []),
    ]
    names += [condition[k] for k in ("property", "step") if k in condition]
    for name in (n for choice in names for n in choice.split("|")):
        if name not in known and not name.startswith("f-"):
            raise RulesError(f"{where}: no concept {name!r}")
