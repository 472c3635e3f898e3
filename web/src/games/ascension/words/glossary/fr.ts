// Les mots d’Ascension en français.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  anubis: {
    word: "Anubis",
    forms: ["Anubis"],
    means:
      "La figurine qui disperse une pile à côté d’elle\u202f: depuis le sommet, chaque pierre va en avant ou en arrière, sur la prochaine case où elle peut arriver.",
  },
  "blue-space": {
    word: "case bleue",
    forms: ["case bleue", "cases bleues"],
    means:
      "L’une des trois\u202f: les deux portails et une neutre. Les pierres y sont en sécurité.",
  },
  "borne-off": {
    word: "sortir",
    forms: ["sorti", "sortie", "sorties", "sort"],
    means:
      "Une pyramide complète sur son propre portail quitte le plateau pour toujours\u202f: elle s’est élevée. Trois font gagner.",
  },
  bump: {
    word: "éjecter",
    forms: ["éjecter", "éjecte", "éjectez", "éjectée", "éjectées", "éjectant"],
    means:
      "Arriver sur une pierre adverse seule et pas plus grande, ou sur une telle figurine. Elle attend alors dans les Limbes.",
  },
  cleopatra: {
    word: "Cléopâtre",
    forms: ["Cléopâtre"],
    means:
      "La figurine qui collecte\u202f: elle complète la pile à côté d’elle, avec des pierres de n’importe où sur le plateau.",
  },
  duty: {
    word: "obligation",
    forms: ["obligation"],
    means:
      "Tant que des pierres à vous attendent dans les Limbes, l’un de vos deux déplacements doit en ramener une, si c’est possible.",
  },
  "entry-space": {
    word: "case d’entrée",
    forms: ["case d’entrée", "cases d’entrée"],
    means:
      "Une case d’où sont parties vos pyramides ou vos figurines\u202f; c’est là qu’elles reviennent des Limbes.",
  },
  figure: {
    word: "figurine",
    forms: ["figurine", "figurines"],
    means:
      "Le Maçon, l’Anubis ou la Cléopâtre. Les figurines suivent l’anneau intérieur, protègent à côté d’elles ce qui est de leur couleur, et ont chacune un pouvoir.",
  },
  full: {
    word: "pile complète",
    forms: ["pile complète", "pyramide complète"],
    means: "Trois pierres l’une sur l’autre\u202f: une grande, une moyenne et une petite.",
  },
  limbo: {
    word: "Limbes",
    forms: ["Limbes"],
    means: "Le milieu du plateau, où les pièces éjectées attendent qu’un déplacement les ramène.",
  },
  mason: {
    word: "Maçon",
    forms: ["Maçon"],
    means:
      "La figurine qui pousse une pile à côté d’elle, en avant ou en arrière, sur la prochaine case où elle peut arriver.",
  },
  mixed: {
    word: "pile mixte",
    forms: ["pile mixte", "piles mixtes"],
    means: "Une pile qui a des pierres des deux couleurs. Aucune figurine ne la protège.",
  },
  move: {
    word: "déplacement",
    forms: ["déplacement", "déplacements"],
    means:
      "Une pièce avance de 1, 2 ou 3 cases. Un tour compte deux déplacements, avec deux pièces différentes.",
  },
  portal: {
    word: "portail",
    forms: ["portail"],
    means:
      "La case bleue par où sortent les pyramides d’un joueur. Les pierres de l’autre ne peuvent pas y arriver.",
  },
  power: {
    word: "pouvoir",
    forms: ["pouvoir", "pouvoirs"],
    means:
      "Ce qu’une figurine qui vient d’arriver peut faire des piles à côté d’elle\u202f: pousser, disperser ou collecter.",
  },
  protected: {
    word: "protégée",
    forms: ["protégée", "protégées", "protège", "protègent", "protection"],
    means:
      "À l’abri des pierres et des pouvoirs de l’autre joueur, car une figurine de la même couleur est à côté.",
  },
  rings: {
    word: "anneau extérieur, intérieur",
    forms: ["anneau extérieur", "anneau intérieur"],
    means:
      "Les pierres suivent l’extérieur, les figurines l’intérieur. Chaque case intérieure est à côté de deux cases extérieures.",
  },
  sides: {
    word: "Or, Onyx",
    forms: ["Or", "Onyx"],
    means:
      "Les deux couleurs. Or commence et va dans le sens inverse des aiguilles d’une montre, Onyx dans l’autre.",
  },
  stack: {
    word: "pile",
    forms: ["pile", "piles"],
    means:
      "D’une à trois pierres l’une sur l’autre, chacune plus petite que celle du dessous. Seule celle du sommet bouge.",
  },
  trapped: {
    word: "piéger",
    forms: ["piéger", "piège", "piégez", "piégé", "piégée"],
    means:
      "Arriver sur une pierre plus grande. Ce qui est dessous ne bouge plus, jusqu’au départ de la pierre du dessus.",
  },
};
