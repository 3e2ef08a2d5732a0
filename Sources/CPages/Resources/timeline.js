// The page of a pattern's run: the sentence that compares its parts, the parts on one axis, the code of what is
// pointed at, and what the figures are and mean.

const run = page.document, lesson = run.patterns ? run.patterns[0] : recorded(run);
const parts = lesson.parts.map(readPart);
const sources = lesson.sources.filter(source => source.text != null);
const missing = lesson.sources.filter(source => source.text == null);

let now = null, pair = null, zoom = 1, charts = [], codes = [], inPanel = null;

// What a lesson quotes stands between backquotes.
const quoted = text => text.split("`").map((piece, index) => index % 2 ? h("code", {}, piece) : piece);
const partName = part => part.title ? `part ${part.number}, ${part.title}` : `part ${part.number}`;

const figures = [
  ["makespan", part => time(part.metrics.makespan)], ["T₁", part => time(part.metrics.work)],
  ["T∞", part => time(part.metrics.criticalPath)], ["peak", part => String(part.metrics.peak)],
  ["bound", part => time(part.metrics.bound)], ["P", part => String(part.metrics.width)],
  ["ratio", part => part.ratio?.toFixed(2)], ["in order", part => time(part.metrics.inOrder)],
  ["× best", part => part.timesBest?.toFixed(2)], ["CPU", part => part.cpuOverWall?.toFixed(2)],
];
const hasNoBound = new Set(["T₁", "T∞", "peak", "bound", "P", "ratio", "in order"]);
const figureTable = () => {
  const facts = [...new Set(parts.flatMap(part => part.facts.map(fact => fact.name)))];
  const shown = lesson.figures.filter(({ name }) => !hasNoBound.has(name) || parts.some(part => part.ratio != null));
  const cell = text => h("td", {}, text ?? h("span", {}, "–", h("span", { class: "unseen" }, "none")));
  return h("section", { class: "panel figures", tabindex: 0, "aria-label": "Figures" },
    h("table", {},
      h("caption", {}, "Figures of this run"),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "figure"),
        parts.map(part => h("th", { scope: "col" }, `part ${part.number}`)), h("th", { scope: "col" }, "what it is"))),
      h("tbody", {},
        shown.map(({ name, meaning }) => h("tr", {}, h("th", { scope: "row" }, name),
          parts.map(part => cell(part.ratio == null && hasNoBound.has(name) ? null : figures.find(figure => figure[0] === name)?.[1](part))),
          h("td", { class: "meaning" }, meaning))),
        facts.map(name => h("tr", {}, h("th", { scope: "row" }, name),
          parts.map(part => cell(part.facts.find(fact => fact.name === name)?.value)),
          h("td", { class: "meaning" }, "found out by the lesson itself"))))),
    parts.map(part => part.boundRemark && h("p", { class: "meaning" }, `Part ${part.number}: ${part.boundRemark}.`)));
};

const makeHead = part => {
  const wrong = part.mistake && h("p", { class: "fault" }, sign("wrong"), mistakes[part.mistake]);
  const repair = part.repair && parts[part.repair - 1];
  return h("header", { class: "part-head" },
    h("h2", {}, h("span", { class: "mark", ...mute }, String(part.number)), " ", h("bdi", {}, part.title || lesson.name)),
    h("p", { class: "took" }, time(part.metrics.makespan), part.timesBest > 1.05 && h("span", {}, ` × ${part.timesBest.toFixed(1)}`, h("span", { class: "unseen" }, " the shortest with the same work"))),
    wrong && h("div", { class: "wrong-line" }, wrong,
      repair && !pair && h("button", { type: "button", on: { click: () => compare([part, repair]) } }, `Beside its repair, part ${repair.number}`)));
};

const said = h("section", { class: "panel said", tabindex: 0, "aria-label": "What the part says" });
const fillSaid = part => {
  if (lesson.started) {
    return put(said, h("h3", {}, "Who started what"), lesson.started.length
      ? h("ul", {}, lesson.started.map(line => h("li", {}, line))) : h("p", { class: "soft" }, "Nothing was started."));
  }
  const lines = [
    ...part.notes.map(note => ({ ...note, name: "says" })),
    ...part.marks.map(mark => ({ ...mark, text: { tick: "ticks", loss: "loses something", trap: "the process was ended here" }[mark.kind], isWrong: mark.kind !== "tick" })),
  ].sort((one, other) => one.time - other.time);
  put(said, h("h3", {}, `What part ${part.number} says`),
    lines.length ? h("table", { "aria-label": "Lines" }, lines.map(line => h("tr", { class: line.isWrong ? "is-wrong" : null },
      h("td", { class: "when" }, time(line.time)), h("td", { class: "soft" }, h("bdi", {}, part.lanes[line.lane].name)),
      h("td", {}, line.isWrong && "✗ ", line.text),
      h("td", {}, line.place && h("button", { type: "button", class: "to-line", "aria-label": `Show line ${line.place.line}`, on: { click: () => showPlace(line.place, part) } }, String(line.place.line))))))
      : h("p", { class: "soft" }, "It says nothing."));
};

