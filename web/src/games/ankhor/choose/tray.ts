// The tokens that a person has laid together but not taken yet, or not given back yet. What may lie
// there is a part of a set that the core would take: how many, and of which types, is its answer.
import { lettersOf, TOKENS, type Token } from "../view/position";

export type Chosen = readonly Token[];

export interface Tray {
  readonly verb: "take" | "return";
  /** All that may be taken, or given back, now. */
  readonly sets: readonly Chosen[];
  /** How many tokens each of them has. */
  readonly room: number;
}

/** Null where tokens are neither taken nor given back. */
export function trayOf(legal: readonly string[]): Tray | null {
  for (const verb of ["take", "return"] as const) {
    const texts = legal.filter((text) => text.startsWith(`${verb} `));
    const sets = texts.map((text) => lettersOf<Token>(text.slice(verb.length + 1)));
    if (sets[0]) return { verb, sets, room: sets[0].length };
  }
  return null;
}

export function count(chosen: Chosen, token: Token): number {
  return chosen.filter((other) => other === token).length;
}

/** The first set that has at least these tokens. */
function setWith({ sets }: Tray, chosen: Chosen): Chosen | undefined {
  return sets.find((set) => chosen.every((token) => count(chosen, token) <= count(set, token)));
}

/** With one token more. To be given back, it takes the place of one that would be too many then. */
export function added(tray: Tray, chosen: Chosen, token: Token): Chosen {
  const more = [...chosen, token];
  if (setWith(tray, more)) return more;
  if (tray.verb === "take") return chosen;
  const exchanged = chosen.flatMap((other, at) => (other === token ? [] : [withoutAt(more, at)]));
  return exchanged.find((other) => setWith(tray, other)) ?? chosen;
}

/** Without one token of this type, the one that was laid last. */
export function without(chosen: Chosen, token: Token): Chosen {
  return withoutAt(chosen, chosen.lastIndexOf(token));
}

function withoutAt(chosen: Chosen, at: number): Chosen {
  return chosen.filter((_, index) => index !== at);
}

/** What has to be given back in any case need not be asked for. */
export function unavoidable({ verb, sets }: Tray): Chosen {
  if (verb === "take") return [];
  return TOKENS.flatMap((token) => {
    const least = Math.min(...sets.map((set) => count(set, token)));
    return Array.from({ length: least }, () => token);
  });
}

/** The step that the tray makes; null as long as it is not full. */
export function stepOf(tray: Tray, chosen: Chosen): string | null {
  const set = chosen.length === tray.room && setWith(tray, chosen);
  return set ? `${tray.verb} ${set.join("")}` : null;
}
