// Boxes, cards and points in German, counted and listed.
import { Tongue, type Forms } from "$lib/words/tongue";
import { cardCount, KINDS, type Cards, type Kind } from "../view/stack";
import type { Change } from "./data";

export const { and, capital, counted, form, name, number } = new Tongue("de");

/** From two on; "kein" and "ein" follow gender and case. */
const numerals = ["", "", "zwei", "drei", "vier", "fünf", "sechs"];

const spelled = (count: number, forms: Forms) =>
  `${numerals[count] || number(count)} ${form(count, forms)}`;

const kinds: Readonly<Record<Kind, Forms>> = {
  L: { one: "linkes Kistenteil", other: "linke Kistenteile" },
  R: { one: "rechtes Kistenteil", other: "rechte Kistenteile" },
  T: { one: "Deckel", other: "Deckel" },
  O: { one: "offenes Kistenteil", other: "offene Kistenteile" },
};

export const kindForm = (kind: Kind, count: number) => form(count, kinds[kind]);

/** In the nominative: "ein Deckel", "kein linkes Kistenteil"; it stands alone. */
export function kindCount(kind: Kind, count: number): string {
  if (count === 0) return `kein ${kindForm(kind, 1)}`;
  return count === 1 ? `ein ${kindForm(kind, 1)}` : spelled(count, kinds[kind]);
}

/** In the accusative: "einen Deckel", "zwei linke Kistenteile". */
export function kindObject(kind: Kind, count: number): string {
  return kind === "T" && count === 1 ? "einen Deckel" : kindCount(kind, count);
}

/** In the accusative: "zwei linke Kistenteile und einen Deckel"; "keine Karte". */
export function cardList(cards: Cards): string {
  if (cardCount(cards) === 0) return "keine Karte";
  return and(KINDS.filter((kind) => cards[kind] > 0).map((kind) => kindObject(kind, cards[kind])));
}

/** "Kiste" and "Karte" sound alike in the nominative and the accusative. */
const feminine = (count: number, forms: Forms) =>
  count === 0 ? `keine ${forms.other}` : count === 1 ? `eine ${forms.one}` : spelled(count, forms);

export const boxes = (count: number) => feminine(count, { one: "Kiste", other: "Kisten" });
export const cardNumber = (count: number) => feminine(count, { one: "Karte", other: "Karten" });

export const pointsWord = (count: number) => form(count, { one: "Punkt", other: "Punkte" });
export const points = (count: number) => `${number(count)} ${pointsWord(count)}`;

/** "vier Kisten mit drei Karten", "drei Kisten mit zwei Karten, eine Karte zurück". */
export function change({ boxes: more, used, gained }: Change): string {
  const cards = used > 0 ? `mit ${used === 1 ? "einer Karte" : cardNumber(used)}` : "ohne Karte";
  const back = gained > 0 ? `, dazu ${cardNumber(gained)} zurück` : "";
  return `${boxes(more)} ${cards}${back}`;
}
