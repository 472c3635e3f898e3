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
  ruling: "Hier schweigt die gedruckte Regel: dies ist unsere Antwort",
  reconstruction: "Das zeigten nur die Bilder des gedruckten Spiels: es ist rekonstruiert",
  linkTo: (rule) => `Link zur Regel ${rule}`,
  close: "Regeln schließen",
  asPage: "Als Seite öffnen",
};
