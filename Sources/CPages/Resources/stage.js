// The stage: what is shared, and a column for each lane. A story moves over rows that stay; a game adds
// rows as lanes are chosen.

const laneMark = (lanes, index) => lanes[index].kind === "main" ? "M" : String(index + (lanes[0]?.kind === "main" ? 0 : 1));

const memoryName = variable => variable.name
  ? [h("code", {}, variable.name), variable.isDeclared && h("span", { class: "soft" }, ` line ${lineName(variable.place)}`)]
  : variable.place
    ? h("span", {}, `line ${lineName(variable.place)}: `, h("code", {}, variable.place.code))
    : h("span", { class: "soft" }, "memory without a line");

const makeState = () => {
  const element = h("section", { class: "panel state", tabindex: 0, "aria-label": "Shared state" });
  // values: {variable, value, by, isFresh, older: [[lane, value]]}; resources as a standing has them.
  const show = ({ values, resources, places = new Map(), printed }) => put(element,
    h("h3", {}, "Shared variables"),
    values.length
      ? h("table", { "aria-label": "Shared variables" }, values.map(one => h("tr", {},
        h("th", { scope: "row" }, memoryName(one.variable)),
        h("td", {}, one.value == null
          ? h("span", { class: "soft" }, `changed ${one.isFresh ? "now, " : ""}${one.by ? `by ${one.by}` : ""}; to what was not seen`)
          : [h("span", { class: "value" + (one.isFresh ? " fresh" : "") }, one.value),
            one.by && h("span", { class: "soft" }, ` ${one.isFresh ? "now, " : ""}by ${one.by}`)],
          (one.older || []).map(([lane, value]) => h("span", { class: "old" }, `${lane} has read ${value}`))))))
      : h("p", { class: "soft" }, "No value was seen yet."),
    resources.length > 0 && [
      h("h3", {}, "Locks, queues and the like"),
      h("table", { "aria-label": "Locks, queues and the like" }, resources.map(one => h("tr", {},
        h("th", { scope: "row" }, one.name, places.get(one.name) && h("span", { class: "old" }, `line ${lineName(places.get(one.name))}`)),
        h("td", {},
          one.holders.length ? `held by ${one.holders.join(", ")}` : one.amount == null ? "free" : "",
          one.amount != null && `${one.holders.length ? "; " : ""}count ${one.amount}`,
          one.waiters.length > 0 && h("span", { class: "is-wrong" }, `; ${one.waiters.join(", ")} ${one.waiters.length > 1 ? "wait" : "waits"}`))))),
    ],
    printed && [h("h3", {}, "Printed so far"), h("pre", {}, printed)]);
  return { element, show };
};

// What one effect says, with the variable's name where it has one.
const effectParts = (effect, story) => {
  const name = effect.variable == null ? null : story.variables?.[effect.variable]?.name;
  const value = effect.value == null ? null : h("b", {}, effect.value);
  if (effect.kind === "prints") return [effect.text];
  if (value && effect.kind === "reads") return name ? ["reads ", value, " from ", h("code", {}, name)] : ["reads ", value];
  if (effect.kind === "writes") {
    const text = ["writes", ...(value ? [" ", value] : []), ...(name ? [value ? " to " : " ", h("code", {}, name)] : [])];
    return effect.lostTo == null ? text
      : [h("s", {}, text), h("span", { class: "lost" }, ` lost: step ${effect.lostTo + 1} overwrites it unseen`)];
  }
  return name ? [effect.text + " ", h("code", {}, name)] : [effect.text];
};
const effectList = (row, story) => row.effects?.length
  ? row.effects.flatMap((effect, index) => [index > 0 && ", ", ...effectParts(effect, story)])
  : [row.note];

// How many rows have a grid of their own: what is far from being seen is neither styled nor laid out. So many rows before
// and after the current one are, since their heights say where it is.
const partLength = 25, nearby = 12;

