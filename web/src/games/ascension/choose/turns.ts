// Turns on the page: the steps of both Moves are kept until the turn is whole.
import type { Turns } from "$lib/games";

/** A forfeit is the last step of its turn, and there is nothing to think about. */
export const turns: Turns = { ends: (text) => text === "forfeit" };
