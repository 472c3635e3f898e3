// A turn that somebody has begun, kept where a reload, another page or another day finds it.
import type { KeptTurn, Memory } from "./storage";

/** What is kept of a turn. */
export type Begun = Omit<KeptTurn, "id" | "touched">;

export interface Keeper {
  read(): Begun | null;
  /** null: there is nothing to keep any more. */
  write(turn: Begun | null): void;
}

/** No turn of any game has as many steps; what is longer is not kept. */
const mostSteps = 100;
/** Nor is any step as long. */
const longestStep = 400;

const fits = ({ steps }: Begun): boolean =>
  steps.length <= mostSteps && steps.every((step) => step.length <= longestStep);

/** Keeps the turns of one table. */
export function keeperOf({ turns }: Memory, id: string, now: () => number): Keeper {
  return {
    read: () => {
      const turn = turns.get(id);
      return turn && fits(turn) ? turn : null;
    },
    write: (turn) => {
      if (turn && fits(turn)) turns.put({ ...turn, id, touched: now() });
      else turns.remove(id);
    },
  };
}