const makeBoard = (lanes, choose) => {
  const heads = lanes.map((lane, index) => {
    const does = h("span", { class: "does" });
    const choice = h("div", {});
    return { does, choice, element: h("div", { class: "head", role: "group", "aria-label": lane.name },
      h("b", {}, h("span", { class: "mark", "aria-hidden": "true" }, laneMark(lanes, index)), " ", h("bdi", {}, lane.name)), does, choice) };
  });
  const head = h("div", { class: "heads" }, h("div", { class: "head number" }), heads.map(one => one.element));
  const body = h("div", { class: "rows", role: "list", "aria-label": "Steps" });
  const join = svg("svg", { class: "join", "aria-hidden": "true" });
  const element = h("section", { class: "panel board", tabindex: 0, "aria-label": "What each lane does" }, head, body, join);
  element.style.setProperty("--lanes", lanes.length);
  body.addEventListener("click", event => {
    const row = event.target.closest(".row");
    if (row && choose) choose(Number(row.dataset.step));
  });
  let rows = [], made = [], races = [], parts = [], near = [];

  const build = (row, index, story, pairs) => {
    const at = 2 * (index % partLength) + 1;
    const number = h("span", { class: "number" }, h("span", { class: "unseen" }, "Step "), String(index + 1));
    number.style.gridRow = at + 1;
    const parts = [number];
    if (row.isSwitch && row.reason) {
      const before = rows.slice(0, index).findLast(one => one.lane != null)?.lane ?? row.lane ?? 0;
      const reason = h("span", { class: "reason" + (/preempted$/.test(row.reason) ? " preempted" : "") }, capital(row.reason));
      reason.style.gridRow = at;
      reason.style.gridColumn = `${before + 2} / -1`;
      parts.unshift(reason);
    }
    let block;
    if (row.lane == null) {
      block = h("span", { class: "all" }, row.text);
    } else {
      const lane = lanes[row.lane];
      block = h("div", { class: "block" },
        h("span", { class: "who" }, h("span", { class: "mark", "aria-hidden": "true" }, laneMark(lanes, row.lane)), ` ${lane.name}`),
        h("span", { class: "unseen" }, `${lane.name}: `),
        h("div", { class: "top" }, h("code", {}, row.text),
          row.place && h("span", { class: "line" }, h("span", { class: "unseen" }, "line "), lineName(row.place))),
        h("div", { class: "effects" }, effectList(row, story)),
        row.isWrong && h("div", { class: "fault" }, "✗ ", pairs.has(index) ? `races with step ${pairs.get(index) + 1}` : "it goes wrong here"));
      block.style.gridColumn = row.lane + 2;
      block.style.setProperty("--lane", row.lane);
      block.title = row.place ? `${row.place.file}:${row.place.line}: ${row.place.code}` : "";
    }
    block.style.gridRow = at + 1;
    parts.push(block);
    return { block, element: h("div", { class: "row" + (row.isWrong ? " wrong" : ""), role: "listitem", "data-step": index }, parts) };
  };

  // From its first row to its last a lane lives; it waits where the standing after a row says so. For each part the
  // lines in it.
  const lives = count => {
    const drawn = Array.from({ length: count }, () => []), last = lanes.map(() => null), standings = [null];
    rows.forEach((row, to) => {
      standings.push(row.standing || standings[to]);
      if (row.lane == null) return;
      const from = last[row.lane];
      last[row.lane] = to;
      if (from === null || to - from < 2) return;
      const waits = standings[from + 2]?.waiting.some(one => one.lane === lanes[row.lane].name);
      for (let part = Math.floor(from / partLength); part * partLength <= to; part += 1) {
        const start = part * partLength;
        const [top, bottom] = [Math.max(1, 2 * (from - start) + 3), Math.min(2 * partLength + 1, 2 * (to - start) + 2)];
        if (top >= bottom) continue;
        const life = h("div", { class: "life" + (waits ? " waits" : ""), "aria-hidden": "true" });
        life.style.gridColumn = row.lane + 2;
        life.style.gridRow = `${top} / ${bottom}`;
        drawn[part].push(life);
      }
    });
    return drawn;
  };

  const draw = () => {
    const box = element.getBoundingClientRect();
    const drawn = races.filter(([one, other]) => made[one] && made[other]).flatMap(([one, other]) => {
      const [a, b] = [made[one].block.getBoundingClientRect(), made[other].block.getBoundingClientRect()];
      const isRight = a.left < b.left;
      const place = (rect, right) => [(right ? rect.right : rect.left) - box.left + element.scrollLeft,
        rect.top + rect.height / 2 - box.top + element.scrollTop];
      const [[x, y], [p, q]] = [place(a, isRight), place(b, !isRight)];
      const middle = (x + p) / 2;
      return [svg("path", { d: `M${x} ${y}C${middle} ${y} ${middle} ${q} ${p} ${q}` }),
        svg("circle", { cx: x, cy: y, r: 4 }), svg("circle", { cx: p, cy: q, r: 4 })];
    });
    join.setAttribute("width", body.scrollWidth);
    join.setAttribute("height", element.scrollHeight);
    join.replaceChildren(...drawn);
  };
  new ResizeObserver(() => requestAnimationFrame(draw)).observe(body);

  // pairs: for each row that races the index of the other one.
  const setRows = (story, pairs = new Map()) => {
    rows = story.rows;
    races = [...pairs].filter(([one, other]) => one < other);
    made = rows.map((row, index) => build(row, index, story, pairs));
    const count = Math.ceil(rows.length / partLength);
    near = [];
    parts = lives(count).map((lines, part) => {
      const within = made.slice(part * partLength, (part + 1) * partLength);
      const element = h("div", { class: "part", role: "presentation" }, lines, within.map(one => one.element));
      // How high it may be, until it is laid out.
      element.style.containIntrinsicBlockSize = `auto ${4 * within.length}rem`;
      return element;
    });
    put(body, parts);
  };
  // Only the rows between the old step and the new one change.
  let at = null;
  const setNow = (index, isWhole) => {
    const from = isWhole || at === null ? 0 : Math.min(at, index);
    const to = isWhole || at === null ? made.length - 1 : Math.max(at, index);
    at = index;
    for (let row = Math.max(0, from); row <= to && row < made.length; row += 1) {
      const list = made[row].element.classList;
      list.toggle("ahead", row > index);
      list.toggle("now", row === index);
      if (row === index) made[row].element.setAttribute("aria-current", "step");
      else made[row].element.removeAttribute("aria-current");
    }
    const before = near;
    near = [at - nearby, at, at + nearby].map(row => parts[Math.floor(row / partLength)]).filter(Boolean);
    for (const part of before) if (!near.includes(part)) part.style.contentVisibility = "";
    for (const part of near) if (!before.includes(part)) part.style.contentVisibility = "visible";
  };
  // Asks where things are, so it comes after all that is changed: the rows are then laid out once.
  const see = () => {
    if (made[at] && getComputedStyle(element).overflowY !== "visible") {
      keepSeen(element, made[at].block, head.getBoundingClientRect().height);
    }
  };
  // states: for each lane {text, style, choice}.
  const setHeads = states => states.forEach((state, index) => {
    heads[index].element.className = "head" + (state.style ? ` is-${state.style}` : "");
    heads[index].does.textContent = state.text;
    heads[index].does.title = state.text;
    put(heads[index].choice, state.choice);
  });
  return { element, setRows, setNow, setHeads, see, draw };
};

