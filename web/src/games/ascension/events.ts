// One sentence per event, for the list of moves, the line above the board and the ear.
import type { GameEvent, SeatName, View } from "$lib/games";
import { isLimbo, isOff, journeysBetween, outcomeOf, type Journey } from "./journeys";
import { figureName, sizeName, stackName, WAY_NAMES } from "./names";
import {
  colourOf,
  colourOfSeat,
  colourToMove,
  figureOf,
  owesEntry,
  placeOfFigure,
  positionOf,
  seatOf,
  type Place,
  type Position,
} from "./position";
import { stepOf, type Collect, type Move, type Push, type Scatter, type Step } from "./steps";
import { capitalised, counted, listed, possessive, verb } from "./words";

interface Scene {
  readonly before: Position;
  readonly after: Position;
  readonly nameOf: (seat: number) => string;
  /** Who acts. */
  readonly name: string;
}

/** "Ada moved the small stone from O18 to O20, bumping Grace’s medium stone." */
export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  const nameOf = (seat: number) => seats[seat]?.name ?? `Seat ${seat}`;
  const scene = { before: positionOf(before), after: positionOf(after), nameOf };
  if (event.actor === null) return describeColours(scene.after, nameOf);
  const whole = { ...scene, name: nameOf(event.actor) };
  const step = stepOf(event.text, whole.before);
  return [describeStep(step, whole), ...endings(whole, after)].join(" ");
}

function describeColours(after: Position, nameOf: (seat: number) => string): string {
  const [gold, onyx] = [nameOf(seatOf(after, "gold")), nameOf(seatOf(after, "onyx"))];
  const begins = `${gold} ${verb(gold, "is", "are")} Gold and ${verb(gold, "begins", "begin")}`;
  return `${begins} with one Move; ${onyx} ${verb(onyx, "is", "are")} Onyx.`;
}

function describeStep(step: Step, scene: Scene): string {
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
      return describeForfeit(scene);
  }
}

/** "Grace’s", "their own": the owner of a piece, as the one who acts sees it. */
function whose(letter: string, { before, nameOf, name }: Scene): string {
  const owner = nameOf(seatOf(before, colourOf(letter)));
  return owner === name ? verb(name, "their own", "your own") : possessive(owner);
}

const stoneOf = (letter: string, scene: Scene) =>
  `${whose(letter, scene)} ${sizeName(letter)} stone`;
const figureOfPlayer = (letter: string, scene: Scene) =>
  `${whose(letter, scene)} ${figureName(figureOf(letter))}`;

function describeMove(step: Move, scene: Scene): string {
  const { before, after, name } = scene;
  const piece = after.figures.get(step.to) ?? movedStone(step, scene);
  const isFigure = step.to.startsWith("I");
  const what = isFigure ? figureName(figureOf(piece)) : `${sizeName(piece)} stone`;
  const the = `${isFigure ? verb(name, "their", "your") : "the"} ${what}`;
  const way = isLimbo(step.piece)
    ? `brought ${the} back onto ${step.to}`
    : `moved ${the} from ${step.piece} to ${step.to}`;
  return `${name} ${way}${landingWords(outcomeOf(before, after, step.to), scene)}.`;
}

/** The stone of a Move; it may have been borne off, so it is looked up where it came from. */
function movedStone(step: Move, { before }: Scene): string {
  if (!isLimbo(step.piece)) return before.stones.get(step.piece)?.at(-1) ?? "S";
  const [, colour, upper = "S"] = step.piece.split("-");
  return colour === "gold" ? upper : upper.toLowerCase();
}

function landingWords(outcome: ReturnType<typeof outcomeOf>, scene: Scene): string {
  const { effect, bumped, onto } = outcome;
  const pieces = bumped.map(({ kind, letter }) =>
    kind === "stone" ? stoneOf(letter, scene) : figureOfPlayer(letter, scene),
  );
  if (pieces.length > 0) return `, bumping ${listed(pieces)}`;
  if (effect === "trap" && onto !== null) return `, trapping ${stoneOf(onto, scene)}`;
  if (effect === "stack" && onto !== null) return ` onto ${stoneOf(onto, scene)}`;
  return "";
}

