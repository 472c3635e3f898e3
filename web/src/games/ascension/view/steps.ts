// Steps as texts (ASC-70), taken apart: which piece goes where, which power does what.
import { figureOf, isFigure, type Place, type Way } from "./pieces";
import { colourToMove, isLimbo, placeOfFigure, type Position } from "./position";

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

/** Where a collected stone is; a pair is the upper two of a full stack. */
export interface Source {
  readonly place: Place;
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

/** A text that the core gave or took. */
export function stepOf(text: string, position: Position): Step {
  const [first = "", second = "", third = "", fourth = ""] = text.split(" ");
  const target = `O${second}`;
  switch (first) {
    case "push":
      return { kind: first, text, target, way: third as Way };
    case "scatter":
      return { kind: first, text, target, ways: [...third] as Way[] };
    case "collect":
      return { kind: first, text, target, sources: sourcesOf(fourth, target, position) };
    case "done":
    case "forfeit":
      return { kind: first, text };
    default:
      return moveOf(text, position);
  }
}

/** Stones are named in the order in which the stack needs them; of those in Limbo that says which. */
function sourcesOf(text: string, target: Place, position: Position): Source[] {
  let needs = position.needs.get(target) ?? "";
  return text.split(",").map((source) => {
    const [space = "", pair] = source.split("/");
    const waiting = `limbo-${colourToMove(position)}-${needs.charAt(0)}`;
    needs = needs.slice(pair === undefined ? 1 : 2);
    return { place: space === "limbo" ? waiting : `O${space}`, pair: pair !== undefined };
  });
}

function moveOf(text: string, position: Position): Move {
  const [, limbo, what = "", where = ""] = /^(limbo )?(\w+)>(\d+)$/.exec(text) ?? [];
  const colour = colourToMove(position);
  const to = `${isFigure(what) ? "I" : "O"}${where}`;
  if (limbo) return { kind: "move", text, piece: `limbo-${colour}-${what}`, to };
  const piece = isFigure(what) ? (placeOfFigure(position, colour, what) ?? "limbo") : what;
  return { kind: "move", text, piece, to };
}

/** The text of a Move that a person tries, legal or not; null if no such Move can be written. */
export function attemptAt(position: Position, piece: Place, to: Place): string | null {
  const figure = position.figures.get(piece);
  const name = figure === undefined ? piece.split("-").at(-1) : figureOf(figure);
  if (name === undefined || to.charAt(0) !== (isFigure(name) ? "I" : "O")) return null;
  if (figure === undefined && piece.startsWith("I")) return null;
  return `${isLimbo(piece) ? "limbo " : ""}${name}>${to.slice(1)}`;
}
