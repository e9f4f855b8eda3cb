"""The families by the name that exercise.yaml gives; a new one is a new file and a line here."""

from __future__ import annotations

from grader.worker.families.attention import AttentionFamily
from grader.worker.families.base import CaseSpec, Exact, Family, exact_answer
from grader.worker.families.softmax import SoftmaxFamily

FAMILIES: dict[str, Family] = {
    "softmax": SoftmaxFamily(),
    "attention": AttentionFamily(takes_keep=True, causal=False),
    "causal-attention": AttentionFamily(takes_keep=False, causal=True),
}

__all__ = ["FAMILIES", "CaseSpec", "Exact", "Family", "exact_answer"]
