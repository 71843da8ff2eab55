// Conflicts and ambiguities of the whole page, counted; each leads to the view it is about.

import { prose } from "./inspector-details.js";

const titles = { conflict: ["conflict", "conflicts"], ambiguity: ["ambiguity", "ambiguities"] };

export class Problems {
  /// handlers: select(layerId), highlight(layerIds)
  constructor(panel, handlers) {
    this.panel = panel;
    this.handlers = handlers;
    this.open = null;
    this.shown = "";
    panel.addEventListener("click", event => this.click(event));
    panel.addEventListener("pointerover", event => {
      const problem = this.problemOf(event.target);
      handlers.highlight(problem?.layerIds ?? []);
    });
    panel.addEventListener("pointerleave", () => handlers.highlight([]));
  }

  show(model) {
    this.model = model;
    const shown = JSON.stringify([model.problems, this.open]);
    if (shown === this.shown) return;
    this.shown = shown;
    const kinds = Object.keys(titles).filter(kind => this.of(kind).length);
    if (!kinds.includes(this.open)) this.open = null;
    this.panel.hidden = !kinds.length;
    this.panel.replaceChildren(this.badges(kinds), ...(this.open ? [this.list(this.open)] : []));
  }

  clear() {
    this.shown = "";
    this.open = null;
    this.panel.hidden = true;
  }

  of(kind) { return this.model.problems.filter(problem => problem.kind === kind); }

  badges(kinds) {
    const bar = Object.assign(document.createElement("div"), { className: "badges" });
    for (const kind of kinds) {
      const count = this.of(kind).length;
      const badge = Object.assign(document.createElement("button"), {
        className: `badge ${kind}`, textContent: `${count} ${titles[kind][count === 1 ? 0 : 1]}`,
        title: count === 1 ? "Go to the view" : "List them and go to the first",
      });
      badge.dataset.kind = kind;
      badge.ariaExpanded = String(this.open === kind);
      bar.append(badge);
    }
    return bar;
  }

  list(kind) {
    const list = document.createElement("ol");
    for (const problem of this.of(kind)) {
      const row = Object.assign(document.createElement("li"), { className: `problem ${kind}` });
      row.dataset.problem = this.model.problems.indexOf(problem);
      const words = Object.assign(document.createElement("button"), { className: "words" });
      words.append(...prose("", problem.words).childNodes);
      row.append(words, ...(problem.details ?? []).map(detail => prose("detail", detail)));
      list.append(row);
    }
    return list;
  }

  problemOf(element) {
    const row = element.closest("[data-problem]");
    return row ? this.model.problems[Number(row.dataset.problem)] : null;
  }

  click({ target }) {
    const kind = target.closest(".badge")?.dataset.kind;
    const problem = kind ? this.of(kind)[0] : this.problemOf(target);
    if (kind) {
      this.open = this.open === kind ? null : kind;
      this.show(this.model);
      if (!this.open) return;
    }
    const layerId = problem?.layerIds?.find(id => this.model.entry(id));
    if (layerId != null) this.handlers.select(layerId);
  }
}
