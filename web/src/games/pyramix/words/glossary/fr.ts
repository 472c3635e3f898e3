// Les mots de Pyramix en français.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  ankh: {
    word: "ankh",
    forms: ["ankh", "ankhs"],
    means:
      "La croix à boucle, 1 point. Qui a le plus d’ankhs d’une couleur reçoit aussi, à la fin, ce qui reste de cette couleur.",
  },
  cell: {
    word: "case",
    forms: ["case", "cases"],
    means:
      "La place d’un cube dans la pyramide. Trois chiffres la nomment\u202f: les pas depuis la pointe le long de chacune de ses arêtes.",
  },
  cobra: {
    word: "cobra",
    forms: ["cobra", "cobras"],
    means:
      "Un cube qui ne vaut rien. Ce qui touche un cobra visible ne peut pas être pris, sauf si c’est aussi un cobra.",
  },
  collection: {
    word: "collection",
    forms: ["collection"],
    means: "Les cubes que quelqu’un a pris. Tout le monde les voit, et ils ne reviennent jamais.",
  },
  crane: {
    word: "grue",
    forms: ["grue", "grues"],
    means: "Un symbole qui vaut 2 points\u202f; chaque couleur en a quatre.",
  },
  eye: {
    word: "œil",
    forms: ["œil", "yeux"],
    means: "Le symbole le plus précieux, 3 points\u202f; chaque couleur n’en a qu’un.",
  },
  face: {
    word: "face visible",
    forms: ["face visible", "faces visibles", "face", "faces"],
    means: "Une face d’un cube que rien ne couvre. Avec deux ou trois, le cube peut être pris.",
  },
  layer: {
    word: "couche",
    forms: ["couche"],
    means:
      "Tous les cubes à une même hauteur. Quand il ne reste que celle du bas, les 21 cubes du socle, la partie se termine.",
  },
  lines: {
    word: "supérieures et inférieures",
    forms: ["supérieures et inférieures"],
    means:
      "Les cases qui en touchent une autre par le haut et par le bas, trois au plus de chaque côté.",
  },
  majority: {
    word: "majorité",
    forms: ["majorité", "majorités"],
    means:
      "Avoir plus d’ankhs d’une couleur que n’importe qui d’autre. Elle gagne tous les cubes de cette couleur restés sur le socle.",
  },
  out: {
    word: "sortir du jeu",
    forms: ["sortent du jeu", "retiré du jeu", "retiré"],
    means:
      "Ne compter pour personne\u202f: c’est le sort, à la fin, des cobras du socle et des cubes voisins.",
  },
  slide: {
    word: "glisser",
    forms: ["glisse", "glissent", "glisser"],
    means:
      "Avancer d’un pas le long d’une ligne dans le vide laissé par un cube, avec tous les cubes qui suivent.",
  },
  touch: {
    word: "toucher",
    forms: ["touche", "touchent", "toucher"],
    means: "Partager une face. Au milieu de la pyramide, un cube en touche six autres.",
  },
  tray: {
    word: "socle",
    forms: ["socle"],
    means:
      "Ce sur quoi repose la pyramide. Il ne doit jamais être à découvert\u202f: un cube posé dessus ne peut être pris que si un autre glisse à sa place.",
  },
};
