// What the page says in German around the rules of a game.
import { Tongue } from "../tongue";
import type { RulesWords } from "./en";

const { counted } = new Tongue("de");

export const rules: RulesWords = {
  of: (title) => `Regeln von ${title}`,
  none: "Diese Regeln sind nicht hier",
  noneWhy:
    "Die Regeln dieses Spiels gehören noch nicht zu dieser Seite oder konnten nicht geladen werden.",
  play: (title) => `${title} spielen`,
  backToGame: "Zurück zu deiner Partie",
  contents: "Inhalt",
  search: "In den Regeln suchen",
  found: (count) =>
    count === 0
      ? "Nichts gefunden."
      : `${counted(count, { one: "Stelle", other: "Stellen" })} gefunden.`,
  forPrograms: "Für Programme und Aufzeichnungen",
  ruling: "Unsere Festlegung: Die gedruckten Regeln lassen das offen.",
  reconstruction: "Eine Rekonstruktion: Das haben nur die Bilder des gedruckten Spiels gezeigt.",
  yes: "Ja.",
  no: "Nein.",
  board: (title) => `Das Spielbrett von ${title}`,
  printed: "In den gedruckten Regeln (englisch):",
  mark: (letter) => (letter === "R" ? "Festlegung" : "Rekonstruktion"),
  linkTo: (rule) => `Link zur Regel ${rule}`,
  close: "Regeln schließen",
  asPage: "Als Seite öffnen",
};
