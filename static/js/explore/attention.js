// From scores to weights, in the right way or in a wrong one, in doubles. Pure functions over arrays of rows.
// Conventions: query i stands at p = i + (Tk - Tq); a causal window counts the query's own key; ALiBi adds
// slope (j - p); the cap bends scaled scores; a row that sees no key has weights 0.
import { FLAG } from "./flags.js";
import { rounder } from "./rounding.js";

export const FILL = -10; // of the finite fill, too close to what scores are

const RIGHT = {
  scale: "inverse-root",
  scaleStage: "scores",
  sign: 1,
  temperature: "divides",
  softcap: "scaled",
  slopes: "scores",
  slopeSign: 1,
  slopeAlignment: "bottom-right",
  maskUse: "given",
  maskRule: "before",
  causal: "past",
  causalOffset: 0,
  alignment: "bottom-right",
  windowOffset: 0,
  lengthOffset: 0,
  stabilisation: "row",
  axis: "keys",
  base: null,
  normalisation: "sum",
  emptyRow: "zero",
  rescaling: "both",
  firstMaximum: -Infinity,
  lastBlock: "read",
};

/** The formula that a state asks for: the right one, edited by its red flags where they have something to edit. */
export function formulaOf(state) {
  const formula = { ...RIGHT, causal: state.causal ? "past" : "none" };
  for (const id of state.flags) {
    const { field, value } = FLAG.get(id);
    if (field === "causal" && (!state.causal || (value === "none" && state.window === null))) continue;
    formula[field] = value;
  }
  return formula;
}

const map = (rows, change) => rows.map((row, i) => row.map((value, j) => change(value, i, j)));

/** q k^T, every product and every sum rounded; or the scores as they were given. */
export function rawScores(state, round) {
  if (state.scores) return map(state.scores, round);
  const dot = (a, b) => a.reduce((sum, x, c) => round(sum + round(round(x) * round(b[c]))), 0);
  return state.q.map((query) => state.k.map((key) => dot(query, key)));
}

function scaleFactor(formula, width) {
  const factors = { "inverse-root": 1 / Math.sqrt(width), one: 1, inverse: 1 / width, root: Math.sqrt(width) };
  return factors[formula.scale];
}

function scoreFactor(formula, state, width) {
  const scale = formula.scaleStage === "scores" ? scaleFactor(formula, width) : 1;
  const factor = formula.sign * scale;
  if (formula.temperature === "divides") return factor / state.temperature;
  return formula.temperature === "multiplies" ? factor * state.temperature : factor;
}

const capped = (x, cap, round) => round(cap * round(Math.tanh(round(x / cap))));

const corner = (alignment, queries, keys) => (alignment === "top-left" ? 0 : keys - queries);

function slopeBias(formula, state, queries, keys) {
  const first = corner(formula.slopeAlignment, queries, keys);
  return (i, j) => state.slope * (j - (i + first)) * formula.slopeSign;
}

function scaledScores(formula, state, raw, width, round) {
  const factor = scoreFactor(formula, state, width);
  const bias = slopeBias(formula, state, raw.length, raw[0].length);
  return map(raw, (given, i, j) => {
    let s = given;
    if (state.cap !== null && formula.softcap === "raw") s = capped(s, state.cap, round);
    if (factor !== 1) s = round(s * factor);
    if (state.cap !== null && formula.softcap === "scaled") s = capped(s, state.cap, round);
    if (state.slope !== null && formula.slopes === "scores") s = round(s + round(bias(i, j)));
    return s;
  });
}

/** Which key each query sees; null where nothing is masked. */
export function visibleKeys(formula, state, queries, keys) {
  const first = corner(formula.alignment, queries, keys);
  const rules = [];
  if (state.keep) rules.push((i, j) => state.keep[i][j]);
  if (formula.causal === "past") rules.push((i, j) => j <= i + first + formula.causalOffset);
  if (formula.causal === "future") rules.push((i, j) => j >= i + first - formula.causalOffset);
  if (state.window !== null) {
    const reach = state.window + formula.windowOffset - 1;
    rules.push((i, j) => j >= i + first - reach);
    if (formula.causal !== "past") rules.push((i, j) => j <= i + first + reach);
  }
  if (state.length !== null) rules.push((i, j) => j < state.length + formula.lengthOffset);
  if (!rules.length) return null;
  const inverted = formula.maskUse === "inverted";
  return Array.from({ length: queries }, (_, i) =>
    Array.from({ length: keys }, (__, j) => rules.every((rule) => rule(i, j)) !== inverted),
  );
}

function maskedScores(formula, scores, keep, round) {
  if (!keep) return scores;
  const rules = {
    before: (s, seen) => (seen ? s : -Infinity),
    fill: (s, seen) => (seen ? s : FILL),
    multiplies: (s, seen) => s * (seen ? 1 : 0),
    added: (s, seen) => round(s + (seen ? 1 : 0)),
    after: (s) => s,
  };
  return map(scores, (s, i, j) => rules[formula.maskRule](s, keep[i][j]));
}

/** For each entry the number of the group that it is summed in, and how many groups there are. */
function grouping(axis, queries, keys) {
  if (axis === "queries") return { count: keys, of: (i, j) => j };
  if (axis === "matrix") return { count: 1, of: () => 0 };
  return { count: queries, of: (i) => i };
}

