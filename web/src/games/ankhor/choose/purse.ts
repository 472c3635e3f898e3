// The tokens that a person has laid together but not taken yet, or not given back yet.
import type { Excess } from "../view/moves";
import type { Colour, Token } from "../view/position";

/** A turn takes exactly so many (ANK-11). */
export const TAKE = 3;

export type Chosen = readonly Token[];

export function added(chosen: Chosen, token: Token, limit: number): Chosen {
  return chosen.length < limit ? [...chosen, token] : chosen;
}

/** One more to give back; what would be too many of its sort makes room for it. */
export function exchanged(chosen: Chosen, token: Token, due: Excess): Chosen {
  const ankh = token === "A";
  const room = ankh ? due.ankhs : due.resources;
  const same = chosen.filter((other) => (other === "A") === ankh);
  if (room === 0) return chosen;
  const [first] = same;
  const kept = same.length >= room && first ? withoutAt(chosen, chosen.indexOf(first)) : chosen;
  return [...kept, token];
}

/** Without one token of this type, the one that was laid last. */
export function without(chosen: Chosen, token: Token): Chosen {
  return withoutAt(chosen, chosen.lastIndexOf(token));
}

function withoutAt(chosen: Chosen, at: number): Chosen {
  return chosen.filter((_, index) => index !== at);
}

export function count(chosen: Chosen, token: Token): number {
  return chosen.filter((other) => other === token).length;
}

/** Which of a slot's markers could be paid out of a purse, by position. */
export function heldMarkers(price: readonly Colour[], purse: readonly Token[]): boolean[] {
  const left = [...purse];
  return price.map((token) => {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
