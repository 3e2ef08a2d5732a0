// All executions as a tree, in which a person chooses which lane continues.

const makeGame = (files, tree, replay, moved) => {
  const children = tree.nodes.map(() => new Map());
  const rowsOf = [];
  tree.nodes.forEach((node, index) => {
    if (node.parent != null) children[node.parent].set(node.lane, index);
    rowsOf.push([...(node.parent == null ? [] : rowsOf[node.parent].slice(0, node.kept)), ...node.rows]);
  });
  const optionsOf = node => node.options.map(index => tree.options[index]);

  // The fewest switches from each node to an end that is broken, and the lane to choose for it.
  const best = tree.nodes.map(() => null);
  for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
    const node = tree.nodes[index];
    if (node.end != null) {
      best[index] = tree.ends[node.end].isBroken ? { switches: 0 } : null;
      continue;
    }
    const options = optionsOf(node), hasOwner = options.some(option => option.isCurrent);
    for (const option of options) {
      const after = best[children[index].get(option.lane)];
      if (!after) continue;
      const switches = after.switches + (hasOwner && !option.isCurrent ? 1 : 0);
      if (!best[index] || switches < best[index].switches) best[index] = { switches, option };
    }
  }

  let at = 0, hinted = null;
  const found = new Set(), tried = new Set();
  const source = makeSource(files), state = makeState();
  const board = makeBoard(tree.lanes);
  const progress = h("div", { class: "progress" });
  const ending = h("div", { "aria-label": "How it ended" });
  const stage = h("div", { class: "stage game" }, h("div", { class: "side" }, source.element, state.element), board.element);
  const element = h("div", {}, progress, ending,
    stage);

  const outcomeText = outcome => {
    const printed = outcome.output.trim().split("\n").join(" / ");
    return (printed === "" ? "prints nothing" : `prints "${printed}"`) + (outcome.failure ? ` (${outcome.failure})` : "");
  };
  const pathTo = index => {
    const path = [];
    for (let node = index; tree.nodes[node].parent != null; node = tree.nodes[node].parent) path.unshift(tree.nodes[node].lane);
    return path;
  };
  const goal = () => {
    const total = tree.outcomes.length;
    put(progress,
      h("p", {}, h("b", {}, `Found ${found.size} of ${count(total, "outcome")}`),
        h("span", { class: "soft" }, ` · tried ${tried.size} of ${count(tree.executions, "schedule")}`)),
      h("ul", { class: "found", "aria-label": "Outcomes found" }, tree.outcomes.map((outcome, index) => found.has(index)
        ? h("li", {}, sign(outcome.isWrong ? "wrong" : "none"), outcome.isWrong && h("span", { class: "unseen" }, "wrong: "), outcomeText(outcome))
        : h("li", { class: "soft missing" }, "not found yet"))));
  };

  const show = (index, note) => {
    at = index;
    const node = tree.nodes[index];
    const rows = rowsOf[index].map(row => tree.rows[row]);
    const options = optionsOf(node), waiting = node.waiting.map(one => tree.waiting[one]);
    const end = node.end == null ? null : tree.ends[node.end];
    if (end) { found.add(end.outcome); tried.add(index); }
    board.setRows({ rows, lanes: tree.lanes });
    board.setNow(rows.length - 1, true);
    const begun = new Set(rows.map(row => row.lane));
    board.setHeads(tree.lanes.map((lane, number) => {
      const chosen = options.findIndex(option => option.name === lane.name && option.kind === lane.kind);
      const option = options[chosen];
      const waits = waiting.find(one => one.name === lane.name);
      const choice = !option ? null : [
        h("span", { class: "next code" }, option.place ? `${lineName(option.place)}: ${option.does}` : option.does),
        h("button", { type: "button", class: option.isCurrent ? "first" : "", "data-choice": chosen, on: { click: () => choose(chosen) } },
          option.isCurrent ? "Goes on" : "Let it go on", h("kbd", { "aria-label": `key ${chosen + 1}` }, String(chosen + 1))),
      ];
      if (option) return { text: option.isCurrent ? "Ran last" : begun.has(number) ? "Can continue" : "Can begin", style: option.isCurrent ? "now" : "", choice };
      return {
        text: waits ? (waits.reason ? `${end ? "Waits forever for" : "Waits for"} ${waits.reason}` : "Sleeps") : begun.has(number) ? (lane.kind === "thread" || lane.kind === "task" ? "Has ended" : "Idle, or has ended") : "Not there yet",
        style: waits && end ? "stuck" : "",
      };
    }));
    const places = new Map();
    rows.forEach(row => { if (row.lane != null && row.place) places.set(row.lane, row.place); });
    for (const option of options) {
      const lane = tree.lanes.findIndex(one => one.name === option.name && one.kind === option.kind);
      if (lane >= 0 && option.place) places.set(lane, option.place);
    }
    const last = rows.findLast(row => row.lane != null);
    const current = tree.lanes.findIndex(lane => options.find(option => option.isCurrent)?.name === lane.name);
    const now = end ? last?.lane : current >= 0 ? current : last?.lane;
    source.show([...places].map(([lane, place]) => ({
      key: placeKey(place), isNow: lane === now, mark: laneMark(tree.lanes, lane), name: tree.lanes[lane].name,
    })), new Set(end ? rows.filter(row => row.isWrong && row.place).map(row => placeKey(row.place)) : []));
    state.show({
      values: node.variables.map(one => tree.variables[one]).map(one => ({ variable: one, value: one.value })),
      resources: node.resources.map(one => tree.resources[one]),
    });
    goal();
    put(ending, end && [
      h("p", {}, sign(end.isBroken ? "wrong" : "none"), h("b", {}, end.isBroken ? "It breaks" : "It has ended"),
        ` after ${count(node.switches, "switch", "switches")}: it ${outcomeText(tree.outcomes[end.outcome])}. `,
        end.isBroken ? end.explanations.join(" ") : end.findings.length ? `Nothing came of it here, but it has a ${end.findings.join(", a ")}.` : ""),
      h("pre", { class: "command", tabindex: 0, "aria-label": "The command that runs it again" }, `${replay} --replay ${node.schedule}`),
    ]);
    undo.setAttribute("aria-disabled", node.parent == null);
    again.setAttribute("aria-disabled", node.parent == null);
    const step = rows.length ? ` Last: ${last ? tree.lanes[last.lane].name + (last.place ? `, ${lineOf(last.place)}` : "") + (last.note ? ": " + last.note : "") : ""}.` : "";
    say(...(note ? [note] : end
      ? [h("b", {}, end.isBroken ? "It breaks. " : "It has ended. "), `It ${outcomeText(tree.outcomes[end.outcome])}. ${node.parent == null ? "There is nothing to choose: no lane could have gone first." : "Undo a choice, or begin again."}`]
      : [h("b", {}, `Choice ${pathTo(index).length + 1}: who goes on? `), `${options.map((option, number) => `${number + 1} ${option.name}`).join(", ")}.${step}`]));
    board.see();
    board.draw();
    source.see();
    moved(pathTo(index));
  };
  const choose = number => {
    const option = optionsOf(tree.nodes[at])[number];
    if (option) show(children[at].get(option.lane));
    else say(tree.nodes[at].end != null ? "It has ended: undo a choice (u), or begin again (r)." : `There is no lane ${number + 1} to choose here.`);
  };
  const back = () => tree.nodes[at].parent == null ? say("Nothing was chosen yet.") : show(tree.nodes[at].parent);
  const restart = () => show(0);
  const hint = () => {
    const way = best[at];
    if (!best[0]) return say(`Nothing can break: all ${count(tree.executions, "schedule")} end well.`);
    if (tree.nodes[at].end != null) return say(way ? "It is broken already." : "It has ended well. Undo a choice.");
    if (!way) return say("From here nothing can break any more. Undo a choice.");
    const within = way.switches ? `within ${count(way.switches, "switch", "switches")}` : "without another switch";
    const which = optionsOf(tree.nodes[at]).indexOf(way.option) + 1;
    say(hinted === at ? `Let ${way.option.name} go on (${which}).` : `From here it can break ${within}. Ask again for the lane to choose.`);
    hinted = at;
  };
  const undo = h("button", { type: "button", on: { click: back } }, "Undo", h("kbd", {}, "u"));
  const again = h("button", { type: "button", on: { click: restart } }, "Restart", h("kbd", {}, "r"));
  const help = h("button", { type: "button", on: { click: hint } }, "Hint", h("kbd", {}, "h"));

  return {
    element,
    stop: () => {},
    // A path of lanes; what the tree does not have of it is left out.
    load: path => {
      let node = 0;
      for (const lane of path) {
        const next = children[node].get(lane);
        if (next === undefined) break;
        node = next;
      }
      at = node;
    },
    enter: () => {
      put(controls, undo, again, help, h("span", { class: "keys" }, h("kbd", {}, "1"), " ", h("kbd", {}, "2"), " … who goes on"));
      keys = { u: back, r: restart, h: hint };
      for (let digit = 1; digit <= 9; digit += 1) keys[digit] = () => choose(digit - 1);
      goal();
      fit(stage);
      show(at);
    },
    fit: () => fit(stage),
  };
};