function gather(rows, groups, start, add) {
  const found = new Array(groups.count).fill(start);
  rows.forEach((row, i) => row.forEach((x, j) => (found[groups.of(i, j)] = add(found[groups.of(i, j)], x))));
  return found;
}

const larger = (a, b) => (Number.isNaN(a) || Number.isNaN(b) ? NaN : Math.max(a, b));
/** What is subtracted where nothing was seen: 0, so that exp(-inf) is 0 and no NaN. */
export const finite = (top) => (top === -Infinity ? 0 : top);

/** exp of the shifted scores, and for each group what was subtracted, the sum, and whether it holds no key at all. */
function exponentials(formula, masked, round) {
  const groups = grouping(formula.axis, masked.length, masked[0].length);
  const tops = gather(masked, groups, -Infinity, larger);
  const empty = tops.map((top) => top === -Infinity);
  let shifts = tops.map(finite);
  if (formula.stabilisation === "global") shifts.fill(finite(tops.reduce(larger)));
  if (formula.stabilisation === "none") shifts = null;
  const by = formula.base === null ? 1 : Math.log(formula.base);
  const exps = map(masked, (s, i, j) => {
    const shifted = shifts ? round(s - shifts[groups.of(i, j)]) : s;
    return round(Math.exp(by === 1 ? shifted : round(shifted * by)));
  });
  const sums = gather(exps, groups, 0, (sum, x) => round(sum + x));
  return { groups, exps, shifts, sums, empty };
}

function normalised(formula, masked, keep, found, round) {
  const { groups, exps, sums } = found;
  const divided = () => map(exps, (x, i, j) => round(x / sums[groups.of(i, j)])); // 0/0 where no key is: emptyRows
  switch (formula.normalisation) {
    case "none":
      return exps;
    case "scores":
      return masked;
    case "argmax":
      return oneHot(masked, groups);
    case "uniform":
      return sharedOut(formula, masked, keep, groups, round);
    case "double": {
      const again = map(divided(), (w) => round(Math.exp(w)));
      const totals = gather(again, groups, 0, (sum, x) => round(sum + x));
      return map(again, (x, i, j) => round(x / (totals[groups.of(i, j)] || 1)));
    }
    default:
      return divided();
  }
}

function oneHot(masked, groups) {
  const best = new Array(groups.count).fill(null);
  masked.forEach((row, i) =>
    row.forEach((s, j) => {
      const group = groups.of(i, j);
      if (best[group] === null || s > masked[best[group][0]][best[group][1]]) best[group] = [i, j];
    }),
  );
  return map(masked, (s, i, j) => (best[groups.of(i, j)][0] === i && best[groups.of(i, j)][1] === j ? 1 : 0));
}

function sharedOut(formula, masked, keep, groups, round) {
  const hides = keep && formula.maskRule === "before";
  const shown = map(masked, (s, i, j) => (hides && !keep[i][j] ? 0 : 1));
  const counts = gather(shown, groups, 0, (sum, x) => sum + x);
  return map(shown, (x, i, j) => round(x / Math.max(counts[groups.of(i, j)], 1)));
}

function emptyRows(formula, weights, found, round) {
  if (formula.normalisation === "scores") return weights;
  const slots = (weights.length * weights[0].length) / found.groups.count;
  const uniform = formula.normalisation === "none" ? 1 : round(1 / slots);
  const value = { zero: 0, nan: NaN, uniform }[formula.emptyRow];
  return map(weights, (w, i, j) => (found.empty[found.groups.of(i, j)] ? value : w));
}

/** What wrong formulas do to finished weights. */
function afterwards(formula, state, weights, keep, width, round) {
  const bias = slopeBias(formula, state, weights.length, weights[0].length);
  const factor = formula.scaleStage === "weights" ? scaleFactor(formula, width) : 1;
  return map(weights, (given, i, j) => {
    let w = given;
    if (state.cap !== null && formula.softcap === "weights") w = capped(w, state.cap, round);
    if (state.slope !== null && formula.slopes === "weights") w = round(w + round(bias(i, j)));
    if (keep && formula.maskRule === "after") w *= keep[i][j] ? 1 : 0;
    return factor === 1 ? w : round(w * factor);
  });
}

/** Every stage of a state. Groups are what the softmax sums over: rows, unless a red flag says otherwise. */
export function evaluate(state) {
  const round = rounder(state.precision);
  const formula = formulaOf(state);
  const raw = rawScores(state, round);
  const width = state.scores ? state.width : state.q[0].length;
  const scores = scaledScores(formula, state, raw, width, round);
  const keep = visibleKeys(formula, state, raw.length, raw[0].length);
  const masked = maskedScores(formula, scores, keep, round);
  const found = exponentials(formula, masked, round);
  const divided = emptyRows(formula, normalised(formula, masked, keep, found, round), found, round);
  const weights = afterwards(formula, state, divided, keep, width, round);
  return {
    formula,
    raw,
    scores,
    keep,
    masked,
    exps: found.exps,
    shifts: found.shifts,
    sums: found.sums,
    empty: found.empty,
    weights,
    rowSums: weights.map((row) => row.reduce((sum, w) => sum + w, 0)),
    columnSums: weights[0].map((_, j) => weights.reduce((sum, row) => sum + row[j], 0)),
    factor: scoreFactor(formula, state, width),
  };
}
