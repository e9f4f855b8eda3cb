// What is wider than its column can be scrolled with the keyboard too; what fits needs no stop on the way.
const SCROLLERS = "pre, .scroll, .table-scroll, .heatmap, math[display=block]";

function mind(root) {
  for (const part of root.querySelectorAll(SCROLLERS)) {
    if (part.scrollWidth > part.clientWidth) part.setAttribute("tabindex", "0");
    else part.removeAttribute("tabindex");
  }
}

mind(document);
document.addEventListener("toggle", (event) => mind(event.target), true);
document.addEventListener("htmx:afterSettle", () => mind(document));
window.addEventListener("resize", () => mind(document));
