// What stones, dice and refusals are called, for the ear and for the eye.
import type { CoreError } from "$lib/games";
import type { Mark } from "./moves";
import type { Bonus, Builder, Dice } from "./position";
import { buildingOf, symbolOn, type Colour } from "./stones";
import { capitalised, counted, listed } from "./words";

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  l: "lilac",
  o: "orange",
};

/** "bonus" belongs to it: "the scarab bonus". */
export const BONUS_NAMES: Readonly<Record<Bonus, string>> = {
  scarab: "scarab",
  falcon: "falcon",
  eye: "eye",
  crook: "crook",
  ankh: "ankh",
  sun: "sun",
  snake: "snake",
  lotus: "lotus",
  end: "end",
};

export const BUILDING_NAMES = {
  pyramid: "pyramid",
  arch: "arch of triumph",
  mosaic: "floor mosaic",
} as const;

/** "pyramid row 2, stone 1"; "left column, level 3". */
export function placeName(stone: string): string {
  if (stone === "K") return "final stone of the arch";
  if (stone.startsWith("L")) return `left column, level ${stone.slice(1)}`;
  if (stone.startsWith("R")) return `right column, level ${stone.slice(1)}`;
  const [row, column] = [stone.charAt(1), stone.charAt(2)];
  return `${buildingOf(stone)} row ${row}, stone ${column}`;
}

export const colourName = (builder: Builder, place: string): string => {
  const colour = builder.colours.get(place);
  return colour ? COLOUR_NAMES[colour] : "blank";
};

/** "red P21". */
export const stoneName = (builder: Builder, stone: string): string =>
  `${colourName(builder, stone)} ${stone}`;

/** "red, green and two blue". */
export function diceWords(dice: Dice): string {
  const colours = [...new Set(dice)];
  return listed(
    colours.map((colour) => {
      const count = dice.filter((other) => other === colour).length;
      return count === 1
        ? COLOUR_NAMES[colour]
        : counted(count, COLOUR_NAMES[colour], COLOUR_NAMES[colour]);
    }),
  );
}

/** A refusal in a few words, for a name that is spoken often; the rule's number says the rest. */
const BRIEFLY: Readonly<Record<string, string>> = {
  "ANX-11": "crossed out already",
  "ANX-12": "nothing can pay for it",
  "ANX-13": "nothing can pay for it",
  "ANX-14": "nothing can pay for it",
  "ANX-15": "nothing can pay for it",
  "ANX-20": "the mosaic takes two neighbours as a whole turn",
  "ANX-21": "what it rests on is not crossed out",
  "ANX-22": "what it rests on is not crossed out",
};

export function brief(error: CoreError): string {
  const known = error.rule === undefined ? undefined : BRIEFLY[error.rule];
  const words = known ?? error.message.replace(/\.$/, "");
  return error.rule ? `${words} (${error.rule})` : words;
}

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError): string {
  return error.rule ? `${error.message} (${error.rule})` : error.message;
}

export interface Asked {
  mark: Mark | undefined;
  error: CoreError | null | undefined;
  selected: boolean;
  /** Another stone of the mosaic is chosen, and this would be its partner. */
  partner: boolean;
}

/** "Red P21, pyramid row 2, stone 1, falcon, can be crossed out with a die". */
export function spokenStone(builder: Builder, stone: string, asked: Asked | null): string {
  const symbol = symbolOn(stone);
  const parts = [capitalised(stoneName(builder, stone)), placeName(stone)];
  if (symbol) parts.push(BONUS_NAMES[symbol]);
  if (builder.crossed.has(stone)) parts.push("crossed out");
  else if (asked?.selected) parts.push("chosen: now its neighbour");
  else if (asked?.mark) {
    const cost = asked.mark === "die" ? "with a die" : "at a cost";
    const pair = stone.startsWith("M") && !asked.partner ? " with a neighbour" : "";
    parts.push(`can be crossed out${pair} ${cost}`);
  } else if (asked?.error) parts.push(`cannot be crossed out: ${brief(asked.error)}`);
  return parts.join(", ");
}

export function spokenQuarry(builder: Builder, place: string): string {
  const number = Number(place.slice(1));
  const gone = number <= builder.quarry ? "struck or passed over" : "left";
  return `${capitalised(colourName(builder, place))} ${place}, quarry stone ${number} of 12, ${gone}`;
}
