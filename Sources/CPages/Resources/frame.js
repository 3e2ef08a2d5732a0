// What every kind of page has: the data, elements, keys, links into the page, the bar at the bottom, and where the
// page comes from. Text only ever becomes text: nothing here takes markup.

// Signs that turn a line round, hide it or are not seen are shown by their numbers.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const clean = text => text.replace(hidden, sign =>
  sign === "\n" || sign === "\t" || sign === "\u200d" ? sign
    : "⟨U+" + sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");
const page = JSON.parse(document.getElementById("data").textContent,
  (key, value) => typeof value === "string" ? clean(value) : value);

// An element: attributes by name, `on` for its listeners; text and elements within.
const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter(child => child != null && child !== false && child !== ""));
  return element;
};
const put = (element, ...children) =>
  element.replaceChildren(...children.flat(Infinity).filter(child => child != null && child !== false && child !== ""));

// Drawn, since some systems make pictures of the signs for them.
const shapes = {
  wrong: "M4 4 16 16M16 4 4 16", right: "M3 11 8 16 17 5", open: "M10 4V11M10 15V16", none: "M10 6A4 4 0 1 0 10.1 6Z",
  first: "M5 4V16M15 4 8 10 15 16", back: "M13 4 6 10 13 16", next: "M7 4 14 10 7 16",
  last: "M15 4V16M5 4 12 10 5 16", up: "M4 13 10 6 16 13", down: "M4 7 10 14 16 7", play: "M6 4 15 10 6 16Z", pause: "M7 4V16M13 4V16",
};
const svg = (tag, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const icon = (name, style = "") => {
  const drawing = svg("svg", { viewBox: "0 0 20 20", class: style, "aria-hidden": "true" });
  drawing.append(svg("path", {
    d: shapes[name], fill: name === "play" ? "currentColor" : "none", stroke: "currentColor", "stroke-width": 2.4,
    "stroke-linecap": "round", "stroke-linejoin": "round",
  }));
  return drawing;
};
// A sign in front of a word that says the same.
const sign = name => {
  const drawing = icon(name, "sign" + (name === "wrong" ? " is-wrong" : ""));
  return drawing;
};

const count = (number, one, many = one + "s") => `${number} ${number === 1 ? one : many}`;
const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
const fileName = path => path.split("/").pop();

// The sentence at the bottom: what is seen there is what a screen reader says.
const live = h("p", { class: "sentence", role: "status", "aria-live": "polite", "aria-atomic": "true" });
const say = (...parts) => {
  const text = parts.map(part => typeof part === "string" ? part : part.textContent).join("");
  if (live.textContent !== text) put(live, parts);
};
const controls = h("div", { class: "controls" });
const bar = h("footer", { class: "bar", "aria-label": "Controls" }, h("div", { class: "inner" }, controls, live));

// Keys that act wherever the focus is, unless what has it needs them itself.
let keys = {};
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const act = keys[event.key];
  if (!act) return;
  const within = event.target.closest("input, textarea, select, button, a, summary, [role=tab]");
  const owns = within && (within.matches("input, textarea, select")
    ? event.key.length > 1 || within.type !== "range"
    : event.key === " " || event.key === "Enter" || (within.matches("[role=tab]") && event.key.startsWith("Arrow")));
  if (owns) return;
  event.preventDefault();
  act(event);
});

// The part of the address that says where in the page one is: `#finding=1&step=7`.
const link = {
  read: () => new Map(location.hash.slice(1).split("&").filter(Boolean).map(part => {
    const [name, value = ""] = part.split("=");
    return [name, value];
  })),
  write: parts => {
    const text = "#" + Object.entries(parts).filter(([, value]) => value !== "" && value != null)
      .map(([name, value]) => `${name}=${value}`).join("&");
    if (location.hash !== text) history.replaceState(null, "", text);
  },
};

// Where the page comes from.
const about = (...more) => h("section", { class: "about", "aria-label": "About this page" },
  h("h2", {}, "About this page"),
  h("dl", {},
    h("dt", {}, "Made by"), h("dd", {}, h("code", {}, page.made.command)),
    h("dt", {}, "Of"), h("dd", {}, h("bdi", {}, page.made.subject)),
    h("dt", {}, "When"), h("dd", {}, page.made.date),
    h("dt", {}, "With"), h("dd", {}, page.made.version)),
  more);

const open = (...parts) => document.body.append(h("div", { class: "page" }, parts), bar);
