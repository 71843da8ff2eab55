// Choosing a view on the screen: in pick mode, or for as long as shift is held over the screen. What is picked is no touch.

export class Picker {
  /// frame: the device's element around the screen. handlers: isOpen(), viewAt(x, y), hover(layerId or null),
  /// select(layerId), changed(isPicking)
  constructor(frame, screen, handlers) {
    this.screen = screen;
    this.handlers = handlers;
    this.isOn = false;
    this.pressed = null;
    // On the way down, so that the screen does not hear of it.
    frame.addEventListener("pointerdown", event => this.down(event), true);
    frame.addEventListener("pointermove", event => this.move(event), true);
    frame.addEventListener("pointerup", event => this.up(event), true);
    frame.addEventListener("pointercancel", event => this.up(event), true);
    frame.addEventListener("pointerleave", () => this.point(null));
    for (const kind of ["keydown", "keyup"]) {
      window.addEventListener(kind, event => { if (event.key === "Shift") this.shift(event); });
    }
  }

  set(isOn) {
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    if (!isOn) this.point(null);
    this.showCursor(isOn);
    this.handlers.changed(isOn);
  }

  // With alt, shift moves two fingers together.
  picks(event) { return this.handlers.isOpen() && (this.isOn || (event.shiftKey && !event.altKey)); }

  down(event) {
    if (event.button > 0 || !this.picks(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.pressed = event.pointerId;
    const view = this.handlers.viewAt(event.clientX, event.clientY);
    if (view != null) this.handlers.select(view);
  }

  move(event) {
    this.last = event;
    if (this.pressed === event.pointerId) event.stopPropagation();
    if (event.buttons && this.pressed == null) return;
    this.follow(event);
  }

  follow(event) {
    const picks = this.picks(event);
    this.showCursor(picks);
    this.point(picks ? this.handlers.viewAt(event.clientX, event.clientY) : null);
  }

  shift(event) {
    if (!this.last || this.isOn || !this.isOver) return;
    this.follow({ shiftKey: event.shiftKey, altKey: event.altKey, clientX: this.last.clientX, clientY: this.last.clientY });
  }

  get isOver() { return this.screen.matches(":hover"); }

  up(event) {
    if (this.pressed !== event.pointerId) return;
    this.pressed = null;
    event.stopPropagation();
  }

  point(layerId) {
    if (this.pointed === layerId) return;
    this.pointed = layerId;
    if (layerId == null) this.showCursor(this.isOn);
    this.handlers.hover(layerId);
  }

  showCursor(picks) { this.screen.classList.toggle("picking", picks); }
}
