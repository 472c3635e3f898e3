// Arrow keys among the buttons of a group: one of them is in the tab order, the keys lead on from it.
import { isArrow, nextInDirection } from "$lib/iso/direction";

/** Moves the focus among the elements with `data-key` under `root`; false if the key does nothing. */
export function rove(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const items = [...root.querySelectorAll<HTMLElement>("[data-key]")];
  const from = items.find((item) => item === event.currentTarget);
  if (!from) return false;
  const to = target(event.key, items, from);
  if (!to) return false;
  event.preventDefault();
  to.focus();
  return true;
}

function target(key: string, items: HTMLElement[], from: HTMLElement): HTMLElement | null {
  if (key === "Home") return items[0] ?? null;
  if (key === "End") return items.at(-1) ?? null;
  if (!isArrow(key)) return null;
  const points = new Map(items.map((item) => [item.dataset.key ?? "", middle(item)]));
  points.delete(from.dataset.key ?? "");
  const next = nextInDirection(points, middle(from), key);
  return items.find((item) => item.dataset.key === next) ?? null;
}

function middle(item: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
