// The source beside what happens: its lines, and marks at those where something is; and how high both are.

const words = new Set(("actor as async await break case catch class continue default defer deinit do else enum extension " +
  "false fileprivate final for func guard if import in init inout internal is let nil nonisolated open override package " +
  "private protocol public repeat return self static struct subscript super switch throw throws true try typealias unowned " +
  "var weak where while").split(" "));

// A line of Swift with its comment and its keywords told apart; the rest is as it is.
const tinted = text => {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(/\/\/[^]*|"(?:\\[^]|[^"\\])*"|[A-Za-z_]\w*/g)) {
    const found = match[0];
    const style = found.startsWith("//") ? "comment" : words.has(found) ? "word" : null;
    if (!style) continue;
    parts.push(text.slice(from, match.index), h("span", { class: style }, found));
    from = match.index + found.length;
  }
  return [...parts, text.slice(from)];
};

const makeSource = files => {
  const lines = new Map();
  const element = h("section", { class: "panel source", tabindex: 0, "aria-label": "Source" },
    files.map(file => [
      files.length > 1 && h("h3", {}, h("bdi", {}, file.file)),
      h("ol", { class: "lines", "aria-label": file.file }, file.text.replace(/\n$/, "").split("\n").map((text, index) => {
        const marks = h("span", { class: "marks" });
        const line = h("li", {}, marks, h("span", { class: "number" }, String(index + 1)), h("code", {}, tinted(text)));
        lines.set(`${file.file}:${index + 1}`, { line, marks });
        return line;
      })),
    ]));
  let marked = [], seen = null;
  // Marks the line of each lane; the one that acts is told apart, and so are lines at which it goes wrong.
  const show = (places, faults) => {
    for (const { line, marks } of marked) { line.className = ""; line.removeAttribute("aria-current"); put(marks); }
    [marked, seen] = [[], null];
    const byLine = new Map();
    for (const place of places) {
      if (!byLine.has(place.key)) byLine.set(place.key, []);
      byLine.get(place.key).push(place);
    }
    for (const key of faults) if (!byLine.has(key)) byLine.set(key, []);
    for (const [key, here] of byLine) {
      const found = lines.get(key);
      if (!found) continue;
      marked.push(found);
      const now = here.find(place => place.isNow);
      here.sort((one, other) => (other.isNow ? 1 : 0) - (one.isNow ? 1 : 0));
      put(found.marks, here.length > 2 && h("span", {}, `+${here.length - 2}`),
        here.slice(0, 2).reverse().map(place => h("span", { class: "mark" + (place.isNow ? " here" : "") },
          h("span", { class: "unseen" }, place.name + " is here: "), place.mark)));
      found.line.className = faults.has(key) ? "fault" : now ? "now" : "";
      if (now) { found.line.setAttribute("aria-current", "location"); seen = found.line; }
    }
  };
  // Asks where things are, so it comes after all that is changed.
  const see = () => { if (seen) keepSeen(element, seen); };
  return { element, show, see, has: key => lines.has(key), line: key => lines.get(key)?.line };
};

// Scrolls a box, and never the window, so that something in it is seen.
const keepSeen = (box, inner, top = 0) => {
  const [outer, rect] = [box.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (rect.top < outer.top + top + 8) box.scrollTop += rect.top - outer.top - top - 24;
  else if (rect.bottom > outer.bottom - 8) box.scrollTop += rect.bottom - outer.bottom + 24;
  if (rect.left < outer.left + 48) box.scrollLeft += rect.left - outer.left - 64;
  else if (rect.right > outer.right) box.scrollLeft += rect.right - outer.right + 16;
};

// As high as there is room for above the bar; not while stepping, so that nothing moves then.
const fit = stage => {
  const room = innerHeight - stage.getBoundingClientRect().top - scrollY - bar.offsetHeight - 12;
  stage.style.height = `${Math.max(352, room)}px`;
};
