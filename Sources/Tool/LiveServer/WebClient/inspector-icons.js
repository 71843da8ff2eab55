// Small pictures for kinds of views, drawn on a grid of 14 points.

const shapes = {
  view: `<rect x="2.5" y="2.5" width="9" height="9" rx="2"/>`,
  label: `<path d="M3 4V3h8v1M7 3v8M5.5 11h3"/>`,
  image: `<rect x="2" y="2.5" width="10" height="9" rx="1.6"/><path d="M2.5 10l3-3.2 2 2 1.6-1.5 2.6 2.6"/><circle cx="9" cy="5.2" r=".8"/>`,
  button: `<rect x="1.5" y="4" width="11" height="6" rx="3"/><path d="M5 7h4"/>`,
  control: `<rect x="1.5" y="4" width="11" height="6" rx="3"/><circle cx="9.5" cy="7" r="1.6"/>`,
  stack: `<rect x="2.5" y="2" width="9" height="2.6" rx=".8"/><rect x="2.5" y="5.7" width="9" height="2.6" rx=".8"/><rect x="2.5" y="9.4" width="9" height="2.6" rx=".8"/>`,
  scroll: `<rect x="2.5" y="1.5" width="9" height="11" rx="2"/><path d="M7 4v6M5.6 5.4L7 4l1.4 1.4M5.6 8.6L7 10l1.4-1.4"/>`,
  effect: `<rect x="2.5" y="2.5" width="9" height="9" rx="2"/><path d="M3 8l5-5M4 11l7-7M7.5 11L11 7.5"/>`,
  field: `<rect x="1.5" y="4" width="11" height="6" rx="1.4"/><path d="M4 5.7v2.6"/>`,
  window: `<rect x="3" y="1.5" width="8" height="11" rx="2"/><path d="M6 10.8h2"/>`,
};

const kinds = [
  [/Label$|^Text$/, "label"], [/ImageView$|^Image$/, "image"], [/Button/, "button"],
  [/Switch$|Slider$|Stepper$|SegmentedControl$|PageControl$|Toggle$|Control$/, "control"],
  [/StackView$|^[VHZ]Stack$|^Lazy/, "stack"], [/ScrollView$|TableView$|CollectionView$|^List$/, "scroll"],
  [/VisualEffectView$/, "effect"], [/TextField$|TextView$/, "field"], [/Window$/, "window"],
];

/// An element with the picture for a class of views.
export function icon(className) {
  const kind = kinds.find(([pattern]) => pattern.test(className))?.[1] ?? "view";
  const element = document.createElement("span");
  element.className = `view-icon ${kind}`;
  element.innerHTML = `<svg viewBox="0 0 14 14" aria-hidden="true">${shapes[kind]}</svg>`;
  return element;
}
