// Die Wörter von Anubixx auf Deutsch.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  "active-builder": {
    word: "aktiver Baumeister",
    forms: ["aktive Baumeister", "aktiven Baumeister", "aktiven Baumeisters"],
    means:
      "Wer in dieser Runde würfelt und zuerst baut. Die Würfel, die er dafür nimmt, fehlen allen anderen.",
  },
  arch: {
    word: "Triumphbogen",
    forms: ["Triumphbogen", "Bogen", "Bogens"],
    means:
      "Das Bauwerk aus zwei Säulen und einem Stein über beiden. Jede Säule wird von unten nach oben gebaut.",
  },
  available: {
    word: "verfügbarer Würfel",
    forms: ["verfügbar"],
    means:
      "Einer, den du nehmen darfst: gewürfelt, nicht vom aktiven Baumeister genommen und in diesem Zug nicht benutzt.",
  },
  block: {
    word: "Block",
    forms: ["Block"],
    means:
      "Was alle Blätter gemeinsam haben: wie viele Steine es gibt, wo die Symbole stehen und was wofür zählt.",
  },
  bonus: {
    word: "Bonus",
    forms: ["Bonus", "Boni"],
    means:
      "3 Punkte für den letzten Stein mit einem Symbol, solange das in keiner früheren Runde jemandem gelungen ist.",
  },
  building: {
    word: "Bauwerk",
    forms: ["Bauwerk", "Bauwerke", "Bauwerken"],
    means:
      "Pyramide, Triumphbogen oder Mosaik eines Blattes. Es ist vollendet, wenn alle seine Steine angekreuzt sind.",
  },
  "cross-out": {
    word: "ankreuzen",
    forms: ["ankreuzt", "angekreuzt", "angekreuzten", "ankreuzen"],
    means:
      "Einen Stein deines Blattes als gebaut markieren. Du bezahlst ihn sofort: mit einem Würfel, einem Stein des Steinbruchs oder einem Joker.",
  },
  "end-bonus": {
    word: "Schlussbonus",
    forms: ["Schlussbonus"],
    means: "3 Punkte für alle, die am Ende zwei oder drei Bauwerke vollendet haben.",
  },
  "final-stone": {
    word: "Schlussstein",
    forms: ["Schlussstein"],
    means:
      "Der Stein über beiden Säulen des Triumphbogens. Er kommt zuletzt und macht den Bogen 10 Punkte wert.",
  },
  "highest-row": {
    word: "höchste Reihe",
    forms: ["höchsten Reihe", "höchste Reihe"],
    means:
      "Die oberste Reihe deiner Pyramide mit einem angekreuzten Stein; sie allein sagt, was die Pyramide wert ist.",
  },
  joker: {
    word: "Joker",
    forms: ["Joker", "Jokern"],
    means:
      "Er bezahlt einen Stein jeder Farbe, von der kein Würfel verfügbar ist. Bleibt er übrig, ist er 2 Punkte wert.",
  },
  "lower-column": {
    word: "niedrigere Säule",
    forms: ["niedrigeren Säule"],
    means:
      "Die der beiden Säulen des Triumphbogens, die weniger Steine hat; nach ihrer Höhe zählt der Bogen.",
  },
  mosaic: {
    word: "Mosaik",
    forms: ["Mosaik", "Mosaiks", "Bodenmosaik", "Bodenmosaiks"],
    means:
      "Das Bauwerk, in dem du zwei Nachbarn auf einmal ankreuzt, was dann dein ganzer Zug ist.",
  },
  neighbours: {
    word: "Nachbarn",
    forms: ["Nachbarn"],
    means: "Zwei Steine des Mosaiks mit einer gemeinsamen Seite.",
  },
  pyramid: {
    word: "Pyramide",
    forms: ["Pyramide"],
    means:
      "Das Bauwerk, das vom Boden aus wächst: Ein höherer Stein braucht beide Steine, auf denen er ruht.",
  },
  quarry: {
    word: "Steinbruch",
    forms: ["Steinbruch", "Steinbruchs", "Steinbruchstein"],
    means:
      "Ein Streifen farbiger Steine, die bezahlen, wo kein Würfel es tut. Gestrichen wird von links nach rechts, und was übrig bleibt, zählt je 1 Punkt.",
  },
  round: {
    word: "Runde",
    forms: ["Runde", "Runden"],
    means: "Ein Wurf mit den Würfeln, und damit ein Zug von allen.",
  },
  sheet: {
    word: "Blatt",
    forms: ["Blatt", "Blätter", "Blättern"],
    means:
      "Worauf du baust, jeder auf einem eigenen. Alle haben dieselben Steine in verschiedenen Farben.",
  },
  symbol: {
    word: "Symbol",
    forms: ["Symbol", "Symbole", "Symbols", "Symbolen"],
    means:
      "Ein Bild auf manchen Steinen, etwa der Skarabäus. Wer alle Steine mit demselben angekreuzt hat, gewinnt dessen Bonus.",
  },
};
