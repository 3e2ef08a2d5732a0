// The page of a class: learners by exercises, a sign for what became of each submission. A cell opens what is known of
// it, with its story; the head of a column opens what is wrong with an exercise, and how often.

const room = page.document;
const { diagnoses } = room;
// Of a whole course a class has a few exercises to do: a column in which nobody has anything says only its name.
const isEmpty = room.exercises.map((_, at) => room.learners.every(learner => learner.cells[at].state === "missing"));
const shown = room.exercises.map((_, at) => at).filter(at => !isEmpty[at] || isEmpty.every(Boolean));
const unasked = room.exercises.filter((_, at) => !shown.includes(at));
const exercises = shown.map(at => room.exercises[at]);
const learners = room.learners.map(learner => ({ ...learner, cells: shown.map(at => learner.cells[at]) }));

// A sign for each diagnosis: a letter of its name that no other one has, the first of a word if possible, or a number.
const letters = [];
for (const kind of diagnoses) {
  const title = kind.title.toUpperCase();
  const free = [...title.split(" ").map(word => word.charAt(0)), ...title].find(letter => /\p{L}/u.test(letter) && !letters.includes(letter));
  letters.push(free || `${letters.length + 1}`);
}
const stateWords = {
  passed: "passed", failed: "not yet", doesNotCompile: "does not compile", notAllowed: "not allowed", unreadable: "unreadable",
  missing: "not submitted", notGraded: "not judged",
};
const whatOf = one => one.diagnosis != null ? diagnoses[one.diagnosis].title : stateWords[one.state] || one.state;
const signOf = one => one.diagnosis != null ? letters[one.diagnosis]
  : one.state === "passed" ? icon("right", "tick") : one.state === "notGraded" ? "?" : "·";
const styleOf = one => one.state === "passed" ? "passed" : one.diagnosis != null ? "fails" : one.state === "notGraded" ? "unjudged" : "missing";
const points = one => one.state === "missing" || one.state === "notGraded" ? "" : `, ${one.points} of ${count(one.of, "point")}`;

// The cells.

const buttons = learners.map((learner, row) => learner.cells.map((one, at) => h("button", {
  type: "button", class: `cell ${styleOf(one)}`, tabindex: -1, "aria-pressed": "false",
  "aria-label": `${learner.name}, ${exercises[at].name}: ${whatOf(one)}${points(one)}`,
  on: { click: () => openCell(row, at), focus: () => { if (!now || now.row !== row || now.at !== at) openCell(row, at); } },
}, signOf(one))));
const heads = exercises.map((exercise, at) => h("button", {
  type: "button", class: "exercise", "aria-pressed": "false", on: { click: () => openExercise(at) },
}, h("span", {}, exercise.name)));
const chapterSpans = [];
for (const exercise of exercises) {
  const last = chapterSpans.at(-1);
  if (last && last.chapter === exercise.chapter) last.count += 1;
  else chapterSpans.push({ chapter: exercise.chapter, count: 1 });
}
const grid = h("table", { class: "class", "aria-label": "Class" },
  h("thead", {},
    chapterSpans.length > 1 && h("tr", { class: "chapters" }, h("td", {}), chapterSpans.map(span =>
      h("th", { scope: "colgroup", colspan: span.count }, h("span", {}, span.count > 2 ? room.chapters[span.chapter] : h("span", { class: "unseen" }, room.chapters[span.chapter])))), h("td", { colspan: 2 })),
    h("tr", {}, h("th", { scope: "col", class: "who" }, "Learner"), heads.map(head => h("th", { scope: "col", class: "turned" }, head)),
      h("th", { scope: "col", class: "sum" }, "passed"), h("th", { scope: "col", class: "sum" }, "points"))),
  h("tbody", {}, learners.map((learner, row) => h("tr", {},
    h("th", { scope: "row", class: "who" }, h("bdi", {}, learner.name), learner.notes && h("span", { class: "noted" }, sign("open"), h("span", { class: "unseen" }, learner.notes))),
    buttons[row].map(button => h("td", {}, button)),
    h("td", { class: "sum" }, `${learner.passed}/${room.exercises.length}`), h("td", { class: "sum" }, `${learner.points}/${learner.of}`)))),
  h("tfoot", {}, h("tr", {}, h("th", { scope: "row", class: "who" }, "passed"), exercises.map(exercise => h("td", { class: "sum" }, `${exercise.passed}`)), h("td", { colspan: 2 }))));

