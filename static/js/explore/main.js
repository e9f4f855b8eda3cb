// The explorer: a state, which the address carries; everything on the page is drawn from it.
import { evaluate } from "./attention.js";
import { drawControls, markIdle, mindControls } from "./controls.js";
import { mindNumbers } from "./drag.js";
import { withCell, withToggled } from "./edits.js";
import { clearNotes } from "./notes.js";
import { likeStart, readState, settled, tiles, writeState } from "./state.js";
import { drawStages } from "./stages.js";
import { drawStepper } from "./stepper.js";
import { drawBars } from "./tables.js";
import { summary } from "./summary.js";

const QUIET = 300; // milliseconds after the last change until the address and the spoken sentence follow
const find = (id) => document.getElementById(id);
const root = find("explorer");
let state = readState(location.search).state;
let waiting = 0;
let touched = null; // the row that was changed last: its bar stays in sight, below that of the row the sentence names
let named = 0;
let opened = ""; // the query that was opened: what to start over from

function drawRowsNow(weights) {
  const last = weights.length - 1;
  const shown = touched === null || touched === named ? [named] : [named, touched];
  drawBars(find("row-now"), shown.map((i) => weights[Math.min(i, last)]), shown.map((i) => Math.min(i, last)));
}

function drawSummary(text, wrong) {
  const holder = find("summary");
  holder.classList.toggle("wrong", wrong);
  if (holder.textContent !== text) holder.textContent = text;
}

function drawLinks() {
  const query = writeState(state);
  find("link").href = `?${query}`;
  find("note").hidden = true;
  for (const link of root.querySelectorAll(".explore-examples a")) {
    const here = writeState(readState(link.search).state) === query;
    link.toggleAttribute("aria-current", here);
    if (!here) continue;
    link.setAttribute("aria-current", "true");
    find("note").textContent = link.dataset.note;
    find("note").hidden = false;
  }
}

/** The sentence with the bar of its row, and places to stop for the keyboard where a table is wider than its card. */
function finish({ text, wrong, row }, weights) {
  drawSummary(text, wrong);
  named = row;
  drawRowsNow(weights);
  for (const part of root.querySelectorAll(".explore-table, .explore-strip"))
    if (part.toggleAttribute("tabindex", part.scrollWidth > part.clientWidth)) part.setAttribute("tabindex", "0");
}

/** Draws all of a state and says what there is to see. */
function render() {
  const result = evaluate(state);
  const right = state.flags.length ? evaluate({ ...state, flags: [] }) : result;
  drawStages(state, result, right);
  drawRowsNow(result.weights);
  drawControls(state, root);
  drawStepper(state, result);
  drawLinks();
  const found = summary(state, result, right);
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    finish(found, result.weights);
    markIdle(state, root);
    history.replaceState(null, "", `?${writeState(state)}`);
  }, QUIET);
  return () => finish(found, result.weights);
}

function change(next) {
  if (next === state) return;
  state = settled(next);
  find("trouble").hidden = true;
  render();
}

function complain(problems) {
  const holder = find("trouble");
  holder.hidden = !problems.length;
  const list = document.createElement("ul");
  for (const problem of problems) {
    const line = document.createElement("li");
    line.textContent = `${problem[0].toUpperCase()}${problem.slice(1)}.`;
    list.append(line);
  }
  const { scores, all } = likeStart(state);
  const rest = scores ? "the rest of it is shown, with the scores of the default example" : "the rest of it is shown";
  const lead = all ? "This link could not be read; the default example is shown." : `A part of this link could not be read; ${rest}.`;
  holder.replaceChildren(lead, list);
}

/** Shows what a query says, at once, and returns what of it could not be read. */
export function show(query) {
  const { state: read, problems } = readState(query);
  state = read;
  touched = null;
  opened = writeState(state);
  clearNotes(root);
  complain(problems);
  render()();
  return problems;
}

export const currentQuery = () => writeState(state);

const placeOf = (inner) => [inner.closest("[data-table]").dataset.table, Number(inner.dataset.i), Number(inner.dataset.j)];
const tableOf = (name) => (name === "raw" ? "scores" : name);

mindNumbers(root, {
  value(input) {
    const [table, i, j] = placeOf(input);
    return state[tableOf(table)][i][j];
  },
  change(input, value, { typed = false } = {}) {
    const [table, i, j] = placeOf(input);
    if (table !== "k") touched = i;
    change(withCell(state, tableOf(table), i, j, value));
    if (!typed) input.value = String(state[tableOf(table)][i][j]);
  },
});
mindControls(root, { state: () => state, change });

root.addEventListener("click", (event) => {
  const cell = event.target.closest(".matrix.toggle button");
  const example = event.target.closest(".explore-examples a");
  if (cell) touched = Number(cell.dataset.i);
  if (cell) change(withToggled(state, ...placeOf(cell).slice(1)));
  if (!example || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  clearTimeout(waiting);
  history.pushState(null, "", example.search);
  show(example.search);
});
// Back to what was opened; and where that is what is shown, to the default example.
find("start-over").addEventListener("click", () => {
  const query = writeState(state) === opened ? "" : `?${opened}`;
  clearTimeout(waiting);
  history.pushState(null, "", query || location.pathname);
  show(query);
  openGroups();
});
find("flags-off").addEventListener("click", () => {
  clearNotes(root);
  change({ ...state, flags: [] });
});
find("fold").addEventListener("click", () => {
  const folded = document.querySelector(".explore-status").classList.toggle("folded");
  find("fold").setAttribute("aria-expanded", String(!folded));
});
find("show-all").addEventListener("click", () => change({ ...state, keep: null }));
find("back").addEventListener("click", () => change({ ...state, step: Math.max(state.step - 1, 0) }));
find("next").addEventListener("click", () => change({ ...state, step: Math.min(state.step + 1, tiles(state)) }));
find("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(new URL(find("link").href, location.href).href);
    find("copy").textContent = "Copied";
  } catch {
    find("link").focus(); // the browser does not let pages copy; the link itself can be
    find("copy").textContent = "Copy it from the address bar";
  }
  setTimeout(() => (find("copy").textContent = "Copy the link"), 2000);
});
// Where there is room all switches are in sight; on a phone a group opens when asked, or when one of it is on.
const roomy = matchMedia("(min-width: 44rem)");
const openGroups = () => {
  for (const group of root.querySelectorAll(".flag-groups details"))
    group.open = roomy.matches || group.querySelector(":checked") !== null;
};
roomy.addEventListener("change", openGroups);
window.addEventListener("popstate", () => show(location.search));

find("without-script").hidden = true;
root.hidden = false;
show(location.search);
openGroups();
