// The race for the bonuses: who has which, how far the others are, what is still to be won.
import type { View } from "$lib/games";
import { positionOf, standingOf, type Bonus, type Builder, type BonusRace } from "./position";
import { BUILDINGS, STONES, SYMBOLS, buildingOf, type Building, type Symbol } from "./stones";

export const BONUSES: readonly Bonus[] = [
  "scarab",
  "falcon",
  "eye",
  "crook",
  "ankh",
  "sun",
  "snake",
  "lotus",
  "end",
];

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

export function isComplete(builder: Builder, building: Building): boolean {
  return STONES.filter((stone) => buildingOf(stone) === building).every((stone) =>
    builder.crossed.has(stone),
  );
}

/** The end bonus wants two buildings (ANX-32); every other its symbols. */
function progress(builder: Builder, bonus: Bonus): { done: number; of: number } {
  if (bonus === "end") {
    const done = BUILDINGS.filter((building) => isComplete(builder, building)).length;
    return { done: Math.min(2, done), of: 2 };
  }
  const stones = SYMBOLS[bonus satisfies Symbol];
  return { done: stones.filter((stone) => builder.crossed.has(stone)).length, of: stones.length };
}

/** Those of BONUSES that this game's block has (ANX-56). */
export function bonusesOf(view: View): Bonus[] {
  const { bonuses } = standingOf(view);
  return BONUSES.filter((bonus) => bonuses[bonus]);
}

export function raceOf(view: View): RaceRow[] {
  const { builders } = positionOf(view);
  const { bonuses } = standingOf(view);
  return BONUSES.flatMap((bonus) => {
    const race = bonuses[bonus];
    if (!race) return [];
    const { holders, state } = race;
    const runners = builders.map((builder) => ({
      won: holders.includes(builder.seat),
      ...progress(builder, bonus),
    }));
    return [{ key: bonus, state, runners }];
  });
}

export function medalState(view: View, seat: number, bonus: Bonus): MedalState {
  const race = standingOf(view).bonuses[bonus];
  if (race?.holders.includes(seat)) return "won";
  return !race || race.state === "closed" ? "lost" : race.state;
}
