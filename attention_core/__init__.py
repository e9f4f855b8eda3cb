"""Attention in numbers: the formula as data, a float64 oracle, named mistakes, derived error budgets. Torch and
nothing of ours."""

from attention_core.attention import Choice, attention, choose_implementation
from attention_core.evaluation import evaluate
from attention_core.formula import Evaluation, Formula, Inputs
from attention_core.misconceptions import MISCONCEPTIONS, Misconception
from attention_core.options import Implementation
from attention_core.reference import reference_attention

__all__ = [
    "MISCONCEPTIONS",
    "Choice",
    "Evaluation",
    "Formula",
    "Implementation",
    "Inputs",
    "Misconception",
    "attention",
    "choose_implementation",
    "evaluate",
    "reference_attention",
]
