// Matrices as tables. A table is built when its shape changes, and otherwise only its numbers are written anew, so that
// a cell that is being typed into keeps its focus.
import { brief, short } from "./words.js";

export function element(name, attributes = {}, text = "") {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text) made.textContent = text;
  return made;
}

const MAKERS = {
  // The input holds the number as it is, and is seen while it has the focus; over it lies what fits the cell.
  number: (cell) => {
    const shown = element("span", { class: "shown", "aria-hidden": "true" });
    shown.append(element("span", { class: "whole" }), element("span", { class: "brief" }));
    cell.append(element("input", { type: "number", step: "any", autocomplete: "off" }), shown);
  },
  toggle: (cell) => cell.append(element("button", { type: "button" })),
  text: () => {},
};

function build(holder, spec) {
  const dense = spec.columns.length > 6 ? " dense" : "";
  const table = element("table", { class: `matrix ${spec.kind}${dense}` });
  table.append(element("caption", { class: "visually-hidden" }, spec.caption));
  const head = table.createTHead().insertRow();
  head.append(element("td"));
  for (const name of spec.columns) head.append(element("th", { scope: "col" }, name));
  for (const { name } of spec.edges) head.append(element("th", { scope: "col", class: "edge-name" }, name));
  const body = table.createTBody();
  spec.cells.forEach((row, i) => {
    const line = body.insertRow();
    line.append(element("th", { scope: "row" }, spec.rows[i]));
    row.forEach((_, j) => {
      const cell = line.insertCell();
      cell.className = "cell";
      MAKERS[spec.kind](cell);
      if (cell.firstChild) Object.assign(cell.firstChild.dataset, { i, j });
    });
    for (const _ of spec.edges) line.insertCell().className = "edge";
  });
  for (const foot of spec.feet) {
    const line = (table.tFoot ?? table.createTFoot()).insertRow();
    line.append(element("th", { scope: "row" }, foot.name));
    for (const _ of foot.cells) line.insertCell().className = "edge";
    for (const _ of spec.edges) line.insertCell();
  }
  holder.replaceChildren(table);
}

/** Colour says how large a number is, and its sign; what has no number of its own is left blank. */
function paint(cell, { value, share = 0, marks = [] }) {
  cell.className = ["cell", ...marks, value < 0 ? "negative" : ""].filter(Boolean).join(" ");
  cell.style.setProperty("--share", Number.isFinite(share) ? Math.min(Math.abs(share), 1).toFixed(3) : "0");
  cell.dataset.value = String(value ?? "");
}

const [WHOLE, BRIEF] = [8, 5]; // characters of a typed number, in a wide cell and in a narrow one

function write(cell, found, spec, i, j) {
  paint(cell, found);
  const inner = cell.firstElementChild;
  if (spec.kind === "number") {
    inner.setAttribute("aria-label", spec.label(i, j));
    inner.title = String(found.value);
    const [whole, cut] = inner.nextElementSibling.children;
    whole.textContent = brief(found.value, WHOLE);
    cut.textContent = brief(found.value, BRIEF);
    cell.style.setProperty("--chars", String(whole.textContent.length));
    if (document.activeElement !== inner || found.force) inner.value = String(found.value);
    return;
  }
  const text = found.value === undefined ? "" : short(found.value);
  if (spec.kind === "text") {
    cell.textContent = text;
    cell.title = text === "" ? "" : String(found.value);
    return;
  }
  inner.textContent = text;
  inner.title = text === "" ? "" : String(found.value);
  inner.disabled = Boolean(found.disabled);
  inner.setAttribute("aria-pressed", String(Boolean(found.pressed)));
  inner.setAttribute("aria-label", spec.label(i, j));
}

function writeEdge(cell, { value, mark = "", text = short(value ?? 0) }) {
  cell.className = `edge ${mark}`.trim();
  cell.dataset.value = String(value ?? "");
  cell.textContent = value === undefined ? "" : text;
  cell.title = value === undefined ? "" : String(value);
}

/**
 * `cells` are rows of `{value, share, marks, disabled, pressed, force}`, `edges` columns `{name, cells}` at the right,
 * `feet` rows `{name, cells}` below; `kind` is text, number or toggle; `label(i, j)` names a cell that can be operated.
 */
export function draw(name, { kind = "text", edges = [], feet = [], ...rest }) {
  const spec = { kind, edges, feet, ...rest };
  const holder = document.querySelector(`[data-table="${name}"]`);
  const shape = JSON.stringify([kind, spec.rows, spec.columns, edges.map((e) => e.name), feet.map((f) => f.name), spec.caption]);
  if (holder.dataset.shape !== shape) {
    build(holder, spec);
    holder.dataset.shape = shape;
  }
  const table = holder.firstElementChild;
  spec.cells.forEach((row, i) => {
    const line = table.tBodies[0].rows[i];
    row.forEach((found, j) => write(line.cells[j + 1], found, spec, i, j));
    edges.forEach((edge, e) => writeEdge(line.cells[row.length + 1 + e], edge.cells[i]));
  });
  feet.forEach((foot, f) => foot.cells.forEach((found, j) => writeEdge(table.tFoot.rows[f].cells[j + 1], found)));
}

const SVG = "http://www.w3.org/2000/svg";

function rectangle(kind, x, width) {
  const made = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ class: kind, x, y: 0, width, height: 4 })) made.setAttribute(key, value);
  return made;
}

/** Rows of weights, each as a bar cut into shares; what is missing to one stays empty. `names` are their queries.
 * Returns whether one is longer than 1, so that a line marks where 1 is. */
export function drawBars(holder, rows, names = rows.map((_, i) => i)) {
  const sums = rows.map((row) => row.reduce((sum, w) => sum + Math.max(w, 0), 0));
  const longest = Math.max(1, ...sums.filter(Number.isFinite));
  const lines = rows.map((row, i) => {
    const line = element("div", { class: "bar" });
    const svg = document.createElementNS(SVG, "svg");
    for (const [key, value] of Object.entries({ class: "row-bar", viewBox: "0 0 100 4", preserveAspectRatio: "none" }))
      svg.setAttribute(key, value);
    svg.append(rectangle("track", 0, 100 / longest));
    let x = 0;
    for (const [j, w] of row.entries()) {
      const width = Number.isFinite(sums[i]) ? (100 * Math.max(w, 0)) / longest : 0;
      if (width > 0) svg.append(rectangle(j % 2 ? "share-2" : "share", x, Math.max(width - 0.3, 0.1)));
      x += width;
    }
    if (longest > 1) svg.append(rectangle("one", 100 / longest - 0.25, 0.5));
    line.append(element("span", {}, `q${names[i]}`), svg);
    return line;
  });
  holder.replaceChildren(...lines);
  return longest > 1;
}
