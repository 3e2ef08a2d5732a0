// The code of each part in the lesson's file, and how that of two parts differs.

// What is only for the eye: words say the same.
const mute = { "aria-hidden": "true" };

// What a file declares at its left edge, by name: the first and last line of each, with the comments above it.
const declarations = lines => {
  const found = new Map();
  const head = /^(?:@\S+ |(?:private|fileprivate|package|public|final|nonisolated) )*(?:func|class|struct|enum|actor|protocol|extension) ([A-Za-z_]\w*)/;
  lines.forEach((line, at) => {
    const name = head.exec(line)?.[1];
    if (!name) return;
    let [first, last] = [at, at];
    while (first > 0 && /^(\/\/|@)/.test(lines[first - 1])) first -= 1;
    if (!/\{.*\}\s*$/.test(line)) while (last < lines.length - 1 && !/^\}/.test(lines[last])) last += 1;
    found.set(name, [...(found.get(name) || []), [first + 1, last + 1]]);
  });
  return found;
};

// The lines of a part: its entry, and what the entry names of the same file.
const partLines = (text, part) => {
  const lines = text.split("\n"), entry = [], declared = declarations(lines);
  const indent = line => line.length - line.trimStart().length;
  const base = indent(lines[part.line - 1] || "");
  for (let at = part.line - 1; at < lines.length; at += 1) {
    const isMore = at === part.line - 1 || indent(lines[at]) > base || (indent(lines[at]) === base && /^\s*[})]/.test(lines[at]));
    if (!isMore) break;
    entry.push(at + 1);
  }
  const words = entry.map(number => lines[number - 1].replace(/"(?:\\.|[^"\\])*"|\/\/.*/g, "")).join(" ").match(/[A-Za-z_]\w*/g) || [];
  const ranges = [...new Set(words)].flatMap(word => declared.get(word) || []).sort((one, other) => one[0] - other[0]);
  return { entry, ranges };
};

// For each line of one text whether the other has it, too, in the same order: the longest common subsequence.
const differing = (one, other) => {
  const [a, b] = [one, other].map(lines => lines.map(line => line.trim()));
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i][j] = a[i] === b[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  const onlyOne = new Set(), onlyOther = new Set();
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) { i += 1; j += 1; }
    else if (j === b.length || (i < a.length && longest[i + 1][j] >= longest[i][j + 1])) { onlyOne.add(i); i += 1; }
    else { onlyOther.add(j); j += 1; }
  }
  return [onlyOne, onlyOther];
};

// The code of two parts, one for each column; lines that only one of them has are marked.
const makeCodes = (source, pair) => {
  const texts = source.text.split("\n");
  const numbers = pair.map(part => {
    const { entry, ranges } = partLines(source.text, part);
    // The entry of a part that only names a function says nothing more than the function.
    const inner = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
    return ranges.length && entry.length === 1 ? inner : [...entry, ...inner];
  });
  const common = differing(...numbers.map(own => own.map(number => texts[number - 1])));
  return pair.map((part, column) => {
    const lines = new Map();
    const element = h("section", { class: "panel source", tabindex: 0, "aria-label": `Code of part ${part.number}` },
      h("ol", { class: "lines", "aria-label": `Code of part ${part.number}` }, numbers[column].map((number, index) => {
        const isOnly = common[column].has(index) && !/^\s*(\/\/|$)/.test(texts[number - 1]);
        const isNext = index > 0 && numbers[column][index - 1] !== number - 1;
        const line = h("li", { class: [isOnly && "only", isNext && "gap"].filter(Boolean).join(" ") || null },
          h("span", { class: "marks" }, isOnly && [h("span", mute, column === 0 ? "−" : "+"),
            h("span", { class: "unseen" }, `only in part ${part.number}: `)]),
          h("span", { class: "number" }, String(number)), h("code", {}, tinted(texts[number - 1])));
        lines.set(`${source.file}:${number}`, line);
        return line;
      })));
    let shown = null;
    const show = key => {
      shown?.classList.remove("now");
      shown?.removeAttribute("aria-current");
      shown = lines.get(key);
      if (!shown) return;
      shown.classList.add("now");
      shown.setAttribute("aria-current", "location");
      keepSeen(element, shown);
    };
    const showDifference = () => { const first = element.querySelector(".only"); if (first) keepSeen(element, first); };
    return { element, show, showDifference };
  });
};
