// The page of times: the answer, each ratio on one axis, the samples behind the chosen one, and what each report is.
// Every number and word is the report's own; what is worked out here is only where on an axis it lies.

const report = page.document;
const rows = report.comparisons;

Object.assign(shapes, {
  faster: "M16 10H4M9 5 4 10 9 15", slower: "M4 10H16M11 5 16 10 11 15", same: "M4 7H16M4 13H16",
  doubt: "M6 7A4 4 0 1 1 10 11V12.5M10 16V16.1", split: "M3 12C6 4 8 4 10 10S14 16 17 8", few: "M5 10H5.1M10 10H10.1M15 10H15.1",
});
const verdictSigns = {
  "faster": "faster", "faster-size-uncertain": "faster", "slower": "slower", "slower-size-uncertain": "slower", "same": "same",
  "cannot-tell": "doubt", "differs-between-launches": "split", "too-few": "few", "pool-width-differs": "none",
};
const verdictSign = verdict => sign(verdictSigns[verdict] || "doubt");

// Where on a logarithmic axis a value lies, in percent; what lies beyond it is at its end.
const placeOn = scale => {
  const low = Math.log(scale.low), length = Math.log(scale.high) - low;
  return value => Math.min(100, Math.max(0, (Math.log(value) - low) / length * 100));
};
const isBeyond = (scale, value) => value < scale.low * 0.9999 || value > scale.high * 1.0001;
const percent = number => `${number.toFixed(2)}%`;
const chart = (...parts) => {
  const drawing = svg("svg", { "aria-hidden": "true", class: "drawing" });
  drawing.append(...parts.flat(Infinity).filter(Boolean));
  return drawing;
};
const line = (x1, y1, x2, y2, style) => svg("line", { x1: percent(x1), y1, x2: percent(x2), y2, class: style });
// A small mark whose own size does not depend on the axis.
const mark = (x, y, path, style) => {
  const place = svg("svg", { x: percent(x), y: percent(y), class: "mark" });
  place.append(svg("path", { d: path, class: style }));
  return place;
};
// The numbers of an axis, as many as stand beside each other: `room` is what each needs, in percent.
const apart = (ticks, place, room) => {
  const one = ticks.find(tick => tick.value === 1);
  const shown = one ? [one] : [];
  for (const tick of ticks) {
    if (shown.every(other => Math.abs(place(other.value) - place(tick.value)) >= room)) shown.push(tick);
  }
  return shown;
};
// Tables keep their roles where narrow windows lay them out as blocks.
const table = (attributes, head, body) => h("table", { role: "table", ...attributes },
  h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, head)), h("tbody", { role: "rowgroup" }, body));
const column = (attributes, ...parts) => h("th", { scope: "col", role: "columnheader", ...attributes }, parts);
const rowHead = (attributes, ...parts) => h("th", { scope: "row", role: "rowheader", ...attributes }, parts);
const cell = (attributes, ...parts) => h("td", { role: "cell", ...attributes }, parts);
// What may be wider than the window: the arrow keys scroll it while it has the focus.
const wide = (label, ...parts) => h("div", {
  class: "wide", tabindex: 0, role: "region", "aria-label": label, on: { keydown: event => event.stopPropagation() },
}, parts);
const numbers = text => h("span", { class: "number" }, text);

// Each ratio on one axis.

const ratioPlace = placeOn(report.ratios);
const ratioTicks = apart(report.ratios.ticks, ratioPlace, 9);
const band = [ratioPlace(1 / (1 + report.threshold)), ratioPlace(1 + report.threshold)];
const bandPart = () => svg("rect", { x: percent(band[0]), width: percent(band[1] - band[0]), y: 0, height: "100%", class: "band" });
const grid = () => [bandPart(), ratioTicks.map(tick => line(ratioPlace(tick.value), 0, ratioPlace(tick.value), "100%", tick.value === 1 ? "one" : "grid"))];
const axisHead = () => h("div", { class: "axis" },
  ratioTicks.map(tick => {
    const label = h("span", {}, tick.text);
    label.style.left = percent(ratioPlace(tick.value));
    return label;
  }));
