// The layer tree as DOM elements. One element a layer, more only where a layer has contents, a drawing, a border or a
// scrolled content; what a commit does not mention is not touched.

import { decodeImage, dropAllImages, dropImage, image, keepImage } from "./images.js";
import { blendModes, continuousPath, cssColour, cssFilter, cssMatrix, cssRadii, svgPath } from "./styles.js";

const svgNamespace = "http://www.w3.org/2000/svg";

const defaults = () => ({
  position: [0, 0], bounds: [0, 0, 0, 0], anchorPoint: [0.5, 0.5], transform: null, sublayerTransform: null, opacity: 1,
  hidden: false, masksToBounds: false, corners: { radius: 0, masked: 15, continuous: false }, borderWidth: 0,
  borderColor: [0, 0, 0, 1], backgroundColor: [0, 0, 0, 0], contents: 0, contentsGravity: 9, contentsRect: [0, 0, 1, 1],
  contentsCenter: [0, 0, 1, 1], contentsScale: 1, shadow: { colour: [0, 0, 0, 0], offset: [0, -3], radius: 3 },
  shadowPath: [], mask: 0, zPosition: [0, 0], shape: null, gradient: null, backdrop: null, filters: [],
  doubleSided: true, blendMode: 0, name: "", samplingFilters: [0, 0], allowsGroupOpacity: true, edgeAntialiasing: false,
});

class Layer {
  constructor(id, kind) {
    this.id = id;
    this.kind = kind;
    this.values = defaults();
    this.parent = null;
    this.children = [];
    this.element = document.createElement("div");
    this.element.className = "layer";
    this.element.dataset.layer = id;
    if (kind === 3) this.element.style.transformStyle = "preserve-3d";
  }

  get width() { return this.values.bounds[2]; }
  get height() { return this.values.bounds[3]; }
}

export class LayerTree {
  constructor(screen) {
    this.screen = screen;
    this.layers = new Map();
    this.maskOwners = new Map();
    this.rootLayer = null;
  }

  // Applies a decoded commit. Its images are decoded first, so that the change appears at once.
  async apply({ isWhole, operations }) {
    const images = operations.filter(operation => operation.do === "image");
    const bitmaps = await Promise.all(images.map(decodeImage));
    if (isWhole) this.reset();
    images.forEach(({ id }, index) => keepImage(id, bitmaps[index]));
    for (const operation of operations) if (operation.do !== "image") this[operation.do](operation);
  }

  // The element of the layer with this identifier, for tools that look at the screen.
  element(id) { return this.layers.get(id)?.element ?? null; }

  reset() {
    this.layers.clear();
    this.maskOwners.clear();
    this.rootLayer = null;
    this.screen.replaceChildren();
    dropAllImages();
  }

  create({ id, kind }) { this.layers.set(id, new Layer(id, kind)); }

  destroy({ id }) {
    this.layers.get(id)?.element.remove();
    this.layers.delete(id);
    this.maskOwners.delete(id);
  }

  dropImage({ id }) { dropImage(id); }

  root({ id, width, height }) {
    const layer = this.layers.get(id);
    this.rootLayer = layer;
    this.screen.style.width = `${width}px`;
    this.screen.style.height = `${height}px`;
    this.screen.replaceChildren(layer.element);
    this.onResize?.(width, height);
  }

  children({ id, children }) {
    const layer = this.layers.get(id);
    layer.children = children.map(child => this.layers.get(child)).filter(Boolean);
    const holder = childHolder(layer);
    const wanted = layer.children.map(child => child.element);
    for (const child of layer.children) child.parent = layer;
    const present = [...holder.children].filter(element => element.classList.contains("layer"));
    for (const element of present) if (!wanted.includes(element)) element.remove();
    let before = holder === layer.element ? firstDecoration(layer) : holder.firstChild;
    for (const element of wanted) {
      if (before === element) { before = element.nextSibling; continue; }
      holder.insertBefore(element, before);
    }
    for (const child of layer.children) if (layer.values.sublayerTransform || layer.kind === 3) placeLayer(child);
  }

