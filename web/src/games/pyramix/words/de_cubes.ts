// Cubes, counts and players in German.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import { colourOf, kindOf, type Code, type Colour } from "../view/position";

export const tongue = new Tongue("de");

type Gender = "m" | "f" | "n";

const KINDS: Readonly<Record<"A" | "C" | "E" | "X" | "?", readonly [string, Gender]>> = {
  A: ["Ankh", "n"],
  C: ["Kranich", "m"],
  E: ["Auge", "n"],
  X: ["Kobra", "f"],
  "?": ["Würfel", "m"],
};

/** Without their endings. */
const STEMS: Readonly<Record<Colour, string>> = { b: "blau", p: "violett", o: "orang", g: "grün" };

export const colours: Readonly<Record<Colour, string>> = {
  b: "blau",
  p: "violett",
  o: "orange",
  g: "grün",
};

/** "blauen": a colour before its noun. */
export const coloured = (colour: Colour, ending: "e" | "en" | "er"): string =>
  STEMS[colour] + ending;

function named(code: Code, articles: Record<Gender, string>, endings: Record<Gender, string>) {
  const [noun, gender] = KINDS[kindOf(code)];
  const colour = colourOf(code);
  const stem = colour ? STEMS[colour] : code === "?" ? "unbekannt" : null;
  const words = [articles[gender], stem && stem + endings[gender], noun];
  return words.filter(Boolean).join(" ");
}

const NONE = { m: "", f: "", n: "" };

/** "grünes Ankh", "blauer Kranich", "Kobra". */
export const cube = (code: Code): string => named(code, NONE, { m: "er", f: "e", n: "es" });

/** "das grüne Ankh", "der blaue Kranich", "die Kobra". */
export const theCube = (code: Code): string =>
  named(code, { m: "der", f: "die", n: "das" }, { m: "e", f: "e", n: "e" });

/** "das grüne Ankh", "den blauen Kranich", "die Kobra": as an object. */
export const theCubeTaken = (code: Code): string =>
  named(code, { m: "den", f: "die", n: "das" }, { m: "en", f: "e", n: "e" });

/** "kein grünes Ankh", "kein blauer Kranich", "keine Kobra". */
export const noCube = (code: Code): string =>
  named(code, { m: "kein", f: "keine", n: "kein" }, { m: "er", f: "e", n: "es" });

const NUMBERS = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

/** "keine Seite", "eine Seite", "zwei Seiten"; numbers beyond twelve in digits. */
export function counted(count: number, none: string, one: string, many: string): string {
  if (count === 0) return none;
  if (count === 1) return one;
  return `${NUMBERS[count - 2] ?? tongue.number(count)} ${many}`;
}

export const points = (count: number): string =>
  counted(count, "kein Punkt", "ein Punkt", "Punkte");

export const cubes = (count: number): string =>
  counted(count, "kein Würfel", "ein Würfel", "Würfel");

/** A player as the subject within a sentence: "du", "Ada". */
export const subject = (who: SeatName): string => (who.self ? "du" : tongue.name(who));

/** Players at the beginning of a sentence: "Du und Ada". A name stays as it is written. */
export const opening = (...players: readonly SeatName[]): string =>
  tongue.and(players.map((who, at) => (at === 0 && who.self ? "Du" : subject(who))));
