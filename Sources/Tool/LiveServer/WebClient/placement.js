// Where layers lie: transforms, scrolling, and the order that depth decides.

import { wrapSublayers } from "./parts.js";
import { cssMatrix } from "./styles.js";

const isDeep = matrix => matrix && !matrix.affine;

export function placeLayer(layer) {
  const { position, anchorPoint, transform, zPosition } = layer.values;
  const style = layer.element.style;
  style.width = `${layer.width}px`;
  style.height = `${layer.height}px`;
  const anchor = [-anchorPoint[0] * layer.width, -anchorPoint[1] * layer.height, -zPosition[1]];
  const parent = layer.parent;
  const around = parent?.values.sublayerTransform;
  // Depth counts only where something can show it; elsewhere the transform stays flat.
  const needsDepth = isDeep(transform) || isDeep(around) || parent?.kind === 3 || layer.kind === 3;
  const move = ([x, y, z]) => (needsDepth && z ? `translate3d(${x}px, ${y}px, ${z}px)` : `translate(${x}px, ${y}px)`);
  const parts = [];
  if (around) {
    const x = parent.values.bounds[0] + parent.values.anchorPoint[0] * parent.width;
    const y = parent.values.bounds[1] + parent.values.anchorPoint[1] * parent.height;
    parts.push(move([x, y]), cssMatrix(around), move([-x, -y]));
  }
  if (transform) parts.push(move([position[0], position[1], zPosition[0]]), cssMatrix(transform), move(anchor));
  else parts.push(move([position[0] + anchor[0], position[1] + anchor[1], zPosition[0] + anchor[2]]));
  style.transform = parts.join(" ");
}

// A scrolled layer moves one holder of its sublayers, not every sublayer.
export function scrollLayer(layer) {
  const [x, y] = layer.values.bounds;
  if (!layer.parts.sublayers) {
    if (x === 0 && y === 0) return;
    wrapSublayers(layer);
  }
  layer.parts.sublayers.style.transform = `translate(${-x}px, ${-y}px)`;
}

// In perspective what is nearer lies above, as on iOS; equal depths keep their order.
export function sortByDepth(layer) {
  const isSorted = isDeep(layer.values.sublayerTransform);
  if (!isSorted && !layer.isSorted) return;
  layer.isSorted = isSorted;
  const faces = layer.children.map(child => ({ child, depth: isSorted ? depth(child) : 0 }));
  faces.sort((a, b) => a.depth - b.depth);
  faces.forEach(({ child }, index) => { child.element.style.zIndex = isSorted ? index : ""; });
}

function depth(layer) {
  const middle = new DOMMatrix(layer.element.style.transform).transformPoint(new DOMPoint(layer.width / 2, layer.height / 2));
  return middle.w !== 0 ? middle.z / middle.w : middle.z;
}
