// The smaller pages in German.
import type * as english from "./en_pages";

export const replay: typeof english.replay = {
  name: "Nachspielen",
  title: "Eine Partie nachspielen",
  hint: "An jedem Tisch kannst du die Aufzeichnung speichern: einen kleinen Text, in dem die ganze Partie steht. Öffne hier eine Aufzeichnung und gehe die Partie Schritt für Schritt durch. Die Datei bleibt auf diesem Gerät.",
  choose: "Datei auswählen",
  drop: "oder hier auf die Seite ziehen",
  paste: "Oder füge eine Aufzeichnung ein",
  show: "Zeigen",
};

export const practice: typeof english.practice = {
  title: (game) => `${game} üben`,
  none: "Hier gibt es nichts zu üben",
};

export const pageProblems: typeof english.pageProblems = {
  page_no_practice: () => "In diesem Spiel gibt es noch nichts zu üben.",
  page_undrawn: () =>
    "Einen Block mit anderer Form, anderen Symbolen oder anderen Punkten kann diese Seite noch nicht zeichnen. Im Terminal geht es: benben play.",
  page_no_record: () => "Das ist keine Aufzeichnung einer Partie.",
  page_too_large: ({ file }) => `${file} ist zu groß für die Aufzeichnung einer Partie.`,
};
