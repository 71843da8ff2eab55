// Compile errors and crashes, shown over the last good frame.

const panel = document.getElementById("notice");
const title = document.getElementById("notice-title");
const body = document.getElementById("notice-body");
document.getElementById("notice-close").addEventListener("click", () => { panel.hidden = true; });

function line(parent, name, text) {
  const element = document.createElement("div");
  element.className = name;
  element.textContent = text;
  parent.append(element);
  return element;
}

function show(heading) {
  title.textContent = heading;
  body.replaceChildren();
  panel.hidden = false;
}

export function hideNotice() { panel.hidden = true; }

/// diagnostics: [{severity, file, line, column, message, source: [{number, text}]}]
export function showDiagnostics(diagnostics) {
  const errors = diagnostics.filter(diagnostic => diagnostic.severity === "error").length;
  show(errors === 1 ? "1 error" : `${errors} errors`);
  for (const diagnostic of diagnostics) {
    const block = line(body, `diagnostic ${diagnostic.severity}`, "");
    const place = [diagnostic.file, diagnostic.line, diagnostic.column].filter(part => part != null).join(":");
    line(block, "place", place);
    line(block, "message", diagnostic.message);
    sourceLines(block, diagnostic);
  }
}

function sourceLines(block, { source, line: errorLine, column }) {
  if (!source?.length) return;
  const listing = document.createElement("pre");
  for (const { number, text } of source) {
    const isHere = number === errorLine;
    const row = line(listing, isHere ? "here" : "", `${String(number).padStart(4)}  ${text}`);
    if (isHere && column) line(listing, "here", `${" ".repeat(5 + column)}^`).dataset.caret = row.textContent.length;
  }
  block.append(listing);
}

/// crash: {title, message, backtrace: [text], source: [{number, text}], line}
export function showCrash(crash) {
  show(crash.title ?? "The page crashed");
  const block = line(body, "diagnostic error", "");
  line(block, "message", crash.message ?? "");
  sourceLines(block, crash);
  if (crash.backtrace?.length) {
    const listing = document.createElement("pre");
    listing.textContent = crash.backtrace.join("\n");
    block.append(listing);
  }
}
