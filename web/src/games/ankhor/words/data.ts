// What the sentences are told about: codes, numbers and people, no word of any language.
import type { SeatName } from "$lib/games";
import type { Params, Refusals } from "$lib/words/refusals";
import {
  lettersOf,
  TOKENS,
  type Code,
  type Colour,
  type Kind,
  type PileName,
  type Token,
} from "../view/position";

/** Where a tile lies: 0 is the table. */
export type Level = number;

export interface Bought {
  readonly who: SeatName;
  readonly code: Code;
  readonly paid: readonly Colour[];
  readonly level: Level;
  /** It is a warehouse, and its token came with it. */
  readonly loaded: boolean;
  /** Bonus tokens that came, or went if it is negative. */
  readonly bonus: number;
}

export interface Moved {
  readonly who: SeatName;
  readonly code: Code;
  readonly level: Level;
  readonly bonus: number;
}

/** What follows the end of a turn. */
export type Ending = "next" | "return" | "bonus turn";

export interface PileShown {
  readonly pile: PileName;
  /** The colour of its first tile; null: it is empty. */
  readonly back: Colour | null;
}

/** A type of token on its button in the supply. */
export interface Supplied {
  readonly token: Token;
  readonly left: number;
  readonly chosen: number;
  /** How many are taken of all types together. */
  readonly room: number;
  /** What a press does; null: nothing is taken now. */
  readonly press: "takes" | "all chosen" | "none left" | null;
}

/** A type of token on its button among those that somebody holds. */
export interface Held {
  readonly who: SeatName;
  readonly token: Token;
  readonly held: number;
  /** How many more lie on warehouses. */
  readonly stored: number;
  readonly press: "gives back" | "puts back" | null;
}

/** How many there are of each type of token, in the order in which they are written (ANK-70). */
export function amounts(tokens: readonly Token[]): { token: Token; amount: number }[] {
  return TOKENS.map((token) => ({
    token,
    amount: tokens.filter((other) => other === token).length,
  })).filter(({ amount }) => amount > 0);
}

/** Each code once, with how many there are of it. */
export function distinct(codes: readonly Code[]): { code: Code; amount: number }[] {
  return [...new Set(codes)].map((code) => ({
    code,
    amount: codes.filter((other) => other === code).length,
  }));
}

/** A title as a sentence; one that asks stays a question. */
export const closed = (title: string): string => (/[?!.]$/.test(title) ? title : `${title}.`);

/** What stands in the places of a refusal's sentence, each read as what it is. */
export class Places {
  constructor(private readonly params: Params) {}

  /** As it is written in a record. */
  readonly text = (name: string): string => this.params[name] ?? "";
  /** Counted from 0 in data, from 1 by people: a seat, a slot of the market. */
  readonly number = (name: string): number => Number(this.text(name)) + 1;
  readonly amount = (name: string): number => Number(this.text(name));
  readonly pile = (): string => this.text("pile").toUpperCase();
  readonly tile = (): Code => this.text("tile") as Code;
  readonly kind = (): Kind => this.text("kind") as Kind;
  readonly colour = (name: string): Colour => this.text(name) as Colour;
  readonly tokens = (name: string): readonly Token[] => lettersOf<Token>(this.text(name));
}

/** Refusals whose sentences read their places so. */
export function refusalsOf(
  sentences: Readonly<Record<string, (places: Places) => string>>,
): Refusals {
  const entries = Object.entries(sentences);
  return Object.fromEntries(
    entries.map(([fault, say]) => [fault, (params) => say(new Places(params))]),
  );
}