const ratioChart = row => chart(grid(),
  row.low != null && [line(ratioPlace(row.low), "38%", ratioPlace(row.high), "38%", "interval"),
    [row.low, row.high].map(end => line(ratioPlace(end), "24%", ratioPlace(end), "52%", "interval"))],
  row.launchRatios.length > 1 && row.launchRatios.map(ratio => line(ratioPlace(ratio), "70%", ratioPlace(ratio), "88%", "launch")),
  isBeyond(report.ratios, row.ratio)
    ? mark(ratioPlace(row.ratio), 38, row.ratio < 1 ? "M0 0 8 -5V5Z" : "M0 0 -8 -5V5Z", "dot")
    : svg("circle", { cx: percent(ratioPlace(row.ratio)), cy: "38%", r: 5, class: "dot" }));

const rowParts = rows.map((row, index) => {
  const button = h("button", { type: "button", class: "pick", "aria-pressed": "false", on: { click: () => choose(index) } }, h("bdi", {}, row.name));
  const element = h("tr", { role: "row", on: { click: event => { if (!event.target.closest("button")) choose(index); } } },
    rowHead({}, button),
    cell({ class: "plot" }, ratioChart(row)),
    cell({ class: "ratio" }, numbers(row.ratioText)),
    cell({ class: "time" }, numbers(row.medianText), h("span", { class: "soft number" }, ` ${report.acrossRuns ? "before" : "against"} ${row.baseMedianText}`)),
    cell({ class: "verdict" }, verdictSign(row.verdict), row.words));
  return { button, element };
});
const ratioTable = rows.length > 0 && table({ class: "ratios", "aria-label": "Ratios" }, [
  column({}, "Pattern", h("span", { class: "soft" }, report.acrossRuns ? ` against ${report.reports[0].name}` : "")),
  column({ class: "plot" }, h("span", { class: "unseen" }, "Ratio, drawn"), axisHead()),
  column({}, "Ratio ", h("span", { class: "soft" }, `[${Math.round(report.confidence * 100)} % interval]`)),
  column({}, "Median"),
  column({}, "Verdict"),
], rowParts.map(part => part.element));
const key = () => h("p", { class: "key" },
  h("span", {}, h("i", { class: "swatch range" }), "ratio and interval"),
  h("span", {}, h("i", { class: "swatch same" }), "counts as the same"),
  rows.some(row => row.launchRatios.length > 1) && h("span", {}, h("i", { class: "swatch ticks" }), "each launch alone"),
  h("span", { class: "soft" }, "left of 1 is faster; each step is as many times as long"));

// The samples of the chosen row.

