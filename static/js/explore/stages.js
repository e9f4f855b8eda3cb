// The four stages on the page, drawn from a state and what it gives.
import { formulaOf, visibleKeys } from "./attention.js";
import { sizes } from "./state.js";
import { draw, drawBars } from "./tables.js";
import { howExponentiated, howScaled, howWeighed, ROUNDED, same, stateOfSum } from "./words.js";

const find = (id) => document.getElementById(id);
const names = (letter, count) => Array.from({ length: count }, (_, i) => `${letter}${i}`);

const largest = (rows) => Math.max(1, ...rows.flat().map(Math.abs).filter(Number.isFinite));

/** Cells of a matrix whose colours are shares of its largest number; hidden keys are hatched. */
function cells(rows, { keep = null, top = largest(rows), also = () => ({}) } = {}) {
  return rows.map((row, i) =>
    row.map((value, j) => {
      const more = also(i, j, value);
      const marks = [...(keep && !keep[i][j] ? ["hidden-key"] : []), ...(more.marks ?? [])];
      return { value, share: value / top, ...more, marks };
    }),
  );
}

function drawOperands(state, result, { queries, keys }) {
  const vectors = !state.scores;
  for (const part of document.querySelectorAll("[data-only=vectors]")) part.hidden = !vectors;
  const rows = names("q", queries);
  const columns = names("k", keys);
  if (vectors) {
    const parts = names("", state.q[0].length);
    const one = (letter, word, count) =>
      draw(letter, {
        kind: "number",
        caption: `The ${word} vectors; each row is one`,
        rows: names(letter, count),
        columns: parts,
        cells: cells(state[letter]),
        label: (i, j) => `${word} ${i}, number ${j}`,
      });
    one("q", "query", queries);
    one("k", "key", keys);
  }
  draw("raw", {
    kind: vectors ? "text" : "number",
    caption: "The products q · k; rows are queries, columns keys",
    rows,
    columns,
    cells: cells(result.raw),
    label: (i, j) => `score of query ${i}, key ${j}`,
  });
}

function drawScaled(state, result, { queries, keys }) {
  const width = state.scores ? state.width : state.q[0].length;
  const how = howScaled(state, result.formula, width);
  find("scaled").hidden = !how;
  find("scaled-how").textContent = how;
  if (!how) return;
  draw("scores", {
    caption: "The scores after scale, temperature, cap and ALiBi",
    rows: names("q", queries),
    columns: names("k", keys),
    cells: cells(result.scores),
  });
}

function drawMask(state, result, { queries, keys }) {
  const rules = visibleKeys(formulaOf({ ...state, flags: [] }), { ...state, keep: null }, queries, keys);
  const also = (i, j) => ({
    pressed: Boolean(state.keep && !state.keep[i][j]),
    disabled: Boolean(rules && !rules[i][j]),
  });
  const seen = (i, j) => !result.keep || result.keep[i][j];
  draw("masked", {
    kind: "toggle",
    caption: "Which key each query sees, and the score that the softmax gets",
    rows: names("q", queries),
    columns: names("k", keys),
    cells: cells(result.masked, { keep: result.keep, also }),
    label: (i, j) => `Hide key ${j} from query ${i}; now ${seen(i, j) ? "seen" : "hidden"}`,
  });
  find("show-all").hidden = !state.keep;
}

function drawSoftmax(result, { queries, keys }) {
  const { power, shift, what } = howExponentiated(result.formula);
  const how = find("softmax-how");
  const exponent = document.createElement("sup");
  exponent.textContent = shift;
  how.replaceChildren(power, exponent, `${what}; and the sum.`);
  const { axis } = result.formula;
  const listed = (values, count) => Array.from({ length: count }, (_, i) => ({ value: values[i] }));
  const shifts = result.shifts ? [{ name: "m", values: result.shifts }] : [];
  const lines = [...shifts, { name: "sum", values: result.sums }];
  draw("exps", {
    caption: "The exponentials of the scores, with what was subtracted and their sum",
    rows: names("q", queries),
    columns: names("k", keys),
    cells: cells(result.exps, { keep: result.keep }),
    edges: axis === "keys" ? lines.map(({ name, values }) => ({ name, cells: listed(values, queries) })) : [],
    feet: axis === "keys" ? [] : lines.map(({ name, values }) => ({ name, cells: listed(values, axis === "queries" ? keys : 1) })),
  });
}

function weightsTable(name, caption, state, result, wanted) {
  const { queries, keys } = sizes(state);
  const mark = (sum) => {
    const how = stateOfSum(sum, keys, state.precision);
    return how === ROUNDED ? { value: sum, mark: how, text: sum.toFixed(3) } : { value: sum, mark: how };
  };
  const emptyAsTheyShould = (i) => result.formula.emptyRow === "zero" && result.masked[i].every((s) => s === -Infinity);
  const also = (i, j, w) => ({ marks: wanted && !same(w, wanted[i][j], state.precision) ? ["wrong"] : [] });
  draw(name, {
    caption,
    rows: names("q", queries),
    columns: names("k", keys),
    cells: cells(result.weights, { keep: result.keep, top: 1, also }),
    edges: [
      {
        name: "sum",
        cells: result.rowSums.map((sum, i) => (sum === 0 && emptyAsTheyShould(i) ? { value: sum } : mark(sum))),
      },
    ],
    feet: result.formula.axis === "queries" ? [{ name: "sum", cells: result.columnSums.map((value) => ({ value })) }] : [],
  });
}

function drawWeights(state, result, right) {
  const wrong = state.flags.length > 0;
  const width = state.scores ? state.width : state.q[0].length;
  find("weights-how").textContent = howWeighed(state, result.formula, result.keep, width);
  weightsTable("weights", "The weights, and what each row sums to", state, result, wrong ? right.weights : null);
  find("one-key").hidden = !drawBars(find("bars"), result.weights);
  const differs = result.weights.some((row, i) => row.some((w, j) => !same(w, right.weights[i][j], state.precision)));
  find("right").hidden = !differs;
  if (differs) weightsTable("right", "The right weights", { ...state, flags: [] }, right, null);
}

/** `right` is what the same state gives without its red flags. */
export function drawStages(state, result, right) {
  const size = sizes(state);
  document.querySelector(".stages").classList.toggle("many-keys", size.keys > 4);
  drawOperands(state, result, size);
  drawScaled(state, result, size);
  drawMask(state, result, size);
  drawSoftmax(result, size);
  drawWeights(state, result, right);
}
