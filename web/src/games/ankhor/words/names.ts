// What tiles, tokens, places and steps are called, for the ear and for the eye.
import type { CoreError, SeatName } from "$lib/games";
import { placeOf } from "../view/places";
import {
  colourOf,
  kindOf,
  TOKENS,
  type Code,
  type Colour,
  type Kind,
  type Tile,
  type Token,
} from "../view/position";

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  F: "blue",
  I: "white",
  C: "black",
  P: "green",
  T: "red",
};

export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  F: "fish",
  I: "ivory",
  C: "coal",
  P: "plants",
  T: "textile",
  A: "ankh",
};

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  j: "jackal",
  b: "beetle",
  f: "falcon",
  "2": "two-point tile",
  w: "warehouse",
  s: "scribe",
  d: "desert",
};

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "one tile", "two tiles"; numbers beyond six in digits. */
export function counted(amount: number, noun: string, plural = `${noun}s`): string {
  return `${numberWord(amount)} ${amount === 1 ? noun : plural}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "fish, coal and ankh". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** "blue jackal". */
export function tileName(code: Code): string {
  return `${COLOUR_NAMES[colourOf(code)]} ${KIND_NAMES[kindOf(code)]}`;
}

/** One of them, and several. */
const COUNTED: Readonly<Record<Token, readonly [string, string]>> = {
  F: ["fish", "fish"],
  I: ["ivory", "ivory"],
  C: ["coal", "coal"],
  P: ["plant", "plants"],
  T: ["textile", "textiles"],
  A: ["ankh", "ankhs"],
};

/** "two fish and one ankh"; nothing is "nothing". */
export function tokensName(tokens: readonly Token[]): string {
  const parts = TOKENS.flatMap((token) => {
    const amount = tokens.filter((other) => other === token).length;
    if (amount === 0) return [];
    return [counted(amount, ...COUNTED[token])];
  });
  return parts.length === 0 ? "nothing" : listed(parts);
}

/** The verb's form for a name: the page calls the person before it "You". */
export function verb(name: string, third: string, second: string): string {
  return name === "You" ? second : third;
}

export function seatName(seats: readonly SeatName[], seat: number): string {
  return seats[seat]?.name ?? `Seat ${seat}`;
}

/** "on the table" or "on level 2". */
export function levelName(level: number): string {
  return level === 0 ? "on the table" : `on level ${level}`;
}

/** The words of a tile's own matters: "green warehouse with its token". */
export function fullTileName({ code, loaded }: Pick<Tile, "code" | "loaded">): string {
  if (kindOf(code) !== "w") return tileName(code);
  return `${tileName(code)}, ${loaded ? "loaded" : "empty"}`;
}

/** What a kind of tile is for, in one sentence. */
export function purpose(kind: Kind): string {
  switch (kind) {
    case "2":
      return "Worth two points.";
    case "w":
      return "Brings a token of its colour and can store one.";
    case "s":
      return "Gives a bonus turn.";
    case "d":
      return "Counts for its colour alone.";
    default:
      return `Counts for its colour and for the ${KIND_NAMES[kind]}s.`;
  }
}

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError): string {
  return error.rule ? `${error.message} (${error.rule})` : error.message;
}

/** "on the table" or "on top, on level 1". */
export function ontoName(place: string): string {
  const { level } = placeOf(place);
  return level === 0 ? levelName(level) : `on top, ${levelName(level)}`;
}

/** "Save the ivory, pay one fish and one coal". */
export function savingName(saved: Colour, paid: readonly Colour[]): string {
  return `Save the ${TOKEN_NAMES[saved]}, pay ${tokensName(paid)}`;
}
