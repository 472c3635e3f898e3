// Who sits where at a new table: what the form holds, and what becomes of it.
import type { SeatRequest } from "./api";
import { engineOf, enginePrefix } from "./characters";
import type { OptionInfo } from "./core";
import { cleanName } from "./record";
import type { LocalSeat } from "./storage";

/** Who plays with whom: what a new table is set up for. */
export type Preset = "bots" | "device" | "link";
export type SeatKind = "me" | "open" | "bot";

export interface SeatForm {
  /** Stays with the seat while the form changes. */
  key: number;
  kind: SeatKind;
  name: string;
  /** 1 to 8, as a form field holds it, or an engine of the server (`engine:mine`). */
  level: string;
}

/** Who sits with oneself. */
const others: Record<Preset, SeatKind> = { bots: "bot", device: "me", link: "open" };
/** Who may sit at all: a friend by link needs the server. */
export const kindsOf: Record<Preset, SeatKind[]> = {
  bots: ["me", "bot"],
  device: ["me", "bot"],
  link: ["me", "open", "bot"],
};

/** The seats of a preset: oneself first, then the others; names that were given stay. */
export function arranged(seats: SeatForm[], preset: Preset, level: string): SeatForm[] {
  return seats.map((seat, index) => ({
    ...seat,
    kind: index === 0 ? "me" : others[preset],
    level,
  }));
}

/** The seats for that many players: those there are, then others of the preset. */
export function resized(
  seats: SeatForm[],
  players: number,
  preset: Preset,
  level: string,
): SeatForm[] {
  const more = Array.from({ length: Math.max(0, players - seats.length) }, (_, index): SeatForm => {
    const key = seats.length + index;
    return { key, kind: key === 0 ? "me" : others[preset], name: "", level };
  });
  // An engine need not play with so many.
  const fitting = seats.map((seat) =>
    seat.level.startsWith(enginePrefix) ? { ...seat, level } : seat,
  );
  return [...fitting, ...more].slice(0, players);
}

/** Whether bots would be among themselves: the server keeps no table without a person. */
export const needsPerson = (seats: SeatForm[]) => seats.every(({ kind }) => kind === "bot");

/** Chance, from 0 to `bound` - 1. */
export const below = (bound: number) =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;

/** The seats in an order drawn by chance. `below(n)` draws from 0 to n - 1. */
export function drawn<T>(seats: T[], below: (bound: number) => number): T[] {
  const order = [...seats];
  for (let left = order.length; left > 1; left--) {
    const [picked] = order.splice(below(left), 1);
    if (picked !== undefined) order.push(picked);
  }
  return order;
}

export function localSeats(seats: SeatForm[]): LocalSeat[] {
  return seats.map((seat) =>
    seat.kind === "bot"
      ? { kind: "bot", name: `bot:${seat.level}` }
      : { kind: "me", name: cleanName(seat.name) },
  );
}

export function requestedSeats(seats: SeatForm[]): SeatRequest[] {
  return seats.map((seat): SeatRequest => {
    const engine = engineOf(seat.level);
    if (seat.kind === "bot" && engine !== null) return { kind: "engine", engine };
    if (seat.kind === "bot") return { kind: "bot", level: Number(seat.level) };
    if (seat.kind === "open") return { kind: "open" };
    const name = cleanName(seat.name);
    return name ? { kind: "me", name } : { kind: "me" };
  });
}

/** The options that are not the default: records and requests name no others. */
export function changedOptions(
  infos: OptionInfo[],
  values: Record<string, string>,
): Record<string, string> {
  const changed = infos.filter(({ name, values: [first] }) => (values[name] ?? first) !== first);
  return Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? ""]));
}
