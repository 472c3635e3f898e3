// What a game has to say of its chance, to whoever checks it: how numbers become an outcome (docs/fair.md).
// Each game has it in `games/<game>/fair.ts`.
import type { GameEvent } from "../games";
import type { Stream } from "./stream";

export interface ChanceSetup {
  players: number;
  tags: ReadonlyMap<string, string>;
  /** What the core says of all positions of such a game: which outcomes there may be. */
  facts: unknown;
}

/** A game that is followed from its start. */
export interface Chance {
  /**
   * The text of the event that is due. Of the one that is told only its form is looked at, which the
   * rules give: which cells, how many dice.
   */
  draw(stream: Stream, told: string): string;
  /** An event has happened. */
  see(event: GameEvent): void;
}

export type ChanceOf = (setup: ChanceSetup) => Chance;

const games = import.meta.glob<ChanceOf>("../../games/*/fair.ts", { import: "chanceOf" });

/** How a game draws; undefined if this page does not know it. */
export const chanceOf = (game: string): Promise<ChanceOf> | undefined =>
  games[`../../games/${game}/fair.ts`]?.();
