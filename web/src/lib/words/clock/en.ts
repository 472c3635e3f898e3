// How people are timed at a table, in English.
import type { EndOfTime } from "$lib/incidents";
import { Tongue } from "../tongue";

const { counted } = new Tongue("en");

const days = (count: number) => counted(count, { one: "day", other: "days" });
const hours = (count: number) => counted(count, { one: "hour", other: "hours" });
const minutes = (count: number) => counted(count, { one: "minute", other: "minutes" });
const seconds = (count: number) => counted(count, { one: "second", other: "seconds" });

export const clock = {
  clocks: "Clocks",
  /** Short, on a clock. */
  shortly: { days: "d", hours: "h", minutes: "min" },
  /** Beside a clock, for those who listen. */
  runs: "running",
  /** To the person whose time it is. */
  warning: (left: number) => `You have ${seconds(left)} left.`,

  days,
  hours,
  minutes,
  seconds,

  /** What was agreed on. */
  live: (time: string, more: string | null) =>
    `Everybody has ${time} for all moves${more === null ? "" : `, and ${more} more with each`}.`,
  byDays: (time: string) => `Everybody has ${time} for each move.`,
  bank: (time: string) => `There are ${time} in reserve for the whole game.`,
  weekends: "Saturdays and Sundays do not count.",
  then: {
    lose: "Whoever runs out of time has lost.",
    bot: "For whoever runs out of time a bot plays until they are back.",
    move: "For whoever runs out of time this one move is made, and the game goes on.",
  } satisfies Record<EndOfTime, string>,

  /** Where a table is set up. */
  legend: "Time for moves",
  none: "No clock",
  pace: (base: number, increment: number) => `${base} min + ${increment} s`,
  perMove: (count: number) => `${days(count)} a move`,
  other: "As agreed before",
  ends: "When time runs out",
  ending: { lose: "The game is lost", bot: "A bot plays on", move: "One move is made" },
  freeWeekends: "Saturdays and Sundays do not count",
  needsEnd: "With a clock, answering a pass has an end, too: 30 seconds.",
};

export type ClockWords = typeof clock;
