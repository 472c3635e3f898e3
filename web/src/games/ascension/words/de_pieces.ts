// What pieces, colours and places are called in German.
//
// Stones and stacks are masculine, so that their adjectives have two forms: "kleiner Gold-Stein"
// and, in the accusative or behind an article, "kleinen".
import { Tongue } from "$lib/words/tongue";
import { colourOf, figureOf, sizeOf, type Colour, type Figure, type Way } from "../view/pieces";
import type { Destination, Landed, Owned, Piece } from "./data";

export const german = new Tongue("de");

export const colours: Readonly<Record<Colour, string>> = { gold: "Gold", onyx: "Onyx" };
export const ways: Readonly<Record<Way, string>> = {
  "+": "gegen den Uhrzeigersinn",
  "-": "im Uhrzeigersinn",
};

interface Noun {
  readonly name: string;
  readonly feminine: boolean;
  readonly genitive: string;
}

export const figures: Readonly<Record<Figure, Noun>> = {
  mason: { name: "Maurer", feminine: false, genitive: "des Maurers" },
  anubis: { name: "Anubis", feminine: false, genitive: "des Anubis" },
  cleopatra: { name: "Cleopatra", feminine: true, genitive: "der Cleopatra" },
};

const SIZES = { S: "klein", M: "mittel", L: "groß" } as const;
/** Before its endings: "mittlerer". */
const STEMS = { S: "klein", M: "mittler", L: "groß" } as const;
const stem = (letter: string) => STEMS[sizeOf(letter)];
const colour = (letter: string) => colours[colourOf(letter)];
const figure = (letter: string) => figures[figureOf(letter)];

/** "kleiner Onyx-Stein" */
export const stone = (letter: string) => `${stem(letter)}er ${colour(letter)}-Stein`;
/** "den kleinen Onyx-Stein" */
export const theStone = (letter: string) => `den ${stem(letter)}en ${colour(letter)}-Stein`;

/** "kleiner Onyx-Stein", "Onyx-Maurer" */
export function piece({ kind, letter }: Piece): string {
  return kind === "stone" ? stone(letter) : `${colour(letter)}-${figure(letter).name}`;
}

/** So many of a kind: "2 kleine Onyx-Steine". */
export function pieces(count: number, of: Piece): string {
  if (count === 1) return piece(of);
  const { kind, letter } = of;
  const name = kind === "stone" ? `${stem(letter)}e ${colour(letter)}-Steine` : piece(of);
  return `${german.number(count)} ${name}`;
}

/** "den kleinen Onyx-Stein", "die Onyx-Cleopatra": whom something happens to. */
function thePiece(of: Piece): string {
  if (of.kind === "stone") return theStone(of.letter);
  return `${figure(of.letter).feminine ? "die" : "den"} ${piece(of)}`;
}

/** The same without its colour: "den kleinen Stein", "die Cleopatra". */
export function thePlain({ kind, letter }: Piece): string {
  if (kind === "stone") return `den ${stem(letter)}en Stein`;
  const { name, feminine } = figure(letter);
  return `${feminine ? "die" : "den"} ${name}`;
}

/** "deinen Maurer", "deine Cleopatra" */
export const your = (of: Figure): string =>
  `${figures[of].feminine ? "deine" : "deinen"} ${figures[of].name}`;

/** "volle Gold-Pyramide", "kleiner Gold- auf großem Onyx-Stein", "großer Gold-Stein". */
export function stack(letters: string): string {
  if (letters.length === 1) return stone(letters);
  const own = [...letters].every((letter) => colourOf(letter) === colourOf(letters));
  if (own && letters.length === 3) return `volle ${colour(letters)}-Pyramide`;
  const stones = [...letters].reverse();
  if (own) return `${colour(letters)}, ${stones.map((one) => SIZES[sizeOf(one)]).join(" auf ")}`;
  return stones
    .map((letter, at) => `${stem(letter)}e${at === 0 ? "r" : "m"} ${colour(letter)}`)
    .join("- auf ")
    .concat("-Stein");
}

/** Whom something happens to: "deinen kleinen Stein", "den eigenen Maurer", "den Maurer von Ada". */
export function whose({ kind, letter, owner, own }: Owned): string {
  const ending = kind === "figure" && figure(letter).feminine ? "e" : "en";
  const what = kind === "stone" ? `${stem(letter)}en Stein` : figure(letter).name;
  if (owner.self) return `dein${ending} ${what}`;
  if (!own) return `${ending === "e" ? "die" : "den"} ${what} von ${german.name(owner)}`;
  return `${ending === "e" ? "die eigene" : "den eigenen"} ${what}`;
}

/** "schlägt den kleinen Onyx-Stein in den Limbus" */
export function outcome({ effect, bumped, onto }: Landed): string {
  if (effect === "off") return "vollendet die Pyramide, die ins Ziel kommt";
  if (bumped.length > 0) return `schlägt ${german.and(bumped.map(thePiece))} in den Limbus`;
  if (onto === null) return "landet auf einem leeren Feld";
  return effect === "traps" ? `setzt ${theStone(onto)} fest` : `steht auf ${onStone(onto)}`;
}

/** "dem kleinen Onyx-Stein" */
export const onStone = (letter: string) => `dem ${stem(letter)}en ${colour(letter)}-Stein`;

/** "nach O7", "in den Limbus", "ins Ziel" */
export function destination(to: Destination): string {
  if (to === "limbo") return "in den Limbus";
  return to === "off" ? "ins Ziel" : `nach ${to}`;
}
