// Who sits on a seat, for a sentence.
import type { SeatName } from "$lib/games";
import { words } from "../words";

/** Also where nobody is named. */
export function whoSits(seats: readonly SeatName[], seat: number): SeatName {
  return seats[seat] ?? { name: words().seat(seat) };
}
