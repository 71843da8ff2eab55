// Turns values of commits into CSS and SVG text.

export function cssColour([red, green, blue, alpha]) {
  const part = value => Math.round(Math.min(1, Math.max(0, value)) * 255 * 1000) / 1000;
  return `rgba(${part(red)}, ${part(green)}, ${part(blue)}, ${alpha})`;
}

const pathLetters = ["M", "L", "Q", "C", "Z"];

export function svgPath(elements) {
  return elements.map(({ kind, points }) => pathLetters[kind] + points.join(" ")).join("");
}

// A flat transform stays one, so that the browser draws the layer in place and does not stretch a picture of it.
export function cssMatrix({ affine, values }) {
  if (affine) return `matrix(${[0, 1, 4, 5, 12, 13].map(index => values[index]).join(",")})`;
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
    case 3: return `url("${brightnessFilter(amount)}")`;
    case 4: return `contrast(${amount})`;
    case 5: return `hue-rotate(${amount}rad)`;
    case 6: return `invert(${amount})`;
    default: return "";
  }
}

// iOS adds an amount to every colour, CSS's own function multiplies: so a filter of SVG's.
function brightnessFilter(amount) {
  const channel = name => `<feFunc${name} type="linear" slope="1" intercept="${amount}"/>`;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"><filter id="f" color-interpolation-filters="sRGB">`
    + `<feComponentTransfer>${["R", "G", "B"].map(channel).join("")}</feComponentTransfer></filter></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(markup)}#f`;
}

// Corner radii in CSS order: top left, top right, bottom right, bottom left; y grows down.
export function cssRadii({ radius, masked }) {
  const at = bit => (masked & bit ? `${radius}px` : "0");
  return `${at(1)} ${at(2)} ${at(8)} ${at(4)}`;
}