  set({ id, values }) {
    const layer = this.layers.get(id);
    if (!layer) return;
    Object.assign(layer.values, values);
    restyle(layer, values, this);
    const owner = this.layers.get(this.maskOwners.get(id));
    if (owner) applyMask(owner, this);
  }
}

// The first element after the sublayers: sublayers lie above contents and drawing, below the border.
function firstDecoration(layer) {
  for (const element of layer.element.children) {
    if (!element.classList.contains("contents") && !element.classList.contains("drawing")) return element;
  }
  return null;
}

function childHolder(layer) { return layer.sublayers ?? layer.element; }

function restyle(layer, changed, tree) {
  const has = name => name in changed;
  const style = layer.element.style;
  const sized = has("bounds");
  if (sized || has("position") || has("anchorPoint") || has("transform") || has("zPosition")) placeLayer(layer);
  if (sized) scroll(layer);
  if (has("sublayerTransform")) for (const child of layer.children) placeLayer(child);
  if (has("opacity")) style.opacity = layer.values.opacity;
  if (has("hidden")) style.visibility = layer.values.hidden ? "hidden" : "";
  if (has("hidden")) style.display = layer.values.hidden ? "none" : "";
  if (has("doubleSided")) style.backfaceVisibility = layer.values.doubleSided ? "" : "hidden";
  if (has("blendMode")) style.mixBlendMode = blendModes[layer.values.blendMode] ?? "normal";
  if (has("backgroundColor") && layer.kind !== 3) style.backgroundColor = cssColour(layer.values.backgroundColor);
  if (has("corners") || has("masksToBounds") || sized) corners(layer);
  if (has("borderWidth") || has("borderColor") || has("corners")) border(layer);
  if (["contents", "contentsGravity", "contentsRect", "contentsCenter", "contentsScale", "samplingFilters"].some(has)
      || (sized && layer.values.contents)) contents(layer);
  if (has("shape") || has("gradient") || (sized && (layer.values.gradient || layer.values.shape))) drawing(layer);
  if (["shadow", "shadowPath", "filters", "backgroundColor", "masksToBounds", "contents"].some(has)
      || (sized && layer.values.shadowPath.length)) effects(layer);
  if (has("backdrop")) backdrop(layer);
  if (has("mask") || (sized && layer.values.mask)) applyMask(layer, tree);
}

function placeLayer(layer) {
  const { position, bounds, anchorPoint, transform, zPosition } = layer.values;
  const [, , width, height] = bounds;
  const style = layer.element.style;
  style.width = `${width}px`;
  style.height = `${height}px`;
  const anchorX = anchorPoint[0] * width, anchorY = anchorPoint[1] * height;
  const parts = [];
  const perspective = layer.parent?.values.sublayerTransform;
  if (perspective) {
    const parent = layer.parent;
    const centreX = parent.values.bounds[0] + parent.values.anchorPoint[0] * parent.width;
    const centreY = parent.values.bounds[1] + parent.values.anchorPoint[1] * parent.height;
    parts.push(`translate(${centreX}px, ${centreY}px)`, cssMatrix(perspective), `translate(${-centreX}px, ${-centreY}px)`);
  }
  if (transform) {
    parts.push(`translate3d(${position[0]}px, ${position[1]}px, ${zPosition[0]}px)`, cssMatrix(transform),
               `translate(${-anchorX}px, ${-anchorY}px)`);
  } else if (zPosition[0] && (perspective || layer.parent?.kind === 3)) {
    parts.push(`translate3d(${position[0] - anchorX}px, ${position[1] - anchorY}px, ${zPosition[0]}px)`);
  } else {
    parts.push(`translate(${position[0] - anchorX}px, ${position[1] - anchorY}px)`);
  }
  style.transform = parts.join(" ");
}

// A scrolled layer moves one holder of its sublayers, not every sublayer.
function scroll(layer) {
  const [x, y] = layer.values.bounds;
  if (!layer.sublayers) {
    if (x === 0 && y === 0) return;
    const holder = document.createElement("div");
    holder.className = "sublayers";
    const own = [...layer.element.children].filter(element => element.classList.contains("layer"));
    layer.element.insertBefore(holder, firstDecoration(layer));
    holder.append(...own);
    layer.sublayers = holder;
  }
  layer.sublayers.style.transform = `translate(${-x}px, ${-y}px)`;
}

