// What happened, in French: one sentence per event, and the story of the final scoring.
import type { SeatName } from "$lib/games";
import type { Words } from "./en";
import { bonuses, diceWords, has, medals, opening, payments } from "./fr_names";
import { person, stoneThere, tongue } from "./fr_names";

const pointForms = { one: "point", other: "points" };
const stones = { one: "pierre", other: "pierres" };

/** "Ada et Boris ont", "Ada et vous avez". */
function have(people: readonly SeatName[]): string {
  const [first, ...more] = people;
  if (first && more.length === 0) return has(first);
  return `${opening(...people)} ${people.some(({ self }) => self) ? "avez" : "ont"}`;
}

export const events: Words["events"] = {
  dealt: (sheets) => {
    const each = sheets.map(({ who, letter }) => `${letter} pour ${person(who)}`);
    return `Les fiches sont distribuées\u202f: ${tongue.and(each)}.`;
  },
  rolled: (who, dice) => `${has(who)} lancé les dés\u202f: ${diceWords(dice)}.`,
  crossedOut: (who, paid) => {
    const [first, ...more] = paid;
    const crosses = who.advised ? "Cochez" : `${has(who)} coché`;
    if (!first || more.length > 0)
      return `${crosses} deux pierres de la mosaïque\u202f: ${payments(paid)}.`;
    return `${crosses} ${stoneThere(first)} ${payments(paid)}.`;
  },
  builtNothing: (who) => {
    if (who.advised) return "Ne construisez rien.";
    return who.self ? "Vous n’avez rien construit." : `${tongue.name(who)} n’a rien construit.`;
  },
  endedTurn: (who) =>
    who.advised
      ? "Terminez votre tour."
      : `${has(who)} terminé ${who.self ? "votre" : "son"} tour.`,
  won: (who, names) => {
    const each = names.map((bonus) => `le ${medals[bonus]}`);
    const wins = who.advised ? "Vous remportez" : `${has(who)} remporté`;
    return `${wins} ${tongue.and(each)}\u202f!`;
  },
  closed: (names) => {
    const each = names.map((bonus) => `le ${medals[bonus]}`);
    return `Désormais hors d’atteinte\u202f: ${tongue.and(each)}.`;
  },
};

/** "Ada : jusqu’à la rangée 6, 21 points". */
const line = (who: SeatName, reached: string, points: number) =>
  `${opening(who)}\u202f: ${reached}, ${tongue.counted(points, pointForms)}`;

export const scoring: Words["scoring"] = {
  label: "Décompte final",
  caption: "Le décompte",
  titles: {
    start: "Le chantier est terminé",
    pyramid: "La pyramide",
    arch: "L’arc de triomphe",
    mosaic: "La mosaïque",
    bonuses: "Les bonus",
    quarry: "La carrière",
    jokers: "Les jokers",
    total: "Le résultat",
  },
  ended: (ending) => {
    if (ending.kind === "idle") {
      const rounds = tongue.counted(ending.rounds, { one: "manche", other: "manches" });
      return `Depuis ${rounds}, personne n’a coché de pierre.`;
    }
    const { enders, buildings, round } = ending;
    return `${have(enders)} achevé le ${buildings}ᵉ édifice à la manche ${round}.`;
  },
  pyramid: (who, row, points) =>
    line(who, row === 0 ? "aucune pierre" : `jusqu’à la rangée ${row}`, points),
  arch: (who, level, complete, points) => {
    if (level === 0) return line(who, "aucun niveau des deux côtés", points);
    return line(who, complete ? "achevé" : `les deux colonnes au niveau ${level}`, points);
  },
  mosaic: (who, count, points) =>
    line(who, count === 0 ? "aucune pierre" : tongue.counted(count, stones), points),
  bonuses: (who, names, points) => {
    const reached = names.length > 0 ? tongue.and(names.map((bonus) => bonuses[bonus])) : "aucun";
    return line(who, reached, points);
  },
  quarry: (who, left, points) =>
    line(who, left === 0 ? "plus de pierre" : `encore ${tongue.counted(left, stones)}`, points),
  jokers: (who, left, points) => {
    const jokers = tongue.counted(left, { one: "joker", other: "jokers" });
    return line(who, left === 0 ? "plus de joker" : `encore ${jokers}`, points);
  },
  lines: (each) => `${each.join("\u202f; ")}.`,
  result: ({ winners, points, byPyramid }) => {
    const [first, ...more] = winners;
    const total = tongue.counted(points, pointForms);
    if (first && more.length === 0) {
      const wins = first.self ? "Vous gagnez" : `${tongue.name(first)} gagne`;
      const tie = byPyramid ? ", l’égalité étant départagée par les pierres de la pyramide" : "";
      return `${wins} avec ${total}${tie}.`;
    }
    const names = opening(...winners);
    const share = winners.some(({ self }) => self) ? "partagez" : "partagent";
    return `${names} ${share} la victoire avec ${total} chacun.`;
  },
};
