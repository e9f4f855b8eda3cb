// Puts Ace over the textarea. The textarea stays the form's field, so that drafts, posts and no-script agree.
const field = document.getElementById("source");
const place = document.getElementById("editor");
const form = document.getElementById("hand-in");

function start() {
  ace.config.set("useStrictCSP", true);
  ace.config.set("loadWorkerFromBlob", false);
  place.hidden = false;
  const editor = ace.edit(place, {
    mode: "ace/mode/python",
    useWorker: false,
    useSoftTabs: true,
    tabSize: 4,
    fontSize: "inherit",
    showPrintMargin: false,
    wrap: "free",
    enableKeyboardAccessibility: true,
    textInputAriaLabel: "Your code",
  });
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => editor.renderer.setTheme({ cssClass: "ace-rowsum", isDark: dark.matches });
  paint();
  dark.addEventListener("change", paint);

  const show = (text) => {
    editor.session.setValue(text);
    editor.navigateFileEnd();
  };
  show(field.value);
  field.hidden = true;
  document.querySelector("label[for=source]").addEventListener("click", () => editor.focus());
  editor.session.on("change", () => {
    field.value = editor.getValue();
    field.dispatchEvent(new Event("input"));
  });
  // A click and not requestSubmit: the post says which of the two was meant, and a button at work is not pressed again.
  for (const [button, keys] of [["run", "Enter"], ["submit", "Shift-Enter"]]) {
    editor.commands.addCommand({
      name: button,
      bindKey: { win: `Ctrl-${keys}`, mac: `Command-${keys}|Ctrl-${keys}` },
      exec: () => form.querySelector(`.${button}`)?.click(), // an interview has nothing to run
    });
  }

  // The line that a verdict names is marked in the margin until the next one is asked for.
  document.addEventListener("htmx:afterSettle", () => {
    const named = document.querySelector("#verdict .verdict[data-line]");
    const mark = named && { row: named.dataset.line - 1, column: 0, text: named.dataset.said, type: "error" };
    editor.session.setAnnotations(mark ? [mark] : []);
  });

  const startOver = document.getElementById("start-over");
  startOver.hidden = false;
  startOver.addEventListener("click", () => {
    // One change, so that undo brings the old text back.
    const last = editor.session.getLength();
    editor.session.replace(new ace.Range(0, 0, last, 0), document.getElementById("starter").content.textContent);
    editor.focus();
  });
  for (const keys of document.querySelectorAll(".editor-keys")) keys.hidden = false;
}

if (field && place && window.ace) start();

// What was submitted is looked at next; the focus stays where the learner types.
document.addEventListener("htmx:afterSwap", (event) => {
  if (event.target.id === "verdict") document.getElementById("verdict-area").scrollIntoView({ block: "nearest" });
});
