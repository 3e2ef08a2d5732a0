// Parts drawn on one axis. A bar's place is a share of the width, so that zooming only changes that width.

const rowHeight = 23, stripHeight = 10;

// Where labels of an axis stand: the step of 1, 2 or 5 that leaves room for them.
const axisStep = (nanoseconds, pixels) => {
  const least = nanoseconds / Math.max(1, pixels / 96);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * [1, 2, 5, 10].find(times => power * times >= least);
};

// A label with as many decimals as the step needs.
const tickText = (tick, step) => {
  if (tick === 0) return "0";
  const [scale, unit] = unitOf(tick);
  return `${(tick / scale).toFixed(Math.min(9, Math.max(0, Math.ceil(-Math.log10(step / scale) - 1e-9))))} ${unit}`;
};

// `actions`: aim(bar or null), choose(bar), zoomed(by, time).
const makeChart = (parts, length, actions) => {
  const share = at => `${at / length * 100}%`;
  const axis = h("div", { class: "axis", ...mute });
  const grid = h("div", { class: "grid", ...mute });
  const edges = h("div", { class: "edges", "aria-hidden": "true", hidden: true });
  const drawn = new Map(), byPart = new Map(), fronts = new Map(), heads = [];

  const drawBar = (part, one) => {
    const label = h("span", { class: "label" }, h("bdi", {}, one.label));
    const element = h("div", { class: `stretch ${one.activity}`, role: "img", "aria-label": `${deed(part, one).join("")}, ${time(one.end - one.start)} from ${time(one.start)}` }, label);
    element.style.left = share(one.start);
    element.style.width = share(one.end - one.start);
    drawn.set(element, one);
    one.element = element;
    return element;
  };
  const at = (style, moment, text = "") => {
    const element = h("span", { class: style, ...mute }, text);
    element.style.left = share(moment);
    return element;
  };
  const signs = { tick: "╵", loss: "✗", trap: "‼" };
  const drawPart = part => {
    const arrows = part.links.filter(link => link.from !== link.to);
    const few = arrows.length <= 60;
    let top = 0;
    const tops = [];
    const lanes = part.lanes.map((lane, index) => {
      const own = part.byLane[index];
      const strip = [
        ...few ? arrows.filter(link => link.from === index).map(link => at("start", link.sent)) : [],
        ...wakes(part, index).map(one => at("wake", one.end)),
        ...part.notes.filter(note => note.lane === index).map(note => at("note", note.time)),
        ...part.marks.filter(mark => mark.lane === index).map(mark => at(`sign-mark ${mark.kind}`, mark.time, signs[mark.kind])),
      ];
      tops.push(top);
      const height = rowHeight + (strip.length ? stripHeight : 4);
      top += height;
      const track = h("div", { class: "track" }, own.map(one => drawBar(part, one)), strip);
      const row = h("div", { class: "lane", role: "group", "aria-label": `${lane.name}, ${lane.kind}` },
        h("span", { class: "name" }, h("bdi", {}, lane.name)), track);
      row.style.height = `${height}px`;
      return row;
    });
    const overlay = svg("svg", { class: "arrows", viewBox: `0 0 100000 ${Math.max(1, top)}`, preserveAspectRatio: "none", ...mute });
    const front = svg("svg", { class: "arrows front", viewBox: overlay.getAttribute("viewBox"), preserveAspectRatio: "none", ...mute });
    const tips = h("div", mute);
    const drawArrow = link => {
      const isDown = link.to > link.from;
      const [from, to] = [tops[link.from] + (isDown ? rowHeight : 0), tops[link.to] + (isDown ? 0 : rowHeight)];
      const [x, p] = [link.sent / length * 100000, link.received / length * 100000];
      const middle = (from + to) / 2;
      const tip = at(isDown ? "tip" : "tip up", link.received);
      tip.style.top = `${to}px`;
      return { path: svg("path", { d: `M${x} ${from}C${x} ${middle} ${p} ${middle} ${p} ${to}` }), tip };
    };
    // Many arrows would only hide one another: then there is only that of the bar in hand.
    if (few) for (const arrow of arrows.map(drawArrow)) { overlay.append(arrow.path); tips.append(arrow.tip); }
    const nowTip = h("div", { class: "now", ...mute });
    fronts.set(part.number - 1, one => {
      const link = one && arrows.find(link => link.task === one.task && link.to === one.lane && link.received === one.start);
      const arrow = link && drawArrow(link);
      front.replaceChildren(...arrow ? [arrow.path] : []);
      nowTip.replaceChildren(...arrow ? [arrow.tip] : []);
    });
    const best = part.timesBest > 1.05 && at("best", part.metrics.makespan / part.timesBest);
    const body = h("div", { class: "lanes" }, h("div", { class: "under" }, overlay, tips), lanes, h("div", { class: "over" }, front, nowTip, best));
    const head = actions.head(part);
    heads.push(head);
    const section = h("section", { class: "part", "aria-label": `Part ${part.number}${part.title ? ": " + part.title : ""}` }, head, body);
    byPart.set(part, section);
    return section;
  };

  const inner = h("div", { class: "inner" }, axis, grid, parts.map(drawPart), h("div", { class: "under" }, edges));
  const element = h("div", { class: "scroller", tabindex: 0, role: "group", "aria-label": parts.length === 1 ? `Timeline of part ${parts[0].number}` : "Timelines of all parts" }, inner);

  const barOf = event => drawn.get(event.target.closest(".stretch"));
  element.addEventListener("click", event => { const one = barOf(event); if (one) actions.choose(one); });
  element.addEventListener("pointerover", event => { if (event.pointerType === "mouse") actions.aim(barOf(event) || null); });
  element.addEventListener("pointerleave", () => actions.aim(null));
  element.addEventListener("wheel", event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    actions.zoom(event.deltaY < 0 ? 1.25 : 0.8, momentAt(event.clientX));
  }, { passive: false });
  element.addEventListener("scroll", () => { actions.scrolled(element.scrollLeft); requestAnimationFrame(drawAxis); }, { passive: true });

  let zoom = 1;
  const names = () => axis.offsetLeft;
  const room = () => Math.max(80, element.clientWidth - names() - 28);
  const momentAt = x => (x - element.getBoundingClientRect().left + element.scrollLeft - names()) / (room() * zoom) * length;
  const drawAxis = () => {
    const width = room() * zoom, step = axisStep(length / zoom, room());
    const from = Math.max(0, Math.floor((element.scrollLeft / width) * length / step) - 1);
    const to = Math.min(Math.floor(length / step), Math.ceil(((element.scrollLeft + room()) / width) * length / step) + 1);
    const ticks = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => (from + index) * step);
    put(axis, ticks.map(tick => at("tick-label", tick, tickText(tick, step))));
    put(grid, ticks.map(tick => at("tick-line", tick)));
  };
  const setZoom = (wanted, moment, place = 0.5) => {
    zoom = wanted;
    const pixels = room() * zoom;
    // A width, and no custom property: that would have the style of every bar computed again.
    inner.style.width = `${names() + pixels + 28}px`;
    for (const head of heads) head.style.width = `${element.clientWidth}px`;
    for (const [bar, one] of drawn) {
      const isTiny = (one.end - one.start) / length * pixels < 22;
      if (isTiny !== one.isTiny) bar.classList.toggle("tiny", isTiny);
      one.isTiny = isTiny;
    }
    if (moment != null) element.scrollLeft = moment / length * pixels - room() * place;
    drawAxis();
  };
  let now = null;
  const setNow = (one, isAimed) => {
    now?.element.classList.remove("now");
    if (now) fronts.get(now.part)(null);
    now = one && drawn.has(one.element) ? one : null;
    edges.hidden = !now;
    if (!now) return;
    now.element.classList.add("now");
    fronts.get(now.part)(now);
    edges.style.left = share(one.start);
    edges.style.width = share(one.end - one.start);
    if (isAimed) return;
    const [outer, rect] = [element.getBoundingClientRect(), now.element.getBoundingClientRect()];
    const left = outer.left + names();
    if (rect.right < left + 8 || rect.left > outer.right - 8) element.scrollLeft += rect.left - left - 40;
    const head = byPart.get(parts.find(part => part.bars.includes(one))).firstChild;
    const high = rect.top - axis.offsetHeight - (one.lane === 0 ? head.offsetHeight + 8 : 0);
    if (high < outer.top) element.scrollTop += high - outer.top - 4;
    else if (rect.bottom + stripHeight > outer.bottom - 16) element.scrollTop += rect.bottom + stripHeight - outer.bottom + 24;
  };
  return {
    element, setZoom, setNow, zoomOf: () => zoom,
    middle: () => (element.scrollLeft + room() / 2) / (room() * zoom) * length,
    scroll: left => { if (element.scrollLeft !== left) element.scrollLeft = left; },
    pan: by => { element.scrollLeft += by * room(); },
    most: () => Math.max(1, Math.min(3e6 / room(), length / 1000)),
  };
};
