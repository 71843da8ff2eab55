// The layer tree as DOM elements. One element a layer, more only where a layer has contents, a drawing, a border or a
// scrolled content; what a commit does not mention is not touched.

import { drawContents } from "./contents.js";
import { drawBackdrop, drawEffects, shadowKind } from "./effects.js";
import { decodeImage, dropAllImages, dropImage, keepImage } from "./images.js";
import { drawMask } from "./masks.js";
import { insertPart, sublayersElement } from "./parts.js";
import { placeLayer, scrollLayer, sortByDepth } from "./placement.js";
import { drawShape } from "./shapes.js";
import { blendModes } from "./styles.js";
import { drawSurface } from "./surfaces.js";

const defaults = () => ({
  position: [0, 0], bounds: [0, 0, 0, 0], anchorPoint: [0.5, 0.5], transform: null, sublayerTransform: null, opacity: 1,
  hidden: false, masksToBounds: false, corners: { radius: 0, masked: 15, continuous: false }, borderWidth: 0,
  borderColor: [0, 0, 0, 1], backgroundColor: [0, 0, 0, 0], contents: 0, contentsGravity: 9, contentsRect: [0, 0, 1, 1],
  contentsCenter: [0, 0, 1, 1], contentsScale: 1, shadow: { colour: [0, 0, 0, 0], offset: [0, -3], radius: 3 },
  shadowPath: [], mask: 0, zPosition: [0, 0], shape: null, gradient: null, backdrop: null, filters: [],
  doubleSided: true, blendMode: 0, name: "", samplingFilters: [0, 0], allowsGroupOpacity: true, edgeAntialiasing: false,
});

class Layer {
  constructor(id, kind) {
    this.id = id;
    this.kind = kind;
    this.values = defaults();
    this.parent = null;
    this.children = [];
    // Whether a backdrop lies somewhere in it.
    this.holdsBackdrop = false;
    // What its own parts are faded by, where it fades without a group.
    this.fade = 1;
    this.parts = {};
    this.element = document.createElement("div");
    this.element.className = "layer";
    this.element.dataset.layer = id;
    if (kind === 3) this.element.style.transformStyle = "preserve-3d";
  }

  get width() { return this.values.bounds[2]; }
  get height() { return this.values.bounds[3]; }
}

// What must be drawn again when a property changes.
const surfaceKeys = ["backgroundColor", "corners", "gradient", "borderWidth", "borderColor", "masksToBounds", "backdrop"];
const contentsKeys = ["contents", "contentsGravity", "contentsRect", "contentsCenter", "contentsScale", "samplingFilters"];
const effectKeys = ["shadow", "shadowPath", "filters", "backgroundColor", "masksToBounds", "corners", "mask", "shape"];

export class LayerTree {
  constructor(screen) {
    this.screen = screen;
    this.layers = new Map();
    // The layer that each mask masks.
    this.maskOwners = new Map();
    // Masked layers whose masks have changed.
    this.staleMasks = new Set();
    // Layers whose shadow or depth depends on their sublayers.
    this.watched = new Set();
    this.backdrops = new Set();
    this.rootLayer = null;
    // Pixels of the viewer's screen a point.
    this.resolution = devicePixelRatio;
  }

  // Applies a decoded commit. Its images are decoded first, so that the change appears at once.
  async apply({ isWhole, operations }) {
    const images = operations.filter(operation => operation.do === "image");
    const bitmaps = await Promise.all(images.map(decodeImage));
    if (isWhole) this.reset();
    images.forEach(({ id }, index) => keepImage(id, bitmaps[index]));
    for (const operation of operations) if (operation.do !== "image") this[operation.do](operation);
    for (const layer of this.backdrops) this.makeRoom(layer);
    for (const layer of this.watched) {
      sortByDepth(layer);
      if (layer.shadowKind !== shadowKind(layer)) this.restyle(layer, { shadow: layer.values.shadow }, false);
    }
    for (const owner of this.staleMasks) drawMask(owner, this.layers.get(owner.values.mask), this.resolution);
    this.staleMasks.clear();
  }

  // Draws everything again for another number of pixels a point.
  setResolution(resolution) {
    if (resolution === this.resolution) return;
    this.resolution = resolution;
    for (const layer of this.layers.values()) this.restyle(layer, layer.values, true);
    for (const layer of this.staleMasks) drawMask(layer, this.layers.get(layer.values.mask), this.resolution);
    this.staleMasks.clear();
  }

  // The element of the layer with this identifier, for tools that look at the screen.
  element(id) { return this.layers.get(id)?.element ?? null; }

  reset() {
    this.layers.clear();
    this.maskOwners.clear();
    this.staleMasks.clear();
    this.watched.clear();
    this.backdrops.clear();
    this.rootLayer = null;
    this.screen.replaceChildren();
    dropAllImages();
  }

  create({ id, kind }) { this.layers.set(id, new Layer(id, kind)); }

