// Masks: what is opaque in a mask's layers shows. They are drawn once more, as SVG in the masked layer.

import { outline } from "./outlines.js";
import { part, removePart } from "./parts.js";
import { shapeMarkup } from "./shapes.js";
import { cssColour, svgPath } from "./styles.js";
import { borderPath, conicGradient, gradientMarkup, setMarkup } from "./surfaces.js";

// How far from the layer's corner a mask may reach, in points.
const reach = 4096;

export function drawMask(layer, mask, resolution) {
  const { style } = layer.element;
  const clip = mask ? clipOf(layer, mask) : "";
  style.clipPath = clip;
  if (!mask || clip) {
    style.mask = "";
    return removePart(layer, "definitions");
  }
  const [x, y] = layer.values.bounds;
  const area = `x="${-reach}" y="${-reach}" width="${2 * reach}" height="${2 * reach}"`;
  setMarkup(part(layer, "definitions"),
    `<mask id="mask-${layer.id}" mask-type="alpha" maskUnits="userSpaceOnUse" ${area}>`
    + `<g transform="translate(${-x} ${-y})">${layerMarkup(mask, resolution)}</g></mask>`);
  style.mask = `url("#mask-${layer.id}")`;
}

// A mask that is a plainly filled shape clips by its path, which needs no second picture; other masks have no such path.
function clipOf(layer, mask) {
  const { hidden, opacity, shape, backgroundColor, borderWidth, contents, gradient, masksToBounds, mask: inner } = mask.values;
  const isShape = !hidden && opacity >= 1 && shape && shape.fill[3] >= 1 && !(shape.stroke[3] > 0 && shape.lineWidth > 0);
  const isAlone = backgroundColor[3] === 0 && !(borderWidth > 0) && !contents && !gradient && !masksToBounds && !inner;
  if (!isShape || !isAlone || mask.children.length) return "";
  const { position, anchorPoint, transform, bounds } = mask.values;
  const [a, b, c, d, e, f] = transform ? [0, 1, 4, 5, 12, 13].map(index => transform.values[index]) : [1, 0, 0, 1, 0, 0];
  const anchor = [bounds[0] + anchorPoint[0] * mask.width, bounds[1] + anchorPoint[1] * mask.height];
  const origin = [position[0] - layer.values.bounds[0], position[1] - layer.values.bounds[1]];
  const path = shape.path.map(({ kind, points }) => {
    const moved = [];
    for (let index = 0; index < points.length; index += 2) {
      const x = points[index] - anchor[0], y = points[index + 1] - anchor[1];
      moved.push(a * x + c * y + e + origin[0], b * x + d * y + f + origin[1]);
    }
    return { kind, points: moved };
  });
  return `path(${shape.fillRule ? "evenodd" : "nonzero"}, "${svgPath(path) || "M0 0"}")`;
}

function flatMatrix({ values }) {
  return `matrix(${[0, 1, 4, 5, 12, 13].map(index => values[index]).join(" ")})`;
}

// A layer with all that is in it, in its superlayer's space.
function layerMarkup(layer, resolution) {
  const { hidden, opacity, position, anchorPoint, transform, sublayerTransform, bounds, masksToBounds, corners } = layer.values;
  if (hidden || opacity <= 0) return "";
  const anchor = [anchorPoint[0] * layer.width, anchorPoint[1] * layer.height];
  const placement = `translate(${position.join(" ")}) ${transform ? flatMatrix(transform) : ""} translate(${-anchor[0]} ${-anchor[1]})`;
  const shape = outline(layer.width, layer.height, corners);
  const turned = sublayerTransform
    ? `translate(${anchor.join(" ")}) ${flatMatrix(sublayerTransform)} translate(${-anchor[0]} ${-anchor[1]})` : "";
  let inside = contentsMarkup(layer);
  if (layer.values.shape) inside += `<g transform="translate(${-bounds[0]} ${-bounds[1]})">${shapeMarkup(layer.values.shape, resolution)}</g>`;
  if (layer.children.length) {
    inside += `<g transform="${turned} translate(${-bounds[0]} ${-bounds[1]})">${layer.children.map(child => layerMarkup(child, resolution)).join("")}</g>`;
  }
  if (masksToBounds) {
    const name = `clip-${layer.id}`;
    inside = `<clipPath id="${name}"><path d="${shape}"/></clipPath><g clip-path="url(#${name})">${inside}</g>`;
  }
  return `<g transform="${placement}" opacity="${opacity}">${surfaceMarkup(layer, shape)}${inside}${borderMarkup(layer, shape)}</g>`;
}

function surfaceMarkup(layer, shape) {
  const { backgroundColor, gradient } = layer.values;
  let markup = backgroundColor[3] > 0 ? `<path d="${shape}" fill="${cssColour(backgroundColor)}"/>` : "";
  if (!gradient?.stops.length) return markup;
  if (gradient.kind !== 2) return markup + gradientMarkup(layer, shape);
  const style = `width: 100%; height: 100%; background: ${conicGradient(layer)}; clip-path: path('${shape}')`;
  markup += `<foreignObject width="${layer.width}" height="${layer.height}">`
    + `<div xmlns="http://www.w3.org/1999/xhtml" style="${style}"></div></foreignObject>`;
  return markup;
}

function borderMarkup(layer, shape) {
  const { borderWidth, borderColor } = layer.values;
  if (!(borderWidth > 0)) return "";
  return `<path d="${borderPath(layer, shape)}" fill-rule="evenodd" fill="${cssColour(borderColor)}"/>`;
}

// The picture as the layer's own canvas shows it.
function contentsMarkup(layer) {
  const canvas = layer.parts.contents;
  if (!canvas) return "";
  if (canvas.linked?.drawn !== canvas.dataset.drawn) canvas.linked = { drawn: canvas.dataset.drawn, address: canvas.toDataURL() };
  const [x, y, width, height] = canvas.frame;
  const rendering = canvas.style.imageRendering ? ` style="image-rendering: pixelated"` : "";
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"${rendering} href="${canvas.linked.address}"/>`;
}
