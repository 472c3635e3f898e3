// Ascension in English. The other languages have the same members (de.ts, fr.ts).
import type { SeatName } from "$lib/games";
import type { Refusals } from "$lib/words/refusals";
import type { Mark } from "../view/table";
import type { Colour, Figure, Place, Way } from "../view/pieces";
import type { Arrival, LandingAt, Landed, Piece, Space, Turned, Use, Waiting } from "./data";
import { events } from "./en_events";
import {
  colours,
  counted,
  english,
  figures,
  numeral,
  outcome,
  piece,
  possessive,
  pyramids,
  stack,
  stone,
  ways,
} from "./en_pieces";

function placeName(place: Place, mark: Mark | null): string {
  if (mark?.kind === "portal") return `${place}, ${colours[mark.colour]}’s portal`;
  return mark?.kind === "neutral" ? `${place}, the neutral blue space` : place;
}

const places = {
  /** "O22: full Gold pyramid, protected, entry of Gold" */
  space({ place, mark, stack: letters, figure, sheltered }: Space): string {
    const name = placeName(place, mark);
    const entry = mark?.kind === "entry" ? `, entry of ${colours[mark.colour]}` : "";
    if (letters === undefined && figure === undefined) return `${name}: empty${entry}`;
    const what =
      figure === undefined ? stack(letters ?? "") : piece({ kind: "figure", letter: figure });
    return `${name}: ${what}${sheltered ? ", protected" : ""}${entry}`;
  },
  limbo: (stones: number, figures: number) =>
    stones + figures === 0 ? "Limbo: empty" : `Limbo: ${counted(stones + figures, "piece")}`,
  off: (colour: Colour, off: number, of: number) =>
    `${colours[colour]}: ${pyramids(off, of)} borne off`,
  waiting: (waiting: Waiting) =>
    `In Limbo: ${waiting.count > 1 ? `${counted(waiting.count, "piece")}, each a ` : ""}${piece(waiting)}`,
};

/** What a power can do with a place. */
function use(use: Use): string {
  if (use.kind === "source") return `can be collected onto ${use.target}`;
  if (use.kind === "taken") return "collected; tap to put it back";
  const { figure } = use;
  if (figure === "mason") return "the Mason can push it";
  return figure === "anubis" ? "the Anubis can scatter it" : "the Cleopatra can collect onto it";
}

/** What can be done with a place, behind its name, for the ear. */
const spoken = {
  landHere: (name: string, landed: Landed) => `${name}; land here: ${outcome(landed)}`,
  inHand: (name: string) => `${name}; in hand`,
  canMove: (name: string) => `${name}; can move`,
  use: (name: string, of: Use) => `${name}; ${use(of)}`,
};

function landings(all: readonly LandingAt[]): string {
  return english.or(
    all.map(({ place, outcome: landed }) =>
      landed.effect === "stands" ? place : `${place} (${outcome(landed)})`,
    ),
  );
}

function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? undefined : ["", "st", "nd", "rd"][number % 10];
  return `${number}${ending || "th"}`;
}

const POWERS: Readonly<Record<Figure, string>> = {
  mason: "Push the stack one way or the other, or leave it.",
  anubis: "Choose each stone’s direction, then scatter.",
  cleopatra: "Tap the lit stones in the order in which they are placed.",
};

const caption = {
  landing: (moved: Piece, place: Place, mark: Mark | null) =>
    `${english.capital(piece(moved))} to ${placeName(place, mark)}`,
  lands: (landed: Landed) => `${english.capital(outcome(landed))}.`,
  inHand: (held: Piece) => `${english.capital(piece(held))} in hand`,
  itCanLand: (all: readonly LandingAt[]) => `It can land on ${landings(all)}.`,
  canLand: (all: readonly LandingAt[]) => `Can land on ${landings(all)}.`,
  use: (of: Use) => `${english.capital(use(of))}.`,

  whole: "The turn is whole",
  playIt: "End it, or undo what you want to change.",
  over: "The game is over",
  draw: "The draw for colours",
  goldBegins: "Gold begins.",
  turn: (who: SeatName, number: number) =>
    `${who.self ? "Your" : possessive(who)} turn, the ${ordinal(number)}`,
  point: "Tap a piece or a space, or point at it, to see what it is.",

  movesLeft: (left: number, colour: Colour) =>
    `${english.capital(counted(left, "Move"))} left as ${colours[colour]}`,
  mustEnterNow: "This Move has to bring a stone back from Limbo.",
  mustEnter: "One of your Moves has to bring a stone back from Limbo.",
  choose: "Choose one of your pieces, then where it lands.",
  chooseOther: (moved: Place) =>
    `Choose one of your pieces, not that on ${moved}, then where it lands.`,

  power: (figure: Figure) => `${figures[figure]}’s power`,
  powerText: (figure: Figure) => POWERS[figure],
  /** While a collect is under way. */
  nextStone: "Now the next one.",
  mustCollect: "A stone of yours has to come out of Limbo first.",

  forfeit: (both: boolean): string =>
    both ? "Both Moves are forfeited" : "This Move is forfeited",
  noEntry: "A stone in Limbo had to come back, and no entry space was open to it.",
  noMove: "None of your pieces could move.",
};

