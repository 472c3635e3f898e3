// Positions for the tests, from the real core.
import type { Core } from "$lib/core";
import { Timeline } from "$lib/timeline";
import { EVENTS, HEADER } from "./fixture_record";

export { EVENTS };

export const SEATS = [{ name: "Ada" }, { name: "Grace" }];

/** The game so far as `count` events. */
export function gameAfter(core: Core, count: number): Timeline {
  const record = [HEADER, ...EVENTS.slice(0, count), ""].join("\n");
  const opened = Timeline.open(core, record);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}
