// What happened in an event, for the sentence that tells it: for the list of moves, the line above
// the board and the ear.
import type { GameEvent, SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { words } from "../words";
import type { Owned } from "../words/data";
import { destinationOf, journeysBetween, outcomeOf } from "./journeys";
import { colourOf, COLOURS, type Colour, type Piece, type Place } from "./pieces";
import {
  borneOff,
  colourToMove,
  isLimbo,
  pieceAt,
  placeOfFigure,
  positionOf,
  seatOf,
  type Position,
} from "./position";
import { stepOf, type Collect, type Move, type Push, type Scatter, type Step } from "./steps";

interface Scene {
  readonly before: Position;
  readonly after: Position;
  readonly seats: readonly SeatName[];
  /** Who acts. */
  readonly actor: number;
  readonly who: SeatName;
}

/** "Ada moved the small stone from O18 to O20, bumping Grace’s medium stone." */
export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  const places = { before: positionOf(before), after: positionOf(after), seats };
  if (event.actor === null) return describeColours(places.after, seats);
  const scene = { ...places, actor: event.actor, who: nameOf(seats, event.actor) };
  const step = stepOf(event.text, scene.before);
  return [describeStep(step, scene), ...endings(scene)].join(" ");
}

function describeColours(after: Position, seats: readonly SeatName[]): string {
  const who = (colour: Colour) => nameOf(seats, seatOf(after, colour));
  return words().events.colours(who("gold"), who("onyx"));
}

function describeStep(step: Step, scene: Scene): string {
  const { before, who } = scene;
  switch (step.kind) {
    case "move":
      return describeMove(step, scene);
    case "push":
      return describePush(step, scene);
    case "scatter":
      return describeScatter(step, scene);
    case "collect":
      return describeCollect(step, scene);
    case "done":
      return describeDone(scene);
    case "forfeit":
      return words().events.forfeited(who, before.movesLeft > 1, before.lack ?? "pieces");
  }
}

/** The piece and whose it is, as the one who acts sees it. */
function owned({ kind, letter }: Piece, { before, seats, actor }: Scene): Owned {
  const seat = seatOf(before, colourOf(letter));
  return { kind, letter, owner: nameOf(seats, seat), own: seat === actor };
}

const ownedStone = (letter: string, scene: Scene) => owned({ kind: "stone", letter }, scene);

function describeMove({ text, piece, to }: Move, scene: Scene): string {
  const { before, after, who } = scene;
  const { effect, bumped, onto } = outcomeOf(before, after, text, to);
  const met = onto !== null && (effect === "traps" || effect === "stacks");
  return words().events.moved({
    who,
    piece: pieceAt(before, piece) ?? { kind: "stone", letter: "S" },
    from: isLimbo(piece) ? null : piece,
    to,
    bumped: bumped.map((one) => owned(one, scene)),
    onto: met ? { how: effect, stone: ownedStone(onto, scene) } : null,
  });
}

function describePush({ text, target, way }: Push, scene: Scene): string {
  const { before, who } = scene;
  const stack = before.stones.get(target) ?? "";
  return words().events.pushed({
    who,
    what: stack.length === 1 ? ownedStone(stack, scene) : stack,
    from: target,
    way,
    to: before.arrivals[text]?.[0]?.to ?? target,
    bumped: bumpedFrom(target, scene),
  });
}

/** The stones that were bumped, beside those of the stack itself. */
function bumpedFrom(origin: Place, scene: Scene): Owned[] {
  return journeysBetween(scene.before, scene.after)
    .filter(
      ({ kind, from, to }) => kind === "stone" && isLimbo(to) && !isLimbo(from) && from !== origin,
    )
    .map((journey) => owned(journey, scene));
}

function describeScatter({ text, target }: Scatter, scene: Scene): string {
  const { before, who } = scene;
  const arrivals = before.arrivals[text] ?? [];
  const stones = arrivals.map(({ stones, to }) => ({ stone: ownedStone(stones, scene), to }));
  const bumped = bumpedFrom(target, scene);
  return words().events.scattered({ who, from: target, stones, bumped });
}

function describeCollect({ target, sources }: Collect, { who }: Scene): string {
  const from = sources.map(({ place, pair }) => ({ place: destinationOf(place), pair }));
  return words().events.collected({ who, target, sources: from });
}

function describeDone({ before, who }: Scene): string {
  const figure = before.figure ?? "mason";
  return words().events.done(who, figure, placeOfFigure(before, colourToMove(before), figure));
}

/** What the step decided: pyramids borne off, the victory, the draw. */
function endings({ before, after, seats, who }: Scene): string[] {
  const { events } = words();
  const sentences = COLOURS.flatMap((colour) => {
    const off = borneOff(after, colour);
    if (off === borneOff(before, colour)) return [];
    const owner = nameOf(seats, seatOf(after, colour));
    return events.borneOff(owner, colour, off, after.facts.pyramids, who.advised);
  });
  const drawn = after.reason === "turns" || after.reason === "repetition";
  return drawn ? [...sentences, events.drawn(after.turns)] : sentences;
}
