// Keeps what is typed into a field with data-draft in this browser until the server has it.
const learner = document.body.dataset.learner ?? "anonymous";
const place = (name) => `rowsum:draft:${learner}:${name}`;

function store(name, text) {
  try {
    if (text.trim()) localStorage.setItem(place(name), text);
    else localStorage.removeItem(place(name));
  } catch {
    // A full or forbidden store loses the safety net, not the text on the page.
  }
}

function stored(name) {
  try {
    return localStorage.getItem(place(name));
  } catch {
    return null;
  }
}

function note(field, text) {
  const line = field.closest("form")?.querySelector(".draft-note");
  if (line) line.textContent = text;
}

function watch(field) {
  if (field.dataset.draftWatched) return;
  field.dataset.draftWatched = "yes";
  const draft = stored(field.dataset.draft);
  if (draft !== null && draft !== field.value && field.value === field.defaultValue) {
    const sent = field.dataset.draftOver === "yes" || !field.value.trim();
    if (sent) {
      field.value = draft;
      note(field, "Restored what you had typed here and not sent.");
    }
  }
  field.addEventListener("input", () => store(field.dataset.draft, field.value));
}

function scan(root) {
  // What the server confirms to have is forgotten here before the fields are filled.
  for (const done of root.querySelectorAll("[data-draft-done]")) {
    store(done.dataset.draftDone, "");
    done.removeAttribute("data-draft-done");
  }
  for (const field of root.querySelectorAll("[data-draft]")) watch(field);
}

scan(document);
document.addEventListener("htmx:afterSettle", () => scan(document));
