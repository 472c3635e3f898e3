// What the form of a new tournament has, as the server is asked for it.
import { cleanName } from "../record";
import type { System, Terms } from "./wire";

/** As the fields have it; what is "0" or empty was not chosen. */
export interface Chosen {
  name: string;
  game: string;
  seats: number;
  system: System;
  /** Of the paces below. */
  pace: string;
  /** By days alone: whether Saturdays and Sundays count. */
  weekends: boolean;
  rounds: string;
  minutes: string;
  bots: string;
  level: string;
  /** A time of this device's zone: "2026-03-01T18:30". */
  starts: string;
  /** With how many people it begins. */
  at: string;
  listed: boolean;
}

const day = 24 * 60 * 60;

/** The seconds of all moves and those of each. */
export const livePaces = ["60 1", "180 2", "300 3", "600 5", "1200 10"] as const;
/** Days for each move. */
export const dayPaces = [1, 2, 3, 7, 14] as const;
export const isByDays = (pace: string) => !pace.includes(" ");

/** A tournament's clock ends in a loss, so that every table comes to its end. */
const clockOf = ({ pace, weekends }: Chosen) =>
  isByDays(pace)
    ? `days ${Number(pace) * day} 0 ${weekends ? "count" : "free"} lose`
    : `live ${pace} lose`;

/** Unix time of what a field for date and time has; undefined: it is empty. */
export function startOf(local: string): number | undefined {
  const ms = local === "" ? NaN : new Date(local).getTime();
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
}

const most = 32;

export function termsOf(chosen: Chosen): Terms {
  const { system, rounds, minutes, bots, at } = chosen;
  const name = cleanName(chosen.name);
  const starts = startOf(chosen.starts);
  return {
    ...(name ? { name } : {}),
    game: chosen.game,
    seats: chosen.seats,
    system,
    clock: clockOf(chosen),
    most,
    ...(system === "swiss" && rounds !== "0" ? { rounds: Number(rounds) } : {}),
    ...(system === "arena" ? { minutes: Number(minutes) } : {}),
    ...(starts === undefined ? {} : { starts }),
    ...(at === "0" ? {} : { at: Number(at) }),
    ...(bots === "0" ? {} : { bots: Number(bots), level: Number(chosen.level) }),
    ...(chosen.listed ? { listed: true } : {}),
  };
}
