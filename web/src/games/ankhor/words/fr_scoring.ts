// The points of Ankh'or and its final scoring in French.
import type { SeatName } from "$lib/games";
import type { Decision } from "../view/position";
import type { Words } from "./en";
import { counted, nouns, other, subject, tongue } from "./fr_names";

const parts: Words["scoring"]["parts"] = {
  "bonus tokens": {
    name: "jetons bonus",
    brief: "bonus",
    rule: "Chaque jeton bonus vaut trois points.",
  },
  "two-point tiles": {
    name: "tuiles à deux points",
    brief: "tuiles 2",
    rule: "Chaque tuile marquée d’un deux vaut deux points.",
  },
  animals: {
    name: "animaux",
    brief: "animaux",
    rule: "Chaque animal d’un groupe d’au moins deux de son espèce vaut un point.",
  },
  colours: {
    name: "couleurs",
    brief: "couleurs",
    rule: "Chaque tuile d’un groupe d’au moins deux de sa couleur vaut un point.",
  },
  tokens: {
    name: "jetons",
    brief: "jetons",
    rule: "Trois jetons restants, quels qu’ils soient, valent un point.",
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
  told: (part, seats, of) => `${parts[part].rule} ${people(seats, (index) => ` ${of[index]}`)}.`,
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
