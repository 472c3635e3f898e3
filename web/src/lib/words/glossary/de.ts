// Die Wörter aller Spiele auf Deutsch: was über ihnen steht, und die, zu denen es kein Spiel braucht.
import type { Shared } from "../../glossary/glossary";

export const glossary: Shared = {
  heading: "Wörter",
  entries: {
    option: {
      word: "Option",
      forms: ["Option"],
      means: "Was sich beim Einrichten eines Tisches wählen lässt; es gilt für die ganze Partie.",
    },
    record: {
      word: "Aufzeichnung",
      forms: ["Aufzeichnung"],
      means: "Eine Partie als Text: wie sie aufgebaut war und was in ihr geschah, Zug für Zug.",
    },
    seat: {
      word: "Platz",
      forms: ["Platz 1", "Reihenfolge der Plätze", "nächste Platz", "ersten Platzes"],
      means: "Wo jemand am Tisch sitzt. Platz 1 ist der erste; der Zug geht von Platz zu Platz.",
    },
  },
};