function corners(layer) {
  const { corners, masksToBounds } = layer.values;
  const style = layer.element.style;
  const radius = Math.min(corners.radius, Math.min(layer.width, layer.height) / 2 || corners.radius);
  style.borderRadius = radius > 0 ? cssRadii({ ...corners, radius }) : "";
  style.overflow = masksToBounds ? "clip" : "";
  const needsPath = corners.continuous && radius > 0 && masksToBounds;
  style.clipPath = needsPath ? `path("${continuousPath(layer.width, layer.height, radius, corners.masked)}")` : "";
}

function border(layer) {
  const { borderWidth, borderColor, corners } = layer.values;
  if (!(borderWidth > 0)) {
    layer.border?.remove();
    layer.border = null;
    return;
  }
  if (!layer.border) {
    layer.border = document.createElement("div");
    layer.border.className = "border";
    layer.element.append(layer.border);
  }
  layer.border.style.borderWidth = `${borderWidth}px`;
  layer.border.style.borderColor = cssColour(borderColor);
  layer.border.style.borderRadius = corners.radius > 0 ? cssRadii(corners) : "";
}

// Where contents lie in the layer: rows of gravity are left/centre/right, columns top/centre/bottom.
function contentsFrame(gravity, width, height, naturalWidth, naturalHeight) {
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

function contents(layer) {
  const bitmap = image(layer.values.contents);
  if (!bitmap) {
    layer.canvas?.remove();
    layer.canvas = null;
    return;
  }
  if (!layer.canvas) {
    layer.canvas = document.createElement("canvas");
    layer.canvas.className = "contents";
    layer.element.prepend(layer.canvas);
  }
  const { contentsRect, contentsCenter, contentsScale, contentsGravity, samplingFilters } = layer.values;
  const source = [contentsRect[0] * bitmap.width, contentsRect[1] * bitmap.height,
                  contentsRect[2] * bitmap.width, contentsRect[3] * bitmap.height];
  const natural = [source[2] / contentsScale, source[3] / contentsScale];
  const [x, y, width, height] = contentsFrame(contentsGravity, layer.width, layer.height, ...natural);
  const canvas = layer.canvas;
  const isSliced = contentsCenter[0] !== 0 || contentsCenter[1] !== 0 || contentsCenter[2] !== 1 || contentsCenter[3] !== 1;
  const drawn = [layer.values.contents, ...source, ...(isSliced ? [width, height, ...contentsCenter] : [])].join();
  if (canvas.dataset.drawn !== drawn) {
    canvas.dataset.drawn = drawn;
    if (isSliced) drawSliced(canvas, bitmap, source, contentsCenter, width, height, contentsScale);
    else {
      canvas.width = Math.max(1, Math.round(source[2]));
      canvas.height = Math.max(1, Math.round(source[3]));
      canvas.getContext("2d").drawImage(bitmap, ...source, 0, 0, canvas.width, canvas.height);
    }
  }
  const style = canvas.style;
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.imageRendering = samplingFilters[1] === 1 ? "pixelated" : "";
}

// Nine slices: corners keep their size, edges and middle stretch.
function drawSliced(canvas, bitmap, source, center, width, height, scale) {
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  const cuts = (start, length, from, span, total) => {
    const first = from * length, last = (1 - from - span) * length;
    const shrink = Math.min(1, total / Math.max(first + last, 1e-6));
    return [[start, start + first, start + length - last, start + length],
            [0, first * shrink, total - last * shrink, total]];
  };
  const [sourceX, targetX] = cuts(source[0], source[2], center[0], center[2], canvas.width);
  const [sourceY, targetY] = cuts(source[1], source[3], center[1], center[3], canvas.height);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const from = [sourceX[column], sourceY[row], sourceX[column + 1] - sourceX[column], sourceY[row + 1] - sourceY[row]];
      const to = [targetX[column], targetY[row], targetX[column + 1] - targetX[column], targetY[row + 1] - targetY[row]];
      if (from[2] > 0 && from[3] > 0 && to[2] > 0 && to[3] > 0) context.drawImage(bitmap, ...from, ...to);
    }
  }
}

