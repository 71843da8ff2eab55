// Images that layers show: decoded once, before the commit that uses them is applied.

const decoded = new Map();

export async function decodeImage({ format, width, height, bytes }) {
  if (format === 3) {
    // Premultiplied BGRA; the canvas wants straight RGBA.
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let index = 0; index < pixels.length; index += 4) {
      const alpha = bytes[index + 3];
      const factor = alpha === 0 ? 0 : 255 / alpha;
      pixels[index] = bytes[index + 2] * factor;
      pixels[index + 1] = bytes[index + 1] * factor;
      pixels[index + 2] = bytes[index] * factor;
      pixels[index + 3] = alpha;
    }
    return createImageBitmap(new ImageData(pixels, width, height));
  }
  const kind = format === 2 ? "image/jpeg" : "image/png";
  return createImageBitmap(new Blob([bytes], { type: kind }), { colorSpaceConversion: "none" });
}

export function keepImage(id, bitmap) { decoded.set(id, bitmap); }

export function image(id) { return decoded.get(id); }

export function dropImage(id) {
  decoded.get(id)?.close();
  decoded.delete(id);
}

export function dropAllImages() {
  for (const id of [...decoded.keys()]) dropImage(id);
}
