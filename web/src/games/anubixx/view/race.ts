// The race for the bonuses: who has which, how far the others are, what is still to be won.
import type { View } from "$lib/games";
import type { Bonus as BonusRace } from "./json";
import { derivedOf, standingOf, type Bonus } from "./position";
import { blockOf, factsOf } from "./stones";

/** What a bonus is to one builder. */
export type MedalState = "won" | "open" | "closing" | "lost";

export interface Runner {
  readonly won: boolean;
  /** How much of it is done: symbols crossed out, or buildings complete. */
  readonly done: number;
  readonly of: number;
}

export interface RaceRow {
  readonly key: Bonus;
  readonly state: BonusRace["state"];
  readonly runners: readonly Runner[];
}

export function raceOf(view: View): RaceRow[] {
  const { symbols } = blockOf(view);
  return racesOf(view).map(([key, { holders, state }]) => {
    const of = key === "end" ? factsOf(view).buildings_to_end : (symbols.get(key)?.length ?? 0);
    const runners = derivedOf(view).builders.map(({ complete, symbols: crossed }, seat) => {
      const done = key === "end" ? complete.length : (crossed[key] ?? 0);
      return { won: holders.includes(seat), done: Math.min(of, done), of };
    });
    return { key, state, runners };
  });
}

const racesOf = (view: View) => Object.entries(standingOf(view).bonuses) as [Bonus, BonusRace][];

/** What each bonus of the game's sheet is to a builder. */
export function medalsOf(view: View, seat: number): [Bonus, MedalState][] {
  return racesOf(view).map(([bonus, { holders, state }]) => {
    if (holders.includes(seat)) return [bonus, "won"];
    return [bonus, state === "closed" ? "lost" : state];
  });
}

export function medalState(view: View, seat: number, bonus: Bonus): MedalState {
  return medalsOf(view, seat).find(([name]) => name === bonus)?.[1] ?? "lost";
}
