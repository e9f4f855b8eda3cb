"""Mistakes in a backward pass that is written out."""

from attention_core.formula import (
    GradientScale,
    Jacobian,
)
from attention_core.misconceptions.misconception import Misconception

GRADIENTS = (
    Misconception(
        "jacobian-diagonal-only",
        "Only the diagonal of the Jacobian",
        "A weight depends on every score of its row: the Jacobian is diag(P) - P P^T, and P P^T is not diagonal.",
        ({"jacobian": Jacobian.DIAGONAL},),
    ),
    Misconception(
        "row-dot-missing",
        "Row's dot product missing",
        "The gradient of the scores is P (dP - sum of P dP); the sum over the row is missing.",
        ({"jacobian": Jacobian.WITHOUT_DOT},),
    ),
    Misconception(
        "row-dot-off",
        "The row's dot product is another number",
        "What is taken off each dP is the sum over the row of P dP, before P multiplies the difference.",
        (
            {"jacobian": Jacobian.MEAN},
            {"jacobian": Jacobian.DOT_OUTSIDE},
            {"jacobian": Jacobian.SUM_OF_GRADIENT},
            {"jacobian": Jacobian.OVER_QUERIES},
        ),
        combined=4,
    ),
    Misconception(
        "gradient-scale-missing",
        "Scale missing in the gradients",
        "The scores are scaled, so the gradients of q and k are multiplied with the scale as well.",
        (
            {"gradient_scale": GradientScale.NEITHER},
            {"gradient_scale": GradientScale.QUERIES},
            {"gradient_scale": GradientScale.KEYS},
        ),
        combined=3,
    ),
)
