// Pyramix in French.
import type { SeatName } from "$lib/games";
import type { Award, Consequences, Holding, SeenCube, Share, Verdict } from "./data";
import type { Words } from "./en";
import {
  colours,
  counted,
  cube,
  cubes,
  opening,
  plural,
  points,
  subject,
  theCube,
  tongue,
} from "./fr_cubes";
import { refusals } from "./fr_refusals";

const { and, capital } = tongue;

/** "Ada 5 et vous 3". */
const shares = (parts: readonly Share[]): string =>
  and(parts.map(({ who, count }) => `${subject(who)} ${count}`));

/** Several players at the beginning of a sentence, with their verb: "Vous et Ada partagez". */
function together(players: readonly SeatName[], withYou: string, others: string): string {
  const verb = players.some((who) => who.self) ? withYou : others;
  return `${opening(...players)} ${verb}`;
}

function spoken({ code, cell, level, row, place, faces }: SeenCube, verdict: Verdict): string {
  const seen = counted(faces, "aucune face visible", "une face visible", "faces visibles");
  const known = [
    cube(code),
    `niveau ${level}, rangée ${row}, place ${place}`,
    `case ${cell}`,
    seen,
  ];
  if (verdict === "free") known.push("prise possible");
  else if (verdict) known.push(`prise impossible\u202f: ${verdict.why}`);
  return capital(known.join(", "));
}

function consequences({ slides, uncovers, frees, blocks }: Consequences): string {
  const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
  const slide = `${cubes(slides)} ${verb(slides, "glisse", "glissent")}`;
  const parts = [slides === 0 ? "rien ne glisse" : slide];
  if (uncovers > 0) {
    const unknown = counted(uncovers, "", "un cube inconnu", "cubes inconnus");
    parts.push(`${unknown} ${verb(uncovers, "apparaît", "apparaissent")}`);
  }
  if (frees > 0) parts.push(`${cubes(frees)} ${verb(frees, "se libère", "se libèrent")}`);
  if (blocks > 0) parts.push(`${cubes(blocks)} ${verb(blocks, "est bloqué", "sont bloqués")}`);
  return `${capital(parts.join("\u202f; "))}.`;
}

function holding({ colour, cubes: held, ankhs, lead, award }: Holding): string {
  const leads = { alone: ", la majorité", tied: ", à égalité en tête", none: "" }[lead];
  const more = counted(award, "", "un point", "points");
  const worth = award > 0 ? `, pour l’instant ${more} de plus` : "";
  const collected = held.length > 0 ? `\u202f; cubes pris\u202f: ${and(held.map(cube))}` : "";
  const count = counted(ankhs, "aucun ankh", "un ankh", "ankhs");
  return `${capital(colours[colour])}\u202f: ${count}${leads}${worth}${collected}.`;
}

function cobras(count: number, others: number): string {
  if (count === 0) {
    return "Il ne reste aucun cobra sur le socle\u202f: tous les cubes restent en jeu.";
  }
  const one = count === 1;
  const many = counted(count, "", "", "cobras");
  const out = one ? "Le cobra est retiré du jeu" : `Les ${many} sont retirés du jeu`;
  if (others === 0) return `${out}\u202f; aucun cube ne ${one ? "lui" : "leur"} est adjacent.`;
  const along = others === 1 ? "le cube adjacent" : `les ${cubes(others)} adjacents`;
  return `${out}, et avec ${one ? "lui" : "eux"} ${along}.`;
}

function awarded({ colour, ankhs, holder, cubes: count, points: worth }: Award): string {
  const most = `le plus d’ankhs ${plural(colour)} (${shares(ankhs)})`;
  const held = `${opening(holder)} ${holder.self ? "avez" : "a"} ${most}`;
  if (count === 0) return `${held}, mais il ne reste plus de cube ${colours[colour]} en jeu.`;
  const received = counted(count, "", `un cube ${colours[colour]}`, `cubes ${plural(colour)}`);
  const verb = holder.self ? "recevez" : "reçoit";
  return `${held} et ${verb} ${received}\u202f: ${points(worth)}.`;
}

