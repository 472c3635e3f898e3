// A game that begins where another one stood.
import type { SeatName } from "./games";
import { createLocal, setupOf } from "./new_local";
import { splitRecord } from "./record";
import type { LocalSeat, Memory } from "./storage";

export interface Branch {
  record: string;
  /** After so many events. */
  ply: number;
  seats: readonly SeatName[];
  /** Whose place a person takes; bots sit on the others. */
  seat: number;
}

/**
 * Stores it; gives its id.
 * @param level of the bots that take the places of people
 */
export function branchOff(
  memory: Memory,
  { record, ply, seats, seat }: Branch,
  name: string,
  level: number,
  now: Date,
): string {
  const setup = setupOf(record);
  const sitters = seats.map((it, at): LocalSeat => {
    if (at === seat) return { kind: "me", name };
    return { kind: "bot", name: `bot:${it.bot?.level ?? level}` };
  });
  const tags = { ...setup.tags, Continued: String(ply) };
  const events = splitRecord(record).events.slice(0, ply);
  return createLocal(memory, { ...setup, tags, seats: sitters, events }, now);
}
