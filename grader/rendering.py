"""Markdown to the HTML of our pages: formulas as MathML, code with CSS classes, and nothing that a strict CSP refuses.

Shared by exercise statements and by the questions of `flashcards`; docs/content-format.md says what may be written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any

import nh3
from markdown_it import MarkdownIt
from markdown_it.parser_inline import ParserInline, RuleFuncInlineType
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from math_core import LatexError, LatexToMathML
from mdit_py_plugins.deflist import deflist_plugin
from mdit_py_plugins.dollarmath import dollarmath_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

CODE_CLASS_PREFIX = "hl-"

_NAME = re.compile(r"\[\[([a-z][a-z0-9_]*)\]\]")
_CITATION = re.compile(r"\[@([a-z0-9][a-z0-9-]*)\]")
_ITEM_ID = re.compile(r"\{#([a-z0-9][a-z0-9-]*)\}\s+")
_CELL_ALIGNMENT = re.compile(r' style="text-align: (left|right|center);[^"]*"')

_MATH_TAGS = (
    "math mrow mi mn mo mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd "
    "mpadded mphantom menclose mmultiscripts mprescripts semantics"
)
_MATH_ATTRIBUTES = (
    "display displaystyle scriptlevel stretchy symmetric lspace rspace width height depth accent accentunder form "
    "fence separator minsize maxsize linethickness mathvariant movablelimits notation largeop class"
)
_TEXT_TAGS = (
    "p h2 h3 h4 h5 ul ol li dl dt dd blockquote pre code em strong s a br hr sup sub span div "
    "table thead tbody tr th td"
)
_CLEANER = nh3.Cleaner(
    tags={*_TEXT_TAGS.split(), *_MATH_TAGS.split()},
    attributes={
        **{tag: set(_MATH_ATTRIBUTES.split()) for tag in _MATH_TAGS.split()},
        **{tag: {"class"} for tag in ("span", "pre", "code", "div", "th", "td")},
        **{tag: {"id"} for tag in ("dt", "li")},
        "a": {"href", "class"},
        "ol": {"start"},
    },
    url_schemes={"https"},
    link_rel="noopener",
)
_MATH = LatexToMathML(fancy_error=False)


class UnknownTarget(LookupError):
    """A link names something that is not there; the message says what."""


def no_links(target: str) -> str:
    """The link resolver of texts that link only to elsewhere."""
    raise UnknownTarget(f"the link {target!r} does not begin with https://")


@dataclass(frozen=True, slots=True)
class Context:
    """What a text may refer to."""

    link: Callable[[str], str] = no_links  # `exercise:softmax` -> address; raises UnknownTarget
    numbers: Mapping[str, str] = field(default_factory=dict)  # [[name]] -> what is shown
    citations: Mapping[str, int] = field(default_factory=dict)  # [@id] -> the reference's number, from 1
    page: str = ""  # address of the page that has the references, for texts that are shown elsewhere too


@dataclass(frozen=True, slots=True)
class Rendered:
    """Clean HTML, and what was wrong as (line, text); lines count from the `first_line` that was given."""

    html: str
    problems: list[tuple[int, str]]


def render(text: str, *, context: Context | None = None, first_line: int = 1) -> Rendered:
    """Render Markdown. Problems are reported, not raised, so that an author sees all of them at once."""
    walk = _Walk(context or Context())
    tokens = _PARSER.parse(text)
    for line, token in _with_lines(tokens):
        walk.visit(token, line + first_line)
    _give_ids(tokens)
    html = _CLEANER.clean(_PARSER.renderer.render(tokens, _PARSER.options, {}))
    return Rendered(html, walk.problems)


def clean_html(html: str) -> str:
    """HTML that should be of our own making; whatever else is in it is taken out."""
    return _CLEANER.clean(html)


def term_slugs(text: str) -> list[str]:
    """The slugs of the terms that a text defines, as its targets `concept-...` name them."""
    tokens = _PARSER.parse(text)
    return [slug_of(after.content) for token, after in pairwise(tokens) if token.type == "dt_open"]


def slug_of(words: str) -> str:
    """`Attention score` -> `attention-score`."""
    return "-".join(re.findall(r"[a-z0-9]+", words.lower()))


class _Walk:
    """Replaces, token by token, what only the context knows."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.problems: list[tuple[int, str]] = []

    def visit(self, token: Token, line: int) -> None:
        match token.type:
            case "math_inline" | "math_inline_double" | "math_block" | "math_block_label":
                token.content = self._math(token, line)
            case "number":
                token.content = self._number(token.content, line)
            case "citation":
                token.meta |= {"number": self._citation(token.content, line), "page": self.context.page}
            case "link_open":
                token.attrSet("href", self._address(str(token.attrGet("href")), line))
            case "th_open" | "td_open" if token.attrGet("style"):
                token.attrSet("class", str(token.attrGet("style")).replace("text-align:", "align-"))
            case "image":
                self.problems.append((line, "images are not used; describe it in words or as a table"))

    def _math(self, token: Token, line: int) -> str:
        tex = _NAME.sub(lambda found: self._number(found[1], line), token.content)
        try:
            return mathml(tex, block=token.type != "math_inline")
        except LatexError as error:
            where = str(error).strip()  # `7: Expected ...`
            self.problems.append((line, f"the formula “{tex.strip()}” does not parse; at character {where}"))
            return ""

    def _number(self, name: str, line: int) -> str:
        if name not in self.context.numbers:
            self.problems.append((line, f"[[{name}]] is not in the table of numbers"))
        return self.context.numbers.get(name, "")

    def _citation(self, reference: str, line: int) -> int:
        if reference not in self.context.citations:
            self.problems.append((line, f"[@{reference}] is not in the references"))
        return self.context.citations.get(reference, 0)

    def _address(self, target: str, line: int) -> str:
        if target.startswith("https://"):
            return target
        try:
            return self.context.link(target)
        except UnknownTarget as error:
            self.problems.append((line, str(error)))
            return ""


