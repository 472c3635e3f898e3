// How people are timed at a table, in French.
import { Tongue } from "../tongue";
import type { ClockWords } from "./en";

const { counted } = new Tongue("fr");

const days = (count: number) => counted(count, { one: "jour", other: "jours" });
const hours = (count: number) => counted(count, { one: "heure", other: "heures" });
const minutes = (count: number) => counted(count, { one: "minute", other: "minutes" });
const seconds = (count: number) => counted(count, { one: "seconde", other: "secondes" });

export const clock: ClockWords = {
  clocks: "Pendules",
  shortly: { days: "j", hours: "h", minutes: "min" },
  runs: "en marche",
  warning: (left) => `Il vous reste ${seconds(left)}.`,

  days,
  hours,
  minutes,
  seconds,

  live: (time, more) =>
    `Chacun dispose de ${time} pour tous ses coups${more === null ? "" : `, plus ${more} à chaque coup`}.`,
  byDays: (time) => `Chacun dispose de ${time} pour chaque coup.`,
  bank: (time) => `Une réserve de ${time} vaut pour toute la partie.`,
  weekends: "Les samedis et dimanches ne comptent pas.",
  then: {
    lose: "Qui n’a plus de temps a perdu.",
    bot: "Si quelqu’un n’a plus de temps, un bot joue jusqu’à son retour.",
    move: "Si quelqu’un n’a plus de temps, ce coup est joué à sa place et la partie continue.",
  },

  legend: "Temps de réflexion",
  none: "Sans pendule",
  pace: (base, increment) => `${base} min + ${increment} s`,
  perMove: (count) => `${days(count)} par coup`,
  other: "Comme convenu auparavant",
  ends: "À la fin du temps",
  ending: {
    lose: "La partie est perdue",
    bot: "Un bot continue",
    move: "Un coup est joué",
  },
  freeWeekends: "Les samedis et dimanches ne comptent pas",
  needsEnd: "Avec une pendule, le temps pour toquer a aussi une fin\u202f: 30 secondes.",
};
