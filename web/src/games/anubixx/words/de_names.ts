// What things are called in German, in the forms that the sentences of the other files need.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import type { Means } from "../choose/payment";
import type { Bonus, Coloured, Dice, Part } from "../view/position";
import { COLOURS, placeOf, type Colour, type Place } from "../view/stones";
import type { Paid } from "../view/steps";

export const tongue = new Tongue("de");

interface Adjective {
  /** "ein roter Stein", nominative. */
  readonly er: string;
  /** "den roten Stein", "mit dem roten Würfel". */
  readonly en: string;
  /** "Rot": the colour itself. */
  readonly noun: string;
}

const colours: Readonly<Record<Colour, Adjective>> = {
  r: { er: "roter", en: "roten", noun: "Rot" },
  y: { er: "gelber", en: "gelben", noun: "Gelb" },
  g: { er: "grüner", en: "grünen", noun: "Grün" },
  b: { er: "blauer", en: "blauen", noun: "Blau" },
  l: { er: "lila", en: "lila", noun: "Lila" },
  o: { er: "oranger", en: "orangen", noun: "Orange" },
};

const blank: Adjective = { er: "farbloser", en: "farblosen", noun: "Farblos" };

export const colourOf = (colour: Colour | undefined): Adjective =>
  colour ? colours[colour] : blank;

export const bonuses: Readonly<Record<Bonus, string>> = {
  scarab: "Skarabäus",
  falcon: "Falke",
  eye: "Auge",
  crook: "Krummstab",
  ankh: "Ankh",
  sun: "Sonne",
  snake: "Schlange",
  lotus: "Lotus",
  end: "Ende",
};

/** "Zeigt den Falken." */
export const borne: Readonly<Record<Bonus, string>> = {
  scarab: "den Skarabäus",
  falcon: "den Falken",
  eye: "das Auge",
  crook: "den Krummstab",
  ankh: "das Ankh",
  sun: "die Sonne",
  snake: "die Schlange",
  lotus: "den Lotus",
  end: "das Ende",
};

export const medals: Readonly<Record<Bonus, string>> = {
  scarab: "Skarabäus-Bonus",
  falcon: "Falken-Bonus",
  eye: "Augen-Bonus",
  crook: "Krummstab-Bonus",
  ankh: "Ankh-Bonus",
  sun: "Sonnen-Bonus",
  snake: "Schlangen-Bonus",
  lotus: "Lotus-Bonus",
  end: "Schlussbonus",
};

export const parts: Readonly<Record<Part, string>> = {
  pyramid: "Pyramide",
  arch: "Bogen",
  mosaic: "Mosaik",
  bonuses: "Boni",
  quarry: "Steinbruch",
  jokers: "Joker",
};

/** "Du hast", "Ada hat": the beginning of most sentences about what happened. */
export const has = (who: SeatName) => (who.self ? "Du hast" : `${tongue.name(who)} hat`);

/** In the middle of a sentence, nominative. */
export const person = (who: SeatName) => (who.self ? "du" : tongue.name(who));

/** Players at the beginning of a sentence: "Du und Ada". A name stays as it is written. */
export const opening = (...players: readonly SeatName[]): string =>
  tongue.and(players.map((who, at) => (at === 0 && who.self ? "Du" : person(who))));

/** "von dir", "von Ada". */
export const byPerson = (who: SeatName) => (who.self ? "von dir" : `von ${tongue.name(who)}`);

/** "roter Stein", nominative. */
export const stoneName = ({ colour }: Pick<Coloured, "colour">) => `${colourOf(colour).er} Stein`;

/** "den roten Stein". */
export const stoneObject = ({ colour }: Pick<Coloured, "colour">) =>
  `den ${colourOf(colour).en} Stein`;

/** "einen roten Stein in Reihe 3 der Pyramide". */
export function stoneThere({ stone, colour }: Coloured): string {
  const place = placeOf(stone);
  const { en } = colourOf(colour);
  if (place.building !== "arch") {
    const whole = place.building === "pyramid" ? "der Pyramide" : "des Mosaiks";
    return `einen ${en} Stein in Reihe ${place.row} ${whole}`;
  }
  if (place.column === "both") return `den ${en} Schlussstein des Bogens`;
  return `einen ${en} Stein in der ${place.column === "left" ? "linken" : "rechten"} Säule des Bogens`;
}

/** "Pyramide, Reihe 2, Stein 1"; "linke Säule, Stufe 3". */
export function placeName(place: Place): string {
  if (place.building !== "arch") {
    return `${parts[place.building]}, Reihe ${place.row}, Stein ${place.stone}`;
  }
  if (place.column === "both") return "Schlussstein des Bogens";
  return `${place.column === "left" ? "linke" : "rechte"} Säule, Stufe ${place.level}`;
}

/** "Rot, Grün und 2-mal Blau". */
export function diceWords(dice: Dice): string {
  const each = COLOURS.flatMap((colour) => {
    const count = dice.filter((die) => die === colour).length;
    const { noun } = colours[colour];
    if (count === 0) return [];
    return [count === 1 ? noun : `${tongue.number(count)}-mal ${noun}`];
  });
  return tongue.and(each);
}

function payment({ colour, payment: by }: Paid): string {
  if (by === "die") return `mit dem ${colour ? `${colours[colour].en} ` : ""}Würfel`;
  return by === "J" ? "mit einem Joker" : "mit einem Stein des Steinbruchs";
}

/** "mit einem Joker"; for two stones "den roten Stein mit dem roten Würfel und …". */
export function payments(paid: readonly Paid[]): string {
  if (paid.length < 2) return paid.map(payment).join("");
  return tongue.and(paid.map((one) => `${stoneObject(one)} ${payment(one)}`));
}

/** "Ein Joker", "Steinbruch 4 und 7", "Ein Würfel und Steinbruch 4". */
export function meansWords({ dice, quarry, jokers }: Means): string {
  const each = [
    ...(dice > 0 ? [dice === 1 ? "ein Würfel" : tongue.counted(dice, { other: "Würfel" })] : []),
    ...(quarry.length > 0 ? [`Steinbruch ${tongue.and(quarry.map(tongue.number))}`] : []),
    ...(jokers > 0
      ? [jokers === 1 ? "ein Joker" : tongue.counted(jokers, { other: "Joker" })]
      : []),
  ];
  return tongue.capital(tongue.and(each));
}

/** "übergeht 2 Steine im Steinbruch". */
export function passedWords({ length }: readonly Coloured[]): string {
  if (length === 0) return "";
  const stones = length === 1 ? "einen Stein" : tongue.counted(length, { other: "Steine" });
  return `übergeht ${stones} im Steinbruch`;
}

/** "3 Punkte" */
export const counted = (points: number): string =>
  tongue.counted(points, { one: "Punkt", other: "Punkte" });

export const costWords = (points: number): string =>
  `kostet ${points === 0 ? "nichts" : counted(points)}`;