def mathml(tex: str, *, block: bool) -> str:
    """One formula as MathML without inline styles; raises math_core.LatexError."""
    made = _MATH.convert_with_local_state(tex, displaystyle=block)
    return _CELL_ALIGNMENT.sub(lambda found: f' class="align-{found[1]}"', made)


def _with_lines(tokens: list[Token]) -> Iterator[tuple[int, Token]]:
    """Every token, inline ones too, with its line counted from 0."""
    for token in tokens:
        line = token.map[0] if token.map else 0
        yield line, token
        for child in token.children or ():
            yield line, child
            line += child.type in ("softbreak", "hardbreak")


def _give_ids(tokens: list[Token]) -> None:
    """Terms and references become targets: `<dt id="concept-...">`, `<li id="ref-...">`."""
    for position, token in enumerate(tokens):
        if token.type == "dt_open":
            token.attrSet("id", f"concept-{slug_of(tokens[position + 1].content)}")
        elif token.type == "list_item_open" and tokens[position + 1].type == "paragraph_open":
            children = tokens[position + 2].children or []
            first = children[0] if children and children[0].type == "text" else None
            found = _ITEM_ID.match(first.content) if first else None
            if first and found:
                token.attrSet("id", f"ref-{found[1]}")
                first.content = first.content[found.end() :]


def _inline_rule(pattern: re.Pattern[str], token_type: str) -> Callable[[StateInline, bool], bool]:
    def rule(state: StateInline, silent: bool) -> bool:
        found = pattern.match(state.src, state.pos)
        if not found:
            return False
        if not silent:
            token = state.push(token_type, "", 0)
            token.content = found[1]
        state.pos = found.end()
        return True

    return rule


