// Positions for the tests: records of two on sheets A and B, folded by the real core.
//
// Sheet A from row 1 up: rygblo boryg glbo yrl og b; columns yrobl, grlyo, final stone g; mosaic
// rogb lbyo gyrl; quarry obglyrborylg. Sheet B is one colour further in r-y-g-b-l-o-r.
import type { Core } from "$lib/core";
import type { CoreError, View } from "$lib/games";
import { joinRecord } from "$lib/record";
import { gameHeader } from "$lib/testing";
import { Timeline } from "$lib/timeline";

export const SEATS = [{ name: "Ada" }, { name: "You", self: true }];

export interface Played {
  timeline: Timeline;
  view: View;
  before: View;
  check: (text: string) => CoreError | null;
  preview: (text: string) => View | null;
}

/** A game of two after these events, beginning with the first roll: "* roll ryg". */
export function played(core: Core, ...events: string[]): Played {
  const record = joinRecord(gameHeader("anubixx", 2), ["* sheets AB", ...events]);
  const opened = Timeline.open(core, record);
  if (!opened.ok) throw new Error(opened.error.message);
  const timeline = opened.value;
  const actor = Array.isArray(timeline.last.next) ? (timeline.last.next[0] ?? null) : null;
  return {
    timeline,
    view: timeline.last,
    before: timeline.view(Math.max(0, timeline.ply - 1)),
    check: (text) => timeline.check({ actor, text }),
    preview: (text) => timeline.preview({ actor, text }),
  };
}
