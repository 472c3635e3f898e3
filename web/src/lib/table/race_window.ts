// The window of a race as a table shows it: how long it is open, what is left of it, whose it is.
import type { OpenWindow } from "../games";

/** Milliseconds since some moment, by a clock that nobody sets: it never jumps. */
export type Uptime = () => number;

/** Whose the window is: see OpenWindow. */
type Whose = Partial<Pick<OpenWindow, "claims" | "claimant" | "yielded">>;

/**
 * A window that opens now, or is claimed now.
 * @param left milliseconds until it closes; null if it does not close by itself
 */
export function windowOf(
  lengthMs: number | null,
  left: number | null,
  uptime: Uptime,
  { claims = false, claimant = null, yielded = [] }: Whose = {},
): OpenWindow {
  const end = uptime() + (left ?? 0);
  const leftMs = () => (left === null ? null : Math.max(0, end - uptime()));
  return { lengthMs, leftMs, yielded, claims, claimant };
}
