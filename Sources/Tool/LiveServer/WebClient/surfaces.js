// What a layer's bounds look like: background, gradient, border and clip.

import { outline, shownRadius } from "./outlines.js";
import { part, removePart, wrapInside } from "./parts.js";
import { cssColour, cssRadii } from "./styles.js";

// Browsers round boxes to whole pixels. Sizes between them, and corners CSS does not have, are drawn as paths.
export function fitsBox(layer) {
  const isWhole = length => Math.abs(length * devicePixelRatio - Math.round(length * devicePixelRatio)) < 0.01;
  const isRound = layer.values.corners.continuous && shownRadius(layer.values.corners, layer.width, layer.height) > 0;
  return !isRound && isWhole(layer.width) && isWhole(layer.height);
}

export function drawSurface(layer) {
  if (layer.kind === 3) return;
  const { corners, backgroundColor, gradient, backdrop, masksToBounds } = layer.values;
  const box = fitsBox(layer);
  const style = layer.element.style;
  const radius = shownRadius(corners, layer.width, layer.height);
  style.borderRadius = radius > 0 ? cssRadii({ ...corners, radius }) : "";
  const hasGradient = gradient && gradient.stops.length > 0;
  // A part that lies below the background, or is faded with it, needs the background to be a part too.
  const needsPath = !box || backdrop || layer.parts.shadow || layer.fade < 1;
  const fill = needsPath && backgroundColor[3] > 0;
  style.backgroundColor = backdrop ? cssColour(backdrop.tint) : needsPath ? "" : cssColour(backgroundColor);
  const shape = outline(layer.width, layer.height, corners);
  const sweeps = hasGradient && gradient.kind === 2;
  if (fill || (hasGradient && !sweeps)) {
    const markup = (fill ? `<path d="${shape}" fill="${cssColour(backgroundColor)}"/>` : "")
      + (hasGradient && !sweeps ? gradientMarkup(layer, shape) : "");
    setMarkup(part(layer, "face"), markup);
  } else removePart(layer, "face");
  if (sweeps) drawSweep(layer, shape); else removePart(layer, "sweep");
  drawBorder(layer, shape);
  clip(layer, masksToBounds, box, radius, shape);
}

// Replaces what is in an SVG element, unless it is there already.
export function setMarkup(element, markup) {
  if (element.shownMarkup === markup) return;
  element.shownMarkup = markup;
  element.innerHTML = markup;
}

// An axial or radial gradient over a shape. Its units are parts of the bounds, so it is skewed with them as on iOS.
export function gradientMarkup(layer, shape) {
  const { kind, start, end, stops } = layer.values.gradient;
  const name = `gradient-${layer.id}`;
  const stopMarkup = stops.map(({ location, colour }) => {
    const opaque = cssColour([...colour.slice(0, 3), 1]);
    return `<stop offset="${location}" stop-color="${opaque}" stop-opacity="${colour[3]}"/>`;
  }).join("");
  const radii = [Math.max(1e-6, Math.abs(end[0] - start[0])), Math.max(1e-6, Math.abs(end[1] - start[1]))];
  const definition = kind === 0
    ? `<linearGradient id="${name}" x1="${start[0]}" y1="${start[1]}" x2="${end[0]}" y2="${end[1]}">${stopMarkup}</linearGradient>`
    : `<radialGradient id="${name}" cx="0" cy="0" r="1" gradientTransform="translate(${start.join(" ")}) scale(${radii.join(" ")})">${stopMarkup}</radialGradient>`;
  return `<defs>${definition}</defs><path d="${shape}" fill="url(#${name})"/>`;
}

// The CSS of a conic gradient: it begins towards the end point.
export function conicGradient(layer) {
  const { start, end, stops } = layer.values.gradient;
  const angle = Math.atan2((end[1] - start[1]) * layer.height, (end[0] - start[0]) * layer.width) + Math.PI / 2;
  const list = stops.map(({ location, colour }) => `${cssColour(colour)} ${location * 360}deg`).join(", ");
  return `conic-gradient(from ${angle}rad at ${start[0] * 100}% ${start[1] * 100}%, ${list})`;
}

function drawSweep(layer, shape) {
  const style = part(layer, "sweep", "div").style;
  style.width = `${layer.width}px`;
  style.height = `${layer.height}px`;
  style.background = conicGradient(layer);
  style.clipPath = `path("${shape}")`;
}

// The ring inside the bounds, as a path filled by the even-odd rule.
export function borderPath(layer, shape) {
  const { borderWidth, corners } = layer.values;
  const isRing = layer.width > 2 * borderWidth && layer.height > 2 * borderWidth;
  return shape + (isRing ? outline(layer.width, layer.height, corners, borderWidth) : "");
}

function drawBorder(layer, shape) {
  const { borderWidth, borderColor } = layer.values;
  if (!(borderWidth > 0) || !(borderColor[3] > 0)) return removePart(layer, "border");
  setMarkup(part(layer, "border"), `<path d="${borderPath(layer, shape)}" fill-rule="evenodd" fill="${cssColour(borderColor)}"/>`);
}

// A clip by a path would hide from backdrops inside what lies behind the layer: boxes clip those.
function clip(layer, isClipped, fits, radius, shape) {
  const box = fits || layer.holdsBackdrop;
  if (isClipped && !layer.parts.inside && (radius > 0 || !box)) wrapInside(layer);
  const inside = layer.parts.inside;
  const style = (inside ?? layer.element).style;
  style.overflow = isClipped && box ? "clip" : "";
  if (!inside) return;
  style.borderRadius = isClipped && box ? layer.element.style.borderRadius : "";
  style.clipPath = isClipped && !box ? `path("${shape}")` : "";
}
