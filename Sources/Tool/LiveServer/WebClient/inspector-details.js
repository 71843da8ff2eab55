// What is told of the selected view: class, frame, why it lies where it lies, constraints by what they decide, properties.

import { icon } from "./inspector-icons.js";
import { boxWords, essence, nameOf, number, pieces, place } from "./inspector-model.js";
import { guideKind } from "./inspector-overlay.js";

const numbers = [["x", "X", 0], ["y", "Y", 1], ["width", "Width", 2], ["height", "Height", 3]];
const leftover = [
  ["active", "Also holds", "These hold, but the view's frame does not depend on them."],
  ["outvoted", "Outvoted", "A constraint of higher priority wins over these."],
  ["broken", "Broken", "Dropped, because they contradict others of the same priority."],
  ["inactive", "Inactive", "Switched off."],
];

function part(name, text, ...children) {
  const element = document.createElement("div");
  element.className = name;
  if (text) element.textContent = text;
  element.append(...children.filter(Boolean));
  return element;
}

/// A block of text in which files and lines stand back.
export function prose(name, text) {
  return part(name, "", ...pieces(text).map(piece => (piece.place ? Object.assign(document.createElement("span"),
    { className: "place", textContent: piece.place }) : piece)));
}

export class Details {
  /// handlers: highlight(layerIds, or an empty list)
  constructor(panel, handlers) {
    this.panel = panel;
    this.handlers = handlers;
    this.closed = new Set();
    this.shown = "";
    panel.addEventListener("toggle", event => {
      const section = event.target.dataset.section;
      if (event.target.open) this.closed.delete(section);
      else this.closed.add(section);
    }, true);
    panel.addEventListener("pointerover", event => {
      const row = event.target.closest("[data-layers]");
      handlers.highlight(row ? JSON.parse(row.dataset.layers) : []);
    });
    panel.addEventListener("pointerleave", () => handlers.highlight([]));
  }

  /// Shows a view, or nothing for null; what did not change since is not touched.
  show(entry, problems = []) {
    const shown = JSON.stringify([entry?.node, problems], (key, value) => (key === "children" ? undefined : value));
    if (shown === this.shown) return;
    this.shown = shown;
    const top = this.view === entry?.node.layerId ? this.panel.scrollTop : 0;
    this.view = entry?.node.layerId;
    this.panel.replaceChildren(...(entry ? this.parts(entry, problems) : [part("empty", "The page shows no view.")]));
    this.panel.scrollTop = top;
  }

  parts({ node }, problems) {
    return [
      this.heading(node), ...problems.map(problem => prose(`complaint ${problem.kind}`, problem.words)), this.frame(node),
      this.why(node.layout), this.constraints(node), this.guides(node.guides), this.properties(node),
    ].filter(Boolean);
  }

  section(name, title, ...children) {
    const section = document.createElement("details");
    section.dataset.section = name;
    section.open = !this.closed.has(name);
    section.append(Object.assign(document.createElement("summary"), { textContent: title }), ...children.filter(Boolean));
    return section;
  }

  heading(node) {
    const name = nameOf(node);
    const chips = part("chips", "",
      node.controller && part("chip controller", node.controller), node.hidden && part("chip quiet", "hidden"),
      node.alpha < 1 && part("chip quiet", `alpha ${number(node.alpha)}`), node.layout?.ambiguous && part("chip ambiguity", "ambiguous"));
    return part("heading", "", icon(node.class), part("words", "", part("class", node.class),
      name && part(node.id ? "name identifier" : "name", name), chips.childElementCount > 0 && chips));
  }

  frame(node) {
    const cells = part("cells", "", ...numbers.map(([name, title, index]) => {
      const cell = part("cell", "", part("label", title), part("value", number(node.frame[index])));
      cell.dataset.number = name;
      return cell;
    }));
    const line = (title, box) => part("line", "", part("label", title), part("value", boxWords(box)));
    const isOwn = node.local.some((value, index) => Math.abs(value - node.frame[index]) > 0.005);
    return part("frame", "", cells, isOwn && line("In its superview", node.local),
      node.presentation && part("moving", "", line("Shown right now", node.presentation)));
  }

  why(layout) {
    if (!layout?.why?.length) return null;
    return this.section("why", "Why it is there", part("why", "", ...layout.why.map(sentence => prose("sentence", sentence))));
  }

  constraints(node) {
    const { constraints = [], decidedBy = {} } = node.layout ?? {};
    if (!constraints.length) return null;
    const deciders = numbers.map(([name]) => (decidedBy[name] ?? []).filter(which => constraints[which]));
    const told = new Set(deciders.flat());
    const rows = deciding => (deciding.length ? deciding.map(which => this.constraint(constraints[which]))
      : [part("nothing", "Nothing decides it.")]);
    // A view that is placed by its frame has one reason for all four numbers.
    const isOneReason = deciders[0].length > 0 && deciders.every(deciding => deciding.join() === deciders[0].join());
    const groups = isOneReason ? [this.group("frame", "X, Y, width and height", boxWords(node.frame), rows(deciders[0]))]
      : numbers.map(([name, title, index]) => this.group(name, title, number(node.frame[index]), rows(deciders[index])));
    const rest = leftover.map(([state, title, meaning]) => {
      const left = constraints.filter((constraint, which) => constraint.state === state && !told.has(which));
      if (!left.length) return null;
      const group = this.group(state, title, String(left.length), left.map(constraint => this.constraint(constraint)));
      group.firstElementChild.title = meaning;
      return group;
    });
    return this.section("constraints", "Constraints", ...groups, ...rest);
  }

  group(name, title, value, rows) {
    const group = part(`decided decided-${name}`, "", part("decided-title", "", part("label", title), part("value", value)), ...rows);
    group.dataset.group = name;
    return group;
  }

  constraint(constraint) {
    const { state, source, priority, file, identifier, layerIds } = constraint;
    const notes = part("notes", "",
      identifier && part("note identifier", identifier), source && source !== "user" && part("note", source),
      priority < 1000 && part("note", `priority ${number(priority)}`), file && part("place", place(constraint)));
    const row = part(`constraint ${state}`, "", part("words", essence(constraint)), notes.childElementCount > 0 && notes);
    row.dataset.layers = JSON.stringify(layerIds ?? []);
    return row;
  }

  guides(guides) {
    if (!guides?.length) return null;
    return this.section("guides", "Layout guides", ...guides.map(({ name, frame }) =>
      part(`property guide ${guideKind(name)}`, "", part("label", name), part("value", boxWords(frame)))));
  }

  properties(node) {
    const layer = Object.entries(node.layer ?? {}).map(([name, value]) => ({
      name: `layer.${name}`, value: typeof value === "number" ? number(value) : String(value),
    }));
    const common = [{ name: "alpha", value: number(node.alpha) }, { name: "isHidden", value: String(node.hidden) }];
    const text = node.text == null ? [] : [{ name: "text", value: node.text }];
    const all = [...text, ...(node.properties ?? []), ...common, ...layer];
    return this.section("properties", "Properties", ...all.map(({ name, value }) => {
      const row = part("property", "", part("label", name), part("value", "", swatch(value), String(value)));
      row.dataset.property = name;
      return row;
    }));
  }
}

// A square of the colour beside its digits.
function swatch(value) {
  const colour = /#[0-9a-f]{8}\b|#[0-9a-f]{6}\b/i.exec(value)?.[0];
  if (!colour) return null;
  const square = document.createElement("i");
  square.className = "swatch";
  square.style.setProperty("--colour", colour);
  return square;
}