// The keys of a table, as of a spreadsheet; elsewhere they scroll.
grid.addEventListener("keydown", event => {
  const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  if (!now || !event.target.matches(".cell") || event.ctrlKey || event.altKey || event.metaKey) return;
  const last = [learners.length - 1, exercises.length - 1];
  const goal = step ? [now.row + step[0], now.at + step[1]] : event.key === "Home" ? [now.row, 0] : event.key === "End" ? [now.row, last[1]] : null;
  if (!goal) return;
  event.preventDefault();
  event.stopPropagation();
  const [row, at] = goal.map((index, which) => Math.min(last[which], Math.max(0, index)));
  openCell(row, at);
  buttons[row][at].focus();
});

// One diagnosis that is looked for.

let filter = null;
const matches = one => filter == null ? one.diagnosis != null : one.diagnosis === filter;
const legend = diagnoses.map((kind, index) => h("button", {
  type: "button", "aria-pressed": "false", on: { click: () => look(filter === index ? null : index) },
}, h("b", { class: "letter" }, letters[index]), " ", kind.title, " ", h("span", { class: "times" }, `${kind.count}`)));
const look = index => {
  filter = index;
  legend.forEach((button, other) => button.setAttribute("aria-pressed", other === filter));
  learners.forEach((learner, row) => learner.cells.forEach((one, at) => buttons[row][at].classList.toggle("found", filter != null && matches(one))));
  if (filter == null) return say("All diagnoses.");
  const where = exercises.filter(exercise => exercise.diagnoses.some(share => share.diagnosis === filter));
  say(h("b", {}, diagnoses[filter].title), `: ${count(diagnoses[filter].count, "submission")} of ${count(where.length, "exercise")}.`);
};
// The next cell that did not pass, in the order of reading.
const next = direction => {
  const all = learners.flatMap((learner, row) => learner.cells.flatMap((one, at) => matches(one) ? [[row, at]] : []));
  if (all.length === 0) return;
  const order = ([row, at]) => row * exercises.length + at;
  const from = now ? order([now.row, now.at]) : -1;
  const found = direction > 0 ? all.find(one => order(one) > from) || all[0] : all.findLast(one => order(one) < from) || all.at(-1);
  openCell(...found);
  buttons[found[0]][found[1]].focus();
};

// What is opened.

const panel = h("section", { class: "opened", "aria-label": "Opened" });
let now = null;
// The cell to which Tab leads: one of them all.
let stop = buttons[0][0];
stop.tabIndex = 0;
const close = () => {
  for (const button of [...heads, stop]) button.setAttribute("aria-pressed", "false");
};
const stepOf = step => h("li", { class: step.isWrong ? "wrong" : "" },
  step.reason && h("p", { class: "soft" }, capital(step.reason)),
  step.lane == null ? h("p", { class: "soft" }, step.code) : [
    h("p", { class: "where" }, step.isWrong && [sign("wrong"), h("span", { class: "unseen" }, "wrong: ")], h("bdi", {}, step.lane), step.line != null && ` · line ${step.line}`),
    h("pre", {}, step.code), step.note && h("p", { class: "note" }, step.note)]);
