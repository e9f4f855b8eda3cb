"""The rules of one question or follow-up, from a `.marking.yaml`, and whether a condition holds in an answer."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import yaml

from flashcards.marking.clauses import Clause, Sentence, Status
from flashcards.marking.lexicon import Concept, Lexicon, make_concept
from flashcards.marking.statements import comes_after_softmax, holder, on_both_sides, starts_with_pronoun
from flashcards.marking.tokens import stem
from grader.yaml_loader import LOADER

RULES_SUFFIX = ".marking.yaml"
_HERE = Path(__file__).parent
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
_FOLLOW_UP_KEYS = {"points", "red_flags", "concepts", "families"}


class RulesError(ValueError):
    """A rules file that cannot be used; the message names the file and the place in it."""


@dataclass(frozen=True, slots=True)
class Item:
    """A key point or a red flag."""

    id: str
    text: str
    conditions: list[dict[str, Any]]


@dataclass(frozen=True)
class Rules:
    question: str
    follow_up: str  # "": these are the question's own
    prompt: str
    points: list[Item]
    red_flags: list[Item]
    no_red_flag_beside: frozenset[str]  # concepts; their sentences raise none
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


@dataclass(slots=True)
class Answer:
    """One answer, read and judged; conditions are asked about it."""

    sentences: list[Sentence]
    clauses: list[Clause]
    covered: set[str] = field(default_factory=set)
    left_out: set[int] = field(default_factory=set)  # ids of sentences and clauses
    blames: bool = (
        False  # whether red flags are looked for: then a negation that is not part of the claim speaks against it
    )


# -- loading


def load_rules(path: Path, follow_up: str = "") -> Rules:
    """The question's own rules, or those of one of its follow-ups, which add to the question's concepts.

    Raises RulesError, naming what is wrong, or FileNotFoundError.
    """
    data = _read_yaml(path)
    prompt, texts = read_texts(question_file(path), follow_up)
    language = _read_yaml(_HERE / "language.yaml")
    if follow_up:
        data = _of_follow_up(data, follow_up, path)
    concepts = [
        *_shared_concepts(_HERE / "language.yaml", (_HERE / "language.yaml").stat().st_mtime_ns),
        *_shared_concepts(_HERE / "vocabulary.yaml", (_HERE / "vocabulary.yaml").stat().st_mtime_ns),
        *_own_concepts(path, path.stat().st_mtime_ns, follow_up),
    ]
    known = {c.name for c in concepts}
    glue = frozenset(stem(w) for w in language["glue"].split())
    glue |= {stem(written) for written, meant in language["slips"].items() if stem(meant) in glue}
    ordinary = [*language["ordinary"].split(), *language["glue"].split()]
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
            families=[frozenset(f) for f in data.get("families", [])],
            swaps={(s["instead_of"], s["said"]): s["means"] for s in data.get("swaps", [])},
            concepts=concepts,
            ordinary=ordinary,
            slips=language["slips"],
            glue=glue,
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
    shared: dict[str, Any] = {key: data[key] for key in ("question", "swaps", "no_red_flag_beside") if key in data}
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


def read_texts(path: Path, follow_up: str = "") -> tuple[str, dict[str, str]]:
    """The prompt, and the text of each key point by its id, of the question or of one of its follow-ups."""
    if not path.is_file():
        raise RulesError(f"{path.name}: there is no question of this name")
    _, _, rest = path.read_text(encoding="utf-8").partition("---\n")
    written, _, below = rest.partition("\n---")
    try:
        head = yaml.load(written, Loader=LOADER)
        if not follow_up:
            return head["prompt"], {point["id"]: point["text"] for point in head["key_points"]}
        heading = re.search(rf"^### (.+?) *\{{#{re.escape(follow_up)}\}}", below, re.MULTILINE)
        points = (head.get("follow_ups") or {}).get(follow_up, {}).get("key_points", [])
    except (yaml.YAMLError, AttributeError, KeyError, TypeError) as error:
        raise RulesError(f"{path.name}: a prompt and key points are needed: {error!r}") from error
    if heading is None:
        raise RulesError(f"{path.name}: there is no follow-up {follow_up!r}")
    return heading[1], {point["id"]: point["text"] for point in points}


def _with_text(entry: dict[str, Any], texts: dict[str, str], path: Path, asked: str) -> dict[str, Any]:
    if entry["id"] not in texts:
        raise RulesError(f"{path.name}: {entry['id']!r} is no key point of {asked}")
    return entry | {"text": texts[entry["id"]]}


@lru_cache(maxsize=4)
def _shared_concepts(path: Path, changed_ns: int) -> list[Concept]:
    """What all rules have in common, once for all of them: nobody changes it."""
    return _concepts(_read_yaml_at(path, changed_ns), path)


@lru_cache(maxsize=256)
def _own_concepts(path: Path, changed_ns: int, follow_up: str) -> list[Concept]:
    """A question's concepts; for a follow-up with its own, which may replace one of the same name."""
    data = _read_yaml_at(path, changed_ns)
    if not follow_up:
        return _concepts(data, path)
    of_question = {concept.name: concept for concept in _own_concepts(path, changed_ns, "")}
    own = {concept.name: concept for concept in _concepts(data["follow_ups"][follow_up], path)}
    return list({**of_question, **own}.values())


