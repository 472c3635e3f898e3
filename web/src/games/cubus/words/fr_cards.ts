// Boxes, cards and points in French, counted and listed.
import { Tongue, type Forms } from "$lib/words/tongue";
import { cardCount, KINDS, type Cards, type Kind } from "../view/stack";
import type { Change } from "./data";

export const { and, capital, form, name, number } = new Tongue("fr");

/** From two on; "aucun" and "un" follow the gender. */
const numerals = ["", "", "deux", "trois", "quatre", "cinq", "six"];

const spelled = (count: number, forms: Forms) =>
  `${numerals[count] || number(count)} ${form(count, forms)}`;

const masculine = (count: number, forms: Forms) =>
  count < 2 ? `${count === 0 ? "aucun" : "un"} ${form(1, forms)}` : spelled(count, forms);

const feminine = (count: number, forms: Forms) =>
  count < 2 ? `${count === 0 ? "aucune" : "une"} ${form(1, forms)}` : spelled(count, forms);

const kinds: Readonly<Record<Kind, Forms>> = {
  L: { one: "côté gauche", other: "côtés gauches" },
  R: { one: "côté droit", other: "côtés droits" },
  T: { one: "couvercle", other: "couvercles" },
  O: { one: "dessus ouvert", other: "dessus ouverts" },
};

export const kindForm = (kind: Kind, count: number) => form(count, kinds[kind]);
export const kindCount = (kind: Kind, count: number) => masculine(count, kinds[kind]);

/** "deux côtés gauches et un couvercle"; not for no card, which turns the verb around. */
export function cardList(cards: Cards): string {
  return and(KINDS.filter((kind) => cards[kind] > 0).map((kind) => kindCount(kind, cards[kind])));
}

export const isNone = (cards: Cards) => cardCount(cards) === 0;

export const boxes = (count: number) => feminine(count, { one: "caisse", other: "caisses" });
export const cardNumber = (count: number) => feminine(count, { one: "carte", other: "cartes" });

export const pointsWord = (count: number) => form(count, { one: "point", other: "points" });
export const points = (count: number) => `${number(count)} ${pointsWord(count)}`;

/** "quatre caisses avec trois cartes", "trois caisses avec deux cartes, plus une carte reprise". */
export function change({ boxes: more, used, gained }: Change): string {
  const cards = used > 0 ? `avec ${cardNumber(used)}` : "sans carte";
  const back =
    gained > 0
      ? `, ${cardNumber(gained)} ${form(gained, { one: "reprise", other: "reprises" })}`
      : "";
  return `${boxes(more)} ${cards}${back}`;
}