function describePush(step: Push, scene: Scene): string {
  const { before, after, name } = scene;
  const stack = before.stones.get(step.target) ?? "";
  const journeys = journeysBetween(before, after);
  const to = placeAfter(stack.charAt(0), step.target, journeys);
  const words = stack.length === 1 ? stoneOf(stack, scene) : `the stack ${stackName(stack)}`;
  const way = `${name} pushed ${words} from ${step.target} ${WAY_NAMES[step.way]} to ${spot(to)}`;
  return `${way}${bumpedWords(journeys, [step.target], scene)}.`;
}

/** Where the stone that stood there went. */
function placeAfter(letter: string, from: Place, journeys: readonly Journey[]): Place {
  return journeys.find((one) => one.letter === letter && one.from === from)?.to ?? from;
}

const spot = (place: Place) => (isLimbo(place) ? "Limbo" : isOff(place) ? "the goal" : place);

function bumpedWords(
  journeys: readonly Journey[],
  origins: readonly Place[],
  scene: Scene,
): string {
  const bumped = journeys.filter(
    ({ kind, from, to }) =>
      kind === "stone" && isLimbo(to) && !isLimbo(from) && !origins.includes(from),
  );
  const words = bumped.map(({ letter }) => stoneOf(letter, scene));
  return words.length > 0 ? `, bumping ${listed(words)}` : "";
}

function describeScatter(step: Scatter, scene: Scene): string {
  const { before, after, name } = scene;
  const stack = [...(before.stones.get(step.target) ?? "")].reverse();
  const journeys = journeysBetween(before, after);
  const parts = stack.flatMap((letter) => {
    const to = placeAfter(letter, step.target, journeys);
    return to === step.target ? [] : [`${stoneOf(letter, scene)} to ${spot(to)}`];
  });
  const rest = bumpedWords(journeys, [step.target], scene);
  return `${name} scattered ${step.target}: ${listed(parts)}${rest}.`;
}

function describeCollect(step: Collect, scene: Scene): string {
  const parts = step.sources.map(({ place, pair }) => {
    const from = place === "limbo" ? "Limbo" : place;
    return pair ? `two stones from ${from}` : `a stone from ${from}`;
  });
  return `${scene.name} collected onto ${step.target}: ${listed(parts)}.`;
}

function describeDone({ before, name }: Scene): string {
  if (before.figure === null) return `${name} ${verb(name, "is", "are")} done.`;
  const place = placeOfFigure(before, colourToMove(before) ?? "gold", before.figure);
  const figure = `${capitalised(possessive(name))} ${figureName(before.figure)}`;
  return `${figure} is done on ${place ?? "the ring"}.`;
}

/** A forfeit in a sentence: what was missing. */
function describeForfeit({ before, name }: Scene): string {
  const moves = before.movesLeft > 1 ? "both Moves" : "a Move";
  return `${name} forfeited ${moves}: ${lackOf(before, name)}.`;
}

/** Why nothing could be done: no stone could leave Limbo though one had to, or no piece could move. */
export function lackOf(before: Position, name: string): string {
  const waiting = before.movesLeft === 1 && owesEntry(before);
  if (waiting) return "a stone in Limbo had to come back, and no entry space was open to it";
  return `none of ${possessive(name)} pieces could move`;
}

/** What the step decided: pyramids borne off, the victory, the draw. */
function endings(scene: Scene, view: View): string[] {
  const { before, after, nameOf } = scene;
  const sentences = [0, 1].flatMap((owner) => {
    const off = after.off[owner] ?? 0;
    if (off === (before.off[owner] ?? 0)) return [];
    const name = nameOf(owner);
    const colour = colourOfSeat(after, owner) === "gold" ? "Gold" : "Onyx";
    const rest = off === 3 ? "the third" : `${counted(off, "pyramid")} of three`;
    return [`${name} bore a ${colour} pyramid off: ${rest}!`];
  });
  if (view.next === "over" && view.winners?.length === 2) {
    sentences.push(`The game is drawn after ${after.turns} turns.`);
  }
  return sentences;
}