function drawing(layer) {
  const { shape, gradient } = layer.values;
  if (!shape && !gradient) {
    layer.drawing?.remove();
    layer.drawing = null;
    return;
  }
  if (gradient?.kind === 2) return conicGradient(layer, gradient);
  if (!layer.drawing || layer.drawing.tagName !== "svg") {
    layer.drawing?.remove();
    layer.drawing = document.createElementNS(svgNamespace, "svg");
    layer.drawing.setAttribute("class", "drawing");
    layer.element.insertBefore(layer.drawing, layer.canvas ? layer.canvas.nextSibling : layer.element.firstChild);
  }
  const [originX, originY] = layer.values.bounds;
  layer.drawing.innerHTML = (gradient ? gradientMarkup(layer, gradient) : "")
    + (shape ? `<g transform="translate(${-originX} ${-originY})">${shapeMarkup(shape)}</g>` : "");
}

function gradientMarkup(layer, { kind, start, end, stops }) {
  const name = `gradient-${layer.id}`;
  const stopMarkup = stops.map(({ location, colour }) => {
    const opaque = cssColour([...colour.slice(0, 3), 1]);
    return `<stop offset="${location}" stop-color="${opaque}" stop-opacity="${colour[3]}"/>`;
  }).join("");
  const definition = kind === 0
    ? `<linearGradient id="${name}" x1="${start[0]}" y1="${start[1]}" x2="${end[0]}" y2="${end[1]}">${stopMarkup}</linearGradient>`
    : `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${start[0] * layer.width} ${start[1] * layer.height}) scale(${Math.abs(end[0] - start[0]) * layer.width} ${Math.abs(end[1] - start[1]) * layer.height})">${stopMarkup}</radialGradient>`;
  const { corners } = layer.values;
  const radius = corners.masked === 15 ? corners.radius : 0;
  return `<defs>${definition}</defs><rect width="${layer.width}" height="${layer.height}" rx="${radius}" fill="url(#${name})"/>`;
}

function conicGradient(layer, { start, end, stops }) {
  if (!layer.drawing || layer.drawing.tagName !== "DIV") {
    layer.drawing?.remove();
    layer.drawing = document.createElement("div");
    layer.drawing.className = "drawing";
    layer.element.insertBefore(layer.drawing, layer.canvas ? layer.canvas.nextSibling : layer.element.firstChild);
  }
  const angle = Math.atan2((end[1] - start[1]) * layer.height, (end[0] - start[0]) * layer.width) + Math.PI / 2;
  const list = stops.map(({ location, colour }) => `${cssColour(colour)} ${location * 360}deg`).join(", ");
  layer.drawing.style.background =
    `conic-gradient(from ${angle}rad at ${start[0] * 100}% ${start[1] * 100}%, ${list})`;
  layer.drawing.style.borderRadius = "inherit";
}

function shapeMarkup(shape) {
  const cap = ["butt", "round", "square"][shape.cap];
  const join = ["miter", "round", "bevel"][shape.join];
  const data = svgPath(shape.path);
  const isTrimmed = shape.strokeStart > 0 || shape.strokeEnd < 1;
  const hasStroke = shape.lineWidth > 0 && shape.stroke[3] > 0 && shape.strokeEnd > shape.strokeStart;
  let markup = "";
  if (shape.fill[3] > 0) {
    markup += `<path d="${data}" fill="${cssColour(shape.fill)}" fill-rule="${shape.fillRule ? "evenodd" : "nonzero"}"/>`;
  }
  if (hasStroke) {
    const dashes = isTrimmed
      ? `pathLength="1" stroke-dasharray="0 ${shape.strokeStart} ${shape.strokeEnd - shape.strokeStart} 2"`
      : shape.dashes.length ? `stroke-dasharray="${shape.dashes.join(" ")}" stroke-dashoffset="${shape.dashPhase}"` : "";
    markup += `<path d="${data}" fill="none" stroke="${cssColour(shape.stroke)}" stroke-width="${shape.lineWidth}"`
      + ` stroke-linecap="${cap}" stroke-linejoin="${join}" stroke-miterlimit="${Math.max(1, shape.miterLimit)}" ${dashes}/>`;
  }
  return markup;
}

