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
      const number = document.createElement("span");
      number.className = "number";
      number.textContent = hit.number;
      link.append(number, ` ${hit.title}`);
      item.append(link);
      list.append(item);
    }
    suggestions.replaceChildren(...(list.children.length ? [list] : []));
  }, 120);
}
// While an input method composes (かな漢字変換), the text isn't what the reader means yet.
field.addEventListener("input", (event) => { if (!event.isComposing) suggest(); });
field.addEventListener("compositionend", suggest);

let preview = null;
async function show(event) {
  const link = event.target.closest?.("a.ref");
  if (!link || preview?.for === link) return;
  // /rules/2026-01-16/ja/707.2 or /rules/707.2
  const [, , ...parts] = link.pathname.split("/");
  const number = parts.at(-1);
  const tag = parts.length === 3 ? parts[1] : lang;
  const edition = parts.length === 3 ? `&edition=${parts[0]}` : "";
  const answer = await fetch(`/api/rules/${number}?lang=${tag}${edition}`);
  if (!answer.ok || !link.matches(":hover, :focus")) return;
  const rule = await answer.json();
  hide();
  const text = rule.texts[tag]?.text || rule.summary || Object.values(rule.texts)[0]?.text || "";
  const box = document.createElement("div");
  box.className = "preview";
  box.id = "preview";
  box.lang = tag;
  box.setAttribute("role", "tooltip");
  const head = document.createElement("strong");
  head.textContent = `${rule.number} ${rule.title}`;
  box.append(head, " ", text);
  document.body.append(box);
  const at = link.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8)) + scrollX}px`;
  box.style.top = `${at.bottom + scrollY + 6}px`;
  link.setAttribute("aria-describedby", "preview");
  preview = { box, for: link };
}
function hide() {
  preview?.box.remove();
  preview?.for.removeAttribute("aria-describedby");
  preview = null;
}
for (const [on, off] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, show);
  document.addEventListener(off, hide);
}

let going = null;
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { hide(); suggestions.replaceChildren(); going = null; return; }
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target.closest("input, textarea, select")) return;
  if (going !== null) {
    if (event.key === "Enter" && going) {
      location.href = `/rules/${going}?lang=${lang}`;
      event.preventDefault();
    } else if (/^[0-9a-z.]$/.test(event.key)) {
      going += event.key;
      event.preventDefault();
      return;
    }
    going = null;
    return;
  }
  const turn = { j: "next", k: "prev" }[event.key];
  if (event.key === "/") { field.focus(); field.select(); event.preventDefault(); }
  else if (event.key === "g") going = "";
  else if (turn) document.querySelector(`a[rel=${turn}]`)?.click();
});
