// What stands beside the board of Ankh'or, and its final scoring, in French.
import type { SeatName } from "$lib/games";
import { Tongue } from "$lib/words/tongue";
import type { Facts } from "../view/json";
import type { Decision, Part } from "../view/position";
import type { EndWords } from "./en_end";

const tongue = new Tongue("fr");

const subject = (who: SeatName): string => (who.self ? "Vous" : tongue.name(who));

/** People at the beginning of a sentence. */
const people = (all: readonly SeatName[], also: (index: number) => string): string =>
  tongue.and(
    all.map((who, index) => (who.self && index > 0 ? "vous" : subject(who)) + also(index)),
  );

const points = (count: number): string => tongue.counted(count, { one: "point", other: "points" });

const rules: Readonly<Record<Part, (facts: Facts) => string>> = {
  "bonus tokens": (facts) => `Chaque jeton bonus vaut ${points(facts.points.bonus_token)}.`,
  "two-point tiles": (facts) =>
    `Chaque tuile marquée d’un deux vaut ${points(facts.points.two_point_tile)}.`,
  animals: ({ points: { grouped_animal: each }, scoring_group: least }) =>
    `Chaque animal d’un groupe d’au moins ${least} de son espèce vaut ${points(each)}.`,
  colours: ({ points: { grouped_colour: each }, scoring_group: least }) =>
    `Chaque tuile d’un groupe d’au moins ${least} de sa couleur vaut ${points(each)}.`,
  tokens: (facts) =>
    `Chaque lot de ${facts.points.tokens_per_point} jetons restants, quels qu’ils soient, vaut un point.`,
};

const decisions: Readonly<Record<Decision, string>> = {
  points: "",
  tiles: " À égalité de points, le moins de tuiles l’emporte.",
  tokens: " À égalité de points et de tuiles, le moins de jetons l’emporte.",
  nothing: "",
};

const parts: EndWords["side"]["parts"] = {
  "bonus tokens": { name: "jetons bonus", brief: "bonus" },
  "two-point tiles": { name: "tuiles à deux points", brief: "tuiles 2" },
  animals: { name: "animaux", brief: "animaux" },
  colours: { name: "couleurs", brief: "couleurs" },
  tokens: { name: "jetons", brief: "jetons" },
};

const side: EndWords["side"] = {
  parts,
  title: (part) => tongue.capital(parts[part].name),
  toMove: "doit jouer",
  winner: "victoire",
  points: "points",
  ifItEnded: "pour l’instant",
};

export const end: EndWords = {
  side,
  label: "Décompte final",
  table: { part: "Points", soFar: "Jusqu’ici", total: "Total", winner: "(victoire)" },
  told: (part, facts, seats, of) =>
    `${rules[part](facts)} ${people(seats, (index) => ` ${of[index]}`)}.`,
  result: "Le résultat",
  shared: (winners, count) => {
    const verb = winners.some(({ self }) => self) ? "partagez" : "partagent";
    return `${people(winners, () => "")} ${verb} la victoire avec ${points(count)} chacun.`;
  },
  won: (who, count, decision) =>
    `${subject(who)} ${who.self ? "gagnez" : "gagne"} avec ${points(count)}.${decisions[decision]}`,
};
