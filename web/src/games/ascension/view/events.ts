// What happened in an event, for the sentence that tells it: for the list of moves, the line above
// the board and the ear.
import type { GameEvent, SeatName, View } from "$lib/games";
import { destinationOf, isLimbo, journeysBetween, outcomeOf, type Journey } from "./journeys";
import { seatName } from "./names";
import {
  colourOf,
  colourOfSeat,
  colourToMove,
  letterOf,
  placeOfFigure,
  positionOf,
  seatOf,
  type Colour,
  type Place,
  type Position,
} from "./position";
import { stepOf, type Move, type Push, type Scatter, type Step } from "./steps";
import { words } from "../words";
import type { Lack, Owned, Piece } from "../words/data";

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
  const scene = { ...places, actor: event.actor, who: seatName(seats, event.actor) };
  const step = stepOf(event.text, scene.before);
  return [describeStep(step, scene), ...endings(scene, after)].join(" ");
}

function describeColours(after: Position, seats: readonly SeatName[]): string {
  const who = (colour: Colour) => seatName(seats, seatOf(after, colour));
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
      return words().events.collected({ who, ...step });
    case "done":
      return describeDone(scene);
    case "forfeit":
      return words().events.forfeited(who, before.movesLeft > 1, lackOf(before));
  }
}

/** The piece and whose it is, as the one who acts sees it. */
function owned(piece: Piece, { before, seats, actor }: Scene): Owned {
  const { kind, letter } = piece;
  const seat = seatOf(before, colourOf(letter));
  return { kind, letter, owner: seatName(seats, seat), own: seat === actor };
}

const ownedStone = (letter: string, scene: Scene) => owned({ kind: "stone", letter }, scene);

function describeMove(step: Move, scene: Scene): string {
  const { before, after, who } = scene;
  const figure = after.figures.get(step.to);
  const piece: Piece =
    figure !== undefined && step.to.startsWith("I")
      ? { kind: "figure", letter: figure }
      : { kind: "stone", letter: movedStone(step, scene) };
  const { effect, bumped, onto } = outcomeOf(before, after, step.to);
  const met = onto !== null && (effect === "trap" || effect === "stack");
  return words().events.moved({
    who,
    piece,
    from: isLimbo(step.piece) ? null : step.piece,
    to: step.to,
    bumped: bumped.map((one) => owned(one, scene)),
    onto: met ? { how: effect, stone: ownedStone(onto, scene) } : null,
  });
}

/** The stone of a Move; it may have been borne off, so it is looked up where it came from. */
function movedStone(step: Move, { before }: Scene): string {
  if (!isLimbo(step.piece)) return before.stones.get(step.piece)?.at(-1) ?? "S";
  const [, colour, upper = "S"] = step.piece.split("-") as [string, Colour, string?];
  return letterOf(colour, upper);
}

function describePush(step: Push, scene: Scene): string {
  const { before, after, who } = scene;
  const stack = before.stones.get(step.target) ?? "";
  const journeys = journeysBetween(before, after);
  return words().events.pushed({
    who,
    what: stack.length === 1 ? ownedStone(stack, scene) : stack,
    from: step.target,
    way: step.way,
    to: destinationOf(placeAfter(stack.charAt(0), step.target, journeys)),
    bumped: bumpedIn(journeys, step.target, scene),
  });
}

/** Where the stone that stood there went. */
function placeAfter(letter: string, from: Place, journeys: readonly Journey[]): Place {
  return journeys.find((one) => one.letter === letter && one.from === from)?.to ?? from;
}

/** The stones that were bumped, beside those of the stack itself. */
function bumpedIn(journeys: readonly Journey[], origin: Place, scene: Scene): Owned[] {
  return journeys
    .filter(
      ({ kind, from, to }) => kind === "stone" && isLimbo(to) && !isLimbo(from) && from !== origin,
    )
    .map((journey) => owned(journey, scene));
}

function describeScatter(step: Scatter, scene: Scene): string {
  const { before, after, who } = scene;
  const stack = [...(before.stones.get(step.target) ?? "")].reverse();
  const journeys = journeysBetween(before, after);
  const stones = stack.flatMap((letter) => {
    const to = placeAfter(letter, step.target, journeys);
    return to === step.target ? [] : [{ stone: ownedStone(letter, scene), to: destinationOf(to) }];
  });
  const bumped = bumpedIn(journeys, step.target, scene);
  return words().events.scattered({ who, from: step.target, stones, bumped });
}

function describeDone({ before, who }: Scene): string {
  const figure = before.figure ?? "mason";
  const place = placeOfFigure(before, colourToMove(before) ?? "gold", figure);
  return words().events.done(who, figure, place);
}

/** What was missing when nothing could be done. */
export function lackOf(before: Position): Lack {
  return before.movesLeft === 1 && before.owesEntry ? "entry" : "pieces";
}

/** What the step decided: pyramids borne off, the victory, the draw. */
function endings({ before, after, seats }: Scene, view: View): string[] {
  const sentences = [0, 1].flatMap((owner) => {
    const off = after.off[owner] ?? 0;
    if (off === (before.off[owner] ?? 0)) return [];
    const colour = colourOfSeat(after, owner) ?? "gold";
    return [words().events.borneOff(seatName(seats, owner), colour, off)];
  });
  if (view.next === "over" && view.winners?.length === 2) {
    sentences.push(words().events.drawn(after.turns));
  }
  return sentences;
}
