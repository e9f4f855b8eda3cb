// The clock of an interview, and the drafts. The server's clock counts; this one only shows it between two pages.
const bar = document.getElementById("clock");
const shown = document.getElementById("left");
const said = document.getElementById("clock-said");
const form = document.getElementById("hand-in");
const away = document.getElementById("away");
const note = form?.querySelector(".saved-note");
const fields = [...(form?.querySelectorAll("textarea, input[name=choice]") ?? [])];
const GRACE = 60;
const QUIET = 1500; // milliseconds after the last key until a draft is saved
const GAP = 120; // seconds without a tick: the machine slept

const end = Date.now() + 1000 * Number(bar?.dataset.left);
let lastTick = Date.now();
let dirty = false;
let waiting = 0;
let sending = null;
let leaving = false;
let saved = written((field) => field.defaultValue, (field) => field.defaultChecked); // what the server has
const announced = new Set();

function written(text = (field) => field.value, chosen = (field) => field.checked) {
  return JSON.stringify(fields.map((field) => (field.type === "radio" ? chosen(field) : text(field))));
}

function body() {
  const data = new FormData(form);
  data.delete("act");
  return data;
}

async function save() {
  clearTimeout(waiting);
  if (!dirty || leaving || sending) return sending;
  dirty = false;
  const sent = written();
  sending = fetch(form.dataset.drafts, { method: "POST", body: body(), redirect: "error" })
    .then((answer) => {
      if (answer.ok) saved = sent;
      if (note) note.textContent = answer.ok ? "Saved." : "Not saved: this step is closed. Reload to see where you are.";
    })
    .catch(() => {
      dirty = true;
      if (note) note.textContent = "Not saved: no connection. It is tried again.";
    });
  await sending;
  sending = null;
  if (dirty && !leaving) waiting = setTimeout(save, 5 * QUIET);
  return null;
}

function typed() {
  dirty = true;
  clearTimeout(waiting);
  waiting = setTimeout(save, QUIET);
}

// What is sent on the way out may come later than the learner does, or never: this tab remembers it until then. Over
// what was saved from elsewhere meanwhile it is not put.
const place = `rowsum:interview:${form?.dataset.drafts}:${form?.elements.step?.value}`;

function sendOnTheWayOut() {
  if (leaving || written() === saved) return;
  navigator.sendBeacon(form.dataset.drafts, body());
  try {
    sessionStorage.setItem(place, JSON.stringify({ written: written(), over: saved }));
  } catch {
    // A full or forbidden store leaves what was just sent.
  }
}

function restore() {
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(place));
    sessionStorage.removeItem(place);
  } catch {
    return;
  }
  if (kept?.over === saved && kept.written !== saved) {
    for (const [position, value] of JSON.parse(kept.written).entries()) {
      const field = fields[position];
      if (field.type === "radio") field.checked = value;
      else field.value = value;
    }
  }
  if (written() !== saved) typed(); // also what the browser itself has put back
}

function words(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function announce(seconds) {
  for (const minutes of [5, 1]) {
    if (seconds <= 60 * minutes && seconds > 60 * minutes - 20 && !announced.has(minutes)) {
      announced.add(minutes);
      said.textContent = `${minutes} minute${minutes === 1 ? "" : "s"} left.`;
    }
  }
  if (seconds <= 0 && !announced.has(0)) {
    announced.add(0);
    said.textContent = "The time is over. You have a minute to hand in.";
  }
}

// After a gap the page asks instead of deciding: the learner may have read on paper meanwhile.
function slept(seconds) {
  if (!away) return;
  away.hidden = false;
  away.querySelector("input[name=minutes]").value = Math.max(1, Math.floor(seconds / 60));
}

async function tick() {
  const now = Date.now();
  if (now - lastTick > 1000 * GAP) slept((now - lastTick) / 1000);
  lastTick = now;
  const left = (end - now) / 1000;
  shown.textContent = left > 0 ? `${words(left)} left` : `${Math.max(0, Math.ceil(left + GRACE))} s to hand in`;
  bar.classList.toggle("late", left <= 60);
  const used = Math.min(100, 100 - left / (0.6 * Number(bar.dataset.minutes)));
  const [share, track] = bar.querySelectorAll("rect");
  share?.setAttribute("width", used.toFixed(2));
  track?.setAttribute("x", used.toFixed(2));
  track?.setAttribute("width", (100 - used).toFixed(2));
  announce(left);
  if (left <= 3 - GRACE) await save();
  if (left <= -GRACE && !leaving && !sending) {
    leaving = true;
    location.reload(); // to the page that says so
  }
}

if (bar && form) {
  for (const field of fields) field.addEventListener(field.type === "radio" ? "change" : "input", typed);
  form.addEventListener("submit", (event) => {
    if (leaving) event.preventDefault(); // a double tap posts once; the server would count it once anyway
    leaving = true;
  });
  window.addEventListener("pageshow", (event) => {
    leaving = false;
    if (event.persisted) location.reload(); // "back" must not show a step that is closed
  });
  window.addEventListener("pagehide", sendOnTheWayOut);
  restore();
  tick();
  setInterval(tick, 1000);
  if (!location.hash) form.querySelector("[data-focus]")?.focus({ preventScroll: true });
}
