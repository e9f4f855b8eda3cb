"""Text as tokens that remember where they stood, with the ending of each word cut off."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache

# 4,096, but not the list [100,200] or what a function is given: f(1,100); in brackets only `(4,096 tokens)`.
THOUSANDS = r"(?<![\d\[(,])\d{1,3}(?:,\d{3})+(?![\d\])]|,\d)|(?<=\()\d{1,3}(?:,\d{3})+(?=\ [^\W\d_])"
_TOKEN = re.compile(
    rf"""
    \\[A-Za-z]+                                   # a LaTeX command
  | {THOUSANDS}                                    # one in thousands
  | \d+(?:\.\d+)?                                  # a number
  | \.\.\.+ | -{{1,2}}> | =+> | :=                # marks of several characters
  | [<>=!]= | \*\*
  | [Σ∑]
  | (?i:you|it|they|that|there|he|she|one|this|we)(?=['’`]d\b) | (?<=\w)['’`]d\b  # `you'd` is `you would`
  | [^\W\d_]+(?:['’`][^\W\d_]+)?                  # a word, with an apostrophe inside
  | \S                                            # anything else, one character
    """,
    re.VERBOSE,
)
_SINGLE_QUOTES = frozenset("'’‘")
_WORDS_OF_A_QUOTATION = 3  # fewer are a name
_WITHOUT_APOSTROPHE = """dont doesnt dosnt dosent doesent isnt arent wasnt werent cant wont didnt shouldnt wouldnt
couldnt mustnt
neednt hasnt havent cannot"""
_NEGATIVE_ENDING = re.compile(rf"(?:n['’`]t|^(?:{'|'.join(_WITHOUT_APOSTROPHE.split())}))$")
_SHORT_FORM = re.compile(r"['’`](?:s|re|m|ve|ll|d)$")
_ELISION = re.compile(r"^(?:l|d|qu|n|s|c)['’`](?=\w{2})")
_SAME_SYMBOL = {"⟨": "<", "⟩": ">", "∑": "Σ", "≤": "<=", "≥": ">=", "⇒": "->", "→": "->", "=>": "->", "-->": "->",
                "−": "-", "–": "—", "…": "...", "•": "*", "·": "*", "×": "*", "“": '"', "”": '"', "„": '"'}  # fmt: skip
_LATEX = {"sum": "Σ", "cdot": "*", "times": "*", "le": "<=", "leq": "<=", "ge": ">=", "geq": ">=", "to": "->",
          "rightarrow": "->", "infty": "∞", "in": "∈", "Delta": "Δ"}  # fmt: skip
_FORMS = """axis: axes | matrix: matrices | softmax: softmaxes softmaxed | lie: lies lying | divid: dividing
dot: dotted | be: is are was were been | have: has had | do: does did done | go: went goes gone | com: came | mak: made
tak: took taken | say: said | giv: gave given | feed: fed | run: ran | get: got | becom: became | leav: leaves
index: indices | mass: masses | noted: note notes noted noting | zeroes: zeroes zeroed zeroing"""
# Forms that cutting an ending would miss, or mistake for another word (`note` for `not`, `zeroed` for `zero`).
_IRREGULAR = {
    form: word
    for entry in re.split(r"\s*[|\n]\s*", _FORMS)
    for word, forms in [entry.split(": ")]
    for form in forms.split()
}


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number or mark; `text[start:end]` is what the learner wrote, `stem` what patterns are compared with."""

    text: str
    start: int
    end: int
    stem: str
    is_word: bool


def tokenize(text: str) -> list[Token]:
    tokens = [_token(found.group(), found.start(), found.end()) for found in _TOKEN.finditer(text)]
    if "'" in text or "‘" in text:
        _read_single_quotes(tokens, text)
    return tokens


def _read_single_quotes(tokens: list[Token], text: str) -> None:
    """`'the rows sum to one'` between single quotation marks is a quotation; `'inf'` and `the keys' sum` are none."""
    opened: int | None = None
    for place, token in enumerate(tokens):
        if token.text not in _SINGLE_QUOTES:
            continue
        before, after = text[token.start - 1 : token.start], text[token.end : token.end + 1]
        if (not before or before.isspace() or before in "(:") and after and not after.isspace():
            opened = place
        elif opened is not None and not before.isspace() and not after.isalnum():
            if sum(t.is_word for t in tokens[opened:place]) >= _WORDS_OF_A_QUOTATION:
                for end in (opened, place):
                    tokens[end] = replace(tokens[end], stem='"')
            opened = None


def _token(text: str, start: int, end: int) -> Token:
    if text[0].isdecimal():
        return Token(text, start, end, text.replace(",", ""), False)
    is_word = text[0].isalpha()
    if text[1:] == "d" and not is_word:
        return Token(text, start, end, "would", True)
    if text.startswith("\\"):
        name = text[1:]
        return Token(text, start, end, _LATEX.get(name, stem(name)), name not in _LATEX)
    return Token(text, start, end, stem(text) if is_word else _SAME_SYMBOL.get(text, text), is_word)


def plain(word: str) -> str:
    """Lower case, without accents or fancy letters."""
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """A word without its ending: `normalizes`, `normalising`, `normalised` are all `normalis`."""
    word = plain(word)
    if _NEGATIVE_ENDING.search(word):
        return "not"
    word = _ELISION.sub("", _SHORT_FORM.sub("", word)).rstrip("'’`")
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    return word if len(word) <= 3 else _cut(re.sub(r"(i|y)z(?=[eai])", r"\1s", word))


def _cut(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending, shortest in (("ing", 6), ("ed", 5)):
        if word.endswith(ending) and len(word) >= shortest:
            word = _undouble(word[: -len(ending)])
            break
    return word[:-1] if word.endswith("e") and len(word) > 3 else word


def _undouble(word: str) -> str:
    doubled = len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls"
    return word[:-1] if doubled else word
