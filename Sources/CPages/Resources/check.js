// The page of a check: the answer, what was found and what can come out, a story, and the game.

const { answer, verdict, tree, treeless, played, replay } = page.document;
const files = verdict.source || [];
const findings = [
  ...verdict.findings.map(finding => ({ finding })),
  ...(verdict.spurious?.findings || []).map(finding => ({ finding, when: "If a wait returns without a signal" })),
  ...(verdict.late?.findings || []).map(finding => ({ finding, when: "If a timer comes late" })),
];
const outcomes = verdict.outcomes || [];
const executions = outcomes.reduce((sum, outcome) => sum + outcome.executions, 0);

// What there is to see, each with the link that leads to it.
const sights = [
  ...findings.map(({ finding, when }, index) => ({ name: "finding", number: index + 1, finding, when, story: finding.story, schedule: finding.schedule })),
  ...outcomes.map((outcome, index) => ({ name: "outcome", number: index + 1, outcome, story: outcome.story, schedule: outcome.schedule })),
  ...(verdict.story ? [{ name: "replay", number: 1, story: verdict.story }] : []),
].map(sight => ({ ...sight, story: sight.story?.rows.length ? sight.story : null }));

let shown = null, isPlaying = false;
const printed = outcome => {
  const text = outcome.output.replace(/\n$/, "");
  return text === "" ? "prints nothing" : text;
};
const isWrongOutcome = outcome => outcome.isWrong || outcome.finding != null;

const selectors = new Map();
const selector = (sight, label) => {
  const button = h("button", { type: "button", "aria-pressed": "false", on: { click: () => { select(sight, 0); turn(false); } } }, label);
  selectors.set(sight, button);
  return button;
};

const outcomeTable = () => outcomes.length > 0 && h("div", {},
  h("h2", {}, verdict.story ? "What comes out" : `What can come out of ${count(executions, "execution")}`),
  h("table", { class: "outcomes", "aria-label": "Outcomes" }, sights.filter(sight => sight.outcome).map(sight => h("tr", {},
    h("th", { scope: "row" }, sign(isWrongOutcome(sight.outcome) ? "wrong" : answer.sign === "right" ? "right" : "none"),
      h("span", { class: "unseen" }, isWrongOutcome(sight.outcome) ? "wrong: " : ""),
      h("span", {}, sight.outcome.output.trim() && h("span", { class: "soft verb" }, "prints "), h("code", { class: "printed" }, printed(sight.outcome)), (sight.outcome.detail || sight.outcome.title) && h("span", { class: "soft" }, capital(sight.outcome.detail || sight.outcome.title)))),
    h("td", { class: "share" }, `${sight.outcome.executions} of ${executions}`),
    h("td", {}, sight.story ? selector(sight, "show how") : !verdict.story && h("span", { class: "soft" }, "no story"))))),
  verdict.moreOutcomes > 0 && h("p", { class: "soft" }, `and ${verdict.moreOutcomes} more`));

// Of several findings with one headline each says in its last sentence what it is about.
const detail = ({ finding }) => findings.filter(one => one.finding.headline === finding.headline).length > 1
  && h("span", { class: "soft" }, finding.explanation?.match(/[^.]+\.$/)?.[0].trim());
const findingList = () => findings.length > 1 && h("ol", { class: "findings", "aria-label": "Findings" },
  sights.filter(sight => sight.finding).map(sight => h("li", {},
    sight.story ? selector(sight, [sight.when && `${sight.when}: `, capital(sight.finding.headline), detail(sight)])
      : h("span", {}, sight.when && `${sight.when}: `, capital(sight.finding.headline)))));

// What has lines of its own, as a compiler's words do, keeps them.
const noted = text => text.includes("\n")
  ? h("pre", { class: "lined", tabindex: 0, "aria-label": "What the compiler says" }, text.trim()) : h("p", {}, text);
const told = h("div", { class: "told" });
const tell = sight => put(told, sight.finding
  ? [
    (findings.length > 1 || sight.when) && h("h2", {}, capital(sight.finding.headline)),
    sight.finding.explanation && h("p", {}, sight.finding.explanation),
    sight.finding.advice && h("p", {}, h("b", {}, "What to try "), sight.finding.advice),
    sight.finding.meaning && h("details", {}, h("summary", {}, "What that means"), h("p", {}, sight.finding.meaning)),
  ]
  : sight.outcome
    ? [h("p", {}, "Shown: an execution that ", sight.outcome.detail ? [capital(sight.outcome.detail)] : [], " prints ", h("code", {}, printed(sight.outcome)), ".")]
    : []);

