// Search as you type, previews of references and cards, furigana, keys. Every page works without this.
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
// The arrow keys go through what was found.
document.querySelector("header").addEventListener("keydown", (event) => {
  if (event.isComposing || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
  const places = [field, ...suggestions.querySelectorAll("a")];
  const place = places.indexOf(document.activeElement);
  const next = places[place + (event.key === "ArrowDown" ? 1 : -1)];
  if (place >= 0 && next) { next.focus(); event.preventDefault(); }
});

// What a link shows: a rule (/rules/2026-01-16/ja/707.2 or /rules/707.2), or a card.
async function rulePreview(link) {
  const [, , ...parts] = link.pathname.split("/");
  const tag = parts.length === 3 ? parts[1] : lang;
  const edition = parts.length === 3 ? `&edition=${parts[0]}` : "";
  const answer = await fetch(`/api/rules/${parts.at(-1)}?lang=${tag}${edition}`);
  if (!answer.ok) return null;
  const rule = await answer.json();
  const text = rule.texts[tag]?.text || rule.summary || Object.values(rule.texts)[0]?.text || "";
  return { tag, head: `${rule.number} ${rule.title}`.trim(), text };
}
async function cardPreview(link) {
  const tag = new URLSearchParams(link.search).get("lang") || lang;
  const answer = await fetch(`/api${link.pathname}?lang=${tag}`);
  if (!answer.ok) return null;
  const [first, ...others] = (await answer.json()).faces.map((face) => face.printed);
  const rest = others.map((lines) => ["", ...lines].join("\n"));
  return { tag, head: first[0], text: [...first.slice(1), ...rest].join("\n") };
}

let preview = null;
let leaving = 0;
async function show(event) {
  if (preview?.box.contains(event.target)) { clearTimeout(leaving); return; }
  const link = event.target.closest?.("a.ref, a.card");
  if (!link) return;
  clearTimeout(leaving);
  if (preview?.for === link) return;
  const found = await (link.matches(".card") ? cardPreview(link) : rulePreview(link));
  if (!found || !link.matches(":hover, :focus")) return;
  hide();
  const box = document.createElement("div");
  box.className = "preview";
  box.id = "preview";
  box.lang = found.tag;
  box.setAttribute("role", "tooltip");
  const head = document.createElement("strong");
  head.textContent = found.head;
  box.append(head, "\n", found.text);
  document.querySelector("main").append(box);
  const at = link.getBoundingClientRect();
  const above = at.bottom + box.offsetHeight + 8 > innerHeight && at.top > box.offsetHeight + 8;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8)) + scrollX}px`;
  box.style.top = `${(above ? at.top - box.offsetHeight - 4 : at.bottom + 4) + scrollY}px`;
  link.setAttribute("aria-describedby", "preview");
  preview = { box, for: link };
}
function hide() {
  clearTimeout(leaving);
  preview?.box.remove();
  preview?.for.removeAttribute("aria-describedby");
  preview = null;
}
// The pointer may go from the link into the preview.
function leave(event) {
  if (!preview || preview.box.contains(event.relatedTarget)) return;
  clearTimeout(leaving);
  leaving = setTimeout(hide, 250);
}
document.addEventListener("mouseover", show);
document.addEventListener("focusin", show);
document.addEventListener("mouseout", leave);
document.addEventListener("focusout", leave);

const furigana = document.getElementById("furigana");
try {
  furigana.checked = localStorage.getItem("furigana") !== "off";
  furigana.addEventListener("change", () => localStorage.setItem("furigana", furigana.checked ? "on" : "off"));
} catch { /* a browser that keeps nothing: the switch holds for this page */ }

let going = null;
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { hide(); suggestions.replaceChildren(); going = null; return; }
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target.closest("input:not([type=checkbox]), textarea, select")) return;
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
