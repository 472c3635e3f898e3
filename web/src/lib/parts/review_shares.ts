// Shares of the win, as a review tells them.
import type { SeatName } from "../games";

/** Smaller ones are not told. */
export const stands = 0.005;

/** Whom luck has moved, and by how much. */
export const lucky = (win: readonly number[], who: (seat: number) => SeatName) =>
  win.flatMap((share, seat) => (Math.abs(share) < stands ? [] : [{ who: who(seat), win: share }]));