def _concepts(data: dict[str, Any], path: Path) -> list[Concept]:
    concepts = []
    for name, entry in data.get("concepts", {}).items():
        try:
            wrong = [p for p in entry["say"] if not isinstance(p, str)]
            if wrong:
                raise ValueError(f"{wrong[0]!r} needs quotation marks")
            concepts.append(make_concept(name, entry["kind"], entry["say"]))
        except (KeyError, TypeError, ValueError) as error:
            raise RulesError(f"{path.name}: concept {name}: {error}") from error
    return concepts


def _item(entry: dict[str, Any], known: set[str], path: Path) -> Item:
    item = Item(entry["id"], entry["text"], entry["any"])
    for condition in item.conditions:
        _check(condition, known, f"{path.name}: {item.id}")
    return item


def _check(condition: dict[str, Any], known: set[str], where: str) -> None:
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
        *sides.get("before", []),
        *sides.get("after", []),
    ]
    names += [condition[k] for k in ("property", "step") if k in condition]
    for name in (n for choice in names for n in choice.split("|")):
        if name not in known and not name.startswith("f-"):
            raise RulesError(f"{where}: no concept {name!r}")


# -- asking


def without_criticism(answer: Answer, remarks: frozenset[str]) -> Answer:
    """The answer as red flags see it: less the sentences with such a remark, and less every negative clause."""
    left_out = {id(s) for s in answer.sentences if any(m.concept in remarks for m in s.mentions)}
    left_out |= {id(c) for c in answer.clauses if c.is_negative}
    return Answer(answer.sentences, answer.clauses, answer.covered, left_out, blames=True)


def find_evidence(item: Item, answer: Answer) -> list[Clause] | None:
    """The clauses that cover a point or raise a red flag; None when nothing does."""
    for condition in item.conditions:
        found = _holds(condition, answer)
        if found is not None:
            return found
    return None


