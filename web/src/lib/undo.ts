// Which step a person may take back at a table of this device: their last one, the bots' answers
// with it, and only if nothing was revealed since. What chance has shown cannot be unseen.
import type { GameEvent } from "./games";

/**
 * The number of events that stay, or null if there is nothing to take back.
 * @param people the seats that people at this device play
 */
export function undoPoint(events: GameEvent[], people: number[]): number | null {
  for (let ply = events.length - 1; ply >= 0; ply--) {
    const actor = events[ply]?.actor ?? null;
    if (actor === null) return null;
    if (people.includes(actor)) return ply;
  }
  return null;
}
