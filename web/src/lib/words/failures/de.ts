// What the page says in German when something fails.
import type { failures as english } from "./en";
import { Tongue } from "../tongue";

const { and, counted, form } = new Tongue("de");

export const failures: typeof english = {
  tryAgain: "Noch einmal versuchen",
  botMissing: (bot) =>
    `${bot} konnte nicht geladen werden. Deine Partie ist gespeichert, und das Laden wird noch einmal versucht.`,
  botFailed: (bot) => `${bot} ist beim Nachdenken gescheitert. Deine Partie ist gespeichert.`,
  moveRefused: (bot) =>
    `${bot} hat einen Zug gewählt, den die Regeln nicht erlauben. Deine Partie ist gespeichert; lade die Seite neu, wenn das wieder geschieht.`,
  chanceRefused:
    "Was gezogen wurde, erlauben die Regeln nicht. Deine Partie ist gespeichert; lade die Seite neu, wenn das wieder geschieht.",

  unreadable: (count) =>
    `${counted(count, { one: "gespeicherte Partie kann", other: "gespeicherte Partien können" })} nicht gelesen werden.`,
  saveAsFile: "Als Datei speichern",
  remove: () => "Entfernen",
  removed: (count) =>
    form(count, {
      one: "Die Partie, die nicht gelesen werden kann, ist von diesem Gerät entfernt.",
      other: "Die Partien, die nicht gelesen werden können, sind von diesem Gerät entfernt.",
    }),
  putBack: "Zurückholen",
  rulesMissing: (games) =>
    `Die Regeln von ${and(games)} konnten nicht geladen werden, darum fehlen diese Partien hier. Sie sind gespeichert.`,

  board: "Dieser Spielplan ist ausgefallen. Deine Partie ist gespeichert.",
  core: "Die Regeln sind auf dieser Seite ausgefallen. Deine Partie ist gespeichert.",
  misread: (field) =>
    `Was der Server gesagt hat, ist nicht zu verstehen: ${field}. Die Seite fragt ihn noch einmal.`,
};
