// Cubus in English. The other languages have the same members (de.ts, fr.ts).
import type { SeatName } from "$lib/games";
import type { Cards, Kind } from "../view/stack";
import type { Balance, BoxAt, Drawn, GhostAt, Role } from "./data";
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
import { signed } from "../view/signed";
import { end, events, phases, subject, whose } from "./en_events";
import { practice } from "./en_practice";
import { refusals } from "./en_refusals";

/** What a box is, and what can be done with it: under the pointer, where the eye has the place. */
const targets = {
  box: ({ level, top }: Pick<BoxAt, "level" | "top">) =>
    [`Box on level ${level}`, ...(top ? [top === "open" ? "open top" : "lid on top"] : [])].join(
      ", ",
    ),
  takeOff: (above: number) =>
    above > 0 ? `Take it off with ${boxes(above)} above it` : "Take it off",
  close: "Close it with a lid",
  open: "Make it an open top",
  put: (count: number) => `Put ${boxes(count)} here`,
  take: (won: Cards) => `Take it, wins ${cardList(won)}`,
  cannotTake: "It cannot be taken",
};

/** The same for the ear, with the place. */
const spoken = {
  box: (at: BoxAt) => `${targets.box(at)}, row ${at.row}, place ${at.place}`,
  deed: (at: BoxAt, deed: string) => `${spoken.box(at)}: ${deed}`,
  put({ boxes: count, row, place, level, fits }: GhostAt): string {
    const it = `${targets.put(count)}: row ${row}, place ${place}, level ${level}`;
    return fits ? it : `${it}, which no picture could show`;
  },
};

const digits = (count: number) => `${count} ${form(count, { one: "box", other: "boxes" })}`;
const compared = ({ before, after }: Drawn) => `${digits(after)} after ${before}`;

const board = {
  stack: "The stack",
  keys:
    "The arrow keys walk along the floor, right to the front right and down to the front left; " +
    "page up and page down from box to box of a column. Enter does what the tool says. Plus puts " +
    "a box, minus takes one off, O turns the top, U pushes a layer under everything, D pulls the " +
    "lowest layer out, Z or Escape takes a step back and Y does it again. L lays the stack, K knocks, P lets a pass pass.",
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
  exchanged: "used, gained",
  /** "+1 box, −2 cards = 1 point", with the signs of `signed`. */
  tag: ({ boxes: more, cards, points: won }: Balance) =>
    `${signed(more)} ${form(Math.abs(more), { one: "box", other: "boxes" })}, ` +
    `${signed(cards)} ${form(Math.abs(cards), { one: "card", other: "cards" })}` +
    (won === null ? "" : ` = ${points(won)}`),
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
  back: { label: "Undo", words: "Undo the last step" },
  again: { label: "Redo", words: "Redo it" },
  restart: { label: "Start over", words: "Start over with the stack on the table" },
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
  knocked: "has knocked",
  toMove: "to move",
};

const side = {
  roles,
  points: pointsWord,
  built: (count: number) => `built ${count}`,
  deck: "Deck",
  unknown: (count: number) => `${cardNumber(count)} in an order nobody knows`,
};

export const words = {
  refusals,
  /** "two left sides". */
  kindCount,
  /** "left sides". */
  kindsName: (kind: Kind) => kindForm(kind, 2),
  events,
  phases,
  targets,
  spoken,
  board,
  reckoning,
  tools,
  knock,
  side,
  end,
  practice,
};

export type Words = typeof words;
