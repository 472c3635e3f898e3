// What tiles, tokens, people and places are called in French: the parts of its sentences.
import type { SeatName } from "$lib/games";
import { elides } from "$lib/words/french";
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

export const tongue = new Tongue("fr");

type Gender = "m" | "f";

interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
  /** It begins with a vowel: "l’entrepôt". */
  readonly elided?: boolean;
}

/** One m., one f., several m., several f. */
type Adjective = readonly [string, string, string, string];

const adjectives: Readonly<Record<Colour, Adjective>> = {
  F: ["bleu", "bleue", "bleus", "bleues"],
  I: ["blanc", "blanche", "blancs", "blanches"],
  C: ["noir", "noire", "noirs", "noires"],
  P: ["vert", "verte", "verts", "vertes"],
  T: ["rouge", "rouge", "rouges", "rouges"],
};

/** The form of a colour that stands with so many of that gender. */
export function colour(of: Colour, gender: Gender, count: number): string {
  const [one, oneF, many, manyF] = adjectives[of];
  const single = count < 2;
  return gender === "m" ? (single ? one : many) : single ? oneF : manyF;
}

export const kinds: Readonly<Record<Kind, Noun>> = {
  j: { gender: "m", one: "chacal", many: "chacals" },
  b: { gender: "m", one: "scarabée", many: "scarabées" },
  f: { gender: "m", one: "faucon", many: "faucons" },
  "2": { gender: "f", one: "tuile à deux points", many: "tuiles à deux points" },
  w: { gender: "m", one: "entrepôt", many: "entrepôts", elided: true },
  s: { gender: "m", one: "scribe", many: "scribes" },
  d: { gender: "m", one: "désert", many: "déserts" },
};

const pieces: Readonly<Record<Token, Noun>> = {
  F: { gender: "m", one: "poisson", many: "poissons" },
  I: { gender: "m", one: "ivoire", many: "ivoires", elided: true },
  C: { gender: "m", one: "charbon", many: "charbons" },
  P: { gender: "f", one: "plante", many: "plantes" },
  T: { gender: "m", one: "textile", many: "textiles" },
  A: { gender: "m", one: "ankh", many: "ankhs", elided: true },
};

export const nouns = {
  tile: { gender: "f", one: "tuile", many: "tuiles" },
  token: { gender: "m", one: "jeton", many: "jetons" },
  bonusToken: { gender: "m", one: "jeton bonus", many: "jetons bonus" },
  resource: { gender: "f", one: "ressource", many: "ressources" },
  ankh: pieces.A,
  point: { gender: "m", one: "point", many: "points" },
  place: { gender: "m", one: "emplacement", many: "emplacements" },
} as const satisfies Record<string, Noun>;

const numbers = ["", "", "deux", "trois", "quatre", "cinq", "six"];

/** "deux tuiles", "un poisson", "aucun point"; numbers beyond six in digits. */
export function counted(count: number, { gender, one, many }: Noun): string {
  if (count === 0) return `${gender === "m" ? "aucun" : "aucune"} ${one}`;
  if (count === 1) return `${gender === "m" ? "un" : "une"} ${one}`;
  return `${numbers[count] ?? tongue.number(count)} ${many}`;
}

function the({ gender, elided }: Noun, rest: string): string {
  if (elided) return `l’${rest}`;
  return `${gender === "m" ? "le" : "la"} ${rest}`;
}

/** "Vous", or a name. */
export const subject = (who: SeatName): string => (who.self ? "Vous" : tongue.name(who));

/** "vous" or a name further on in a sentence. */
export const other = (who: SeatName): string => (who.self ? "vous" : tongue.name(who));

/** "d’Ada", "de Grace" */
export function ofName(who: SeatName): string {
  const name = tongue.name(who);
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** "chacal bleu" */
export function tile(code: Code): string {
  const { gender, one } = kinds[kindOf(code)];
  return `${one} ${colour(colourOf(code), gender, 1)}`;
}

/** "le chacal bleu", "l’entrepôt bleu" */
export const theTile = (code: Code): string => the(kinds[kindOf(code)], tile(code));

/** "de chacal bleu", "d’entrepôt bleu" */
export const ofTile = (code: Code): string =>
  kinds[kindOf(code)].elided ? `d’${tile(code)}` : `de ${tile(code)}`;

/** The pronoun of a tile: "le", "la". */
export const pronoun = (code: Code): string => (kinds[kindOf(code)].gender === "m" ? "le" : "la");

/** "chacal rouge et deux scarabées bleus" */
export function tiles(codes: readonly Code[]): string {
  const parts = distinct(codes).map(({ code, amount }) => {
    const { gender, one, many } = kinds[kindOf(code)];
    const several = `${many} ${colour(colourOf(code), gender, amount)}`;
    return amount === 1 ? tile(code) : counted(amount, { gender, one, many: several });
  });
  return tongue.and(parts);
}

/** A type of token: "poisson". */
export const type = (token: Token): string => pieces[token].one;

/** "le poisson" */
export const theToken = (token: Token): string => the(pieces[token], pieces[token].one);

/** "un poisson" */
export const some = (token: Token, amount: number): string => counted(amount, pieces[token]);

/** "deux poissons et un ankh"; nothing is "rien". */
export function tokens(all: readonly Token[]): string {
  const parts = amounts(all).map(({ token, amount }) => some(token, amount));
  return parts.length === 0 ? "rien" : tongue.and(parts);
}

/** "deux ressources et un ankh", to be kept or given back. */
export function both({ resources, ankhs }: Excess): string {
  const parts = [
    resources > 0 ? counted(resources, nouns.resource) : "",
    ankhs > 0 ? counted(ankhs, nouns.ankh) : "",
  ];
  return tongue.and(parts.filter(Boolean));
}

/** "sur la table" or "au niveau 2" */
export const level = (at: Level): string => (at === 0 ? "sur la table" : `au niveau ${at}`);

/** "sur la table" or "en hauteur, au niveau 1" */
export const onto = (at: Level): string => (at === 0 ? level(at) : `en hauteur, ${level(at)}`);
