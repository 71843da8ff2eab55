// The hierarchy in 3D: copies of the layers, one plane each, separated by their depth. The screen itself is only hidden,
// so that nothing has to be put back afterwards.

import { copyOf, planesOf, seenPart, signature } from "./explode-planes.js";

const home = { across: -28, up: 14, spacing: 34, scale: 0.82 };
const limits = { spacing: [2, 160], scale: [0.2, 3], up: [-89, 89] };
const clamp = (value, [low, high]) => Math.min(high, Math.max(low, value));

/// Points that the pointer may move before it turns the hierarchy instead of choosing a view.
const slop = 4;

export class Explosion {
  /// handlers: entryOf(element), select(layerId), hover(layerId or null), changed(isOpen), zoom()
  constructor(room, screen, handlers) {
    this.room = room;
    this.screen = screen;
    this.handlers = handlers;
    this.isOpen = false;
    this.planes = new Map();
  }

  open() {
    if (this.isOpen) return;
    this.isOpen = true;
    this.scene?.remove();
    this.build();
    this.pose = { across: 0, up: 0, spacing: 0, scale: 1 };
    this.update();
    this.place();
    this.screen.parentElement.classList.add("exploded");
    // The flat pose is laid out first, so that the way to the other one is seen.
    this.scene.getBoundingClientRect();
    this.pose = { ...home };
    this.place();
    window.addEventListener("resize", this.onResize = () => this.place());
    this.room.addEventListener("scroll", this.onResize);
    this.handlers.changed(true);
  }

  /// Folds the planes together and shows the screen again.
  close({ atOnce = false } = {}) {
    if (!this.isOpen) return;
    this.isOpen = false;
    window.removeEventListener("resize", this.onResize);
    this.room.removeEventListener("scroll", this.onResize);
    this.scene.classList.add("folding");
    this.pose = { across: 0, up: 0, spacing: 0, scale: 1 };
    this.place();
    const scene = this.scene;
    const finish = () => {
      scene.remove();
      if (this.isOpen) return;
      this.screen.parentElement.classList.remove("exploded");
      this.planes.clear();
      this.scene = null;
    };
    if (atOnce) finish();
    else Promise.allSettled(this.world.getAnimations().map(animation => animation.finished)).then(finish);
    this.handlers.changed(false);
  }

  build() {
    this.planes.clear();
    this.scene = document.createElement("div");
    this.scene.id = "explosion";
    this.world = document.createElement("div");
    this.world.className = "world";
    this.bar = document.createElement("div");
    this.bar.className = "explosion-bar";
    this.bar.innerHTML = `<span>Drag to turn, scroll to spread</span>
      <input type="range" min="${limits.spacing[0]}" max="${limits.spacing[1]}" aria-label="Distance between layers" title="Distance between layers">
      <button data-command="reset" title="Back to the first angle and distance">Reset</button>
      <button data-command="close" title="Back to the flat screen (Escape)">Flatten</button>`;
    this.slider = this.bar.querySelector("input");
    this.slider.addEventListener("input", () => this.turn({ spacing: Number(this.slider.value) }));
    this.bar.querySelector("[data-command=reset]").addEventListener("click", () => { this.pose = { ...home }; this.place(); });
    this.bar.querySelector("[data-command=close]").addEventListener("click", () => this.close());
    this.scene.append(this.world, this.bar);
    this.room.append(this.scene);
    this.scene.addEventListener("pointerdown", event => this.down(event));
    this.scene.addEventListener("pointermove", event => this.move(event));
    this.scene.addEventListener("pointerup", event => this.up(event));
    this.scene.addEventListener("pointercancel", () => { this.drag = null; });
    this.scene.addEventListener("pointerleave", () => this.handlers.hover(null));
    this.scene.addEventListener("wheel", event => this.wheel(event), { passive: false });
  }

