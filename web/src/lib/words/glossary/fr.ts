// Les mots de tous les jeux en français : ce qui les surmonte, et ceux qui se disent sans aucun jeu.
import type { Shared } from "../../glossary/glossary";

export const glossary: Shared = {
  heading: "Vocabulaire",
  entries: {
    option: {
      word: "option",
      forms: ["option"],
      means: "Ce qui se choisit en préparant une table\u202f; cela vaut pour toute la partie.",
    },
    record: {
      word: "partie enregistrée",
      forms: ["partie enregistrée"],
      means:
        "Une partie sous forme de texte\u202f: sa mise en place et tout ce qui s’y est passé, coup par coup.",
    },
    seat: {
      word: "place",
      forms: ["place 1", "ordre des places", "place suivante", "première place"],
      means:
        "L’endroit où quelqu’un est assis à la table. La place 1 est la première\u202f; le tour passe de place en place.",
    },
  },
};