_FORMATTER = HtmlFormatter(nowrap=True, classprefix=CODE_CLASS_PREFIX)  # making one costs more than most uses of it


@lru_cache(maxsize=32)
def _lexer(language: str) -> Lexer:
    try:
        return get_lexer_by_name(language or "text", stripnl=False)
    except ClassNotFound:
        return get_lexer_by_name("text", stripnl=False)


def _code(source: str, language: str, _attributes: str) -> str:
    lexer = _lexer(language)
    colored = highlight(source, lexer, _FORMATTER)
    return f'<pre class="code code-{lexer.aliases[0]}"><code>{colored}</code></pre>'


def _content(_self: Any, tokens: list[Token], index: int, *_rest: Any) -> str:
    return tokens[index].content


def _number_html(_self: Any, tokens: list[Token], index: int, *_rest: Any) -> str:
    return f'<span class="number">{tokens[index].content}</span>'


def _citation_html(_self: Any, tokens: list[Token], index: int, *_rest: Any) -> str:
    reference, meta = tokens[index].content, tokens[index].meta
    return f'<a class="citation" href="{meta["page"]}#ref-{reference}">[{meta["number"]}]</a>'


def _table_open(_self: Any, _tokens: list[Token], _index: int, *_rest: Any) -> str:
    return '<div class="table-scroll"><table>'


def _table_close(_self: Any, _tokens: list[Token], _index: int, *_rest: Any) -> str:
    return "</table></div>"


# The character that a rule for the inside of a line begins with; markdown-it asks all of them at each such character.
_BEGINS = {
    "newline": "\n",
    "math_inline": "$",
    "escape": "\\",
    "backticks": "`",
    "strikethrough": "~",
    "emphasis": "*_",
    "number": "[",
    "citation": "[",
    "link": "[",
    "image": "!",
    "autolink": "<",
    "html_inline": "<",
    "entity": "&",
}


class _Inline(ParserInline):
    """The inside of lines, read by the same rules; each is asked only where it may begin."""

    def __init__(self) -> None:
        super().__init__()
        self._at: dict[str, list[RuleFuncInlineType]] = {}  # character -> the rules that may begin with it, in order

    def _rules_at(self, character: str) -> list[RuleFuncInlineType]:
        if character not in self._at:
            names, rules = self.ruler.get_active_rules(), self.ruler.getRules("")
            self._at[character] = [
                rule
                for name, rule in zip(names, rules, strict=True)
                if name not in _BEGINS or character in _BEGINS[name]
            ]
        return self._at[character]

    def tokenize(self, state: StateInline) -> None:
        end, deepest = state.posMax, state.md.options["maxNesting"]
        while state.pos < end:
            character = state.src[state.pos]
            for rule in self._rules_at(character) if state.level < deepest else ():
                if rule(state, False):
                    break
            else:
                state.append_pending(character)
                state.pos += 1
        if state.pending:
            state.pushPending()


def _parser() -> MarkdownIt:
    options = {"html": False, "highlight": _code}
    parser = MarkdownIt("commonmark", options)
    parser.inline = _Inline()
    parser.configure("commonmark", options_update=options).enable(["table", "strikethrough"])
    parser.validateLink = lambda url: True  # type: ignore[method-assign]  # _Walk refuses, and says where
    parser.use(dollarmath_plugin, allow_labels=False, allow_space=False, double_inline=True).use(deflist_plugin)
    parser.inline.ruler.before("link", "number", _inline_rule(_NAME, "number"))
    parser.inline.ruler.before("link", "citation", _inline_rule(_CITATION, "citation"))
    for token_type in ("math_inline", "math_inline_double", "math_block"):
        parser.add_render_rule(token_type, _content)
    for token_type, rule in (
        ("number", _number_html),
        ("citation", _citation_html),
        ("table_open", _table_open),
        ("table_close", _table_close),
    ):
        parser.add_render_rule(token_type, rule)
    return parser


_PARSER = _parser()
