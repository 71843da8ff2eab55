// The inspector: asks the stage for the view tree while it is open and something changes, and keeps rows, details,
// outlines and the hierarchy in 3D showing the same view.

import { Explosion } from "./explode.js";
import { Details } from "./inspector-details.js";
import { Divider } from "./inspector-divider.js";
import { ViewModel } from "./inspector-model.js";
import { Overlay } from "./inspector-overlay.js";
import { Picker } from "./inspector-pick.js";
import { Problems } from "./inspector-problems.js";
import { Questions } from "./inspector-questions.js";
import { TreeRows } from "./inspector-tree.js";

const byId = id => document.getElementById(id);

export class Inspector {
  /// layers: the LayerTree; zoom: a function; send: takes a message to the host; moved: called after the panel came or went.
  constructor({ screen, layers, zoom, send, moved }) {
    this.layers = layers;
    this.moved = moved;
    this.isOpen = false;
    this.model = null;
    this.selected = null;
    this.hovered = null;
    this.questions = new Questions(isWhole =>
      send({ type: "inspect", ...(isWhole || this.selected == null ? {} : { layoutOf: [this.selected] }) }));
    const room = byId("stage");
    const hover = layerId => this.hover(layerId);
    const select = layerId => this.select(layerId);
    this.rows = new TreeRows(byId("inspector-tree"), { select, hover });
    this.details = new Details(byId("inspector-details"), { highlight: layerIds => this.highlight(layerIds) });
    this.problems = new Problems(byId("inspector-problems"), { select, highlight: layerIds => this.highlight(layerIds) });
    this.overlay = new Overlay(room, screen, zoom, id => layers.element(id));
    this.picker = new Picker(byId("device-frame"), screen, {
      isOpen: () => this.isOpen && Boolean(this.model), viewAt: (x, y) => this.viewAt(x, y), hover,
      select: layerId => { this.picker.set(false); select(layerId); },
      changed: isPicking => { byId("inspector-pick").ariaPressed = String(isPicking); },
    });
    this.explosion = new Explosion(room, screen, {
      zoom, select, hover, entryOf: element => this.model?.entry(Number(element.dataset.layer)) ?? null,
      changed: isOpen => { byId("inspector-explode").ariaPressed = String(isOpen); this.drawOutlines(); },
    });
    this.divider = new Divider(byId("inspector-divider"), byId("inspector-tree"));
    byId("toggle-inspector").addEventListener("click", () => this.setOpen(!this.isOpen));
    byId("inspector-pick").addEventListener("click", () => this.togglePicking());
    byId("inspector-explode").addEventListener("click", () => this.toggleExplosion());
    window.addEventListener("keydown", event => {
      if (event.key !== "Escape" || !this.isOpen) return;
      if (this.picker.isOn) this.picker.set(false);
      else if (this.explosion.isOpen) this.explosion.close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }, true);
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    byId("inspector").hidden = !isOpen;
    byId("toggle-inspector").ariaPressed = String(isOpen);
    document.documentElement.dataset.inspector = isOpen ? "open" : "closed";
    if (!isOpen) {
      this.picker.set(false);
      this.explosion.close();
      this.questions.close();
    }
    this.moved();
    this.drawOutlines();
    if (isOpen) this.questions.open();
  }

  togglePicking() {
    if (!this.isOpen) this.setOpen(true);
    this.explosion.close();
    this.picker.set(!this.picker.isOn);
  }

  toggleExplosion() {
    if (this.explosion.isOpen) this.explosion.close();
    else if (this.model) {
      this.picker.set(false);
      this.explosion.open();
    }
  }

  // MARK: Asking

  /// A frame is on the screen. Asks for values when they may have changed since the last answer.
  frameShown(time) {
    if (!this.isOpen) return;
    this.overlay.draw();
    this.explosion.changed();
    if (!this.model || time > this.model.time + 1e-3 || this.questions.isWaiting) this.questions.changed();
  }

  /// Another page runs, or the same one anew: its layers have other identifiers.
  pageChanged() {
    this.isFromOtherPage = true;
    this.questions.forget();
    this.questions.changed();
  }

  /// tree: what the stage answered; null when the page shows nothing.
  receive(tree) {
    if (!this.isOpen) return;
    this.questions.answered(!tree || Boolean(tree.problems));
    if (!tree) {
      this.showNothing();
      return;
    }
    const old = this.model?.entry(this.selected);
    this.model = new ViewModel(tree, this.isFromOtherPage ? null : this.model);
    if (this.isFromOtherPage) {
      this.isFromOtherPage = false;
      const same = old && this.model.atPath(old.path);
      this.selected = same?.node.class === old?.node.class ? same?.node.layerId ?? null : null;
    }
    if (!this.model.entry(this.selected)) this.selected = this.model.root.node.layerId;
    if (!this.model.entry(this.hovered)) this.hovered = null;
    this.rows.selected = this.selected;
    this.rows.show(this.model);
    this.problems.show(this.model);
    this.showDetails();
    this.explosion.changed();
    this.drawOutlines();
  }

  showNothing() {
    this.model = null;
    this.selected = this.hovered = null;
    this.picker.set(false);
    this.explosion.close({ atOnce: true });
    this.rows.clear();
    this.problems.clear();
    this.details.show(null);
    this.drawOutlines();
  }

  // MARK: Choosing

  /// The frontmost view at a point of the window.
  viewAt(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const entry = element.closest("#screen") ? this.model.entryOfElement(element) : null;
      if (entry && !this.model.isConcealed(entry)) return entry.node.layerId;
    }
    return null;
  }

  select(layerId) {
    if (!this.model?.entry(layerId)) return;
    this.selected = layerId;
    this.rows.select(layerId);
    this.showDetails();
    this.drawOutlines();
    if (this.questions.isPartial) this.questions.changed();
  }

  hover(layerId) {
    this.hovered = layerId;
    this.rows.hover(layerId);
    this.drawOutlines();
  }

  highlight(layerIds) {
    this.overlay.show({ related: layerIds.map(layerId => this.model?.entry(layerId)?.node).filter(Boolean) });
  }

  showDetails() {
    const entry = this.model.entry(this.selected);
    this.details.show(entry, entry ? this.model.problemsOf(this.selected) : []);
  }

  /// The device moved in its room, or the room changed.
  deviceMoved() {
    this.drawOutlines();
    if (this.explosion.isOpen) this.explosion.place();
  }

  drawOutlines() {
    const isFlat = this.isOpen && !this.explosion.isOpen;
    const node = layerId => (isFlat && layerId != null ? this.model?.entry(layerId)?.node ?? null : null);
    this.overlay.show({ selected: node(this.selected), hovered: node(this.hovered), ...(isFlat ? {} : { related: [] }) });
    this.explosion.show({ selected: this.selected, hovered: this.hovered });
  }
}
