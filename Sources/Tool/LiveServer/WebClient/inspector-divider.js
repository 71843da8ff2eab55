// The line between tree and details: dragged, or moved with the arrow keys. Its place is kept for the session.

const least = 60;
const step = 24;

export class Divider {
  /// above: the element whose height the line sets.
  constructor(line, above) {
    this.line = line;
    this.above = above;
    const kept = sessionStorage.getItem("inspector-tree-height");
    if (kept) this.set(Number(kept));
    line.addEventListener("pointerdown", event => {
      line.setPointerCapture(event.pointerId);
      line.classList.add("dragged");
      this.grip = event.clientY - above.getBoundingClientRect().bottom;
    });
    line.addEventListener("pointermove", event => {
      if (line.hasPointerCapture(event.pointerId)) this.set(event.clientY - this.grip - above.getBoundingClientRect().top);
    });
    line.addEventListener("lostpointercapture", () => line.classList.remove("dragged"));
    line.addEventListener("keydown", event => {
      const change = { ArrowUp: -step, ArrowDown: step }[event.key];
      if (!change) return;
      event.preventDefault();
      this.set(above.getBoundingClientRect().height + change);
    });
  }

  set(height) {
    const most = Math.max(least, this.line.parentElement.clientHeight - 160 || Infinity);
    const chosen = Math.round(Math.min(most, Math.max(least, height)));
    this.above.style.setProperty("--tree-height", `${chosen}px`);
    sessionStorage.setItem("inspector-tree-height", chosen);
  }
}