// A shadow of an opaque rectangle is a box shadow; any other follows the layer's own alpha.
function effects(layer) {
  const { shadow, shadowPath, filters, backgroundColor, masksToBounds } = layer.values;
  const style = layer.element.style;
  const filterList = filters.map(cssFilter);
  style.boxShadow = "";
  layer.shadow?.remove();
  layer.shadow = null;
  if (shadow.colour[3] > 0 && !masksToBounds) {
    const [x, y] = shadow.offset;
    if (shadowPath.length) shadowOfPath(layer, shadow, shadowPath);
    else if (backgroundColor[3] >= 1) style.boxShadow = `${x}px ${y}px ${shadow.radius * 2}px ${cssColour(shadow.colour)}`;
    else filterList.push(`drop-shadow(${x}px ${y}px ${shadow.radius}px ${cssColour(shadow.colour)})`);
  }
  style.filter = filterList.join(" ");
}

function shadowOfPath(layer, shadow, path) {
  layer.shadow = document.createElementNS(svgNamespace, "svg");
  layer.shadow.setAttribute("class", "drawing");
  layer.shadow.style.zIndex = "-1";
  layer.element.style.isolation = "isolate";
  const [x, y] = shadow.offset;
  layer.shadow.innerHTML = `<path d="${svgPath(path)}" transform="translate(${x} ${y})" fill="${cssColour(shadow.colour)}" style="filter: blur(${shadow.radius}px)"/>`;
  layer.element.prepend(layer.shadow);
}

function backdrop(layer) {
  const { backdrop } = layer.values;
  const style = layer.element.style;
  style.backdropFilter = backdrop ? `blur(${backdrop.blur}px) saturate(${backdrop.saturation})` : "";
  if (backdrop) style.backgroundColor = cssColour(backdrop.tint);
}

function applyMask(layer, tree) {
  const style = layer.element.style;
  const mask = tree.layers.get(layer.values.mask);
  for (const [maskId, owner] of tree.maskOwners) if (owner === layer.id) tree.maskOwners.delete(maskId);
  if (!mask) {
    style.maskImage = "";
    return;
  }
  tree.maskOwners.set(mask.id, layer.id);
  style.maskImage = `url("data:image/svg+xml;utf8,${encodeURIComponent(maskMarkup(layer, mask))}")`;
  style.maskSize = "100% 100%";
  style.maskRepeat = "no-repeat";
}

// The mask as a picture of the layer's size: what is opaque in it shows.
function maskMarkup(layer, mask) {
  const { position, anchorPoint, transform, corners, backgroundColor, shape, gradient, opacity, contents } = mask.values;
  const matrix = transform ? transform.values : null;
  const linear = matrix ? `matrix(${matrix[0]} ${matrix[1]} ${matrix[4]} ${matrix[5]} ${matrix[12]} ${matrix[13]})` : "";
  const placement = `translate(${position[0] - layer.values.bounds[0]} ${position[1] - layer.values.bounds[1]}) ${linear} translate(${-anchorPoint[0] * mask.width} ${-anchorPoint[1] * mask.height})`;
  let inside = "";
  if (backgroundColor[3] > 0) {
    inside += `<rect width="${mask.width}" height="${mask.height}" rx="${corners.radius}" fill-opacity="${backgroundColor[3]}"/>`;
  }
  const bitmap = image(contents);
  if (bitmap) {
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    inside += `<image href="${canvas.toDataURL()}" width="${mask.width}" height="${mask.height}" preserveAspectRatio="none"/>`;
  }
  if (gradient && gradient.kind !== 2) inside += gradientMarkup(mask, gradient);
  if (shape) inside += shapeMarkup(shape);
  return `<svg xmlns="${svgNamespace}" width="${layer.width}" height="${layer.height}" viewBox="0 0 ${layer.width} ${layer.height}"><g transform="${placement}" opacity="${opacity}">${inside}</g></svg>`;
}