  destroy({ id }) {
    const layer = this.layers.get(id);
    layer?.element.remove();
    this.layers.delete(id);
    this.maskOwners.delete(id);
    this.watched.delete(layer);
    this.backdrops.delete(layer);
    this.staleMasks.delete(layer);
  }

  dropImage({ id }) { dropImage(id); }

  root({ id, width, height }) {
    const layer = this.layers.get(id);
    this.rootLayer = layer;
    this.screen.style.width = `${width}px`;
    this.screen.style.height = `${height}px`;
    this.screen.replaceChildren(layer.element);
    this.onResize?.(width, height);
  }

  children({ id, children }) {
    const layer = this.layers.get(id);
    layer.children = children.map(child => this.layers.get(child)).filter(Boolean);
    const holder = sublayersElement(layer);
    const wanted = layer.children.map(child => child.element);
    const present = [...holder.children].filter(element => element.classList.contains("layer"));
    for (const element of present) if (!wanted.includes(element)) element.remove();
    let before = [...holder.children].find(element => element.classList.contains("layer")) ?? null;
    for (const element of wanted) {
      if (before === element) before = element.nextElementSibling;
      else if (before?.classList.contains("layer")) holder.insertBefore(element, before);
      else insertPart(holder, element);
    }
    for (const child of layer.children) {
      child.parent = layer;
      child.element.style.zIndex = "";
      if (layer.values.sublayerTransform || layer.kind === 3) placeLayer(child);
      this.fade(child);
    }
    this.touchMask(layer);
  }

  set({ id, values }) {
    const layer = this.layers.get(id);
    if (!layer) return;
    const isSized = "bounds" in values && (values.bounds[2] !== layer.width || values.bounds[3] !== layer.height);
    Object.assign(layer.values, values);
    this.restyle(layer, values, isSized);
  }

  restyle(layer, changed, isSized) {
    const has = name => name in changed;
    const { values, element: { style } } = layer;
    if (["bounds", "position", "anchorPoint", "transform", "zPosition"].some(has)) placeLayer(layer);
    if (has("bounds")) scrollLayer(layer);
    if (has("sublayerTransform") || (isSized && values.sublayerTransform)) for (const child of layer.children) placeLayer(child);
    if (has("opacity") || has("allowsGroupOpacity")) this.fade(layer);
    if (has("hidden")) style.display = values.hidden ? "none" : "";
    if (has("doubleSided")) style.backfaceVisibility = values.doubleSided ? "" : "hidden";
    if (has("blendMode")) style.mixBlendMode = blendModes[values.blendMode] ?? "normal";
    const drawsEffects = isSized || effectKeys.some(has);
    if ((drawsEffects && drawEffects(layer)) || isSized || surfaceKeys.some(has)) drawSurface(layer);
    if (drawsEffects) layer.shadowKind = shadowKind(layer);
    if (isSized || contentsKeys.some(has)) drawContents(layer, this.resolution);
    if (has("shape") || (has("bounds") && values.shape)) drawShape(layer, this.resolution);
    if (has("backdrop") || (values.backdrop && (isSized || has("corners")))) drawBackdrop(layer);
    if (has("shadow") || has("sublayerTransform")) {
      if (values.shadow.colour[3] > 0 || values.sublayerTransform || layer.isSorted) this.watched.add(layer);
      else this.watched.delete(layer);
    }
    if (has("backdrop") && values.backdrop) this.backdrops.add(layer);
    if (has("mask")) {
      for (const [mask, owner] of this.maskOwners) if (owner === layer) this.maskOwners.delete(mask);
      if (values.mask) this.maskOwners.set(values.mask, layer);
    }
    if (has("mask") || (values.mask && has("bounds"))) this.staleMasks.add(layer);
    this.touchMask(layer);
  }

  // What is around a backdrop must not hide from it what lies behind.
  makeRoom(backdrop) {
    for (let above = backdrop.parent; above && !above.holdsBackdrop; above = above.parent) {
      above.holdsBackdrop = true;
      this.restyle(above, { shadow: above.values.shadow, masksToBounds: above.values.masksToBounds }, false);
    }
  }

  // A change in a mask's layers changes what they mask.
  touchMask(layer) {
    if (this.maskOwners.size === 0) return;
    for (let above = layer; above; above = above.parent) {
      const owner = this.maskOwners.get(above.id);
      if (owner) this.staleMasks.add(owner);
    }
  }

  // A layer fades as one picture with all that is in it, unless it allows no group: then every part and sublayer fades by itself.
  fade(layer) {
    const { opacity, allowsGroupOpacity } = layer.values;
    const total = opacity * (layer.parent?.passedFade ?? 1);
    const isGroup = layer.kind !== 3 && (allowsGroupOpacity || total >= 1);
    layer.element.style.opacity = isGroup ? total : 1;
    const passed = isGroup ? 1 : total;
    if (passed === (layer.passedFade ?? 1)) return;
    layer.passedFade = layer.fade = passed;
    layer.element.style.setProperty("--fade", passed);
    layer.element.classList.toggle("faded", passed < 1);
    drawEffects(layer);
    drawSurface(layer);
    for (const child of layer.children) this.fade(child);
  }
}
