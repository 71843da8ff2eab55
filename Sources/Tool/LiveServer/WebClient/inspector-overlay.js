// Outlines over the screen: the view that is pointed at, the selected one, their layout guides. Drawn from where the
// layers' elements are at the moment, so that it follows animations, scrolling and transforms.

import { number } from "./inspector-model.js";
import { boxAround, cornersOnScreen, matrixToScreen, sizeOf } from "./layer-geometry.js";

const svgNamespace = "http://www.w3.org/2000/svg";

function make(name, attributes, parent) {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

export class Overlay {
  /// room: the element the device stands in; zoom: a function; elementOf: layerId to element.
  constructor(room, screen, zoom, elementOf) {
    this.room = room;
    this.screen = screen;
    this.zoom = zoom;
    this.elementOf = elementOf;
    this.canvas = document.createElementNS(svgNamespace, "svg");
    this.canvas.id = "inspector-overlay";
    this.canvas.setAttribute("aria-hidden", "true");
    room.append(this.canvas);
    this.shown = { selected: null, hovered: null, related: [] };
    room.addEventListener("scroll", () => this.draw());
    window.addEventListener("resize", () => this.draw());
  }

  /// What to outline: nodes of the view tree, or null. `related`: nodes a constraint is about.
  show(shown) {
    this.shown = { ...this.shown, ...shown };
    this.draw();
  }

  draw() {
    const { selected, hovered, related } = this.shown;
    this.canvas.replaceChildren();
    const isIdle = !selected && !hovered && !related.length;
    this.canvas.style.display = isIdle ? "none" : "block";
    if (isIdle) return;
    const room = this.room.getBoundingClientRect();
    const width = this.room.clientWidth, height = this.room.clientHeight;
    Object.assign(this.canvas.style, {
      left: `${room.left}px`, top: `${room.top}px`, width: `${width}px`, height: `${height}px`,
    });
    const screen = this.screen.getBoundingClientRect();
    const zoom = this.zoom();
    this.toRoom = ([x, y]) => [screen.left - room.left + x * zoom, screen.top - room.top + y * zoom];
    for (const node of related) if (node !== selected) this.outline(node, "related");
    if (selected) {
      this.outline(selected, "selected");
      if (!hovered || hovered === selected) this.guides(selected);
    }
    if (hovered && hovered !== selected) {
      this.outline(hovered, "hovered");
      this.guides(hovered);
    }
    const told = hovered ?? selected;
    if (told) this.tell(told, told === selected ? "selected" : "hovered");
  }

  /// The corners of a view, or of a rectangle in the view's own points, in points of the room; null when it is not on the screen.
  corners(node, box) {
    const element = this.elementOf(node.layerId);
    if (!element?.isConnected) return null;
    const own = box ?? [0, 0, ...sizeOf(element)];
    return cornersOnScreen(matrixToScreen(element, this.screen), own).map(this.toRoom);
  }

  outline(node, role) {
    const corners = this.corners(node);
    if (!corners) return;
    make("polygon", { points: corners.map(corner => corner.join()).join(" "), class: role, "data-outline": role }, this.canvas);
  }

  // Guides are told in the live view's coordinates, like the frame; drawn at the same place of the view as it is shown now.
  guides(node) {
    const element = this.elementOf(node.layerId);
    const [x, y, width, height] = node.frame;
    if (!element || !node.guides?.length || !(width > 0 && height > 0)) return;
    const [wideNow, highNow] = sizeOf(element);
    const across = wideNow / width, down = highNow / height;
    for (const guide of node.guides) {
      const [left, top, wide, high] = guide.frame;
      if (left === x && top === y && wide === width && high === height) continue;
      const corners = this.corners(node, [(left - x) * across, (top - y) * down, wide * across, high * down]);
      if (!corners) continue;
      make("polygon", {
        points: corners.map(corner => corner.join()).join(" "), class: `guide ${guideKind(guide.name)}`, "data-guide": guide.name,
      }, this.canvas);
    }
  }

  // The class and size beside the view, where there is room.
  tell(node, role) {
    const corners = this.corners(node);
    if (!corners) return;
    const [left, top, , height] = boxAround(corners);
    const group = make("g", { class: `tag ${role}` }, this.canvas);
    const plate = make("rect", { rx: 4 }, group);
    const words = make("text", {}, group);
    words.textContent = node.class;
    const size = make("tspan", { dx: 7, class: "size" }, words);
    const shown = node.presentation ?? node.frame;
    size.textContent = `${number(shown[2])} × ${number(shown[3])}`;
    const { width: wordsWidth } = words.getBBox();
    const plateWidth = wordsWidth + 14, plateHeight = 20, gap = 5;
    const roomWidth = this.room.clientWidth, roomHeight = this.room.clientHeight;
    const isAbove = top - plateHeight - gap >= 4;
    const below = top + height + gap;
    const y = isAbove ? top - plateHeight - gap : below + plateHeight <= roomHeight - 4 ? below : Math.max(4, top + gap);
    const x = Math.max(4, Math.min(left, roomWidth - plateWidth - 4));
    plate.setAttribute("width", plateWidth);
    plate.setAttribute("height", plateHeight);
    words.setAttribute("x", 7);
    words.setAttribute("y", 14);
    group.setAttribute("transform", `translate(${Math.round(x)} ${Math.round(y)})`);
  }
}

/// Which colour a layout guide has: safe areas, margins, or guides of the page's own.
export function guideKind(name) {
  if (/safeArea/i.test(name)) return "safe-area";
  return /margin|readable/i.test(name) ? "margins" : "own";
}
