// What is known of the games before they are played, in French.
import type { GameTexts } from "./en_games";

export const games: Readonly<Record<string, GameTexts>> = {
  pyramix: {
    summary:
      "Démontez une pyramide, cube après cube. Réunissez des ankhs pour remporter leur couleur\u202f; gare aux cobras.",
    options: {
      cobras: {
        label: "Cubes intérieurs",
        values: {
          visible: {
            label: "Cachés",
            hint: "Les cubes intérieurs restent inconnus tant qu’aucune de leurs faces n’est visible.",
          },
          all: { label: "Connus", hint: "Tous les cubes sont connus dès le début." },
        },
      },
    },
  },
  anubixx: {
    summary:
      "Lancez des dés de couleur, cochez les pierres de trois monuments et soyez le premier à obtenir leurs symboles.",
    options: {},
    ownData: "Un fichier avec votre propre bloc ou vos propres fiches",
  },
  ankhor: {
    summary:
      "Échangez des jetons contre des tuiles et bâtissez une cité de couleurs et d’animaux, en largeur et en hauteur.",
    options: {
      prices: {
        label: "Prix",
        values: {
          any: { label: "Au hasard", hint: "Les marqueurs de prix sont répartis au hasard." },
          mixed: {
            label: "Variés",
            hint: "Ils sont répartis à nouveau tant qu’une case en a trois identiques.",
          },
        },
      },
    },
    ownData: "Un fichier avec les tuiles et les cases de votre jeu imprimé",
  },
  cubus: {
    summary:
      "Construisez ensemble une pile de caisses dessinées\u202f: plus de caisses avec moins de cartes rapportent des points.",
    options: {
      mode: {
        label: "Mode",
        values: {
          build: { label: "Construction", hint: "Le jeu de construction." },
          demolition: { label: "Démontage", hint: "On démonte un cube plein." },
          both: {
            label: "Les deux",
            hint: "Ce qui a été construit est ensuite démonté, et cela seul décide.",
          },
        },
      },
      ending: {
        label: "Fin",
        values: {
          plain: { label: "Simple", hint: "La partie se termine quand tout le monde passe." },
          lowest: {
            label: "Dernier",
            hint: "Qui a le moins de points construit ensuite avec les cartes de tous.",
          },
          best: {
            label: "Meilleur coup",
            hint: "Le meilleur coup annoncé avec les cartes de tous est compté.",
          },
        },
      },
    },
  },
  ascension: {
    summary:
      "Faites courir trois pyramides autour d’un double anneau, sans dés, avec l’aide de trois figurines.",
    options: {
      board: {
        label: "Plateau",
        values: {
          ring24: { label: "Anneau 24", hint: "Deux anneaux de 24 cases." },
          ring18: { label: "Anneau 18", hint: "Deux anneaux de 18 cases." },
          hex18: {
            label: "Hexagone 18",
            hint: "Le bord d’un hexagone, 18 cases à l’extérieur et 12 à l’intérieur.",
          },
        },
      },
      protection: {
        label: "Protection",
        values: {
          own: {
            label: "La sienne",
            hint: "Une figurine protège les pierres de sa couleur à côté d’elle.",
          },
          any: { label: "Toutes", hint: "Elle protège les pierres des deux couleurs." },
        },
      },
    },
    ownData: "Un fichier avec votre propre plateau",
  },
};
