// What the page says in German when something fails.
import type { failures as english } from "./en";

export const failures: typeof english = {
  tryAgain: "Noch einmal versuchen",
  botMissing: (bot) =>
    `${bot} konnte nicht geladen werden. Deine Partie ist gespeichert, und es wird wieder versucht.`,
  botFailed: (bot) => `${bot} ist beim Nachdenken gescheitert. Deine Partie ist gespeichert.`,
  moveRefused: (bot) =>
    `${bot} hat einen Zug gewählt, den die Regeln nicht erlauben. Deine Partie ist gespeichert; lade die Seite neu, wenn das wieder geschieht.`,
  chanceRefused:
    "Was gezogen wurde, erlauben die Regeln nicht. Deine Partie ist gespeichert; lade die Seite neu, wenn das wieder geschieht.",
};
