// The smaller pages in German.
import type * as english from "./en_pages";

export const failure: typeof english.failure = {
  again: "Noch einmal versuchen",
  home: "Zur Startseite",
  page: "Diese Seite konnte nicht geladen werden",
  pageWhy: "Du bist anscheinend offline, oder Benben wurde gerade aktualisiert.",
  nothing: "Hier ist nichts",
  nothingWhy:
    "Diese Adresse gehört zu keiner Seite von Benben. Vielleicht ging beim Kopieren ein Teil des Links verloren.",
  game: "Diese Partie lässt sich nicht zeigen",
  elsewhere: "Diese Partie ist in einem anderen Tab offen",
  elsewhereWhy: "Hier geht es weiter, sobald sie dort geschlossen ist.",
  notStored:
    "Dieser Browser bewahrt die Partie nicht auf: Sie ist weg, sobald die Seite geschlossen wird. Speichere ihre Aufzeichnung, um sie zu behalten.",
};

export const replay: typeof english.replay = {
  name: "Nachspielen",
  title: "Eine Partie nachspielen",
  hint: "An jedem Tisch kannst du die Aufzeichnung speichern: einen kleinen Text, in dem die ganze Partie steht. Öffne hier eine Aufzeichnung und gehe die Partie Schritt für Schritt durch. Die Datei bleibt auf diesem Gerät.",
  choose: "Datei auswählen",
  drop: "oder hier auf die Seite ziehen",
  paste: "Oder füge eine Aufzeichnung ein",
  show: "Zeigen",
  another: "Eine andere Aufzeichnung öffnen",
  cannot: "Diese Aufzeichnung lässt sich nicht zeigen",
  line: (line) => `Zeile ${line}:`,
};

export const rules: typeof english.rules = {
  of: (title) => `Regeln von ${title}`,
  none: "Diese Regeln sind nicht hier",
  noneWhy:
    "Die Regeln dieses Spiels gehören noch nicht zu dieser Seite oder konnten nicht geladen werden.",
  play: (title) => `${title} spielen`,
};

export const practice: typeof english.practice = {
  title: (game) => `${game} üben`,
  none: "Hier gibt es nichts zu üben",
};
