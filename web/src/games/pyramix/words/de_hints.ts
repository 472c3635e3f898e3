// What a hint looks at in Pyramix, in German.
import type { GameHints } from "$lib/words/hint";
import type { Colour } from "../view/position";
import { coloured } from "./de_cubes";

const ankhs = (colour: string) => `${coloured(colour as Colour, "en")} Ankhs`;

export const hints: GameHints = {
  features: {
    collected: {
      title: "Punkte deiner Würfel",
      nudge: "Denk an die Punkte der Würfel, die du nehmen kannst.",
    },
    award: {
      title: (colour) =>
        `Punkte, die dir die meisten ${ankhs(colour)} brächten, wäre die Partie jetzt zu Ende`,
      nudge: (colour) => `Denk daran, wer die meisten ${ankhs(colour)} hat.`,
    },
    lead: {
      title: (colour) => `Dein Vorsprung an ${ankhs(colour)}`,
      nudge: (colour) => `Denk an die ${ankhs(colour)}.`,
    },
    rivals: {
      title: "Punkte, die andere für Farben bekämen, wäre die Partie jetzt zu Ende",
      nudge: "Denk an die Farben, in denen andere führen.",
    },
    offer: {
      title: "Der wertvollste offene Würfel, den die nächste Person nehmen kann",
      nudge: "Denk daran, was du der nächsten Person öffnest.",
    },
  },
  places: { layer: (layer) => `Sieh dir Ebene ${layer} an, von oben gezählt.` },
};
