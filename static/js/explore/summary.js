// The sentence that says what there is to see.
import { FLAG, STREAMING } from "./flags.js";
import { walk } from "./online.js";
import { OFF, ROUNDED, same, share, short, stateOfSum } from "./words.js";

const differences = (rows, others, precision) =>
  rows
    .flatMap((row, i) => row.map((w, j) => ({ i, j, w, other: others[i][j] })))
    .filter((d) => !same(d.w, d.other, precision));

function emptyRowsOf(result) {
  if (result.formula.axis !== "keys") return [];
  return result.weights.map((_, i) => i).filter((i) => result.masked[i].every((s) => s === -Infinity));
}

/** Why a row is NaN. */
function causeOf(result, i) {
  const ofRows = result.formula.axis === "keys";
  const [masked, sums] = [ofRows ? [result.masked[i]] : result.masked, ofRows ? [result.sums[i]] : result.sums];
  if (ofRows && result.empty[i]) return "no key is seen, and 0/0 has no value";
  if (masked.flat().some((s) => s === Infinity || Number.isNaN(s))) return "a score overflows, and ∞ − ∞ has no value";
  if (sums.includes(Infinity)) return "exp overflows, and ∞/∞ has no value";
  if (sums.includes(0)) return "every exp is 0, and 0/0 has no value";
  return "numbers leave the range that can be held";
}

function aboutNotANumber(result) {
  const causes = new Map();
  result.weights.forEach((row, i) => {
    if (row.some(Number.isNaN)) causes.set(causeOf(result, i), [...(causes.get(causeOf(result, i)) ?? []), i]);
  });
  if (!causes.size) return null;
  const sentences = [...causes].map(([why, rows]) => `${rows.length > 1 ? `Rows ${rows.join(", ")} are` : `Row ${rows[0]} is`} NaN: ${why}.`);
  return { text: sentences.join(" "), row: [...causes.values()][0][0] };
}

function aboutSums(state, result) {
  const keys = result.weights[0].length;
  const empty = new Set(result.formula.emptyRow === "zero" ? emptyRowsOf(result) : []);
  const off = result.rowSums
    .map((sum, i) => ({ sum, i }))
    .filter(({ sum, i }) => !empty.has(i) && stateOfSum(sum, keys, state.precision) === OFF)
    .sort((a, b) => Math.abs(b.sum - 1) - Math.abs(a.sum - 1));
  if (!off.length) return null;
  const { sum, i } = off[0];
  const first = `Row ${i} sums to ${share(sum)}`;
  const none = off.length === result.rowSums.length;
  const others = off.length > 1 ? ` ${none ? "No row sums to one." : `${off.length} rows do not sum to one.`}` : "";
  const late = result.formula.maskRule === "after" && sum < 1 && result.formula.normalisation === "sum" && result.keep;
  const why = late ? `: ${share(1 - sum)} of its weight was masked away after the softmax.` : ", not to 1.";
  return { text: `${first}${why}${others}`, row: i };
}

/** How many weights the red flags before and in the softmax change, and which one most; null where none. */
function aboutDifferences(state, result, right) {
  const found = differences(result.weights, right.weights, state.precision);
  if (!found.length) return null;
  const far = found.reduce((a, b) => (Math.abs(b.w - b.other) > Math.abs(a.w - a.other) ? b : a));
  const count = result.weights.length * result.weights[0].length;
  const brief = `${found.length} of ${count} weights are wrong`;
  const furthest = `furthest off is query ${far.i}, key ${far.j}: ${share(far.w)} in place of ${share(far.other)}`;
  return { brief: `${brief}.`, text: `${brief}; ${furthest}.`, row: far.i };
}

/** What the red flags of the online softmax make of the row that is read tile by tile; null where nothing. */
export function aboutStream(state, result) {
  if (!state.flags.some((id) => STREAMING.has(FLAG.get(id).field))) return null;
  const { steps, rightSteps, weights, whole, row } = walk(state, result);
  const [last, wanted] = [steps.at(-1), rightSteps.at(-1)];
  const start = `Read tile by tile, row ${state.row}`;
  if (weights.some((w, j) => !same(w, whole[j], state.precision))) {
    if (weights.some(Number.isNaN)) return { text: `${start} is NaN: its sum is ${short(last.sum)}.`, row: state.row, wrong: true };
    const sum = weights.reduce((total, w) => total + w, 0);
    const distance = Math.max(...weights.map((w, j) => Math.abs(w - whole[j])));
    const sums = stateOfSum(sum, row.length, state.precision) === OFF ? ` sums to ${share(sum)}, not to 1, and` : "";
    return { text: `${start}${sums} is off by up to ${share(distance)}.`, row: state.row, wrong: true };
  }
  if (same(last.max, wanted.max, state.precision) && same(last.sum, wanted.sum, state.precision)) return null;
  const instead = `has m = ${short(last.max)} in place of ${short(wanted.max)}`;
  return { text: `${start} ${instead}, and still the right weights.`, row: state.row, wrong: false };
}

function aboutTheLargest(result) {
  let best = { i: 0, j: 0, w: -Infinity };
  const choice = result.masked.map((row) => row.filter((s) => s !== -Infinity).length > 1); // else it is 1 anyway
  result.weights.forEach((row, i) => choice[i] && row.forEach((w, j) => w > best.w && (best = { i, j, w })));
  if (best.w === -Infinity) return { text: "", row: 0 };
  return { text: `The largest weight is ${share(best.w)}: query ${best.i} on key ${best.j}.`, row: best.i };
}

function allIsWell(state, result, streamed) {
  const empty = emptyRowsOf(result);
  const keys = result.weights[0].length;
  const rounded = result.rowSums.some((sum) => stateOfSum(sum, keys, state.precision) === ROUNDED);
  if (empty.length) {
    const rows = empty.length === 1 ? `Row ${empty[0]} sees` : `Rows ${empty.join(", ")} see`;
    const shared = result.formula.emptyRow === "uniform";
    if (shared) return `${rows} no key, and yet ${empty.length === 1 ? "shares" : "share"} out a whole 1.`;
    const others = empty.length === result.weights.length ? "" : "; every other row sums to one";
    return `${rows} no key, so the weights there are 0${others}.`;
  }
  return `${streamed ? "In the matrix every" : "Every"} row sums to one${rounded ? ", up to rounding" : ""}.`;
}

const NOTHING = "The red flags that are on change nothing here: this example cannot tell them from the right answer.";

/** `{text, wrong, row}`: a few sentences, whether they tell of something that should not be so, and the row they name. */
export function summary(state, result, right) {
  const trouble = aboutNotANumber(result) ?? aboutSums(state, result);
  const unlike = aboutDifferences(state, result, right);
  const stream = aboutStream(state, result);
  const nothing = state.flags.length && !unlike && !stream ? NOTHING : "";
  const join = (...parts) => parts.filter(Boolean).join(" ");
  if (trouble) return { text: join(trouble.text, unlike?.brief, stream?.text, nothing), wrong: true, row: trouble.row };
  const start = allIsWell(state, result, Boolean(stream));
  if (unlike) return { text: join(start, unlike.text, stream?.text), wrong: true, row: unlike.row };
  if (stream) return { text: join(start, stream.text), wrong: stream.wrong, row: stream.row };
  const largest = aboutTheLargest(result);
  if (nothing) return { text: join(start, nothing), wrong: false, row: largest.row };
  return { text: join(start, largest.text), wrong: false, row: largest.row };
}
