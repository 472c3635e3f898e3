// The practice corner of Cubus in French.
import type { Words } from "./en";
import { change, form, points } from "./fr_cards";

export const practice: Words["practice"] = {
  title: "S’exercer à Cubus",
  solved: (count) =>
    `${count} ${form(count, { one: "position résolue", other: "positions résolues" })}`,
  howHard: "Difficulté",
  levels: {
    box: "Une caisse",
    rebuild: "Remaniement",
    deep: "Profond",
    master: "Maître",
  },
  worth: (least, most) =>
    most === null ? `${points(least)} et plus` : `${least} à ${points(most)}`,
  findPlace: "Trouvez le meilleur endroit pour une caisse.",
  findMove: "Trouvez le coup qui rapporte le plus de points.",
  playing: "Une partie se joue…",
  failed: {
    loading: "Ce qui cherche les positions n’a pas pu être chargé.",
    thinking: "Une erreur s’est produite pendant la recherche d’une position.",
  },
  less: (won, best) => `Cela rapporte ${points(won)}. On peut en avoir ${best}.`,
  nothingMore: (what, won) => `Rien ne rapporte plus\u202f: ${change(what)}, ${points(won)}.`,
  oneOfBest: (what, won) =>
    `Voici l’un des meilleurs coups\u202f: ${change(what)}, ${points(won)}.`,
  next: "Position suivante",
  another: "Autre position",
  showBest: "Montrer le meilleur coup",
  bestMove: "Meilleur coup",
  sides: "La pile avant ou après le coup",
  play: "Jouer une partie",
  before: "Avant",
  after: "Après",
};
