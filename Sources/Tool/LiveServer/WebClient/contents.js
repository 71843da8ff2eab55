// The picture in a layer, drawn on a canvas.

import { image } from "./images.js";
import { part, removePart } from "./parts.js";
import { drawReduced } from "./reduction.js";

// Where contents lie in the layer, by gravity: x, y, width, height.
export function contentsFrame(gravity, width, height, naturalWidth, naturalHeight) {
  if (gravity === 9) return [0, 0, width, height];
  if (gravity === 10 || gravity === 11) {
    const ratios = [width / naturalWidth, height / naturalHeight];
    const factor = gravity === 10 ? Math.min(...ratios) : Math.max(...ratios);
    const w = naturalWidth * factor, h = naturalHeight * factor;
    return [(width - w) / 2, (height - h) / 2, w, h];
  }
  const left = [3, 5, 7], right = [4, 6, 8], top = [1, 5, 6], bottom = [2, 7, 8];
  const x = left.includes(gravity) ? 0 : right.includes(gravity) ? width - naturalWidth : (width - naturalWidth) / 2;
  const y = top.includes(gravity) ? 0 : bottom.includes(gravity) ? height - naturalHeight : (height - naturalHeight) / 2;
  return [x, y, naturalWidth, naturalHeight];
}

export function drawContents(layer, resolution) {
  const bitmap = image(layer.values.contents);
  if (!bitmap) return removePart(layer, "contents");
  const { contentsRect, contentsCenter, contentsScale, contentsGravity, samplingFilters } = layer.values;
  const source = [contentsRect[0] * bitmap.width, contentsRect[1] * bitmap.height,
                  contentsRect[2] * bitmap.width, contentsRect[3] * bitmap.height];
  const natural = [source[2] / contentsScale, source[3] / contentsScale];
  const frame = contentsFrame(contentsGravity, layer.width, layer.height, ...natural);
  const canvas = part(layer, "contents", "canvas");
  const isSliced = contentsCenter[0] !== 0 || contentsCenter[1] !== 0 || contentsCenter[2] !== 1 || contentsCenter[3] !== 1;
  // The pixels of the screen that the picture covers: one with many more is averaged down to them.
  const target = [Math.max(1, Math.round(frame[2] * resolution)), Math.max(1, Math.round(frame[3] * resolution))];
  const isNearest = samplingFilters[1] === 1;
  const isReduced = !isSliced && (source[2] > target[0] / 0.75 || source[3] > target[1] / 0.75);
  const drawn = [layer.values.contents, ...source, ...(isSliced || isReduced ? target : []), ...(isSliced ? contentsCenter : [])].join();
  if (canvas.dataset.drawn !== drawn) {
    canvas.dataset.drawn = drawn;
    if (isSliced) drawSliced(canvas, bitmap, source, contentsCenter, target, resolution / contentsScale);
    else if (isReduced) drawReduced(canvas, bitmap, source, target);
    else drawWhole(canvas, bitmap, source);
  }
  canvas.frame = frame;
  placeCanvas(canvas, frame);
  canvas.style.imageRendering = isNearest ? "pixelated" : "";
}

function drawWhole(canvas, bitmap, source) {
  canvas.width = Math.max(1, Math.round(source[2]));
  canvas.height = Math.max(1, Math.round(source[3]));
  canvas.getContext("2d").drawImage(bitmap, ...source, 0, 0, canvas.width, canvas.height);
}

// Browsers round the boxes of pictures to whole points; transforms they take as they are.
function placeCanvas(canvas, [x, y, width, height]) {
  canvas.style.transform = `translate(${x}px, ${y}px) scale(${width / canvas.width}, ${height / canvas.height})`;
}

// Nine slices: corners keep their size, edges and middle stretch. Seams lie between pixels of the screen.
function drawSliced(canvas, bitmap, source, center, target, magnification) {
  [canvas.width, canvas.height] = target;
  const context = canvas.getContext("2d");
  const cuts = (start, length, from, span, total) => {
    const first = from * length * magnification, last = (1 - from - span) * length * magnification;
    const shrink = Math.min(1, total / Math.max(first + last, 1e-6));
    return [[start, start + from * length, start + (from + span) * length, start + length],
            [0, Math.round(first * shrink), Math.round(total - last * shrink), total]];
  };
  const [sourceX, targetX] = cuts(source[0], source[2], center[0], center[2], target[0]);
  const [sourceY, targetY] = cuts(source[1], source[3], center[1], center[3], target[1]);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let [x, y, width, height] = [sourceX[column], sourceY[row], sourceX[column + 1] - sourceX[column], sourceY[row + 1] - sourceY[row]];
      const to = [targetX[column], targetY[row], targetX[column + 1] - targetX[column], targetY[row + 1] - targetY[row]];
      if (!(to[2] > 0 && to[3] > 0)) continue;
      // A middle of no width repeats the pixel beside it.
      if (width <= 0) [x, width] = [Math.max(0, x - 0.5), 1e-3];
      if (height <= 0) [y, height] = [Math.max(0, y - 0.5), 1e-3];
      context.drawImage(bitmap, x, y, width, height, ...to);
    }
  }
}
