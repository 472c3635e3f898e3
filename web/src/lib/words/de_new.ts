// A new table in German.
import type * as english from "./en_new";

export const newTable: typeof english.newTable = {
  title: (game) => `Neuer Tisch für ${game}`,
  none: "Kein neuer Tisch",
  noGame: "Dieses Spiel gibt es auf dieser Seite nicht.",
  rules: "Die Regeln",
  learn: "In fünf Minuten gelernt",
  where: "Wer spielt mit?",
  presets: {
    bots: { label: "Gegen Bots", hint: "Sofort, auch offline" },
    device: { label: "An einem Gerät", hint: "Ihr wechselt euch ab" },
    link: { label: "Andere per Link", hint: "Von überall" },
  },
  against: "Dein Gegner",
  more: "Mehr Auswahl",
  chosen: (option, value) => `${option}: ${value}`,
  players: "Spieler",
  lonely:
    "Der Server führt Tische für Menschen: Gib mindestens einen Platz dir selbst oder jemandem per Link. Auf diesem Gerät können Bots auch unter sich spielen.",
  draw: "Die Reihenfolge der Plätze auslosen",
  start: "Partie beginnen",
  open: "Tisch eröffnen",
  instead: "Er löst den wartenden Tisch ab: Dessen Link gilt dann nicht mehr.",
};

export const newSeat: typeof english.newSeat = {
  name: (seat) => `Name auf Platz ${seat + 1}`,
  ownName: "Dein Name",
  optional: "Optional",
};
