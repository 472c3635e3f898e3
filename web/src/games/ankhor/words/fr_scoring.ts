// The points of Ankh'or and its final scoring in French.
import type { SeatName } from "$lib/games";
import type { Decision } from "../view/position";
import type { Words } from "./en";
import { counted, nouns, other, subject, tongue } from "./fr_names";

const worth = (count: number): string => ` vaut ${counted(count, nouns.point)}.`;

const parts: Words["scoring"]["parts"] = {
  "bonus tokens": {
    name: "jetons bonus",
    brief: "bonus",
    rule: ({ points }) => `Chaque jeton bonus${worth(points.bonus_token)}`,
  },
  "two-point tiles": {
    name: "tuiles à deux points",
    brief: "tuiles 2",
    rule: ({ points }) => `Chaque tuile marquée d’un deux${worth(points.two_point_tile)}`,
  },
  animals: {
    name: "animaux",
    brief: "animaux",
    rule: ({ points, scoring_group: least }) =>
      `Chaque animal d’un groupe d’au moins ${least} de son espèce${worth(points.grouped_animal)}`,
  },
  colours: {
    name: "couleurs",
    brief: "couleurs",
    rule: ({ points, scoring_group: least }) =>
      `Chaque tuile d’un groupe d’au moins ${least} de sa couleur${worth(points.grouped_colour)}`,
  },
  tokens: {
    name: "jetons",
    brief: "jetons",
    rule: ({ points }) =>
      `${tongue.capital(counted(points.tokens_per_point, nouns.token))} restants, quels qu’ils soient, valent un point.`,
  },
};

const decisions: Readonly<Record<Decision, string>> = {
  points: "",
  tiles: " À égalité de points, le moins de tuiles l’emporte.",
  tokens: " À égalité de points et de tuiles, le moins de jetons l’emporte.",
  nothing: "",
};

/** People at the beginning of a sentence. */
const people = (all: readonly SeatName[], also: (index: number) => string): string =>
  tongue.and(all.map((who, index) => (index === 0 ? subject(who) : other(who)) + also(index)));

const points = (count: number): string => counted(count, nouns.point);

export const scoring: Words["scoring"] = {
  label: "Décompte final",
  table: { part: "Points", soFar: "Jusqu’ici", total: "Total", winner: "(victoire)" },
  parts,
  title: (part) => tongue.capital(parts[part].name),
  told: (part, facts, seats, of) =>
    `${parts[part].rule(facts)} ${people(seats, (index) => ` ${of[index]}`)}.`,
  result: "Le résultat",
  shared: (winners, count) => {
    const verb = winners.some(({ self }) => self) ? "partagez" : "partagent";
    return `${people(winners, () => "")} ${verb} la victoire avec ${points(count)} chacun.`;
  },
  won: (who, count, decision) =>
    `${subject(who)} ${who.self ? "gagnez" : "gagne"} avec ${points(count)}.${decisions[decision]}`,
};

export const side: Words["side"] = {
  toMove: "doit jouer",
  winner: "victoire",
  points: "points",
  ifItEnded: "pour l’instant",
};
