// Changes of a state: values in, values out.
import { rawScores } from "./attention.js";
import { FLAG } from "./flags.js";
import { keepOrNull, MOST, settled, sizes, tidy } from "./state.js";

const replaced = (rows, i, j, value) => rows.map((row, a) => row.map((x, b) => (a === i && b === j ? value : x)));

const fitted = (rows, count, columns, fill) =>
  Array.from({ length: count }, (_, i) => Array.from({ length: columns }, (__, j) => rows[i]?.[j] ?? fill(i, j)));

/** `table` is scores, q or k. */
export function withCell(state, table, i, j, value) {
  return { ...state, [table]: replaced(state[table], i, j, tidy(value)) };
}

export function withSizes(state, queries, keys) {
  const keep = state.keep ? keepOrNull(fitted(state.keep, queries, keys, () => true)) : null;
  if (state.scores) return settled({ ...state, keep, scores: fitted(state.scores, queries, keys, () => 0) });
  const width = state.q[0].length;
  const q = fitted(state.q, queries, width, () => 0);
  return settled({ ...state, keep, q, k: fitted(state.k, keys, width, () => 0) });
}

/** The width of the vectors; of finished scores, the d that they are divided by the root of. */
export function withWidth(state, width) {
  if (state.scores) return { ...state, width };
  const columns = Math.min(width, MOST.width);
  const [q, k] = [state.q, state.k].map((rows) => fitted(rows, rows.length, columns, () => 0));
  return { ...state, q, k };
}

/** From vectors to their products, or from scores to vectors to begin with: keys along the axes, queries of their own. */
export function withKind(state, kind) {
  if ((kind === "scores") === Boolean(state.scores)) return state;
  if (kind === "scores") {
    const scores = rawScores(state, (x) => x).map((row) => row.map(tidy));
    return { ...state, scores, q: null, k: null, width: state.q[0].length };
  }
  const { queries, keys } = sizes(state);
  const width = MOST.width;
  const q = fitted(state.scores, queries, width, () => 0);
  const k = fitted([], keys, width, (i, j) => (j === i % width ? 1 : 0) + (i >= width && j === (i + 1) % width ? 1 : 0));
  return { ...state, scores: null, q, k, width: 1 };
}

/** Hides a key from a query by hand, or shows it again. */
export function withToggled(state, i, j) {
  const { queries, keys } = sizes(state);
  const keep = state.keep ?? fitted([], queries, keys, () => true);
  return { ...state, keep: keepOrNull(replaced(keep, i, j, !keep[i][j])) };
}

/** One red flag on or off; another one that edits the same field goes off. */
export function withFlag(state, id, on) {
  const others = state.flags.filter((each) => each !== id && !(on && FLAG.get(each).field === FLAG.get(id).field));
  return { ...state, flags: on ? [...others, id] : others };
}
