// Die Wörter von Ankh'or auf Deutsch.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  animal: {
    word: "Tier",
    forms: ["Tier", "Tiere", "Tieres", "Tierplättchen"],
    means:
      "Ein Schakal, ein Skarabäus oder ein Falke. Plättchen mit einem Tier zählen doppelt: in ihrer Farbe und bei ihrer Art.",
  },
  ankh: {
    word: "Ankh",
    forms: ["Ankh", "Ankhs"],
    means:
      "Ein Marker, der kein Rohstoff ist. Er frischt die Auslage auf oder versetzt eines deiner Plättchen; zwei darfst du behalten.",
  },
  "ankh-action": {
    word: "Ankh-Aktion",
    forms: ["Ankh-Aktion", "Ankh-Aktionen"],
    means:
      "Vor oder nach der Hauptaktion ein Ankh ausgeben, um die Auslage aufzufrischen oder ein Plättchen zu versetzen; höchstens zweimal in einem Zug.",
  },
  "bonus-token": {
    word: "Bonusmarker",
    forms: ["Bonusmarker"],
    means: "3 Punkte für eine Gruppe von fünf oder mehr. Wird die Gruppe zerteilt, geht er zurück.",
  },
  "bonus-turn": {
    word: "Bonuszug",
    forms: ["Bonuszug", "Bonuszüge"],
    means: "Ein ganzer Zug mehr, gleich nach dem, in dem du einen Schreiber gekauft hast.",
  },
  covered: {
    word: "bedeckt",
    forms: ["bedeckt", "bedecktes", "bedeckter", "unbedeckt"],
    means:
      "Ein Plättchen liegt darauf. Bedeckt zählt ein Plättchen wie vorher, doch ein Lagerhaus lagert dann nichts.",
  },
  desert: {
    word: "Wüste",
    forms: ["Wüste"],
    means: "Ein Plättchen, das für seine Farbe zählt und sonst nichts tut.",
  },
  group: {
    word: "Gruppe",
    forms: ["Gruppe", "Gruppen", "Farbgruppe", "Tiergruppe"],
    means:
      "Plättchen einer Farbe oder Tiere einer Art, die zusammenhängen. Ab zweien ist jedes davon einen Punkt wert.",
  },
  limits: {
    word: "Grenzen",
    forms: ["Grenzen"],
    means: "Was du am Ende deines Zuges behalten darfst: fünf Rohstoffe und zwei Ankhs.",
  },
  "main-action": {
    word: "Hauptaktion",
    forms: ["Hauptaktion"],
    means: "Was jeder Zug genau einmal hat: drei Marker nehmen oder ein Plättchen kaufen.",
  },
  neighbours: {
    word: "Nachbarn",
    forms: ["Nachbarn"],
    means:
      "Plättchen, die auf einer Höhe nebeneinanderliegen, und ein Plättchen mit jedem der vier, die es tragen.",
  },
  pile: {
    word: "Stapel",
    forms: ["Stapel", "Stapels"],
    means:
      "Einer der zwei Haufen, von denen Plättchen gezogen werden. Seine Rückseite zeigt die Farbe des nächsten.",
  },
  "price-marker": {
    word: "Preismarke",
    forms: ["Preismarke", "Preismarken"],
    means:
      "Sie liegt das ganze Spiel über einem Feld der Auslage und sagt, welchen Rohstoff ein Plättchen dort kostet.",
  },
  refresh: {
    word: "auffrischen",
    forms: ["frischt", "Auffrischen", "aufgefrischt"],
    means:
      "Für ein Ankh rücken die Plättchen der Auslage nach links, und leere Felder werden von einem Stapel gefüllt, den du wählst.",
  },
  resource: {
    word: "Rohstoff",
    forms: ["Rohstoff", "Rohstoffe", "Rohstoffs", "Rohstoffmarker"],
    means: "Fisch, Elfenbein, Kohle, Pflanzen und Tuch: was Plättchen kosten. Ein Ankh ist keiner.",
  },
  row: {
    word: "Auslage",
    forms: ["Auslage"],
    means:
      "Die Plättchen, die zu kaufen sind, höchstens sechs. Gefüllt wird sie nur, wenn jemand sie auffrischt.",
  },
  scribe: {
    word: "Schreiber",
    forms: ["Schreiber"],
    means: "Ein Plättchen, das beim Kauf einen Bonuszug gibt.",
  },
  slot: {
    word: "Feld",
    forms: ["Feld", "Felder"],
    means:
      "Einer der sechs Plätze der Auslage; die Preismarken darüber sind dort der Preis. Je weiter links, desto billiger, meistens.",
  },
  supply: {
    word: "Vorrat",
    forms: ["Vorrat"],
    means: "Woher Marker kommen und wohin sie zurückgehen; alle teilen ihn sich.",
  },
  token: {
    word: "Marker",
    forms: ["Marker", "Markern"],
    means:
      "Was du nimmst und womit du zahlst: ein Rohstoff oder ein Ankh. Je drei, die übrig sind, zählen einen Punkt.",
  },
  "two-point-tile": {
    word: "2-Punkte-Plättchen",
    forms: ["2-Punkte-Plättchen", "Zwei-Punkte-Plättchen"],
    means: "Ein Plättchen, das für sich 2 Punkte wert ist. Es zählt auch für seine Farbe.",
  },
  warehouse: {
    word: "Lagerhaus",
    forms: ["Lagerhaus", "Lagerhäuser", "Lagerhäusern"],
    means:
      "Ein Plättchen, das einen Marker seiner Farbe mitbringt. Später kann es einen über die Grenzen hinaus lagern, solange nichts darauf liegt.",
  },
};
