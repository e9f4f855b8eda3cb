// Keys for the review session. Without this file every key has its button.
const reveal = document.getElementById("reveal");
const keys = document.getElementById("keys");
const undo = document.getElementById("undo");
let rated = false;

function typing(target) {
  return target.matches?.("input, textarea, select, [contenteditable]");
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
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

// A double tap posts once; the server would count it once anyway.
document.getElementById("rate")?.addEventListener("submit", (event) => {
  if (rated) event.preventDefault();
  rated = true;
});
window.addEventListener("pageshow", () => {
  rated = false;
});