const told = (one, exercise) => [
  one.diagnostics ? h("pre", { class: "code" }, one.diagnostics) : [
    one.meaning && h("p", {}, one.meaning), one.explanation && h("p", { class: "soft" }, one.explanation)],
  one.diagnosis != null && h("p", {}, h("b", {}, "What to try "), diagnoses[one.diagnosis].advice),
  one.places?.length > 0 && h("ul", { class: "places" }, one.places.map(place => h("li", {}, h("code", {}, h("bdi", {}, `${fileName(place.file)}:${place.line}`), "  ", place.code)))),
  one.story && [h("h3", {}, "How it happens", one.omitted > 0 && `, in the steps that say most (${one.omitted} more)`), h("ol", { class: "story" }, one.story.map(stepOf))],
  one.others?.length > 0 && [h("h3", {}, "Also"), h("ul", {}, one.others.map(text => h("li", {}, text)))],
  one.failed?.length > 0 && [h("h3", {}, "Demands that do not hold"), h("ul", { class: "items" }, one.failed.map(name => h("li", {}, sign("wrong"), exercise.demands[name])))],
  one.lines && [h("h3", {}, "Points"), h("table", { "aria-label": "Points" }, h("tbody", {}, one.lines.map(line =>
    h("tr", {}, h("td", { class: "sum" }, `${line.points}/${line.of}`), h("th", { scope: "row" }, line.title, line.reason && h("span", { class: "soft" }, `: ${line.reason}`))))))],
  one.command ? [h("h3", {}, "Its own page, step by step"), h("pre", { class: "command", tabindex: 0, "aria-label": "The command that makes its page" }, one.command)]
    : one.diagnosis != null && h("p", { class: "soft" }, "The name of its folder cannot be typed, so there is no command for its own page."),
];
const openCell = (row, at, isArriving) => {
  close();
  now = { row, at };
  const learner = learners[row], exercise = exercises[at], one = learner.cells[at], button = buttons[row][at];
  stop.tabIndex = -1;
  stop = button;
  stop.tabIndex = 0;
  stop.setAttribute("aria-pressed", "true");
  put(panel, h("h2", {}, exercise.title), h("p", { class: "soft" }, h("bdi", {}, learner.name), ` · ${exercise.name}`),
    h("p", { class: "sentence-of" }, sign(one.state === "passed" ? "right" : one.diagnosis != null ? "wrong" : "none"), one.diagnosis == null && one.state !== "passed" && `${capital(whatOf(one))}: `, one.sentence),
    told(one, exercise), one.diagnosis != null && h("p", {}, h("button", { type: "button", on: { click: () => openExercise(at) } }, "All of the class in this exercise")), learner.notes && [h("h3", {}, "The learner's folder"), h("p", {}, learner.notes)]);
  panel.scrollTop = 0;
  say(h("b", {}, learner.name), `, ${exercise.name}: ${whatOf(one)}${points(one)}.`);
  if (!isArriving) link.write({ cell: `${row + 1}.${shown[at] + 1}` });
};
const openExercise = (at, isArriving) => {
  close();
  now = null;
  const exercise = exercises[at];
  heads[at].setAttribute("aria-pressed", "true");
  const sentence = `${exercise.passed} of ${exercise.judged} passed`;
  put(panel, h("h2", {}, exercise.title), h("p", { class: "soft" }, exercise.name), h("p", { class: "sentence-of" }, sentence, "."),
    exercise.diagnoses.map(share => h("div", { class: "share" },
      h("h3", {}, h("b", { class: "letter" }, letters[share.diagnosis]), " ", share.sentence),
      h("p", {}, share.words || diagnoses[share.diagnosis].meaning),
      h("p", { class: "names" }, share.learners.map(row => h("button", { type: "button", on: { click: () => { openCell(row, at); buttons[row][at].focus(); } } }, h("bdi", {}, learners[row].name)))))));
  say(h("b", {}, exercise.name), `: ${[sentence, ...exercise.diagnoses.map(share => share.sentence)].join("; ")}.`);
  if (!isArriving) link.write({ exercise: shown[at] + 1 });
};

const has = state => learners.some(learner => learner.cells.some(one => one.state === state));
open(
  h("p", { class: "identity" }, h("bdi", {}, page.made.subject), ` · ${room.course} · ${count(learners.length, "learner")}, ${count(room.exercises.length, "exercise")}`),
  h("header", { class: "answer whole" }, h("div", {}, h("h1", {}, room.sentence), room.notes.map(note => h("p", {}, note)),
    unasked.length > 0 && h("details", {}, h("summary", {}, `Nobody has handed in ${count(unasked.length, "exercise")}, not in the table`),
      h("p", {}, unasked.map(exercise => exercise.name).join(", "))))),
  h("main", { class: "room" },
    h("div", { class: "left" },
      h("div", { class: "wide" }, grid),
      h("div", { class: "legend", role: "group", "aria-label": "Look for a diagnosis" }, legend),
      h("p", { class: "key soft" }, h("span", {}, icon("right", "tick"), " passed"), has("missing") && h("span", {}, "· not submitted"), has("notGraded") && h("span", {}, "? not judged"))),
    panel),
  about());
put(controls,
  h("button", { type: "button", "aria-label": "Previous that did not pass", on: { click: () => next(-1) } }, icon("back")),
  h("button", { type: "button", class: "first", "aria-label": "Next that did not pass", on: { click: () => next(1) } }, icon("next")),
  h("span", { class: "keys" }, h("kbd", {}, "p"), " ", h("kbd", {}, "n"), " that did not pass · ", h("kbd", {}, "←"), " ", h("kbd", {}, "→"), " ", h("kbd", {}, "↑"), " ", h("kbd", {}, "↓"), " in the table"));
keys = { n: () => next(1), p: () => next(-1) };

const arrive = () => {
  const wanted = link.read();
  const [row, at] = (wanted.get("cell") || "").split(".").map((part, which) => which ? shown.indexOf(Number(part) - 1) : Number(part) - 1);
  const exercise = shown.indexOf(Number(wanted.get("exercise")) - 1);
  if (buttons[row]?.[at]) return openCell(row, at, true);
  if (exercises[exercise]) return openExercise(exercise, true);
  const first = learners.findIndex(learner => learner.cells.some(one => one.diagnosis != null));
  openCell(Math.max(0, first), first < 0 ? 0 : learners[first].cells.findIndex(one => one.diagnosis != null), true);
};
arrive();
window.addEventListener("hashchange", arrive);
