// Die Wörter von Pyramix auf Deutsch.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  ankh: {
    word: "Ankh",
    forms: ["Ankh", "Ankhs"],
    means:
      "Das Kreuz mit der Schlaufe, 1 Punkt. Wer von einer Farbe die meisten Ankhs hat, bekommt am Ende auch, was von ihr übrig ist.",
  },
  cell: {
    word: "Feld",
    forms: ["Feld", "Felder", "Feldes", "Feldern"],
    means:
      "Der Platz eines Würfels in der Pyramide. Drei Ziffern nennen es: die Schritte von der Spitze entlang jeder ihrer Kanten.",
  },
  cobra: {
    word: "Kobra",
    forms: ["Kobra", "Kobras"],
    means:
      "Ein Würfel, der nichts wert ist. Was eine sichtbare Kobra berührt, darf nicht genommen werden, es sei denn, es ist selbst eine.",
  },
  collection: {
    word: "Sammlung",
    forms: ["Sammlung"],
    means: "Die Würfel, die jemand genommen hat. Sie liegen offen und kommen nie zurück.",
  },
  crane: {
    word: "Kranich",
    forms: ["Kranich", "Kraniche"],
    means: "Ein Symbol, das 2 Punkte wert ist; jede Farbe hat vier.",
  },
  eye: {
    word: "Auge",
    forms: ["Auge", "Augen"],
    means: "Das wertvollste Symbol, 3 Punkte; jede Farbe hat nur eines.",
  },
  face: {
    word: "sichtbare Seite",
    forms: ["sichtbare Seite", "sichtbare Seiten", "Seite", "Seiten"],
    means:
      "Eine Seite eines Würfels, die nichts bedeckt. Mit zwei oder drei davon darf er genommen werden.",
  },
  layer: {
    word: "Lage",
    forms: ["Lage"],
    means:
      "Alle Würfel auf einer Höhe. Ist nur die unterste übrig, 21 Würfel auf dem Sockel, endet die Partie.",
  },
  lines: {
    word: "obere und untere",
    forms: ["oberen und unteren"],
    means: "Die Felder, die ein Feld von oben und von unten berühren, je bis zu drei.",
  },
  majority: {
    word: "Mehrheit",
    forms: ["Mehrheiten"],
    means:
      "Mehr Ankhs einer Farbe, als sonst jemand hat. Sie gewinnt alle Würfel dieser Farbe, die noch auf dem Sockel liegen.",
  },
  out: {
    word: "ausscheiden",
    forms: ["scheidet", "scheiden", "ausgeschieden"],
    means:
      "Für niemanden zählen: So geht es am Ende den Kobras auf dem Sockel und den Würfeln neben ihnen.",
  },
  slide: {
    word: "rutschen",
    forms: ["rutscht", "rutschen", "gerutscht"],
    means:
      "Einen Schritt entlang einer Linie in die Lücke rücken, die ein Würfel hinterlässt, mit allen Würfeln dahinter.",
  },
  touch: {
    word: "berühren",
    forms: ["berührt", "berühren"],
    means: "Eine Seite teilen. Ein Würfel mitten in der Pyramide berührt sechs andere.",
  },
  tray: {
    word: "Sockel",
    forms: ["Sockel"],
    means:
      "Worauf die Pyramide steht. Er darf nie frei liegen: Ein Würfel auf ihm darf nur genommen werden, wenn ein anderer an seine Stelle rutscht.",
  },
};
