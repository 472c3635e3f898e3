// What is said of the places of a sheet: their names for the ear.
import type { CoreError, View } from "$lib/games";
import { inBrief } from "$lib/board/refused";
import type { Mark } from "./moves";
import { colouredAt, jokerState, type Bonus, type Builder } from "../view/position";
import { medalState } from "../view/race";
import { blockOf, factsOf, placeOf } from "../view/stones";
import { words } from "../words";
import type { StoneState } from "../words/said";

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

/** "Red P21, pyramid row 2, stone 1, falcon, can be crossed out with a die". */
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

export function spokenMedal(view: View, builder: Builder, place: string): string {
  const bonus = bonusAt(place);
  return words().spoken.medal(
    bonus,
    medalState(view, builder.seat, bonus),
    factsOf(view).bonus_points,
  );
}

/** The name of any place of a sheet; `asked`: what can be said of a stone that can be chosen. */
export function spokenPlace(
  view: View,
  builder: Builder,
  place: string,
  asked: Asked | null,
): string {
  if (place.startsWith("Q")) return spokenQuarry(view, builder, place);
  if (place.startsWith("J")) return spokenJoker(view, builder, place);
  if (place.startsWith("bonus")) return spokenMedal(view, builder, place);
  return spokenStone(view, builder, place, asked);
}
