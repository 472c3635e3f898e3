// What a hint looks at in Ascension, in German.
import type { GameHints } from "$lib/words/hint";
import { Tongue } from "$lib/words/tongue";
import type { Figure } from "../view/pieces";
import { your } from "./de_pieces";

const { counted } = new Tongue("de");

export const hints: GameHints = {
  features: {
    ascended: {
      title: "Deine aufgestiegenen Pyramiden",
      nudge: "Denk an die Pyramide, die du vollenden kannst.",
    },
    rival: {
      title: "Aufgestiegene Pyramiden des Gegners",
      nudge: "Denk an die Pyramide, die der Gegner bald vollendet.",
    },
    portal: {
      title: "Steine, die in der richtigen Folge auf deinem Portal liegen",
      nudge: "Denk an dein Portal: erst groß, dann mittel, dann klein.",
    },
    way: {
      title: "Felder, die deine Steine noch vor sich haben",
      nudge: "Denk daran, wie weit es deine Steine noch haben.",
    },
    limbo: { title: "Deine Steine im Limbus", nudge: "Denk an deine Steine im Limbus." },
    figures: {
      title: "Deine Figuren auf dem Ring",
      nudge: "Denk an deine Figuren und an die, die im Limbus warten.",
    },
    bumped: {
      title: "Gegnerische Stücke im Limbus",
      nudge: "Denk an die gegnerischen Stücke, die du schlagen kannst.",
    },
    trapped: {
      title: "Deine Steine unter gegnerischen",
      nudge: "Denk an deine Steine, die unter gegnerischen liegen.",
    },
    traps: {
      title: "Gegnerische Steine unter deinen",
      nudge: "Denk an die gegnerischen Steine, die du einklemmen kannst.",
    },
    exposed: {
      title: "Deine Steine, die der Gegner sofort schlagen kann",
      nudge: "Denk an deine Steine, die der Gegner schlagen kann.",
    },
    guarded: {
      title: "Deine Stapel neben einer deiner Figuren",
      nudge: "Denk daran, was deine Figuren schützen.",
    },
    cleopatra: {
      title: "Schritte deiner Cleopatra bis neben dein Portal",
      nudge: "Denk an den Weg der Cleopatra zu deinem Portal.",
    },
  },
  places: {
    stone: (space) => `Sieh dir deinen Stein auf ${space} an.`,
    figure: (figure) => `Sieh dir ${your(figure as Figure)} an.`,
    limbo: "Sieh dir deine Stücke im Limbus an.",
    power: (space) => `Sieh dir an, was deine Figur auf ${space} bewirken kann.`,
    done: "Überleg dir, ob du die Kraft überhaupt nutzt.",
    forfeit: "Es gibt nichts anderes zu tun.",
  },
  points: (value) =>
    `bisher ${counted(Math.round(value * 10) / 10, { one: "Pyramide", other: "Pyramiden" })}`,
};
