// The controls beside the stages: their values are written from the state, and what people do becomes a change of it.
import { evaluate } from "./attention.js";
import { withFlag, withKind, withSizes, withWidth } from "./edits.js";
import { FLAGS, STREAMING } from "./flags.js";
import { noteFor, say } from "./notes.js";
import { onlineSteps } from "./online.js";
import { MOST, sizes, tidy } from "./state.js";
import { same } from "./words.js";

const find = (id) => document.getElementById(id);

const BOUNDS = {
  queries: [1, MOST.rows],
  keys: [1, MOST.columns],
  width: [1, 16384],
  window: [1, MOST.columns],
  length: [0, MOST.columns],
  temperature: [0.01, 100],
  cap: [0.1, 1000],
  slope: [-10, 10],
};
const WHOLE = new Set(["queries", "keys", "width", "window", "length"]);
const OPTIONAL = new Set(["window", "length", "cap", "slope"]); // empty means none
const NAMES = {
  queries: "queries",
  keys: "keys",
  width: "d",
  window: "the window",
  length: "the padding",
  temperature: "the temperature",
  cap: "the soft-cap",
  slope: "the slope",
};

function boundsOf(name, state) {
  if (name === "width" && !state.scores) return [1, MOST.width];
  return name === "length" ? [0, sizes(state).keys] : BOUNDS[name];
}

/** The number in a field; undefined where it holds none that can be used. */
function read(input, state) {
  const text = input.value.trim();
  if (text === "" && !input.validity.badInput) return OPTIONAL.has(input.name) ? null : undefined;
  const [low, high] = boundsOf(input.name, state);
  const number = input.valueAsNumber;
  if (!Number.isFinite(number) || number < low || number > high) return undefined;
  return WHOLE.has(input.name) ? (Number.isInteger(number) ? number : undefined) : tidy(number);
}

function whyNot(input, state) {
  const [low, high] = boundsOf(input.name, state);
  const kind = WHOLE.has(input.name) ? "a whole number" : "a number";
  const used = written(state)[input.name];
  const typed = Number.isFinite(input.valueAsNumber) ? `${input.valueAsNumber} is not used` : "No number to use";
  const rule = `${NAMES[input.name]} must be ${kind} from ${low} to ${high}${OPTIONAL.has(input.name) ? ", or empty" : ""}`;
  return `${typed}: ${rule}. ${used === null ? "It stays empty" : `${used} stays`}.`.replace(/-(?=[0-9])/g, "−");
}

const CHANGES = {
  queries: (state, value) => withSizes(state, value, sizes(state).keys),
  keys: (state, value) => withSizes(state, sizes(state).queries, value),
  width: withWidth,
};

function changed(state, input) {
  switch (input.name) {
    case "kind":
      return withKind(state, input.value);
    case "causal":
      return { ...state, causal: input.checked };
    case "stable":
      return withFlag(state, "no-max-subtraction", !input.checked);
    case "flag":
      return withFlag(state, input.value, input.checked);
    case "precision":
      return { ...state, precision: input.value };
    case "row":
    case "tile":
      return { ...state, [input.name]: Number(input.value), step: 0 };
    default: {
      const value = read(input, state);
      const note = noteFor(input, input.closest("label"), input.name);
      if (value === undefined) {
        say(input, note, whyNot(input, state), { refused: true });
        return state;
      }
      const rounded = value !== null && value !== input.valueAsNumber;
      say(input, note, rounded ? `Rounded to six decimals: ${value} is used.` : "");
      return CHANGES[input.name]?.(state, value) ?? { ...state, [input.name]: value };
    }
  }
}

