// Steps as texts (ASC-70), taken apart: which piece goes where, which power does what.
import { FIGURES } from "./boards";
import {
  colourToMove,
  figureOf,
  placeOfFigure,
  type Colour,
  type Figure,
  type Place,
  type Position,
  type Size,
  type Way,
} from "./position";

export interface Move {
  readonly kind: "move";
  readonly text: string;
  /** Where the piece is: "O18", "I22", "limbo-gold-L". */
  readonly piece: Place;
  readonly to: Place;
}

export interface Push {
  readonly kind: "push";
  readonly text: string;
  readonly target: Place;
  readonly way: Way;
}

export interface Scatter {
  readonly kind: "scatter";
  readonly text: string;
  readonly target: Place;
  /** From the top stone down. */
  readonly ways: readonly Way[];
}

/** Where a collected stone comes from; a pair is the upper two of a full stack. */
export interface Source {
  readonly place: Place | "limbo";
  readonly pair: boolean;
}

export interface Collect {
  readonly kind: "collect";
  readonly text: string;
  readonly target: Place;
  readonly sources: readonly Source[];
}

export interface Plain {
  readonly kind: "done" | "forfeit";
  readonly text: string;
}

export type Step = Move | Push | Scatter | Collect | Plain;

const isFigure = (word: string): word is Figure => (FIGURES as readonly string[]).includes(word);

/** A text that the core gave or took. */
export function stepOf(text: string, position: Position): Step {
  const words = text.split(" ");
  const [first = "", second = "", third = "", fourth = ""] = words;
  if (first === "push") return { kind: "push", text, target: `O${second}`, way: third as Way };
  if (first === "scatter") {
    return { kind: "scatter", text, target: `O${second}`, ways: [...third] as Way[] };
  }
  if (first === "collect") {
    return { kind: "collect", text, target: `O${second}`, sources: sourcesOf(fourth) };
  }
  if (first === "done" || first === "forfeit") return { kind: first, text };
  return moveOf(text, first === "limbo" ? second : first, first === "limbo", position);
}

function sourcesOf(text: string): Source[] {
  return text.split(",").map((source) => {
    const [space = "", pair] = source.split("/");
    return { place: space === "limbo" ? "limbo" : `O${space}`, pair: pair !== undefined };
  });
}

function moveOf(text: string, words: string, fromLimbo: boolean, position: Position): Move {
  const [what = "", where = ""] = words.split(">");
  const colour = colourToMove(position) ?? "gold";
  const to = isFigure(what) ? `I${where}` : `O${where}`;
  if (fromLimbo) return { kind: "move", text, piece: `limbo-${colour}-${what}`, to };
  const piece = isFigure(what) ? (placeOfFigure(position, colour, what) ?? "limbo") : what;
  return { kind: "move", text, piece, to };
}

/** The text of a Move that a person tries, legal or not; null if no such Move can be written. */
export function attemptAt(position: Position, piece: Place, to: Place): string | null {
  const space = to.slice(1);
  const [limbo, , name = ""] = piece.split("-");
  if (limbo === "limbo") {
    const figure = isFigure(name);
    return to.startsWith(figure ? "I" : "O") ? `limbo ${name}>${space}` : null;
  }
  if (piece.charAt(0) !== to.charAt(0)) return null;
  if (piece.startsWith("O")) return `${piece}>${space}`;
  const letter = position.figures.get(piece);
  return letter === undefined ? null : `${figureOf(letter)}>${space}`;
}

/** The space so many steps further on in the colour's direction. */
export function stepsOn(position: Position, place: Place, way: Way, steps: number): Place {
  const { table } = position;
  const size = place.startsWith("O") ? table.outer : table.inner.length;
  const sign = way === "+" ? 1 : -1;
  return `${place.charAt(0)}${(Number(place.slice(1)) + sign * steps + size) % size}`;
}

/** Where a source is tapped: a stack, or the stone in Limbo that is meant. */
export function placeOfSource(source: Source, size: Size, colour: Colour): Place {
  return source.place === "limbo" ? `limbo-${colour}-${size}` : source.place;
}
