// What the explorer shows, as a value and as the query of a link. Reading never throws: what cannot be read is left at
// its default and named. flashcards/explorer.py reads the same grammar with the same words; a test compares them.
import { FLAG } from "./flags.js";
import { PRECISIONS } from "./rounding.js";

export const MOST = { rows: 8, columns: 8, width: 4, number: 9999, places: 6, query: 4000 };
const NUMBER = /^-?[0-9]{1,4}(\.[0-9]{1,6})?$/;
const ANY_NUMBER = /^ *[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)? *$/i; // perhaps in another notation
const QUOTED = 20; // characters of a part that could not be read
const WHOLE = /^[0-9]{1,5}$/;
const NAMES = [
  ...["s", "q", "k", "keep", "d", "t", "causal", "window", "length", "alibi", "cap"],
  ...["precision", "wrong", "row", "tile", "step"],
];

const DEFAULTS = {
  scores: null,
  q: null,
  k: null,
  keep: null, // rows of booleans: what was hidden by hand; null hides nothing
  width: 1, // d: scores are divided by its root; of vectors, their own width counts
  temperature: 1,
  causal: false,
  window: null, // keys in reach, the query's own included
  length: null, // keys from here on are padding
  slope: null,
  cap: null,
  precision: "float64",
  flags: [],
  row: 0,
  tile: 2,
  step: 0, // tiles read
};
// What a link without scores shows: these products, d = 4 and the causal mask, so that most switches change something.
const START = [
  [4, 2, 0, -2],
  [0, 4, 2, 6],
  [2, 6, 4, 0],
  [4, 0, 2, 4],
];
const START_WIDTH = 4;

export const sizes = (state) =>
  state.scores
    ? { queries: state.scores.length, keys: state.scores[0].length }
    : { queries: state.q.length, keys: state.k.length };

/** A number as the grammar holds it: within bounds, at most six places, never -0. */
export function tidy(x) {
  const bounded = Math.min(Math.max(x, -MOST.number), MOST.number);
  return Number(bounded.toFixed(MOST.places)) + 0;
}

/** What is wrong with rows of at most `columns` numbers; "" where nothing is. */
function problemOf(name, rows, columns) {
  const widths = rows.map((row) => row.length);
  if (rows.length > MOST.rows) return `“${name}” has ${rows.length} rows; at most ${MOST.rows} can be shown`;
  if (new Set(widths).size > 1) return `the rows of “${name}” are not of one length: they have ${widths.join(", ")} numbers`;
  if (widths[0] > columns) return `“${name}” has ${widths[0]} numbers in a row; at most ${columns} can be shown`;
  const text = rows.flat().find((cell) => !NUMBER.test(cell));
  const far = rows.flat().find((cell) => Math.abs(Number(cell)) > MOST.number);
  if (text === undefined) return far === undefined ? "" : `“${far}” in “${name}” is too large: numbers end at ±${MOST.number}`;
  if (/^ *$/.test(text)) return `a number is missing in “${name}”`;
  const start = [...text].slice(0, QUOTED).join("");
  if (ANY_NUMBER.test(text)) return `“${start}” in “${name}” must be written with at most four digits and six decimals, such as -12.5`;
  return `“${start}” in “${name}” is not a number`;
}

class Reader {
  constructor(query) {
    this.problems = [];
    this.given = new Map();
    if (query.length > MOST.query) {
      this.problems.push("the link is too long");
      return;
    }
    const unknown = [];
    for (const [name, value] of new URLSearchParams(query)) {
      if (!NAMES.includes(name)) unknown.push(`“${name}” is no setting of the explorer`);
      else if (this.given.has(name)) unknown.push(`“${name}” is there twice`);
      else this.given.set(name, value);
    }
    this.unknown = unknown;
  }

  fail(text) {
    this.problems.push(text);
    return null;
  }

  rows(name, columns) {
    if (!this.given.has(name)) return null;
    const rows = this.given.get(name).split(";").map((row) => row.split(","));
    const problem = problemOf(name, rows, columns);
    return problem ? this.fail(problem) : rows.map((row) => row.map((cell) => tidy(Number(cell))));
  }

  whole(name, low, high, otherwise) {
    if (!this.given.has(name)) return otherwise;
    const text = this.given.get(name);
    if (WHOLE.test(text) && low <= Number(text) && Number(text) <= high) return Number(text);
    this.fail(`“${name}” must be a whole number from ${low} to ${high}`);
    return otherwise;
  }

  number(name, low, high, otherwise) {
    if (!this.given.has(name)) return otherwise;
    const text = this.given.get(name);
    if (NUMBER.test(text) && low <= Number(text) && Number(text) <= high) return tidy(Number(text));
    this.fail(`“${name}” must be a number from ${low} to ${high}`);
    return otherwise;
  }

