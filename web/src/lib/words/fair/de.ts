// The sentences of whoever checks the chance of a finished game, in German.
import { Tongue } from "../tongue";
import type { FairWords } from "./en";

const { counted, number } = new Tongue("de");

export const fair: FairWords = {
  checking: "Alles wird noch einmal gezogen …",
  proved: (events) =>
    events === 1
      ? "Das eine, was der Zufall entschieden hat, ist, was es sein musste."
      : `Alle ${number(events)} Entscheidungen des Zufalls sind, was sie sein mussten.`,
  how: "Der Server war an eine geheime Zahl gebunden, bevor jemand gespielt hat. Jetzt hat er sie genannt, und diese Seite hat daraus alles noch einmal gezogen, ohne den Server.",
  shared: (seats) =>
    seats === 0
      ? "Niemand hat eine eigene Zahl beigetragen: Hier hat die geheime Zahl allein entschieden."
      : `${counted(seats, { one: "Person hat", other: "Personen haben" })} eine eigene Zahl beigetragen, die der Server nicht vorhersehen konnte.`,
  unshared: (events) =>
    `${counted(events, { one: "Ziehung geschah", other: "Ziehungen geschahen" })}, bevor jemand das getan hatte.`,
  own: {
    there: "Die Zahl, die dieser Browser beigetragen hat, ist dabei.",
    missing:
      "Die Zahl, die dieser Browser beigetragen hat, steht nicht in der Aufzeichnung: Der Server hat sie ausgelassen.",
    other:
      "Die Zahl, die dieser Browser anbot, wurde nicht genommen: Der Server hatte für den Platz schon eine, vielleicht von einem anderen deiner Browser.",
  },
  noSeed: "Der Server nennt seine geheime Zahl, sobald die Partie zu Ende ist.",
  noProof:
    "Nichts sagt, wie der Zufall dieser Partie gezogen wurde. Tische früherer Versionen lassen sich nicht prüfen.",
  wrongSeed: "Die Zahl, die der Server nennt, ist nicht die, an die er gebunden war.",
  wrongEvent: (ply, drawn, told) =>
    `Ereignis ${number(ply)} ist falsch: Es müsste „${drawn}“ sein und war „${told}“.`,
  insecure:
    "Browser können das nur unter https-Adressen prüfen. Speichere die Aufzeichnung und lass „benben verify“ sie ansehen.",
  failed: "Es ließ sich gerade nicht prüfen. Bist du offline?",
};