const samples = row => {
  const { scale, sets } = row.samples;
  const place = placeOn(scale), up = value => 100 - place(value);
  const launches = sets.flatMap(set => set.launches.map(launch => ({ ...launch, report: set.report })));
  const total = launches.reduce((sum, launch) => sum + launch.blocks, 0);
  const every = Math.ceil(launches.length / 12);
  let from = 0;
  const grounds = [], parts = [];
  for (const tick of scale.ticks) parts.push(line(0, percent(up(tick.value)), 100, percent(up(tick.value)), tick.value === 1 ? "one" : "grid"));
  launches.forEach((launch, index) => {
    const [start, width] = [from / total * 100, launch.blocks / total * 100];
    const isNew = index > 0 && launches[index - 1].report !== launch.report;
    const ground = h("div", { class: "ground" + (launch.flags.length ? " disturbed" : "") + (isNew ? " other" : "") },
      index % every === 0 && h("span", {}, `${launch.launch}`));
    ground.style.left = percent(start);
    ground.style.width = percent(width);
    grounds.push(ground);
    parts.push(line(start, percent(up(launch.median)), start + width, percent(up(launch.median)), "middle"));
    (launch.ratios || []).forEach((ratio, block) => {
      const x = start + (block + 0.5) / launch.blocks * width, y = up(ratio);
      parts.push(isBeyond(scale, ratio) ? mark(x, y, ratio > 1 && y < 50 ? "M0 1 -4 8H4Z" : "M0 -1 -4 -8H4Z", "sample")
        : launch.contaminated.includes(block) ? mark(x, y, "M-3 -3 3 3M3 -3 -3 3", "hollow")
          : svg("circle", { cx: percent(x), cy: percent(y), r: 2.4, class: "sample" }));
    });
    from += launch.blocks;
  });
  const labels = h("div", { class: "labels", "aria-hidden": "true" }, scale.ticks.map(tick => {
    const label = h("span", {}, tick.text);
    label.style.top = percent(up(tick.value));
    return label;
  }));
  const most = Math.max(1, ...sets.flatMap(set => set.counts));
  const bars = set => {
    const high = 100 / set.counts.length;
    return h("div", { class: "bars" }, chart(set.counts.map((count, part) => count > 0 && svg("rect", {
      x: 0, width: percent(count / most * 96), y: percent(100 - (part + 1) * high), height: percent(high * 0.86), class: "bar-part",
    }))), sets.length > 1 && h("span", {}, h("bdi", {}, set.report)));
  };
  const names = sets.length > 1 && h("div", { class: "names", "aria-hidden": "true" }, sets.map(set => {
    const name = h("bdi", {}, set.report);
    name.style.flexGrow = set.launches.reduce((sum, launch) => sum + launch.blocks, 0);
    return name;
  }));
  const beyond = sets.reduce((sum, set) => sum + set.beyond, 0);
  const contaminated = launches.reduce((sum, launch) => sum + launch.contaminated.length, 0);
  const of = report.acrossRuns ? report.reference : row.base;
  return [
    h("div", { class: "figure" },
      h("h3", {}, "Ratio to ", h("bdi", {}, of), " by block, launch after launch"),
      names,
      h("div", { class: "area" }, labels, h("div", { class: "samples" }, grounds, chart(parts))),
      h("p", { class: "key" }, h("span", {}, h("i", { class: "swatch dots" }), "a block"), h("span", {}, h("i", { class: "swatch middle" }), "median of a launch"),
        launches.some(launch => launch.flags.length) && h("span", {}, h("i", { class: "swatch disturbed" }), "disturbed launch"),
        contaminated > 0 && h("span", {}, h("i", { class: "swatch crossed" }, "×"), `probably disturbed block (${contaminated})`),
        beyond > 0 && h("span", {}, `${beyond} beyond the axis, at its edge`),
        launches.some(launch => !launch.ratios) && h("span", {}, "too many blocks to draw each"))),
    h("div", { class: "figure" }, h("h3", {}, "How often"), sets.length > 1 && h("div", { class: "names" }, " "), h("div", { class: "area" }, sets.map(bars))),
    launchTable(row, launches),
  ];
};
const launchTable = (row, launches) => h("details", {}, h("summary", {}, `The ${count(launches.length, "launch", "launches")} in numbers`),
  wide("Launches",
    table({ "aria-label": "Launches" }, [column({}, "Launch"), column({}, "Blocks"), column({}, "Median ratio"), column({}, "Disturbed")],
      launches.map(launch => h("tr", { role: "row" },
        rowHead({}, row.samples.sets.length > 1 && [h("bdi", {}, launch.report), " "], `${launch.launch}`), cell({}, numbers(`${launch.blocks}`)),
        cell({}, numbers(launch.medianText)), cell({}, launch.flags.join(", ") || "no"))))));

// What a report says of each pattern.

const timePlace = placeOn(report.times);
const timeTicks = apart(report.times.ticks, timePlace, 18);
const timeChart = pattern => chart(timeTicks.map(tick => line(timePlace(tick.value), 0, timePlace(tick.value), "100%", "grid")),
  line(timePlace(pattern.p10), "50%", timePlace(pattern.p90), "50%", "spread"),
  pattern.bound != null && !isBeyond(report.times, pattern.bound) && line(timePlace(pattern.bound), "15%", timePlace(pattern.bound), "85%", "bound"),
  svg("circle", { cx: percent(timePlace(pattern.median)), cy: "50%", r: 4.5, class: "dot" }));
