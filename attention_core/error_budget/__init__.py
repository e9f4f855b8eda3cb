"""How far a right program may be from float64: derived from the inputs and the dtype, never tuned.

    budget = 2 * max(E, M) + one rounding of the result's own scale

E is what plain torch in the same dtype makes wrong on this very input. E alone is one draw: another order of additions
may be five times as far off. M is how far the exact answer moves when every input, and every number that the plain
formula stores on the way, moves by one rounding, through the formula's own chain

    X = scale q k^T,  S = cap tanh(X / cap) + bias + slope (j - p),  P = softmax(S),  O = P V,  L = LSE(S),
    backward  dP = dO V^T,  dS = P (dP - sum P dP + dL),  dX = dS (1 - tanh^2),  dQ = scale dX K

to first order. The single movements are independent, so their squares add up (Higham and Mary, A new approach to
probabilistic rounding error analysis, 2019: sqrt(n) roundings where the worst case has n); M is CONFIDENCE times that
root. Functions whose name ends in `movement` therefore return *squared* movements, in units of one rounding.

Budgets are per tensor: the largest bound of any element counts for all. Compare with `within(error, budget)`, which NaN
fails. `attention_budgets` does all of it for the options of `attention()`.
"""

from attention_core.error_budget.attention import Expected, attention_budgets
from attention_core.error_budget.backward import GradientMovement, gradient_movement
from attention_core.error_budget.forward import (
    argmax_is_open,
    lse_movement,
    output_movement,
    output_movements,
    score_movement,
    weight_movement,
)
from attention_core.error_budget.out_of_range import range_slack
from attention_core.error_budget.roundings import (
    CONFIDENCE,
    error_budget,
    largest_finite,
    movement_bound,
    one_rounding,
    unit_roundoff,
    within,
)

__all__ = [
    "CONFIDENCE",
    "Expected",
    "GradientMovement",
    "argmax_is_open",
    "attention_budgets",
    "error_budget",
    "gradient_movement",
    "largest_finite",
    "lse_movement",
    "movement_bound",
    "one_rounding",
    "output_movement",
    "output_movements",
    "range_slack",
    "score_movement",
    "unit_roundoff",
    "weight_movement",
    "within",
]
