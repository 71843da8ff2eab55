// Where layers' elements lie on the screen: corners instead of boxes, so that what is turned stays turned.

const corner = (matrix, x, y) => {
  const point = matrix.transformPoint(new DOMPoint(x, y));
  return [point.x / (point.w || 1), point.y / (point.w || 1)];
};

// What is drawn into a flat parent loses its depth.
function flatten(matrix) {
  const flat = DOMMatrix.fromMatrix(matrix);
  flat.m13 = flat.m23 = flat.m43 = flat.m31 = flat.m32 = flat.m34 = 0;
  flat.m33 = 1;
  return flat;
}

/// The map from an element's own points to the screen's, as it is shown at this moment. `known` keeps the maps of one
/// moment for who asks about many elements.
export function matrixToScreen(element, screen, known = new Map()) {
  if (!element || element === screen) return new DOMMatrix();
  const found = known.get(element);
  if (found) return found;
  const parent = element.parentElement;
  const around = matrixToScreen(parent, screen, known);
  const keepsDepth = around.is2D || (parent !== screen && getComputedStyle(parent).transformStyle === "preserve-3d");
  const { transform } = getComputedStyle(element);
  const base = keepsDepth ? around : flatten(around);
  const matrix = transform === "none" ? base : base.multiply(new DOMMatrix(transform));
  known.set(element, matrix);
  return matrix;
}

/// The size of an element in its own points, with fractions.
export function sizeOf(element) {
  const { width, height } = getComputedStyle(element);
  return [parseFloat(width) || 0, parseFloat(height) || 0];
}

/// The four corners of a rectangle given in an element's own points, in points of the screen.
export function cornersOnScreen(matrix, [x, y, width, height]) {
  return [corner(matrix, x, y), corner(matrix, x + width, y), corner(matrix, x + width, y + height), corner(matrix, x, y + height)];
}

/// The smallest box around points: [x, y, width, height].
export function boxAround(points) {
  const xs = points.map(point => point[0]), ys = points.map(point => point[1]);
  const left = Math.min(...xs), top = Math.min(...ys);
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/// Whether a box [x, y, width, height] holds anything.
export function isEmpty([, , width, height]) { return !(width > 0 && height > 0); }

/// The box that two boxes share; of no size when they share nothing.
export function intersection(first, second) {
  const left = Math.max(first[0], second[0]), top = Math.max(first[1], second[1]);
  const right = Math.min(first[0] + first[2], second[0] + second[2]);
  const bottom = Math.min(first[1] + first[3], second[1] + second[3]);
  return [left, top, Math.max(0, right - left), Math.max(0, bottom - top)];
}
