// The bots as characters: what each level is called, in every language.
//
// A record and the protocol know a bot by its level alone (`bot:4`). What is said of a character
// stands in the words, its face in lib/faces, which nobody loads before a game begins.

/** By level, from the gentlest to the strongest. */
export const characters: readonly string[] = [
  "Nefru",
  "Bek",
  "Tia",
  "Senbi",
  "Khety",
  "Ineni",
  "Nebet",
  "Imhotep",
];

const roman = ["II", "III", "IV", "V", "VI"];

/** The name of the nth of several at one table who are called alike, as dynasties count them. */
export const numbered = (name: string, nth: number): string =>
  nth === 1 ? name : `${name} ${roman[nth - 2] ?? nth}`;

/** What stands before the name of an engine of the server's, where else a bot's stands. */
export const enginePrefix = "engine:";

/** The name of an engine (`engine:mine`), or null for anybody else. */
export const engineOf = (name: string): string | null =>
  name.startsWith(enginePrefix) ? name.slice(enginePrefix.length) : null;

/** The level of a bot's name in a record (`bot:4`), or null for a person. Each level has a name. */
export function botLevel(name: string): number | null {
  const level = Number(/^bot:([1-9]\d?)$/.exec(name)?.[1] ?? 0);
  return level > 0 && level <= characters.length ? level : null;
}
