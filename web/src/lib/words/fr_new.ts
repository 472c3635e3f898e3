// A new table in French.
import type * as english from "./en_new";

export const newTable: typeof english.newTable = {
  title: (game) => `Nouvelle table\u202f: ${game}`,
  none: "Pas de nouvelle table",
  noGame: "Ce jeu n’existe pas sur cette page.",
  rules: "Les règles",
  learn: "L’apprendre en cinq minutes",
  where: "Qui joue\u202f?",
  presets: {
    bots: { label: "Contre des bots", hint: "Tout de suite, même hors ligne" },
    device: { label: "Sur un appareil", hint: "À tour de rôle" },
    link: { label: "Entre amis par un lien", hint: "De partout" },
  },
  against: "Votre adversaire",
  more: "Plus de choix",
  chosen: (option, value) => `${option}\u202f: ${value}`,
  players: "Joueurs",
  lonely:
    "Le serveur ouvre ses tables à des personnes\u202f: prenez au moins une place ou réservez-la à quelqu’un par un lien. Sur cet appareil, les bots peuvent jouer entre eux.",
  draw: "Tirer au sort l’ordre des places",
  start: "Commencer la partie",
  open: "Ouvrir la table",
  instead: "Elle remplace la table qui attend\u202f: l’ancien lien ne sera plus valable.",
};

export const newSeat: typeof english.newSeat = {
  name: (seat) => `Nom à la place ${seat + 1}`,
  ownName: "Votre nom",
  optional: "Facultatif",
};
