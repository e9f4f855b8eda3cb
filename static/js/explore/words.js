// Numbers as the page writes them, and the sentence that says what there is to see.
import { roundingNearOne } from "./rounding.js";

export const named = { query: (i) => `query ${i}`, key: (j) => `key ${j}` };

const signed = (text) => text.replace("-", "−");

/** Short enough for a cell: at most two decimals, no zero before the point; 0 is exactly 0, and ≈0 is not. */
export function short(given) {
  const x = Math.abs(given - Math.round(given)) < 1e-12 && Math.abs(given) > 0.5 ? Math.round(given) : given;
  if (Number.isNaN(x)) return "NaN";
  if (!Number.isFinite(x)) return x < 0 ? "−∞" : "∞";
  const size = Math.abs(x);
  if (size >= 10000) return signed(x.toExponential(0).replace("e+", "e"));
  if (Number.isInteger(x)) return signed(String(x));
  if (size < 0.005) return "≈0";
  if (size < 1) return signed(x.toFixed(2)).replace("0.", ".");
  return signed(x.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2));
}

/** A weight or a sum in a sentence. */
export function share(x) {
  if (!Number.isFinite(x)) return short(x);
  return signed(Math.abs(x) < 0.005 && x !== 0 ? x.toExponential(0) : x.toFixed(2));
}

export const OFF = "off";
export const ROUNDED = "rounded";

/** "" where a row sums to one, `rounded` where only rounding keeps it from that, otherwise `off`. */
export function stateOfSum(sum, keys, precision) {
  const distance = Math.abs(sum - 1);
  if (distance <= 1e-12) return "";
  return distance <= (keys + 1) * roundingNearOne(precision) ? ROUNDED : OFF;
}

/** Two numbers that only rounding keeps apart are the same. */
export function same(a, b, precision) {
  const within = Math.max(1e-9, 16 * roundingNearOne(precision)) * Math.max(precision === "float64" ? 1 : 0, Math.abs(b));
  return Object.is(a, b) || Math.abs(a - b) <= within;
}

export const differences = (rows, others, precision) =>
  rows
    .flatMap((row, i) => row.map((w, j) => ({ i, j, w, other: others[i][j] })))
    .filter((d) => !same(d.w, d.other, precision));

function emptyRowsOf(result) {
  if (result.formula.axis !== "keys") return [];
  return result.weights.map((_, i) => i).filter((i) => result.masked[i].every((s) => s === -Infinity));
}

function aboutNotANumber(result) {
  const i = result.weights.findIndex((row) => row.some(Number.isNaN));
  if (i < 0) return "";
  const why = result.empty[i] && result.formula.axis === "keys" ? "it sees no key, and 0/0 has no value" : "its exponentials left the range of numbers, and ∞/∞ and 0/0 have no value";
  return `Row ${i} is NaN: ${why}.`;
}

function aboutSums(state, result) {
  const keys = result.weights[0].length;
  const empty = new Set(result.formula.emptyRow === "zero" ? emptyRowsOf(result) : []);
  const off = result.rowSums
    .map((sum, i) => ({ sum, i }))
    .filter(({ sum, i }) => !empty.has(i) && stateOfSum(sum, keys, state.precision) === OFF)
    .sort((a, b) => Math.abs(b.sum - 1) - Math.abs(a.sum - 1));
  if (!off.length) return "";
  const { sum, i } = off[0];
  const first = `Row ${i} sums to ${share(sum)}`;
  const none = off.length === result.rowSums.length;
  const others = off.length > 1 ? ` ${none ? "No row sums to one." : `${off.length} rows do not sum to one.`}` : "";
  if (result.formula.maskRule === "after" && sum < 1 && result.formula.normalisation === "sum" && result.keep)
    return `${first}: ${share(1 - sum)} of its weight was masked away after the softmax.${others}`;
  return `${first}, not to 1.${others}`;
}

