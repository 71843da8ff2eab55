// Pointer, wheel and keyboard on the screen become touches, scrolls and keys of the device.

export class Touches {
  constructor(screen, marks, zoom, send) {
    this.screen = screen;
    this.marks = marks;
    this.zoom = zoom;
    this.send = send;
    this.fingers = new Map();
    screen.addEventListener("pointerdown", event => this.down(event));
    screen.addEventListener("pointermove", event => this.move(event));
    screen.addEventListener("pointerup", event => this.up(event, "ended"));
    screen.addEventListener("pointercancel", event => this.up(event, "cancelled"));
    screen.addEventListener("wheel", event => this.wheel(event), { passive: false });
    screen.addEventListener("keydown", event => this.key(event, "down"));
    screen.addEventListener("keyup", event => this.key(event, "up"));
    screen.addEventListener("contextmenu", event => event.preventDefault());
  }

  point(event) {
    const box = this.screen.getBoundingClientRect();
    return [(event.clientX - box.left) / this.zoom(), (event.clientY - box.top) / this.zoom()];
  }

  // Alt-drag is a pinch: a second finger mirrors the first about the centre of the screen; with shift both move together.
  mirrored([x, y], finger) {
    if (finger.together) return [x + finger.apart[0], y + finger.apart[1]];
    return [this.screen.offsetWidth - x, this.screen.offsetHeight - y];
  }

  down(event) {
    if (event.button > 0) return;
    event.preventDefault();
    this.screen.focus({ preventScroll: true });
    this.screen.setPointerCapture(event.pointerId);
    const point = this.point(event);
    const finger = { id: event.pointerId * 2, pair: event.altKey, together: event.shiftKey };
    if (finger.pair) {
      const other = [this.screen.offsetWidth - point[0], this.screen.offsetHeight - point[1]];
      finger.apart = [other[0] - point[0], other[1] - point[1]];
    }
    this.fingers.set(event.pointerId, finger);
    this.report(finger, "began", point);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    const last = samples.length ? samples[samples.length - 1] : event;
    this.report(finger, "moved", this.point(last));
  }

  up(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    this.report(finger, phase, this.point(event));
  }

  report(finger, phase, point) {
    const touches = [{ id: finger.id, phase, x: point[0], y: point[1] }];
    if (finger.pair) {
      const [x, y] = this.mirrored(point, finger);
      touches.push({ id: finger.id + 1, phase, x, y });
    }
    this.send({ type: "touches", touches });
    for (const touch of touches) this.mark(touch);
  }

  mark({ id, phase, x, y }) {
    let mark = this.marks.querySelector(`[data-finger="${id}"]`);
    if (phase === "ended" || phase === "cancelled") { mark?.remove(); return; }
    if (!mark) {
      mark = document.createElement("div");
      mark.className = "touch-mark";
      mark.dataset.finger = id;
      this.marks.append(mark);
    }
    mark.style.left = `${x}px`;
    mark.style.top = `${y}px`;
  }

  wheel(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.screen.offsetHeight : 1;
    const [x, y] = this.point(event);
    this.send({ type: "wheel", x, y, dx: event.deltaX * unit, dy: event.deltaY * unit });
  }

  key(event, phase) {
    if (event.metaKey || (event.ctrlKey && !["a", "c", "v", "x", "z"].includes(event.key))) return;
    event.preventDefault();
    const modifiers = [event.shiftKey && "shift", event.altKey && "alt", event.ctrlKey && "control"].filter(Boolean);
    const types = [...event.key].length === 1 && !event.ctrlKey;
    this.send({ type: "key", code: event.code, text: types ? event.key : undefined, modifiers, phase });
  }
}