const VERBS = { bumps: ", bumps the ", traps: ", traps the ", stacks: ", lands on the " } as const;

/** "O3, bumps the small Onyx stone" */
function fate({ to, effect, met }: Arrival): string {
  if (to === "limbo") return "Limbo";
  if (to === "off") return "off the board";
  if (met === null || effect === "stands" || effect === "off") return to;
  return `${to}${VERBS[effect]}${stone(met)}`;
}

const powers = {
  stack: "Stack",
  target: (place: Place, letters: string) => `${place}: ${stack(letters)}`,
  push: (place: Place, letters: string) => `Push ${place}, ${stack(letters)}`,
  pushWay: (place: Place, way: Way) => `Push ${place} ${ways[way]}`,
  pushTo: (place: Place, way: Way, to: Arrival) => `Push ${place} ${ways[way]}: to ${fate(to)}`,
  to: (arrival: Arrival) => `to ${fate(arrival)}`,
  fate,
  directions: (place: Place) => `Directions from the top of ${place}`,
  turned({ letter, way, fate: now, other }: Turned): string {
    const to = (arrival: Arrival | null) => (arrival ? ` to ${fate(arrival)}` : "");
    const back = ways[way === "+" ? "-" : "+"];
    return `${stone(letter)}: ${ways[way]}${to(now)}; turn it ${back}${to(other)}`;
  },
  scatter: (place: Place) => `Scatter ${place}`,
  startOver: "Start over",
  /** Ends a power that was used, and one that was not. */
  done: "Done",
  leave: "Leave it",
  forfeit: "Forfeit",
};

const side = {
  toMove: "to move",
  drawn: "drawn",
  winner: "winner",
  way: (way: Way) => ways[way],
  moves: (way: Way) => `moves ${ways[way]}`,
  borneOff: (off: number, of: number) => `${pyramids(off, of)} borne off`,
  /** Behind the number. */
  ofAll: (_off: number, of: number) => `of ${of} borne off`,
  inLimbo: "In Limbo",
  nothing: "nothing",
  waiting: (all: readonly Waiting[]) =>
    english.and(all.map((one) => (one.count > 1 ? counted(one.count, piece(one)) : piece(one)))),
  trapped: "Trapped under the enemy",
  stacks: (count: number) => counted(count, "stack"),
  turnNumber: (number: number) => `Turn ${english.number(number)}`,
  /** `times`: which coming of a position draws the game. */
  drawnAfter: (turns: number, times: number) =>
    `· drawn after ${english.number(turns)}, or when a position comes for the ${ordinal(times)} time`,
};

const end = {
  label: "The end",
  drawn: "The game is drawn",
  tooLong: (turns: number, of: number) =>
    `Nobody bore ${counted(of, "pyramid")} off in ${english.number(turns)} turns.`,
  repeated: (turns: number, times: number) =>
    `The same position came for the ${ordinal(times)} time, after ${english.number(turns)} turns.`,
  won: (who: SeatName, colour: Colour) =>
    `${who.self ? "You win" : `${english.name(who)} wins`} as ${colours[colour]}`,
  score(winner: number, loser: number, turns: number): string {
    const won = `${english.capital(counted(winner, "pyramid"))} borne off`;
    const against = loser === 0 ? "none" : numeral(loser);
    return `${won} against ${against}, in ${english.number(turns)} turns.`;
  },
  borneOff: (off: number) => `${counted(off, "pyramid")} borne off`,
};

export const words = {
  /** The core speaks English itself. */
  refusals: {} as Refusals,
  colour: (colour: Colour) => colours[colour],
  limbo: "Limbo",
  board: "The board",
  keys:
    "Arrow keys walk over the board; plus and minus walk round the ring, counterclockwise and " +
    "clockwise. N leads to the next place that can be chosen, L to Limbo. Enter takes a piece in " +
    "hand, and again lands it; Escape puts it down. What a figure’s power can do follows below the " +
    "board.",
  places,
  spoken,
  caption,
  powers,
  side,
  end,
  events,
};

export type Words = typeof words;
