// What waits in Limbo, piece by piece: each kind has one slot in the middle of the board.
import {
  COLOURS,
  colourOf,
  figureOf,
  letterOf,
  type Colour,
  type Place,
  type Position,
} from "./position";

export interface Waiting {
  readonly kind: "stone" | "figure";
  readonly letter: string;
  readonly colour: Colour;
  readonly count: number;
  /** The slot: columns from the left, stones above figures. */
  readonly column: number;
}

/** Where it waits, as a place that can be pointed at: "limbo-gold-L", "limbo-onyx-mason". */
export function limboPlace(piece: Pick<Waiting, "kind" | "letter">): Place {
  const colour = colourOf(piece.letter);
  const name = piece.kind === "stone" ? piece.letter.toUpperCase() : figureOf(piece.letter);
  return `limbo-${colour}-${name}`;
}

const ROWS = [
  ["stone", "LMS"],
  ["figure", "MAC"],
] as const;

export function waitingIn(position: Position): Waiting[] {
  return COLOURS.flatMap((colour) =>
    ROWS.flatMap(([kind, letters]) => {
      const all = kind === "stone" ? position.limbo : position.limboFigures;
      return [...letters].flatMap((upper, column) => {
        const letter = letterOf(colour, upper);
        const count = all.filter((one) => one === letter).length;
        return count === 0 ? [] : [{ kind, letter, colour, count, column }];
      });
    }),
  );
}

/** The piece that would move from a place: a stack's top stone, a figure, a piece in Limbo. */
export function pieceAt(
  position: Position,
  place: Place,
): { kind: "stone" | "figure"; letter: string } | null {
  const stone = position.stones.get(place)?.at(-1);
  if (stone !== undefined) return { kind: "stone", letter: stone };
  const figure = position.figures.get(place);
  if (figure !== undefined) return { kind: "figure", letter: figure };
  return waitingIn(position).find((piece) => limboPlace(piece) === place) ?? null;
}
