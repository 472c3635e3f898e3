// What a hint looks at in Cubus, in French.
import type { GameHints } from "$lib/words/hint";

export const hints: GameHints = {
  features: {
    score: {
      title: "Vos points",
      nudge:
        "Pensez aux points que vous pouvez gagner tout de suite\u202f: beaucoup de caisses, peu de cartes.",
    },
    next: {
      title: "Points que le joueur suivant peut gagner, en moyenne",
      nudge: "Pensez à ce que vous laissez au joueur suivant.",
    },
    later: {
      title: "Points que votre main pourrait encore gagner sur cette pile",
      nudge: "Pensez à ce que votre main pourra encore faire ensuite.",
    },
    tops: {
      title: "Couvercles et dessus ouverts dans votre main",
      nudge: "Pensez à vos couvercles\u202f: une pile plate en demande beaucoup.",
    },
    sides: {
      title: "Côtés dans votre main",
      nudge: "Pensez à vos côtés\u202f: une pile haute en demande beaucoup.",
    },
  },
  places: {
    build: (boxes) =>
      boxes === "1" ? "Pensez à une pile d’une caisse." : `Pensez à une pile de ${boxes} caisses.`,
    take: (row) => `Regardez la rangée ${row}, en comptant du fond.`,
    pass: "Demandez-vous s’il faut construire.",
  },
};
