// Cuts a path by shares of its whole length, subpath after subpath, as strokeStart and strokeEnd do.

const piecesPerCurve = 48;

// The path as straight pieces: where each starts and ends, its length, and whether it begins a subpath.
function straightPieces(elements) {
  const pieces = [];
  let current = [0, 0], start = [0, 0], isFirst = true;
  const add = end => {
    const length = Math.hypot(end[0] - current[0], end[1] - current[1]);
    if (length > 0) {
      pieces.push({ start: current, end, length, isFirst });
      isFirst = false;
    }
    current = end;
  };
  const follow = (...controls) => {
    const points = [current, ...controls];
    const weights = controls.length === 2 ? [1, 2, 1] : [1, 3, 3, 1];
    const degree = controls.length;
    for (let step = 1; step <= piecesPerCurve; step++) {
      const t = step / piecesPerCurve, u = 1 - t;
      const along = axis => points.reduce((sum, point, k) => sum + weights[k] * u ** (degree - k) * t ** k * point[axis], 0);
      add([along(0), along(1)]);
    }
  };
  for (const { kind, points } of elements) {
    const pairs = Array.from({ length: points.length / 2 }, (_, index) => [points[2 * index], points[2 * index + 1]]);
    if (kind === 0) {
      current = start = pairs[0];
      isFirst = true;
    } else if (kind === 1) {
      add(pairs[0]);
    } else if (kind === 4) {
      add(start);
      isFirst = true;
    } else {
      follow(...pairs);
    }
  }
  return pieces;
}

// SVG path data of the part between two shares of the length.
export function trimmedPath(elements, from, to) {
  const pieces = straightPieces(elements);
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const first = Math.max(0, from) * total, last = Math.min(1, to) * total;
  let data = "", passed = 0, isDrawing = false;
  for (const { start, end, length, isFirst } of pieces) {
    const low = Math.max(first, passed), high = Math.min(last, passed + length);
    if (isFirst) isDrawing = false;
    if (high > low) {
      const point = distance => {
        const share = (distance - passed) / length;
        return `${start[0] + (end[0] - start[0]) * share} ${start[1] + (end[1] - start[1]) * share}`;
      };
      if (!isDrawing) data += `M${point(low)}`;
      data += `L${point(high)}`;
      isDrawing = true;
    }
    passed += length;
  }
  return data;
}
