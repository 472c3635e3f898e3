// The points of Ankh'or and its final scoring in German.
import type { SeatName } from "$lib/games";
import type { Decision } from "../view/position";
import type { Words } from "./en";
import { other, subject, tongue } from "./de_names";

const parts: Words["scoring"]["parts"] = {
  "bonus tokens": {
    name: "Bonusmarker",
    brief: "Bonus",
    rule: "Jeder Bonusmarker ist drei Punkte wert.",
  },
  "two-point tiles": {
    name: "2-Punkte-Plättchen",
    brief: "Zweier",
    rule: "Jedes Plättchen mit einer Zwei ist zwei Punkte wert.",
  },
  animals: {
    name: "Tiere",
    brief: "Tiere",
    rule: "Jedes Tier in einer Gruppe von mindestens zwei seiner Art ist einen Punkt wert.",
  },
  colours: {
    name: "Farben",
    brief: "Farben",
    rule: "Jedes Plättchen in einer Gruppe von mindestens zwei seiner Farbe ist einen Punkt wert.",
  },
  tokens: {
    name: "Marker",
    brief: "Marker",
    rule: "Je drei übrige Marker sind einen Punkt wert, gleich welche.",
  },
};

const decisions: Readonly<Record<Decision, string>> = {
  points: "",
  tiles: " Bei gleichen Punkten entscheiden weniger Plättchen.",
  tokens: " Bei gleichen Punkten und Plättchen entscheiden weniger Marker.",
  nothing: "",
};

/** People at the beginning of a sentence. */
const people = (all: readonly SeatName[], also: (index: number) => string): string =>
  tongue.and(all.map((who, index) => (index === 0 ? subject(who) : other(who)) + also(index)));

/** "mit 24 Punkten" */
const points = (count: number): string => tongue.counted(count, { one: "Punkt", other: "Punkten" });

export const scoring: Words["scoring"] = {
  label: "Schlusswertung",
  table: { part: "Punkte", soFar: "Bisher", total: "Gesamt", winner: "(hat gewonnen)" },
  parts,
  title: (part) => parts[part].name,
  told: (part, seats, of) => `${parts[part].rule} ${people(seats, (index) => ` ${of[index]}`)}.`,
  result: "Das Ergebnis",
  shared: (winners, count) => {
    const verb = winners.some(({ self }) => self) ? "teilt euch" : "teilen sich";
    return `${people(winners, () => "")} ${verb} den Sieg mit je ${points(count)}.`;
  },
  won: (who, count, decision) =>
    `${subject(who)} ${who.self ? "gewinnst" : "gewinnt"} mit ${points(count)}.${decisions[decision]}`,
};

export const side: Words["side"] = {
  toMove: "am Zug",
  winner: "gewonnen",
  points: "Punkte",
  ifItEnded: "Stand jetzt",
};
