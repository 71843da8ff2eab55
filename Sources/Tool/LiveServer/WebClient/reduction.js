// Pictures made smaller: every pixel of the result is the mean of those it covers.

// The largest picture, in pixels, that is averaged exactly; larger ones are halved by the browser first.
const largest = 1 << 20;

// Draws the part `source` of a bitmap on a canvas of `target` pixels, no larger than the part.
export function drawReduced(canvas, bitmap, source, target) {
  let width = Math.max(1, Math.round(source[2])), height = Math.max(1, Math.round(source[3]));
  let picture = new OffscreenCanvas(width, height);
  picture.getContext("2d").drawImage(bitmap, ...source, 0, 0, width, height);
  while (width * height > largest && width > 2 * target[0] && height > 2 * target[1]) {
    const half = new OffscreenCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
    // Between four pixels their mean is read.
    half.getContext("2d").drawImage(picture, 0, 0, half.width, half.height);
    [picture, width, height] = [half, half.width, half.height];
  }
  const [newWidth, newHeight] = [Math.min(width, target[0]), Math.min(height, target[1])];
  const pixels = premultiplied(picture.getContext("2d").getImageData(0, 0, width, height).data);
  const narrow = averaged(pixels, height, width, newWidth, { line: 4 * width, step: 4 }, { line: 4 * newWidth, step: 4 });
  const small = averaged(narrow, newWidth, height, newHeight, { line: 4, step: 4 * newWidth }, { line: 4, step: 4 * newWidth });
  canvas.width = newWidth;
  canvas.height = newHeight;
  canvas.getContext("2d").putImageData(new ImageData(straight(small), newWidth, newHeight), 0, 0);
}

function premultiplied(bytes) {
  const values = new Float32Array(bytes.length);
  for (let index = 0; index < bytes.length; index += 4) {
    const alpha = bytes[index + 3] / 255;
    for (let channel = 0; channel < 3; channel++) values[index + channel] = bytes[index + channel] * alpha;
    values[index + 3] = bytes[index + 3];
  }
  return values;
}

function straight(values) {
  const bytes = new Uint8ClampedArray(values.length);
  for (let index = 0; index < values.length; index += 4) {
    const factor = values[index + 3] > 0 ? 255 / values[index + 3] : 0;
    for (let channel = 0; channel < 3; channel++) bytes[index + channel] = values[index + channel] * factor;
    bytes[index + 3] = values[index + 3];
  }
  return bytes;
}

// Shortens every line of pixels; strides say where lines and their pixels lie in the list of values.
function averaged(values, lines, length, newLength, from, to) {
  const result = new Float32Array(lines * newLength * 4);
  const span = length / newLength;
  for (let place = 0; place < newLength; place++) {
    const start = place * span, end = Math.min(length, start + span);
    for (let index = Math.floor(start); index < end; index++) {
      const weight = (Math.min(end, index + 1) - Math.max(start, index)) / span;
      if (weight <= 0) continue;
      for (let line = 0; line < lines; line++) {
        const source = line * from.line + index * from.step, target = line * to.line + place * to.step;
        for (let channel = 0; channel < 4; channel++) result[target + channel] += values[source + channel] * weight;
      }
    }
  }
  return result;
}