// What a lane does, in words. `goesOn` says that the story has more of it, `hasEnded` that it has said so.
const laneState = (lane, standing, { isNow, hasBegun, isStuck, goesOn, hasEnded }) => {
  const waits = standing?.waiting.find(one => one.lane === lane.name);
  const text = waits
    ? (waits.reason ? `${isStuck ? "Waits forever for" : "Waits for"} ${waits.reason}` : "Sleeps")
    : standing?.ready.includes(lane.name) ? (hasBegun ? "Can continue" : "Can begin")
      : !standing ? "" : !hasBegun ? "Not there yet"
        : goesOn ? (lane.kind === "queue" ? "Idle" : "Goes on later")
          : !hasEnded && (lane.kind === "main" || lane.kind === "queue") ? "Idle, or has ended" : "Has ended";
  return isNow && !(isStuck && waits) ? { text: "Runs", style: "now" } : { text, style: isStuck && waits ? "stuck" : "" };
};
// A line by its number, and with its file where that is not the one that the page is about.
const lineName = place => files.length > 1 && place.file !== files[0].file ? `${fileName(place.file)}:${place.line}` : String(place.line);
const lineOf = place => files.length > 1 && place.file !== files[0].file ? `line ${place.line} of ${fileName(place.file)}` : `line ${place.line}`;
const placeKey = place => `${place.file}:${place.line}`;
