// Les mots de Cubus en français.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  building: {
    word: "jeu de construction",
    forms: ["jeu de construction"],
    means: "Le jeu normal, où la pile grandit. Si l’on veut, on la démonte ensuite.",
  },
  column: {
    word: "colonne",
    forms: ["colonne", "colonnes"],
    means: "Les caisses posées à un même endroit du sol, une seule ou plusieurs l’une sur l’autre.",
  },
  deck: {
    word: "pioche",
    forms: ["pioche"],
    means: "Les cartes que personne n’a encore tirées. Nul n’en connaît l’ordre.",
  },
  demolition: {
    word: "démontage",
    forms: ["démontage", "démontée"],
    means:
      "Un jeu à part, ou la seconde partie du jeu\u202f: la pile est défaite caisse par caisse, et les cartes gagnées comptent.",
  },
  "false-knock": {
    word: "toquer à tort",
    forms: ["toquer à tort"],
    means:
      "Toquer sans avoir ensuite de construction à montrer. Chacun des autres reçoit 2 points.",
  },
  hand: {
    word: "main",
    forms: ["main", "mains"],
    except: ["prend la main"],
    means:
      "Les cartes d’un joueur. Elles sont visibles, si bien que tout le monde sait ce que vous pourriez construire.",
  },
  knock: {
    word: "toquer",
    forms: ["toquer", "toque", "toquez", "toqué"],
    means:
      "Signaler que quelqu’un qui a passé pouvait construire. Qui le fait en premier construit avec ses cartes et gagne les points.",
  },
  layer: {
    word: "couche",
    forms: ["couche", "couches"],
    means:
      "Des caisses côte à côte à une même hauteur. Glissée sous la pile, elle soulève toutes les autres.",
  },
  lid: {
    word: "couvercle",
    forms: ["couvercle", "couvercles"],
    means:
      "Une carte qui montre le dessus fermé d’une colonne. Elle monte quand on y pose une caisse.",
  },
  "open-top": {
    word: "dessus ouvert",
    forms: ["dessus ouvert", "dessus ouverts"],
    means:
      "Une carte qui se pose à la place d’un couvercle, mais pour toujours\u202f: on ne construit jamais dessus.",
  },
  pass: {
    word: "passer",
    forms: ["passez", "passé"],
    means: "Dire que vous ne voyez rien à construire. Les autres peuvent alors toquer.",
  },
  proper: {
    word: "pile régulière",
    forms: ["pile régulière", "régulière"],
    means:
      "Une pile dont l’image ne se lit que d’une façon, avec des cartes entières et sans colonne cachée.",
  },
  rebuild: {
    word: "reconstruction",
    forms: ["reconstruction", "remaniement", "reconstruire"],
    means:
      "À un tour, on peut aussi déplacer ou retirer des caisses, pourvu qu’il y en ait une de plus à la fin.",
  },
  round: {
    word: "tour de table",
    forms: ["premier tour de table", "deuxième tour de table"],
    means:
      "Un tour de chacun. Au premier, on ne fait que piocher\u202f; à partir du deuxième, on construit.",
  },
  side: {
    word: "côté gauche, côté droit",
    forms: ["côté gauche", "côtés gauches", "côté droit", "côtés droits"],
    means:
      "Des cartes qui montrent chacune un côté d’une caisse. Un côté qui ne se voit pas ne demande aucune carte.",
  },
  stack: {
    word: "pile",
    forms: ["pile"],
    means:
      "La construction de caisses à laquelle tous travaillent\u202f; les cartes sur la table en sont l’image.",
  },
  "start-box": {
    word: "caisse de départ",
    forms: ["caisse de départ", "celle de départ"],
    means: "La caisse présente dès le début\u202f: un côté gauche, un côté droit et un couvercle.",
  },
};
