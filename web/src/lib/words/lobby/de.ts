// The lobby in German.
import { isolated, Tongue } from "../tongue";
import type { LobbyWords } from "./en";

const { and, counted } = new Tongue("de");

/** In minutes, if they are whole. */
const time = (seconds: number) =>
  seconds % 60 === 0
    ? counted(seconds / 60, { one: "Minute", other: "Minuten" })
    : counted(seconds, { one: "Sekunde", other: "Sekunden" });

export const lobby: LobbyWords = {
  title: "Lobby",
  intro:
    "Spiel mit Leuten, die gerade da sind: Ein Klick findet dir einen Tisch oder eröffnet einen.",
  tournaments: "Turniere",
  name: "Dein Name am Tisch",
  optional: "Muss nicht sein",
  players: "Wie viele spielen?",
  now: "Jetzt spielen",
  nowOf: (game) => `Jetzt ${game} spielen`,
  waitFor: (tables) =>
    tables === 0
      ? "Niemand wartet: Du eröffnest den Tisch"
      : counted(tables, { one: "Tisch wartet", other: "Tische warten" }),
  open: "Offene Tische",
  count: (tables) =>
    tables === 0
      ? "Gerade wartet kein Tisch auf jemanden."
      : `${counted(tables, { one: "Tisch wartet", other: "Tische warten" })} auf jemanden.`,
  game: "Spiel",
  any: "Alle",
  clock: "Uhr",
  clocks: { any: "Egal", none: "Keine", live: "Live", days: "Nach Tagen" },
  counts: "Wertung",
  countsAs: { any: "Egal", yes: "Ja", no: "Nein" },
  anyNumber: "Egal",
  seats: "Spieler",
  row: (game, who, free) =>
    `${game} mit ${and(who.map(isolated))}: ${counted(free, { one: "Platz ist frei", other: "Plätze sind frei" })}`,
  somebody: "Jemand",
  nobody: "noch niemandem",
  freeSeat: "frei",
  sit: "Hinsetzen",
  sitAt: (game, who) => `Hinsetzen: ${game} mit ${and(who.map(isolated))}`,
  gone: "Vergeben",
  since: (minutes) =>
    minutes < 1 ? "gerade eben" : `seit ${counted(minutes, { one: "Minute", other: "Minuten" })}`,
  fill: (seconds, bot) => `nach ${time(seconds)} kommt ${bot}`,
  playersOnly: "ohne Zuschauer",
  seenLate: "Zuschauer sehen es später",
  ratings: "Wertungen",
  rated: "zählt für die Wertung",
  ownData: "eigene Bögen oder eigener Plan",
  more: (tables) => counted(tables, { one: "neuer Tisch", other: "neue Tische" }),
  empty:
    "Gerade wartet niemand. Mach mit „Jetzt spielen“ den Anfang: Wer als Nächstes kommt, setzt sich zu dir.",
  emptyFilter: "So ein Tisch wartet gerade nicht.",
  meanwhile: "Oder spiel inzwischen gegen einen Bot",
  connecting: "Mal sehen, wer da ist …",
  away: "Der Server ist gerade nicht erreichbar. Die Bots auf diesem Gerät spielen mit dir.",
  outdated: "Der Server wurde aktualisiert. Lade diese Seite neu, um weiterzuspielen.",
  reload: "Neu laden",
  listed: "Dieser Tisch steht in der Lobby, solange du da bist: Wer kommt, darf sich setzen.",
  fills: (seconds) => `${time(seconds)} nachdem du gekommen bist, gehen freie Plätze an Bots.`,
  close: "Schließen",
  link: (tables) =>
    tables === 0 ? "Lobby" : `Lobby: ${counted(tables, { one: "Tisch", other: "Tische" })}`,
  list: "In der Lobby",
  lists: { no: "Nur mit Link", yes: "Alle dürfen mitspielen" },
  fillFree: "Freie Plätze",
  fillAfter: {
    never: "warten",
    soon: "gehen nach einer Minute an Bots",
    later: "gehen nach 5 Minuten an Bots",
  },
  watch: "Wer zusehen darf",
  watches: {
    anyone: "Alle, die die Adresse haben",
    players: "Nur, wer mitspielt",
    delayed: "Alle, 3 Minuten später",
  },
};
