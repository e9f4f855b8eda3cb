"""An answer cut into sentences and clauses, with what each mentions.

Lines of code and formulas are read by `algebra`; what they say arrives as mentions beside those of the words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum

from flashcards.marking.algebra import Algebra, Fact
from flashcards.marking.formula import Node, NoFormula, parse
from flashcards.marking.lexicon import STANCE_KINDS, Lexicon, Mention
from flashcards.marking.repairs import repair
from flashcards.marking.tokens import Token, stem, tokenize
from flashcards.marking.topics import names_topic


class Status(StrEnum):
    ASSERTED = "asserted"
    CONDITION = "condition"  # "if you ..."
    HYPOTHETICAL = "hypothetical"  # "... it would"
    REPORTED = "reported"  # what others say, or what is called wrong
    RETRACTED = "retracted"  # taken back by the learner
    EXCHANGED = "exchanged"  # "no, the other way round": holds with its two sides exchanged
    QUESTION = "question"  # asked, or said not to be known
    META = "meta"  # about the marking, or a pile of keywords


@dataclass(eq=False, slots=True)
class Clause:
    sentence: Sentence
    first: int
    last: int
    link: str = ""  # the word or mark before it
    status: Status = Status.ASSERTED
    mentions: list[Mention] = field(default_factory=list)
    denied: set[Mention] = field(default_factory=set)
    is_negative: bool = False  # whether a negation in it is not part of a longer expression
    spared: bool = False  # it accuses nobody, whatever its status: what comes of a mistake, or what others do
    inherited: list[Mention] = field(default_factory=list)  # from the clause that this one corrects
    names: frozenset[str] = frozenset()  # the concepts of `said`, once the stance is known

    @property
    def tokens(self) -> list[Token]:
        return self.sentence.tokens[self.first : self.last]

    def said(self) -> list[Mention]:
        """Mentions that stand, in order; what was inherited comes first."""
        return [*self.inherited, *(m for m in self.mentions if m not in self.denied)]

    @property
    def span(self) -> tuple[int, int]:
        tokens = self.tokens
        return tokens[0].start, tokens[-1].end


def content(clause: Clause) -> list[Mention]:
    """What a clause says, without how it says it."""
    return [m for m in clause.mentions if m.kind not in STANCE_KINDS]


def mention_of(clause: Clause, kind: str) -> Mention | None:
    """The first mention of a kind."""
    return next((m for m in clause.mentions if m.kind == kind), None)


@dataclass(eq=False, slots=True)
class Sentence:
    tokens: list[Token]
    line: int
    is_code: bool = False
    is_item: bool = False  # begins with a bullet or a number
    after: str = ""  # the mark that ended the sentence before: "..." often introduces a correction
    mentions: list[Mention] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)
    formulas: list[Node] = field(default_factory=list)


_CODE_LINE = re.compile(
    r"^\s*(?:(?:def|return|import|for|assert|with|class)\b.*[:=()]|return\b.*[\[/]|from \w+ import)"
    r"|\w\.\w+\(|\b(?:dim|axis)\s*=|(?<=\w)\s@\s|\b(?:np|torch|jnp|math|F)\.|\*\*"
    r"|\bfor \w+ in [\w.]+\]"
    r"|\w\[[^\]]*\]\s*[-+*/]?=|^\s*\w+\s*[-+*/]=\s"
)
_STATEMENT_PREFIX = re.compile(r"\s*(?:return|assert|yield|for\s+[\w, ]+\s+in\s+[^:]+:|if [^:]+:)\s*|\s*")
_CODE_JOINT = re.compile(r"[ \t]*(?:(?:and|or|,|;)\b\s*|[ \t;,:]*\Z|[;,:]+\s*)")
_MATHS = re.compile(r"\^|·|Σ|∑|√|\bsum_\w|\\")
_COMMENT = re.compile(r"(?<![\w&])#(?!\d)|(?<!:)//(?!\s*\d)")
_BULLET = re.compile(r"\s*(?:[-*•–—+>]|\(?\d{1,2}[.)]|[a-h]\))\s+")
_FORMULA_START = re.compile(r"[\w√Σ∑⟨<(\\|−]")
_OPERATION = frozenset({"/", "dot", "@", "*", "join", "pow", "relation", "call", "sum", "sqrt", "T", "item", "each"})
_ABBREVIATIONS = frozenset(("vs", "resp", "approx", "etc", "cf", "al", "eq", "fig", "sec", "ca", "incl"))
_ENDS = frozenset({".", "!", "?", "...", ";"})
_BREAKS = frozenset({",", ":", "(", ")", "—", "->", '"', "{", "}"})
_CONJUNCTION_WORDS = """but while whereas because although though so hence thus which if when unless otherwise then
finally therefore wherefore unlike instead until sondern weil wenn mais car sino porque"""
_CONJUNCTIONS = frozenset(_CONJUNCTION_WORDS.split())  # as they stand: by its stem, `cares` is the French `car`
_ADVERBS = frozenset(map(stem, ("then", "finally", "thus", "hence")))
_PRONOUNS = frozenset({"it", "there", "they", "this", "that", "these", "those", "we", "you", "one"})
_ACROSS = frozenset(
    {"verdict", "sequence", "heading"}
)  # kinds of mentions that reach over several clauses, which stay apart
_ENDING_MARKS = frozenset({",", ";", "—", "->"})
_WORDS_OF_ONE_LETTER = frozenset({"a", "A", "I"})
_JOINERS = frozenset({"and", "und", "et", "y", "or"})
MAX_CHARACTERS = 20_000
_LONGEST_SENTENCE = 120  # tokens; the time that one takes grows with its square
_LONGEST_FORMULA = 300  # characters
_MOST_TRIES = 150  # places in a line where a formula may begin; what comes later is read as words
_NODES_OF_A_TRY = 10  # a try that makes more of them before it fails counts for several
_MOST_SENTENCES = 300  # what comes later is not read
_MOST_UNKNOWN_WORDS = 150  # for which a word that they may be a slip of is looked for
_MOST_SENTENCES_WITH_FORMULAS = 200


def read(text: str, lexicon: Lexicon) -> list[Sentence]:
    """Sentences in order; text beyond MAX_CHARACTERS or _MOST_SENTENCES is not read."""
    algebra = Algebra()
    sentences = []
    for line, start, end in _paragraphs(text[:MAX_CHARACTERS]):
        sentences += _read_line(text, line, start, end, algebra)
    tries = [0] * _MOST_UNKNOWN_WORDS
    del sentences[_MOST_SENTENCES:]
    for number, sentence in enumerate(sentences):
        if not sentence.is_code:
            repair(sentence.tokens, sentences[number - 1].tokens if number else [])
    for number, sentence in enumerate(sentences):
        facts = _facts(sentence, algebra) if number < _MOST_SENTENCES_WITH_FORMULAS else []
        sentence.mentions = lexicon.find(sentence.tokens, facts, words=not sentence.is_code, tries=tries)
        sentence.clauses = _split(sentence)
    return [s for s in sentences if s.clauses]


def _paragraphs(text: str) -> list[tuple[int, int, int]]:
    """Lines as (number, start, end); one that goes on in the next line (wrapped prose) is joined with it."""
    lines: list[tuple[int, int, int]] = []
    at = 0
    for number, line in enumerate(text.split("\n")):
        end = at + len(line)
        if lines and _goes_on(text[lines[-1][1] : at].rstrip(), line):
            lines[-1] = (lines[-1][0], lines[-1][1], end)
        elif line.strip():
            lines.append((number, at, end))
        at = end + 1
    return lines


def _goes_on(before: str, line: str) -> bool:
    last = before[before.rfind("\n") + 1 :]
    prose = not _CODE_LINE.search(last) and not _CODE_LINE.search(line)
    return prose and line[:1].islower() and len(last) > 60 and last[-1] not in ".;:!?"


def _read_line(text: str, line: int, start: int, end: int, algebra: Algebra) -> list[Sentence]:
    source = text[start:end]
    comment = _COMMENT.search(source)
    body_end = start + comment.start() if comment else end
    body = text[start:body_end]
    looks_like_code = _CODE_LINE.search(body) and not _MATHS.search(body)
    if looks_like_code and (code := _read_code(text, line, start, body_end, algebra)):
        return [code, *(_prose(text, line, start + comment.end(), end) if comment else [])]
    if comment and looks_like_code:  # a program that cannot be read; its comment is a statement of its own
        return [*_prose(text, line, start, body_end), *_prose(text, line, start + comment.end(), end)]
    bullet = _BULLET.match(source)
    found = _prose(text, line, start + (bullet.end() if bullet else 0), end)
    for sentence in found[:1]:
        sentence.is_item = bool(bullet)
    return found


def _read_code(text: str, line: int, start: int, end: int, algebra: Algebra) -> Sentence | None:
    source = text[start:end]
    prefix = _STATEMENT_PREFIX.match(source)
    sentence = Sentence(_shifted(tokenize(source), start), line, is_code=True)
    if re.match(r"\s*(?:def|class|import|from|with)\b", source) or not sentence.tokens:
        return sentence if sentence.tokens else None
    at = start + (prefix.end() if prefix else 0)
    while at < end:
        try:
            node = parse(text[:end], at, code=True)
        except NoFormula:
            return None
        sentence.formulas.append(node)
        further = _CODE_JOINT.match(text, node.end, end)
        if not further:
            return None
        at = further.end()
    does_something = {n.op for f in sentence.formulas for n in f.walk()} & {
        "call",
        "attribute",
        "@",
        "item",
        "each",
        "*",
        "/",
        "pow",
    }
    return sentence if does_something else None


def _prose(text: str, line: int, start: int, end: int) -> list[Sentence]:
    tokens = _shifted(tokenize(text[start:end]), start)
    formulas = _formulas(text, tokens, end)
    sentences: list[Sentence] = []
    first, after = 0, ""
    for place, token in enumerate(tokens):
        too_long = place - first >= _LONGEST_SENTENCE
        ends = token.stem in _ENDS and _ends_sentence(text, tokens, place, formulas)
        if too_long or (ends and not names_topic(tokens, first, place)):
            if place > first:
                sentences.append(Sentence(tokens[first : place + 1], line, after=after))
            first, after = place + 1, token.stem
    if first < len(tokens):
        sentences.append(Sentence(tokens[first:], line, after=after))
    for sentence in sentences:
        low, high = sentence.tokens[0].start, sentence.tokens[-1].end
        sentence.formulas = [f for f in formulas if low <= f.start < high]
    return sentences


def _shifted(tokens: list[Token], by: int) -> list[Token]:
    return [Token(t.text, t.start + by, t.end + by, t.stem, t.is_word) for t in tokens]


def _ends_sentence(text: str, tokens: list[Token], place: int, formulas: list[Node]) -> bool:
    token = tokens[place]
    if any(f.start < token.start < f.end for f in formulas):
        return False
    if token.stem == "..." and place and (tokens[place - 1].stem in {"+", ",", "<", "*"} or _is_range(tokens, place)):
        return False  # a_1 + ... + a_n, 0…N−1
    if token.stem in {"...", ";", "!", "?"}:
        return True
    following = text[token.end : token.end + 1]
    if following and not following.isspace() and following not in "\"')”":
        return False
    before = tokens[place - 1] if place else None
    abbreviated = before is not None and (before.text.lower() in _ABBREVIATIONS or (
        len(before.text) == 1 and place >= 2 and tokens[place - 2].stem == "."))  # fmt: skip
    return not abbreviated


def _is_range(tokens: list[Token], place: int) -> bool:
    """`0…N−1`: from one number or letter to another, without a space between them."""
    around = tokens[place - 1 : place + 2]
    joined = len(around) == 3 and around[0].end == around[1].start and around[1].end == around[2].start
    return joined and all(len(t.text) == 1 or t.stem.isdecimal() for t in (around[0], around[2]))


def _formulas(text: str, tokens: list[Token], end: int) -> list[Node]:
    found: list[Node] = []
    at = -1
    tries = 0
    for token in tokens:
        if tries > _MOST_TRIES:
            break
        if token.start < at or not _FORMULA_START.match(token.text) or text.startswith("((", token.start):
            continue
        tries += 1
        try:
            node = parse(text[: min(end, token.start + _LONGEST_FORMULA)], token.start)
        except NoFormula as failure:
            tries += failure.nodes // _NODES_OF_A_TRY
            continue
        if _is_formula(node, text):
            found.append(node)
            at = node.end
    return found


def _is_formula(node: Node, text: str) -> bool:
    """More than a word: an operation, and not `query/key` between two plain words."""
    nodes = node.walk()
    if not any(n.op in _OPERATION for n in nodes):
        return False
    names = [n for n in nodes if n.op == "name"]
    only_words = all(len(n.name) > 2 and n.name.islower() and not n.index for n in names)
    return not (only_words and node.op in {"/", "-", "+"} and not any(n.op == "call" for n in nodes))


def _facts(sentence: Sentence, algebra: Algebra) -> list[Mention]:
    mentions = []
    for node in sentence.formulas:
        before = len(algebra.facts)
        algebra.read(node, code=sentence.is_code)
        mentions += [m for fact in algebra.facts[before:] if (m := _as_mention(fact, sentence.tokens))]
    return list(dict.fromkeys(mentions))


def _as_mention(fact: Fact, tokens: list[Token]) -> Mention | None:
    places = [i for i, t in enumerate(tokens) if t.start < fact.end and fact.start < t.end]
    return Mention(fact.name, "fact", places[0], places[-1] + 1) if places else None


# -- clauses


def _split(sentence: Sentence) -> list[Clause]:
    tokens, cuts = sentence.tokens, [(0, "")]
    inside = {i for m in sentence.mentions if m.kind not in _ACROSS for i in range(m.first + 1, _end(m, tokens))}
    inside |= {m.first for m in sentence.mentions if m.kind == "property" and tokens[m.first].text in "(["}
    inside |= {i for f in sentence.formulas for i, t in enumerate(tokens) if f.start < t.start < f.end}
    if not sentence.is_code:
        for i, token in enumerate(tokens):
            if i and i not in inside and (cut := _cut_at(sentence, i, token, cuts[-1][0])):
                cuts.append((i, cut))
    clauses = []
    for (first, link), (last, _) in zip(cuts, [*cuts[1:], (len(tokens), "")], strict=True):
        clause = Clause(sentence, first, last, link)
        clause.mentions = [m for m in sentence.mentions if first <= m.first < last]
        if any(t.is_word or t.text.isdecimal() or clause.mentions for t in clause.tokens):
            clauses.append(clause)
    return clauses


def _end(mention: Mention, tokens: list[Token]) -> int:
    """A mark or an adverb that a pattern ends with (`softmax, then`) still begins the next clause."""
    last = tokens[mention.last - 1]
    return mention.last - (last.stem in _ENDING_MARKS or last.stem in _ADVERBS)


def _cut_at(sentence: Sentence, place: int, token: Token, since: int) -> str:
    """The link of the clause that begins here, or "" where none does."""
    word = token.stem
    if names_topic(sentence.tokens, 0, place):
        return ""
    if word in _BREAKS or (token.text.lower() in _CONJUNCTIONS and not _stands_within(sentence, place)):
        return word
    if token.text in {"-", "–"} and sentence.tokens[place - 1].end < token.start and not _is_sign(sentence, place):
        return "—"
    if word in _JOINERS and _joins_statements(sentence, place, since):
        return "and"
    return ""


def _is_sign(sentence: Sentence, place: int) -> bool:
    """`writing -inf into the scores`, `keys up to i + n - m`: no dash, but a sign or a minus."""
    before, following = sentence.tokens[place - 1], sentence.tokens[place + 1 : place + 2]
    return bool(following) and (
        following[0].start == sentence.tokens[place].end or (_is_symbol(before) and _is_symbol(following[0]))
    )


def _is_symbol(token: Token) -> bool:
    """A letter or a number in a formula, which no article and no `I` is."""
    letter = len(token.text) == 1 and token.text.isalpha() and token.text not in _WORDS_OF_ONE_LETTER
    return letter or token.stem.isdecimal()


def _stands_within(sentence: Sentence, place: int) -> bool:
    """`the softmax then produces ...`: an adverb between a subject and its verb."""
    if sentence.tokens[place].stem not in _ADVERBS or place < 1:
        return False
    subject = any(m.last == place and m.kind in {"entity", "process"} for m in sentence.mentions)
    verb = place + 1 < len(sentence.tokens) and sentence.tokens[place + 1].text.endswith("s")
    return subject and verb


def _joins_statements(sentence: Sentence, place: int, since: int) -> bool:
    """`and` before a new subject, when something was already said before it."""
    if sentence.tokens[place - 1].stem in {",", "("}:
        return False
    said = any(
        since <= m.first < place and m.kind in {"property", "process", "step", "relation", "side", "fact"}
        for m in sentence.mentions
    )
    ahead = range(place + 1, place + 4)
    subject = any(m.first in ahead and m.kind == "entity" for m in sentence.mentions)
    pronoun = place + 1 < len(sentence.tokens) and sentence.tokens[place + 1].stem in _PRONOUNS
    more = any(
        m.first > place + 1 and m.kind in {"property", "process", "step", "relation", "side"} for m in sentence.mentions
    )
    return said and (subject or pronoun) and more