function aboutDifferences(state, result, right, briefly) {
  if (!state.flags.length) return "";
  const found = differences(result.weights, right.weights, state.precision);
  if (!found.length) return "The red flags that are on change nothing here: this example cannot tell them from the right answer.";
  const far = found.reduce((a, b) => (Math.abs(b.w - b.other) > Math.abs(a.w - a.other) ? b : a));
  const count = result.weights.length * result.weights[0].length;
  const furthest = `furthest off is query ${far.i}, key ${far.j}: ${share(far.w)} in place of ${share(far.other)}`;
  return `${found.length} of ${count} weights are wrong${briefly ? "" : `; ${furthest}`}.`;
}

function aboutTheLargest(result) {
  let best = { i: 0, j: 0, w: -Infinity };
  const choice = result.masked.map((row) => row.filter((s) => s !== -Infinity).length > 1); // else it is 1 anyway
  result.weights.forEach((row, i) => choice[i] && row.forEach((w, j) => w > best.w && (best = { i, j, w })));
  if (best.w === -Infinity) return "";
  return `The largest weight is ${share(best.w)}: query ${best.i} on key ${best.j}.`;
}

/** `{text, wrong}`: one or two sentences, and whether they tell of something that should not be so. */
export function summary(state, result, right) {
  const undefinedRow = aboutNotANumber(result);
  const sums = undefinedRow ? "" : aboutSums(state, result);
  const unlike = aboutDifferences(state, result, right, Boolean(undefinedRow || sums));
  if (undefinedRow || sums) return { text: [undefinedRow || sums, unlike].filter(Boolean).join(" "), wrong: true };
  const empty = emptyRowsOf(result);
  const keys = result.weights[0].length;
  const rounded = result.rowSums.some((sum) => stateOfSum(sum, keys, state.precision) === ROUNDED);
  const start = empty.length
    ? `${empty.length === 1 ? `Row ${empty[0]} sees` : `Rows ${empty.join(", ")} see`} no key, so the weights there are 0; every other row sums to one.`
    : `Every row sums to one${rounded ? ", up to rounding" : ""}.`;
  if (unlike) return { text: `${start} ${unlike}`, wrong: differences(result.weights, right.weights, state.precision).length > 0 };
  return { text: `${start} ${empty.length === result.weights.length ? "" : aboutTheLargest(result)}`.trim(), wrong: false };
}

/** How scores come from what was typed, in words; "" where they are the same. */
export function howScaled(state, formula, width) {
  const parts = [];
  const root = { "inverse-root": `divided by √${width}`, inverse: `divided by ${width}`, root: `multiplied by √${width}`, one: "" };
  if (state.cap !== null && formula.softcap === "raw") parts.push(`capped at ${state.cap}`);
  if (width !== 1 && formula.scaleStage === "scores") parts.push(root[formula.scale]);
  if (formula.sign < 0) parts.push("with the sign turned");
  if (state.temperature !== 1 && formula.temperature !== "ignored")
    parts.push(`${formula.temperature === "divides" ? "divided" : "multiplied"} by the temperature ${state.temperature}`);
  if (state.cap !== null && formula.softcap === "scaled") parts.push(`capped at ${state.cap}`);
  if (state.slope !== null && formula.slopes === "scores")
    parts.push(`${formula.slopeSign * state.slope < 0 ? "less" : "plus"} ${Math.abs(state.slope)} (j − p)`);
  const said = parts.filter(Boolean);
  return said.length ? `Then ${said.join(", ")}:` : "";
}

/** What the softmax panel shows, in words. */
export function howExponentiated(formula) {
  const power = formula.base === 2 ? "2" : "e";
  const shift = { row: "s − m", global: "s − M", none: "s" }[formula.stabilisation];
  const over = { keys: "row", queries: "column", matrix: "whole matrix" }[formula.axis];
  const what = { row: `, m the largest of its ${over}`, global: ", M the largest of all", none: "" }[formula.stabilisation];
  return { power, shift, what };
}
