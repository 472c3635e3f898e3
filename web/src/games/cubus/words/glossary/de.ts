// Die Wörter von Cubus auf Deutsch.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  building: {
    word: "Bauspiel",
    forms: ["Bauspiel"],
    means: "Das normale Spiel, in dem der Stapel wächst. Wer mag, baut ihn danach wieder ab.",
  },
  column: {
    word: "Säule",
    forms: ["Säule", "Säulen"],
    means: "Die Kisten auf einer Stelle des Bodens, eine oder mehrere übereinander.",
  },
  deck: {
    word: "Nachziehstapel",
    forms: ["Nachziehstapel", "Nachziehstapels"],
    means: "Die Karten, die noch niemand gezogen hat. Ihre Reihenfolge kennt niemand.",
  },
  demolition: {
    word: "Abbau",
    forms: ["Abbau"],
    means:
      "Ein Spiel für sich oder der zweite Teil einer Partie: Der Stapel wird Kiste für Kiste abgetragen, und gewonnene Karten zählen.",
  },
  "false-knock": {
    word: "falsch klopfen",
    forms: ["falsch klopft", "falsches Klopfen"],
    means:
      "Klopfen, ohne dann einen Bau zeigen zu können. Alle anderen bekommen dafür je 2 Punkte.",
  },
  hand: {
    word: "Hand",
    forms: ["Hand", "Hände"],
    means: "Die Karten eines Spielers. Sie liegen offen, sodass alle sehen, was du bauen könntest.",
  },
  knock: {
    word: "klopfen",
    forms: ["klopfen", "klopft", "klopfe", "geklopft", "Klopfen"],
    means:
      "Anzeigen, dass jemand, der gepasst hat, etwas hätte bauen können. Wer es zuerst tut, baut mit dessen Karten und bekommt die Punkte.",
  },
  layer: {
    word: "Schicht",
    forms: ["Schicht", "Schichten"],
    means:
      "Kisten nebeneinander auf einer Höhe. Unter den Stapel geschoben, hebt sie alle anderen.",
  },
  lid: {
    word: "Deckel",
    forms: ["Deckel"],
    means:
      "Eine Karte, die eine Säule oben schließt. Kommt eine Kiste darauf, rückt sie mit nach oben.",
  },
  "open-top": {
    word: "offenes Kistenteil",
    forms: [
      "offenes Kistenteil",
      "offene Kistenteile",
      "offenen Kistenteil",
      "offenen Kistenteile",
      "offenem Kistenteil",
    ],
    means:
      "Eine Karte, die dorthin kommt, wo sonst ein Deckel liegt, aber für immer bleibt: Auf ihr wird nie gebaut.",
  },
  pass: {
    word: "passen",
    forms: ["passe", "gepasst", "Passenden"],
    means: "Sagen, dass du nichts zu bauen siehst. Die anderen dürfen dann klopfen.",
  },
  proper: {
    word: "ordentlicher Stapel",
    forms: ["ordentlichen Stapel", "ordentlicher Stapel"],
    means:
      "Ein Stapel, dessen Bild sich nur auf eine Art lesen lässt: mit ganzen Karten und ohne verborgene Säule.",
  },
  rebuild: {
    word: "Umbau",
    forms: ["Umbau", "umgebaut", "umbauen"],
    means:
      "Kisten dürfen in einem Zug auch versetzt oder weggenommen werden, wenn es am Ende wenigstens eine mehr ist.",
  },
  round: {
    word: "Runde",
    forms: ["ersten Runde", "zweiten Runde"],
    means:
      "Ein Zug von allen. In der ersten Runde wird nur gezogen, von der zweiten an wird gebaut.",
  },
  side: {
    word: "linkes, rechtes Kistenteil",
    forms: [
      "linkes Kistenteil",
      "linke Kistenteile",
      "linken und rechten Kistenteile",
      "rechtes Kistenteil",
      "rechten Kistenteile",
      "rechte Kistenteile",
    ],
    means:
      "Karten, die je eine Seite einer Kiste zeigen. Eine Seite, die man nicht sieht, braucht keine Karte.",
  },
  stack: {
    word: "Stapel",
    forms: ["Stapel"],
    means:
      "Das Bauwerk aus Kisten, an dem alle gemeinsam bauen; die Karten auf dem Tisch sind sein Bild.",
  },
  "start-box": {
    word: "Startkiste",
    forms: ["Startkiste"],
    means:
      "Die Kiste, die von Anfang an da ist: ein linkes Kistenteil, ein rechtes und ein Deckel.",
  },
};
