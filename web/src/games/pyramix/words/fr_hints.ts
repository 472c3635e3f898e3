// What a hint looks at in Pyramix, in French.
import type { GameHints } from "$lib/words/hint";
import type { Colour } from "../view/position";
import { plural } from "./fr_cubes";

const ankhs = (colour: string) => `ankhs ${plural(colour as Colour)}`;

export const hints: GameHints = {
  features: {
    collected: {
      title: "Points de vos cubes",
      nudge: "Pensez aux points des cubes que vous pouvez prendre.",
    },
    award: {
      title: (colour) =>
        `Points que vous vaudrait la majorité des ${ankhs(colour)}, si la partie finissait maintenant`,
      nudge: (colour) => `Demandez-vous qui a le plus d’${ankhs(colour)}.`,
    },
    lead: {
      title: (colour) => `Votre avance en ${ankhs(colour)}`,
      nudge: (colour) => `Pensez aux ${ankhs(colour)}.`,
    },
    rivals: {
      title:
        "Points que les autres recevraient pour des couleurs, si la partie finissait maintenant",
      nudge: "Pensez aux couleurs dans lesquelles d’autres sont en tête.",
    },
    offer: {
      title: "Le cube découvert de plus grande valeur que le joueur suivant peut prendre",
      nudge: "Pensez à ce que vous ouvrez au joueur suivant.",
    },
  },
  places: { layer: (layer) => `Regardez le niveau ${layer}, en comptant d’en haut.` },
};