const source = makeSource(sources);
const regions = new Map(parts.map(part => {
  const own = part.isWhole ? { entry: [], ranges: [[1, Infinity]] } : sources[0] && sources[0].file === lesson.sources[0].file ? partLines(sources[0].text, part) : { entry: [], ranges: [] };
  return [part, own];
}));
const shade = part => {
  const { entry, ranges } = regions.get(part);
  if (!sources.length) return;
  sources[0].text.split("\n").forEach((_, index) => {
    const number = index + 1, line = source.line(placeKey({ file: sources[0].file, line: number }));
    if (line) line.dataset.in = entry.includes(number) || ranges.some(([first, last]) => number >= first && number <= last);
  });
};
const placeKey = place => `${place.file}:${place.line}`;
const showPlace = (place, part) => {
  source.show(place ? [{ key: placeKey(place), isNow: true, mark: String(part.number), name: `Part ${part.number}` }] : [], new Set());
  source.see();
  const line = place && source.line(placeKey(place)), box = source.element.getBoundingClientRect();
  // With what stands above and below it, so that it can be read.
  if (line) {
    const high = line.getBoundingClientRect().top - box.top;
    if (high < box.height * 0.15 || high > box.height * 0.7) source.element.scrollTop += high - box.height * 0.35;
  }
  for (const code of codes) code.show(place ? placeKey(place) : "");
};

const whereLines = h("p", { class: "soft where" });
const side = h("div", { class: "side" },
  sources.length ? source.element : h("section", { class: "panel source", "aria-label": "Source" }, h("p", { class: "soft" }, `${lesson.sources[0].file} was not there when this page was made.`)),
  said);

// A bar in hand, or one that is only pointed at for a moment.
const show = (one, isAimed) => {
  const part = one && parts[one.part];
  for (const chart of charts) chart.setNow(one, isAimed);
  if (!one) return;
  if (inPanel !== part) { inPanel = part; fillSaid(part); shade(part); }
  showPlace(one.place, part);
  say(...tellBar(part, one));
};
const choose = (one, isQuiet) => {
  if (!one) return;
  now = one;
  show(one);
  if (!isQuiet) writeLink();
};
const writeLink = () => link.write({ compare: pair && pair.map(part => part.number).join("."), bar: now && `${now.part + 1}.${now.number}` });

const shownParts = () => pair || parts;
const lanesShown = () => shownParts().flatMap(part => part.byLane).filter(own => own.length);
const step = by => {
  const own = now && parts[now.part].byLane[now.lane];
  choose(now ? own[own.indexOf(now) + by] : lanesShown()[0]?.[0]);
};
const end = last => { if (now) choose(parts[now.part].byLane[now.lane].at(last ? -1 : 0)); };
const hop = by => {
  if (!now) return step(1);
  const lanes = lanesShown(), own = lanes[lanes.indexOf(parts[now.part].byLane[now.lane]) + by];
  if (!own) return;
  // One at the same time, if there is any, and of these the one that begins at about the same time.
  const gap = one => Math.max(0, one.start - now.end + 1, now.start - one.end + 1);
  const distance = one => gap(one) * 1e6 + Math.abs(one.start - now.start);
  choose(own.reduce((best, one) => distance(one) < distance(best) ? one : best));
};

const zoomTo = (wanted, moment, place) => {
  const before = zoom;
  zoom = Math.max(1, Math.min(charts[0].most(), wanted));
  for (const chart of charts) chart.setZoom(zoom, moment, place);
  const text = zoom === 1 ? "The whole axis" : `Zoom × ${zoom < 10 ? zoom.toFixed(1) : Math.round(zoom)}`;
  put(zoomed, text);
  if (zoom !== before) { smaller.setAttribute("aria-disabled", zoom === 1); whole.setAttribute("aria-disabled", zoom === 1); }
};
const zoomBy = (by, moment) => zoomTo(zoom * by, moment ?? (now ? (now.start + now.end) / 2 : charts[0].middle()));
const zoomed = h("span", { class: "soft zoomed" }, "The whole axis");

