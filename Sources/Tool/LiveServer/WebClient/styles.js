// Turns values of commits into CSS and SVG text.

export function cssColour([red, green, blue, alpha]) {
  const part = value => Math.round(Math.min(1, Math.max(0, value)) * 255 * 1000) / 1000;
  return `rgba(${part(red)}, ${part(green)}, ${part(blue)}, ${alpha})`;
}

const pathLetters = ["M", "L", "Q", "C", "Z"];

export function svgPath(elements) {
  return elements.map(({ kind, points }) => pathLetters[kind] + points.join(" ")).join("");
}

export function cssMatrix({ values }) {
  return `matrix3d(${values.join(",")})`;
}

export const blendModes = [
  "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
  "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
];

export function cssFilter({ kind, amount }) {
  switch (kind) {
    case 1: return `blur(${amount}px)`;
    case 2: return `saturate(${amount})`;
    case 3: return `brightness(${1 + amount})`;
    case 4: return `contrast(${amount})`;
    case 5: return `hue-rotate(${amount}rad)`;
    case 6: return `invert(${amount})`;
    default: return "";
  }
}

// Corner radii in CSS order: top left, top right, bottom right, bottom left; y grows down.
export function cssRadii({ radius, masked }) {
  const at = bit => (masked & bit ? `${radius}px` : "0");
  return `${at(1)} ${at(2)} ${at(8)} ${at(4)}`;
}

// A rounded rectangle with iOS's continuous corners; coefficients of the radius, measured on Apple's systems.
export function continuousPath(width, height, radius, masked = 15) {
  const limit = Math.min(width, height) / 2;
  const r = Math.min(radius, limit);
  const reach = Math.min(1.528665, limit / r);
  const squeeze = value => Math.min(value, reach);
  const a = squeeze(1.528665) * r, b = squeeze(1.088493) * r, c = 0.868407 * r;
  const d = 0.631494 * r, e = 0.074911 * r, f = 0.372824 * r, g = 0.16906 * r;
  const x1 = width, y1 = height;
  const topRight = masked & 2
    ? `L${x1 - a} 0C${x1 - b} 0 ${x1 - c} 0 ${x1 - d} ${e}C${x1 - f} ${g} ${x1 - g} ${f} ${x1 - e} ${d}C${x1} ${c} ${x1} ${b} ${x1} ${a}`
    : `L${x1} 0`;
  const bottomRight = masked & 8
    ? `L${x1} ${y1 - a}C${x1} ${y1 - b} ${x1} ${y1 - c} ${x1 - e} ${y1 - d}C${x1 - g} ${y1 - f} ${x1 - f} ${y1 - g} ${x1 - d} ${y1 - e}C${x1 - c} ${y1} ${x1 - b} ${y1} ${x1 - a} ${y1}`
    : `L${x1} ${y1}`;
  const bottomLeft = masked & 4
    ? `L${a} ${y1}C${b} ${y1} ${c} ${y1} ${d} ${y1 - e}C${f} ${y1 - g} ${g} ${y1 - f} ${e} ${y1 - d}C0 ${y1 - c} 0 ${y1 - b} 0 ${y1 - a}`
    : `L0 ${y1}`;
  const topLeft = masked & 1
    ? `L0 ${a}C0 ${b} 0 ${c} ${e} ${d}C${g} ${f} ${f} ${g} ${d} ${e}C${c} 0 ${b} 0 ${a} 0`
    : "L0 0";
  return `M${masked & 1 ? a : 0} 0${topRight}${bottomRight}${bottomLeft}${topLeft}Z`;
}
