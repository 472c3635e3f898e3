// The core's list of legal moves, sorted by what a person points at. Nothing is worked out here: each
// answer is a selection of texts (ANK-70) that the core gave.
import type { Colour, PileName } from "./position";

/** A way to buy a tile onto a place; `saved` is the marker that need not be paid. */
export interface Purchase {
  readonly text: string;
  readonly saved: Colour | null;
}

/** Where the tile of a slot may go, and in which ways. */
export function purchases(legal: readonly string[], slot: number): Map<string, Purchase[]> {
  const found = new Map<string, Purchase[]>();
  for (const text of legal) {
    const [verb, from, to, saved] = text.split(" ");
    if (verb !== "buy" || from !== String(slot) || to === undefined) continue;
    const ways = found.get(to) ?? [];
    ways.push({ text, saved: saved ? (saved.charAt(1) as Colour) : null });
    found.set(to, ways);
  }
  return found;
}

/** Where a tile of the city may be moved to. */
export function relocations(legal: readonly string[], from: string): Map<string, string> {
  const texts = legal.filter((text) => text.startsWith(`move ${from} `));
  return new Map(texts.map((text) => [text.split(" ")[2] ?? "", text]));
}

export function canRefresh(legal: readonly string[], pile: PileName): boolean {
  return legal.includes(`refresh ${pile}`);
}

/** Anything but the end of the turn. */
export function moreThanEnd(legal: readonly string[]): boolean {
  return legal.some((text) => text !== "end");
}
