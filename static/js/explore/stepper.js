// The online softmax of one row, tile by tile.
import { onlineSteps, weightsAfter } from "./online.js";
import { formulaOf } from "./attention.js";
import { tiles } from "./state.js";
import { draw, element } from "./tables.js";
import { share, short } from "./words.js";

const find = (id) => document.getElementById(id);

/** What the stepper shows: the row that the softmax sees, its steps, and what the whole softmax makes of it. */
export function walk(state, result) {
  const row = result.masked[state.row];
  const steps = onlineSteps(row, state.tile, result.formula, state.precision);
  const right = formulaOf({ ...state, flags: [] });
  const whole = onlineSteps(row, row.length, right, state.precision).at(-1);
  const read = steps.slice(0, state.step);
  const last = read.at(-1) ?? null;
  return {
    row,
    steps,
    read,
    last,
    weights: last ? weightsAfter(row, last, state.precision) : [],
    whole: weightsAfter(row, whole, state.precision),
  };
}

function drawStrip(state, { row, read, last }) {
  const now = read.length - 1;
  const tileOf = (j) => Math.floor(j / state.tile);
  const marks = (j) => [
    ...(j % state.tile === 0 && j > 0 ? ["tile-start"] : []),
    ...(tileOf(j) === now ? ["now"] : []),
    ...(tileOf(j) > now ? ["unread"] : []),
  ];
  const top = Math.max(1, ...row.map(Math.abs).filter(Number.isFinite));
  const shifted = last && last.max === -Infinity ? 0 : last?.max;
  const exps = row.map((s, j) => (tileOf(j) <= now ? Math.exp(s - shifted) : undefined));
  draw("strip", {
    caption: `The scores of query ${state.row}, and exp(s − m), m the largest so far`,
    rows: ["s", "exp"],
    columns: row.map((_, j) => `k${j}`),
    cells: [
      row.map((value, j) => ({ value, share: value / top, marks: marks(j) })),
      exps.map((value, j) => ({ value, share: value ?? 0, marks: marks(j) })),
    ],
  });
}

function drawSteps({ read }) {
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
    }
  }
  holder.replaceChildren(table);
  holder.hidden = !read.length;
}

function said(state, { row, steps, read, last, weights, whole }) {
  if (!read.length) return `Nothing read yet: m = −∞, the sum is 0. The row has ${steps.length} tile${steps.length === 1 ? "" : "s"}.`;
  if (read.length < steps.length) {
    const { factor, max } = last;
    const grew = read.length > 1 && factor < 1 ? ` The maximum rose to ${short(max)}, so the sum before shrank to ${share(factor)} of itself.` : "";
    return `${read.length} of ${steps.length} tiles read.${grew}`;
  }
  const distance = Math.max(...weights.map((w, j) => Math.abs(w - whole[j])));
  if (Number.isNaN(distance)) return "All tiles read, and the weights are NaN.";
  if (row.every((s) => s === -Infinity)) return "All tiles read: this row sees no key. The sum is 0, and the weights are 0.";
  const same = distance <= 1e-12 ? "the same weights as the whole softmax" : `off from the whole softmax by up to ${share(distance)}`;
  return `All tiles read: m = ${short(last.max)}, the sum is ${short(last.sum)}. exp(s − m) over the sum gives ${weights.map(short).join(", ")}: ${same}.`;
}

export function drawStepper(state, result) {
  const shown = walk(state, result);
  const option = (value, text) => Object.assign(element("option", { value }, text), {});
  const fill = (select, options, value) => {
    if (select.options.length !== options.length) select.replaceChildren(...options);
    select.value = String(value);
  };
  const root = document.querySelector(".explore-online");
  fill(root.querySelector("[name=row]"), result.masked.map((_, i) => option(i, `query ${i}`)), state.row);
  fill(root.querySelector("[name=tile]"), shown.row.map((_, j) => option(j + 1, String(j + 1))), state.tile);
  drawStrip(state, shown);
  drawSteps(shown);
  const back = find("back");
  const next = find("next");
  back.disabled = state.step === 0;
  next.disabled = state.step >= tiles(state);
  find("online-said").textContent = said(state, shown);
}