  /// A frame was committed: the planes follow before the next picture.
  changed() {
    if (!this.isOpen || this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      if (this.isOpen) this.update();
    });
  }

  update() {
    const wanted = new Map();
    let deepest = 0;
    planesOf(this.screen, this.handlers.entryOf).forEach((plane, order) => {
      const seen = seenPart(plane);
      if (!seen) return;
      deepest = Math.max(deepest, plane.depth);
      const key = plane.element.dataset.layer;
      wanted.set(key, this.plane(key, plane, seen, order));
    });
    for (const [key, plane] of this.planes) if (!wanted.has(key)) plane.remove();
    this.planes = wanted;
    this.world.style.setProperty("--middle", deepest / 2);
    let before = this.world.firstElementChild;
    for (const plane of wanted.values()) {
      if (plane === before) before = plane.nextElementSibling;
      else this.world.insertBefore(plane, before);
    }
    this.show(this.shown ?? {});
  }

  plane(key, plane, { box: [x, y, width, height], isClipped, radius }, order) {
    const element = this.planes.get(key) ?? Object.assign(document.createElement("div"), { className: "plane" });
    const style = element.style;
    element.dataset.view = plane.view;
    element.classList.toggle("of-view", plane.isView);
    style.setProperty("--depth", plane.depth);
    style.setProperty("--order", order);
    style.setProperty("--matrix", plane.matrix.translate(x, y).toString());
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.borderRadius = radius ? `${radius}px` : plane.element.style.borderRadius;
    style.overflow = isClipped ? "clip" : "";
    const drawn = signature(plane);
    if (element.drawn !== drawn) {
      element.drawn = drawn;
      element.replaceChildren(copyOf(plane));
    }
    const copy = element.firstElementChild.style;
    copy.left = `${-x}px`;
    copy.top = `${-y}px`;
    copy.opacity = plane.opacity;
    return element;
  }

  /// Which views are outlined: layer identifiers or null.
  show({ selected, hovered }) {
    this.shown = { selected, hovered };
    for (const plane of this.planes.values()) {
      const isOfView = plane.classList.contains("of-view");
      plane.classList.toggle("selected", isOfView && selected != null && plane.dataset.view === String(selected));
      plane.classList.toggle("hovered", isOfView && hovered != null && plane.dataset.view === String(hovered));
    }
  }

  place() {
    const room = this.room.getBoundingClientRect();
    const screen = this.screen.getBoundingClientRect();
    Object.assign(this.scene.style, {
      left: `${room.left}px`, top: `${room.top}px`, width: `${this.room.clientWidth}px`, height: `${this.room.clientHeight}px`,
    });
    const { across, up, spacing, scale } = this.pose;
    const style = this.world.style;
    style.left = `${screen.left - room.left}px`;
    style.top = `${screen.top - room.top}px`;
    style.width = `${this.screen.clientWidth}px`;
    style.height = `${this.screen.clientHeight}px`;
    const zoom = this.handlers.zoom();
    // The world's origin is its corner; it turns about the middle of the screen.
    const middle = [screen.width / 2, screen.height / 2];
    this.scene.style.perspectiveOrigin = `${screen.left - room.left + middle[0]}px ${screen.top - room.top + middle[1]}px`;
    style.transform = `translate(${middle[0]}px, ${middle[1]}px) scale(${zoom * scale}) rotateX(${-up}deg) rotateY(${across}deg) `
      + `translate(${-middle[0] / zoom}px, ${-middle[1] / zoom}px)`;
    style.setProperty("--spacing", `${spacing}px`);
    this.slider.value = String(spacing || home.spacing);
  }

  turn(change) {
    this.scene.classList.add("turning");
    this.pose = { ...this.pose, ...change };
    this.place();
    this.world.getBoundingClientRect();
    this.scene.classList.remove("turning");
  }

  viewUnder(event) {
    const plane = event.target.closest?.(".plane");
    return plane ? Number(plane.dataset.view) : null;
  }

  down(event) {
    if (event.button > 0 || event.target.closest(".explosion-bar")) return;
    event.preventDefault();
    this.drag = { x: event.clientX, y: event.clientY, view: this.viewUnder(event), pose: this.pose, isTurning: false };
  }

  move(event) {
    const drag = this.drag;
    if (!drag) {
      this.handlers.hover(event.target.closest(".explosion-bar") ? null : this.viewUnder(event));
      return;
    }
    const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
    if (!drag.isTurning) {
      if (Math.hypot(dx, dy) < slop) return;
      drag.isTurning = true;
      this.scene.setPointerCapture(event.pointerId);
      this.handlers.hover(null);
    }
    this.turn({ across: drag.pose.across + dx * 0.4, up: clamp(drag.pose.up + dy * 0.3, limits.up) });
  }

  up() {
    const drag = this.drag;
    this.drag = null;
    if (drag && !drag.isTurning && drag.view != null) this.handlers.select(drag.view);
  }

  // Scrolling spreads the layers; a pinch on a trackpad, which arrives with the control key, comes nearer.
  wheel(event) {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
    if (event.ctrlKey) this.turn({ scale: clamp(this.pose.scale * factor, limits.scale) });
    else this.turn({ spacing: clamp(this.pose.spacing * factor, limits.spacing) });
  }
}
