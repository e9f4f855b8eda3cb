// Keys for the review session. Without this file every key has its button.
const reveal = document.getElementById("reveal");
const keys = document.getElementById("keys");
const undo = document.getElementById("undo");
const acts = document.getElementById("acts");
const keysOn = document.getElementById("keys-on");
const ACTS = { l: "later", "-": "bury", s: "suspend" };
const OFF = "review-keys-off"; // in this browser's storage
let sent = false;

function typing(target) {
  return target.matches?.("input, textarea, select, [contenteditable]");
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !keysOn.checked) return;
  if (typing(event.target)) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (event.key === "?") {
    keys.open = !keys.open;
    return;
  }
  if (event.key === "u" && undo) {
    undo.querySelector("button").click();
    return;
  }
  if (acts && ACTS[event.key]) {
    acts.querySelector(`[value="${ACTS[event.key]}"]`).click();
    return;
  }
  if (event.key === " " && reveal && !reveal.open && !event.target.matches("button, a, summary")) {
    event.preventDefault();
    reveal.open = true;
  }
  if (reveal?.open && /^[1-4]$/.test(event.key)) {
    document.querySelector(`.rating[value="${event.key}"]`).click();
  }
}

document.addEventListener("keydown", press);

reveal?.addEventListener("toggle", () => {
  if (!reveal.open) return;
  const ratings = reveal.querySelector(".ratings");
  ratings.setAttribute("tabindex", "-1");
  reveal.querySelector(".answer").scrollIntoView({ block: "nearest" });
  ratings.focus({ preventScroll: true });
});

// Whoever speaks to the computer, or hits keys by accident, can do without single letters.
function storage(use) {
  try {
    return use(window.localStorage);
  } catch {
    return null; // storage may be switched off
  }
}
keysOn.checked = storage((kept) => kept.getItem(OFF)) === null;
keysOn.addEventListener("change", () => {
  storage((kept) => (keysOn.checked ? kept.removeItem(OFF) : kept.setItem(OFF, "1")));
});
document.getElementById("keys-switch").hidden = false;

// A double tap posts once; the server would count it once anyway.
for (const form of document.querySelectorAll("#rate, #acts, #undo, .leech form")) {
  form.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
}
window.addEventListener("pageshow", () => {
  sent = false;
});
