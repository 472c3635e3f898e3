// What a table of the server shows of a race, and of who has sat down, as the server tells it.
import type { OpenWindow, SeatName } from "./games";
import type { OnlineSeat } from "./protocol";
import { claimsRaces } from "./race";
import { windowOf, type Uptime } from "./table/race_window";

interface ToldWindow {
  length: number | null;
  left: number | null;
  claimant: number | null;
}

/** The server's clock decides; here runs one that shows it. */
export const toldWindow = (
  { length, left, claimant }: ToldWindow,
  uptime: Uptime,
  tags: ReadonlyMap<string, string>,
): OpenWindow => windowOf(length, left, uptime, { claims: claimsRaces(tags), claimant });

/** A yield of a seat is known. */
export const withYield = (window: OpenWindow | null, seat: number): OpenWindow | null =>
  window && { ...window, yielded: [...window.yielded, seat] };

/** Of the people at the seats those whose seat was open before. */
export const arrivedAt = (
  seats: readonly OnlineSeat[],
  before: readonly OnlineSeat[],
  people: readonly SeatName[],
): SeatName[] =>
  people.filter((_, seat) => before[seat]?.claimed === false && seats[seat]?.claimed);
