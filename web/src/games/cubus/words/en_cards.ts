// Boxes, cards and points in English, counted and listed.
import { Tongue, type Forms } from "$lib/words/tongue";
import { cardCount, KINDS, type Cards, type Kind } from "../view/stack";
import type { Change } from "./data";

export const { and, capital, form, name, number } = new Tongue("en");

const numerals = ["no", "one", "two", "three", "four", "five", "six"];

/** "two boxes"; numbers beyond six in digits. */
const spelled = (count: number, forms: Forms) =>
  `${numerals[count] ?? number(count)} ${form(count, forms)}`;

const kinds: Readonly<Record<Kind, Forms>> = {
  L: { one: "left side", other: "left sides" },
  R: { one: "right side", other: "right sides" },
  T: { one: "lid", other: "lids" },
  O: { one: "open top", other: "open tops" },
};

export const kindForm = (kind: Kind, count: number) => form(count, kinds[kind]);

/** "a left side", "an open top". */
export const oneOf = (kind: Kind) => `${kind === "O" ? "an" : "a"} ${kindForm(kind, 1)}`;

export const kindCount = (kind: Kind, count: number) => spelled(count, kinds[kind]);

/** "two left sides and one lid"; "no card". */
export function cardList(cards: Cards): string {
  if (cardCount(cards) === 0) return "no card";
  return and(KINDS.filter((kind) => cards[kind] > 0).map((kind) => kindCount(kind, cards[kind])));
}

export const boxes = (count: number) => spelled(count, { one: "box", other: "boxes" });
export const cardNumber = (count: number) => spelled(count, { one: "card", other: "cards" });

/** What is compared stands in digits. */
export const pointsWord = (count: number) => form(count, { one: "point", other: "points" });
export const points = (count: number) => `${number(count)} ${pointsWord(count)}`;

/** "four boxes with three cards", "three boxes with two cards, one gained". */
export function change({ boxes: more, used, gained }: Change): string {
  const cards = used > 0 ? `with ${cardNumber(used)}` : "without a card";
  const back = gained > 0 ? `, ${numerals[gained] ?? number(gained)} gained` : "";
  return `${more === 1 ? "a box" : boxes(more)} ${cards}${back}`;
}
