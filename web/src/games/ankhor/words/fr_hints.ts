// What a hint looks at in Ankh'or, in French.
import type { GameHints } from "$lib/words/hint";
import type { Colour } from "../view/position";
import { colour } from "./fr_names";

export const hints: GameHints = {
  features: {
    bonus: {
      title: "Points de vos jetons bonus",
      nudge: "Pensez à un groupe de cinq tuiles et à son jeton bonus.",
    },
    two_points: {
      title: "Points de vos tuiles à deux points",
      nudge: "Pensez aux tuiles à deux points.",
    },
    animals: {
      title: "Points de vos groupes d’animaux",
      nudge: "Pensez aux animaux d’une même espèce qui se touchent.",
    },
    colours: {
      title: "Points de vos groupes de couleur",
      nudge: "Pensez aux tuiles d’une même couleur qui se touchent.",
    },
    group: {
      title: "Tuiles de votre plus grand groupe",
      nudge: "Pensez à votre plus grand groupe\u202f: cinq tuiles rapportent un jeton bonus.",
    },
    tiles: {
      title: "Tuiles de votre cité",
      nudge: "Demandez-vous si vous pouvez acheter une tuile.",
    },
    tokens: { title: "Vos jetons", nudge: "Pensez à vos jetons." },
    missing: {
      title: "Jetons qui vous manquent pour la meilleure tuile de la rangée",
      nudge: "Pensez à la tuile que vous voulez ensuite, et à son prix.",
    },
    payable: {
      title: "Tuiles de la rangée que vous pouvez payer",
      nudge: "Pensez à ce que vous pourrez acheter ensuite.",
    },
  },
  places: {
    buy: (of) => `Regardez les tuiles ${colour(of as Colour, "f", 2)} de la rangée.`,
    take: "Regardez la réserve de jetons.",
    refresh: "Regardez les deux pioches.",
    move: "Regardez les tuiles de votre cité qui pourraient être ailleurs.",
    return: "Regardez les jetons dont vous avez le moins besoin.",
    end: "Demandez-vous s’il faut s’arrêter ici.",
  },
};
