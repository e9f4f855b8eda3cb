"""A learner's program on a page: coloured, and compared with the one before."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from grader.rendering import CODE_CLASS_PREFIX

CONTEXT_LINES = 3  # unchanged lines around each change


@dataclass(frozen=True, slots=True)
class DiffLine:
    kind: str  # a CSS class: "added", "removed", "place", or ""
    text: str


def python_html(source: str) -> SafeString:
    """Python source as HTML with CSS classes; whatever it holds is escaped."""
    colored = highlight(source, PythonLexer(stripnl=False), HtmlFormatter(nowrap=True, classprefix=CODE_CLASS_PREFIX))
    return format_html('<pre class="code code-python"><code>{}</code></pre>', mark_safe(colored))


def diff_lines(before: str, after: str) -> list[DiffLine]:
    """What changed between two sources; empty if nothing did."""
    changes = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=CONTEXT_LINES)
    kinds = {"+": "added", "-": "removed", "@": "place"}
    return [DiffLine(kinds.get(line[:1], ""), line) for line in list(changes)[2:]]
