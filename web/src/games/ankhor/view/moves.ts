// The core's list of legal moves, sorted by what a person points at. Nothing is worked out here: each
// answer is a selection of texts (ANK-70) that the core gave.
import { TOKENS, type Colour, type PileName, type Token } from "./position";

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

/** How a slot's tile can be bought: somewhere at the full price, only on top of others, not at all. */
export type Reach = "any" | "top" | null;

export function reach(legal: readonly string[], slot: number): Reach {
  const places = [...purchases(legal, slot).keys()];
  if (places.length === 0) return null;
  return places.some((place) => place.endsWith("^0")) ? "any" : "top";
}

/** Where a tile of the city may be moved to. */
export function relocations(legal: readonly string[], from: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of legal) {
    const [verb, start, to] = text.split(" ");
    if (verb === "move" && start === from && to !== undefined) found.set(to, text);
  }
  return found;
}

/** Tiles that may be moved at all. */
export function movable(legal: readonly string[]): ReadonlySet<string> {
  const moves = legal.filter((text) => text.startsWith("move "));
  return new Set(moves.map((text) => text.split(" ")[1] ?? ""));
}

export function canRefresh(legal: readonly string[], pile: PileName): boolean {
  return legal.includes(`refresh ${pile}`);
}

/** Whether the main action is still to be chosen, and tokens are among the choices. */
export function canTake(legal: readonly string[]): boolean {
  return legal.some((text) => text.startsWith("take "));
}

/** Anything but the end of the turn. */
export function moreThanEnd(legal: readonly string[]): boolean {
  return legal.some((text) => text !== "end");
}

/** The letters of a set of tokens in the order in which they are written. */
export function written(tokens: readonly Token[]): string {
  return TOKENS.flatMap((token) => tokens.filter((other) => other === token)).join("");
}

export function takeText(tokens: readonly Token[]): string {
  return `take ${written(tokens)}`;
}

export function returnText(tokens: readonly Token[]): string {
  return `return ${written(tokens)}`;
}

/** What has to be returned: how many resources, how many ankhs. */
export interface Excess {
  readonly resources: number;
  readonly ankhs: number;
}

/** Every legal return gives back the same numbers; null where nothing is to be returned. */
export function excess(legal: readonly string[]): Excess | null {
  const first = legal.find((text) => text.startsWith("return "));
  if (first === undefined) return null;
  const letters = [...(first.split(" ")[1] ?? "")];
  const ankhs = letters.filter((letter) => letter === "A").length;
  return { resources: letters.length - ankhs, ankhs };
}

/** Tokens that every legal return contains: they need not be asked for. */
export function unavoidable(legal: readonly string[]): Token[] {
  const returns = legal.filter((text) => text.startsWith("return "));
  if (returns.length === 0) return [];
  const counts = returns.map((text) => countOf(text.split(" ")[1] ?? ""));
  return TOKENS.flatMap((token) => {
    const least = Math.min(...counts.map((count) => count.get(token) ?? 0));
    return Array.from({ length: least }, () => token);
  });
}

function countOf(letters: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
