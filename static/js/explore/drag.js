// Cells that hold a number: typed, stepped with the keyboard, or dragged. Up and right make a number larger; a finger
// drags sideways, since up and down scroll the page.
import { noteFor, say } from "./notes.js";
import { MOST } from "./state.js";

const THRESHOLD = 4; // pixels until a press becomes a drag
const PIXELS = 4; // for one step

const STEPS = { ArrowUp: 0.5, ArrowDown: -0.5, PageUp: 5, PageDown: -5 };
const FINE = 0.2; // Shift makes a step of 0.5 one of 0.1

/** `change(input, value)` is told of every new number, `value(input)` gives the one there is. */
export function mindNumbers(root, { value, change }) {
  let drag = null;
  const cellOf = (target) => target.closest?.(".matrix.number .cell input");

  root.addEventListener("mousedown", (event) => {
    const input = cellOf(event.target);
    if (input && document.activeElement !== input) event.preventDefault(); // no selection of text; a click focuses below
  });
  root.addEventListener("pointerdown", (event) => {
    const input = cellOf(event.target);
    if (!input || event.button !== 0) return;
    drag = { input, id: event.pointerId, x: event.clientX, y: event.clientY, from: value(input), moved: false };
  });
  root.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const up = event.pointerType === "touch" ? 0 : drag.y - event.clientY;
    const far = event.clientX - drag.x + up;
    if (!drag.moved && Math.abs(far) < THRESHOLD) return;
    if (!drag.moved) drag.input.setPointerCapture(event.pointerId);
    drag.moved = true;
    const step = Math.abs(drag.from) >= 20 ? 1 : 0.1;
    change(drag.input, Math.round((drag.from + Math.round(far / PIXELS) * step) / step) * step);
  });
  root.addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.moved && document.activeElement !== drag.input) {
      drag.input.focus();
      drag.input.select();
    }
    drag = null;
  });
  root.addEventListener("pointercancel", () => (drag = null));

  root.addEventListener("keydown", (event) => {
    const input = cellOf(event.target);
    if (!input) return;
    if (event.key === "Enter") below(input)?.focus();
    if (!(event.key in STEPS) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(input, value(input) + STEPS[event.key] * (event.shiftKey ? FINE : 1));
  });
  root.addEventListener("input", (event) => {
    const input = cellOf(event.target);
    if (!input) return;
    const typed = input.valueAsNumber; // NaN for what is empty or no number
    if (Number.isFinite(typed)) change(input, typed, { typed: true });
    const text = whatIsUsed(typed, value(input));
    say(input, noteOf(input), text, { refused: text !== "" });
  });
  root.addEventListener("focusout", (event) => {
    const input = cellOf(event.target);
    if (!input) return;
    input.removeAttribute("aria-invalid");
    input.value = String(value(input)); // what could not be read gives way to the number that is used
  });
}

function noteOf(input) {
  const holder = input.closest("[data-table]");
  return noteFor(input, holder, holder.dataset.table);
}

/** Why another number is used than the one that was typed; "" where none is. */
function whatIsUsed(typed, used) {
  if (typed === used) return "";
  const shown = String(used).replace("-", "−");
  if (!Number.isFinite(typed)) return `No number to use: ${shown} stays.`;
  if (Math.abs(typed) > Math.abs(used) && Math.abs(used) === MOST.number) return `Numbers end at ±${MOST.number}: ${shown} is used.`;
  return `Rounded to ${MOST.places} decimals: ${shown} is used.`;
}

function below(input) {
  const cell = input.closest("td");
  return cell.parentElement.nextElementSibling?.cells[cell.cellIndex]?.querySelector("input");
}