/** Of red flags that edit the same step only one can be on: says which one another has put out. */
function tellOfExcluded(root, input, before, after) {
  for (const each of root.querySelectorAll(".group-said")) each.textContent = "";
  const own = input.name === "stable" ? "no-max-subtraction" : input.value;
  const out = before.flags.find((id) => id !== own && !after.flags.includes(id));
  if (!out) return;
  const label = root.querySelector(`[name=flag][value=${out}] + span`)?.textContent;
  const said = label ? `“${label}” is off now` : "The row maximum is subtracted again"; // its switch stands beside the softmax
  const holder = input.closest("section, fieldset, [role=group]").querySelector(".group-said");
  holder.textContent = `${said}: these two change the same step, so only one can be on.`;
}

export function mindControls(root, { state, change }) {
  const isControl = (target) => target.name && !target.closest(".matrix");
  for (const input of root.querySelectorAll(".explore-controls input[type=number]")) noteFor(input, input.closest("label"), input.name);
  root.addEventListener("input", (event) => {
    if (!isControl(event.target)) return;
    const before = state();
    change(changed(before, event.target));
    if (event.target.name === "flag" || event.target.name === "stable") tellOfExcluded(root, event.target, before, state());
    if (before.length === state().length || event.target.name !== "keys") return;
    const field = root.querySelector("[name=length]");
    say(field, noteFor(field, field.closest("label"), "length"), `${before.length} is more than there are keys: now ${state().length}.`);
  });
  root.addEventListener("focusout", (event) => {
    if (!isControl(event.target) || !event.target.hasAttribute("aria-invalid")) return;
    event.target.removeAttribute("aria-invalid");
    event.target.value = written(state())[event.target.name] ?? "";
  });
}

/** What stands in the fields. */
function written(state) {
  const { queries, keys } = sizes(state);
  const width = state.scores ? state.width : state.q[0].length;
  const { temperature, cap, slope, window, length, precision } = state;
  return { queries, keys, width, temperature, cap, slope, window, length, precision };
}

export function drawControls(state, root) {
  for (const [name, value] of Object.entries(written(state))) {
    const input = root.querySelector(`.explore-controls [name=${name}]`);
    if (document.activeElement !== input) input.value = value === null ? "" : String(value);
  }
  root.querySelector("[name=width]").max = state.scores ? 16384 : MOST.width;
  find("width-of").textContent = state.scores ? "Divide by √d, d =" : "Width d of a vector";
  root.querySelector("[name=causal]").checked = state.causal;
  root.querySelector("[name=stable]").checked = !state.flags.includes("no-max-subtraction");
  for (const radio of root.querySelectorAll("[name=kind]"))
    radio.checked = (radio.value === "scores") === Boolean(state.scores);
  for (const input of root.querySelectorAll("[name=flag]")) input.checked = state.flags.includes(input.value);
  for (const group of root.querySelectorAll(".flag-groups details")) {
    const on = group.querySelectorAll(":checked").length;
    group.querySelector(".count").textContent = on ? `${on} on` : "";
  }
  find("flags-off").disabled = !state.flags.length;
}

/** Whether a red flag, alone, would give other numbers in this example. */
function shows(flag, state, right) {
  const alone = evaluate({ ...state, flags: [flag.id] });
  if (!STREAMING.has(flag.field))
    return alone.weights.some((row, i) => row.some((w, j) => !same(w, right.weights[i][j], state.precision)));
  const [a, b] = [alone, right].map((each) => onlineSteps(each.masked[state.row], state.tile, each.formula, state.precision).at(-1));
  return !same(a.max, b.max, state.precision) || !same(a.sum, b.sum, state.precision);
}

/** Marks the red flags that change nothing here: one evaluation for each, so not with every step of a drag. */
export function markIdle(state, root) {
  const right = evaluate({ ...state, flags: [] });
  for (const flag of FLAGS) {
    const input = root.querySelector(`[name=flag][value=${flag.id}]`);
    if (!input) continue;
    const idle = !shows(flag, state, right);
    input.closest(".switch").classList.toggle("idle", idle);
    input.title = idle ? "would change nothing in this example" : "";
  }
}