const figures = [["median", "median"], ["p10", "p10"], ["p90", "p90"], ["bound", "bound"], ["boundRatio", "× bound"], ["parallelism", "CPU/wall"],
  ["peak", "at once"], ["allocations", "allocations"], ["memory", "memory"], ["waits", "waits"], ["switches", "taken away"]];
const timesOf = item => {
  // Changes of threads are told where memory is: in a run of its own, without the clock.
  const isKnown = name => item.patterns.some(pattern => pattern.shown[name] !== "-");
  const shown = figures.filter(([name]) => isKnown(name) && (isKnown("memory") || !["waits", "switches"].includes(name)));
  return h("section", { class: "panel" },
    h("h2", {}, "Times", report.reports.length > 1 && [" in ", h("bdi", {}, item.name)]),
    h("p", { class: "soft" }, `${item.work}; ${count(item.launches, "launch", "launches")}, ${count(item.blocks, "block")}`),
    wide(`Times in ${item.name}`,
      table({ class: "times", "aria-label": "Times" }, [
        column({}, "Pattern"),
        column({ class: "plot" }, h("span", { class: "unseen" }, "Time, drawn"), h("div", { class: "axis" }, timeTicks.map(tick => {
          const label = h("span", {}, tick.text);
          label.style.left = percent(timePlace(tick.value));
          return label;
        }))),
        shown.map(([, title]) => column({}, title)),
      ], item.patterns.map(pattern => h("tr", { role: "row" }, rowHead({}, h("bdi", {}, pattern.label)), cell({ class: "plot" }, timeChart(pattern)),
        shown.map(([name]) => cell({}, numbers(pattern.shown[name]))))))),
    h("p", { class: "key" }, h("span", {}, h("i", { class: "swatch spread" }), "median, p10 to p90"),
      item.patterns.some(pattern => pattern.bound != null && !isBeyond(report.times, pattern.bound)) && h("span", {}, h("i", { class: "swatch bound" }), "bound: max(T₁/P, T∞)")),
    h("ul", { class: "remarks" }, item.remarks.map(remark => h("li", {}, remark))));
};

// What became of each pattern from report to report.

const historyOf = () => {
  const [first, ...later] = report.reports;
  const cellOf = (pattern, item) => rows.find(row => row.pattern === pattern && row.file === item.file && row.report === item.name);
  const point = (found, index) => {
    const x = (index + 0.5) / report.reports.length * 100, y = value => percent(100 - ratioPlace(value));
    if (!found) return null;
    return [found.low != null && line(x, y(found.low), x, y(found.high), "interval"), svg("circle", { cx: percent(x), cy: y(found.ratio), r: 4, class: "dot" })];
  };
  const drawn = pattern => chart(
    svg("rect", { x: 0, width: "100%", y: percent(100 - band[1]), height: percent(band[1] - band[0]), class: "band" }),
    line(0, percent(100 - ratioPlace(1)), 100, percent(100 - ratioPlace(1)), "one"),
    point({ ratio: 1 }, 0), later.map((item, index) => point(cellOf(pattern, item), index + 1)));
  return h("section", { class: "panel" }, h("h2", {}, "From report to report"),
    h("p", { class: "soft" }, `The median time, and the ratio to that in ${first.name}. Drawn upwards: slower.`),
    wide("From report to report",
      table({ class: "history", "aria-label": "History" }, [
        column({}, "Pattern"), later.length > 1 && column({ class: "plot" }, "Ratio"),
        report.reports.map(item => column({}, h("bdi", {}, item.name), h("span", { class: "soft" }, ` ${item.date.slice(0, 10)}`))),
      ], report.medians.map(({ pattern, shown }) => {
        const name = report.reports.map(item => item.patterns.find(one => one.label === pattern)?.pattern).find(Boolean) || pattern;
        const isReference = name === report.reference;
        return h("tr", { role: "row" }, rowHead({}, h("bdi", {}, name), isReference && h("span", { class: "soft" }, " (reference)")),
          later.length > 1 && cell({ class: "plot tall" }, !isReference && drawn(name)),
          report.reports.map((item, index) => {
            const found = index > 0 && cellOf(name, item);
            return cell({}, numbers(shown[index]), found && h("span", { class: "told" }, verdictSign(found.verdict), numbers(found.ratioText), h("span", { class: "unseen" }, ` ${found.words}`)));
          }));
      }))),
    report.referenceChanges.map(change => h("p", {}, change.words)));
};

