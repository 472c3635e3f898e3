// The sentences of hints in German.
import { Tongue } from "../tongue";
import type { HintWords } from "./en";

const { number, counted } = new Tongue("de");

const tenths = (value: number) => number(Math.round(value * 10) / 10);
const share = (value: number) =>
  `${number(Math.round(Math.min(Math.max(value, 0), 1) * 100))}\u00a0%`;
const points = (value: number) =>
  counted(Math.round(value * 10) / 10, { one: "Punkt", other: "Punkte" });
const moves = (count: number) => counted(count, { one: "Zug", other: "Zügen" });

/** A change in words, or that there is none. */
const changing = (before: number, after: number) =>
  tenths(before) === tenths(after)
    ? `bleibt ${tenths(after)}`
    : `von ${tenths(before)} auf ${tenths(after)}`;

export const hint: HintWords = {
  label: "Tipp",
  close: "Den Tipp schließen",
  forced: "Es gibt nur einen Zug.",
  clear: "Ein Zug ist deutlich besser als die anderen, die geprüft wurden.",
  nothing: "Nichts ragt heraus: Sieh dir alles an, was du tun kannst.",
  askPlace: "Noch einmal, und du erfährst, wo.",
  marked: (moves) =>
    moves === 1 ? "Der beste Zug ist markiert." : `Die ${number(moves)} besten Züge sind markiert.`,
  win: (win, within) =>
    within === null
      ? `Gewinnchance genau ${share(win)}`
      : `Gewinnchance ${share(win)} (${share(win - within)} bis ${share(win + within)})`,
  points: (value) => `${points(value)} zu erwarten`,
  after: (told) => `Danach: ${told}`,
  why: "Warum",
  cost: "Was es kostet",
  change: (before, after) =>
    before === null || tenths(before) === tenths(after)
      ? tenths(after)
      : `${tenths(before)} → ${tenths(after)}`,
  changed: (before, after) => (before === null ? tenths(after) : changing(before, after)),
  others: (value) => `andere Züge: ${tenths(value)}`,
  facts: {
    forced: () => "Einen anderen Zug gibt es nicht.",
    solved: () => "Gelöst: Alles, was noch geschehen kann, ist durchgerechnet.",
    wins: (count) =>
      `Bewiesen: Er gewinnt, was auch geantwortet wird, in höchstens ${moves(count)} beider Seiten.`,
    loses: (count) =>
      `Bewiesen: Die andere Seite gewinnt, was auch gespielt wird, in höchstens ${moves(count)} beider Seiten.`,
    only: (win) => `Jeder andere Zug, der geprüft wurde, lässt höchstens ${share(win)}.`,
    close: () => "Ein anderer Zug ist etwa ebenso gut.",
    at_once: (value) => `Er bringt ${points(value)}; kein Zug bringt sofort mehr.`,
    patient: (value) =>
      `Ein anderer Zug brächte sofort ${points(value)}, doch dieser denkt weiter voraus.`,
  },
  more: "Weitere gute Züge",
  asGood: "etwa ebenso gut",
  lessGood: "weniger gut",
};
