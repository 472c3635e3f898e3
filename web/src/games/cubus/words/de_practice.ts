// The practice corner of Cubus in German.
import { change, counted, points } from "./de_cards";
import type { Words } from "./en";

export const practice: Words["practice"] = {
  title: "Cubus üben",
  solved: (count) => `${counted(count, { one: "Stellung", other: "Stellungen" })} gelöst`,
  howHard: "Wie schwer",
  levels: {
    box: "Eine Kiste",
    rebuild: "Umbau",
    deep: "Tief",
    master: "Meister",
  },
  worth: (least, most) =>
    most === null ? `${points(least)} und mehr` : `${least} bis ${points(most)}`,
  findPlace: "Finde die beste Stelle für eine Kiste.",
  findMove: "Finde den Zug, der die meisten Punkte bringt.",
  playing: "Eine Partie wird gespielt …",
  failed: {
    loading: "Was nach Stellungen sucht, konnte nicht geladen werden.",
    thinking: "Bei der Suche nach einer Stellung ist etwas schiefgegangen.",
  },
  less: (won, best) => `Das bringt ${points(won)}. Möglich sind ${best}.`,
  nothingMore: (what, won) => `Mehr geht nicht: ${change(what)}, ${points(won)}.`,
  oneOfBest: (what, won) => `Das ist einer der besten Züge: ${change(what)}, ${points(won)}.`,
  next: "Nächste Stellung",
  another: "Andere Stellung",
  showBest: "Besten Zug zeigen",
  bestMove: "Bester Zug",
  sides: "Der Stapel vor oder nach dem Zug",
  play: "Eine Partie spielen",
  before: "Vorher",
  after: "Nachher",
};
