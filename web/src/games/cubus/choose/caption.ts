// The words of the bar: of what is pointed at, of what is due, of the stack that is being drawn; and
// what each box and ghost is called for those who hear it.
import { inFull } from "$lib/board/refused";
import type { BoardProps, SeatName } from "$lib/games";
import { nameOf } from "$lib/view";
import { words as frame } from "$lib/words";
import { refusalText } from "$lib/words/refusals";
import { phaseWords } from "../view/describe";
import { takesOf } from "../view/position";
import { keyOf, type Stack } from "../view/stack";
import { words } from "../words";
import type { BoxAt } from "../words/data";
import type { Building } from "./building.svelte";
import type { Target } from "./targets";

type Table = Pick<BoardProps, "view" | "seats" | "check">;

export const taking = (target: Target): string => `take ${keyOf(target)}`;

function boxAt(stack: Stack, { i, j, z }: Target): BoxAt {
  const column = stack.get(keyOf({ i, j }));
  const top = column?.height === z + 1 ? (column.open ? "open" : "lid") : null;
  return { place: keyOf({ i, j }), level: z + 1, top };
}

/** Where a target is, what is on it, what a tap does or why it would be refused. */
export function targetName(building: Building, target: Target, table: Table): string {
  const say = words().targets;
  const { stack, active, tool } = building;
  const place = keyOf(target);
  if (target.ghost) {
    const { z, boxes, fits } = target.ghost;
    return say.put({ boxes, place, onColumn: stack.has(place), level: z + 1, fits });
  }
  const column = stack.get(place);
  const at = boxAt(stack, target);
  if (building.takes) {
    const won = takesOf(table.view).get(taking(target));
    const refused = won ? null : table.check(taking(target));
    return won
      ? say.take(at, won)
      : say.cannotTake(at, refused && inFull(refused, words().refusals));
  }
  if (!active || tool === "put") return say.box(at);
  if (tool === "off") return say.takeOff(at, (column?.height ?? 0) - target.z - 1);
  return column?.open ? say.close(at) : say.open(at);
}

interface Caption {
  title: string;
  text: string;
  /** Why the drawing may not be laid: the rule, where there is one. */
  refused: boolean;
  rule: string | undefined;
}

/**
 * @param target - what is pointed at.
 * @param missed - what somebody overlooked and may be told now.
 */
export function captionOf(
  building: Building,
  table: Table,
  target: Target | null,
  missed: string | null,
): Caption {
  const { view } = table;
  const error = building.active ? building.reckoning.error : null;
  const title = drawnTitle(building) ?? missed ?? phaseWords(view);
  return {
    title: target ? targetName(building, target, table) : title,
    text: dueWords(building),
    refused: error !== null,
    rule: error?.rule,
  };
}

function drawnTitle({ drawn, reckoning }: Building): string | null {
  const { boxesBefore: before, boxesAfter: after } = reckoning;
  return drawn.changed ? words().reckoning.brief({ before, after }) : null;
}

function dueWords({ active, takes, reckoning }: Building): string {
  if (takes) return words().board.takeOne;
  if (!active) return "";
  const { error, legal, points } = reckoning;
  const say = words().reckoning;
  if (error) return refusalText(error, words().refusals, frame().refusals);
  if (!legal) return say.hint;
  return points === null ? say.named : say.laid(points);
}

/** Whose cards may be used. */
export function ownerOf({ pooled, knocker, position }: Building, seats: SeatName[]): string {
  const { yourCards, allHands, cardsOf } = words().board;
  if (pooled) return allHands;
  return knocker === null ? yourCards : cardsOf(nameOf(seats, position.turn));
}

/** What is told of the drawing after each step. */
export function toldOf({ drawn, reckoning }: Building): string {
  const { boxesBefore: before, boxesAfter: after, error, points } = reckoning;
  const say = words().reckoning;
  if (!drawn.changed) return say.asOnTable({ before, after });
  if (error) return say.refused({ before, after }, inFull(error, words().refusals));
  return say.mayBeLaid({ before, after }, points);
}
