"""MathML back to TeX, as Anki's MathJax reads it. Pure.

It knows what `grader.rendering` makes of TeX; a test turns every formula of the content there and back again.
"""

from __future__ import annotations

import re
from itertools import pairwise

from flashcards.html_tree import Element

_FUNCTIONS = frozenset(
    [
        "arg",
        "cos",
        "cosh",
        "det",
        "dim",
        "exp",
        "gcd",
        "inf",
        "ker",
        "lim",
        "ln",
        "log",
        "max",
        "min",
        "mod",
        "Pr",
        "sin",
        "sinh",
        "sup",
        "tan",
        "tanh",
    ]
)
_SYMBOLS = {
    "−": "-", "⋅": r"\cdot", "·": r"\cdot", "×": r"\times", "≤": r"\le", "≥": r"\ge", "≠": r"\ne", "≈": r"\approx",
    "∼": r"\sim", "≡": r"\equiv", "∝": r"\propto", "≪": r"\ll", "≫": r"\gg", "→": r"\to", "←": r"\leftarrow",
    "⇒": r"\Rightarrow", "↔": r"\leftrightarrow", "∈": r"\in", "∉": r"\notin", "⊂": r"\subset", "⊆": r"\subseteq",
    "∪": r"\cup", "∩": r"\cap", "∅": r"\emptyset", "∀": r"\forall", "∃": r"\exists", "∑": r"\sum", "∏": r"\prod",
    "∫": r"\int", "±": r"\pm", "∓": r"\mp", "⊙": r"\odot", "⊗": r"\otimes", "⊕": r"\oplus", "∘": r"\circ",
    "∣": r"\mid", "∥": r"\parallel", "‖": r"\|", "⌊": r"\lfloor", "⌋": r"\rfloor", "⌈": r"\lceil", "⌉": r"\rceil",
    "⟨": r"\langle", "⟩": r"\rangle", "{": r"\{", "}": r"\}", "…": r"\dots", "⋯": r"\cdots", "⋮": r"\vdots",
    "∞": r"\infty", "⊤": r"\top", "⊥": r"\bot", "∂": r"\partial", "∇": r"\nabla", "ℓ": r"\ell", "ℝ": r"\mathbb{R}",
    "ℕ": r"\mathbb{N}", "ℤ": r"\mathbb{Z}", "𝟏": r"\mathbf{1}", "𝟙": r"\mathbb{1}",
    "α": r"\alpha", "β": r"\beta", "γ": r"\gamma", "δ": r"\delta", "ϵ": r"\epsilon", "ε": r"\varepsilon",
    "ζ": r"\zeta", "η": r"\eta", "θ": r"\theta", "κ": r"\kappa", "λ": r"\lambda", "μ": r"\mu", "ν": r"\nu",
    "ξ": r"\xi", "π": r"\pi", "ρ": r"\rho", "σ": r"\sigma", "τ": r"\tau", "ϕ": r"\phi", "φ": r"\varphi",
    "χ": r"\chi", "ψ": r"\psi", "ω": r"\omega", "Γ": r"\Gamma", "Δ": r"\Delta", "Θ": r"\Theta", "Λ": r"\Lambda",
    "Π": r"\Pi", "Σ": r"\Sigma", "Φ": r"\Phi", "Ψ": r"\Psi", "Ω": r"\Omega",
    "%": r"\%", "#": r"\#", "&": r"\&", "$": r"\$", "_": r"\_",
}  # fmt: skip
_ACCENTS = {
    "˜": "tilde", "~": "tilde", "^": "hat", "ˆ": "hat", "¯": "bar", "‾": "overline", "→": "vec", "⃗": "vec", "˙": "dot",
}  # fmt: skip
_MOD = "\\:\0\\operatorname{mod}\0\\:"
_COMMAND = re.compile(r"\\[A-Za-z]+|\\(?:operatorname|mathrm|mathbb|mathbf)\{\w+\}")
_UNSEEN = frozenset("\u2061\u2062\u2063\u2064")  # apply function, invisible times, separator, plus
_SPACES = ((0.19, r"\,"), (0.25, r"\:"), (0.5, r"\;"), (1.5, r"\quad"), (9.0, r"\qquad"))  # up to so many em
_SIZES = {"1.2em": r"\big", "1.623em": r"\Big", "2.047em": r"\bigg", "2.470em": r"\Bigg"}
_SCRIPTS = {"msub": "_", "munder": "_", "msup": "^", "mover": "^", "msubsup": "_^", "munderover": "_^"}
_FENCES = frozenset("()[]{}|‖⌊⌋⌈⌉⟨⟩∣")


def tex_of(math: Element) -> str:
    """The TeX of a <math> element, without delimiters."""
    return _row(math.children).strip()


def _row(children: list[Element | str]) -> str:
    elements = [child for child in children if isinstance(child, Element)]
    followers = [*elements[1:], None]
    return _joined([_one(element, follower) for element, follower in zip(elements, followers, strict=False)])


def _joined(parts: list[str]) -> str:
    """A command needs a space before a letter; two digits of two numbers would become one number."""
    made = [part for part in parts if part]
    made = _dots(made)
    text = made[0] if made else ""
    for before, part in pairwise(made):
        ends_in_command = before[-1].isalpha() and "\\" in before and before[before.rindex("\\") + 1 :].isalpha()
        glued = (ends_in_command and part[0].isalnum()) or (before[-1].isdigit() and part[0].isdigit())
        text += (" " if glued else "") + part
    return text


