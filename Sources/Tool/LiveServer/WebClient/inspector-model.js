// The view tree as the stage told it, with what the panel needs to find its way in it.

export class ViewModel {
  /// tree: the object of `sandlot tree --format json` with a `layerId` at every node. earlier: the model before, which
  /// completes an answer that tells the constraints of some views only.
  constructor(tree, earlier = null) {
    this.time = tree.time;
    this.problems = tree.problems ?? earlier?.problems ?? [];
    this.earlier = earlier;
    this.entries = new Map();
    this.add(tree.root, null, 0, []);
    this.earlier = null;
  }

  add(node, parent, depth, path) {
    const before = this.earlier?.entry(node.layerId)?.node;
    if (before && !node.layout && before.class === node.class) {
      const { layout, guides, properties } = before;
      Object.assign(node, { layout, guides, properties });
    }
    this.entries.set(node.layerId, { node, parent, depth, path });
    node.children.forEach((child, index) => this.add(child, node, depth + 1, [...path, index]));
  }

  /// Views from the root down, in the order of the tree.
  get all() { return this.entries.values(); }
  get root() { return this.entries.values().next().value; }
  entry(layerId) { return this.entries.get(layerId) ?? null; }

  /// The view that was at this place before the page was built anew, as far as there still is one.
  atPath(path) {
    let node = this.root.node;
    for (const index of path) {
      node = node.children[index];
      if (!node) return null;
    }
    return this.entry(node.layerId);
  }

  /// The view that a layer's element belongs to: its own, or the nearest one around it.
  entryOfElement(element) {
    for (let part = element; part; part = part.parentElement) {
      const entry = part.dataset?.layer ? this.entry(Number(part.dataset.layer)) : null;
      if (entry) return entry;
    }
    return null;
  }

  /// What a problem is about, most telling first.
  problemsOf(layerId) { return this.problems.filter(problem => problem.layerIds?.includes(layerId)); }

  /// Whether the view or something around it is not shown.
  isConcealed({ node, parent }) {
    if (node.hidden || node.alpha < 0.01) return true;
    return parent ? this.isConcealed(this.entry(parent.layerId)) : false;
  }
}

/// How a view is called in one line: its identifier, else its text.
export function nameOf(node) {
  if (node.id) return node.id;
  const text = node.text?.replace(/\s+/g, " ").trim();
  return text ? `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”` : "";
}

/// A length as people read it: two decimals at most, a true minus sign.
export function number(value) {
  if (value == null || !Number.isFinite(value)) return "–";
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
}

/// A box as people read it: where it begins, how large it is.
export function boxWords([x, y, width, height]) { return `${number(x)}, ${number(y)} · ${number(width)} × ${number(height)}`; }

/// A constraint's words without what is shown beside them: `'name' a.top = b.top + 4 @750 (Contents.swift:83)`.
export function essence(constraint) {
  const { words, identifier, priority } = constraint;
  let rest = words;
  const endings = [` (${place(constraint)})`, ` @${priority}`];
  for (const ending of endings) if (rest.endsWith(ending)) rest = rest.slice(0, -ending.length);
  return identifier && rest.startsWith(`'${identifier}' `) ? rest.slice(identifier.length + 3) : rest;
}

/// Text in pieces: strings, and `{ place }` for what names a file and line.
export function pieces(text) {
  return text.split(/(\(?[^\s()]+\.swift:\d+\)?)/).filter(Boolean).map(piece => (/\.swift:\d+/.test(piece) ? { place: piece } : piece));
}

/// `Contents.swift:83`, or nothing.
export function place({ file, line }) {
  return file ? [file, line].filter(part => part != null).join(":") : "";
}
