// The window of a race as a table shows it: how long it is open, and what is left of it.
import type { OpenWindow } from "../games";

/** Milliseconds since some moment, by a clock that nobody sets: it never jumps. */
export type Uptime = () => number;

/**
 * A window that opens now, to nobody's yields yet.
 * @param left milliseconds until it closes; null if it does not close by itself
 */
export function windowOf(lengthMs: number | null, left: number | null, uptime: Uptime): OpenWindow {
  const end = uptime() + (left ?? 0);
  const leftMs = () => (left === null ? null : Math.max(0, end - uptime()));
  return { lengthMs, leftMs, yielded: [] };
}