// What each report is.

const identities = () => h("section", { class: "panel" }, h("h2", {}, report.reports.length > 1 ? "What was measured where" : "Where it was measured"),
  wide("What each report is",
    table({ class: "identities", "aria-label": "Identities" }, [column({}, "Property"), report.reports.map(item => column({}, h("bdi", {}, item.name)))],
      [{ property: "file", values: report.reports.map(item => item.file) }, ...report.properties].map(item => {
        const isDoubtful = item.differs && item.doubt;
        return h("tr", { role: "row", class: isDoubtful ? "doubtful" : null },
          rowHead({}, item.property, isDoubtful && h("span", { class: "differs" }, sign("open"), "differs")),
          item.values.map(value => cell({}, h("bdi", {}, value))));
      }))));

// The chosen row.

let at = -1;
const detail = h("section", { class: "panel detail", "aria-label": "Samples" });
const back = h("button", { type: "button", "aria-label": "Previous comparison", on: { click: () => choose(at - 1) } }, icon("back"));
const next = h("button", { type: "button", class: "first", "aria-label": "Next comparison", on: { click: () => choose(at + 1) } }, icon("next"));
const choose = (index, isArriving) => {
  index = Math.min(rows.length - 1, Math.max(0, index));
  if (index === at) return;
  at = index;
  const row = rows[at];
  rowParts.forEach((part, other) => {
    part.button.setAttribute("aria-pressed", other === at);
    part.element.classList.toggle("now", other === at);
  });
  put(detail, h("h2", {}, "The samples of ", h("bdi", {}, row.name)), h("div", { class: "samples-of" }, samples(row)));
  back.setAttribute("aria-disabled", at === 0);
  next.setAttribute("aria-disabled", at === rows.length - 1);
  say(h("b", {}, `${at + 1} of ${rows.length}`), " · ", row.name, ": ", row.ratioText, ", ", row.words, ". ", row.medianText,
    report.acrossRuns ? ", before " : `, ${row.base} `, row.baseMedianText, `; ${count(row.blocks, "block")}.`);
  if (!isArriving) link.write({ row: at + 1 });
};

const disturbed = report.reports.flatMap(item => item.disturbed.map(launch => ({ ...launch, report: item.name })));
open(
  h("p", { class: "identity" }, h("bdi", {}, page.made.subject), ` · ${report.reports.map(item => item.work)[0]}`),
  h("header", { class: "answer timing" },
    h("div", {}, h("h1", {}, report.answers[0]), report.answers.slice(1).map(text => h("p", { class: "further" }, text)), rows.length > 0 && h("p", { class: "soft" }, report.heading),
      report.gate && h("p", { class: "gate" }, sign(report.gate.closed ? "wrong" : "right"), report.gate.words)),
    (report.cautions.length > 0 || disturbed.length > 0) && h("div", { class: "cautions" }, h("h2", {}, "Before you believe it"),
      h("ul", {}, report.cautions.map(caution => h("li", {}, caution.text))))),
  h("main", {},
    ratioTable && [h("section", { class: "panel" }, ratioTable, key()), detail],
    report.reports.length > 1 && historyOf(),
    report.reports.map(timesOf),
    identities()),
  about());
if (rows.length > 0) {
  put(controls, back, next, h("span", { class: "keys" }, h("kbd", {}, "←"), " ", h("kbd", {}, "→"), " another comparison"));
  keys = { ArrowLeft: () => choose(at - 1), ArrowRight: () => choose(at + 1), Home: () => choose(0), End: () => choose(rows.length - 1) };
} else say(report.answers[0]);
const arrive = () => { if (rows.length > 0) choose((Number(link.read().get("row")) || at + 1 || 1) - 1, true); };
arrive();
window.addEventListener("hashchange", arrive);
