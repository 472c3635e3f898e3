// The points of Ankh'or and its final scoring in German.
import type { SeatName } from "$lib/games";
import type { Decision } from "../view/position";
import type { Words } from "./en";
import { counted, nouns, other, subject, tongue } from "./de_names";

const worth = (count: number): string => ` ist ${counted(count, nouns.point, "accusative")} wert.`;

const parts: Words["scoring"]["parts"] = {
  "bonus tokens": {
    name: "Bonusmarker",
    brief: "Bonus",
    rule: ({ points }) => `Jeder Bonusmarker${worth(points.bonus_token)}`,
  },
  "two-point tiles": {
    name: "2-Punkte-Plättchen",
    brief: "Zweier",
    rule: ({ points }) => `Jedes Plättchen mit einer Zwei${worth(points.two_point_tile)}`,
  },
  animals: {
    name: "Tiere",
    brief: "Tiere",
    rule: ({ points, scoring_group: least }) =>
      `Jedes Tier in einer Gruppe ab ${least} seiner Art${worth(points.grouped_animal)}`,
  },
  colours: {
    name: "Farben",
    brief: "Farben",
    rule: ({ points, scoring_group: least }) =>
      `Jedes Plättchen in einer Gruppe ab ${least} seiner Farbe${worth(points.grouped_colour)}`,
  },
  tokens: {
    name: "Marker",
    brief: "Marker",
    rule: ({ points }) =>
      `Je ${points.tokens_per_point} übrige Marker sind einen Punkt wert, gleich welche.`,
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
  told: (part, facts, seats, of) =>
    `${parts[part].rule(facts)} ${people(seats, (index) => ` ${of[index]}`)}.`,
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
