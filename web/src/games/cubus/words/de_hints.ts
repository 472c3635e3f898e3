// What a hint looks at in Cubus, in German.
import type { GameHints } from "$lib/words/hint";

export const hints: GameHints = {
  features: {
    score: {
      title: "Deine Punkte",
      nudge: "Denk an die Punkte, die du sofort holen kannst: viele Kisten, wenige Karten.",
    },
    next: {
      title: "Punkte, die die nächste Person im Schnitt holen kann",
      nudge: "Denk daran, was du der nächsten Person übrig lässt.",
    },
    later: {
      title: "Punkte, die deine Hand auf diesem Stapel noch holen könnte",
      nudge: "Denk daran, was deine Hand danach noch kann.",
    },
    tops: {
      title: "Deckel und offene Kistenteile auf deiner Hand",
      nudge: "Denk an deine Deckel: Ein flacher Stapel braucht viele.",
    },
    sides: {
      title: "Linke und rechte Kistenteile auf deiner Hand",
      nudge: "Denk an deine linken und rechten Kistenteile: Ein hoher Stapel braucht viele.",
    },
  },
  places: {
    build: (boxes) =>
      boxes === "1"
        ? "Denk an einen Stapel aus einer Kiste."
        : `Denk an einen Stapel aus ${boxes} Kisten.`,
    take: (row) => `Sieh dir Reihe ${row} an, von hinten gezählt.`,
    pass: "Überleg dir, ob du überhaupt baust.",
  },
};
