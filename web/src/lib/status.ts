// One line on how a game stands: at its table, and on its card.
import type { SeatName, View } from "./games";
import { words } from "./words";

/** Who has won; where all have, nobody has. */
function outcome(winners: readonly SeatName[], of: number): string {
  const { status } = words();
  return of > 1 && winners.length === of ? status.drawn : status.won(winners);
}

/**
 * Who is to act or has won, in few words.
 * @param played whether it can go on; the person of this page is then asked to act
 */
export function statusOf(view: View, seats: readonly SeatName[], played = true): string {
  const { status } = words();
  const named = (indices: number[]) => indices.flatMap((seat) => seats[seat] ?? []);
  if (view.next === "over") return outcome(named(view.winners ?? []), seats.length);
  if (view.next === "chance") return view.ply === 0 ? status.beginning : status.chance;
  const due = named(view.next);
  if (due.some(({ free }) => free)) return status.awaited;
  if (!due.some(({ self }) => self)) return status.toMove(due);
  return played ? status.yourTurn : status.unfinished;
}
