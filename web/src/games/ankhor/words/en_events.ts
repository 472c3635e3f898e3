// What happens in Ankh'or, told in English.
import type { SeatName } from "$lib/games";
import { kindOf, type Code, type PileName, type Token } from "../view/position";
import type { Bought, Ending, Level, Moved, PileShown } from "./data";
import { bonusForms, colours, did, level, tile, tiles, tokens, tongue } from "./en_names";

const onto = (at: Level): string => (at === 0 ? level(at) : `on top of other tiles, ${level(at)}`);

function bonuses(change: number): string {
  if (change === 0) return "";
  const one = Math.abs(change) === 1;
  const amount = one ? "A bonus token" : tongue.counted(Math.abs(change), bonusForms);
  return change > 0 ? ` ${amount} earned!` : ` ${amount} returned.`;
}

function bought({ who, code, paid, level: at, loaded, bonus }: Bought): string {
  const token = loaded ? ` It ${who.advised ? "comes" : "came"} with its token.` : "";
  const turn = kindOf(code) === "s" ? " A bonus turn follows." : "";
  const buys = `${did(who, "bought", "Buy")} the ${tile(code)} for ${tokens(paid)}`;
  const lays = `${who.advised ? "lay" : "laid"} it ${onto(at)}`;
  return `${buys} and ${lays}.${token}${bonuses(bonus)}${turn}`;
}

function refreshed(who: SeatName, pile: PileName, gone: Code | null): string {
  const out = gone ? `; the ${tile(gone)} ${who.advised ? "goes" : "went"} out` : "";
  return `${did(who, "refreshed", "Refresh")} the row from pile ${pile.toUpperCase()} for an ankh${out}.`;
}

function ended(who: SeatName, ending: Ending): string {
  const rest = {
    next: "",
    return: who.advised ? "" : " with too many tokens",
    "bonus turn": "; the bonus turn begins",
  };
  return `${did(who, "ended", "End")} the turn${rest[ending]}.`;
}

function backs(piles: readonly PileShown[]): string {
  const parts = piles.map(({ pile, back }) => {
    const name = `pile ${pile.toUpperCase()}`;
    return back ? `${name} shows ${colours[back]}` : `${name} is empty`;
  });
  return `${tongue.capital(tongue.and(parts))}.`;
}

export const events = {
  took: (who: SeatName, taken: readonly Token[]) => `${did(who, "took", "Take")} ${tokens(taken)}.`,
  bought,
  refreshed,
  moved: ({ who, code, level: at, bonus }: Moved) =>
    `${did(who, "moved", "Move")} the ${tile(code)} ${onto(at)} for an ankh.${bonuses(bonus)}`,
  returned: (who: SeatName, given: readonly Token[]) =>
    `${did(who, "returned", "Return")} ${tokens(given)} to the supply.`,
  ended,
  prices: "The price markers are laid.",
  row: (codes: readonly Code[]) => `The row: ${tiles(codes)}.`,
  backs,
  drawn: (codes: readonly Code[]) => `Drawn: ${tiles(codes)}.`,
};
