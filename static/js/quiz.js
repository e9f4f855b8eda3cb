// Keys for quizzes. Without this file everything can be reached with Tab, arrows and Enter.
const form = document.getElementById("answer");
const next = document.getElementById("next");
let sent = false;

function typing(target) {
  return target.matches?.("input[type=text], textarea, select, [contenteditable]");
}

function choose(number) {
  const field = form.querySelector(`[data-lines] input[value="${number}"]`);
  if (!field) return;
  field.click();
  field.focus();
}

// The number of a class goes to the line that has the focus, or to the first one that has none yet.
function classify(number) {
  const parts = [...form.querySelectorAll("[data-part]")];
  const part = parts.find((each) => each.contains(document.activeElement)) ?? parts.find((each) => !each.querySelector(":checked"));
  const field = part?.querySelector(`input[value="${number}"]`);
  if (!field) return;
  field.click();
  const following = parts[parts.indexOf(part) + 1];
  (following?.querySelector("input") ?? field).focus();
}

// The numbers of the steps, pressed in their order, fill in the places.
function place(number) {
  const fields = [...form.querySelectorAll("[data-step]")];
  const field = fields.find((each) => each.dataset.step === number);
  const taken = fields.map((each) => each.value);
  const free = fields.map((_, index) => String(index + 1)).find((each) => !taken.includes(each));
  if (field && !field.value && free) field.value = free;
}

function takeBack() {
  const fields = [...form.querySelectorAll("[data-step]")].filter((each) => each.value);
  const last = fields.sort((a, b) => Number(b.value) - Number(a.value))[0];
  if (last) last.value = "";
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (next) {
    if (event.key === "Enter" && !event.target.matches("a, button, summary")) next.click();
    return;
  }
  if (!form || typing(event.target)) return;
  if (/^[0-9]$/.test(event.key)) {
    const number = event.key === "0" ? "10" : event.key;
    if (form.querySelector("[data-part]")) classify(number);
    else if (form.querySelector("[data-step]")) place(number);
    else choose(number);
  } else if (event.key === "t" || event.key === "f") {
    form.querySelector(`input[name=truth][value=${event.key === "t"}]`)?.click();
  } else if (event.key === "Backspace" && form.querySelector("[data-step]")) {
    takeBack();
  } else if (event.key === "Enter" && !event.target.matches("a, button, input, summary")) {
    form.querySelector("button.primary").click();
  }
}

document.addEventListener("keydown", press);

// A double tap posts once; the server would count it once anyway.
form?.addEventListener("submit", (event) => {
  if (sent) event.preventDefault();
  sent = true;
});
window.addEventListener("pageshow", () => {
  sent = false;
});

// The reading position: what is new on the page, or the field to write into.
(document.querySelector("[data-focus]") ?? document.getElementById("number"))?.focus({ preventScroll: true });
