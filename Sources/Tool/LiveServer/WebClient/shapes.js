// The path of a shape layer as SVG.

import { part, removePart } from "./parts.js";
import { cssColour, svgPath } from "./styles.js";
import { setMarkup } from "./surfaces.js";
import { trimmedPath } from "./trimmed-path.js";

export function drawShape(layer, resolution) {
  const { shape, bounds } = layer.values;
  if (!shape) return removePart(layer, "drawing");
  setMarkup(part(layer, "drawing"), `<g transform="translate(${-bounds[0]} ${-bounds[1]})">${shapeMarkup(shape, resolution)}</g>`);
}

// Browsers draw lines up to a pixel wide by a coarser rule than others: one of just a pixel is made a little wider.
function lineWidth(shape, resolution) {
  const pixels = shape.lineWidth * resolution;
  return pixels > 0.98 && pixels <= 1 ? 1.01 / resolution : shape.lineWidth;
}

export function shapeMarkup(shape, resolution) {
  const cap = ["butt", "round", "square"][shape.cap];
  const join = ["miter", "round", "bevel"][shape.join];
  const isTrimmed = shape.strokeStart > 0 || shape.strokeEnd < 1;
  const hasStroke = shape.lineWidth > 0 && shape.stroke[3] > 0 && shape.strokeEnd > shape.strokeStart;
  const data = svgPath(shape.path);
  let markup = "";
  if (shape.fill[3] > 0) {
    markup += `<path d="${data}" fill="${cssColour(shape.fill)}" fill-rule="${shape.fillRule ? "evenodd" : "nonzero"}"/>`;
  }
  if (hasStroke) {
    const line = isTrimmed ? trimmedPath(shape.path, shape.strokeStart, shape.strokeEnd) : data;
    const dashes = shape.dashes.some(length => length > 0)
      ? `stroke-dasharray="${shape.dashes.join(" ")}" stroke-dashoffset="${shape.dashPhase}"` : "";
    markup += `<path d="${line}" fill="none" stroke="${cssColour(shape.stroke)}" stroke-width="${lineWidth(shape, resolution)}"`
      + ` stroke-linecap="${cap}" stroke-linejoin="${join}" stroke-miterlimit="${Math.max(1, shape.miterLimit)}" ${dashes}/>`;
  }
  return markup;
}
