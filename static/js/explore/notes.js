// Short sentences beside a field: why what was typed is not used, or what is used in its place. A note stays until
// something else is typed there, since the field itself goes back to the number that is used.
import { element } from "./tables.js";

/** Puts an empty note behind `anchor`, where there is none yet; the field is described by it. */
export function noteFor(input, anchor, name) {
  const id = `said-${name}`;
  let note = document.getElementById(id);
  if (!note) {
    note = element("p", { id, class: "field-said", "aria-live": "polite" });
    anchor.after(note);
  }
  input.setAttribute("aria-describedby", id);
  return note;
}

/** Says `text` in a note; `refused` marks the field, too. */
export function say(input, note, text, { refused = false } = {}) {
  if (note.textContent !== text) note.textContent = text;
  if (refused) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}

export function clearNotes(root) {
  for (const note of root.querySelectorAll(".field-said, .group-said")) note.textContent = "";
}
