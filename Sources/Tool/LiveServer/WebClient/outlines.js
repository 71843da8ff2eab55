// Outlines of layers as SVG path data, in the space of the layer's top left corner; y grows down.

// How much of an edge a whole continuous corner takes, in radii.
const fullReach = 1.528665;

// iOS's continuous corner, measured on Apple's systems: points in radii along the edge it arrives on and the one it leaves on.
const continuous = [
  [1.528665, 0], [1.088493, 0], [0.868407, 0], [0.631494, 0.074911], [0.372824, 0.16906], [0.16906, 0.372824],
  [0.074911, 0.631494], [0, 0.868407], [0, 1.088493], [0, 1.528665],
];

// The circular arc cut at the angles of the continuous corner: what that bends towards where the edge is too short for it.
const circular = (() => {
  const bend = Math.atan2(1 - 0.631494, 1 - 0.074911);
  const point = angle => [1 - Math.sin(angle), 1 - Math.cos(angle)];
  const curve = (from, to) => {
    const handle = 4 / 3 * Math.tan((to - from) / 4);
    const start = point(from), end = point(to);
    return [
      [start[0] - handle * Math.cos(from), start[1] + handle * Math.sin(from)],
      [end[0] + handle * Math.cos(to), end[1] - handle * Math.sin(to)], end,
    ];
  };
  return [point(0), ...curve(0, bend), ...curve(bend, Math.PI / 2 - bend), ...curve(Math.PI / 2 - bend, Math.PI / 2)];
})();

// The radius that is drawn: never more than half the smaller side.
export function shownRadius({ radius, masked }, width, height) {
  return masked === 0 ? 0 : Math.max(0, Math.min(radius, Math.min(width, height) / 2));
}

// Rounded bounds, inset on all sides by a distance that the radius shrinks by too.
export function outline(width, height, corners, inset = 0) {
  const radius = Math.max(0, shownRadius(corners, width, height) - inset);
  const at = bit => (corners.masked & bit ? radius : 0);
  const radii = [at(1), at(2), at(8), at(4)];
  const w = width - 2 * inset, h = height - 2 * inset;
  if (radius === 0) return `M${inset} ${inset}h${w}v${h}h${-w}Z`;
  return corners.continuous ? continuousOutline(w, h, radii, inset) : circularOutline(w, h, radii, inset);
}

function circularOutline(width, height, [a, b, c, d], inset) {
  const left = inset, top = inset, right = inset + width, bottom = inset + height;
  const arc = (radius, x, y) => (radius > 0 ? `A${radius} ${radius} 0 0 1 ${x} ${y}` : "");
  return `M${left + a} ${top}H${right - b}${arc(b, right, top + b)}V${bottom - c}${arc(c, right - c, bottom)}`
    + `H${left + d}${arc(d, left, bottom - d)}V${top + a}${arc(a, left + a, top)}Z`;
}

function continuousOutline(width, height, radii, inset) {
  const edges = [width, height, width, height];
  const corners = [
    [inset, inset, [0, 1], [1, 0]], [inset + width, inset, [-1, 0], [0, 1]],
    [inset + width, inset + height, [0, -1], [-1, 0]], [inset, inset + height, [1, 0], [0, -1]],
  ];
  const parts = corners.map(([x, y, arriving, leaving], index) => {
    const radius = radii[index];
    if (radius === 0) return `${x} ${y}`;
    const before = (index + 3) % 4, after = (index + 1) % 4;
    const reach = Math.min(fullReach, edges[before] / (radius + radii[before]), edges[index] / (radius + radii[after]));
    const share = Math.max(0, Math.min(1, (reach - 1) / (fullReach - 1)));
    const points = circular.map(([along, across], place) => {
      const u = (along + (continuous[place][0] - along) * share) * radius;
      const v = (across + (continuous[place][1] - across) * share) * radius;
      return `${x + arriving[0] * u + leaving[0] * v} ${y + arriving[1] * u + leaving[1] * v}`;
    });
    return `${points[0]}C${points.slice(1).join(" ")}`;
  });
  return `M${parts.join("L")}Z`;
}
