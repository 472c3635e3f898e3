// Cubus in English. The other languages have the same members (de.ts, fr.ts).
import type { SeatName } from "$lib/games";
import type { Refusals } from "$lib/words/refusals";
import type { Cards, Kind } from "../view/stack";
import type { BoxAt, Drawn, GhostAt, Role } from "./data";
import {
  boxes,
  cardList,
  cardNumber,
  form,
  kindCount,
  kindForm,
  name,
  points,
  pointsWord,
} from "./en_cards";
import { end, events, phases, subject, whose } from "./en_events";
import { practice } from "./en_practice";

const box = ({ place, level, top }: BoxAt) =>
  [
    `Box at ${place}`,
    `level ${level}`,
    ...(top ? [top === "open" ? "open top" : "lid on top"] : []),
  ].join(", ");

const targets = {
  box,
  takeOff: (at: BoxAt, above: number) =>
    above > 0 ? `${box(at)}: take off with ${boxes(above)} above it` : `${box(at)}: take off`,
  close: (at: BoxAt) => `${box(at)}: close it with a lid`,
  open: (at: BoxAt) => `${box(at)}: make it an open top`,
  put({ boxes: count, place, onColumn, level, fits }: GhostAt): string {
    const it = `Put ${boxes(count)} ${onColumn ? "on" : "at"} ${place}, level ${level}`;
    return fits ? it : `${it}, which no picture could show`;
  },
  take: (at: BoxAt, won: Cards) => `${box(at)}: take it, wins ${cardList(won)}`,
  cannotTake: (at: BoxAt, why: string | null) =>
    `${box(at)}: cannot be taken${why === null ? "" : `. ${why}`}`,
};

const digits = (count: number) => `${count} ${form(count, { one: "box", other: "boxes" })}`;
const compared = ({ before, after }: Drawn) => `${digits(after)} after ${before}`;

const board = {
  stack: "The stack",
  keys:
    "The arrow keys walk along the floor, right to the front right and down to the front left; " +
    "page up and page down from box to box of a column. Enter does what the tool says. Plus puts " +
    "a box, minus takes one off, O turns the top, U pushes a layer under everything, D pulls the " +
    "lowest layer out, Z takes a step back and Y does it again.",
  takeOne: "Take one box off the stack. Marked is what each yields: how many cards, and which.",
  nothingMissed: (passer: SeatName) =>
    `Indeed: there was nothing to build in ${whose(passer)} turn.`,
  missed: (passer: SeatName, most: number) =>
    `Nobody saw it: ${points(most)} ${most === 1 ? "was" : "were"} there in ${whose(passer)} turn.`,
  yourCards: "Your cards",
  allHands: "All hands",
  /** Heads the cards of somebody whose hand is used. */
  cardsOf: (who: SeatName) => name(who),
  lay: "Lay it",
  nameIt: "Name it",
  pass: "Nothing to build",
  backToBell: "Back to the bell",
  mirrored: "Mirrored view",
  mirroredFor: "For somebody who sits opposite: left and right exchanged",
};

/** What is told of the stack that is being drawn. */
const reckoning = {
  legend: "Reckoning",
  lately: "Last change",
  asOnTable: (drawn: Drawn) => `${compared(drawn)}, as on the table.`,
  refused: (drawn: Drawn, why: string) => `${compared(drawn)}. ${why}`,
  mayBeLaid: (drawn: Drawn, won: number | null) =>
    `${compared(drawn)}, ${won === null ? "may be named" : points(won)}.`,
  brief: ({ before, after }: Drawn) => `${before} → ${after} boxes`,
  boxes: "Boxes",
  then: "then",
  /** Stands behind the number of points, or behind a dash. */
  points: (count: number | null) => pointsWord(count ?? 2),
  cards: "Cards by kind",
  inHand: "in hand",
  exchanged: "used, gained",
  laid: (won: number) => `It may be laid, for ${points(won)}.`,
  named: "It may be named.",
  hint: "Change the stack so that it has more boxes, with few cards.",
};

const tools = {
  legend: "What a tap does",
  put: "Put a box",
  off: "Take off",
  top: "Lid or open",
  layerIn: { label: "Layer in", words: "Push a layer under everything" },
  layerOut: { label: "Layer out", words: "Pull the lowest layer out" },
  back: { label: "Back", words: "Take the last step back" },
  again: { label: "Again", words: "Do it again" },
  restart: { label: "Restart", words: "Start over with the stack on the table" },
};

const knock = {
  seconds: (left: number) => `${left}\u00a0s`,
  title: (passer: SeatName) =>
    `${subject(passer)} ${passer.self ? "see" : "sees"} nothing to build`,
  others: (passer: SeatName) => `The others may knock and build with ${whose(passer)} cards.`,
  answered: "You let it pass. The others may still knock, and so may you.",
  question: (passer: SeatName) =>
    `Do you see something? Knock, and build with ${whose(passer)} cards: the points are yours.`,
  bell: "The bell",
  hasKnocked: (who: SeatName) => `${subject(who)} ${who.self ? "have" : "has"} knocked`,
  /** To whoever knocked later. */
  wasFirst: (who: SeatName) => `${name(who)} was first`,
  shows: (who: SeatName, passer: SeatName) =>
    who.self
      ? `Show a build with ${whose(passer)} cards before the time is over.`
      : `${name(who)} alone may build now, with ${whose(passer)} cards.`,
  beFirst: "Whoever shows a build first has knocked.",
  /** `each`: what all others get for it. */
  giveUp: (each: number) => `Give up (${points(each)} to everybody else)`,
  knock: "Knock",
  knocks: (who: SeatName) => (who.self ? "You knock" : `${name(who)} knocks`),
  waive: "Let it pass",
  nobody: "Nobody knocks",
};

const roles: Readonly<Record<Role, string>> = {
  winner: "winner",
  passed: "passed",
  waived: "let it pass",
  mayKnock: "may knock",
  toMove: "to move",
};

const side = {
  roles,
  points: pointsWord,
  built: (count: number) => `· built ${count}`,
  deck: "Deck",
  unknown: (count: number) => `${cardNumber(count)} in an order nobody knows`,
};

export const words = {
  /** The core speaks English itself. */
  refusals: {} as Refusals,
  /** "two left sides". */
  kindCount,
  /** "left sides". */
  kindsName: (kind: Kind) => kindForm(kind, 2),
  events,
  phases,
  targets,
  board,
  reckoning,
  tools,
  knock,
  side,
  end,
  practice,
};

export type Words = typeof words;
