// What a hint looks at in Ascension, in French.
import type { GameHints } from "$lib/words/hint";
import { Tongue } from "$lib/words/tongue";

const { counted } = new Tongue("fr");

const figures: Readonly<Record<string, string>> = {
  mason: "votre Maçon",
  anubis: "votre Anubis",
  cleopatra: "votre Cléopâtre",
};

export const hints: GameHints = {
  features: {
    ascended: {
      title: "Vos pyramides élevées",
      nudge: "Pensez à la pyramide que vous pouvez achever.",
    },
    rival: {
      title: "Pyramides élevées de l’adversaire",
      nudge: "Pensez à la pyramide que l’adversaire est près d’achever.",
    },
    portal: {
      title: "Pierres en bon ordre sur votre portail",
      nudge: "Pensez à votre portail\u202f: la grande, puis la moyenne, puis la petite.",
    },
    way: {
      title: "Cases que vos pierres ont encore à parcourir",
      nudge: "Pensez au chemin qui reste à vos pierres.",
    },
    limbo: {
      title: "Vos pierres dans les Limbes",
      nudge: "Pensez à vos pierres dans les Limbes.",
    },
    figures: {
      title: "Vos figurines sur l’anneau",
      nudge: "Pensez à vos figurines, et à celles qui attendent dans les Limbes.",
    },
    bumped: {
      title: "Pièces adverses dans les Limbes",
      nudge: "Pensez aux pièces adverses que vous pouvez éjecter.",
    },
    trapped: {
      title: "Vos pierres sous des pierres adverses",
      nudge: "Pensez à vos pierres qui sont sous des pierres adverses.",
    },
    traps: {
      title: "Pierres adverses sous les vôtres",
      nudge: "Pensez aux pierres adverses que vous pouvez coincer.",
    },
    exposed: {
      title: "Vos pierres que l’adversaire peut éjecter tout de suite",
      nudge: "Pensez à vos pierres que l’adversaire peut éjecter.",
    },
    guarded: {
      title: "Vos piles à côté d’une de vos figurines",
      nudge: "Pensez à ce que vos figurines protègent.",
    },
    cleopatra: {
      title: "Pas de votre Cléopâtre jusqu’à côté de votre portail",
      nudge: "Pensez au chemin de Cléopâtre jusqu’à votre portail.",
    },
  },
  places: {
    stone: (space) => `Regardez votre pierre en ${space}.`,
    figure: (figure) => `Regardez ${figures[figure] ?? ""}.`,
    limbo: "Regardez vos pièces dans les Limbes.",
    power: (space) => `Regardez ce que votre figurine peut faire en ${space}.`,
    done: "Demandez-vous s’il faut se servir du pouvoir.",
    forfeit: "Il n’y a rien d’autre à faire.",
  },
  points: (value) =>
    `jusqu’ici ${counted(Math.round(value * 10) / 10, { one: "pyramide", other: "pyramides" })}`,
};
