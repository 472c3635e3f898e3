// Was man sich am Tisch schreibt, auf Deutsch: die Wörter darum herum.
import { isolated, Tongue } from "../tongue";
import type { ChatWords } from "./en";

const { counted } = new Tongue("de");

export const chat: ChatWords = {
  title: "Chat",
  button: (unread) =>
    unread === 0
      ? "Chat"
      : `Chat: ${counted(unread, { one: "neue Nachricht", other: "neue Nachrichten" })}`,
  close: "Schließen",
  switch: "Chat an diesem Tisch",
  off: "Der Chat ist für dich aus: Du siehst nicht, was hier geschrieben wird. Lesen kann es, wer an diesem Tisch sitzt und den Chat eingeschaltet hat, sonst niemand.",
  empty: "Noch hat niemand etwas geschrieben.",
  readOnly: "An diesem Tisch schreiben nur Leute mit Konto.",
  input: "Deine Nachricht",
  send: "Senden",
  you: "Du",
  left: (characters) => `noch ${counted(characters, { one: "Zeichen", other: "Zeichen" })}`,
  more: (who) => `Was tun mit der Nachricht von ${isolated(who.name)}`,
  mute: (who) => `${isolated(who.name)} stummschalten`,
  muteHint: "Du siehst dann weder Nachrichten noch Sprüche von dort, hier und an anderen Tischen.",
  muted: (who) => `Du hast ${isolated(who.name)} stummgeschaltet.`,
  unmute: "Wieder hören",
  report: "Melden …",
  reason: "Grund",
  reasons: {
    insult: "Eine Beleidigung",
    hate: "Hass",
    threat: "Eine Drohung",
    spam: "Werbung, oder immer dasselbe",
    cheating: "Betrug",
    name: "Der Name",
    other: "Etwas anderes",
  },
  reportWords: "Mehr dazu, wenn du magst",
  reportSend: "Meldung senden",
  reportHint: "Wer diesen Server betreibt, sieht die Nachricht und deine Meldung, sonst niemand.",
  reportPerson: (who) => `${isolated(who.name)} melden`,
  reportPersonHint:
    "Wer diesen Server betreibt, sieht deine Meldung und was die Person zuletzt an diesem Tisch schrieb, sonst niemand.",
  cancel: "Abbrechen",
  received: "Danke, deine Meldung ist angekommen.",

  who: "Wer schreiben darf",
  whoMay: {
    nobody: "Niemand, nur Sprüche",
    accounts: "Leute mit Konto",
    everyone: "Alle, die mitspielen",
  },

  mutes: {
    title: "Stummgeschaltete",
    hint: "Von ihnen siehst du an keinem Tisch Nachrichten oder Sprüche. Sie erfahren es nicht.",
    none: "Du hast niemanden stummgeschaltet.",
    nameless: "Jemand ohne Namen",
    since: (day) => `seit ${day}`,
    end: "Wieder hören",
    endOf: (name) => `${isolated(name)} wieder hören`,
  },
};
