// The online softmax of one row, tile by tile.
import { walk } from "./online.js";
import { tiles } from "./state.js";
import { draw, element } from "./tables.js";
import { OFF, same, share, short, stateOfSum } from "./words.js";

const find = (id) => document.getElementById(id);
const total = (weights) => weights.reduce((sum, w) => sum + w, 0);
const isEmpty = (row) => row.every((s) => s === -Infinity);

function drawStrip(state, { row, steps, read, weights, whole }) {
  const now = read.length - 1;
  const last = read.at(-1);
  const tileOf = (j) => Math.floor(j / state.tile);
  const marks = (j) => [
    ...(j % state.tile === 0 && j > 0 ? ["tile-start"] : []),
    ...(tileOf(j) === now ? ["now"] : []),
    ...(tileOf(j) > now ? ["unread"] : []),
  ];
  const top = Math.max(1, ...row.map(Math.abs).filter(Number.isFinite));
  const shifted = last && last.max === -Infinity ? 0 : last?.max;
  const exps = row.map((s, j) => (tileOf(j) <= now ? Math.exp(s - shifted) : undefined));
  const rows = ["s", "exp"];
  const cells = [
    row.map((value, j) => ({ value, share: value / top, marks: marks(j) })),
    exps.map((value, j) => ({ value, share: value ?? 0, marks: marks(j) })),
  ];
  const edges = [];
  if (read.length === steps.length) {
    const wrong = (w, j) => (same(w, whole[j], state.precision) ? [] : ["wrong"]);
    const sum = total(weights);
    rows.push("w");
    cells.push(weights.map((value, j) => ({ value, share: value, marks: wrong(value, j) })));
    edges.push({ name: "sum", cells: [{}, {}, { value: sum, mark: isEmpty(row) ? "" : stateOfSum(sum, row.length, state.precision) }] });
  }
  draw("strip", {
    caption: `The scores of query ${state.row}, exp(s − m), m the largest so far, and at the end the weights`,
    rows,
    columns: row.map((_, j) => `k${j}`),
    cells,
    edges,
  });
}

function drawSteps(state, { read, rightSteps }) {
  const holder = document.querySelector("[data-table=steps]");
  const table = element("table", { class: "steps" });
  table.append(element("caption", { class: "visually-hidden" }, "The state after each tile that was read"));
  const head = table.createTHead().insertRow();
  const columns = ["Tile", "Its largest", "m", "Rescale by", "Its sum", "Running sum"];
  for (const name of columns) head.append(element("th", { scope: "col" }, name));
  const body = table.createTBody();
  for (const [n, step] of read.entries()) {
    const line = body.insertRow();
    line.className = n === read.length - 1 ? "now" : "";
    const keys = step.end - step.start > 1 ? `k${step.start}–k${step.end - 1}` : `k${step.start}`;
    line.append(element("th", { scope: "row" }, keys));
    for (const name of ["tileMax", "max", "factor", "tileSum", "sum"]) {
      const cell = line.insertCell();
      cell.textContent = short(step[name]);
      cell.dataset.value = String(step[name]);
      const wanted = rightSteps[n][name];
      if (same(step[name], wanted, state.precision)) continue;
      cell.className = "wrong";
      cell.title = `without the red flag: ${short(wanted)}`;
    }
  }
  holder.replaceChildren(table);
  holder.hidden = !read.length;
}

/** `{text, wrong}`: where the reading stands, and what came of it. */
function said(state, { row, steps, rightSteps, read, weights, whole }) {
  const count = `${steps.length} tile${steps.length === 1 ? "" : "s"}`;
  if (!read.length) return { text: `Nothing read yet: m = −∞, the sum is 0. The row has ${count}.`, wrong: false };
  const last = read.at(-1);
  if (read.length < steps.length) {
    const { factor, max } = last;
    const grew = read.length > 1 && factor < 1 ? ` The maximum rose to ${short(max)}, so the sum before shrank to ${share(factor)} of itself.` : "";
    return { text: `${read.length} of ${steps.length} tiles read.${grew}`, wrong: false };
  }
  const start = steps.length < rightSteps.length ? "The last tile is left out" : "All tiles read";
  if (isEmpty(row)) return { text: `${start}: this row sees no key. The sum is 0, and the weights are 0.`, wrong: false };
  if (weights.some(Number.isNaN)) return { text: `${start}: the sum is ${short(last.sum)}, so the weights are NaN.`, wrong: true };
  const found = `${start}: m = ${short(last.max)}, the sum is ${short(last.sum)}. exp(s − m) over the sum gives ${weights.map(short).join(", ")}`;
  if (weights.every((w, j) => same(w, whole[j], state.precision)))
    return { text: `${found}: the same weights as the whole softmax.`, wrong: false };
  const sum = total(weights);
  const sums = stateOfSum(sum, row.length, state.precision) === OFF ? `. They sum to ${share(sum)}, not to 1` : "";
  const distance = Math.max(...weights.map((w, j) => Math.abs(w - whole[j])));
  return { text: `${found}${sums}: off from the whole softmax by up to ${share(distance)}.`, wrong: true };
}

export function drawStepper(state, result) {
  const shown = walk(state, result);
  const fill = (select, options, value) => {
    if (select.options.length !== options.length) select.replaceChildren(...options);
    select.value = String(value);
  };
  const root = document.querySelector(".explore-online");
  fill(root.querySelector("[name=row]"), result.masked.map((_, i) => element("option", { value: i }, `query ${i}`)), state.row);
  fill(root.querySelector("[name=tile]"), shown.row.map((_, j) => element("option", { value: j + 1 }, String(j + 1))), state.tile);
  drawStrip(state, shown);
  drawSteps(state, shown);
  find("back").disabled = state.step === 0;
  find("next").disabled = state.step >= tiles(state);
  const { text, wrong } = said(state, shown);
  const holder = find("online-said");
  holder.textContent = text;
  holder.classList.toggle("wrong", wrong);
}
