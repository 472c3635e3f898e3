// Les mots d’Anubixx en français.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  "active-builder": {
    word: "bâtisseur actif",
    forms: ["bâtisseur actif"],
    means:
      "Qui lance les dés pendant cette manche et construit en premier. Les dés qu’il prend manquent à tous les autres.",
  },
  arch: {
    word: "arc de triomphe",
    forms: ["arc de triomphe", "arc"],
    means:
      "L’édifice fait de deux colonnes et d’une pierre au-dessus des deux. Chaque colonne se construit de bas en haut.",
  },
  available: {
    word: "dé disponible",
    forms: ["disponible", "disponibles"],
    means:
      "Un dé que vous pouvez prendre\u202f: lancé, laissé par le bâtisseur actif et pas encore utilisé pendant ce tour.",
  },
  block: {
    word: "bloc",
    forms: ["bloc"],
    means:
      "Ce que toutes les fiches ont en commun\u202f: le nombre de pierres, la place des symboles, les points.",
  },
  bonus: {
    word: "bonus",
    forms: ["bonus"],
    means:
      "3 points pour qui coche la dernière pierre d’un symbole, si personne ne l’a fait dans une manche précédente.",
  },
  building: {
    word: "édifice",
    forms: ["édifice", "édifices"],
    means:
      "La pyramide, l’arc de triomphe ou la mosaïque d’une fiche. Il est achevé quand toutes ses pierres sont cochées.",
  },
  "cross-out": {
    word: "cocher",
    forms: ["cocher", "coche", "cochez", "coché", "cochée", "cochées"],
    means:
      "Marquer une pierre de votre fiche comme construite. Vous la payez aussitôt\u202f: avec un dé, une pierre de la carrière ou un joker.",
  },
  "end-bonus": {
    word: "bonus de fin",
    forms: ["bonus de fin"],
    means: "3 points pour tous ceux qui ont achevé deux ou trois édifices à la fin.",
  },
  "final-stone": {
    word: "clé de voûte",
    forms: ["clé de voûte"],
    means:
      "La pierre au-dessus des deux colonnes de l’arc. Elle vient en dernier et porte l’arc à 10 points.",
  },
  "highest-row": {
    word: "plus haute rangée",
    forms: ["plus haute rangée", "rangée la plus haute"],
    means:
      "La rangée de votre pyramide la plus élevée qui ait une pierre cochée\u202f; elle seule dit ce que vaut la pyramide.",
  },
  joker: {
    word: "joker",
    forms: ["joker", "jokers"],
    means:
      "Il paie une pierre de toute couleur dont aucun dé n’est disponible. S’il vous reste, il vaut 2 points.",
  },
  "lower-column": {
    word: "colonne la plus basse",
    forms: ["colonne la plus basse"],
    means:
      "Celle des deux colonnes de l’arc qui a le moins de pierres\u202f; l’arc compte selon sa hauteur.",
  },
  mosaic: {
    word: "mosaïque",
    forms: ["mosaïque"],
    means: "L’édifice où l’on coche deux voisines à la fois, ce qui fait alors tout votre tour.",
  },
  neighbours: {
    word: "voisines",
    forms: ["voisines"],
    means: "Deux pierres de la mosaïque qui ont un côté commun.",
  },
  pyramid: {
    word: "pyramide",
    forms: ["pyramide"],
    means:
      "L’édifice qui s’élève depuis le sol\u202f: une pierre plus haute demande les deux pierres sur lesquelles elle repose.",
  },
  quarry: {
    word: "carrière",
    forms: ["carrière", "pierre de carrière"],
    means:
      "Une bande de pierres de couleur qui paient là où aucun dé ne le fait. On les barre de gauche à droite\u202f; celles qui restent valent 1 point.",
  },
  round: {
    word: "manche",
    forms: ["manche", "manches"],
    means: "Un lancer de dés, et un tour de chacun avec ces dés.",
  },
  sheet: {
    word: "fiche",
    forms: ["fiche", "fiches"],
    means:
      "Ce sur quoi vous construisez, chacun sur la sienne. Toutes ont les mêmes pierres, dans d’autres couleurs.",
  },
  symbol: {
    word: "symbole",
    forms: ["symbole", "symboles"],
    means:
      "Une image sur certaines pierres, comme le scarabée. Qui a coché toutes les pierres du même symbole gagne son bonus.",
  },
};
