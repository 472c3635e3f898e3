// What any game's view says, whatever the game.
import type { SeatName, Told, View } from "./games";
import { words } from "./words";

/** Who sits there; the seat itself where nobody has a name. */
export function nameOf(seats: readonly SeatName[], seat: number): SeatName {
  return seats[seat] ?? { name: words().seats.seat(seat) };
}

/** Who may act; nobody while chance is due and when the game is over. */
export function toMove(view: View): readonly number[] {
  return Array.isArray(view.next) ? view.next : [];
}

/** The texts of the legal moves; null where the core gives no list. */
export function legalTexts(view: View): readonly string[] | null {
  return Array.isArray(view.legal) ? view.legal : null;
}

/** A part of a seat's standing; 0 where the standing has no such part. */
export function partOf(view: View, part: string, seat: number): number {
  return view.standing.parts.find((it) => it.name === part)?.points[seat] ?? 0;
}

/**
 * From where to where events lead, to be marked on a board: all the way where one follows the other, and
 * each by itself where they are several moves of one position, as a hint names them.
 */
export function waysOf(told: readonly Told[]): Pick<Told, "before" | "after">[] {
  const [first, second] = told;
  const last = told.at(-1);
  if (!first || !last) return [];
  if (second?.before.ply === first.before.ply) return [...told];
  return [{ before: first.before, after: last.after }];
}
