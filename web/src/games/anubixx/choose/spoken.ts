// What is said of the places of a sheet: their names for the ear.
import type { CoreError, SeatName, View } from "$lib/games";
import { inBrief } from "$lib/board/refused";
import { nameOf } from "$lib/view";
import type { Mark } from "./moves";
import { colouredAt, jokerState, type Bonus, type Builder } from "../view/position";
import { medalState, raceOf } from "../view/race";
import { blockOf, factsOf, placeOf } from "../view/stones";
import { words } from "../words";
import type { MedalRun, StoneState } from "../words/said";

export interface Asked {
  mark: Mark | undefined;
  error: CoreError | null | undefined;
  selected: boolean;
  /** It is crossed out together with another one, which is chosen next. */
  pair: boolean;
}

function stateOf(builder: Builder, stone: string, asked: Asked | null): StoneState {
  if (builder.crossed.has(stone)) return { kind: "crossed" };
  if (asked?.selected) return { kind: "chosen" };
  if (asked?.mark) {
    return { kind: "possible", mark: asked.mark, pair: asked.pair };
  }
  if (!asked?.error) return { kind: "plain" };
  const { brief, refusals } = words();
  return { kind: "refused", reason: inBrief(asked.error, brief, refusals) };
}

/** "Red stone, pyramid row 2, stone 1, falcon, can be crossed out with a die". */
export function spokenStone(
  view: View,
  builder: Builder,
  stone: string,
  asked: Asked | null,
): string {
  return words().spoken.stone({
    ...colouredAt(builder, stone),
    place: placeOf(stone),
    symbol: blockOf(view).symbolOn.get(stone) ?? null,
    state: stateOf(builder, stone, asked),
  });
}

/** Which stone of the quarry it is, and whether it cannot pay any more. */
export function quarryPlace(builder: Builder, place: string): { number: number; gone: boolean } {
  const number = Number(place.slice(1));
  return { number, gone: number <= builder.quarry };
}

export function spokenQuarry(view: View, builder: Builder, place: string): string {
  const { number, gone } = quarryPlace(builder, place);
  const { length } = blockOf(view).quarry;
  return words().spoken.quarry(colouredAt(builder, place), number, length, gone);
}

export function spokenJoker(view: View, builder: Builder, place: string): string {
  const number = Number(place.slice(1));
  return words().spoken.joker(number, jokerState(view, builder, number));
}

export const bonusAt = (place: string): Bonus => place.slice("bonus-".length) as Bonus;

/** How far the builder is on the way to a bonus, and who else has won it. */
export function medalRun(
  view: View,
  { seat }: Builder,
  bonus: Bonus,
  seats: readonly SeatName[],
): MedalRun {
  const runners = raceOf(view).find(({ key }) => key === bonus)?.runners ?? [];
  const { done, of } = runners[seat] ?? { done: 0, of: 0 };
  const others = runners.flatMap(({ won }, at) => (won && at !== seat ? [nameOf(seats, at)] : []));
  return { done, of, others, worth: factsOf(view).bonus_points };
}

export function spokenMedal(
  view: View,
  builder: Builder,
  place: string,
  seats: readonly SeatName[],
): string {
  const bonus = bonusAt(place);
  const state = medalState(view, builder.seat, bonus);
  return words().spoken.medal(bonus, state, medalRun(view, builder, bonus, seats));
}

/** The name of any place of a sheet; `asked`: what can be said of a stone that can be chosen. */
export function spokenPlace(
  view: View,
  builder: Builder,
  place: string,
  asked: Asked | null,
  seats: readonly SeatName[],
): string {
  if (place.startsWith("Q")) return spokenQuarry(view, builder, place);
  if (place.startsWith("J")) return spokenJoker(view, builder, place);
  if (place.startsWith("bonus")) return spokenMedal(view, builder, place, seats);
  return spokenStone(view, builder, place, asked);
}
