// What a hint looks at in Anubixx, in German.
import type { GameHints } from "$lib/words/hint";

const buildings: Readonly<Record<string, string>> = {
  pyramid: "die Pyramide",
  arch: "den Triumphbogen",
  mosaic: "das Mosaik",
};

export const hints: GameHints = {
  features: {
    pyramid: { title: "Punkte deiner Pyramide", nudge: "Denk an deine Pyramide." },
    arch: { title: "Punkte deines Triumphbogens", nudge: "Denk an deinen Triumphbogen." },
    mosaic: { title: "Punkte deines Mosaiks", nudge: "Denk an dein Mosaik." },
    bonuses: {
      title: "Punkte deiner Boni",
      nudge: "Denk an die Boni, die du noch vor den anderen bekommen kannst.",
    },
    symbol: {
      title: "Steine, die dir zum nächsten Bonus fehlen",
      nudge: "Denk an die Symbole und an den Bonus, dem du am nächsten bist.",
    },
    quarry: {
      title: "Steine, die dir im Steinbruch bleiben",
      nudge: "Denk an deinen Steinbruch: Was du nicht verbrauchst, zählt am Ende.",
    },
    jokers: { title: "Deine Joker", nudge: "Denk an deine Joker." },
    stones: {
      title: "Steine, die du angekreuzt hast",
      nudge: "Denk daran, wie viele Steine du in diesem Zug ankreuzen kannst.",
    },
  },
  places: {
    building: (building) => `Sieh dir ${buildings[building] ?? ""} an.`,
    end: "Überleg dir, ob du hier aufhörst.",
  },
};
