// The layers on the screen as a list of planes for the view in 3D: where each lies, what clips it, how deep it is.

import { boxAround, cornersOnScreen, intersection, isEmpty, matrixToScreen, sizeOf } from "./layer-geometry.js";

const is = (element, ...names) => names.some(name => element.classList.contains(name));

const layersIn = element => [...element.children].flatMap(child =>
  (is(child, "layer") ? [child] : is(child, "sublayers", "inside") ? layersIn(child) : []));

// What a layer draws itself; the part that clips counts where it holds any of that.
const ownParts = element => [...element.children].filter(child =>
  !is(child, "layer", "sublayers") && (!is(child, "inside") || ownParts(child).length > 0));

// What lies in a layer is cut by the layer's element or by the part that clips.
function cuts(element, style) {
  const inside = [...element.children].find(child => is(child, "inside"));
  const own = inside ? getComputedStyle(inside) : style;
  return own.overflowX !== "visible" || own.clipPath !== "none";
}

const isUpright = matrix => Math.abs(matrix.m12) < 1e-6 && Math.abs(matrix.m21) < 1e-6 && matrix.m11 > 0 && matrix.m22 > 0 && matrix.is2D;

/// Points two views must share to lie on one another; less is a common edge.
const overlap = 0.5;

/// How far a layer without a view of its own lies before the one it belongs to, in levels.
const sublayerStep = 0.15;

/// Planes of the views' layers from back to front; what belongs to no view, such as the status bar, is left out. A view lies
/// one level above its superview, and above everything it covers, so that nothing changes sides.
/// `entryOf(element)` answers the entry of the view whose layer an element is, or null.
export function planesOf(screen, entryOf) {
  const planes = [];
  const bounds = [0, 0, screen.clientWidth, screen.clientHeight];
  const radius = parseFloat(getComputedStyle(screen).borderTopLeftRadius) || 0;
  const known = new Map();
  const levels = new Levels();
  const visit = (element, around) => {
    const style = getComputedStyle(element);
    if (style.display === "none") return;
    const entry = entryOf(element);
    const view = entry?.node.layerId ?? around.view;
    const matrix = matrixToScreen(element, screen, known);
    const size = sizeOf(element);
    const shown = intersection(around.clip.box, boxAround(cornersOnScreen(matrix, [0, 0, ...size])));
    const place = entry ? levels.add(shown, around.place) : around.place;
    const depth = entry ? place.depth : around.depth + (view == null ? 0 : sublayerStep);
    const opacity = around.opacity * Number(style.opacity);
    const isDrawn = ownParts(element).length > 0 || !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor);
    if (entry || (isDrawn && view != null)) {
      planes.push({ element, view, depth, matrix, size, opacity, isView: Boolean(entry), clip: around.clip });
    }
    const clip = cuts(element, style) ? clipped(around.clip, matrix, size, style) : around.clip;
    for (const child of layersIn(element)) visit(child, { view, place, depth, opacity, clip });
  };
  const start = { view: null, place: null, depth: 0, opacity: 1, clip: { box: bounds, radius } };
  for (const element of layersIn(screen)) visit(element, start);
  return planes;
}

// Levels of views that come from back to front.
class Levels {
  constructor() { this.places = []; }

  add(box, parent) {
    let depth = parent ? parent.depth + 1 : 0;
    const place = { box, parent, depth };
    if (isEmpty(box)) return place;
    const ancestors = new Set();
    for (let around = parent; around; around = around.parent) ancestors.add(around);
    for (const other of this.places) {
      if (other.depth >= depth && !ancestors.has(other) && covers(box, other.box)) depth = other.depth + 1;
    }
    place.depth = depth;
    this.places.push(place);
    return place;
  }
}

function covers(first, second) {
  const [, , width, height] = intersection(first, second);
  return width > overlap && height > overlap;
}

function clipped(clip, matrix, size, style) {
  const own = boxAround(cornersOnScreen(matrix, [0, 0, ...size]));
  const box = intersection(clip.box, own);
  const same = other => box.every((value, index) => Math.abs(value - other[index]) < 0.01);
  return { box, radius: same(own) ? parseFloat(style.borderTopLeftRadius) || 0 : same(clip.box) ? clip.radius : 0 };
}

/// The part of a plane that is seen, in its own points, with the radius of the clip's corners; null when nothing is. Planes
/// that are turned are not clipped.
export function seenPart({ matrix, size, clip }) {
  const whole = { box: [0, 0, ...size], isClipped: false, radius: 0 };
  if (isEmpty(whole.box) || !isUpright(matrix)) return whole;
  const [x, y, width, height] = clip.box;
  const own = [(x - matrix.m41) / matrix.m11, (y - matrix.m42) / matrix.m22, width / matrix.m11, height / matrix.m22];
  const box = intersection(whole.box, own);
  if (isEmpty(box)) return null;
  const isWhole = box[2] >= size[0] - 0.01 && box[3] >= size[1] - 0.01;
  if (!isWhole) return { box, isClipped: true, radius: 0 };
  const fills = own[2] <= size[0] + 0.01 && own[3] <= size[1] + 0.01;
  return fills && clip.radius > 0 ? { box, isClipped: true, radius: clip.radius / matrix.m11 } : whole;
}

/// A copy of what a layer draws itself, without its sublayers; `signature` tells whether an older copy still is right.
export function signature({ element }) {
  const words = part => (is(part, "inside") ? part.style.cssText + ownParts(part).map(words).join("") : part.outerHTML);
  return element.style.cssText + ownParts(element).map(words).join("");
}

export function copyOf({ element, size }) {
  const copy = element.cloneNode(false);
  delete copy.dataset.layer;
  copy.className = "layer copy";
  copy.append(...ownParts(element).map(copyOfPart));
  Object.assign(copy.style, { transform: "none", opacity: "", width: `${size[0]}px`, height: `${size[1]}px` });
  return copy;
}

function copyOfPart(part) {
  const copy = part.cloneNode(!is(part, "inside"));
  if (part.tagName === "CANVAS") copy.getContext("2d").drawImage(part, 0, 0);
  if (is(part, "inside")) copy.append(...ownParts(part).map(copyOfPart));
  return copy;
}
