// Die Wörter von Ascension auf Deutsch.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  anubis: {
    word: "Anubis",
    forms: ["Anubis"],
    means:
      "Die Figur, die einen Stapel neben sich zerstreut: Von oben an geht jeder Stein vor oder zurück auf das nächste Feld, auf dem er landen kann.",
  },
  "blue-space": {
    word: "blaues Feld",
    forms: ["blauen Feld", "blauen Felder", "blauen Feldern", "blaue Felder"],
    means: "Eines von dreien: die zwei Portale und ein neutrales. Steine sind dort sicher.",
  },
  "borne-off": {
    word: "ins Ziel",
    forms: ["ins Ziel", "im Ziel", "am Ziel"],
    means:
      "Eine volle Pyramide auf dem eigenen Portal verlässt das Brett für immer: Sie ist aufgestiegen. Drei gewinnen.",
  },
  bump: {
    word: "schlagen",
    forms: ["schlagen", "schlägt", "schlage", "schlagend", "geschlagen", "geschlagene", "Schlagen"],
    means:
      "Auf einem einzelnen gegnerischen Stein landen, der nicht größer ist, oder auf einer solchen Figur. Was geschlagen ist, wartet im Limbus.",
  },
  cleopatra: {
    word: "Cleopatra",
    forms: ["Cleopatra"],
    means:
      "Die Figur, die sammelt: Sie ergänzt den Stapel neben sich zu einem vollen, mit Steinen von überall auf dem Brett.",
  },
  duty: {
    word: "Pflicht",
    forms: ["Pflicht"],
    means:
      "Solange Steine von dir im Limbus warten, muss eine deiner zwei Bewegungen einen zurückbringen, wenn das möglich ist.",
  },
  "entry-space": {
    word: "Einsetzfeld",
    forms: ["Einsetzfeld", "Einsetzfelder"],
    means:
      "Ein Feld, auf dem deine Pyramiden oder Figuren begannen; dort kommen sie aus dem Limbus zurück.",
  },
  figure: {
    word: "Figur",
    forms: ["Figur", "Figuren"],
    means:
      "Maurer, Anubis oder Cleopatra. Figuren gehen auf dem inneren Ring, schützen neben sich, was von ihrer Farbe ist, und haben je eine Kraft.",
  },
  full: {
    word: "voller Stapel",
    forms: ["voller Stapel", "vollen Stapels", "volle Pyramide", "einem vollen"],
    means: "Drei Steine aufeinander: ein großer, ein mittlerer und ein kleiner.",
  },
  limbo: {
    word: "Limbus",
    forms: ["Limbus"],
    means:
      "Die Mitte des Brettes. Was geschlagen ist, wartet dort, bis eine Bewegung es zurückbringt.",
  },
  mason: {
    word: "Maurer",
    forms: ["Maurer"],
    means:
      "Die Figur, die einen Stapel neben sich vor oder zurück schiebt, auf das nächste Feld, auf dem er landen kann.",
  },
  mixed: {
    word: "gemischter Stapel",
    forms: ["gemischter Stapel", "gemischte Stapel"],
    means: "Ein Stapel mit Steinen beider Farben. Keine Figur schützt ihn.",
  },
  move: {
    word: "Bewegung",
    forms: ["Bewegung", "Bewegungen"],
    means:
      "Ein Stein oder eine Figur geht 1, 2 oder 3 Felder weit. Ein Zug hat zwei Bewegungen, mit zwei verschiedenen.",
  },
  portal: {
    word: "Portal",
    forms: ["Portal"],
    means:
      "Das blaue Feld, auf dem die Pyramiden eines Spielers ins Ziel kommen. Fremde Steine können dort nicht landen.",
  },
  power: {
    word: "Kraft",
    forms: ["Kraft", "Kräfte"],
    means:
      "Was eine Figur, die gelandet ist, mit den Stapeln neben sich tun kann: schieben, zerstreuen oder sammeln.",
  },
  protected: {
    word: "geschützt",
    forms: ["geschützt", "schützt", "schützen", "Schutz"],
    means:
      "Sicher vor den Steinen und Kräften des anderen, denn eine Figur derselben Farbe steht daneben.",
  },
  rings: {
    word: "äußerer, innerer Ring",
    forms: ["äußeren Ring", "äußere Ring", "inneren Ring", "innere Ring"],
    means:
      "Auf dem äußeren ziehen die Steine, auf dem inneren die Figuren. Jedes innere Feld liegt neben zwei äußeren.",
  },
  sides: {
    word: "Gold, Onyx",
    forms: ["Gold", "Onyx"],
    means: "Die zwei Farben. Gold beginnt und zieht gegen den Uhrzeigersinn, Onyx mit ihm.",
  },
  stack: {
    word: "Stapel",
    forms: ["Stapel", "Stapels"],
    means:
      "Ein bis drei Steine aufeinander, jeder kleiner als der unter ihm. Nur der oberste bewegt sich.",
  },
  trapped: {
    word: "festsetzen",
    forms: ["festsetzen", "festsetzt", "festgesetzt", "Festsetzen"],
    means:
      "Auf einem größeren Stein landen. Was darunterliegt, kommt nicht weg, bis der Stein darüber weiterzieht.",
  },
};
