// What Pyramix refuses, and why (PYX-32), in German.
import type { Params, Refusals } from "$lib/words/refusals";
import type { Code } from "../view/position";
import { noCube, theCube, tongue } from "./de_cubes";

const { and, capital } = tongue;

/** Data counts seats from 0, people count from 1. */
const seat = (param: string | undefined): number => Number(param) + 1;
const code = ({ cube }: Params): Code => (cube ?? "?") as Code;
const cells = ({ cells }: Params): string[] => (cells ?? "").split(" ");

const when = "Ein Würfel darf genommen werden, wenn zwei oder drei seiner Seiten sichtbar sind.";

export const refusals: Refusals = {
  over: () => "Die Partie ist zu Ende: Auf dem Sockel liegt nur noch eine Lage.",
  reveal_due: (params) => `Vor dem nächsten Zug wird aufgedeckt: ${and(cells(params))}.`,
  not_your_turn: (params) =>
    `Platz ${seat(params.turn)} ist am Zug, nicht Platz ${seat(params.seat)}.`,
  no_reveal_due: () => "Es ist nichts aufzudecken; ein Platz ist am Zug.",
  no_cell_name: () => "Ein Zug ist der Name eines Feldes, drei Ziffern wie in 014.",
  no_such_cell: ({ cell }) =>
    `Ein Feld ${cell} gibt es nicht: Die drei Ziffern eines Feldes ergeben zusammen höchstens 5.`,
  taken: () => "Hier liegt kein Würfel mehr.",
  no_face: (params) => `${capital(theCube(code(params)))} zeigt keine Seite. ${when}`,
  one_face: (params) => `${capital(theCube(code(params)))} zeigt nur eine Seite. ${when}`,
  opens_tray: () => "Kein Würfel würde an seine Stelle rutschen: Der Sockel läge frei.",
  touches_cobra: (params) =>
    `${capital(theCube(code(params)))} berührt eine Kobra. ` +
    "Neben einer Kobra darf nur eine Kobra genommen werden.",
  no_reveal_text: () => "Es ist aufzudecken, in der Form: reveal 000=bA 001=X …",
  other_cells: (params) =>
    `Aufzudecken sind, in dieser Reihenfolge, genau: ${cells(params).join(", ")}.`,
  none_left: (params) => `Für das Feld ${params.cell} ist ${noCube(code(params))} mehr übrig.`,
};
