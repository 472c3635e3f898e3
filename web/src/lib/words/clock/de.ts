// How people are timed at a table, in German.
import { Tongue } from "../tongue";
import type { ClockWords } from "./en";

const { counted } = new Tongue("de");

// In the accusative, behind "hat".
const days = (count: number) => counted(count, { one: "Tag", other: "Tage" });
const hours = (count: number) => counted(count, { one: "Stunde", other: "Stunden" });
const minutes = (count: number) => counted(count, { one: "Minute", other: "Minuten" });
const seconds = (count: number) => counted(count, { one: "Sekunde", other: "Sekunden" });

export const clock: ClockWords = {
  clocks: "Uhren",
  shortly: { days: "T", hours: "Std", minutes: "Min" },
  runs: "läuft",
  warning: (left) => `Du hast noch ${seconds(left)}.`,

  days,
  hours,
  minutes,
  seconds,

  live: (time, more) =>
    `Alle haben ${time} für sämtliche Züge${more === null ? "" : ` und mit jedem Zug ${more} mehr`}.`,
  byDays: (time) => `Alle haben ${time} für jeden Zug.`,
  bank: (time) => `Für die ganze Partie gibt es ${time} in Reserve.`,
  weekends: "Samstage und Sonntage zählen nicht.",
  then: {
    lose: "Wessen Zeit abläuft, hat verloren.",
    bot: "Läuft jemandes Zeit ab, spielt ein Bot, bis die Person zurück ist.",
    move: "Läuft jemandes Zeit ab, wird dieser eine Zug für die Person gemacht, und die Partie geht weiter.",
  },

  legend: "Bedenkzeit",
  none: "Keine Uhr",
  pace: (base, increment) => `${base} Min + ${increment} s`,
  perMove: (count) => `${days(count)} pro Zug`,
  other: "Wie zuvor vereinbart",
  ends: "Wenn die Zeit abläuft",
  ending: {
    lose: "Die Partie ist verloren",
    bot: "Ein Bot spielt weiter",
    move: "Ein Zug wird gemacht",
  },
  freeWeekends: "Samstage und Sonntage zählen nicht",
  needsEnd: "Mit Uhr hat auch das Klopfen ein Ende: 30 Sekunden.",
};
