// What stands beside the board of Ankh'or, and its final scoring, in German.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import type { Facts } from "../view/json";
import type { Decision, Part } from "../view/position";
import type { EndWords } from "./en_end";

const tongue = new Tongue("de");

const subject = (who: SeatName): string => (who.self ? "Du" : tongue.name(who));

/** People at the beginning of a sentence. */
const people = (all: readonly SeatName[], also: (index: number) => string): string =>
  tongue.and(all.map((who, index) => (who.self && index > 0 ? "du" : subject(who)) + also(index)));

const worth = (count: number): string =>
  ` ist ${tongue.counted(count, { one: "Punkt", other: "Punkte" })} wert.`;

/** "mit 24 Punkten" */
const points = (count: number): string => tongue.counted(count, { one: "Punkt", other: "Punkten" });

const rules: Readonly<Record<Part, (facts: Facts) => string>> = {
  "bonus tokens": ({ points }) => `Jeder Bonusmarker${worth(points.bonus_token)}`,
  "two-point tiles": ({ points }) =>
    `Jedes Plättchen mit einer Zwei${worth(points.two_point_tile)}`,
  animals: ({ points, scoring_group: least }) =>
    `Jedes Tier in einer Gruppe ab ${least} seiner Art${worth(points.grouped_animal)}`,
  colours: ({ points, scoring_group: least }) =>
    `Jedes Plättchen in einer Gruppe ab ${least} seiner Farbe${worth(points.grouped_colour)}`,
  tokens: ({ points }) =>
    `Je ${points.tokens_per_point} übrige Marker sind einen Punkt wert, gleich welche.`,
};

const decisions: Readonly<Record<Decision, string>> = {
  points: "",
  tiles: " Bei gleichen Punkten entscheiden weniger Plättchen.",
  tokens: " Bei gleichen Punkten und Plättchen entscheiden weniger Marker.",
  nothing: "",
};

const parts: EndWords["side"]["parts"] = {
  "bonus tokens": { name: "Bonusmarker", brief: "Bonus" },
  "two-point tiles": { name: "2-Punkte-Plättchen", brief: "Zweier" },
  animals: { name: "Tiere", brief: "Tiere" },
  colours: { name: "Farben", brief: "Farben" },
  tokens: { name: "Marker", brief: "Marker" },
};

const side: EndWords["side"] = {
  parts,
  title: (part) => parts[part].name,
  toMove: "am Zug",
  winner: "gewonnen",
  points: "Punkte",
  ifItEnded: "Stand jetzt",
};

export const end: EndWords = {
  side,
  label: "Schlusswertung",
  table: { part: "Punkte", soFar: "Bisher", total: "Gesamt", winner: "(hat gewonnen)" },
  told: (part, facts, seats, of) =>
    `${rules[part](facts)} ${people(seats, (index) => ` ${of[index]}`)}.`,
  result: "Das Ergebnis",
  shared: (winners, count) => {
    const verb = winners.some(({ self }) => self) ? "teilt euch" : "teilen sich";
    return `${people(winners, () => "")} ${verb} den Sieg mit je ${points(count)}.`;
  },
  won: (who, count, decision) =>
    `${subject(who)} ${who.self ? "gewinnst" : "gewinnt"} mit ${points(count)}.${decisions[decision]}`,
};
