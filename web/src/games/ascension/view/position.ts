// A position of Ascension as the page reads it: the core's JSON (ASC-71, ASC-73), typed.
import type { View } from "$lib/games";
import type { Derived, Facts, Standing, State } from "./json";
import {
  colourOf,
  figureOf,
  lettersOf,
  type Colour,
  type Figure,
  type Piece,
  type Place,
  type Way,
} from "./pieces";
import { ofColour, tableOf, type Table } from "./table";

export interface Position extends Pick<Derived, "landings" | "arrivals" | "lack" | "reason"> {
  readonly table: Table;
  readonly facts: Facts;
  readonly gold: number | null;
  /** The stones on each occupied space, letters from bottom to top. */
  readonly stones: ReadonlyMap<Place, string>;
  /** The letter of the figure on each occupied space. */
  readonly figures: ReadonlyMap<Place, string>;
  readonly limbo: readonly string[];
  readonly limboFigures: readonly string[];
  readonly off: readonly number[];
  readonly turn: number | null;
  readonly movesLeft: number;
  readonly moved: Place | null;
  readonly phase: "move" | "power";
  readonly figure: Figure | null;
  /** A stone waits in Limbo that has to come back in this turn. */
  readonly owesEntry: boolean;
  /** For each stack on which can be collected, the sizes that it lacks, the next one first. */
  readonly needs: ReadonlyMap<Place, string>;
  readonly turns: number;
  readonly trapped: readonly number[];
  readonly sheltered: ReadonlySet<Place>;
}

const placed = (letter: string, spaces: Record<string, string>) =>
  Object.entries(spaces).map(([space, pieces]) => [`${letter}${space}`, pieces] as const);

/** Many parts of the page ask for the same: it is made once. */
function remembered<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, T>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

const tableIn = remembered(({ table, board }: Facts) => tableOf(table, board));

export const positionOf = remembered((view: View): Position => {
  const state = view.state as State;
  const standing = view.standing as View["standing"] & Standing;
  const derived = view.derived as Derived;
  const facts = view.facts as Facts;
  return {
    table: tableIn(facts),
    facts,
    gold: state.gold,
    stones: new Map(placed("O", state.outer)),
    figures: new Map(placed("I", state.inner)),
    limbo: state.limbo,
    limboFigures: state.limbo_figures,
    off: state.off,
    turn: state.turn,
    movesLeft: state.moves_left,
    moved: state.moved,
    phase: state.phase,
    figure: state.figure,
    owesEntry: derived.owes_entry,
    landings: derived.landings,
    arrivals: derived.arrivals,
    lack: derived.lack,
    needs: new Map(placed("O", derived.needs)),
    reason: derived.reason,
    turns: state.turns,
    trapped: standing.trapped,
    sheltered: new Set(standing.protected),
  };
});

/** The colour of a seat; null before the draw. */
export function colourOfSeat({ gold }: Position, seat: number): Colour | null {
  if (gold === null) return null;
  return gold === seat ? "gold" : "onyx";
}

export function seatOf({ gold }: Position, colour: Colour): number {
  return colour === "gold" ? (gold ?? 0) : 1 - (gold ?? 0);
}

/** How many pyramids of a colour are borne off; before the draw none. */
export function borneOff(position: Position, colour: Colour): number {
  return position.gold === null ? 0 : (position.off[seatOf(position, colour)] ?? 0);
}

/** Whose turn it is; before the draw, when nobody asks, Gold's. */
export function colourToMove(position: Position): Colour {
  return (position.turn === null ? null : colourOfSeat(position, position.turn)) ?? "gold";
}

/** Which way a colour goes. */
export const wayOf = ({ facts }: Position, colour: Colour): Way => ofColour(facts.ways, colour);

/** Where a figure stands; null in Limbo. */
export function placeOfFigure(position: Position, colour: Colour, figure: Figure): Place | null {
  const standing = [...position.figures].find(
    ([, letter]) => colourOf(letter) === colour && figureOf(letter) === figure,
  );
  return standing?.[0] ?? null;
}

/** Pieces of a kind that wait in Limbo; each kind has a slot in the middle of the board. */
export interface Waiting extends Piece {
  readonly place: Place;
  readonly colour: Colour;
  readonly count: number;
}

/** Where a piece waits, as a place that can be pointed at: "limbo-gold-L", "limbo-onyx-mason". */
export function limboPlace({ kind, letter }: Piece): Place {
  const name = kind === "stone" ? letter.toUpperCase() : figureOf(letter);
  return `limbo-${colourOf(letter)}-${name}`;
}

export const isLimbo = (place: Place): boolean => place.startsWith("limbo");
export const isOff = (place: Place): boolean => place.startsWith("off");

/** What waits in Limbo: Gold's before those of Onyx, stones before figures. */
export function waitingIn(position: Position): Waiting[] {
  const kinds = [
    ["stone", "LMS", position.limbo],
    ["figure", "MAC", position.limboFigures],
  ] as const;
  return (["gold", "onyx"] as const).flatMap((colour) =>
    kinds.flatMap(([kind, letters, all]) =>
      [...lettersOf(colour, letters)].flatMap((letter) => {
        const count = all.filter((one) => one === letter).length;
        return count === 0
          ? []
          : { kind, letter, colour, count, place: limboPlace({ kind, letter }) };
      }),
    ),
  );
}

/** The piece that would move from a place: a stack's top stone, a figure, a piece in Limbo. */
export function pieceAt(position: Position, place: Place): Piece | null {
  const stone = position.stones.get(place)?.at(-1);
  if (stone !== undefined) return { kind: "stone", letter: stone };
  const figure = position.figures.get(place);
  if (figure !== undefined) return { kind: "figure", letter: figure };
  return waitingIn(position).find((piece) => piece.place === place) ?? null;
}
