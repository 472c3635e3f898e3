// Positions for the tests, from the real core.
import type { Core } from "$lib/core";
import type { BoardProps } from "$lib/games";
import { Timeline } from "$lib/timeline";
import { Hand, type InHand } from "./choose/hand.svelte";
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

/** What a board gets of a game's last position, for people on both seats. */
export function boardOf(game: Timeline, changes: Partial<BoardProps> = {}): BoardProps {
  const { next } = game.last;
  const actor = Array.isArray(next) ? (next[0] ?? 0) : 0;
  return {
    view: game.last,
    previous: null,
    seats: SEATS,
    you: [0, 1],
    canAct: true,
    check: (text) => game.check({ actor, text }),
    preview: (text) => game.preview({ actor, text }),
    onmove: () => undefined,
    draft: null,
    looked: null,
    onlook: () => undefined,
    reducedMotion: true,
    ...changes,
  };
}

/** A hand over a game's last position, with something in it. */
export function handIn(game: Timeline, picked: InHand | null = null): Hand {
  const props = boardOf(game);
  const hand = new Hand(
    () => props,
    () => undefined,
  );
  hand.picked = picked;
  return hand;
}