def _holds(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    if condition.get("unless_covered") in answer.covered:
        return None
    if "says" in condition:
        return _says(condition, answer)
    if "property" in condition:
        return _property(condition, answer)
    if "sides" in condition:
        return _both_sides(condition["sides"], answer)
    if "step" in condition:
        return _step(condition, answer)
    if "covered" in condition:
        return [] if condition["covered"] in answer.covered else None
    parts = [_holds(part, answer) for part in condition["all"]]
    return None if any(p is None for p in parts) else [c for p in parts for c in p or []]


def _standing(answer: Answer, condition: dict[str, Any]) -> list[Clause]:
    accepted = {Status.ASSERTED}
    if condition.get("even_if"):
        accepted.add(Status.CONDITION)
    if condition.get("supposed"):  # a reason is often given by what would happen otherwise
        accepted |= {Status.CONDITION, Status.HYPOTHETICAL}
    return [c for c in answer.clauses if c.status in accepted and not {id(c), id(c.sentence)} & answer.left_out]


def _says(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    wanted = [set(choice.split("|")) for choice in condition["says"]]
    unless = set(condition.get("unless", []))
    words = sum(t.is_word for s in answer.sentences for t in s.tokens)
    if words > condition.get("at_most_words", words):
        return None
    for window in _windows(_standing(answer, condition), condition.get("within", "clause"), answer):
        chosen = []
        for choice in wanted:
            clause = next((c for c in window if c.names & choice), None)
            if clause is None:
                break
            chosen.append(clause)
        else:
            denied = answer.blames and any(_has_other_negation(c, set().union(*wanted)) for c in chosen)
            if not denied and not any(c.names & unless for c in chosen):
                return list(dict.fromkeys(chosen))
    return None


def _has_other_negation(clause: Clause, claimed: set[str]) -> bool:
    """`never cap after the softmax` where only `cap after softmax` is the claim; `not just w(1 - w)` likewise."""
    claims = [m for m in clause.said() if m.concept in claimed or m.kind == "entity"]
    negations = [m for m in clause.mentions if m.kind == "negator" or m.concept == "not-only"]
    return any(not any(c.first <= n.first and n.last <= c.last for c in claims) for n in negations)


def _windows(standing: list[Clause], within: str, answer: Answer) -> list[list[Clause]]:
    if within == "clause":
        return [[c] for c in standing]
    if within == "answer":
        return [standing]
    chosen = set(map(id, standing))
    sentences = [said for s in answer.sentences if (said := [c for c in s.clauses if id(c) in chosen])]
    if within == "near":  # a sentence that only asks or reports keeps no two others apart
        return [a + b for a, b in zip(sentences, [*sentences[1:], []], strict=False)]
    return sentences


def _property(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    unless = set(condition.get("unless", []))
    needed = set(condition.get("with", []))
    unlikely = set(condition.get("unless_nearby", []))
    allowed = set(condition["of"])
    standing = set(map(id, _standing(answer, condition)))
    for place, clause in enumerate(answer.clauses):
        nearby = _sentence_concepts(clause, standing)
        if id(clause) not in standing or clause.names & unless or nearby & unlikely or not needed <= nearby:
            continue
        for mention in clause.said():
            if mention.concept != condition["property"]:
                continue
            if condition.get("named") and not nearby & allowed and not starts_with_pronoun(clause):
                continue
            if holder(answer.clauses, place, mention) in allowed:
                return [clause]
    return None


def _sentence_concepts(clause: Clause, standing: set[int]) -> set[str]:
    return {name for c in clause.sentence.clauses if id(c) in standing for name in c.names}


def _both_sides(sides: dict[str, list[str]], answer: Answer) -> list[Clause] | None:
    sentences = [
        s for s in answer.sentences if not s.is_code and id(s) not in answer.left_out
    ]  # the comments of a program follow each other
    concerned = {*sides["before"], *sides["after"], "before", "after"}
    headings = [s for s in sentences if any(m.concept in concerned for m in s.mentions)]
    for listed, reach in ((sentences, 1), (sentences, 2), (sentences, 3), (headings, 2), (headings, 4)):
        for number in range(len(listed)):
            found = on_both_sides(listed[number : number + reach], sides["before"], sides["after"])
            if found:
                return found
    return None


def _step(condition: dict[str, Any], answer: Answer) -> list[Clause] | None:
    unless = set(condition.get("unless", []))
    standing = set(map(id, _standing(answer, condition)))
    for place, clause in enumerate(answer.clauses):
        if id(clause) not in standing or clause.names & unless:
            continue
        for mention in clause.said():
            if mention.concept == condition["step"] and comes_after_softmax(answer.clauses, place, mention):
                return [clause]
    return None
