// The words of the bar: of what is pointed at, of what is due, of the stack that is being drawn; what
// each box and ghost is called for those who hear it; whose cards lie at the board's edge.
import { inFull } from "$lib/board/refused";
import type { BoardProps, SeatName } from "$lib/games";
import { nameOf } from "$lib/view";
import { words as frame } from "$lib/words";
import { refusalText } from "$lib/words/refusals";
import { phaseWords } from "../view/describe";
import { takesOf } from "../view/position";
import type { Missed } from "../view/lately.svelte";
import type { Reckoning } from "../view/reckoning";
import { keyOf, NO_CARDS, spotOf, type Cards } from "../view/stack";
import { words } from "../words";
import type { BoxAt } from "../words/data";
import type { Building } from "./building.svelte";
import type { Target } from "./targets";

type Table = Pick<BoardProps, "view" | "seats" | "you" | "check">;

export const taking = (target: Target): string => `take ${keyOf(target)}`;

/** Counted from the stack's own first row and place: what comes before them is 0. */
function boxAt(building: Building, target: Target): BoxAt {
  const column = building.stack.get(keyOf(target));
  const top = column?.height === target.z + 1 ? (column.open ? "open" : "lid") : null;
  return { ...spotOf(building.stack, target), level: target.z + 1, top };
}

/** What a tap on a box does, and why it would be refused; null where it does nothing. */
function deedOf(
  { stack, active, takes, tool }: Building,
  target: Target,
  { view, check }: Table,
): { deed: string; why: string } | null {
  const say = words().targets;
  const column = stack.get(keyOf(target));
  const said = (deed: string) => ({ deed, why: "" });
  if (takes) {
    const won = takesOf(view).get(taking(target));
    if (won) return said(say.take(won));
    const refused = check(taking(target));
    return { deed: say.cannotTake, why: refused ? inFull(refused, words().refusals) : "" };
  }
  if (!active || tool === "put") return null;
  if (tool === "off") return said(say.takeOff((column?.height ?? 0) - target.z - 1));
  return said(column?.open ? say.close : say.open);
}

/** Where a target is, what is on it, what a tap does or why it would be refused: for the ear. */
export function targetName(building: Building, target: Target, table: Table): string {
  const { spoken } = words();
  if (target.ghost) {
    const { boxes, fits } = target.ghost;
    return spoken.put({ ...spotOf(building.stack, target), level: target.z + 1, boxes, fits });
  }
  const at = boxAt(building, target);
  const does = deedOf(building, target, table);
  if (!does) return spoken.box(at);
  const told = spoken.deed(at, does.deed);
  return does.why === "" ? told : `${told}. ${does.why}`;
}

interface Caption {
  title: string;
  text: string;
  /** Why the drawing may not be laid: the rule, where there is one. */
  refused: boolean;
  rule: string | undefined;
}

/**
 * @param pointed - what is pointed at; where that is a ghost, with what it would cost and win.
 * @param missed - what somebody overlooked and may be told now.
 */
export function captionOf(
  building: Building,
  table: Table,
  pointed: { target: Target; plan: Reckoning | null } | null,
  missed: string | null,
): Caption {
  // What is drawn comes first: the tag tells of what is only pointed at.
  const plan = (building.drawn.changed ? null : pointed?.plan) ?? building.reckoning;
  const error = building.active ? plan.error : null;
  const due = {
    title: drawnTitle(building) ?? missed ?? phaseWords(table.view),
    text: dueWords(building, plan),
  };
  return {
    ...due,
    ...(pointed ? pointedWords(building, pointed.target, table) : {}),
    refused: error !== null,
    rule: error?.rule,
  };
}

function pointedWords(building: Building, target: Target, table: Table): Partial<Caption> {
  if (target.ghost) return { title: words().targets.put(target.ghost.boxes) };
  const does = deedOf(building, target, table);
  if (!does) return { title: words().targets.box(boxAt(building, target)) };
  return { title: does.deed, ...(does.why === "" ? {} : { text: does.why }) };
}

/** What somebody overlooked, whom nobody has knocked for. */
export function missedWords(missed: Missed | null, seats: SeatName[]): string | null {
  if (!missed) return null;
  const { nothingMissed, missed: something } = words().board;
  const who = nameOf(seats, missed.passer);
  return missed.points === 0 ? nothingMissed(who) : something(who, missed.points);
}

function drawnTitle({ drawn, reckoning }: Building): string | null {
  const { boxesBefore: before, boxesAfter: after } = reckoning;
  return drawn.changed ? words().reckoning.brief({ before, after }) : null;
}

function dueWords({ active, takes }: Building, plan: Reckoning): string {
  if (takes) return words().board.takeOne;
  if (!active) return "";
  const { error, legal, points } = plan;
  const say = words().reckoning;
  if (error) return refusalText(error, words().refusals, frame().refusals);
  if (!legal) return say.hint;
  return points === null ? say.named : say.laid(points);
}

/**
 * The cards at the board's edge: those that may be used where somebody of this page builds or may
 * knock; else a person's own, and in a game that is only watched those of the turn.
 */
export function handOf(
  { pooled, hand, position }: Building,
  { view, seats, you }: Table,
): { seat: number | null; owner: string; cards: Cards } {
  const { yourCards, allHands, cardsOf } = words().board;
  if (pooled) return { seat: null, owner: allHands, cards: hand };
  const [only = position.turn, ...others] = you;
  const seat = view.race || others.length > 0 ? position.turn : only;
  const who: SeatName = nameOf(seats, seat);
  const owner = who.self ? yourCards : cardsOf(who);
  return { seat, owner, cards: position.hands[seat] ?? NO_CARDS };
}

/** What is told of the drawing after each step. */
export function toldOf({ drawn, reckoning }: Building): string {
  const { boxesBefore: before, boxesAfter: after, error, points } = reckoning;
  const say = words().reckoning;
  if (!drawn.changed) return say.asOnTable({ before, after });
  if (error) return say.refused({ before, after }, inFull(error, words().refusals));
  return say.mayBeLaid({ before, after }, points);
}
