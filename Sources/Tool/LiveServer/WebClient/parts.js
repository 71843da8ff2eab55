// The elements a layer is made of, beside those of its sublayers, and their order from back to front.

const svgNamespace = "http://www.w3.org/2000/svg";
const order = ["shadow", "face", "sweep", "inside", "contents", "drawing", "sublayers", "layer", "border", "definitions"];

const rank = element => order.indexOf(element.classList[0]);

// Puts a part where it belongs among its siblings.
export function insertPart(parent, element) {
  const own = rank(element);
  const next = [...parent.children].find(sibling => sibling !== element && rank(sibling) > own);
  if (element.parentNode !== parent || element.nextSibling !== (next ?? null)) parent.insertBefore(element, next ?? null);
}

// The element of a layer's part, made when it is missing.
export function part(layer, name, tag = "svg") {
  if (!layer.parts[name]) {
    const element = tag === "svg" ? document.createElementNS(svgNamespace, "svg") : document.createElement(tag);
    element.setAttribute("class", name);
    layer.parts[name] = element;
    insertPart(isInside(name) ? innerElement(layer) : layer.element, element);
  }
  return layer.parts[name];
}

export function removePart(layer, name) {
  layer.parts[name]?.remove();
  delete layer.parts[name];
}

// What `masksToBounds` clips.
const isInside = name => ["contents", "drawing", "sublayers"].includes(name);

// Where a layer's clipped parts are.
export function innerElement(layer) { return layer.parts.inside ?? layer.element; }

// Where a layer's sublayers are.
export function sublayersElement(layer) { return layer.parts.sublayers ?? innerElement(layer); }

// Moves all that is clipped, and the sublayers, into an element of their own.
export function wrapInside(layer) {
  const moved = [...layer.element.children].filter(child => isInside(child.classList[0]) || child.classList.contains("layer"));
  part(layer, "inside", "div").append(...moved);
}

// Moves the sublayers into an element of their own.
export function wrapSublayers(layer) {
  const moved = [...innerElement(layer).children].filter(child => child.classList.contains("layer"));
  part(layer, "sublayers", "div").append(...moved);
}
