// The bar under the board of Ankh'or in English: what is pointed at, what can be done, what it leads to.
import type { Excess } from "../view/position";
import type { Outlook } from "../view/outlook";
import type { Code, Colour, PileName, Token } from "../view/position";
import { closed, type Level } from "./data";
import {
  bonusForms,
  colours,
  counted,
  onto,
  pointForms,
  tile,
  tileForms,
  tokenForms,
  tokens,
  tongue,
  types,
} from "./en_names";

function outlook({ points, total, bonus, paid, lost }: Outlook): string {
  const change =
    points === 0
      ? "No point more or less"
      : `${tongue.capital(counted(Math.abs(points), pointForms))} ${points > 0 ? "more" : "less"}`;
  return [
    paid.length > 0 ? `Pays ${tokens(paid)}.` : "",
    `${change}, ${total} in all.`,
    bonus > 0 ? `Earns ${counted(bonus, bonusForms)}!` : "",
    bonus < 0 ? `Costs ${counted(-bonus, bonusForms)}.` : "",
    lost.length > 0 ? `A warehouse is emptied: ${tokens(lost)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function both({ resources, ankhs }: Excess): string {
  const parts = [
    resources > 0 ? counted(resources, { one: "resource", other: "resources" }) : "",
    ankhs > 0 ? counted(ankhs, { one: "ankh", other: "ankhs" }) : "",
  ].filter(Boolean);
  return tongue.and(parts);
}

export const actions = {
  leave: "Leave it",
  lay: "Lay it here",
  save: (saved: Colour, paid: readonly Colour[]) => `Save the ${types[saved]}, pay ${tokens(paid)}`,
  refresh: (pile: PileName) => `Refresh from pile ${pile.toUpperCase()}`,
  takeAndEnd: "Take and end turn",
  take: "Only take",
  startOver: "Start over",
  end: "End turn",
  endOwing: (count: number) => `End turn (${count} to give back)`,
  giveBack: (given: readonly Token[]) => `Give back ${tokens(given)}`,
  giveBackAndEnd: "Give back and end turn",
};

export const bar = {
  /** A title and what follows it, for the ear. */
  said: (title: string, text: string) => `${closed(title)} ${text}`,

  emptySlot: (slot: number) => `Slot ${slot + 1} is empty`,
  gapStays: "The gap stays until somebody refreshes the row.",
  costs: (price: readonly Colour[]) => `Costs ${tokens(price)}.`,
  tile: (code: Code) => tongue.capital(tile(code)),
  choosePlace: (code: Code) => `${tongue.capital(tile(code))}: choose a place`,
  pile: (pile: PileName, left: number) => `Pile ${pile.toUpperCase()}: ${counted(left, tileForms)}`,
  refill: (gone: Code | null) =>
    `An ankh fills the row from here${gone ? `, and the ${tile(gone)} goes out` : ""}.`,
  top: (back: Colour) => `Its top tile is ${colours[back]}.`,
  notMoved: (why: string) => `Not to be moved: ${why}`,
  chooseWhere: "Choose where to move it, for an ankh.",
  canMove: "An ankh can move it.",
  spot: (code: Code, at: Level) => `${tongue.capital(tile(code))} ${onto(at)}`,
  whichSaved: "Which marker is saved?",
  youChoose: "One marker is saved, you choose.",
  inHand: (code: Code, places: number) =>
    `${tongue.capital(tile(code))} in hand, ${counted(places, { one: "place", other: "places" })}.`,
  outlook,

  take: (taken: readonly Token[]) => `Take ${tokens(taken)}`,
  moreToTake: (count: number) =>
    `${tongue.capital(counted(count, { one: "more token", other: "more tokens" }))} to choose.`,
  tapBack: "Tap one to put it back.",
  tooManyHeld: "Too many tokens are held",
  toGiveBack: (given: readonly Token[]) => `To give back: ${tokens(given)}`,
  tooMany: (due: Excess, limits: Excess) =>
    `${tongue.capital(both(limits))} may be kept: give back ${both(due)}.`,

  over: "The game is over",
  onlooker: "The market and the cities",
  pointAtTile: "Point at a tile to see its groups.",
  lastRound: "This is the last round.",
  mainAction: (taken: number) => `Take ${counted(taken, tokenForms)} or buy a tile`,
  affordable: "Gold rims what you can afford.",
  nothingAffordable: "No tile can be afforded yet.",
  mainActionDone: "Your main action is done",
  ankhLeft: "An ankh could still refresh the row (choose a pile) or move a tile (choose it).",
  nothingMore: "Nothing more can be done.",
  bonusTurn: "A bonus turn follows.",
};
