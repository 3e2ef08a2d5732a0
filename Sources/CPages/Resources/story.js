// One execution, step by step. A step is a row of the story.

// The rows that race, each with the other one: two marked accesses of two lanes to one variable.
const racingPairs = story => {
  const first = new Map(), pairs = new Map();
  story.rows.forEach((row, index) => (row.effects || []).forEach(effect => {
    if (!effect.isWrong || effect.variable == null) return;
    const other = first.get(effect.variable);
    if (other === undefined) first.set(effect.variable, index);
    else if (story.rows[other].lane !== row.lane && !pairs.has(other)) { pairs.set(other, index); pairs.set(index, other); }
  }));
  return pairs;
};

// What each step leaves behind, worked out once: values, who has read what, where the lanes stand, what is printed.
const makePast = story => {
  let standing = null, printed = "", lines = new Map();
  const values = new Map(), begun = new Set(), ended = new Set();
  return story.rows.map(row => {
    if (row.standing) standing = row.standing;
    if (row.lane != null) begun.add(row.lane);
    story.lanes.forEach((lane, index) => { if (row.reason === `${lane.name} has ended`) ended.add(index); });
    if (row.lane != null && row.place) lines = new Map(lines).set(row.lane, row.place);
    const fresh = new Set();
    for (const effect of row.effects || []) {
      if (effect.kind === "prints") printed += effect.value ?? "";
      if (effect.variable == null) continue;
      const known = values.get(effect.variable) || { reads: new Map() };
      // What is not seen of a change takes away what was known.
      if (effect.kind === "writes" || effect.kind === "changes") {
        values.set(effect.variable, { value: effect.value, by: row.lane, reads: known.reads });
        known.reads.delete(row.lane);
        fresh.add(effect.variable);
      } else if (effect.kind === "reads" && effect.value != null) {
        values.set(effect.variable, { value: effect.value, by: known.by, reads: known.reads.set(row.lane, effect.value) });
      }
    }
    const told = [...values].sort((one, other) => one[0] - other[0]).map(([index, known]) => ({
      variable: story.variables[index], value: known.value, by: known.by == null ? null : story.lanes[known.by]?.name,
      isFresh: fresh.has(index),
      older: [...known.reads].filter(([lane]) => lane != null && lane !== known.by).map(([lane, value]) => [story.lanes[lane].name, value]),
    }));
    return { standing, printed, lines, begun: new Set(begun), ended: new Set(ended), values: told };
  });
};

