// What the page printed, and what Sandlot has to say about it.

const lines = document.getElementById("console-lines");
const limit = 2000;
document.getElementById("console-clear").addEventListener("click", () => lines.replaceChildren());

export function print(stream, text) {
  const isAtEnd = lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 20;
  for (const part of text.replace(/\n$/, "").split("\n")) {
    const item = document.createElement("li");
    item.className = stream;
    item.textContent = part;
    lines.append(item);
  }
  while (lines.childElementCount > limit) lines.firstElementChild.remove();
  if (isAtEnd) lines.scrollTop = lines.scrollHeight;
}