const story = makeStory(files, step => {
  if (shown && !isPlaying) link.write({ [shown.name]: shown.number, step: step + 1 });
});
const game = tree && makeGame(files, tree, replay, path => { if (isPlaying) link.write({ play: path.join(".") || "0" }); });

const again = h("pre", { class: "command", hidden: true, tabindex: 0, "aria-label": "The command that runs it again" });
const select = (sight, step) => {
  shown = sight;
  for (const [other, button] of selectors) {
    button.setAttribute("aria-pressed", other === sight);
    if (other.outcome) {
      put(button, other === sight ? "shown below" : "show how");
      button.setAttribute("aria-label", `${button.textContent}: ${printed(other.outcome).split("\n").join(" / ").slice(0, 60)}`);
    }
  }
  tell(sight);
  again.hidden = !sight.schedule;
  put(again, `${replay} --replay ${sight.schedule}`);
  if (sight.story) story.load(sight.story, step);
};

const tabs = [h("button", { type: "button", role: "tab", id: "tab-story", "aria-controls": "view", on: { click: () => turn(false) } }, "The story"),
  h("button", { type: "button", role: "tab", id: "tab-game", "aria-controls": "view", on: { click: () => turn(true) } }, "You are the scheduler")];
const view = h("main", { id: "view", role: "tabpanel" });
const turn = toGame => {
  isPlaying = toGame;
  story.stop();
  tabs.forEach((tab, index) => {
    tab.setAttribute("aria-selected", index === (toGame ? 1 : 0));
    tab.tabIndex = index === (toGame ? 1 : 0) ? 0 : -1;
  });
  view.setAttribute("aria-labelledby", toGame ? "tab-game" : "tab-story");
  if (toGame) {
    put(view, played && h("p", {}, h("b", {}, "The check "), played), game ? game.element : h("p", { class: "why-not" },
      treeless ? `There is no game here: ${treeless}.` : "There is no game here.",
      // A grading has none elsewhere either.
      replay.startsWith("swift run check") && [" In a terminal there is one: ", h("code", {}, `${replay} --step`)]));
    if (game) game.enter();
    else { put(controls); keys = {}; say("There is no game on this page."); link.write({ play: "0" }); }
  } else {
    put(view, story.element);
    if (shown?.story) story.enter();
  }
};
for (const tab of tabs) {
  tab.addEventListener("keydown", event => {
    if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    event.preventDefault();
    const other = tabs[tab === tabs[0] ? 1 : 0];
    if (other.hidden) return;
    other.focus();
    other.click();
  });
}

const signs = { right: "right", wrong: "wrong", open: "open" };
open(
  h("p", { class: "identity" }, h("bdi", {}, page.made.subject)),
  h("header", { class: "answer" },
    h("div", {}, h("h1", {}, sign(signs[answer.sign]), answer.sentence),
      answer.notes.map(noted),
      answer.items?.length > 0 && h("ul", { class: "items" }, answer.items.map(item => h("li", {},
        sign(item.isRight ? "right" : "wrong"), h("span", { class: "unseen" }, item.isRight ? "holds: " : "does not hold: "), item.text))),
      told),
    h("div", {}, outcomeTable(), findingList())),
  h("div", { class: "tabs", role: "tablist", "aria-label": "What to see" }, tabs),
  view,
  about(again, verdict.messages.length > 0 && answer.notes.length === 0 && h("ul", {}, verdict.messages.map(message => h("li", {}, message)))));

const arrive = () => {
  const wanted = link.read();
  const step = (Math.trunc(wanted.get("step")) || 1) - 1;
  const named = sights.find(sight => wanted.get(sight.name) === String(sight.number) && sight.story);
  const sight = named || sights.find(one => one.story) || sights[0];
  const wantsGame = wanted.has("play");
  if (wantsGame) game?.load((wanted.get("play") || "").split(".").filter(Boolean).map(Number));
  if (sight) select(sight, step);
  if (sight?.story || wantsGame) return turn(wantsGame);
  // There is nothing to step through: the source is still worth seeing.
  const source = makeSource(files);
  tabs[0].hidden = true;
  if (game) return turn(true);
  turn(false);
  put(view, files.length > 0 && source.element);
  source.show([], new Set((sight?.finding?.places || []).map(placeKey)));
  say(answer.sentence);
  tabs.forEach(tab => { tab.hidden = true; });
};
arrive();
window.addEventListener("hashchange", arrive);
window.addEventListener("resize", () => (isPlaying ? game : shown?.story && story)?.fit());
