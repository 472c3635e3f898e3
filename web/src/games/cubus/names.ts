// What boxes, cards, events and refusals are called, for the ear and for the eye.
import type { CoreError, GameEvent, SeatName, View } from "$lib/games";
import { positionOf } from "./position";
import { exchangeOf } from "./reckoning";
import { boxesOf, cardsOf, KINDS, parseStack, type Cards, type Kind, type Stack } from "./stack";
import type { Target, Tool } from "./targets";
import { boxes, capitalised, counted, listed, points, verb, whose } from "./words";

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  L: "left side",
  R: "right side",
  T: "lid",
  O: "open top",
};

/** "two left sides and one lid"; "no cards". */
export function cardWords(cards: Cards): string {
  const words = KINDS.filter((kind) => cards[kind] > 0).map((kind) =>
    counted(cards[kind], KIND_NAMES[kind]),
  );
  return words.length > 0 ? listed(words) : "no cards";
}

/** The sentence and the rule that it comes from. */
export function inFull(error: CoreError): string {
  return error.rule ? `${error.message} (${error.rule})` : error.message;
}

/** "Box at 1,0, level 2, lid on top". */
export function boxName(stack: Stack, { i, j, z }: Target): string {
  const column = stack.get(`${i},${j}`);
  const top = column && column.height === z + 1;
  const parts = [`Box at ${i},${j}`, `level ${z + 1}`];
  if (top) parts.push(column.open ? "open top" : "lid on top");
  return parts.join(", ");
}

/** What a tap on a target does, as the end of its name. */
function deed(stack: Stack, target: Target, tool: Tool): string {
  const column = stack.get(`${target.i},${target.j}`);
  const above = (column?.height ?? 0) - target.z - 1;
  if (tool === "off") return above > 0 ? `take off with ${boxes(above)} above it` : "take off";
  if (tool === "top") return column?.open ? "close it with a lid" : "make it an open top";
  return "";
}

/** `fits`: whether a picture could show the stack with the ghost's box. */
export function targetName(stack: Stack, target: Target, tool: Tool, fits = true): string {
  if (target.ghost) {
    const { i, j, z, ghost } = target;
    const place = stack.has(`${i},${j}`) ? `on ${i},${j}` : `at ${i},${j}`;
    const name = `Put ${boxes(ghost.boxes)} ${place}, level ${z + 1}`;
    return fits ? name : `${name}, which no picture could show`;
  }
  const does = deed(stack, target, tool);
  return does ? `${boxName(stack, target)}: ${does}` : boxName(stack, target);
}

function nameOf(seats: SeatName[], seat: number): string {
  return seats[seat]?.name ?? `Seat ${seat}`;
}

/** "four boxes with three cards", "three boxes with two cards, one gained". */
export function changeWords(before: Stack, after: Stack): string {
  const { used, gained } = exchangeOf(cardsOf(before), cardsOf(after));
  const count = (cards: Cards) => KINDS.reduce((sum, kind) => sum + cards[kind], 0);
  const more = boxesOf(after) - boxesOf(before);
  const cards = count(used) > 0 ? `with ${counted(count(used), "card")}` : "without a card";
  const back = count(gained) > 0 ? `, ${count(gained)} gained` : "";
  return `${more === 1 ? "a box" : boxes(more)} ${cards}${back}`;
}

/** One event as a sentence: "Ada built two boxes with one card: 5 points." */
export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  const position = positionOf(before);
  const { text, actor } = event;
  const turn = nameOf(seats, position.turn);
  if (actor === null) {
    const kind = KIND_NAMES[text.slice(5) as Kind];
    return `${turn} ${verb(turn, "draws", "draw")} ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}.`;
  }
  const name = nameOf(seats, actor);
  const won = (after.scores[actor] ?? 0) - (before.scores[actor] ?? 0);
  if (text === "waive") return `${name} ${verb(name, "lets", "let")} it pass.`;
  if (text === "knock false") {
    return `${name} knocked and had nothing to show: all others get 2 points.`;
  }
  if (text.startsWith("take ")) return describeTake(name, text, before, after, actor);
  if (text === "pass") {
    const nothing = position.phase === "name" ? "names no move" : "sees nothing to build";
    const second = position.phase === "name" ? "name no move" : "see nothing to build";
    return `${name} ${verb(name, nothing, second)}.`;
  }
  const stack = parseStack(text.replace(/^(knock )?build /, ""));
  const change = changeWords(position.stack, stack);
  if (position.phase === "name") return `${name} ${verb(name, "names", "name")} ${change}.`;
  if (text.startsWith("knock "))
    return `${name} knocked and built ${change} of ${whose(turn)} hand: ${points(won)}.`;
  return `${name} built ${change}: ${points(won)}.`;
}

function describeTake(name: string, text: string, before: View, after: View, seat: number): string {
  const [was, is] = [positionOf(before).hands[seat], positionOf(after).hands[seat]];
  const won = was && is ? exchangeOf(was, is).used : null;
  const gain = won ? cardWords(won) : "no cards";
  const got = gain === "no cards" ? "and won no card" : `and won ${gain}`;
  return `${name} took the box at ${text.slice(5)} ${got}.`;
}

/** What there is to say of the table as a whole. */
export function phaseWords(view: View): string {
  const { phase, stack } = positionOf(view);
  if (phase === "over") return "The game is over.";
  if (phase === "demolish") return `${capitalised(boxes(boxesOf(stack)))} still to be taken down.`;
  if (phase === "name") return "Everybody names a move with the cards of all.";
  return `${capitalised(boxes(boxesOf(stack)))} on the table.`;
}
