// After a part of the page is replaced, the reading position goes to what is new: data-focus names it.
document.addEventListener("htmx:afterSettle", (event) => {
  const target = event.target.closest?.("[data-focus]") ?? event.target.querySelector?.("[data-focus]");
  target?.focus();
});

// A server that cannot be reached says so beside the button that was pressed; the text stays where it is.
for (const kind of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
  document.addEventListener(kind, (event) => {
    const form = event.detail.elt.closest?.("form");
    if (!form) return;
    let note = form.querySelector(".send-error");
    if (!note) {
      note = document.createElement("p");
      note.className = "send-error error";
      note.setAttribute("role", "alert");
      form.append(note);
    }
    note.textContent = "This did not reach the server. Your text is still here; try again in a moment.";
  });
}
