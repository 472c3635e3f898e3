// What a hint looks at in Anubixx, in French.
import type { GameHints } from "$lib/words/hint";

const buildings: Readonly<Record<string, string>> = {
  pyramid: "la pyramide",
  arch: "l’arc de triomphe",
  mosaic: "la mosaïque",
};

export const hints: GameHints = {
  features: {
    pyramid: { title: "Points de votre pyramide", nudge: "Pensez à votre pyramide." },
    arch: { title: "Points de votre arc de triomphe", nudge: "Pensez à votre arc de triomphe." },
    mosaic: { title: "Points de votre mosaïque", nudge: "Pensez à votre mosaïque." },
    bonuses: {
      title: "Points de vos bonus",
      nudge: "Pensez aux bonus que vous pouvez encore obtenir avant les autres.",
    },
    symbol: {
      title: "Pierres qui vous manquent pour le bonus le plus proche",
      nudge: "Pensez aux symboles, et au bonus dont vous êtes le plus près.",
    },
    quarry: {
      title: "Pierres qui restent dans votre carrière",
      nudge: "Pensez à votre carrière\u202f: ce que vous n’utilisez pas compte à la fin.",
    },
    jokers: { title: "Vos jokers", nudge: "Pensez à vos jokers." },
    stones: {
      title: "Pierres que vous avez cochées",
      nudge: "Pensez au nombre de pierres que vous pouvez cocher à ce tour.",
    },
  },
  places: {
    building: (building) => `Regardez ${buildings[building] ?? ""}.`,
    end: "Demandez-vous s’il faut s’arrêter ici.",
  },
};