const actions = {
  head: makeHead, choose, zoom: zoomBy,
  aim: one => one ? show(one, true) : now && show(now, true),
  scrolled: left => { for (const chart of charts) chart.scroll(left); },
};
const stage = h("main", { class: "stage" });
const legend = h("ul", { class: "legend", "aria-label": "What the signs mean" });
const fillLegend = () => {
  const spans = parts.flatMap(part => part.bars), kinds = new Set(spans.map(one => one.activity)), marks = new Set(parts.flatMap(part => part.marks.map(mark => mark.kind)));
  const key = (style, text, inside = "") => h("li", {}, h("span", { class: `sample ${style}`, ...mute }, inside), text);
  const swatch = (kind, text) => kinds.has(kind) && key(`stretch ${kind}`, text);
  put(legend, swatch("working", "works"), swatch("waiting", "waits for"), swatch("free", "is free for (··)"), swatch("holding", "is so"),
    parts.some(part => part.links.some(link => link.from !== link.to)) && key("start", "starts a task"),
    parts.some(part => part.lanes.some((_, index) => wakes(part, index).length)) && key("wake", "wakes up"),
    parts.some(part => part.notes.length) && key("note", "says something"),
    marks.has("tick") && key("sign-mark", "ticks", "╵"), marks.has("loss") && key("sign-mark loss", "loses something", "✗"),
    marks.has("trap") && key("sign-mark trap", "is ended by the runtime", "‼"),
    parts.some(part => part.timesBest > 1.05) && key("best", "the fastest had ended here"));
};

const layOut = () => {
  stage.classList.toggle("pair", pair != null);
  const length = Math.max(1, ...shownParts().map(part => part.length));
  charts = pair ? pair.map(part => makeChart([part], length, actions)) : [makeChart(parts, length, actions)];
  codes = pair && sources.length ? makeCodes(sources[0], pair) : [];
  put(stage, pair
    ? pair.map((part, index) => h("div", { class: "column" }, h("div", { class: "panel board" }, charts[index].element), codes[index]?.element))
    : [h("div", { class: "panel board" }, charts[0].element), side]);
  put(chooser, pair
    ? [h("label", {}, "Part ", picker(0)), h("label", {}, " beside part ", picker(1)), h("button", { type: "button", on: { click: () => compare(null) } }, "All parts", h("kbd", {}, "Esc"))]
    : parts.length > 1 && h("button", { type: "button", on: { click: () => compare(usualPair()) } }, "Two side by side", h("kbd", {}, "c")));
  fit(stage);
  zoomTo(zoom, now ? (now.start + now.end) / 2 : null);
};
const picker = place => {
  const select = h("select", { on: { change: () => { const wanted = [...pair]; wanted[place] = parts[Number(select.value) - 1]; compare(wanted); } } },
    parts.map(part => h("option", { value: part.number, selected: part === pair[place] }, `${part.number} ${part.title}`)));
  return select;
};
// The part in hand and its repair, or that of which it is the repair, or the one next to it.
const usualPair = () => {
  const part = parts[now?.part ?? 0];
  const other = parts[(part.repair ?? 0) - 1] || parts.find(one => one.repair === part.number) || parts[part.number] || parts[part.number - 2];
  return other.repair === part.number ? [other, part] : [part, other];
};
const compare = wanted => {
  pair = wanted;
  layOut();
  if (pair && !pair.includes(parts[now?.part])) now = pair[0].bars[0] || null;
  if (now) show(now);
  for (const code of codes) code.showDifference();
  if (pair && !now) say(`${capital(partName(pair[0]))}, beside ${partName(pair[1])}.`);
  writeLink();
};
const leave = () => { if (zoom > 1) zoomTo(1); else if (pair) compare(null); };

const chooser = h("div", { class: "chooser" });
const button = (label, act, ...shown) => h("button", { type: "button", "aria-label": label, title: label, on: { click: act } }, shown);
const smaller = button("Zoom out", () => zoomBy(0.5), "−"), whole = button("Show all", () => zoomTo(1), "All");
for (const one of [smaller, whole]) one.setAttribute("aria-disabled", "true");
put(controls, button("Bar before", () => step(-1), icon("back")), button("Next bar", () => step(1), icon("next")),
  button("Lane above", () => hop(-1), icon("up")), button("Lane below", () => hop(1), icon("down")),
  smaller, button("Zoom in", () => zoomBy(2), "+"), whole, zoomed,
  h("span", { class: "keys" }, h("kbd", {}, "←"), " ", h("kbd", {}, "→"), " bars ", h("kbd", {}, "↑"), " ", h("kbd", {}, "↓"), " lanes ",
    h("kbd", {}, "+"), " ", h("kbd", {}, "−"), " ", h("kbd", {}, "0"), " zoom ", h("kbd", {}, "Shift ←"), " pan"));
