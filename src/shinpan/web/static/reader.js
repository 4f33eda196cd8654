// Search as you type, previews of references, and keys. Every page works without this.
"use strict";
const lang = document.documentElement.lang;
const field = document.getElementById("q");
const suggestions = document.getElementById("suggestions");

let waiting = 0;
function suggest() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const query = field.value.trim();
    if (!query) { suggestions.replaceChildren(); return; }
    const answer = await fetch(`/api/search?lang=${lang}&q=${encodeURIComponent(query)}`);
    if (!answer.ok || field.value.trim() !== query) return;
    const list = document.createElement("ol");
    list.className = "found";
    for (const hit of (await answer.json()).slice(0, 8)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `/rules/${hit.number}?lang=${lang}`;
      link.textContent = `${hit.number} ${hit.title}`;
      item.append(link);
      list.append(item);
    }
    suggestions.replaceChildren(list);
  }, 120);
}
// While an input method composes (かな漢字変換), the text isn't what the reader means yet.
field.addEventListener("input", (event) => { if (!event.isComposing) suggest(); });
field.addEventListener("compositionend", suggest);

let preview = null;
async function show(event) {
  const link = event.target.closest?.("a.ref");
  if (!link) return;
  const number = link.pathname.split("/").pop();
  const answer = await fetch(`/api/rules/${number}?lang=${lang}`);
  if (!answer.ok || !link.matches(":hover, :focus")) return;
  const rule = await answer.json();
  hide();
  preview = document.createElement("div");
  preview.className = "preview";
  preview.setAttribute("role", "tooltip");
  preview.textContent = `${rule.number} ${rule.title ?? ""} ${rule.text ?? rule.summary ?? ""}`;
  const box = link.getBoundingClientRect();
  preview.style.left = `${Math.max(8, Math.min(box.left, innerWidth - 400)) + scrollX}px`;
  preview.style.top = `${box.bottom + scrollY + 6}px`;
  document.body.append(preview);
}
function hide() { preview?.remove(); preview = null; }
for (const [on, off] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, show);
  document.addEventListener(off, hide);
}

let going = null;
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { hide(); suggestions.replaceChildren(); return; }
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target.closest("input, textarea, select")) return;
  if (going !== null) {
    if (event.key === "Enter") location.href = `/rules/${going}?lang=${lang}`;
    else if (/^[0-9a-z.]$/.test(event.key)) { going += event.key; event.preventDefault(); return; }
    going = null;
    return;
  }
  const turn = { j: "next", k: "prev" }[event.key];
  if (event.key === "/") { field.focus(); field.select(); event.preventDefault(); }
  else if (event.key === "g") going = "";
  else if (turn) document.querySelector(`a[rel=${turn}]`)?.click();
});
