// What tiles, tokens, people and places are called in German: the parts of its sentences.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import {
  colourOf,
  kindOf,
  type Code,
  type Colour,
  type Excess,
  type Kind,
  type Token,
} from "../view/position";
import { amounts, distinct, type Level } from "./data";

export const tongue = new Tongue("de");

type Gender = "m" | "f" | "n";
type Case = "nominative" | "accusative";

interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
  /** One of them in the accusative, where that is another word: "den Falken". */
  readonly accusative?: string;
}

/** The stems of the adjectives. */
export const colours: Readonly<Record<Colour, string>> = {
  F: "blau",
  I: "weiß",
  C: "schwarz",
  P: "grün",
  T: "rot",
};

export const kinds: Readonly<Record<Kind, Noun>> = {
  j: { gender: "m", one: "Schakal", many: "Schakale" },
  b: { gender: "m", one: "Skarabäus", many: "Skarabäen" },
  f: { gender: "m", one: "Falke", many: "Falken", accusative: "Falken" },
  "2": { gender: "n", one: "2-Punkte-Plättchen", many: "2-Punkte-Plättchen" },
  w: { gender: "n", one: "Lagerhaus", many: "Lagerhäuser" },
  s: { gender: "m", one: "Schreiber", many: "Schreiber" },
  d: { gender: "f", one: "Wüste", many: "Wüsten" },
};

const pieces: Readonly<Record<Token, Noun>> = {
  F: { gender: "m", one: "Fisch", many: "Fische" },
  I: { gender: "n", one: "Elfenbein", many: "Elfenbein" },
  C: { gender: "f", one: "Kohle", many: "Kohle" },
  P: { gender: "f", one: "Pflanze", many: "Pflanzen" },
  T: { gender: "n", one: "Tuch", many: "Tücher" },
  A: { gender: "n", one: "Ankh", many: "Ankhs" },
};

export const nouns = {
  tile: { gender: "n", one: "Plättchen", many: "Plättchen" },
  token: { gender: "m", one: "Marker", many: "Marker" },
  bonusToken: { gender: "m", one: "Bonusmarker", many: "Bonusmarker" },
  resource: { gender: "m", one: "Rohstoff", many: "Rohstoffe" },
  ankh: pieces.A,
  point: { gender: "m", one: "Punkt", many: "Punkte" },
  place: { gender: "m", one: "Bauplatz", many: "Bauplätze" },
} as const satisfies Record<string, Noun>;

const articles: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: "der", f: "die", n: "das" },
  accusative: { m: "den", f: "die", n: "das" },
};
const strong: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: "er", f: "e", n: "es" },
  accusative: { m: "en", f: "e", n: "es" },
};
const weak: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: "e", f: "e", n: "e" },
  accusative: { m: "en", f: "e", n: "e" },
};
const ones: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: "ein", f: "eine", n: "ein" },
  accusative: { m: "einen", f: "eine", n: "ein" },
};
const pronouns: Readonly<Record<Gender, string>> = { m: "ihn", f: "sie", n: "es" };

const numbers = ["keine", "", "zwei", "drei", "vier", "fünf", "sechs"];

const singular = (noun: Noun, as: Case): string =>
  as === "accusative" ? (noun.accusative ?? noun.one) : noun.one;

/** "zwei Plättchen", "einen Fisch"; numbers beyond six in digits. */
export function counted(count: number, noun: Noun, as: Case = "nominative"): string {
  if (count === 1) return `${ones[as][noun.gender]} ${singular(noun, as)}`;
  return `${numbers[count] ?? tongue.number(count)} ${noun.many}`;
}

/** "Du", or a name. */
export const subject = (who: SeatName): string => (who.self ? "Du" : tongue.name(who));

/** "Du" or a name further on in a sentence. */
export const other = (who: SeatName): string => (who.self ? "du" : tongue.name(who));

/** "blauer Schakal" */
export function tile(code: Code, as: Case = "nominative"): string {
  const noun = kinds[kindOf(code)];
  return `${colours[colourOf(code)]}${strong[as][noun.gender]} ${singular(noun, as)}`;
}

/** "der blaue Schakal", "den blauen Schakal" */
export function theTile(code: Code, as: Case): string {
  const noun = kinds[kindOf(code)];
  const colour = `${colours[colourOf(code)]}${weak[as][noun.gender]}`;
  return `${articles[as][noun.gender]} ${colour} ${singular(noun, as)}`;
}

/** "kein blauer Schakal" */
export const noTile = (code: Code): string =>
  `${kinds[kindOf(code)].gender === "f" ? "keine" : "kein"} ${tile(code)}`;

/** The pronoun of a tile in the accusative: "ihn". */
export const pronoun = (code: Code): string => pronouns[kinds[kindOf(code)].gender];

/** "roter Schakal und zwei blaue Skarabäen" */
export function tiles(codes: readonly Code[]): string {
  const parts = distinct(codes).map(({ code, amount }) => {
    const { gender, one, many } = kinds[kindOf(code)];
    const several = { gender, one, many: `${colours[colourOf(code)]}e ${many}` };
    return amount === 1 ? tile(code) : counted(amount, several);
  });
  return tongue.and(parts);
}

/** A type of token: "Fisch". */
export const type = (token: Token): string => pieces[token].one;

/** "den Fisch" */
export const theToken = (token: Token): string =>
  `${articles.accusative[pieces[token].gender]} ${pieces[token].one}`;

/** "einen Fisch": what is taken, paid, held. */
export const some = (token: Token, amount: number): string =>
  counted(amount, pieces[token], "accusative");

/** "zwei Fische und ein Ankh" in the accusative; nothing is "nichts". */
export function tokens(all: readonly Token[]): string {
  const parts = amounts(all).map(({ token, amount }) => some(token, amount));
  return parts.length === 0 ? "nichts" : tongue.and(parts);
}

/** "zwei Rohstoffe und ein Ankh", to be kept or given back. */
export function both({ resources, ankhs }: Excess): string {
  const parts = [
    resources > 0 ? counted(resources, nouns.resource, "accusative") : "",
    ankhs > 0 ? counted(ankhs, nouns.ankh, "accusative") : "",
  ];
  return tongue.and(parts.filter(Boolean));
}

/** "auf dem Tisch" or "auf Ebene 2" */
export const level = (at: Level): string => (at === 0 ? "auf dem Tisch" : `auf Ebene ${at}`);

/** "auf dem Tisch" or "obenauf, auf Ebene 1" */
export const onto = (at: Level): string => (at === 0 ? level(at) : `obenauf, ${level(at)}`);
