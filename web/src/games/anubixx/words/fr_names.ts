// What things are called in French, in the forms that the sentences of the other files need.
import type { SeatName } from "$lib/games";
import { elides } from "$lib/words/french";
import { Tongue } from "$lib/words/tongue";
import type { Means } from "../choose/payment";
import type { Bonus, Coloured, Dice, Part } from "../view/position";
import { COLOURS, placeOf, type Colour, type Place } from "../view/stones";
import type { Paid } from "../view/steps";

export const tongue = new Tongue("fr");

interface Adjective {
  /** "le dé vert". */
  readonly m: string;
  /** "la pierre verte". */
  readonly f: string;
  /** "2 verts". */
  readonly plural: string;
}

const colours: Readonly<Record<Colour, Adjective>> = {
  r: { m: "rouge", f: "rouge", plural: "rouges" },
  y: { m: "jaune", f: "jaune", plural: "jaunes" },
  g: { m: "vert", f: "verte", plural: "verts" },
  b: { m: "bleu", f: "bleue", plural: "bleus" },
  l: { m: "lilas", f: "lilas", plural: "lilas" },
  o: { m: "orange", f: "orange", plural: "orange" },
};

const blank: Adjective = { m: "sans couleur", f: "sans couleur", plural: "sans couleur" };

export const colourOf = (colour: Colour | undefined): Adjective =>
  colour ? colours[colour] : blank;

export const bonuses: Readonly<Record<Bonus, string>> = {
  scarab: "scarabée",
  falcon: "faucon",
  eye: "œil",
  crook: "crosse",
  ankh: "ankh",
  sun: "soleil",
  snake: "serpent",
  lotus: "lotus",
  end: "fin",
};

/** "Porte le faucon." */
export const borne: Readonly<Record<Bonus, string>> = {
  scarab: "le scarabée",
  falcon: "le faucon",
  eye: "l’œil",
  crook: "la crosse",
  ankh: "l’ankh",
  sun: "le soleil",
  snake: "le serpent",
  lotus: "le lotus",
  end: "la fin",
};

export const medals: Readonly<Record<Bonus, string>> = {
  scarab: "bonus du scarabée",
  falcon: "bonus du faucon",
  eye: "bonus de l’œil",
  crook: "bonus de la crosse",
  ankh: "bonus de l’ankh",
  sun: "bonus du soleil",
  snake: "bonus du serpent",
  lotus: "bonus du lotus",
  end: "bonus de fin",
};

export const parts: Readonly<Record<Part, string>> = {
  pyramid: "pyramide",
  arch: "arc",
  mosaic: "mosaïque",
  bonuses: "bonus",
  quarry: "carrière",
  jokers: "jokers",
};

/** "Vous avez", "Ada a": the beginning of most sentences about what happened. */
export const has = (who: SeatName) => (who.self ? "Vous avez" : `${tongue.name(who)} a`);

/** In the middle of a sentence. */
export const person = (who: SeatName) => (who.self ? "vous" : tongue.name(who));

/** Players at the beginning of a sentence: "Vous et Ada". A name stays as it is written. */
export const opening = (...players: readonly SeatName[]): string =>
  tongue.and(players.map((who, at) => (at === 0 && who.self ? "Vous" : person(who))));

/** "d’Ada", "de Boris" */
export function of(who: SeatName): string {
  const name = tongue.name(who);
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** "pierre verte". */
export const stoneName = ({ colour }: Pick<Coloured, "colour">) => `pierre ${colourOf(colour).f}`;

/** "la pierre verte". */
export const stoneObject = (stone: Pick<Coloured, "colour">) => `la ${stoneName(stone)}`;

/** "une pierre verte de la pyramide (rangée 3)". */
export function stoneThere({ stone, colour }: Coloured): string {
  const place = placeOf(stone);
  const one = `une ${stoneName({ colour })}`;
  if (place.building !== "arch")
    return `${one} de la ${parts[place.building]} (rangée ${place.row})`;
  if (place.column === "both") return `la clé de voûte ${colourOf(colour).f} de l’arc`;
  return `${one} de l’arc (colonne de ${place.column === "left" ? "gauche" : "droite"})`;
}

/** "pyramide, rangée 2, pierre 1"; "colonne de gauche, niveau 3". */
export function placeName(place: Place): string {
  if (place.building !== "arch") {
    return `${parts[place.building]}, rangée ${place.row}, pierre ${place.stone}`;
  }
  if (place.column === "both") return "clé de voûte de l’arc";
  return `colonne de ${place.column === "left" ? "gauche" : "droite"}, niveau ${place.level}`;
}

/** "rouge, vert et bleu"; with equal ones all are counted: "1 rouge et 2 bleus". */
export function diceWords(dice: Dice): string {
  const shown = COLOURS.filter((colour) => dice.includes(colour));
  const each = shown.map((colour) => {
    const count = dice.filter((die) => die === colour).length;
    const { m, plural } = colours[colour];
    return shown.length === dice.length ? m : tongue.counted(count, { one: m, other: plural });
  });
  return tongue.and(each);
}

function payment({ colour, payment: by }: Paid): string {
  if (by === "die") return `avec le dé${colour ? ` ${colours[colour].m}` : ""}`;
  return by === "J" ? "avec un joker" : "avec une pierre de la carrière";
}

/** "avec un joker"; for two stones "la pierre rouge avec le dé rouge et la pierre …". */
export function payments(paid: readonly Paid[]): string {
  if (paid.length < 2) return paid.map(payment).join("");
  return tongue.and(paid.map((one) => `${stoneObject(one)} ${payment(one)}`));
}

/** "Un joker", "Carrière 4 et 7", "Un dé et carrière 4". */
export function meansWords({ dice, quarry, jokers }: Means): string {
  const each = [
    ...(dice > 0 ? [dice === 1 ? "un dé" : tongue.counted(dice, { other: "dés" })] : []),
    ...(quarry.length > 0 ? [`carrière ${tongue.and(quarry.map(tongue.number))}`] : []),
    ...(jokers > 0
      ? [jokers === 1 ? "un joker" : tongue.counted(jokers, { other: "jokers" })]
      : []),
  ];
  return tongue.capital(tongue.and(each));
}

/** "saute 2 pierres de la carrière". */
export function passedWords({ length }: readonly Coloured[]): string {
  if (length === 0) return "";
  return `saute ${tongue.counted(length, { one: "pierre", other: "pierres" })} de la carrière`;
}

/** "3 points" */
export const counted = (points: number): string =>
  tongue.counted(points, { one: "point", other: "points" });

export const costWords = (points: number): string =>
  points === 0 ? "ne coûte rien" : `coûte ${counted(points)}`;
