// Shares of the win, as a review tells them.
import type { SeatName } from "../games";
import type { Outlook } from "../review/review_core";

/** Smaller ones are not told. */
export const stands = 0.005;

/** Whom luck has moved, and by how much. */
export const lucky = (win: readonly number[], who: (seat: number) => SeatName) =>
  win.flatMap((share, seat) => (Math.abs(share) < stands ? [] : [{ who: who(seat), win: share }]));

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Whom an event has moved, and by how much, in both units. */
export const moved = ({ win, points }: Outlook, who: (seat: number) => SeatName) =>
  win.flatMap((share, seat) =>
    Math.abs(share) < stands
      ? []
      : [{ who: who(seat), win: share, points: tenths(points[seat] ?? 0) }],
  );
