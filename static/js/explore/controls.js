// The controls beside the stages: their values are written from the state, and what people do becomes a change of it.
import { evaluate } from "./attention.js";
import { withFlag, withKind, withSizes, withWidth } from "./edits.js";
import { FLAGS, STREAMING } from "./flags.js";
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

/** The number in a field; undefined where it holds none that can be used. */
function read(input) {
  const text = input.value.trim();
  if (text === "" && !input.validity.badInput) return OPTIONAL.has(input.name) ? null : undefined;
  const [low, high] = BOUNDS[input.name];
  const number = input.valueAsNumber;
  if (!Number.isFinite(number) || number < low || number > high) return undefined;
  return WHOLE.has(input.name) ? (Number.isInteger(number) ? number : undefined) : tidy(number);
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
      const value = read(input);
      input.removeAttribute("aria-invalid");
      if (value === undefined) {
        input.setAttribute("aria-invalid", "true");
        return state;
      }
      return CHANGES[input.name]?.(state, value) ?? { ...state, [input.name]: value };
    }
  }
}

export function mindControls(root, { state, change }) {
  const isControl = (target) => target.name && !target.closest(".matrix");
  root.addEventListener("input", (event) => {
    if (isControl(event.target)) change(changed(state(), event.target));
  });
  root.addEventListener("focusout", (event) => {
    if (!isControl(event.target) || !event.target.hasAttribute("aria-invalid")) return;
    event.target.removeAttribute("aria-invalid");
    event.target.value = written(state())[event.target.name] ?? "";
  });
}

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
    input.title = idle ? "changes nothing in this example" : "";
  }
}
