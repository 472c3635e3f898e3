// The end of a game in German.
import type { EndWords } from "./en";

export const end: EndWords = {
  scoring: "Schlusswertung",
  skip: "Überspringen",
  close: "Schließen",
  result: "Ergebnis zeigen",
  tournament: "Zum Turnier",
  rematch: "Revanche",
  rotated: "Alle rücken einen Platz weiter",
  otherLevel: "Andere Stufe",
  level: (name, now) => (now ? `${name} (wie jetzt)` : name),
  levels: "Wie stark die Bots sein sollen",
  back: "Zurück",
  look: "Partie ansehen",
  newTable: "Neuer Tisch",
};
