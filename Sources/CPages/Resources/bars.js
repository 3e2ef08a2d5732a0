// What the bars of a timeline are, in words. A bar is a span; its number is its place in the document, from 1.

const unitOf = size => size >= 0.9995e9 ? [1e9, "s"] : size >= 0.9995e6 ? [1e6, "ms"] : size >= 999.5 ? [1e3, "us"] : [1, "ns"];
// Three significant digits and a unit, as the terminal writes a time.
const time = nanoseconds => {
  if (nanoseconds === 0) return "0";
  const [scale, unit] = unitOf(Math.abs(nanoseconds));
  const value = nanoseconds / scale;
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(1, Math.abs(value)) + 1e-9)));
  return `${unit === "ns" ? Math.round(value) : value.toFixed(digits)} ${unit}`;
};

// A part with what is asked of it again and again: its beginning, its bars in each lane, who ended when.
const readPart = (part, index) => {
  const { lanes, spans, notes, marks, links, prerequisites } = part.timeline;
  // A task may be handed out long before anything is seen to happen.
  const origin = [...spans.map(span => span.start), ...links.map(link => link.sent), ...notes.map(note => note.time), ...marks.map(mark => mark.time)]
    .reduce((least, at) => Math.min(least, at), Infinity);
  const bars = spans.map((span, at) => ({ ...span, part: index, number: at + 1, start: span.start - origin, end: span.end - origin }));
  const byLane = lanes.map(() => []);
  bars.forEach(one => byLane[one.lane].push(one));
  const worked = bars.filter(one => one.activity === "working").sort((one, other) => one.end - other.end);
  return {
    ...part, number: index + 1, lanes, bars, byLane, worked, prerequisites,
    notes: notes.map(note => ({ ...note, time: note.time - origin })),
    marks: marks.map(mark => ({ ...mark, time: mark.time - origin })),
    links: links.map(link => ({ ...link, sent: link.sent - origin, received: link.received - origin })),
    length: [...bars.map(one => one.end), ...[...notes, ...marks].map(one => one.time - origin)].reduce((most, at) => Math.max(most, at), 0),
  };
};

// The waits of a lane that end only for it to wait again.
const wakes = (part, lane) => {
  const waits = part.byLane[lane].filter(one => one.activity === "waiting" || one.activity === "free");
  const starts = new Set(waits.map(one => one.start));
  return waits.filter(one => starts.has(one.end));
};

// What a lane does in a bar: "worker 1 works on task 3", "main waits for the group".
const deed = (part, one) => {
  const lane = part.lanes[one.lane].name;
  switch (one.activity) {
    case "working": return lane === one.label ? [lane, " works"] : [lane, " works on ", one.label];
    case "waiting": return [lane, " waits for ", one.label];
    case "free": return [lane, " is free for ", one.label];
    default: return [lane, ": ", one.label];
  }
};

const started = (part, one) => {
  const link = one.task != null && part.links.find(link => link.task === one.task && link.to === one.lane && link.received === one.start);
  if (!link) return [];
  const needed = (part.prerequisites[one.task] || []).map(task => part.worked.findLast(other => other.task === task)).filter(Boolean);
  const ready = Math.max(link.sent, ...needed.map(other => other.end));
  const names = needed.map(other => other.label).join(", ");
  const by = link.from === link.to ? "" : `Started by ${part.lanes[link.from].name} at ${time(link.sent)}`;
  const wait = one.start - ready;
  const done = Math.max(...needed.map(other => other.end));
  if (needed.length) return [` ${by ? by + "; it" : "It"} needs ${names}, done at ${time(done)}; it began ${time(wait)} after the later of both.`];
  return by ? [` ${by}; it began ${time(wait)} later.`] : [];
};

// What had ended last when a wait was over: what came before, which need not be why.
const before = (part, one) => {
  const last = part.worked.findLast(other => other.end <= one.end && other.end >= one.start && other.lane !== one.lane);
  return last ? [` Last to end before that: ${last.label} on ${part.lanes[last.lane].name}, ${time(one.end - last.end)} earlier.`] : [];
};

const placeText = place => place ? `Line ${place.line} of ${fileName(place.file)}.` : "Its line is not known.";

// All about a bar, in a few sentences.
const tellBar = (part, one) => [
  h("b", {}, deed(part, one)),
  `: ${time(one.end - one.start)}, from ${time(one.start)} to ${time(one.end)}.`,
  one.processorTime != null && ` It computed for ${time(one.processorTime)} of that.`,
  started(part, one),
  (one.activity === "waiting" || one.activity === "free") && before(part, one),
  one.queue && !one.queue.startsWith("com.apple.root.") && ` Queue: ${one.queue}.`,
  ` ${placeText(one.place)}`,
  h("span", { class: "soft" }, ` Part ${part.number}, bar ${one.number} of ${part.bars.length}.`),
].flat(Infinity).filter(Boolean);

const mistakes = {
  time: "It takes longer than it has to.", resources: "It takes more memory or more threads than it has to.",
  result: "What comes out is wrong, or can be.", rule: "It breaks a rule, and the runtime says so.",
};