// The name that stands where a property, or a variable that a closure has, gets its first value: `var NAME = `, or
// `self.NAME = ` in an initializer. Several objects have several of a name, which are numbered.
const nameProperties = (story, files) => {
  if (story.isNamed) return;
  story.isNamed = true;
  const found = new Map(), places = new Map();
  const lines = new Map(files.map(file => [file.file, file.text.split("\n")]));
  for (const [index, row] of story.rows.entries()) {
    for (const effect of row.lane == null ? [] : row.effects || []) {
      const variable = story.variables?.[effect.variable];
      if (!variable?.place || variable.name || found.has(variable)) continue;
      const { file, line, column, function: within } = variable.place;
      const text = lines.get(file)?.[line - 1] ?? "";
      const [before, after] = [text.slice(0, column - 1), text.slice(column - 1)];
      const isFirst = effect.kind === "writes" && row.place?.file === file && row.place.line === line;
      const isLiteral = /f[cCi]$/.test(within || "") || /^[\w"'.[\]]*[\s;]*$/.test(after);
      const name = isFirst && ((isLiteral && before.match(/\b(?:var|let)\s+`?(\w+)`?\s*(?::[^={}]*)?=\s*$/))
        || (after.startsWith("=") && before.match(/(?:^|[\s{;(])self\.(\w+)\s*$/)))?.[1];
      found.set(variable, name);
      // Of two that one row makes at one place it is not known which is which, or they are parts of one.
      const key = `${index}:${line}:${column}`;
      if (places.has(key)) { found.set(places.get(key), null); found.set(variable, null); }
      places.set(key, variable);
    }
  }
  const counts = new Map();
  for (const name of found.values()) if (name) counts.set(name, (counts.get(name) || 0) + 1);
  const numbers = new Map();
  for (const [variable, name] of found) {
    if (!name) continue;
    numbers.set(name, (numbers.get(name) || 0) + 1);
    variable.name = counts.get(name) > 1 ? `${name} ${numbers.get(name)}` : name;
    variable.isDeclared = true;
  }
};

// The other lanes that waited before a step, and can continue after it.
const letGo = (story, index) => {
  const { lane, standing } = story.rows[index];
  const before = standing && story.rows.slice(0, index).findLast(row => row.standing)?.standing;
  return (before?.waiting || []).map(one => one.lane)
    .filter(name => standing.ready.includes(name) && name !== story.lanes[lane]?.name);
};

const sentenceOf = (story, index, pairs) => {
  const row = story.rows[index];
  const where = row.lane == null ? "" : (row.place ? `${capital(lineOf(row.place))}, ` : "") + story.lanes[row.lane].name;
  const parts = [h("b", {}, `Step ${index + 1} of ${story.rows.length}`), " · "];
  if (row.isSwitch && row.reason) parts.push(capital(row.reason) + ". ");
  parts.push(where ? where + ": " : "", ...(row.lane == null ? [row.text] : effectList(row, story)), ".");
  if (row.isWrong) {
    parts.push(h("span", { class: "is-wrong" }, pairs.has(index) ? ` It races with step ${pairs.get(index) + 1}.` : " It goes wrong here."));
  }
  const free = letGo(story, index);
  if (free.length) parts.push(` Now ${free.join(" and ")} can continue.`);
  return parts;
};

// The controls of a story and what they move. `moved` is told of each step.
const makeStory = (files, moved) => {
  let story = null, past = [], lasts = [], pairs = new Map(), at = 0, timer = null;
  const source = makeSource(files);
  const state = makeState();
  const slot = h("div", { class: "stage" });
  let board = null;

  const stop = () => {
    clearInterval(timer);
    timer = null;
    put(play, icon("play"));
    play.setAttribute("aria-label", "Play");
  };
  const go = (to, isWhole) => {
    at = Math.max(0, Math.min(story.rows.length - 1, to));
    const row = story.rows[at], now = past[at];
    const isStuck = row.effects?.some(effect => effect.kind === "waitsForever");
    board.setNow(at, isWhole);
    board.setHeads(story.lanes.map((lane, index) => laneState(lane, now.standing, {
      isNow: row.lane === index, hasBegun: now.begun.has(index), isStuck, goesOn: lasts[index] > at, hasEnded: now.ended.has(index),
    })));
    source.show([...now.lines].map(([lane, place]) => ({
      key: placeKey(place), isNow: lane === row.lane, mark: laneMark(story.lanes, lane), name: story.lanes[lane].name,
    })), new Set(row.isWrong && row.place ? [placeKey(row.place)] : []));
    state.show({
      values: now.values, resources: now.standing?.resources || [], printed: now.printed,
      places: new Map((story.resources || []).filter(one => one.place).map(one => [one.name, one.place])),
    });
    slider.value = at + 1;
    slider.setAttribute("aria-valuetext", `step ${at + 1} of ${story.rows.length}`);
    for (const [button, isOff] of [[first, at === 0], [back, at === 0], [next, at === story.rows.length - 1], [last, at === story.rows.length - 1]]) {
      button.setAttribute("aria-disabled", isOff);
    }
    say(...sentenceOf(story, at, pairs));
    board.see();
    source.see();
    moved(at);
  };
  const step = to => { stop(); go(to); };
  const button = (name, label, act, style) => h("button", { type: "button", "aria-label": label, title: label, class: style, on: { click: act } }, icon(name));
  const first = button("first", "First step", () => step(0));
  const back = button("back", "Back", () => step(at - 1));
  const next = button("next", "Next step", () => step(at + 1), "first");
  const last = button("last", "Last step", () => step(story.rows.length - 1));
  const toggle = () => {
    if (timer) return stop();
    if (at === story.rows.length - 1) go(0);
    put(play, icon("pause"));
    play.setAttribute("aria-label", "Pause");
    timer = setInterval(() => { go(at + 1); if (at === story.rows.length - 1) stop(); }, 900);
  };
  const play = button("play", "Play", toggle);
  const slider = h("input", { type: "range", min: 1, "aria-label": "Step", on: { input: () => step(Number(slider.value) - 1) } });
  const faults = () => story.rows.map((row, index) => row.isWrong ? index : -1).filter(index => index >= 0);
  const toFault = () => {
    const found = faults();
    if (found.length) step(found.find(index => index > at) ?? found[0]);
  };
  const fault = h("button", { type: "button", class: "extra", on: { click: toFault } }, h("span", { class: "is-wrong" }, "✗ "), "Where it goes wrong", h("kbd", {}, "w"));

  return {
    element: slot,
    stop,
    // What is loaded is shown by `enter`.
    load: (loaded, step) => {
      stop();
      story = loaded;
      pairs = racingPairs(story);
      nameProperties(story, files);
      past = makePast(story);
      lasts = story.lanes.map((lane, index) => story.rows.findLastIndex(row => row.lane === index));
      at = step ?? 0;
      board = null;
      slider.max = story.rows.length;
      fault.hidden = faults().length === 0;
    },
    // The stage is on the page, and no row in it yet: how high it is does not depend on them, so nothing is laid out twice.
    enter: () => {
      const isNew = !board;
      put(controls, first, back, play, next, last, h("div", { class: "track" }, slider), fault,
        h("span", { class: "keys" }, h("kbd", {}, "←"), " ", h("kbd", {}, "→"), " step ", h("kbd", {}, "space"), " play"));
      keys = {
        ArrowLeft: () => step(at - 1), ArrowRight: () => step(at + 1), Home: () => step(0), End: () => step(story.rows.length - 1),
        " ": toggle, w: toFault,
      };
      if (isNew) {
        board = makeBoard(story.lanes, index => { stop(); go(index); });
        put(slot, h("div", { class: "side" }, source.element, state.element), board.element);
      }
      fit(slot);
      if (isNew) board.setRows(story, pairs);
      go(at, true);
      board.draw();
    },
    fit: () => fit(slot),
  };
};
