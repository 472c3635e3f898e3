// One line on how a game stands: at its table, and on its card.
import type { SeatName, View } from "./games";

const list = new Intl.ListFormat("en");

/** Who is to act or has won, in few words. */
export function statusOf(view: View, seats: SeatName[], you: number[]): string {
  const named = (indices: number[]) =>
    list.format(indices.map((seat) => seats[seat]?.name ?? `Player ${seat + 1}`));
  if (view.next === "over") {
    const winners = view.winners ?? [];
    const alone = you.length === 1 && winners.length === 1 && winners[0] === you[0];
    return alone ? "You won" : `${named(winners)} won`;
  }
  if (view.next === "chance") return "About to begin";
  if (you.length === 1 && view.next.includes(you[0] ?? -1)) return "Your turn";
  return `${named(view.next)} to move`;
}