  operands(state) {
    const [s, q, k] = [this.rows("s", MOST.columns), this.rows("q", MOST.width), this.rows("k", MOST.width)];
    if (q && k && q[0].length === k[0].length) {
      if (this.given.has("s")) this.fail("“s” is not used beside “q” and “k”");
      if (this.given.has("d")) this.fail("“d” is not used beside “q” and “k”");
      return { ...state, q, k };
    }
    if (q && k) this.fail("“q” and “k” must have rows of one length");
    else if (this.given.has("q") !== this.given.has("k")) this.fail("“q” and “k” belong together");
    return { ...state, scores: s ?? START, width: this.whole("d", 1, 16384, s ? 1 : START_WIDTH), causal: !s };
  }

  keep({ queries, keys }) {
    if (!this.given.has("keep")) return null;
    const rows = this.given.get("keep").split(";");
    if (rows.length === queries && rows.every((row) => row.length === keys && /^[01]+$/.test(row)))
      return keepOrNull(rows.map((row) => [...row].map((cell) => cell === "1")));
    return this.fail(`“keep” must be ${queries} rows of ${keys} digits 0 or 1, such as 10;11`);
  }

  flags() {
    const found = [];
    for (const id of this.given.has("wrong") ? this.given.get("wrong").split(",") : []) {
      const other = found.find((each) => FLAG.get(each).field === FLAG.get(id)?.field);
      if (!FLAG.has(id)) this.fail(`“${id}” is no red flag of the explorer`);
      else if (other) this.fail(`“${other}” and “${id}” cannot both be on`);
      else found.push(id);
    }
    return found;
  }

  precision() {
    const text = this.given.get("precision") ?? "float64";
    if (PRECISIONS.includes(text)) return text;
    this.fail(`“precision” must be one of ${PRECISIONS.join(", ")}`);
    return "float64";
  }
}

/** `{state, problems}`: problems are sentences without a full stop, in the order of the grammar. */
export function readState(query) {
  const reader = new Reader(query.replace(/^\?/, ""));
  let state = reader.operands({ ...DEFAULTS });
  const { queries, keys } = sizes(state);
  state = {
    ...state,
    keep: reader.keep({ queries, keys }),
    temperature: reader.number("t", 0.01, 100, 1),
    causal: reader.whole("causal", 0, 1, Number(state.causal)) === 1,
    window: reader.whole("window", 1, MOST.columns, null),
    length: reader.whole("length", 0, keys, null),
    slope: reader.number("alibi", -10, 10, null),
    cap: reader.number("cap", 0.1, 1000, null),
    precision: reader.precision(),
    flags: reader.flags(),
    row: reader.whole("row", 0, queries - 1, 0),
    tile: reader.whole("tile", 1, MOST.columns, 2),
    step: reader.whole("step", 0, MOST.columns, 0),
  };
  return { state: settled(state), problems: [...reader.problems, ...(reader.unknown ?? [])] };
}

export const keepOrNull = (keep) => (keep.every((row) => row.every(Boolean)) ? null : keep);

export const tiles = (state) => Math.ceil(sizes(state).keys / Math.min(state.tile, sizes(state).keys));

/** The same state with everything inside the bounds that its own sizes set. */
export function settled(state) {
  const { queries, keys } = sizes(state);
  const found = { ...state, row: Math.min(state.row, queries - 1), tile: Math.min(state.tile, keys) };
  if (found.length !== null) found.length = Math.min(found.length, keys);
  found.step = Math.min(found.step, tiles(found));
  return found;
}

const rowsText = (rows) => rows.map((row) => row.join(",")).join(";");

/** The query of a link to this state, without what is as it is by default; readState gives the state back. */
export function writeState(state) {
  const { keys } = sizes(state);
  const parts = state.scores ? [["s", rowsText(state.scores)]] : [["q", rowsText(state.q)], ["k", rowsText(state.k)]];
  const add = (name, value, left) => value !== left && value !== null && parts.push([name, String(value)]);
  if (state.keep) add("keep", state.keep.map((row) => row.map(Number).join("")).join(";"));
  if (state.scores) add("d", state.width, 1);
  add("t", state.temperature, 1);
  add("causal", Number(state.causal), 0);
  add("window", state.window, null);
  add("length", state.length, null);
  add("alibi", state.slope, null);
  add("cap", state.cap, null);
  add("precision", state.precision, "float64");
  if (state.flags.length) add("wrong", state.flags.join(","));
  add("row", state.row, 0);
  add("tile", state.tile, Math.min(2, keys));
  add("step", state.step, 0);
  return parts.map(([name, value]) => `${name}=${value}`).join("&");
}

/** Whether the scores are those of the default example, and whether all of the state is. */
export function likeStart(state) {
  const start = readState("").state;
  return {
    scores: Boolean(state.scores) && rowsText(state.scores) === rowsText(start.scores),
    all: writeState(state) === writeState(start),
  };
}