function won(winners: readonly SeatName[], best: number): string {
  const [one, ...others] = winners;
  const sum = tongue.counted(best, { one: "point", other: "points" });
  if (others.length > 0) {
    return `${together(winners, "partagez", "partagent")} la victoire avec ${sum} chacun.`;
  }
  if (!one) return "";
  return `${opening(one)} ${one.self ? "gagnez" : "gagne"} avec ${sum}.`;
}

export const words: Words = {
  refusals,

  briefly: {
    "PYX-11": "une seule face visible",
    "PYX-12": "mettrait le socle à découvert",
    "PYX-13": "touche un cobra",
  },

  cube,
  colours,

  events: {
    took: (who, code) => {
      const took = who.advised ? "Prenez" : `${opening(who)} ${who.self ? "avez" : "a"} pris`;
      return `${took} ${theCube(code)}.`;
    },
    built: (known) => `La pyramide est construite\u202f: ${known} cubes sont connus.`,
    revealed: (shown) => `Révélé\u202f: ${and(shown.map(cube))}.`,
  },

  heap: {
    label: "La pyramide",
    keys:
      "Les flèches parcourent la pyramide. Entrée prend le cube. B, P, O, G et X mènent au prochain " +
      "cube bleu, violet, orange ou vert ou au prochain cobra, L au prochain cube que l’on peut " +
      "prendre.",
    spoken,
    inside: "À l’intérieur",
    level: (level) => `Niveau ${level}`,
  },

  caption: {
    cube: (code) => capital(cube(code)),
    outlook: (worth, after) => `${capital(points(worth))}. ${consequences(after)}`,
    faces: (worth, faces) => {
      const seen = counted(faces, "aucune face visible", "une face visible", "faces visibles");
      return `${capital(points(worth))}. ${capital(seen)}.`;
    },
    left: (left) => `Encore ${cubes(left)} à prendre`,
    caps: "Une coiffe dorée marque chaque cube que l’on peut prendre maintenant.",
    point: "Pointez un cube pour voir ce que c’est.",
    over: "La partie est terminée",
    layer: "Il ne reste qu’une couche sur le socle.",
    take: (code) => `Prendre ${theCube(code)}`,
    cancel: "Laisser",
  },

  side: {
    toMove: "à jouer",
    winner: "victoire",
    collected: "pris",
    points: "points",
    ifEnded: "si la partie s’arrêtait là",
    parts: (collected, awards) => `${collected} par les cubes pris, ${awards} par les couleurs`,
    cobras: (count) => tongue.form(count, { one: "cobra", other: "cobras" }),
    holding,
    tie: "=",
  },

  scoring: {
    label: "Décompte final",
    layer: "La dernière couche",
    start: (collected) =>
      "Il ne reste qu’une couche sur le socle. " +
      `Points des cubes pris jusqu’ici\u202f: ${shares(collected)}.`,
    cobrasWork: "L’œuvre des cobras",
    cobras,
    colour: (colour) => capital(colours[colour]),
    nobody: (colour) =>
      `Personne n’a d’ankh ${colours[colour]}\u202f: personne ne reçoit les cubes ${plural(colour)} du socle.`,
    tied: (colour, players, ankhs) => {
      const each = counted(ankhs, "", `un ankh ${colours[colour]}`, `ankhs ${plural(colour)}`);
      const level = `${together(players, "êtes", "sont")} à égalité avec ${each} chacun`;
      return `${level}\u202f: personne ne reçoit les cubes ${plural(colour)} du socle.`;
    },
    awarded,
    result: "Le résultat",
    won,
  },

  table: {
    part: "Points",
    taken: "Cubes pris",
    total: "Total",
    soFar: "Jusqu’ici",
    winner: "(victoire)",
  },
};
