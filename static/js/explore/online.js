// The online softmax: one row of masked scores, read tile by tile, with a running maximum and a running sum.
import { finite, formulaOf } from "./attention.js";
import { rounder } from "./rounding.js";

/** One step for each tile: what was read, and the state after it. Keys `start` to `end`, the end exclusive. */
export function onlineSteps(row, tile, formula, precision) {
  const round = rounder(precision);
  const steps = [];
  let [max, sum] = [formula.firstMaximum, 0];
  for (let start = 0; start < row.length; start += tile) {
    const end = Math.min(start + tile, row.length);
    if (formula.lastBlock === "dropped" && end === row.length && start > 0) break;
    const scores = row.slice(start, end);
    const tileMax = Math.max(...scores);
    const top = Math.max(max, tileMax);
    const factor = round(Math.exp(round(max - finite(top))));
    const kept = formula.rescaling === "both" ? round(sum * factor) : sum;
    const tileSum = scores.reduce((total, s) => round(total + round(Math.exp(round(s - finite(top))))), 0);
    sum = round(kept + tileSum);
    max = top;
    steps.push({ start, end, tileMax, max, factor, tileSum, sum });
  }
  return steps;
}

/** The weights that follow from the last running maximum and sum; zeros for a row that saw no key. */
export function weightsAfter(row, last, precision) {
  const round = rounder(precision);
  const empty = row.every((s) => s === -Infinity);
  return row.map((s) => (empty ? 0 : round(round(Math.exp(round(s - finite(last.max)))) / last.sum)));
}

/**
 * The row that the stepper reads, its steps, the weights after the last of them, and what should have come out: the
 * same steps without red flags (`rightSteps`) and the weights of the whole softmax (`whole`). The row itself is the one
 * that the softmax gets, with what red flags before it did.
 */
export function walk(state, result) {
  const { row: i, tile, precision } = state;
  const row = result.masked[i];
  const steps = onlineSteps(row, tile, result.formula, precision);
  const right = formulaOf({ ...state, flags: [] });
  const whole = onlineSteps(row, row.length, right, precision).at(-1);
  return {
    row,
    steps,
    rightSteps: onlineSteps(row, tile, right, precision),
    read: steps.slice(0, state.step),
    weights: weightsAfter(row, steps.at(-1), precision),
    whole: weightsAfter(row, whole, precision),
  };
}
