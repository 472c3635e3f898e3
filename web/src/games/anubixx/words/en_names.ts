// What things are called in English, for the sentences of the other files.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import type { Means } from "../choose/payment";
import type { Bonus, Coloured, Dice, Part } from "../view/position";
import { COLOURS, placeOf, type Colour, type Place } from "../view/stones";
import type { Paid } from "../view/steps";

export const tongue = new Tongue("en");

const colours: Readonly<Record<Colour, string>> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  l: "lilac",
  o: "orange",
};

export const bonuses: Readonly<Record<Bonus, string>> = {
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

export const parts: Readonly<Record<Part, string>> = {
  pyramid: "pyramid",
  arch: "arch",
  mosaic: "mosaic",
  bonuses: "bonuses",
  quarry: "quarry",
  jokers: "jokers",
};

/** At the beginning of a sentence. */
export const subject = (who: SeatName) => (who.self ? "You" : tongue.name(who));

/** "Ada built"; to whom it is advised, "Build". */
export const did = (who: SeatName, past: string, advised: string): string =>
  who.advised ? advised : `${subject(who)} ${past}`;

/** In the middle of one. */
export const person = (who: SeatName) => (who.self ? "you" : tongue.name(who));

/** Players at the beginning of a sentence: "You and Ada". A name stays as it is written. */
export const opening = (...players: readonly SeatName[]): string =>
  tongue.and(players.map((who, at) => (at === 0 && who.self ? "You" : person(who))));

/** "Ada’s", "your". */
export function possessive(who: SeatName): string {
  if (who.self) return "your";
  const name = tongue.name(who);
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}

export const colourOf = (colour: Colour | undefined) => (colour ? colours[colour] : "blank");

/** "red stone". */
export const stoneName = ({ colour }: Pick<Coloured, "colour">) => `${colourOf(colour)} stone`;

/** "a red stone in row 3 of the pyramid". */
export function stoneThere({ stone, colour }: Coloured): string {
  const place = placeOf(stone);
  const name = stoneName({ colour });
  const one = `${name.startsWith("o") ? "an" : "a"} ${name}`;
  if (place.building !== "arch") return `${one} in row ${place.row} of the ${place.building}`;
  if (place.column === "both") return `the ${colourOf(colour)} final stone of the arch`;
  return `${one} in the ${place.column} column of the arch`;
}

/** "pyramid row 2, stone 1"; "left column, level 3". */
export function placeName(place: Place): string {
  if (place.building !== "arch") return `${place.building} row ${place.row}, stone ${place.stone}`;
  if (place.column === "both") return "final stone of the arch";
  return `${place.column} column, level ${place.level}`;
}

/** "red, green and 2 blue". */
export function diceWords(dice: Dice): string {
  const each = COLOURS.flatMap((colour) => {
    const count = dice.filter((die) => die === colour).length;
    if (count === 0) return [];
    return [count === 1 ? colours[colour] : `${tongue.number(count)} ${colours[colour]}`];
  });
  return tongue.and(each);
}

function payment({ colour, payment: by }: Paid): string {
  if (by === "die") return `with the ${colour ? `${colours[colour]} ` : ""}die`;
  return by === "J" ? "with a joker" : "with a quarry stone";
}

/** "with a joker"; for two stones "the red stone with the red die and the blue stone with a joker". */
export function payments(paid: readonly Paid[]): string {
  if (paid.length < 2) return paid.map(payment).join("");
  return tongue.and(paid.map((one) => `the ${stoneName(one)} ${payment(one)}`));
}

/** "A joker", "Quarry 4 and 7", "A die and quarry 4". */
export function meansWords({ dice, quarry, jokers }: Means): string {
  const each = [
    ...(dice > 0 ? [dice === 1 ? "a die" : tongue.counted(dice, { other: "dice" })] : []),
    ...(quarry.length > 0 ? [`quarry ${tongue.and(quarry.map(tongue.number))}`] : []),
    ...(jokers > 0 ? [jokers === 1 ? "a joker" : tongue.counted(jokers, { other: "jokers" })] : []),
  ];
  return tongue.capital(tongue.and(each));
}

/** "passes over 2 quarry stones". */
export function passedWords({ length }: readonly Coloured[]): string {
  if (length === 0) return "";
  return `passes over ${tongue.counted(length, { one: "quarry stone", other: "quarry stones" })}`;
}

/** "3 points" */
export const counted = (points: number): string =>
  tongue.counted(points, { one: "point", other: "points" });

export const costWords = (points: number): string =>
  `costs ${points === 0 ? "nothing" : counted(points)}`;

/** "the sun bonus"; "the snake and lotus bonuses". */
export function bonusNames(names: readonly Bonus[]): string {
  const words = tongue.and(names.map((bonus) => bonuses[bonus]));
  return `the ${words} ${names.length === 1 ? "bonus" : "bonuses"}`;
}
