// The level of the bot that suits whoever plays here. What works it out is loaded only where somebody
// has played before: nobody waits for it on the way to a first game.
import { memory } from "./browser.svelte";

/** Where nothing is known, and what works it out cannot be loaded: the gentlest. */
export async function suitableLevel(game: string): Promise<number> {
  if (!memory.hasPlayed()) return 1;
  try {
    const parts = [import("./fitting_level"), import("./results")] as const;
    const [{ levelFor }, { results }] = await Promise.all(parts);
    return levelFor(game, memory.games.all(), results.all());
  } catch {
    return 1;
  }
}
