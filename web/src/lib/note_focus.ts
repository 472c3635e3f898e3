// The focus stays where it was in a part of the page that is drawn anew.

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

/**
 * For a part that is drawn anew: notes which element in it has the focus; the function that it gives
 * focuses the one that has its name then, if there is one.
 */
export function noteFocus(root: HTMLElement | undefined): () => void {
  const held = document.activeElement;
  if (!root || !held || !root.contains(held)) return () => undefined;
  const name = nameOf(held);
  const like = held.getAttribute("role") ? `[role="${held.getAttribute("role")}"]` : held.tagName;
  return () =>
    [...root.querySelectorAll<HTMLElement>(like)].find((it) => nameOf(it) === name)?.focus();
}
