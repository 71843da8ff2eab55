// Shadows, filters and what is seen through a layer.

import { outline, shownRadius } from "./outlines.js";
import { part, removePart } from "./parts.js";
import { cssColour, cssFilter, svgPath } from "./styles.js";
import { fitsBox, setMarkup } from "./surfaces.js";

// How a layer's shadow is drawn: "path" for a silhouette of its own, "box" for an opaque box (the browser's quickest),
// "outline" for other rounded bounds, "alpha" for whatever the layer and its sublayers show, and "" for none.
// A filter would hide from backdrops inside what lies behind the layer: it throws the shadow of its bounds then.
export function shadowKind(layer) {
  const { shadow, shadowPath, masksToBounds, backgroundColor, filters, shape, mask } = layer.values;
  if (!(shadow.colour[3] > 0) || masksToBounds || layer.kind === 3) return "";
  if (shadowPath.length) return "path";
  const isPlain = layer.holdsBackdrop
    || (backgroundColor[3] >= 1 && !mask && !filters.length && !shape && !sticksOut(layer, 0, 0, layer));
  if (!isPlain) return "alpha";
  return fitsBox(layer) && backgroundColor[3] >= 1 && layer.fade === 1 ? "box" : "outline";
}

// Whether sublayers reach over the bounds of a layer; x and y place the layer in it.
function sticksOut(layer, x, y, holder) {
  return layer.children.some(child => {
    const { hidden, opacity, transform, position, anchorPoint, masksToBounds } = child.values;
    if (hidden || opacity <= 0) return false;
    if (transform || layer.values.sublayerTransform) return true;
    const left = x + position[0] - anchorPoint[0] * child.width - layer.values.bounds[0];
    const top = y + position[1] - anchorPoint[1] * child.height - layer.values.bounds[1];
    const isOut = left < -0.01 || top < -0.01 || left + child.width > holder.width + 0.01 || top + child.height > holder.height + 0.01;
    const shows = child.values.backgroundColor[3] > 0 || child.values.contents || child.values.shape || child.values.gradient
      || child.values.borderWidth > 0 || child.values.backdrop;
    if (isOut && shows) return true;
    return masksToBounds ? false : sticksOut(child, left, top, holder);
  });
}

// Draws the shadow and the filters; answers whether the parts below the background changed.
export function drawEffects(layer) {
  const { shadow, shadowPath, filters, corners } = layer.values;
  const kind = shadowKind(layer);
  const style = layer.element.style;
  const [x, y] = shadow.offset;
  const had = Boolean(layer.parts.shadow);
  if (kind === "path" || kind === "outline") {
    const data = kind === "path" ? svgPath(shadowPath) : outline(layer.width, layer.height, corners);
    const origin = kind === "path" ? layer.values.bounds : [0, 0];
    setMarkup(part(layer, "shadow"), `<path d="${data}" transform="translate(${x - origin[0]} ${y - origin[1]})"`
      + ` fill="${cssColour(shadow.colour)}" style="filter: blur(${shadow.radius}px)"/>`);
  } else {
    removePart(layer, "shadow");
  }
  style.boxShadow = kind === "box" ? `${x}px ${y}px ${shadow.radius * 2}px ${cssColour(shadow.colour)}` : "";
  const list = kind === "alpha" ? [`drop-shadow(${x}px ${y}px ${shadow.radius}px ${cssColour(shadow.colour)})`] : [];
  style.filter = [...list, ...filters.map(cssFilter)].join(" ");
  return had !== Boolean(layer.parts.shadow);
}

export function drawBackdrop(layer) {
  const { backdrop, corners } = layer.values;
  const style = layer.element.style;
  style.backdropFilter = backdrop ? `blur(${backdrop.blur}px) saturate(${backdrop.saturation})` : "";
  const isRound = backdrop && corners.continuous && shownRadius(corners, layer.width, layer.height) > 0;
  style.clipPath = isRound ? `path("${outline(layer.width, layer.height, corners)}")` : "";
}