const pan = by => charts[0].pan(by);
keys = {
  ArrowLeft: event => event.shiftKey ? pan(-0.25) : step(-1), ArrowRight: event => event.shiftKey ? pan(0.25) : step(1),
  ArrowUp: () => hop(-1), ArrowDown: () => hop(1), Home: () => end(false), End: () => end(true),
  "+": () => zoomBy(2), "=": () => zoomBy(2), "-": () => zoomBy(0.5), 0: () => zoomTo(1), Escape: leave,
  c: () => { if (parts.length > 1) compare(pair ? null : usualPair()); },
};

const command = text => h("code", {}, text);
const further = () => h("section", { class: "further", "aria-label": "Where to go on" }, h("h2", {}, "Where to go on"),
  h("dl", {},
    h("dt", {}, "Code"), h("dd", {}, command(lesson.links.code)),
    lesson.links.practise.length > 0 && [h("dt", {}, "Practise it"), lesson.links.practise.map(text => h("dd", {}, command(text)))],
    lesson.links.notPractised && [h("dt", {}, "No exercise"), h("dd", {}, lesson.links.notPractised)],
    lesson.links.measure && [h("dt", {}, "Measure it"), h("dd", {}, command(lesson.links.measure), lesson.links.measuredRows && ` (${lesson.links.measuredRows.join("; ")})`)],
    lesson.links.notMeasured && [h("dt", {}, "No measurement"), h("dd", {}, lesson.links.notMeasured)],
    lesson.compareWith.length > 0 && [h("dt", {}, "Compare it with"), lesson.compareWith.map(name => h("dd", {}, command(`swift run demo ${name} --html ${name}.html`)))]));

const units = lesson.identity ? "" : run.units.slice(0, 20).join(" ") + (run.units.length > 20 ? " …" : "");
const unknown = parts.reduce((sum, part) => sum + part.bars.filter(one => !one.place).length, 0);
fillLegend();
open(
  h("p", { class: "identity" }, h("bdi", {}, lesson.identity ?? `${lesson.name} · ${lesson.chapter} · ${count(run.tasks, "task")} of ${units} units, 1 unit = ${time(run.unit)}, seed ${run.seed}, ${count(run.processors, "processor")}`)),
  h("header", { class: "answer" + (lesson.why?.length > lesson.lookFor?.length ? " turned" : "") },
    h("h1", {}, lesson.comparison.sentence), lesson.sentences?.map(text => h("p", {}, text)),
    lesson.why && [    h("p", { class: "look" }, h("b", {}, "Look for "), quoted(lesson.lookFor)), h("p", { class: "why" }, h("b", {}, "Why "), quoted(lesson.why))]),
  h("div", { class: "tools" }, legend, chooser),
  stage,
  lesson.figures.length > 0 && figureTable(),
  lesson.links && further(),
  about(lesson.limits?.map(text => h("p", {}, text)), unknown > 0 && h("p", {}, `${count(unknown, "bar")} ${unknown === 1 ? "has" : "have"} no line: ${lesson.limits ? "it is recorded of what was handed over" : "what draws them knows none"}.`),
    missing.length > 0 && h("p", {}, `Not there when this page was made: ${missing.map(source => source.file).join(", ")}.`)));

const arrive = () => {
  const wanted = link.read();
  const [part, number] = (wanted.get("bar") || "").split(".").map(Number);
  const two = (wanted.get("compare") || "").split(".").map(text => parts[Number(text) - 1]);
  pair = two.length === 2 && two[0] && two[1] && two[0] !== two[1] ? two : null;
  now = parts[part - 1]?.bars[number - 1] || null;
  if (pair && now && !pair.includes(parts[now.part])) now = null;
  layOut();
  const first = now || (pair ? pair[0] : parts[lesson.comparison.parts[0] - 1] || parts[0]).bars[0];
  if (first) choose(first, true);
  else { fillSaid(parts[0]); shade(parts[0]); say(lesson.comparison.sentence); }
};
arrive();
window.addEventListener("hashchange", arrive);
window.addEventListener("resize", () => { fit(stage); zoomTo(zoom, charts[0].middle()); });
