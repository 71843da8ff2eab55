// The view tree as rows: one a view, kept from one answer of the stage to the next.

import { icon } from "./inspector-icons.js";
import { nameOf } from "./inspector-model.js";

export class TreeRows {
  /// handlers: select(layerId), hover(layerId or null)
  constructor(list, handlers) {
    this.list = list;
    this.handlers = handlers;
    this.rows = new Map();
    this.collapsed = new Set();
    this.selected = null;
    list.addEventListener("click", event => this.click(event));
    list.addEventListener("pointerover", event => handlers.hover(this.idOf(event.target)));
    list.addEventListener("pointerleave", () => handlers.hover(null));
    list.addEventListener("keydown", event => this.key(event));
  }

  idOf(element) {
    const row = element.closest?.("[data-view]");
    return row ? Number(row.dataset.view) : null;
  }

  /// Shows a tree; rows of views that were there already stay the same elements.
  show(model) {
    this.model = model;
    for (const [layerId, row] of this.rows) {
      if (model.entry(layerId)) continue;
      row.remove();
      this.rows.delete(layerId);
    }
    let before = this.list.firstElementChild;
    for (const entry of model.all) {
      const row = this.rows.get(entry.node.layerId) ?? this.make(entry.node);
      this.fill(row, entry);
      if (row === before) before = row.nextElementSibling;
      else this.list.insertBefore(row, before);
    }
    this.showSelection();
  }

  clear() {
    this.model = null;
    this.rows.clear();
    this.list.replaceChildren();
  }

  make(node) {
    const row = document.createElement("li");
    row.role = "treeitem";
    row.dataset.view = node.layerId;
    row.append(Object.assign(document.createElement("i"), { className: "disclosure" }), icon(node.class));
    for (const name of ["class", "name", "problem-mark"]) row.append(Object.assign(document.createElement("span"), { className: name }));
    this.rows.set(node.layerId, row);
    return row;
  }

  fill(row, entry) {
    const { node, depth } = entry;
    const [, , className, name, mark] = row.children;
    const problems = this.model.problemsOf(node.layerId);
    const isExpanded = node.children.length > 0 && !this.collapsed.has(node.layerId);
    const wanted = JSON.stringify([
      node.class, nameOf(node), depth, this.model.isConcealed(entry), node.children.length > 0, isExpanded,
      this.isInside(entry), problems.map(problem => problem.kind), node.controller,
    ]);
    if (row.shown === wanted) return;
    row.shown = wanted;
    row.style.setProperty("--depth", depth);
    row.ariaLevel = String(depth + 1);
    row.ariaExpanded = node.children.length ? String(isExpanded) : null;
    row.hidden = this.isInside(entry);
    row.classList.toggle("concealed", this.model.isConcealed(entry));
    className.textContent = node.class;
    name.textContent = nameOf(node);
    name.classList.toggle("identifier", Boolean(node.id));
    mark.className = `problem-mark ${problems[0]?.kind ?? ""}`;
    row.title = [node.controller && `View of ${node.controller}`, node.hidden && "Hidden", ...problems.map(problem => problem.words)]
      .filter(Boolean).join("\n");
  }

  /// Whether something around the view is collapsed.
  isInside({ parent }) {
    for (let around = parent; around; around = this.model.entry(around.layerId).parent) {
      if (this.collapsed.has(around.layerId)) return true;
    }
    return false;
  }

  select(layerId) {
    this.selected = layerId;
    if (this.model) this.reveal(layerId);
    this.showSelection();
    this.rows.get(layerId)?.scrollIntoView({ block: "nearest" });
  }

  hover(layerId) {
    this.list.querySelector(".hovered")?.classList.remove("hovered");
    this.rows.get(layerId)?.classList.add("hovered");
  }

  showSelection() {
    for (const [layerId, row] of this.rows) {
      const isSelected = layerId === this.selected;
      if (row.ariaSelected !== String(isSelected)) row.ariaSelected = String(isSelected);
      row.tabIndex = isSelected ? 0 : -1;
    }
    if (!this.rows.has(this.selected)) {
      const first = this.list.firstElementChild;
      if (first) first.tabIndex = 0;
    }
  }

  reveal(layerId) {
    let changed = false;
    for (let around = this.model.entry(layerId)?.parent; around; around = this.model.entry(around.layerId).parent) {
      changed = this.collapsed.delete(around.layerId) || changed;
    }
    if (changed) this.show(this.model);
  }

  setExpanded(layerId, isExpanded) {
    if (isExpanded) this.collapsed.delete(layerId);
    else this.collapsed.add(layerId);
    this.show(this.model);
  }

  click(event) {
    const layerId = this.idOf(event.target);
    if (layerId == null) return;
    if (event.target.classList.contains("disclosure")) this.setExpanded(layerId, this.collapsed.has(layerId));
    else this.handlers.select(layerId);
  }

  // Arrows as in every tree: up and down go through the rows that are seen, left closes or goes out, right opens or goes in.
  key(event) {
    const layerId = this.idOf(event.target);
    const entry = layerId == null ? null : this.model?.entry(layerId);
    if (!entry || event.metaKey || event.ctrlKey || event.altKey) return;
    const seen = [...this.list.children].filter(row => !row.hidden);
    const index = seen.indexOf(this.rows.get(layerId));
    const isOpen = entry.node.children.length > 0 && !this.collapsed.has(layerId);
    const go = row => row && this.focus(Number(row.dataset.view));
    const moves = {
      ArrowDown: () => go(seen[index + 1]),
      ArrowUp: () => go(seen[index - 1]),
      Home: () => go(seen[0]),
      End: () => go(seen.at(-1)),
      ArrowLeft: () => (isOpen ? this.setExpanded(layerId, false) : entry.parent && this.focus(entry.parent.layerId)),
      ArrowRight: () => (isOpen ? this.focus(entry.node.children[0].layerId) : this.setExpanded(layerId, true)),
      Enter: () => this.handlers.select(layerId),
      " ": () => this.handlers.select(layerId),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  }

  focus(layerId) {
    this.handlers.select(layerId);
    this.rows.get(layerId)?.focus();
  }
}
