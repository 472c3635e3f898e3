// What tiles, tokens, people and places are called in English: the parts of its sentences.
import type { SeatName } from "$lib/games";
import { Tongue, type Forms } from "$lib/words/tongue";
import { colourOf, kindOf, type Code, type Colour, type Kind, type Token } from "../view/position";
import { amounts, distinct, type Level } from "./data";

export const tongue = new Tongue("en");

export const colours: Readonly<Record<Colour, string>> = {
  F: "blue",
  I: "white",
  C: "black",
  P: "green",
  T: "red",
};

export const kinds: Readonly<Record<Kind, Forms & { one: string }>> = {
  j: { one: "jackal", other: "jackals" },
  b: { one: "beetle", other: "beetles" },
  f: { one: "falcon", other: "falcons" },
  "2": { one: "two-point tile", other: "two-point tiles" },
  w: { one: "warehouse", other: "warehouses" },
  s: { one: "scribe", other: "scribes" },
  d: { one: "desert", other: "deserts" },
};

/** The types of tokens. */
export const types: Readonly<Record<Token, string>> = {
  F: "fish",
  I: "ivory",
  C: "coal",
  P: "plants",
  T: "textile",
  A: "ankh",
};

const pieces: Readonly<Record<Token, Forms>> = {
  F: { one: "fish", other: "fish" },
  I: { one: "ivory", other: "ivory" },
  C: { one: "coal", other: "coal" },
  P: { one: "plant", other: "plants" },
  T: { one: "textile", other: "textiles" },
  A: { one: "ankh", other: "ankhs" },
};

const numbers = ["no", "one", "two", "three", "four", "five", "six"];

/** "one tile", "two tiles"; numbers beyond six in digits. */
export function counted(count: number, forms: Forms): string {
  return `${numbers[count] ?? tongue.number(count)} ${tongue.form(count, forms)}`;
}

export const tileForms: Forms = { one: "tile", other: "tiles" };
export const tokenForms: Forms = { one: "token", other: "tokens" };
export const pointForms: Forms = { one: "point", other: "points" };
export const bonusForms: Forms = { one: "bonus token", other: "bonus tokens" };

/** "You", or a name. */
export const subject = (who: SeatName): string => (who.self ? "You" : tongue.name(who));

/** "Ada took"; to whom it is advised, "Take". */
export const did = (who: SeatName, past: string, advised: string): string =>
  who.advised ? advised : `${subject(who)} ${past}`;

/** The same further on in a sentence. */
export const other = (who: SeatName): string => (who.self ? "you" : tongue.name(who));

/** "blue jackal" */
export const tile = (code: Code): string => `${colours[colourOf(code)]} ${kinds[kindOf(code)].one}`;

/** "red jackal and two blue beetles" */
export function tiles(codes: readonly Code[]): string {
  const parts = distinct(codes).map(({ code, amount }) => {
    const { other } = kinds[kindOf(code)];
    return amount === 1
      ? tile(code)
      : counted(amount, { other: `${colours[colourOf(code)]} ${other}` });
  });
  return tongue.and(parts);
}

/** "one fish" */
export const some = (token: Token, amount: number): string => counted(amount, pieces[token]);

/** "two fish and one ankh"; nothing is "nothing". */
export function tokens(all: readonly Token[]): string {
  const parts = amounts(all).map(({ token, amount }) => some(token, amount));
  return parts.length === 0 ? "nothing" : tongue.and(parts);
}

/** "on the table" or "on level 2" */
export const level = (at: Level): string => (at === 0 ? "on the table" : `on level ${at}`);

/** "on the table" or "on top, on level 1" */
export const onto = (at: Level): string => (at === 0 ? level(at) : `on top, ${level(at)}`);
