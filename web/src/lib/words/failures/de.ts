// What the page says in German when something fails.
import type * as english from "./en";
export const failures: typeof english.failures = {
  tryAgain: "Noch einmal versuchen",
  botMissing: (bot) =>
    `${bot} konnte nicht geladen werden. Deine Partie ist gespeichert, und das Laden wird noch einmal versucht.`,
  botFailed: (bot) => `${bot} ist beim Nachdenken gescheitert. Deine Partie ist gespeichert.`,
  moveRefused: (bot) =>
    `${bot} hat einen Zug gewählt, den die Regeln nicht erlauben. Deine Partie ist gespeichert; lade die Seite neu, wenn das wieder geschieht.`,
  chanceRefused:
    "Was gezogen wurde, erlauben die Regeln nicht. Deine Partie ist gespeichert; lade die Seite neu, wenn das wieder geschieht.",

  board: "Dieser Spielplan ist ausgefallen. Deine Partie ist gespeichert.",
  core: "Die Regeln sind auf dieser Seite ausgefallen. Deine Partie ist gespeichert.",
};

export const failure: typeof english.failure = {
  again: "Noch einmal versuchen",
  home: "Zur Startseite",
  page: "Diese Seite konnte nicht geladen werden",
  pageWhy: "Du bist anscheinend offline, oder Benben wurde gerade aktualisiert.",
  broken: "Diese Seite ist ausgefallen",
  nothing: "Hier ist nichts",
  nothingWhy:
    "Diese Adresse gehört zu keiner Seite von Benben. Vielleicht ging beim Kopieren ein Teil des Links verloren.",
  game: "Diese Partie lässt sich nicht zeigen",
  notStored:
    "Dieser Browser bewahrt die Partie nicht auf: Sie ist weg, sobald die Seite geschlossen wird. Speichere ihre Aufzeichnung, um sie zu behalten.",
};

export const recordFault: typeof english.recordFault = {
  cannot: "Diese Aufzeichnung lässt sich nicht zeigen",
  line: (line) => `Zeile ${line}:`,
};