def _dots(parts: list[str]) -> list[str]:
    """Three dots in a row, which is how `\\dots` is drawn, are one symbol again; and so is `mod` between its spaces."""
    text = "\0".join(parts)
    for drawn, command in ((".\0.\0.", r"\dots"), ("\\cdot\0\\cdot\0\\cdot", r"\dots"), (_MOD, r"\bmod")):
        text = text.replace(drawn, command)
    return text.split("\0") if text else []


def _one(element: Element, follower: Element | None) -> str:
    match element.tag:
        case "mi":
            return _identifier(element, applied=follower is not None and follower.text == "\u2061")
        case "mo":
            return _operator(element)
        case "mtext":
            return rf"\text{{{_escaped(element.text)}}}"
        case "mspace":
            return _space(element.attributes.get("width", ""))
        case "mfrac" | "msqrt" | "mroot" | "msub" | "msup" | "msubsup" | "munder" | "mover" | "munderover":
            return _layout(element)
        case "mtable":
            return rf"\begin{{matrix}}{_rows(element)}\end{{matrix}}"
        case "mn":
            return element.text
        case _:
            return _group(element, applied=follower is not None and follower.text == "\u2061")


def _identifier(element: Element, *, applied: bool) -> str:
    text = element.text
    if text in _FUNCTIONS:
        return rf"\{text}" if text != "mod" else r"\operatorname{mod}"
    if applied:
        return rf"\operatorname{{{_escaped(text)}}}"
    if (len(text) > 1 and text not in _SYMBOLS) or (
        element.attributes.get("mathvariant") == "normal" and text.isascii()
    ):
        return rf"\mathrm{{{_escaped(text)}}}"
    return _SYMBOLS.get(text, text)


def _operator(element: Element) -> str:
    text = element.text
    if text in _UNSEEN:
        return ""
    if text in _FUNCTIONS:
        return rf"\{text}"
    size = _SIZES.get(element.attributes.get("minsize", ""))
    symbol = "'" if text == "′" else _SYMBOLS.get(text, text)
    if len(symbol) > 1 and not symbol.startswith("\\"):
        symbol = rf"\mathrm{{{_escaped(symbol)}}}"
    if size:  # \\big opens, closes or stands between
        size += "l" if text in "([{⌊⌈⟨" else "r" if text in ")]}⌋⌉⟩" else ""
    return (size or "") + symbol


def _layout(element: Element) -> str:
    parts = element.elements
    inside = [_row([part]) for part in parts]
    match element.tag, inside:
        case "mfrac" | "msqrt" | "mroot", _:
            return _root_or_fraction(element)
        case "mover", [base, _] if element.attributes.get("accent") == "true" or parts[1].text in _ACCENTS:
            accent = _ACCENTS.get(parts[1].text, "overline")
            return rf"\{'overline' if accent == 'bar' and len(base) > 1 else accent}{{{base}}}"
        case "munder", [base, _] if parts[1].text in ("\u0332", "_", "‾"):
            return rf"\underline{{{base}}}"
        case "msup", [base, "'" | "''" as primes]:
            return base + primes
        case "msubsup", [base, below, "'" | "''" as primes]:
            return f"{_base(parts[0], base)}{primes}_{{{below}}}"
        case _, [base, *scripts] if element.tag in _SCRIPTS and len(scripts) == len(_SCRIPTS[element.tag]):
            marks = (f"{mark}{{{script}}}" for mark, script in zip(_SCRIPTS[element.tag], scripts, strict=True))
            return _base(parts[0], base) + "".join(marks)
    return _row(element.children)  # of a shape that nothing of ours makes


def _root_or_fraction(element: Element) -> str:
    inside = [_row([part]) for part in element.elements]
    match element.tag, inside:
        case "mfrac", [above, below]:
            return rf"\frac{{{above}}}{{{below}}}"
        case "mroot", [base, index]:
            return rf"\sqrt[{index}]{{{base}}}"
        case _:
            return rf"\sqrt{{{_row(element.children)}}}"


def _base(element: Element, tex: str) -> str:
    """A base of several parts, or none, needs braces."""
    alone = element.tag in ("mi", "mo", "mn") and tex
    return tex if alone or _COMMAND.fullmatch(tex) else f"{{{tex}}}"


def _group(element: Element, *, applied: bool) -> str:
    parts = element.elements
    if applied and parts and parts[-1].tag == "mi":
        return _identifier(parts[-1], applied=parts[-1].text not in _FUNCTIONS)
    if len(parts) >= 2 and _is_fence(parts[0]) and _is_fence(parts[-1]):
        if parts[0].text == "{" and len(parts) == 3 and parts[1].tag == "mtable" and parts[2].text in _UNSEEN:
            return rf"\begin{{cases}}{_rows(parts[1])}\end{{cases}}"
        left, right = (
            _SYMBOLS.get(part.text, part.text) if part.text not in _UNSEEN else "." for part in (parts[0], parts[-1])
        )
        return _joined([rf"\left{left}", _row(list(parts[1:-1])), rf"\right{right}"])
    return _row(element.children)


def _is_fence(element: Element) -> bool:
    stretches = element.attributes.get("stretchy") != "false" and "minsize" not in element.attributes
    return (
        element.tag == "mo" and stretches and (element.text in _FENCES or element.text in _UNSEEN or not element.text)
    )


def _rows(table: Element) -> str:
    return r" \\ ".join(" & ".join(_row(cell.children) for cell in row.elements) for row in table.elements)


def _space(width: str) -> str:
    try:
        em = float(width.removesuffix("em"))
    except ValueError:
        return ""
    return next((tex for most, tex in _SPACES if 0.1 < em <= most), "")


def _escaped(text: str) -> str:
    text = text.replace("\\", r"\backslash ").replace("\xa0", " ")
    return "".join(f"\\{char}" if char in "{}$&#%_" else char for char in text)
