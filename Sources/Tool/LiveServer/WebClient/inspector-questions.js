// When the stage is asked for the view tree, and for how much of it. It answers on the thread that makes the page's frames,
// so while something moves it is asked rarely, and for every view's constraints only as far as that costs the page little.

/// Milliseconds between two questions at least.
const interval = 250;
/// The whole answer may take this part of the time.
const share = 0.1;
/// Milliseconds after which an answer is not waited for any more: the stage failed or was replaced.
const patience = 2000;

export class Questions {
  /// ask: puts a question, for the whole tree with every view's constraints (true) or for those of the selected view (false).
  constructor(ask) {
    this.ask = ask;
    this.isOpen = false;
    this.forget();
  }

  open() {
    this.isOpen = true;
    this.put();
  }

  close() {
    this.isOpen = false;
    this.forget();
  }

  /// What was answered so far is of another page.
  forget() {
    clearTimeout(this.timer);
    this.timer = null;
    this.isWaiting = this.isStale = this.isPartial = false;
    this.askedAt = this.wholeAt = -Infinity;
    this.wholeCost = 0;
  }

  /// What was answered may be true no more.
  changed() {
    this.isStale = true;
    this.arrange();
  }

  arrange() {
    const now = performance.now();
    if (!this.isOpen || (this.isWaiting && now - this.askedAt < patience)) return;
    this.timer ??= setTimeout(() => this.put(), Math.max(0, this.askedAt + interval - now));
  }

  put() {
    clearTimeout(this.timer);
    this.timer = null;
    const now = performance.now();
    const isAtRest = !this.isStale;
    const isWhole = isAtRest || now - this.wholeAt >= this.wholeCost / share;
    this.isStale = false;
    this.isWaiting = true;
    this.askedAt = now;
    this.ask(isWhole);
  }

  answered(isWhole) {
    const now = performance.now();
    this.isWaiting = false;
    this.isPartial = !isWhole;
    if (isWhole) {
      this.wholeAt = now;
      this.wholeCost = now - this.askedAt;
    }
    if (this.isStale || this.isPartial) this.arrange();
  }
}
